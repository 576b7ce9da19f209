//! VF-GEN: the table before the first cycle.

pub mod laying;

use crate::components::alarms::Difficulty;
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
    /// One alone against the Void; Crises, War cards, the Crisis board's values and most of the difficulty are ours.
    Solo,
    /// Two to four together against the Void; what is ours is the same, and the maps.
    Cooperative,
}

impl Mode {
    /// Whether the Void is played against.
    pub const fn is_against_the_void(self) -> bool {
        matches!(self, Self::Solo | Self::Cooperative)
    }

    /// Whether one plays alone.
    pub const fn is_alone(self) -> bool {
        matches!(self, Self::Solo | Self::Expedition)
    }
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

/// Whether the events that speak of the Void are in the stacks, where it is played against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum VoidEvents {
    /// One more in the stack of each cycle.
    ShuffledIn,
    /// The stacks are as they are where players play against each other. A set-up that says nothing means this: it may be that of a campaign which began
    /// before there was more.
    LeftOut,
}

impl VoidEvents {
    /// What is meant by a set-up that says nothing.
    const fn unsaid() -> Self {
        Self::LeftOut
    }

    /// Whether nothing needs to be said.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes what it may skip by reference")]
    const fn are_left_out(&self) -> bool {
        matches!(self, Self::LeftOut)
    }
}

/// What the host decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
    /// How hard the Void plays, where it is played against; how many Alarms that brings is ours.
    #[serde(skip_serializing_if = "is_easy")]
    pub difficulty: Difficulty,
    /// Whether the events that speak of the Void are in the stacks, where it is played against. What says nothing of them leaves them out.
    #[serde(default = "VoidEvents::unsaid", skip_serializing_if = "VoidEvents::are_left_out")]
    pub void_events: VoidEvents,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            mode: Mode::default(),
            houses: Houses::default(),
            absorption: Absorption::default(),
            lost_trade: LostTrade::default(),
            focuses_ahead: FocusesAhead::default(),
            difficulty: Difficulty::default(),
            void_events: VoidEvents::ShuffledIn,
        }
    }
}

/// Whether nothing needs to be said of the difficulty.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes what it may skip by reference")]
const fn is_easy(difficulty: &Difficulty) -> bool {
    matches!(difficulty, Difficulty::Easy)
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
    /// Whether events that speak of the Void are in the stacks.
    pub const fn has_void_events(self) -> bool {
        self.mode.is_against_the_void() && matches!(self.void_events, VoidEvents::ShuffledIn)
    }

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
    if alone != setup.options.mode.is_alone() {
        wrong.push(
            "the expedition and the solo game are for one seat, the competitive and the co-operative game for two to four".to_owned(),
        );
    }
    if !setup.options.mode.is_against_the_void() && setup.options.difficulty != Difficulty::Easy {
        wrong.push("difficulty is for the solo and the co-operative game".to_owned());
    }
    wrong
}

/// The first position and the first steps.
pub fn set_up(setup: &Setup<Voidfall>, chance: &mut sternpost_core::Chance<'_>) -> (crate::position::State, Vec<flow::Step>) {
    let state = laying::lay_out(setup.options, &setup.seats, chance);
    let steps = laying::steps(&state);
    (state, steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(options: Options, houses: &[House]) -> Vec<String> {
        let seats = houses.iter().map(|house| SeatOptions { house: *house, origin: Origin::A }).collect();
        defects(&Setup { options, seats })
    }

    #[test]
    fn each_mode_takes_its_seats_and_difficulty_only_against_the_void() {
        let of = |mode: Mode, difficulty: Difficulty| Options { mode, difficulty, ..Options::default() };
        let (one, two) = ([House::Valnis], [House::Valnis, House::Belitan]);
        for difficulty in Difficulty::ALL {
            assert_eq!(wrong(of(Mode::Solo, *difficulty), &one), Vec::<String>::new());
            assert_eq!(wrong(of(Mode::Cooperative, *difficulty), &two), Vec::<String>::new());
        }
        assert_eq!(wrong(of(Mode::Solo, Difficulty::Easy), &two).len(), 1);
        assert_eq!(wrong(of(Mode::Cooperative, Difficulty::Easy), &one).len(), 1);
        assert_eq!(wrong(of(Mode::Competitive, Difficulty::Hard), &two).len(), 1);
        assert_eq!(wrong(of(Mode::Expedition, Difficulty::Normal), &one).len(), 1);
    }

    /// What differs only against the Void is not written elsewhere, so that logs of other modes stay as they were.
    #[test]
    fn the_easy_difficulty_is_not_written() {
        let written = serde_json::to_value(Options::default()).expect("options are JSON");
        assert_eq!(written.get("difficulty"), None);
    }

    /// A campaign that began before there were events of the Void says nothing of them, and is played to its end without.
    #[test]
    fn a_set_up_that_says_nothing_of_events_of_the_void_leaves_them_out() {
        let of = |said: serde_json::Value| serde_json::from_value::<Options>(said).expect("they are options");
        let before = of(serde_json::json!({ "mode": "solo" }));
        assert_eq!((before.void_events, before.has_void_events()), (VoidEvents::LeftOut, false));
        let written = serde_json::to_value(before).expect("options are JSON");
        assert!(written.get("void-events").is_none() && of(written) == before);
        let usual = of(serde_json::to_value(Options::default()).expect("options are JSON"));
        assert_eq!(usual, Options::default());
        assert!(Options { mode: Mode::Solo, ..usual }.has_void_events() && !usual.has_void_events(), "they need the Void");
    }
}
