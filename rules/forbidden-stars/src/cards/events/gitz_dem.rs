//! When an enemy unit was routed in an own combat: it is destroyed.

use super::schemes::*;

/// The unit, while it is still there. RULING: who retreats is routed outside of the combat (FS-EVT-12).
fn target(s: &State, using: &Use) -> Option<(Role, Fighter)> {
    let own = own_role(s, using)?;
    let Occasion::UnitRouted { role, fighter } = using.occasion else { return None };
    (role != own && !those(s, role, |there| there == fighter).is_empty()).then_some((role, fighter))
}

fn destroy(using: &Use, t: &mut T<'_>) {
    if let Some((role, fighter)) = target(t.state, using) {
        damage::destroy(role, fighter, t);
    }
}

pub static EVENT: EventCard =
    EventCard::scheme(Direction::TopRightBottomLeft, Ability::may(&[Timing::UnitRouted], |s, using| target(s, using).is_some(), destroy));
