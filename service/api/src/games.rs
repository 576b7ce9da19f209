//! API types and operations of games and their reference.

use crate::operation::{Operation, Parameter, Place, get};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};
use sternpost_model::language::Language;

/// A game that can be played here.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Game {
    /// Its name in requests.
    pub id: &'static str,
    /// Its name for people.
    pub name: String,
    /// The version of its rules.
    pub revision: u32,
    /// How many can play, whatever the options. Some options allow fewer: a campaign that is created with them says how many.
    pub seats: SeatsOfGame,
    /// JSON Schema of the options a host can set.
    #[schemars(with = "Map<String, Value>")]
    pub options: Value,
    /// The options of whoever sets none.
    #[schemars(with = "Map<String, Value>")]
    pub default_options: Value,
}

/// The numbers of seats with which a game can be played.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SeatsOfGame {
    /// The fewest.
    #[schemars(range(min = 1))]
    pub least: u8,
    /// The most.
    #[schemars(range(min = 1))]
    pub most: u8,
}

/// All that can be looked up in a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Reference {
    /// The game's id.
    pub game: &'static str,
    /// The version of its rules.
    pub revision: u32,
    /// The language it is in.
    #[schemars(with = "Language")]
    pub language: &'static str,
    /// The sorts of things, in the order of the pages.
    pub kinds: Vec<ReferenceKind>,
}

/// A sort of things that can be looked up.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ReferenceKind {
    /// `action-card`: what the names' keys and addresses begin with.
    pub id: &'static str,
    /// What they are called together.
    pub title: String,
    /// The things.
    pub entries: Vec<ReferenceEntry>,
}

/// A thing that can be looked up.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ReferenceEntry {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The heading it stands under among its kind.
    pub group: Option<String>,
    /// What it says, a paragraph each.
    pub says: Vec<String>,
    /// What is printed on it besides.
    pub facts: Vec<ReferenceFact>,
    /// What is told in columns: a unit's stat lines, a faction's units with their upgrades.
    pub tables: Vec<ReferenceTable>,
    /// Its page on this server.
    pub page: Option<String>,
}

/// Something printed on a thing.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ReferenceFact {
    /// What it is: its cost, say.
    pub name: String,
    /// How much, or which.
    pub value: String,
}

/// Something of a thing that is told in columns.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ReferenceTable {
    /// What it is a table of.
    pub title: String,
    /// The heads of its columns.
    pub columns: Vec<String>,
    /// Its rows: a cell for each column.
    pub rows: Vec<Vec<String>>,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        get("/games", "games", "The games, their seats and the JSON Schema of their options.")
            .for_anybody()
            .answers::<Vec<Game>>(200, "The games."),
        get(
            "/games/{game}/reference",
            "reference",
            "Every card, sheet, unit, tile and rule of a game in words: the same for everybody, until the server is another.",
        )
        .for_anybody()
        .with(Parameter {
            is_required: true,
            example: Some("twilight-imperium"),
            ..Parameter::new::<String>(Place::Path, "game", "The game's id.")
        })
        .in_language()
        .answers::<Reference>(200, "All there is to look up.")
        .tagged("Names what it says."),
    ]
}
