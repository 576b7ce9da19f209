//! API types of the tally: how everybody stands, as the caller's eyes see it, with the game's ids and its texts in the caller's language.

use schemars::JsonSchema;
use serde::Serialize;
use sternpost_core::Seat;
use sternpost_show::tally as show;

/// The standings of all seats.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Tally {
    /// What stands of the campaign as a whole: the round, the phase.
    pub facts: Vec<Fact>,
    /// The seats that still play, in the order of turns.
    pub order: Vec<Seat>,
    /// What is counted of each seat.
    pub columns: Vec<Column>,
    /// What marks some seats: who speaks, who has passed.
    pub marks: Vec<Mark>,
    /// What everybody plays for.
    pub goals: Vec<Goal>,
}

/// Something that stands of the campaign as a whole.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Fact {
    /// Its id.
    pub id: String,
    /// What it is.
    pub label: String,
}

/// Something that is counted of each seat.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Column {
    /// Its id: stable.
    pub id: String,
    /// Its head where there is little room.
    pub sign: String,
    /// What it counts.
    pub label: String,
    /// How much room it deserves.
    pub weight: show::Weight,
    /// One for each seat, from seat 0.
    pub cells: Vec<Cell>,
}

/// A cell of the standings: a column's value for one seat.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Cell {
    /// It does not apply: the seat has left the game.
    Nothing,
    /// A number.
    Number {
        /// The number.
        count: u32,
        /// Of how many, if that is fixed.
        most: Option<u32>,
    },
    /// Things with names.
    Things {
        /// The things.
        things: Vec<CountedThing>,
    },
}

/// A thing with a name that a seat has.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct CountedThing {
    /// What it is.
    pub label: String,
    /// Whether it is used up for now.
    pub is_used: bool,
    /// What there is to say of it.
    pub note: Option<String>,
}

/// Something that marks some seats.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Mark {
    /// Its id: stable.
    pub id: String,
    /// A few letters, or a sign.
    pub sign: String,
    /// What it means.
    pub label: String,
    /// The seats it marks.
    pub seats: Vec<Seat>,
}

/// Something that everybody plays for.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Goal {
    /// Its id: stable.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What it asks for.
    pub says: Option<String>,
    /// What it brings.
    pub worth: String,
    /// Whose alone it is.
    pub owner: Option<Seat>,
    /// How near each seat is, from seat 0.
    pub seats: Vec<show::Progress>,
}
