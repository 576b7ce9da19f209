//! The table as data: what lies where, who has what, and what is under way. Nothing here decides anything.

mod counts;
pub mod given;
mod given_void;
mod player;
pub mod twin;
pub mod underway;
pub mod void;

pub use player::{Player, Slot};

use crate::components::agendas::AgendaId;
use crate::components::effects::Condition;
use crate::components::events::{EventId, Instruction, Lasting};
use crate::components::tokens::{Bounty, Reclaim};
use crate::galaxy::Galaxy;
use crate::invasion::Invasion;
use crate::prelude::*;
use crate::setup::Options;
use schemars::JsonSchema;
use sternpost_core::{Pile, Standing};
use underway::{Turn, Underway};
use void::Void;

/// The phases of a cycle (VF-CYC-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Everybody sets up.
    Setup,
    /// VF-PREP.
    Preparation,
    /// VF-FOC.
    Focus,
    /// VF-EVA.
    Evaluation,
}

impl Phase {
    /// Its name, as a position says it.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Preparation => "preparation",
            Self::Focus => "focus",
            Self::Evaluation => "evaluation",
        }
    }
}

/// Agendas of a type on the board (VF-AGE-02, -03).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Agendas {
    /// Face down.
    pub stack: Pile<AgendaId>,
    /// Face up.
    pub display: Option<AgendaId>,
    /// VF-PREP-30.
    pub is_corrupted: bool,
}

/// Copies of a technology on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Copies {
    /// Whether the basic card that brings influence is there.
    pub first: bool,
    /// Basic cards that bring none.
    pub more: u8,
}

impl Copies {
    /// Whether there is any.
    pub const fn any(self) -> bool {
        self.first || self.more > 0
    }
}

/// Improved technologies on the board (VF-PREP-10, -11).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Improved {
    /// That can be had now.
    pub open: BTreeSet<TechnologyId>,
    /// Behind the barrier, until the second cycle.
    pub behind_the_barrier: BTreeSet<TechnologyId>,
    /// For the third cycle.
    pub third_cycle: BTreeSet<TechnologyId>,
}

/// The position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct State {
    /// What the host has decided.
    pub options: Options,
    /// From 1.
    pub cycle: u8,
    pub phase: Phase,
    /// The round of the focus phase, from 1.
    pub round: u8,
    /// VF-PREP-12: the order of turns.
    pub order: Vec<Seat>,
    /// VF-PREP-13: positions that were taken, while they are.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty", with = "sternpost_core::seat::keyed")]
    pub positions: BTreeMap<Seat, u8>,
    pub galaxy: Galaxy,
    pub players: BySeat<Player>,
    /// VF-TRD-09: tokens on each space of the trade board, the lowest first.
    pub trade_board: [u8; 6],
    pub technologies: BTreeMap<TechnologyId, Copies>,
    pub improved: Improved,
    pub agendas: BTreeMap<AgendaType, Agendas>,
    /// VF-PREP-16: events of this cycle and the next ones, those of a cycle in a pile.
    pub events: BTreeMap<u8, Pile<EventId>>,
    /// The event of this cycle.
    pub event: Option<EventId>,
    pub bounties: Pile<Bounty>,
    pub reclaims: Pile<Reclaim>,
    /// Whose turn it is, and what was done in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// The invasion that is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invasion: Option<Invasion>,
    /// What is being done, the innermost last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub underway: Vec<Underway>,
    /// The Void, where it is played against.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub void: Option<Void>,
    /// The final ranking, once the campaign is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standings: Option<Vec<Standing>>,
}

impl State {
    /// VF-FOC-01: rounds of this cycle's focus phase.
    pub fn rounds(&self) -> u8 {
        self.event.map_or(0, |event| event.card().rounds)
    }

    /// VF-PREP-22: whether something holds throughout this cycle.
    pub fn holds(&self, lasting: Lasting) -> bool {
        let boxes = self.event.iter().flat_map(|event| event.card().boxes);
        boxes.map(|event_box| event_box.says).any(|says| says == Instruction::Lasting(lasting))
    }

    /// What is being done.
    ///
    /// # Panics
    /// If nothing is.
    pub fn doing(&self) -> &Underway {
        self.underway.last().expect("something is being done")
    }

    /// What is being done, to be changed.
    ///
    /// # Panics
    /// If nothing is.
    pub fn doing_mut(&mut self) -> &mut Underway {
        self.underway.last_mut().expect("something is being done")
    }

    /// Whether all of this holds for a player.
    pub fn meets(&self, seat: Seat, conditions: &[Condition]) -> bool {
        let within = |condition: &Condition| {
            let count = self.count(seat, condition.count);
            count >= i32::from(condition.least) && (condition.most == u8::MAX || count <= i32::from(condition.most))
        };
        conditions.iter().all(within)
    }
}
