//! Upgrade: a cruiser in the active system becomes a dreadnought.

use super::ActionCard;
use crate::board::fleet;
use crate::board::placing;
use crate::board::units::{Condition, Location};
use crate::cards::abilities::{Ability, Use};
use crate::cards::occasions::{Occasion, Timing};
use crate::components::{SystemId, UnitType};
use crate::position::state::State;
use crate::show::messages::Line;
use sternpost_core::steps;

/// The active system, if a cruiser is there already (FAQ-AC-11) and a dreadnought is left.
fn system(s: &State, using: &Use) -> Option<SystemId> {
    let Occasion::Activated { seat, system } = using.occasion else { return None };
    let cruisers = s.units(using.seat, Location::Space(system)).count(UnitType::Cruiser);
    let left = placing::placeable(s, using.seat, UnitType::Dreadnought, 1);
    (seat == using.seat && cruisers > 0 && left > 0).then_some(system)
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::Activated],
        |s, using| system(s, using).is_some(),
        |using, t| {
            let Some(system) = system(t.state, using) else { return };
            let at = Location::Space(system);
            let here = t.state.units_mut(using.seat, at);
            here.take_any(UnitType::Cruiser, 1);
            here.add(UnitType::Dreadnought, Condition::Intact, 1);
            t.tell(&Line::ReplacedUnit { seat: using.seat, unit: UnitType::Cruiser, with: UnitType::Dreadnought, at });
            // LRR 43.3: it may carry less than the cruiser did
            t.next(steps![fleet::Step::Check { seat: using.seat, system }]);
        },
    ),
);
