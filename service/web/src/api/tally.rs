//! Converts a tally to the JSON of the API: the game's ids, and its texts in the caller's language.

use sternpost_api::tally as api;
use sternpost_core::{Eyes, Text};
use sternpost_game::Play;
use sternpost_picture::Words;
use sternpost_show::tally::{Cell, Column, Fact, Goal, SeatMark, Thing};

/// The tally as these eyes see it.
pub(super) fn tally(play: &dyn Play, eyes: Eyes, words: &Words<'_>) -> api::Tally {
    let tally = play.tally(eyes);
    let say = |text: &Text| words.say(text);
    let mark =
        |mark: &SeatMark| api::Mark { id: mark.id.to_string(), sign: say(&mark.sign), label: say(&mark.label), seats: mark.seats.clone() };
    let goal = |goal: &Goal| api::Goal {
        id: goal.id.to_string(),
        title: say(&goal.title),
        says: goal.says.as_ref().map(say),
        worth: say(&goal.worth),
        owner: goal.owner,
        seats: goal.seats.iter().map(|(_, progress)| *progress).collect(),
    };
    api::Tally {
        facts: tally.facts.iter().map(|fact: &Fact| api::Fact { id: fact.id.to_string(), label: say(&fact.label) }).collect(),
        order: tally.order,
        columns: tally.columns.iter().map(|counted| column(counted, words)).collect(),
        marks: tally.marks.iter().map(mark).collect(),
        goals: tally.goals.iter().map(goal).collect(),
    }
}

fn column(column: &Column, words: &Words<'_>) -> api::Column {
    let thing = |thing: &Thing| api::CountedThing {
        label: words.say(&thing.label),
        is_used: thing.is_used,
        note: thing.note.as_ref().map(|note| words.say(note)),
    };
    let cell = |cell: &Cell| match cell {
        Cell::Nothing => api::Cell::Nothing,
        Cell::Number { count, most } => api::Cell::Number { count: *count, most: *most },
        Cell::Things { things } => api::Cell::Things { things: things.iter().map(thing).collect() },
    };
    api::Column {
        id: column.id.to_string(),
        sign: words.say(&column.sign),
        label: words.say(&column.label),
        weight: column.weight,
        cells: column.cells.iter().map(|(_, counted)| cell(counted)).collect(),
    }
}
