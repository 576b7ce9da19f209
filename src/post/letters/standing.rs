//! How everybody stands, in a letter: a table in HTML, a line for each thing counted in text.

use crate::picture;
use crate::tally;
use sternpost_core::tally::{Cell, Column, Weight};
use sternpost_core::{Eyes, Seat, Tally};

/// How everybody stands, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailedStanding {
    /// What stands of the campaign as a whole, in a line; empty: nothing.
    pub facts: String,
    /// Who sits there, in the order of turns.
    pub seats: Vec<String>,
    /// What is counted of each, the main score first.
    pub rows: Vec<MailedRow>,
    /// What has names, a line for each kind.
    pub held: Vec<String>,
    /// What everybody plays for, with how near each is.
    pub goals: Vec<MailedRow>,
}

/// Something with a value for each seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailedRow {
    /// What it is.
    pub label: String,
    /// Whether it decides who wins.
    pub is_score: bool,
    /// A value for each seat, in the order of the seats.
    pub cells: Vec<String>,
}

impl MailedStanding {
    /// What these eyes see of it, of seats with these names.
    #[must_use]
    pub fn of(tally: &Tally, words: &picture::Words<'_>, names: &[String], eyes: Eyes) -> Self {
        let seats = u8::try_from(names.len()).expect("a table has few seats");
        let order = tally::order(tally, seats);
        let columns = || tally.columns.iter().filter(|column| column.weight != Weight::Minor);
        let row = |column: &Column| MailedRow {
            label: words.say(&column.label),
            is_score: column.weight == Weight::Score,
            cells: tally::in_order(&column.cells, &order).map(|cell| tally::cell(cell, words)).collect(),
        };
        let held = |column: &Column| {
            let has_any = |seat: &&Seat| matches!(&column.cells[**seat], Cell::Things { things } if !things.is_empty());
            let of = |seat: &Seat| format!("{}: {}", names[usize::from(seat.0)], tally::cell(&column.cells[*seat], words));
            let each: Vec<String> = order.iter().filter(has_any).map(of).collect();
            (!each.is_empty()).then(|| format!("{} · {}", words.say(&column.label), each.join("; ")))
        };
        let goals = tally::goals(tally, eyes).into_iter().map(|goal| MailedRow {
            label: format!("{} ({})", words.say(&goal.title), words.say(&goal.worth)),
            is_score: false,
            cells: tally::in_order(&goal.seats, &order).map(tally::progress).collect(),
        });
        Self {
            facts: tally.facts.iter().map(|fact| words.say(&fact.label)).collect::<Vec<_>>().join(" · "),
            seats: order.iter().map(|seat| names[usize::from(seat.0)].clone()).collect(),
            rows: columns().filter(|column| !tally::names_things(column)).map(row).collect(),
            held: columns().filter(|column| tally::names_things(column)).filter_map(held).collect(),
            goals: goals.collect(),
        }
    }

    /// Whether the game says nothing of how everybody stands.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.held.is_empty() && self.goals.is_empty()
    }

    /// A row in a line of text: `Victory points: Ada 7/10, Bo 3/10`.
    #[must_use]
    pub fn line(&self, row: &MailedRow) -> String {
        let each: Vec<String> = self.seats.iter().zip(&row.cells).map(|(name, cell)| format!("{name} {cell}")).collect();
        format!("{}: {}", row.label, each.join(", "))
    }
}
