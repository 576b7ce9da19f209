//! The standings of all seats as cells of words, which pages, letters and the API share. Knows no game.

use sternpost_core::{BySeat, Eyes, Seat};
use sternpost_picture::Words;
use sternpost_show::Tally;
use sternpost_show::tally::{Cell, Column, Goal, Near, Progress};

/// The seats as they are read: in the order of turns, then who has left the game.
#[must_use]
pub fn order(tally: &Tally, seats: u8) -> Vec<Seat> {
    let left = (0..seats).map(Seat).filter(|seat| !tally.order.contains(seat));
    tally.order.iter().copied().chain(left).collect()
}

/// Whether a column names things; else it counts.
#[must_use]
pub fn names_things(column: &Column) -> bool {
    column.cells.iter().any(|(_, cell)| matches!(cell, Cell::Things { .. }))
}

/// A cell in a few letters: `3`, `7/10`; things one after the other.
#[must_use]
pub fn cell(cell: &Cell, words: &Words<'_>) -> String {
    match cell {
        Cell::Number { count, most: Some(most) } => format!("{count}/{most}"),
        Cell::Number { count, most: None } => count.to_string(),
        Cell::Things { things } if !things.is_empty() => {
            let thing = |thing: &sternpost_show::tally::Thing| match &thing.note {
                Some(note) => format!("{} ({})", words.say(&thing.label), words.say(note)),
                None => words.say(&thing.label),
            };
            things.iter().map(thing).collect::<Vec<_>>().join(", ")
        }
        Cell::Things { .. } | Cell::Nothing => NOTHING.to_owned(),
    }
}

/// The cell where nothing is to be said.
pub const NOTHING: &str = "–";

/// The progress of a seat to a goal, in a few letters: `✓`, `3/4`, `2 (+5)` where 2 of what is vied for would bring 5.
#[must_use]
pub fn progress(progress: &Progress) -> String {
    match (progress.state, progress.have, progress.need, progress.brings) {
        (Near::Done, ..) => "✓".to_owned(),
        (_, Some(have), _, Some(brings)) if brings > 0 => format!("{have} (+{brings})"),
        (_, Some(have), Some(need), _) => format!("{have}/{need}"),
        (_, Some(have), None, _) => have.to_string(),
        (_, None, ..) => NOTHING.to_owned(),
    }
}

/// The goals these eyes play for: their own come last, and those that nobody has anything of are kept.
#[must_use]
pub fn goals(tally: &Tally, eyes: Eyes) -> Vec<&Goal> {
    let is_for = |goal: &&Goal| goal.owner.is_none() || goal.owner == eyes.seat();
    tally.goals.iter().filter(is_for).collect()
}

/// Values of seats in the order they are read.
pub fn in_order<'t, T>(values: &'t BySeat<T>, order: &'t [Seat]) -> impl Iterator<Item = &'t T> {
    order.iter().filter_map(|seat| values.get(*seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_said_in_a_few_letters() {
        let toward = Progress::toward(3, 4);
        let vied = |brings| Progress { state: Near::Enough, have: Some(2), need: None, brings: Some(brings) };
        let said = [Progress::default(), toward, Progress::DONE, vied(5), vied(0)].map(|each| progress(&each));
        assert_eq!(said, ["–", "3/4", "✓", "2 (+5)", "2"]);
    }

    #[test]
    fn who_has_left_the_game_is_read_last() {
        let tally = Tally { order: vec![Seat(2), Seat(0)], ..Tally::default() };
        assert_eq!(order(&tally, 4), [Seat(2), Seat(0), Seat(1), Seat(3)]);
    }
}
