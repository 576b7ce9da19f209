//! Counted units and where they are.

use crate::prelude::*;
use sternpost_core::{Place, ToArg};

/// A place that holds units: the space area of a system or a planet (LRR 78.5, 78.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Location {
    /// A space area.
    Space(SystemId),
    /// A planet.
    Planet(PlanetId),
}

impl Location {
    /// The system it is in.
    #[must_use]
    pub fn system(self) -> SystemId {
        match self {
            Self::Space(system) => system,
            Self::Planet(planet) => planet.card().system,
        }
    }

    /// Its id on the board.
    #[must_use]
    pub fn place(self) -> Place {
        match self {
            Self::Space(system) => system.place(),
            Self::Planet(planet) => planet.place(),
        }
    }
}

impl ToArg for Location {
    fn to_arg(&self) -> Arg {
        match self {
            Self::Space(system) => system.to_arg(),
            Self::Planet(planet) => planet.to_arg(),
        }
    }
}

/// Whether a unit has used sustain damage (LRR 66.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Not damaged.
    Intact,
    /// Damaged.
    Damaged,
}

impl ToArg for Condition {
    fn to_arg(&self) -> Arg {
        Arg::term(
            "condition",
            match self {
                Self::Intact => "intact",
                Self::Damaged => "damaged",
            },
        )
    }
}

/// Units of one type in one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Pile {
    /// Undamaged ones.
    pub intact: u32,
    /// Damaged ones.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub damaged: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// One player's units in one place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Units(BTreeMap<UnitType, Pile>);

/// What a player has in a place where nothing stands.
pub static NO_UNITS: Units = Units(BTreeMap::new());

impl Units {
    /// How many of a type, damaged or not.
    #[must_use]
    pub fn count(&self, unit: UnitType) -> u32 {
        self.0.get(&unit).map_or(0, |pile| pile.intact + pile.damaged)
    }

    /// How many of a type in a condition.
    #[must_use]
    pub fn count_in(&self, unit: UnitType, condition: Condition) -> u32 {
        self.0.get(&unit).map_or(0, |pile| match condition {
            Condition::Intact => pile.intact,
            Condition::Damaged => pile.damaged,
        })
    }

    /// Adds units.
    pub fn add(&mut self, unit: UnitType, condition: Condition, count: u32) {
        if count == 0 {
            return;
        }
        let pile = self.0.entry(unit).or_default();
        match condition {
            Condition::Intact => pile.intact += count,
            Condition::Damaged => pile.damaged += count,
        }
    }

    /// Takes units away.
    ///
    /// # Panics
    /// If there are not that many: whoever takes has counted first.
    pub fn take(&mut self, unit: UnitType, condition: Condition, count: u32) {
        if count == 0 {
            return;
        }
        let pile = self.0.get_mut(&unit).expect("units that are taken are there");
        let left = match condition {
            Condition::Intact => &mut pile.intact,
            Condition::Damaged => &mut pile.damaged,
        };
        *left = left.checked_sub(count).expect("no more units are taken than are there");
        if *pile == Pile::default() {
            self.0.remove(&unit);
        }
    }

    /// Takes up to `count` of a type, damaged ones first. Returns how many were taken.
    pub fn take_any(&mut self, unit: UnitType, count: u32) -> u32 {
        let damaged = self.count_in(unit, Condition::Damaged).min(count);
        let intact = self.count_in(unit, Condition::Intact).min(count - damaged);
        self.take(unit, Condition::Damaged, damaged);
        self.take(unit, Condition::Intact, intact);
        damaged + intact
    }

    /// Marks undamaged units as damaged (LRR 66.1).
    pub fn damage(&mut self, unit: UnitType, count: u32) {
        self.take(unit, Condition::Intact, count);
        self.add(unit, Condition::Damaged, count);
    }

    /// Repairs everything (LRR 73.7).
    pub fn repair(&mut self) {
        for pile in self.0.values_mut() {
            *pile = Pile { intact: pile.intact + pile.damaged, damaged: 0 };
        }
    }

    /// Each type that is here, with its pile, in the order of [`UnitType::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (UnitType, Pile)> + '_ {
        self.0.iter().map(|(unit, pile)| (*unit, *pile))
    }

    /// Whether nothing is here.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a ship is here.
    #[must_use]
    pub fn has_ships(&self) -> bool {
        self.0.keys().any(|unit| unit.is_ship())
    }

    /// How many ships are here, fighters included.
    #[must_use]
    pub fn ships(&self) -> u32 {
        self.sum(UnitType::is_ship)
    }

    /// How many ships are here, fighters not included.
    #[must_use]
    pub fn non_fighter_ships(&self) -> u32 {
        self.sum(|unit| unit.is_ship() && unit != UnitType::Fighter)
    }

    /// The types of ships here that are no fighters.
    #[must_use]
    pub fn non_fighter_types(&self) -> Vec<UnitType> {
        self.0.keys().copied().filter(|unit| unit.is_ship() && *unit != UnitType::Fighter).collect()
    }

    /// How many ground forces are here.
    #[must_use]
    pub fn ground_forces(&self) -> u32 {
        self.sum(UnitType::is_ground_force)
    }

    /// How many units of the types that fit.
    pub fn sum(&self, fits: impl Fn(UnitType) -> bool) -> u32 {
        self.0.iter().filter(|(unit, _)| fits(**unit)).map(|(_, pile)| pile.intact + pile.damaged).sum()
    }

    /// Adds all of another group.
    pub fn join(&mut self, others: &Self) {
        for (unit, pile) in others.iter() {
            self.add(unit, Condition::Intact, pile.intact);
            self.add(unit, Condition::Damaged, pile.damaged);
        }
    }
}
