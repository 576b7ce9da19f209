//! Dice on the table (LRR 63.5, 86) and the hits that came of them, until they are assigned (LRR 66, 89).

use crate::prelude::*;

/// Hits one player takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Hits {
    /// Who produced them.
    pub by: Seat,
    /// With what.
    pub source: HitSource,
    /// How many are left to assign.
    pub count: u32,
    /// How many of them fighters may take only if no other ship is left.
    #[serde(default, skip_serializing_if = "is_none_left")]
    pub past_fighters: u32,
    /// The one ship that takes them, if whoever produced them has said which.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<(UnitType, Condition)>,
    /// Whether ships that were named for them are being destroyed now.
    #[serde(default)]
    pub assigned: bool,
    /// How many fighters were named for them and are still there: they need no room any more.
    #[serde(default, skip_serializing_if = "is_none_left")]
    pub doomed_fighters: u32,
    /// How many units were destroyed since they were produced, only because nothing had room for them (LRR 43.3).
    #[serde(default, skip_serializing_if = "is_none_left")]
    pub crowded_out: u32,
}

impl Hits {
    /// Hits that any ship may take.
    #[must_use]
    pub fn new(by: Seat, source: HitSource, count: u32) -> Self {
        Self { by, source, count, past_fighters: 0, target: None, assigned: false, doomed_fighters: 0, crowded_out: 0 }
    }

    /// The same, but fighters may take so many of them only if no other ship is left.
    #[must_use]
    pub fn past_fighters(mut self, count: u32) -> Self {
        self.past_fighters = count;
        self
    }

    /// The same for one ship.
    #[must_use]
    pub fn on(mut self, unit: UnitType, condition: Condition) -> Self {
        self.target = Some((unit, condition));
        self
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_none_left(count: &u32) -> bool {
    *count == 0
}

/// What produced hits: effects may concern only some (FAQ-AC-5, FAQ-GEN-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HitSource {
    /// A combat roll.
    Combat,
    /// SPACE CANNON (LRR 87).
    SpaceCannon,
    /// ANTI-FIGHTER BARRAGE (LRR 41).
    Barrage,
    /// The ability of a card or sheet.
    Ability,
}

/// Dice on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct DiceRoll {
    pub seat: Seat,
    /// For which units.
    pub unit: UnitType,
    pub at: Location,
    /// What a die must reach.
    pub hit: u8,
    /// The faces.
    pub dice: Vec<u32>,
}
