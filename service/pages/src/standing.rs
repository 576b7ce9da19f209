//! The standings on a page: a strip of all seats that is always in sight, and the whole table behind it.

use super::layout::SeatLine;
use super::linked::Linked;
use serde::Serialize;
use sternpost_core::Text;
use sternpost_core::{BySeat, Eyes, Seat};
use sternpost_picture::{SeatSign, Words, seat_sign};
use sternpost_show::Tally;
use sternpost_show::tally::{Cell, Column, Goal, Near, Progress, Weight};
use sternpost_words::tally;
use sternpost_words::{PageWords, say};

/// The standings of all seats.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The reader's words.
    pub page_words: PageWords,
    /// What stands of the campaign as a whole.
    pub facts: Vec<Linked>,
    /// Whom the campaign waits for, in words; nothing if that is nobody.
    pub waits: Option<String>,
    /// The seats, in the order of turns.
    pub seats: Vec<SeatHead>,
    /// What is counted, a row each, with a cell for each seat.
    pub rows: Vec<CountRow>,
    /// What one looks up now and then.
    pub more: Vec<CountRow>,
    /// What has names, with those of each seat.
    pub lists: Vec<NameList>,
    /// What everybody plays for.
    pub goals: Vec<GoalRow>,
}

/// A seat over its column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatHead {
    /// Its number.
    pub seat: u8,
    /// Who holds it, and what it is doing.
    pub line: SeatLine,
    /// Its sign on the board.
    pub sign: SeatSign,
    /// Its main score, and of how many.
    pub score: Option<(u32, Option<u32>)>,
    /// What marks it: a sign and what that means.
    pub marks: Vec<(String, String)>,
}

/// Something counted of every seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CountRow {
    /// What it is.
    pub label: String,
    /// The same in a few letters, for a narrow table.
    pub sign: String,
    /// Whether it decides who wins.
    pub is_score: bool,
    /// A cell for each seat.
    pub cells: Vec<CountCell>,
}

/// A number of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CountCell {
    /// The number; a dash where it does not apply.
    pub count: String,
    /// Of how many.
    pub most: Option<u32>,
    /// What it is in the game as it stands, if the turn being put together changes it.
    pub was: Option<String>,
}

/// Things with names, by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NameList {
    /// What they are.
    pub label: String,
    /// Those of each seat that has any: its place among the seats, and they.
    pub of: Vec<(usize, Vec<Named>)>,
}

/// A thing with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    /// Its name.
    pub name: Linked,
    /// What there is to say of it.
    pub note: Option<String>,
    /// Whether it is used up for now.
    pub is_used: bool,
}

/// Something to play for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GoalRow {
    /// Its name, leading to its page.
    pub title: Linked,
    /// What it asks for.
    pub says: Option<Linked>,
    /// What it brings.
    pub worth: String,
    /// Whether it is the reader's alone.
    pub is_own: bool,
    /// How near each seat is.
    pub cells: Vec<GoalCell>,
}

/// A seat's progress to a goal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GoalCell {
    /// The name of its look: `done`, `enough`, `short`, `unknown`.
    pub look: &'static str,
    /// In a few letters.
    pub text: String,
    /// What these mean, for who cannot see the look.
    pub means: Option<String>,
}

/// The data from which a page's standings are built.
pub struct Shown<'a> {
    /// How everybody would stand by the turn being put together, or stands.
    pub tally: &'a Tally,
    /// How everybody stands, if that may be something else.
    pub before: Option<&'a Tally>,
    /// Who sits there, by seat.
    pub lines: Vec<SeatLine>,
    /// The colour name of each seat.
    pub colours: &'a BySeat<String>,
    /// The eyes of the reader.
    pub eyes: Eyes,
}

