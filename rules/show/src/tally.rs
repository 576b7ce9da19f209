//! How everybody stands, as a table of plastic shows it: typed, so that pages, letters and programs show it without knowing a game.
//!
//! A tally is made from a view; it tells nothing that a view does not. Seats are never named in it: where a value stands is whose it is.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::text::Name;
use sternpost_core::{BySeat, Seat, Text};

/// How everybody stands, as somebody sees it. A game without one has no columns.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Tally {
    /// What stands of the campaign as a whole: the round, the phase. The most important one first.
    pub facts: Vec<Fact>,
    /// Every seat that still plays, in the order of turns.
    pub order: Vec<Seat>,
    /// What is counted of each seat, in the order it is read.
    pub columns: Vec<Column>,
    /// What marks some of the seats: who speaks, who has passed.
    pub marks: Vec<SeatMark>,
    /// What everybody plays for, and how near each seat is.
    pub goals: Vec<Goal>,
}

/// One thing that stands of the campaign as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Fact {
    /// Its id, unique among facts.
    pub id: Name,
    /// It in a few words: `Round 3`.
    pub label: Text,
}

impl Fact {
    /// A fact in these words.
    pub fn new(id: impl Into<Name>, label: Text) -> Self {
        Self { id: id.into(), label }
    }
}

/// How much room a column deserves where there is little.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// What decides who wins: shown wherever a seat is.
    Score,
    /// What players look at in every turn: in every table of seats.
    Usual,
    /// What one looks up now and then: where there is room, else on demand.
    Minor,
}

/// Something counted of each seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Column {
    /// Its id, unique among columns: `trade-goods`.
    pub id: Name,
    /// The head of a narrow column: a few letters, or a sign.
    pub sign: Text,
    /// What it counts.
    pub label: Text,
    /// How much room it deserves.
    pub weight: Weight,
    /// A cell for each seat.
    pub cells: BySeat<Cell>,
}

/// What a column says of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Cell {
    /// It does not apply: the seat has left the game.
    Nothing,
    /// A number, perhaps of so many.
    Number {
        /// How much.
        count: u32,
        /// Of how much at most.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        most: Option<u32>,
    },
    /// Things with names.
    Things {
        /// They in their order.
        things: Vec<Thing>,
    },
}

impl Cell {
    /// So many.
    #[must_use]
    pub const fn count(count: u32) -> Self {
        Self::Number { count, most: None }
    }

    /// So many of so many.
    #[must_use]
    pub const fn of(count: u32, most: u32) -> Self {
        Self::Number { count, most: Some(most) }
    }

    /// The texts in it.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let things = match self {
            Self::Things { things } => things.as_slice(),
            Self::Nothing | Self::Number { .. } => &[],
        };
        things.iter().flat_map(|thing| [&thing.label].into_iter().chain(&thing.note))
    }
}

/// A thing that a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Thing {
    /// What it is: a term that can be looked up, if the game explains it.
    pub label: Text,
    /// Whether it has been used and helps no more for now: shown dimmed, and said in the note.
    pub is_used: bool,
    /// What there is to say of it: that it is used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
}

impl Thing {
    /// A thing of which there is nothing to say.
    #[must_use]
    pub const fn new(label: Text) -> Self {
        Self { label, is_used: false, note: None }
    }

    /// The same, used, in these words.
    #[must_use]
    pub fn used(self, note: Text) -> Self {
        Self { is_used: true, note: Some(note), ..self }
    }
}

/// A mark of some seats: a token that lies before them, or what they have done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatMark {
    /// Its id, unique among marks: `speaker`.
    pub id: Name,
    /// A few letters, or a sign.
    pub sign: Text,
    /// What it means.
    pub label: Text,
    /// Whom it marks.
    pub seats: Vec<Seat>,
}

/// Something to play for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Goal {
    /// Its id, unique among goals.
    pub id: Name,
    /// Its name: a term that can be looked up, if the game explains it.
    pub title: Text,
    /// What it asks for; nothing if its name says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub says: Option<Text>,
    /// What it brings, in a word or two.
    pub worth: Text,
    /// Whose alone it is; nobody's in particular: everybody can reach it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// How near each seat is.
    pub seats: BySeat<Progress>,
}

