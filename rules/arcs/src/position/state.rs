//! The table: what lies where. Nothing is kept that can be counted from it (ARCS-CTRL-07); see `board/supply.rs`, `board/control.rs`.

use super::underway::{Battle, Round, Turn, Underway};
use crate::components::ambitions::MarkerPower;
use crate::components::player_board::SLOTS;
use crate::components::{MarkerId, SetupCardId};
use crate::options::{Colour, Options};
use crate::prelude::*;
use sternpost_core::{Pile, Standing};

terms! {
    "building";
    /// ARCS-GLOSS-07.
    pub enum BuildingKind { City, Starport }
}

terms! {
    "condition";
    /// ARCS-GLOSS-04.
    pub enum Condition { Fresh, Damaged }
}

/// A building in its slot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Building {
    /// City or starport.
    pub kind: BuildingKind,
    pub owner: Seat,
    /// Fresh or damaged.
    pub condition: Condition,
    /// A city that was taxed, a starport that has built a ship, in this turn (ARCS-TAX-05, ARCS-BUILD-04).
    #[serde(default)]
    pub is_used: bool,
}

/// Some ships of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ships {
    /// Fresh ones.
    pub fresh: u8,
    /// Damaged ones.
    pub damaged: u8,
}

impl Ships {
    /// All of them.
    pub fn count(self) -> u8 {
        self.fresh + self.damaged
    }

    /// Those in a condition.
    pub fn of(self, condition: Condition) -> u8 {
        match condition {
            Condition::Fresh => self.fresh,
            Condition::Damaged => self.damaged,
        }
    }

    /// Those in a condition, to be changed.
    pub fn of_mut(&mut self, condition: Condition) -> &mut u8 {
        match condition {
            Condition::Fresh => &mut self.fresh,
            Condition::Damaged => &mut self.damaged,
        }
    }
}

/// What is in a system.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct System {
    /// Ships of each seat.
    pub ships: BySeat<Ships>,
    /// Its building slots; behind those that are printed what cards allow outside them.
    pub slots: Vec<Option<Building>>,
}

/// Pieces of one owner in a Trophies box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Trophies {
    /// Ships.
    pub ships: u8,
    /// Cities.
    pub cities: u8,
    /// Starports.
    pub starports: u8,
    /// Agents.
    pub agents: u8,
}

impl Trophies {
    /// ARCS-BOX-01: all of them, one each.
    pub fn count(self) -> u8 {
        self.ships + self.cities + self.starports + self.agents
    }
}

/// What marks a resource as Outraged (ARCS-CITY-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outrage {
    /// An agent.
    Agent,
    /// Something else until an agent is there.
    Placeholder,
}

/// A seat's things.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Player {
    /// The colour of its pieces.
    pub colour: Colour,
    /// Action cards, sorted.
    pub hand: Pile<ActionCard>,
    /// Power.
    pub power: u32,
    /// Tokens in their slots.
    pub slots: [Option<Resource>; SLOTS],
    /// Tokens that were gained and have no slot yet (ARCS-RES-11).
    pub gained: Vec<Resource>,
    /// Outraged resources.
    pub outrage: BTreeMap<Resource, Outrage>,
    /// Agents captured, by owner (ARCS-BOX-02).
    pub captives: BySeat<u8>,
    /// Trophies, by owner.
    pub trophies: BySeat<Trophies>,
    /// Guild cards, in the order they came.
    pub guild: Vec<CourtCardId>,
    /// The leader (ARCS-LL).
    #[serde(default)]
    pub leader: Option<LeaderId>,
    /// Lore, in the order it was drafted.
    #[serde(default)]
    pub lore: Vec<LoreId>,
}

impl Player {
    /// Action cards in hand; everybody sees how many.
    pub fn cards(&self) -> usize {
        self.hand.len()
    }

    /// Tokens of a resource.
    pub fn tokens(&self, resource: Resource) -> u8 {
        let all = self.slots.iter().flatten().chain(&self.gained);
        u8::try_from(all.filter(|token| **token == resource).count()).expect("there are few tokens")
    }
}

/// A place of the Court row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CourtPlace {
    pub card: CourtCardId,
    /// Agents on it.
    pub agents: BySeat<u8>,
}

/// The Court.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Court {
    /// The row; a place stays empty when the deck is (ARCS-SECURE-06).
    pub row: Vec<Option<CourtPlace>>,
    /// Face down; the last is on top.
    pub deck: Pile<CourtCardId>,
    /// Face up.
    pub discard: Vec<CourtCardId>,
}

