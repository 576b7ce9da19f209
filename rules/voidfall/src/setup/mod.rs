//! VF-GEN: the table before the first cycle.

pub mod laying;

use crate::components::{House, Origin};
use crate::prelude::*;
use crate::{Voidfall, flow};
use schemars::JsonSchema;
use sternpost_core::Setup;

/// VF-GEN-05: what is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two to four against each other.
    #[default]
    Competitive,
    /// VF-GEN-06: one alone, by the same rules, for 120 influence.
    Expedition,
}

/// Which Houses may be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Houses {
    /// Those of which everything is known.
    #[default]
    Complete,
    /// Others too, without their ability, which nobody has described to us.
    WithoutAbilities,
}

/// VF-UND-01: how dreadnoughts and carriers absorb salvo damage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Absorption {
    /// Point by point, over several salvos.
    #[default]
    PointByPoint,
    /// A whole type in one salvo.
    WholeType,
}

/// VF-UND-06: what leaves the trade board if two tokens lie on the lowest space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LostTrade {
    /// One of them.
    #[default]
    One,
    /// Both.
    Both,
}

/// VF-SEL-10: whether focuses are chosen ahead, face down.
///
/// RULING: before each round, or for the first round alone by an option.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FocusesAhead {
    /// They are selected in one's turn.
    #[default]
    No,
    /// All choose one before each round.
    EachRound,
    /// All choose one for the first round of a focus phase.
    Once,
}

impl FocusesAhead {
    /// Whether focuses are laid before this round.
    pub const fn lays_before(self, round: u8) -> bool {
        match self {
            Self::No => false,
            Self::EachRound => true,
            Self::Once => round == 1,
        }
    }
}

/// What the host decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// What is played.
    pub mode: Mode,
    /// Which Houses may be played.
    pub houses: Houses,
    /// How dreadnoughts and carriers absorb salvo damage.
    pub absorption: Absorption,
    /// What leaves the trade board if two tokens lie on the lowest space.
    pub lost_trade: LostTrade,
    /// Whether focuses are chosen ahead, face down.
    pub focuses_ahead: FocusesAhead,
}

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SeatOptions {
    /// The House.
    pub house: House,
    /// Its origin.
    pub origin: Origin,
}

impl Options {
    /// Whether a House may be played.
    pub const fn allows(self, house: House) -> bool {
        match self.houses {
            Houses::Complete => !house.card().ability_is_unknown,
            Houses::WithoutAbilities => house.can_be_played(),
        }
    }
}

/// What cannot be played.
pub fn defects(setup: &Setup<Voidfall>) -> Vec<String> {
    let mut wrong = vec![];
    let houses: BTreeSet<House> = setup.seats.iter().map(|seat| seat.house).collect();
    if houses.len() != setup.seats.len() {
        wrong.push("each House is played once".to_owned());
    }
    for house in &houses {
        if !house.can_be_played() {
            wrong.push(format!("{house} cannot be played: the rule of its extra Agenda is not known to us"));
        } else if !setup.options.allows(*house) {
            wrong.push(format!("{house} plays without its House ability; choose `without-abilities` to allow that"));
        }
    }
    let alone = setup.seats.len() == 1;
    if alone != (setup.options.mode == Mode::Expedition) {
        wrong.push("the expedition is for one seat, the competitive game for two to four".to_owned());
    }
    wrong
}

/// The first position and the first steps.
pub fn set_up(setup: &Setup<Voidfall>, chance: &mut sternpost_core::Chance<'_>) -> (crate::position::State, Vec<flow::Step>) {
    let state = laying::lay_out(setup.options, &setup.seats, chance);
    let steps = laying::steps(&state);
    (state, steps)
}
