//! Civilization tracks: what each space brings (VF-CIV-01, -02, -11).

mod astoran;
mod fenrax;
mod kradmor;
mod marqualos;
mod nervo;
mod novaris;
mod shiveus;
mod standard;
mod thegwyn;
mod yarvek;
mod zenor;

use super::effects::{Connector, Effect};
use super::provenance::Provenance;
use super::{House, Track};

/// A space of a track, 1 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// How its effects stand to each other.
    pub connector: Connector,
    /// What it brings.
    pub effects: &'static [Effect],
}

/// The three tracks of a House: Society, Statecraft, Economy.
pub type Tracks = [[Space; 7]; 3];

/// VF-CIV-01: the last space.
pub const LAST_SPACE: u8 = 7;

/// Where they are known from: tiers and what it takes to enter them stand in the rulebook, what spaces bring in lists.
pub const PROVENANCE: Provenance = Provenance::PartlyPrinted;

/// The tracks of a House.
#[must_use]
pub const fn of(house: House) -> &'static Tracks {
    match house {
        House::Valnis | House::Belitan | House::Dunlork | House::Cortozaar => &standard::TRACKS,
        House::Astoran => &astoran::TRACKS,
        House::Fenrax => &fenrax::TRACKS,
        House::Kradmor => &kradmor::TRACKS,
        House::Marqualos => &marqualos::TRACKS,
        House::Nervo => &nervo::TRACKS,
        House::Novaris => &novaris::TRACKS,
        House::Shiveus => &shiveus::TRACKS,
        House::Thegwyn => &thegwyn::TRACKS,
        House::Yarvek => &yarvek::TRACKS,
        House::Zenor => &zenor::TRACKS,
    }
}

/// What a space brings.
#[must_use]
pub fn space(house: House, track: Track, space: u8) -> &'static Space {
    &of(house)[track as usize][usize::from(space) - 1]
}

/// VF-CIV-02: the level of a space.
#[must_use]
pub const fn level(space: u8) -> u8 {
    match space {
        0..=2 => 0,
        3 | 4 => 1,
        5 => 2,
        6 => 3,
        _ => 4,
    }
}

/// VF-CIV-04: fleet powers that are deactivated to enter a space.
#[must_use]
pub const fn deactivations(space: u8) -> u8 {
    match space {
        6 => 1,
        7 => 2,
        _ => 0,
    }
}
