//! Reactor Meltdown: a space dock outside the home systems is destroyed.

use super::ActionCard;
use crate::prelude::*;

struct ReactorMeltdown;

impl Aimed for ReactorMeltdown {
    type Target = (Seat, UnitType, Location);

    /// FAQ-AC-9: docks of others only, wherever they float.
    fn targets(s: &State, seat: Seat) -> Vec<(Seat, UnitType, Location)> {
        choosing::units_of_others(s, seat, &[UnitType::SpaceDock], |at| !at.system().is_home())
    }

    fn act(seat: Seat, (other, unit, at): (Seat, UnitType, Location), t: &mut T<'_>) {
        hits::destroy_by_effect(t, seat, other, at, unit);
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<ReactorMeltdown>());
