//! What must hold from one act of a campaign to the next, besides what every position is held to.

use crate::GAME;
use conquest::components::{Keyword, Title};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{Arg, Told};
use sternpost_game::Play;
use sternpost_workbench::Finished;
use sternpost_workbench::refold::advance;

/// Holds a campaign to everything below, act by act.
pub fn hold(finished: &Finished) {
    let mut play: Option<Box<dyn Play>> = None;
    let mut before: Option<Value> = None;
    for act in &finished.acts {
        let now = advance(&GAME, play, act).unwrap_or_else(|why| panic!("{why}"));
        let snapshot: Value = serde_json::from_str(&now.snapshot()).expect("a snapshot is JSON");
        let state = &snapshot["state"];
        if let Some(before) = &before {
            numbers_are_given_once(before, state);
            battles_are_where_they_may_be(before, state);
        }
        before = Some(state.clone());
        play = Some(now);
    }
    one_limited_card_a_round(&finished.told);
}

fn numbers(state: &Value) -> BTreeSet<u64> {
    let cards = state["cards"].as_object().expect("cards by their numbers");
    cards.keys().map(|number| number.parse().expect("a number")).collect()
}

/// A card that enters play has a number that none has had.
fn numbers_are_given_once(before: &Value, now: &Value) {
    let last = before["next-card"].as_u64().expect("a number");
    let (old, new) = (numbers(before), numbers(now));
    let again: Vec<&u64> = new.difference(&old).filter(|number| **number <= last).collect();
    assert!(again.is_empty(), "numbers {again:?} were given before: the last was {last}");
}

/// CONQ-COMBAT-01, -02: a battle begins at the first planet, or where a warlord is.
fn battles_are_where_they_may_be(before: &Value, now: &Value) {
    let battle = |state: &Value| state["underway"]["battle"].clone();
    let slot = |state: &Value| battle(state)["slot"].clone();
    // Nobody has moved or was damaged in it.
    let has_just_begun = battle(now)["round"] == 1 && battle(now)["is-lively"] == false && slot(now) != slot(before);
    if !has_just_begun {
        return;
    }
    let is_there = |card: &Value| card["form"] == "warlord" && card["at"]["planet"] == slot(now);
    let has_warlord = now["cards"].as_object().expect("cards").values().any(is_there);
    assert!(slot(now) == now["first"] || has_warlord, "a battle at {}, where neither the first planet nor a warlord is", slot(now));
}

/// CONQ-SUP-25
fn one_limited_card_a_round(told: &[Told]) {
    let mut used: BTreeMap<String, Title> = BTreeMap::new();
    for line in told {
        let arg = |name: &str| line.text.args.iter().find(|(of, _)| of == name).map(|(_, arg)| arg);
        match line.text.key.as_ref() {
            "line-round-begins" => used.clear(),
            "line-deploys" | "line-plays-event" => {
                let (Some(Arg::Seat(seat)), Some(Arg::Term { id, .. })) = (arg("seat"), arg("title")) else {
                    panic!("who does it with which card: {line:?}")
                };
                let title = Title::ALL.iter().find(|title| title.slug() == id.as_ref()).expect("a title");
                if title.card().has_keyword(Keyword::Limited) {
                    let first = used.insert(seat.to_string(), *title);
                    assert_eq!(first, None, "and {} in one round", title.slug());
                }
            }
            _ => {}
        }
    }
}
