//! What page, letters, what-ifs and API say of a table that has lost, or won, together, and of a draw.

use crate::outpost::world::{OutpostServer, bag, one, together};
use serde_json::json;
use sternpost_core::Seat;
use sternpost_log::CampaignId;
use sternpost_table::play::what_if::{Tried, WhatIf};

/// One night of so many, in which everybody sleeps or watches.
async fn night(world: &OutpostServer, seats: usize, options: serde_json::Value, watching: &[bool]) -> CampaignId {
    let id = world.begin(seats, options).await;
    world.pack(id, &vec![0; seats]).await;
    for seat in 0..u8::try_from(seats).unwrap() {
        world.say(id, seat, &[one("pass")]).await.unwrap();
    }
    for (seat, watches) in (0..).zip(watching) {
        let turn = if *watches { vec![one("watch"), one("north")] } else { vec![one("sleep")] };
        world.say(id, seat, &turn).await.unwrap();
    }
    id
}

/// The subject as it stands in a letter: words of it that are not encoded.
fn subject(letter: &str) -> String {
    let at = letter.find("Subject: ").unwrap();
    letter[at..].lines().next().unwrap().to_owned()
}

async fn a_table_that_has_lost_is_told_so_everywhere(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = night(&world, 3, together(9), &[true, false, true]).await;
    let state = world.json(0, &format!("/api/v1/campaigns/{id}")).await;
    let ranks: Vec<_> = state["standings"].as_array().unwrap().iter().map(|standing| standing["rank"].clone()).collect();
    assert_eq!(ranks, [json!(2), json!(2), json!(2)]);
    let (_, page) = world.get(0, &format!("/c/{id}/chronicle")).await;
    assert!(page.contains("The campaign is over. Nobody has won."), "{page}");
    let (_, course) = world.get(0, &format!("/c/{id}")).await;
    assert!(course.contains("Nobody has won") && !course.contains("is-winner"), "{course}");
    assert!(world.get(0, "/campaigns").await.1.contains("nobody has won"));
    let letter = world.letter(id, 0, "ended").await;
    assert!(subject(&letter).contains("Nobody has won"), "{letter}");
    let german = world.letter(id, 2, "ended").await;
    assert!(subject(&german).contains("Niemand hat gewonnen") && !german.contains("Gewonnen hat"), "{german}");
}

async fn a_draw_is_no_victory_of_two(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = night(&world, 2, json!({ "nights": 1 }), &[true, true]).await;
    assert!(world.get(0, &format!("/c/{id}/chronicle")).await.1.contains("The campaign is over. A draw: ada, bo"));
    assert!(world.get(0, &format!("/c/{id}")).await.1.contains("A draw: ada, bo"));
    assert!(subject(&world.letter(id, 1, "ended").await).contains("A draw: ada, bo"));
    let won = night(&world, 3, json!({ "nights": 1 }), &[true, false, false]).await;
    assert!(subject(&world.letter(won, 1, "ended").await).contains("ada won"));
    let drawn = night(&world, 3, json!({ "nights": 1 }), &[true, false, true]).await;
    assert!(world.letter(drawn, 2, "ended").await.contains("Unentschieden: ada, cleo"));
}

async fn a_table_that_has_won_together_has_not_drawn(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = night(&world, 3, together(2), &[true, false, true]).await;
    let (_, page) = world.get(0, &format!("/c/{id}/chronicle")).await;
    assert!(page.contains("The campaign is over, and won together."), "{page}");
    assert!(world.get(0, &format!("/c/{id}")).await.1.contains("Won together: ada, bo, cleo"));
    assert!(world.letter(id, 2, "ended").await.contains("Gemeinsam gewonnen"));
}

async fn a_what_if_says_how_it_would_end(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = world.begin(1, together(9)).await;
    world.say(id, 0, &[bag(0), one("pass")]).await.unwrap();
    let snapshot = world.snapshot(id).await;
    let what = WhatIf::read(snapshot.seq, 0, "").unwrap();
    let imagined = world.service.what_if(&snapshot, Seat(0), &what).await.unwrap();
    assert!(imagined.standings.is_none());
    let what = WhatIf { tried: vec![Tried(0, one("sleep"), false, false)], ..what };
    let imagined = world.service.what_if(&snapshot, Seat(0), &what).await.unwrap();
    assert_eq!(imagined.standings.as_ref().map(|standings| standings[0].rank), Some(2));
    let address = format!("/c/{id}/what-if?from={}&sample=0&tried={}", snapshot.seq, what.written().unwrap());
    let (_, page) = world.get(0, &address).await;
    assert!(page.contains("Nobody has won"), "{page}");
}

on_both! {
    a_table_that_has_lost_is_told_so_everywhere
    a_draw_is_no_victory_of_two
    a_table_that_has_won_together_has_not_drawn
    a_what_if_says_how_it_would_end
}
