//! The standings in a letter: the seats with their marks on the board, then a column for each mark in HTML, a line for each thing counted in text.

use sternpost_core::{Eyes, Seat};
use sternpost_show::Tally;
use sternpost_show::tally::{Cell, Column, Weight};
use sternpost_words::tally;

/// The seats of a table, and the eyes that look at it.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// The names of the seats.
    pub names: &'a [String],
    /// Whom the campaign waits for, as far as the reader may know.
    pub waited_for: &'a [Seat],
    /// The eyes of the reader.
    pub eyes: Eyes,
}

/// The standings of all seats, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailedStanding {
    /// What stands of the campaign as a whole, in a line; empty: nothing.
    pub facts: String,
    /// What decides who wins; empty: nothing is counted for that.
    pub score: String,
    /// Who sits there, in the order of turns.
    pub seats: Vec<MailedSeat>,
    /// What is counted of each besides the main score.
    pub rows: Vec<MailedRow>,
    /// What has names, a line for each kind.
    pub held: Vec<String>,
    /// What everybody plays for, with how near each is.
    pub goals: Vec<MailedRow>,
}

/// A seat at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailedSeat {
    /// Its mark on the board.
    pub mark: char,
    /// The name of the seat's holder.
    pub name: String,
    /// Its main score; empty: there is none.
    pub score: String,
    /// Whether it is the reader's.
    pub is_reader: bool,
    /// Whether the campaign waits for it.
    pub is_waited_for: bool,
}

/// Something with a value for each seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailedRow {
    /// What it is.
    pub label: String,
    /// A value for each seat, in the order of the seats.
    pub cells: Vec<String>,
}

impl MailedStanding {
    /// The standings as a reader sees them.
    #[must_use]
    pub fn of(tally: &Tally, words: &sternpost_picture::Words<'_>, table: &Table<'_>) -> Self {
        let seats = u8::try_from(table.names.len()).expect("a table has few seats");
        let order = tally::order(tally, seats);
        let score = tally.columns.iter().find(|column| column.weight == Weight::Score);
        let columns = || tally.columns.iter().filter(|column| column.weight != Weight::Minor);
        let row = |column: &Column| MailedRow {
            label: words.say(&column.label),
            cells: tally::in_order(&column.cells, &order).map(|cell| tally::cell(cell, words)).collect(),
        };
        let seat = |seat: &Seat| MailedSeat {
            mark: sternpost_picture::seat_character(*seat),
            name: table.names[usize::from(seat.0)].clone(),
            score: score.and_then(|column| column.cells.get(*seat)).map(|cell| tally::cell(cell, words)).unwrap_or_default(),
            is_reader: table.eyes == Eyes::Seat(*seat),
            is_waited_for: table.waited_for.contains(seat),
        };
        let held = |column: &Column| {
            let has_any = |seat: &&Seat| matches!(&column.cells[**seat], Cell::Things { things } if !things.is_empty());
            let of = |seat: &Seat| format!("{} {}", sternpost_picture::seat_character(*seat), tally::cell(&column.cells[*seat], words));
            let each: Vec<String> = order.iter().filter(has_any).map(of).collect();
            (!each.is_empty()).then(|| format!("{}: {}", words.say(&column.label), each.join(" · ")))
        };
        let goals = tally::goals(tally, table.eyes).into_iter().map(|goal| MailedRow {
            label: format!("{} ({})", words.say(&goal.title), words.say(&goal.worth)),
            cells: tally::in_order(&goal.seats, &order).map(tally::progress).collect(),
        });
        let is_counted = |column: &&Column| column.weight != Weight::Score && !tally::names_things(column);
        Self {
            facts: tally.facts.iter().map(|fact| words.say(&fact.label)).collect::<Vec<_>>().join(" · "),
            score: score.map(|column| words.say(&column.label)).unwrap_or_default(),
            seats: order.iter().map(seat).collect(),
            rows: columns().filter(is_counted).map(row).collect(),
            held: columns().filter(|column| tally::names_things(column)).filter_map(held).collect(),
            goals: goals.collect(),
        }
    }

    /// Whether the game says nothing of how everybody stands.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.seats.iter().all(|seat| seat.score.is_empty()) && self.rows.is_empty() && self.held.is_empty() && self.goals.is_empty()
    }

    /// A row in a line of text: `Trade goods: ● 2 · ■ 0`.
    #[must_use]
    pub fn line(&self, row: &MailedRow) -> String {
        let each: Vec<String> = self.seats.iter().zip(&row.cells).map(|(seat, cell)| format!("{} {cell}", seat.mark)).collect();
        format!("{}: {}", row.label, each.join(" · "))
    }
}
