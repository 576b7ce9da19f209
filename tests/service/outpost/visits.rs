//! One visit for a window and the turn of one's own behind it: sealed, void if anybody acts, and taken in the commit that closes the window.

use crate::outpost::world::{OutpostServer, bag, one};
use serde_json::json;
use sternpost_core::{Refusal, Seat, Stop};
use sternpost_log::Cause;
use sternpost_table::Refused;
use sternpost_table::play::answer::Submission;

async fn whoever_lets_a_window_pass_takes_the_turn_behind_it_in_the_same_visit(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = world.begin(3, json!({ "nights": 1 })).await;
    world.pack(id, &[0, 1, 2]).await;
    let (before, letters) = (world.kinds(id).await, world.letters(id, 0, "turn").await);
    let path = format!("/api/v1/campaigns/{id}");
    let seen = (world.get(1, &path).await, world.get(2, &path).await);

    let snapshot = world.snapshot(id).await;
    let question = snapshot.owed_by(Seat(0)).unwrap().id;
    let turn = |answers| Submission::plain(id, (Seat(0), question.clone(), snapshot.seq), answers, Cause::Page);
    let looked = world.service.compose(&turn(vec![one("pass"), one("watch")])).await.unwrap();
    assert_eq!((looked.stop, looked.asked.unwrap().prompt.key.as_ref(), looked.steps.len()), (Stop::Asked, "ask-side", 2));
    let refused = world.say(id, 0, &[one("pass"), one("north")]).await;
    assert!(matches!(refused, Err(Refused::Answer(Refusal::NotAnOption { .. }))), "what is refused is refused whole: {refused:?}");
    let refused = world.say(id, 1, &[one("pass"), one("sleep")]).await;
    assert!(matches!(refused, Err(Refused::Answer(Refusal::TurnEnded { taken: 1 }))), "its turn does not follow: {refused:?}");

    let receipt = world.say(id, 0, &[one("pass"), one("watch"), one("south")]).await.unwrap();
    assert!(receipt.sealed && receipt.told.is_empty());
    assert_eq!(world.kinds(id).await, before, "it waits beside the log");
    assert_eq!((world.get(1, &path).await, world.get(2, &path).await), seen, "nobody sees that it does");

    world.say(id, 1, &[one("pass")]).await.unwrap();
    let closing = world.say(id, 2, &[one("pass")]).await.unwrap();
    assert!(!closing.sealed);
    assert_eq!(world.kinds(id).await[before.len()..], ["together", "answered"]);
    assert_eq!(world.snapshot(id).await.owing(), [Seat(1)], "the turn behind it is taken");
    assert_eq!(world.letters(id, 0, "turn").await, letters, "and its seat is not written to for it");
    assert!(world.get(0, &format!("/c/{id}")).await.1.contains("keeps watch"));
    world.is_in_order(id).await;

    // What was taken at once can be taken back like any turn.
    world.take_back(id, 0).await;
    let snapshot = world.snapshot(id).await;
    assert_eq!((snapshot.owing(), snapshot.owed_by(Seat(0)).unwrap().prompt.key.as_ref()), (vec![Seat(0)], "ask-turn"));
    world.is_in_order(id).await;
}

async fn a_turn_said_at_once_is_void_if_anybody_acts(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = world.begin(3, json!({ "nights": 1 })).await;
    world.pack(id, &[0, 1, 2]).await;
    let before = world.kinds(id).await.len();
    world.say(id, 0, &[one("pass"), one("watch"), one("south")]).await.unwrap();
    world.say(id, 1, &[one("pass")]).await.unwrap();
    world.say(id, 2, &[one("use:light")]).await.unwrap();
    assert_eq!(world.kinds(id).await[before..], ["together"]);
    assert_eq!(world.snapshot(id).await.owing(), [Seat(0), Seat(1), Seat(2)], "all are asked again");
    world.say(id, 0, &[one("pass")]).await.unwrap();
    world.say(id, 1, &[one("pass")]).await.unwrap();
    world.say(id, 2, &[one("pass")]).await.unwrap();
    assert_eq!(world.snapshot(id).await.owing(), [Seat(0)], "nothing of it is left");
    world.is_in_order(id).await;
}

async fn what_is_said_last_is_carried_out_at_once_and_half_a_turn_goes_on(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = world.begin(2, json!({ "nights": 1 })).await;
    world.say(id, 1, &[bag(0)]).await.unwrap();
    world.say(id, 0, &[bag(0)]).await.unwrap();
    world.say(id, 1, &[one("pass")]).await.unwrap();
    let receipt = world.say(id, 0, &[one("pass"), one("watch")]).await.unwrap();
    assert!(!receipt.sealed);
    let snapshot = world.snapshot(id).await;
    assert_eq!((snapshot.owing(), snapshot.owed_by(Seat(0)).unwrap().prompt.key.as_ref()), (vec![Seat(0)], "ask-side"));
    world.is_in_order(id).await;
}

on_both! {
    whoever_lets_a_window_pass_takes_the_turn_behind_it_in_the_same_visit
    a_turn_said_at_once_is_void_if_anybody_acts
    what_is_said_last_is_carried_out_at_once_and_half_a_turn_goes_on
}
