//! What is decided before a campaign starts: the length, the kinds of content in play, how the map comes about, who is
//! speaker, and each seat's faction.

use crate::prelude::*;
use schemars::JsonSchema;

/// What the host decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// Victory points that win (LRR 68.0, 68.2a): 10 or 14.
    pub victory_points: VictoryPoints,
    /// The kinds of components in play. A kind that is left out is not in the box at all.
    pub content: BTreeSet<Content>,
    /// Where the system tiles come from (SETUP-6).
    pub map: Map,
    /// The map that the host brings: the numbers of its tiles in spiral order, as `setup/given_map.rs` reads them.
    #[schemars(length(max = 400))]
    #[serde(skip_serializing_if = "String::is_empty")]
    pub map_string: String,
    /// Whether players may choose their factions (SETUP-2).
    pub factions: Factions,
    /// Who begins as speaker (SETUP-1).
    pub speaker: Speaker,
    /// Of a drafted map: how many slices there are. What is not written is the first of its list: a form begins with it.
    #[serde(skip_serializing_if = "DraftSlices::is_usual")]
    pub draft_slices: DraftSlices,
    /// Of a drafted map: how many factions can be picked.
    #[serde(skip_serializing_if = "DraftFactions::is_usual")]
    pub draft_factions: DraftFactions,
    /// What hosts once had to allow.
    #[serde(skip_serializing)]
    #[schemars(skip)]
    pub(crate) unfinished: Unfinished,
}

/// Until every component was built, a host had to allow kinds that were not complete: setups of that time say so, and it has no
/// meaning any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "bool")]
pub(crate) struct Unfinished;

impl From<bool> for Unfinished {
    fn from(_: bool) -> Self {
        Self
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            victory_points: VictoryPoints::Ten,
            content: Content::ALL.iter().copied().collect(),
            map: Map::Preset,
            map_string: String::new(),
            factions: Factions::Chosen,
            speaker: Speaker::Random,
            draft_slices: DraftSlices::Usual,
            draft_factions: DraftFactions::TwoMore,
            unfinished: Unfinished,
        }
    }
}

/// How the map comes about (SETUP-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Map {
    /// A balanced map made for as many players.
    Preset,
    /// Tiles are drawn and laid at random within the rules of placement.
    Drawn,
    /// Players are dealt tiles and place them in turn.
    Placed,
    /// The host brings it, as a map string.
    Given,
    /// Players draft it in slices, with factions and places at the table.
    Drafted,
}

/// How many slices of the map a draft has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DraftSlices {
    /// One more than players, as far as the tiles of the box go.
    Usual,
    /// One for each player.
    OneEach,
    /// One more than players.
    OneMore,
    /// Two more than players.
    TwoMore,
    /// Three more than players.
    ThreeMore,
}

impl DraftSlices {
    /// Whether nothing was said.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::Usual
    }

    /// How many more than players, if that was said.
    #[must_use]
    pub fn spare(self) -> Option<usize> {
        match self {
            Self::Usual => None,
            Self::OneEach => Some(0),
            Self::OneMore => Some(1),
            Self::TwoMore => Some(2),
            Self::ThreeMore => Some(3),
        }
    }
}

/// How many factions can be picked in a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DraftFactions {
    /// Two more than players.
    TwoMore,
    /// One more than players.
    OneMore,
    /// Four more than players.
    FourMore,
    /// All there are.
    All,
}

impl DraftFactions {
    /// Whether nothing was said.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::TwoMore
    }

    /// How many more than players; none: all.
    #[must_use]
    pub fn spare(self) -> Option<usize> {
        match self {
            Self::OneMore => Some(1),
            Self::TwoMore => Some(2),
            Self::FourMore => Some(4),
            Self::All => None,
        }
    }
}

/// How factions are given out (SETUP-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Factions {
    /// Players choose; whoever does not is dealt one at random.
    Chosen,
    /// Everybody is dealt one at random.
    Random,
}

/// Who begins as speaker (SETUP-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Speaker {
    /// Drawn by lot, as the rules have it.
    Random,
    /// The player in the first seat.
    FirstSeat,
    /// The player in the second seat.
    SecondSeat,
    /// The player in the third seat.
    ThirdSeat,
    /// The player in the fourth seat.
    FourthSeat,
    /// The player in the fifth seat.
    FifthSeat,
    /// The player in the sixth seat.
    SixthSeat,
}

impl Speaker {
    /// The seat the host named, if one was.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            Self::FirstSeat => Some(Seat(0)),
            Self::SecondSeat => Some(Seat(1)),
            Self::ThirdSeat => Some(Seat(2)),
            Self::FourthSeat => Some(Seat(3)),
            Self::FifthSeat => Some(Seat(4)),
            Self::SixthSeat => Some(Seat(5)),
        }
    }
}

/// The length of the victory point track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum VictoryPoints {
    /// The usual track.
    #[serde(rename = "10")]
    Ten,
    /// The long track (LRR 68.2a).
    #[serde(rename = "14")]
    Fourteen,
}

impl VictoryPoints {
    /// The number of points.
    #[must_use]
    pub fn number(self) -> u32 {
        match self {
            Self::Ten => 10,
            Self::Fourteen => 14,
        }
    }
}

/// A kind of component that a campaign can be played with or without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Content {
    /// Transactions (LRR 82).
    Transactions,
    /// Action cards (LRR 3).
    ActionCards,
    /// Agendas and the agenda phase (LRR 1, 2).
    Agendas,
    /// Promissory notes (LRR 85).
    PromissoryNotes,
    /// Secret objectives (LRR 12.17).
    SecretObjectives,
    /// What technologies do that are no unit upgrades (LRR 80.1).
    Technologies,
    /// What faction sheets and flagships can do (LRR 27.21).
    FactionAbilities,
}

impl Content {
    /// Every kind; a campaign plays with all of them unless its host leaves some out.
    pub const ALL: &'static [Self] = &[
        Self::Transactions,
        Self::ActionCards,
        Self::Agendas,
        Self::PromissoryNotes,
        Self::SecretObjectives,
        Self::Technologies,
        Self::FactionAbilities,
    ];
}

/// What a seat decides in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SeatOptions {
    /// The faction played; each only once (SETUP-2). Unsaid: one of those left is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<FactionId>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// A form shows the first of a list where the defaults say nothing of it, and sends that.
    #[test]
    fn what_the_defaults_leave_unsaid_is_the_first_of_its_list() {
        let written = serde_json::to_value(Options::default()).unwrap();
        assert_eq!((written.get("draft-slices"), written.get("draft-factions")), (None, None));
        let first = |schema: schemars::Schema| serde_json::to_value(schema).unwrap()["oneOf"][0]["const"].clone();
        let of = |said: Value| serde_json::from_value::<Options>(said).unwrap();
        let begun = json!({ "draft-slices": first(schemars::schema_for!(DraftSlices)), "draft-factions": first(schemars::schema_for!(DraftFactions)) });
        assert_eq!(of(begun), Options::default());
    }
}
