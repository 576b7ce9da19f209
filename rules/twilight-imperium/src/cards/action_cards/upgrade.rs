//! Upgrade: a cruiser in the active system becomes a dreadnought.

use super::ActionCard;
use crate::board::placing::Replaced;
use crate::board::supply;
use crate::prelude::*;

/// The active system, if a cruiser is there already (FAQ-AC-11) and there is a dreadnought, in reinforcements or on the board (LRR 52.4a).
fn system(s: &State, using: &Use) -> Option<SystemId> {
    let Occasion::Activated { seat, system } = using.occasion else { return None };
    let cruisers = s.units(using.seat, Location::Space(system)).count(UnitType::Cruiser);
    (seat == using.seat && cruisers > 0 && supply::can_supply(s, seat, UnitType::Dreadnought)).then_some(system)
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::Activated],
        |s, using| system(s, using).is_some(),
        |using, t| {
            let Some(system) = system(t.state, using) else { return };
            let (seat, at) = (using.seat, Location::Space(system));
            placing::replace_one(t, Replaced { seat, unit: UnitType::Cruiser, at }, seat, UnitType::Dreadnought, at);
        },
    ),
);
