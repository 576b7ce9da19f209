//! Warrior: who follows and Battles Moves as well; psionics bring little.

use super::Leader;
use crate::cards::modifiers::FreeAction;
use crate::prelude::*;

/// Tactical: a Move before or after the Battle for which one Copies or Pivots. Violent: Empath counts one place lower.
pub static LEADER: Leader = Leader::new(
    [Resource::Weapon, Resource::Material],
    Powers::passive(&[
        Passive::FreeAction(FreeAction { with: Action::Battle, free: Action::Move }),
        Passive::ScoresLower(Ambition::Empath),
    ]),
);
