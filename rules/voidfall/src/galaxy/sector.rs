//! A sector, and what can lie in it.

use super::Force;
use crate::components::alarms::MOST_IN_A_RIFT;
use crate::components::maps::Kind;
use crate::components::tokens::{Bounty, Reclaim};
use crate::prelude::*;
use sternpost_core::Pile;
use sternpost_kit::count_of;

/// VF-GI-06: slots for guilds, and for installations, of a usual sector. The last of each row causes upkeep.
pub const SLOTS: usize = 3;
/// Slots for guilds of a Home sector; it has none for installations.
pub const GUILD_SLOTS_OF_A_HOME: usize = 2;
/// VF-CD-08: printed Sector Defenses of a Fallen House.
pub const DEFENSES_OF_A_FALLEN_HOUSE: u8 = 2;
/// VF-VFL-01, -02: Voidborn fleet power that a usual sector takes.
const MOST_VOIDBORN: u8 = 3;

/// A sector.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Sector {
    pub kind: Kind,
    /// VF-POP-01: none where there is no population.
    pub population: u8,
    /// VF-SEC-10.
    pub is_corrupted: bool,
    /// From the left.
    pub guilds: Vec<Guild>,
    /// From the left; the printed Shipyard of a Home sector is not among them.
    pub installations: Vec<Installation>,
    /// VF-SEC-04, -05: whose it is.
    pub owner: Option<Seat>,
    pub force: Force,
    /// VF-SEC-03.
    pub voidborn: u8,
    /// Values of glory tokens.
    pub glory: Vec<u8>,
    pub bounties: Pile<Bounty>,
    pub reclaims: Pile<Reclaim>,
    /// The Fallen House that lies there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fallen: Option<House>,
    /// VF-HB-01: Harbingers in it, where the Void is played against.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub harbingers: u8,
}

/// Whether there is none, so that nothing is said of it.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes what it may skip by reference")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl Sector {
    /// Whether it is a player's.
    pub fn is_of(&self, seat: Seat) -> bool {
        self.owner == Some(seat)
    }

    /// VF-SEC-03: a Voidborn sector.
    pub const fn is_voidborn(&self) -> bool {
        self.voidborn > 0
    }

    /// A Home sector.
    pub fn is_home(&self) -> bool {
        self.kind == Kind::Home
    }

    /// VF-SEC-10: not corrupted.
    pub const fn is_pure(&self) -> bool {
        !self.is_corrupted
    }

    /// VF-SEC-07: nobody's, and defended by Sector Defenses alone.
    pub const fn is_nobodys(&self) -> bool {
        self.owner.is_none() && self.voidborn == 0
    }

    /// Slots for guilds; those of Ark Ships are besides.
    pub fn guild_slots(&self) -> usize {
        if self.is_home() { GUILD_SLOTS_OF_A_HOME } else { SLOTS }
    }

    /// Slots for installations.
    pub fn installation_slots(&self) -> usize {
        if self.is_home() { 0 } else { SLOTS }
    }

    /// All installations that count, printed ones too (VF-GI-09).
    pub fn all_installations(&self) -> impl Iterator<Item = Installation> {
        let printed = self.is_home().then_some(Installation::Shipyard);
        let of_the_fallen = if self.fallen.is_some() { DEFENSES_OF_A_FALLEN_HOUSE } else { 0 };
        let printed_defenses = of_the_fallen + u8::from(self.kind == Kind::Rift);
        let defenses = std::iter::repeat_n(Installation::SectorDefense, usize::from(printed_defenses));
        printed.into_iter().chain(defenses).chain(self.installations.iter().copied())
    }

    /// How many installations of these there are, printed ones too.
    pub fn count_installations(&self, buildings: Buildings) -> u8 {
        let count = count_of(self.all_installations().filter(|installation| buildings.include(*installation)));
        u8::try_from(count).expect("a sector has few slots")
    }

    /// How many of these guilds there are.
    pub fn count_guilds(&self, guilds: Guilds) -> u8 {
        let count = count_of(self.guilds.iter().filter(|guild| guilds.include(**guild)));
        u8::try_from(count).expect("a sector has few slots")
    }

    /// Guild slots that are empty; those of Ark Ships are none.
    pub fn empty_guild_slots(&self) -> u8 {
        u8::try_from(self.guild_slots().saturating_sub(self.guilds.len())).expect("a sector has few slots")
    }

    /// VF-EVA-07: upkeep that it causes. RULING: a Home sector, whose rows are shorter, has no slot that does.
    pub fn upkeep(&self) -> u8 {
        let is_full = |held: usize| u8::from(!self.is_home() && held >= SLOTS);
        is_full(self.guilds.len()) + is_full(self.installations.len())
    }

    /// VF-SEC-11: whether a corruption can be put there, with a Home sector that can take one.
    pub fn can_be_corrupted(&self, home_can: bool) -> bool {
        self.population > 0 && self.is_pure() && (!self.is_home() || home_can)
    }

    /// VF-POP-02, -03.
    pub const fn can_grow(&self) -> bool {
        self.is_pure() && self.population > 0 && self.population < crate::components::MOST_POPULATION
    }

    /// VF-POP-04.
    pub fn can_shrink(&self) -> bool {
        self.is_pure() && self.population > 1 && !self.is_home()
    }

    /// VF-VFL-01, -02: Voidborn fleet power that it takes: a Rift takes two tokens.
    pub fn most_voidborn(&self) -> u8 {
        if self.kind == Kind::Rift { MOST_IN_A_RIFT } else { MOST_VOIDBORN }
    }

    /// VF-VFL-03, VF-PREP-28: how much more Voidborn fleet power it takes.
    pub fn room_for_voidborn(&self) -> u8 {
        self.most_voidborn().saturating_sub(self.voidborn)
    }
}
