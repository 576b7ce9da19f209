//! A first step that several seats answer under seal, right after the start: nobody learns what another has packed, or that they have.

use crate::outpost::world::{NAMES, OutpostServer, bag, one, together};
use serde_json::json;
use sternpost_core::Seat;

async fn what_is_packed_is_sealed_from_the_start(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = world.begin(3, json!({})).await;
    assert_eq!(world.snapshot(id).await.owing(), [Seat(0), Seat(1), Seat(2)], "all are asked as soon as it begins");
    let first = world.letter(id, 1, "turn").await;
    assert!(first.contains("What do you pack?"), "the first letter asks it: {first}");
    let paths = [format!("/api/v1/campaigns/{id}"), format!("/api/v1/campaigns/{id}/log"), format!("/api/v1/campaigns/{id}/board.txt")];
    let mut before = vec![];
    for path in &paths {
        before.push(world.get(1, path).await);
    }
    assert!(world.say(id, 0, &[bag(2)]).await.unwrap().sealed);
    for (path, before) in paths.iter().zip(&before) {
        assert_eq!(world.get(1, path).await, *before, "{path} tells nobody that one has packed");
    }
    // Whoever thinks better of it packs otherwise.
    world.take_back(id, 0).await;
    assert!(world.say(id, 0, &[bag(1)]).await.unwrap().sealed);
    world.say(id, 1, &[bag(2)]).await.unwrap();
    world.say(id, 2, &[bag(0)]).await.unwrap();

    assert_eq!(world.kinds(id).await.iter().filter(|kind| **kind == "together").count(), 1, "one entry opens all");
    for (seat, name) in NAMES.iter().enumerate() {
        let view = &world.json(seat, &paths[0]).await["view"]["watches"];
        for (other, oil) in [1, 2, 0].into_iter().enumerate() {
            let seen = &view[other]["bag"];
            assert!(if other == seat { seen["oil"] == oil } else { seen.is_null() }, "{name} sees {view}");
        }
        if seat == 2 {
            // What is not in plain letters is not looked for.
            continue;
        }
        let letter = world.letter(id, u8::try_from(seat).unwrap(), "turn").await;
        assert!(letter.contains("Everybody has packed a bag"), "{letter}");
        assert!(!letter.contains("2 oil") || seat == 1, "no letter tells another's bag: {letter}");
    }
    let export = world.get(2, &format!("/api/v1/campaigns/{id}/export")).await.1;
    assert!(!export.contains("[\"oil\",2]"), "an export has no answer of others: {export}");
    world.is_in_order(id).await;
}

async fn alone_the_first_step_is_part_of_a_turn(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = world.begin(1, together(1)).await;
    let receipt = world.say(id, 0, &[bag(2), one("use:light"), one("pass"), one("watch"), one("south")]).await.unwrap();
    assert!(!receipt.sealed);
    assert!(world.snapshot(id).await.play().unwrap().is_over());
    world.is_in_order(id).await;
}

on_both! {
    what_is_packed_is_sealed_from_the_start
    alone_the_first_step_is_part_of_a_turn
}