/// How near a seat is to a goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Progress {
    /// Where it stands.
    pub state: Near,
    /// How much it has of what is counted, if something is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub have: Option<u32>,
    /// How much it needs, if that is fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub need: Option<u32>,
    /// What it would bring the seat if it were counted now, where seats vie for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brings: Option<u32>,
}

/// Where a seat stands on the way to a goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Near {
    /// Nothing is known, or the goal is not the seat's.
    #[default]
    Unknown,
    /// Not there yet.
    Short,
    /// It would reach it if it were counted now.
    Enough,
    /// It has reached it.
    Done,
}

impl Progress {
    /// It has reached it.
    pub const DONE: Self = Self { state: Near::Done, have: None, need: None, brings: None };

    /// So much of what is needed.
    #[must_use]
    pub const fn toward(have: u32, need: u32) -> Self {
        let state = if have >= need { Near::Enough } else { Near::Short };
        Self { state, have: Some(have), need: Some(need), brings: None }
    }

    /// The same, although it would not be counted now.
    #[must_use]
    pub const fn held_back(self) -> Self {
        let state = match self.state {
            Near::Enough => Near::Short,
            Near::Unknown | Near::Short | Near::Done => self.state,
        };
        Self { state, ..self }
    }
}

impl Tally {
    /// The main score of a seat: 7 and 10 of 7 points of 10.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Option<(u32, Option<u32>)> {
        let column = self.columns.iter().find(|column| column.weight == Weight::Score)?;
        match column.cells.get(seat)? {
            Cell::Number { count, most } => Some((*count, *most)),
            Cell::Nothing | Cell::Things { .. } => None,
        }
    }

    /// Every text in it.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let facts = self.facts.iter().map(|fact| &fact.label);
        let columns = self.columns.iter().flat_map(|column| {
            let cells = column.cells.iter().flat_map(|(_, cell)| cell.texts());
            [&column.sign, &column.label].into_iter().chain(cells)
        });
        let marks = self.marks.iter().flat_map(|mark| [&mark.sign, &mark.label]);
        let goals = self.goals.iter().flat_map(|goal| [&goal.title, &goal.worth].into_iter().chain(&goal.says));
        facts.chain(columns).chain(marks).chain(goals)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_enough_from_what_is_needed_on_unless_something_holds_it_back() {
        let states = [2, 3, 4].map(|have| Progress::toward(have, 3).state);
        assert_eq!(states, [Near::Short, Near::Enough, Near::Enough]);
        assert_eq!(Progress::toward(4, 3).held_back(), Progress { state: Near::Short, ..Progress::toward(4, 3) });
        assert_eq!(Progress::DONE.held_back(), Progress::DONE);
    }

    #[test]
    fn a_tally_survives_json() {
        let used = Thing::new(Text::plain("card-horn")).used(Text::plain("used"));
        let cells = BySeat::from_iter([Cell::Nothing, Cell::of(3, 10), Cell::Things { things: vec![used] }]);
        let (sign, label) = (Text::plain("sign"), Text::plain("label"));
        let column = Column { id: "points".into(), sign: sign.clone(), label: label.clone(), weight: Weight::Score, cells };
        let seats = BySeat::from_iter([Progress::default(), Progress::toward(1, 4), Progress::DONE]);
        let tally = Tally {
            facts: vec![Fact::new("round", Text::plain("round"))],
            order: vec![Seat(2), Seat(0)],
            columns: vec![column],
            marks: vec![SeatMark { id: "speaker".into(), sign, label, seats: vec![Seat(1)] }],
            goals: vec![Goal {
                id: "a".into(),
                title: Text::plain("a"),
                says: None,
                worth: Text::plain("worth"),
                owner: Some(Seat(2)),
                seats,
            }],
        };
        let json = serde_json::to_string(&tally).unwrap();
        assert_eq!(serde_json::from_str::<Tally>(&json).unwrap(), tally);
        let keys: Vec<&str> = tally.texts().map(|text| text.key.as_ref()).collect();
        assert_eq!(keys, ["round", "sign", "label", "card-horn", "used", "sign", "label", "a", "worth"]);
    }
}
