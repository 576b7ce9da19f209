//! The leaders, a file for each (ARCS-LL): what a player begins with, and two abilities.

use crate::prelude::*;

/// What stands in a system at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartingPieces {
    /// Fresh ships.
    pub ships: u8,
    /// A building in the first slot.
    pub building: Option<BuildingKind>,
}

/// The boxes A, B and C: what stands in the systems of the setup card (ARCS-LL-06).
pub type Boxes = [StartingPieces; 3];

const fn with(ships: u8, building: BuildingKind) -> StartingPieces {
    StartingPieces { ships, building: Some(building) }
}

const fn ships(ships: u8) -> StartingPieces {
    StartingPieces { ships, building: None }
}

/// What everybody begins with who has no leader, and most leaders (ARCS-SETUP-11 to 13).
pub const USUAL: Boxes = [with(3, BuildingKind::City), with(3, BuildingKind::Starport), ships(2)];

/// A leader.
pub struct Leader {
    /// The pieces it begins with.
    pub boxes: Boxes,
    /// The tokens it begins with, from the left (ARCS-LL-07).
    pub resources: [Resource; 2],
    /// What else is to be done at the start (ARCS-LL-08).
    pub setup: Option<fn(&mut T<'_>, Seat)>,
    /// Its abilities.
    pub powers: Powers,
}

impl Leader {
    /// A leader that begins with the usual pieces.
    const fn new(resources: [Resource; 2], powers: Powers) -> Self {
        Self { boxes: USUAL, resources, setup: None, powers }
    }

    /// With other pieces.
    const fn boxes(self, boxes: Boxes) -> Self {
        Self { boxes, ..self }
    }

    /// With something else to do at the start.
    const fn setup(self, setup: fn(&mut T<'_>, Seat)) -> Self {
        Self { setup: Some(setup), ..self }
    }
}

/// The leader of a seat.
pub fn of(s: &State, seat: Seat) -> Option<&'static Leader> {
    s.players[seat].leader.map(LeaderId::card)
}

sternpost_kit::cards! {
    "leader";
    /// A leader.
    pub enum LeaderId: Leader = LEADER {
        Elder => elder,
        Mystic => mystic,
        FuelDrinker => fuel_drinker,
        Upstart => upstart,
        Rebel => rebel,
        Warrior => warrior,
        Feastbringer => feastbringer,
        Demagogue => demagogue,
    }
}
