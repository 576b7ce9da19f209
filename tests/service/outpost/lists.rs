//! A list that is pasted or replied for what is shared out: all of it is understood, or nothing is filled in.

use crate::outpost::world::{OutpostServer, bag};
use reqwest::Method;
use serde_json::json;
use sternpost_core::Seat;
use sternpost_log::CampaignId;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_store::ReplyKey;
use sternpost_table::replies::Reply;
use sternpost_table::replies::Said as ReplySaid;

/// The page of the turn after its form was sent with this.
async fn pressed(world: &OutpostServer, id: CampaignId, action: &str, list: &str) -> (u16, String) {
    let path = format!("/c/{id}/turn");
    let (_, page) = world.get(0, &path).await;
    let hidden = |name: &str| {
        let mark = format!("name=\"{name}\" value=\"");
        let rest = &page[page.find(&mark).unwrap_or_else(|| panic!("{name}: {page}")) + mark.len()..];
        rest[..rest.find('"').unwrap()].replace("&quot;", "\"").replace("&#34;", "\"")
    };
    let mut form: Vec<(&str, String)> = ["turn", "version", "question", "key"].iter().map(|name| (*name, hidden(name))).collect();
    form.extend([("split:oil", "2".to_owned()), ("split:rope", "1".to_owned()), ("list", list.to_owned()), ("action", action.to_owned())]);
    let answer = world.request(Method::POST, 0, &path).form(&form).send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// What stands in the field of a choice.
fn number(page: &str, choice: &str) -> String {
    let at = page.find(&format!("name=\"split:{choice}\"")).unwrap_or_else(|| panic!("{choice}: {page}"));
    page[at..].split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

async fn a_list_that_is_pasted_fills_the_numbers_in_and_hands_nothing_in(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = world.begin(2, json!({})).await;
    let (_, page) = world.get(0, &format!("/c/{id}/turn")).await;
    assert!(page.contains("Paste a list") && page.contains("<textarea"), "{page}");
    for action in ["fill", "hand-in"] {
        let (status, page) = pressed(&world, id, action, "Bag (3)\n\n1x Oil for a lamp (Core Set)\n2x rope\n").await;
        assert_eq!((status, number(&page, "oil"), number(&page, "rope")), (200, "1".to_owned(), "2".to_owned()), "{page}");
        assert!(world.snapshot(id).await.sealed_of(Seat(0)).is_none(), "{action}: nothing is handed in yet");
    }
    let (_, page) = pressed(&world, id, "fill", "1x Oil for a lamp\n2x Silk <b>\nrope").await;
    assert!(
        page.contains("These lines are not understood: 2x Silk &lt;b&gt;; rope") || page.contains("2x Silk &#60;b&#62;; rope"),
        "{page}"
    );
    assert_eq!((number(&page, "oil"), number(&page, "rope")), ("2".to_owned(), "1".to_owned()), "what was typed stands there still");
    let deck = r#"<?xml version="1.0"?><deck><section><card qty="2" id="1">Oil for a lamp</card><card qty="1" id="2">Rope</card></section></deck>"#;
    let (_, page) = pressed(&world, id, "fill", deck).await;
    assert_eq!((number(&page, "oil"), number(&page, "rope")), ("2".to_owned(), "1".to_owned()), "{page}");
    let (status, page) = pressed(&world, id, "fill", &"9x Rope\n".repeat(4_000)).await;
    assert!(status == 200 && page.contains("The list is too long"), "{status}");
    let (_, page) = pressed(&world, id, "fill", "").await;
    assert!(page.contains("No part of the list was found"), "{page}");
    let (_, page) = pressed(&world, id, "hand-in", "").await;
    assert!(!page.contains("page could not"), "{page}");
    assert!(world.snapshot(id).await.sealed_of(Seat(0)).is_some(), "without a list the numbers count");
}

async fn replied(world: &OutpostServer, id: CampaignId, name: &str, lines: &[&str]) {
    let snapshot = world.snapshot(id).await;
    let question = snapshot.play().unwrap().asked_of(Seat(1)).unwrap().id;
    let (version, generation) = (snapshot.seq, snapshot.seats[1].link_generation);
    let key = ReplyKey {
        hash: name.to_owned(),
        campaign: id,
        seat: 1,
        generation,
        question,
        version,
        choices: vec![],
        made_at: SystemClock.now(),
    };
    let lines = lines.iter().map(|line| (*line).to_owned()).collect();
    let reply = Reply { id: name.to_owned(), key, said: ReplySaid::Answers, lines, received_at: SystemClock.now(), is_again: false };
    world.service.take_reply(&reply).await.unwrap();
}

async fn a_reply_may_give_one_part_a_line(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = world.begin(2, json!({})).await;
    replied(&world, id, "unknown", &["1x Oil for a lamp", "2x Silk"]).await;
    assert!(world.snapshot(id).await.sealed_of(Seat(1)).is_none(), "all of it or nothing");
    let letter = world.letter(id, 1, "receipt").await;
    assert!(letter.contains("These lines of your list are not understood: 2x Silk"), "{letter}");
    replied(&world, id, "list", &["Bag (3)", "1x Oil for a lamp (Core Set)", "2x Rope"]).await;
    assert_eq!(world.snapshot(id).await.sealed_of(Seat(1)).unwrap().given.answer, bag(1));
    replied(&world, id, "line", &["2 oil, 1 rope"]).await;
    assert_eq!(world.snapshot(id).await.sealed_of(Seat(1)).unwrap().given.answer, bag(2), "one line is read as before");
    let deck = ["<?xml version=\"1.0\"?>", "<deck><card qty=\"3\">Rope</card></deck>"];
    replied(&world, id, "deck", &deck).await;
    assert_eq!(world.snapshot(id).await.sealed_of(Seat(1)).unwrap().given.answer, bag(0));
    let long = vec!["9x Rope"; 2_000];
    replied(&world, id, "long", &long).await;
    assert_eq!(world.snapshot(id).await.sealed_of(Seat(1)).unwrap().given.answer, bag(0), "what is too long changes nothing");
}

on_both! {
    a_list_that_is_pasted_fills_the_numbers_in_and_hands_nothing_in
    a_reply_may_give_one_part_a_line
}