/// What lies open for the draft (ARCS-LL-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Draft {
    /// Leaders that are left.
    pub leaders: Vec<LeaderId>,
    /// Lore that is left.
    pub lore: Vec<LoreId>,
}

/// An ambition marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Marker {
    pub id: MarkerId,
    /// Whether its orange side is up.
    pub is_flipped: bool,
    /// The ambition it declares; none: it is available.
    pub on: Option<Ambition>,
}

impl Marker {
    /// What it brings now.
    pub fn worth(self) -> MarkerPower {
        self.id.worth(self.is_flipped)
    }
}

/// What is where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct State {
    /// What the host decided.
    pub options: Options,
    /// The setup card that was drawn.
    pub setup: SetupCardId,
    /// The chapter, 1 to 5.
    pub chapter: u8,
    /// Rounds begun in all.
    pub round_number: u32,
    /// Those of earlier chapters; 0 after the first if a server of older rules began this chapter and did not count them apart.
    #[serde(default)]
    pub earlier_rounds: u32,
    /// Who has the initiative marker.
    pub initiative: Seat,
    /// The seats.
    pub players: BySeat<Player>,
    /// The systems in play.
    pub systems: BTreeMap<SystemId, System>,
    /// The Court.
    pub court: Court,
    /// The ambition markers.
    pub markers: Vec<Marker>,
    /// The action discard pile; the first is the lowest.
    #[serde(with = "sternpost_core::pile::one_by_one")]
    pub discard: Pile<ActionCard>,
    /// What was played face up, if that has a discard pile of its own (ARCS-FINE-17).
    pub open_discard: Vec<ActionCard>,
    /// With two players: tokens that count for nobody, by resource (ARCS-SETUP-07).
    pub phantom: BTreeMap<Resource, u8>,
    /// What lies open while leaders and lore are drafted.
    #[serde(default)]
    pub draft: Option<Draft>,
    /// Who passed the initiative since a card was last led (ARCS-PASS-06).
    pub passed: Vec<Seat>,
    /// The round.
    pub round: Round,
    /// The turn, while there is one.
    pub turn: Option<Turn>,
    /// The battle, while there is one.
    pub battle: Option<Battle>,
    /// What procedures hand on from step to step.
    pub underway: Underway,
    /// The final ranking.
    pub standings: Option<Vec<Standing>>,
}

impl State {
    /// Which round of the chapter it is, 0 before the first; none where a server of older rules has begun the chapter.
    pub fn round_of_chapter(&self) -> Option<u32> {
        let is_known = self.chapter == 1 || self.earlier_rounds > 0;
        self.round_number.checked_sub(self.earlier_rounds).filter(|_| is_known)
    }

    /// The seats in turn order (ARCS-GLOSS-23).
    pub fn turn_order(&self) -> Vec<Seat> {
        self.players.clockwise_from(self.initiative).collect()
    }

    /// The seats besides one, clockwise from it.
    pub fn rivals(&self, seat: Seat) -> Vec<Seat> {
        self.players.clockwise_from(seat).skip(1).collect()
    }

    /// What is in a system.
    pub fn system(&self, system: SystemId) -> &System {
        &self.systems[&system]
    }

    /// What is in a system, to be changed.
    pub fn system_mut(&mut self, system: SystemId) -> &mut System {
        self.systems.get_mut(&system).expect("only systems in play are offered")
    }

    /// Every building in play with its system and slot.
    pub fn buildings(&self) -> impl Iterator<Item = (SystemId, u8, &Building)> {
        self.systems.iter().flat_map(|(id, system)| {
            system.slots.iter().zip(0..).filter_map(move |(slot, at)| slot.as_ref().map(|building| (*id, at, building)))
        })
    }

    /// The turn that is on.
    pub fn turn(&self) -> &Turn {
        self.turn.as_ref().expect("somebody has a turn")
    }

    /// The turn that is on, to be changed.
    pub fn turn_mut(&mut self) -> &mut Turn {
        self.turn.as_mut().expect("somebody has a turn")
    }

    /// The battle that is on.
    pub fn battle(&self) -> &Battle {
        self.battle.as_ref().expect("a battle is on")
    }

    /// The battle that is on, to be changed.
    pub fn battle_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a battle is on")
    }
}
