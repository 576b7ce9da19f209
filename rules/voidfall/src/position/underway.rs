//! What is under way: a turn, and what is being done in it or outside of it.

use crate::components::agendas::AgendaId;
use crate::components::effects::Deed;
use crate::components::events::{EventId, Instruction};
use crate::components::focuses::FocusId;
use crate::components::tokens::{self, Bounty, Reclaim};
use crate::components::tracks;
use crate::prelude::*;
use crate::technologies;

/// A turn (VF-FOC-03).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Turn {
    pub seat: Seat,
    /// The focus that was selected.
    pub focus: FocusId,
    /// VF-SEL-04: whether a trade token lies flipped on it.
    pub has_trade: bool,
    /// VF-SEL-05: the agenda that was played.
    pub agenda: Option<AgendaId>,
    /// VF-ACT-01: actions of the focus that were taken, by their place on the card.
    pub taken: BTreeSet<u8>,
    /// VF-ACT-03.
    pub took_agenda: bool,
    /// VF-ACT-11: technologies whose action was taken.
    pub technologies: BTreeSet<TechnologyId>,
    /// VF-PREF-06: actions that were taken by another way.
    pub elsewhere: BTreeSet<(FocusId, u8)>,
    /// VF-PROD-10.
    pub overproduced: u8,
    /// Whether the tax on deployment was paid with a corruption.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paid_tax: bool,
    /// VF-PREP-23.
    pub is_first: bool,
}

/// Where a deed is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Source {
    /// VF-ACT-01: an action of the focus that was selected.
    Focus { focus: FocusId, number: u8 },
    /// VF-PREF-01: an action of a preferred focus.
    Preferred { focus: FocusId, number: u8 },
    /// The same done twice at twice the cost, by Robotics.
    Doubled { focus: FocusId, number: u8 },
    /// VF-ACT-03.
    Agenda { agenda_type: AgendaType },
    /// VF-ACT-11.
    Technology { technology: TechnologyId, is_improved: bool, number: u8 },
    /// What a technology brings at once.
    Immediate { technology: TechnologyId, number: u8 },
    /// VF-CIV-03.
    Space { house: House, track: Track, space: u8 },
    /// VF-TRD-01.
    Trade { space: u8 },
    /// VF-LOOT.
    Bounty { bounty: Bounty },
    /// VF-LOOT-04.
    Reclaim { reclaim: Reclaim },
    /// VF-OUT-14.
    FallenHouse,
    /// What an origin brings at the start.
    Origin { house: House, origin: Origin },
    /// A deed of a box of an event.
    Box { event: EventId, number: u8, deed: u8 },
    /// VF-EVA-14: the reward of a decree.
    Decree { event: EventId, number: u8 },
}

impl Source {
    /// What is written there.
    pub fn deed(self) -> Deed {
        match self {
            Self::Focus { focus, number } | Self::Preferred { focus, number } | Self::Doubled { focus, number } => {
                focus.card().actions[usize::from(number)].deed()
            }
            Self::Agenda { agenda_type } => agenda_type.deed(),
            Self::Technology { technology, is_improved, number } => {
                technologies::actions(technology, is_improved)[usize::from(number)].deed
            }
            Self::Immediate { technology, number } => technology.immediate()[usize::from(number)],
            Self::Space { house, track, space } => {
                let space = tracks::space(house, track, space);
                Deed { connector: space.connector, ..Deed::free(space.effects) }
            }
            Self::Trade { space } => tokens::TRADE_BONUSES[usize::from(space)],
            Self::Bounty { bounty } => bounty.deed(),
            Self::Reclaim { reclaim } => reclaim.deed(),
            Self::FallenHouse => tokens::OF_A_FALLEN_HOUSE,
            Self::Origin { house, origin } => Deed::free(house.card().origins[origin as usize].extras),
            Self::Box { event, number, deed } => deeds_of(event, number)[usize::from(deed)],
            Self::Decree { event, number } => event.card().decrees[usize::from(number)].deed,
        }
    }
}

/// The deeds of a box; of one that depends on a condition first those of who meets it, then the others.
pub fn deeds_of(event: EventId, number: u8) -> Vec<Deed> {
    match event.card().boxes[usize::from(number)].says {
        Instruction::Deeds(deeds) => deeds.to_vec(),
        Instruction::Depending(_, first, second) => first.iter().chain(second).copied().collect(),
        Instruction::Place(_)
        | Instruction::Everywhere(..)
        | Instruction::GloryAnywhere(_)
        | Instruction::CorruptDisplays(_)
        | Instruction::Corruption { .. }
        | Instruction::CorruptionAndAdvance
        | Instruction::RaiseAndCorrupt
        | Instruction::Destroy { .. }
        | Instruction::Lasting(_)
        | Instruction::SkirmishAfterFirstTurn(_)
        | Instruction::HarbingerOnRifts
        | Instruction::CorruptionTogether(_) => vec![],
    }
}

/// A deed that is being done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Underway {
    pub seat: Seat,
    pub source: Source,
    /// Effects that were carried out or let be, by their place.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub done: BTreeSet<u8>,
    /// VF-TGT-07: where the cost was paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paid_at: Option<SectorId>,
    /// Where effects took place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<SectorId>,
    /// The place of the combat, or of a token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub here: Option<SectorId>,
    /// The guild that was established.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guild: Option<Guild>,
    /// The track that was corrupted, or advanced on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub track: Option<Track>,
    /// Voidborn fleet power that was removed.
    #[serde(default)]
    pub removed: u8,
    /// The population that was taken.
    #[serde(default)]
    pub population: u8,
    /// Materials that were spent on a bombardment.
    #[serde(default)]
    pub bombard: [u8; 2],
}

impl Underway {
    /// A deed that begins.
    pub fn new(seat: Seat, source: Source, here: Option<SectorId>) -> Self {
        Self {
            seat,
            source,
            done: BTreeSet::new(),
            paid_at: None,
            at: vec![],
            here,
            guild: None,
            track: None,
            removed: 0,
            population: 0,
            bombard: [0, 0],
        }
    }

    /// What is done, with its effects twice where it is doubled.
    pub fn effects(&self) -> Vec<crate::components::effects::Effect> {
        let deed = self.source.deed();
        let times = match self.source {
            Source::Doubled { .. } => 2,
            Source::Decree { event, number } => usize::from(event.card().decrees[usize::from(number)].times),
            Source::Focus { .. }
            | Source::Preferred { .. }
            | Source::Agenda { .. }
            | Source::Technology { .. }
            | Source::Immediate { .. }
            | Source::Space { .. }
            | Source::Trade { .. }
            | Source::Bounty { .. }
            | Source::Reclaim { .. }
            | Source::FallenHouse
            | Source::Origin { .. }
            | Source::Box { .. } => 1,
        };
        deed.effects.repeat(times * deed.times())
    }
}
