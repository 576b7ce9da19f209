//! The row of planets: seven places, from the left (CONQ-SETUP-03, -05, -06).

use crate::prelude::*;
use sternpost_core::{Secret, ToArg};

/// A place in the row, counted from 0 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct SlotId(pub u8);

/// Named by its number as players count: from 1.
impl ToArg for SlotId {
    fn to_arg(&self) -> Arg {
        Arg::Number(i64::from(self.0) + 1)
    }
}

/// What has become of the planet of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lies {
    /// Face down: not in play.
    FaceDown,
    /// Face up.
    FaceUp,
    /// Captured or removed: a gap.
    Gone,
}

/// A place in the row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Slot {
    /// Which planet was laid there.
    pub planet: Secret<PlanetId>,
    /// What has become of it.
    pub lies: Lies,
}

impl State {
    /// The face-up planet of a place.
    #[must_use]
    pub fn planet_at(&self, slot: SlotId) -> Option<PlanetId> {
        let slot = self.row.get(usize::from(slot.0))?;
        (slot.lies == Lies::FaceUp).then(|| *slot.planet.for_the_rules())
    }

    /// The places with a face-up planet, from the left.
    pub fn face_up(&self) -> impl Iterator<Item = SlotId> + '_ {
        self.slots().filter(|slot| self.planet_at(*slot).is_some())
    }

    /// All places, from the left.
    pub fn slots(&self) -> impl Iterator<Item = SlotId> + use<> {
        (0..u8::try_from(self.row.len()).expect("seven places")).map(SlotId)
    }

    /// The first planet, unless its place is a gap (CONQ-WIN-04).
    #[must_use]
    pub fn first_planet(&self) -> Option<SlotId> {
        self.first.filter(|slot| self.planet_at(*slot).is_some())
    }

    /// The face-up planets next to a place. RULING: across a gap there is no neighbour.
    pub fn next_to(&self, slot: SlotId) -> impl Iterator<Item = SlotId> + '_ {
        self.face_up().filter(move |near| near.0.abs_diff(slot.0) == 1)
    }

    /// The face-up planets, from the left, and both headquarters.
    pub fn places(&self) -> impl Iterator<Item = At> + '_ {
        self.face_up().map(At::Planet).chain(self.in_order().map(At::Hq))
    }

    /// Whether a place is one of the face-up planets or a headquarters.
    #[must_use]
    pub fn is_open(&self, at: At) -> bool {
        match at {
            At::Planet(slot) => self.planet_at(slot).is_some(),
            At::Hq(_) => true,
            At::On(_) => false,
        }
    }
}
