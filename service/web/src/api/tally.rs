//! How everybody stands, as JSON: the game's ids, and its texts in the caller's language.

use serde_json::{Value, json};
use sternpost_core::Eyes;
use sternpost_game::Play;
use sternpost_picture::Words;
use sternpost_show::tally::{Cell, Column, Fact, Goal, SeatMark, Thing};

/// What these eyes see of it.
pub(super) fn tally(play: &dyn Play, eyes: Eyes, words: &Words<'_>) -> Value {
    let tally = play.tally(eyes);
    let fact = |fact: &Fact| json!({ "id": fact.id, "label": words.say(&fact.label) });
    let thing = |thing: &Thing| {
        let note = thing.note.as_ref().map(|note| words.say(note));
        json!({ "label": words.say(&thing.label), "is-used": thing.is_used, "note": note })
    };
    let cell = |cell: &Cell| match cell {
        Cell::Nothing => json!({ "kind": "nothing" }),
        Cell::Number { count, most } => json!({ "kind": "number", "count": count, "most": most }),
        Cell::Things { things } => json!({ "kind": "things", "things": things.iter().map(thing).collect::<Vec<Value>>() }),
    };
    let column = |column: &Column| {
        json!({
            "id": column.id,
            "sign": words.say(&column.sign),
            "label": words.say(&column.label),
            "weight": column.weight,
            "cells": column.cells.iter().map(|(_, value)| cell(value)).collect::<Vec<Value>>(),
        })
    };
    let mark =
        |mark: &SeatMark| json!({ "id": mark.id, "sign": words.say(&mark.sign), "label": words.say(&mark.label), "seats": mark.seats });
    let goal = |goal: &Goal| {
        json!({
            "id": goal.id,
            "title": words.say(&goal.title),
            "says": goal.says.as_ref().map(|says| words.say(says)),
            "worth": words.say(&goal.worth),
            "owner": goal.owner,
            "seats": goal.seats,
        })
    };
    json!({
        "facts": tally.facts.iter().map(fact).collect::<Vec<Value>>(),
        "order": tally.order,
        "columns": tally.columns.iter().map(column).collect::<Vec<Value>>(),
        "marks": tally.marks.iter().map(mark).collect::<Vec<Value>>(),
        "goals": tally.goals.iter().map(goal).collect::<Vec<Value>>(),
    })
}