impl Standing {
    /// In the reader's words.
    #[must_use]
    pub fn of(page_words: PageWords, words: &Words<'_>, shown: Shown<'_>) -> Self {
        let Shown { tally, before, lines, colours, eyes } = shown;
        let waiting: Vec<&str> = lines.iter().filter(|line| line.is_waited_for).map(|line| line.name.as_str()).collect();
        let waits = (!waiting.is_empty()).then(|| page_words.t(say::standing_waits(waiting.join(", "))));
        let order = tally::order(tally, u8::try_from(lines.len()).expect("a table has few seats"));
        let head = |seat: &Seat| SeatHead {
            seat: seat.0,
            line: lines[usize::from(seat.0)].clone(),
            sign: seat_sign(*seat, colours),
            score: tally.score(*seat),
            marks: marks(tally, *seat, words),
        };
        let counted = |weight: &dyn Fn(Weight) -> bool| {
            let columns = tally.columns.iter().filter(|column| weight(column.weight) && !tally::names_things(column));
            columns.map(|column| count_row(column, before, &order, words)).collect()
        };
        Self {
            page_words,
            facts: tally.facts.iter().map(|fact| Linked::of(words, &fact.label)).collect(),
            waits,
            seats: order.iter().map(head).collect(),
            rows: counted(&|weight| weight != Weight::Minor),
            more: counted(&|weight| weight == Weight::Minor),
            lists: tally.columns.iter().filter(|column| tally::names_things(column)).map(|column| names(column, &order, words)).collect(),
            goals: tally::goals(tally, eyes).into_iter().map(|goal| goal_row(goal, &order, page_words, words)).collect(),
        }
    }

    /// A message in the reader's words.
    #[must_use]
    pub fn t(&self, said: impl Into<Text>) -> String {
        self.page_words.t(said)
    }
}

fn marks(tally: &Tally, seat: Seat, words: &Words<'_>) -> Vec<(String, String)> {
    let own = tally.marks.iter().filter(|mark| mark.seats.contains(&seat));
    own.map(|mark| (words.say(&mark.sign), words.say(&mark.label))).collect()
}

fn count_row(column: &Column, before: Option<&Tally>, order: &[Seat], words: &Words<'_>) -> CountRow {
    let earlier = before.and_then(|tally| tally.columns.iter().find(|other| other.id == column.id));
    let cell = |seat: &Seat| {
        let now = &column.cells[*seat];
        let was = earlier.map(|earlier| &earlier.cells[*seat]).filter(|was| *was != now).map(|was| tally::cell(was, words));
        match now {
            Cell::Number { count, most } => CountCell { count: count.to_string(), most: *most, was },
            Cell::Nothing | Cell::Things { .. } => CountCell { count: tally::NOTHING.to_owned(), most: None, was },
        }
    };
    let (label, sign) = (words.say(&column.label), words.say(&column.sign));
    CountRow { label, sign, is_score: column.weight == Weight::Score, cells: order.iter().map(cell).collect() }
}

fn names(column: &Column, order: &[Seat], words: &Words<'_>) -> NameList {
    let things = |(at, cell): (usize, &Cell)| match cell {
        Cell::Things { things } if !things.is_empty() => {
            let named = things.iter().map(|thing| Named {
                name: Linked::of(words, &thing.label),
                note: thing.note.as_ref().map(|note| words.say(note)),
                is_used: thing.is_used,
            });
            Some((at, named.collect()))
        }
        Cell::Things { .. } | Cell::Number { .. } | Cell::Nothing => None,
    };
    NameList { label: words.say(&column.label), of: tally::in_order(&column.cells, order).enumerate().filter_map(things).collect() }
}

fn goal_row(goal: &Goal, order: &[Seat], page_words: PageWords, words: &Words<'_>) -> GoalRow {
    let cell = |progress: &Progress| {
        let (look, means) = match progress.state {
            Near::Unknown => ("unknown", None),
            Near::Short => ("short", None),
            Near::Enough => ("enough", Some(page_words.t(say::STANDING_ENOUGH))),
            Near::Done => ("done", Some(page_words.t(say::STANDING_DONE))),
        };
        GoalCell { look, text: tally::progress(progress), means }
    };
    GoalRow {
        title: Linked::of(words, &goal.title),
        says: goal.says.as_ref().map(|says| Linked::of(words, says)),
        worth: words.say(&goal.worth),
        is_own: goal.owner.is_some(),
        cells: tally::in_order(&goal.seats, order).map(cell).collect(),
    }
}
