//! Indoctrination of the Yin: influence turns an enemy infantry before a ground combat.

use crate::economy::payment::{self, Currency};
use crate::prelude::*;

/// What it costs.
const INFLUENCE: u32 = 2;

/// The other side, if its infantry can be turned.
fn opponent(s: &State, using: &Use) -> Option<Seat> {
    let Occasion::GroundRoundBegins { round: 1, planet } = using.occasion else { return None };
    let combat = s.underway.ground.as_ref().filter(|combat| combat.has(using.seat))?;
    let opponent = combat.opponent(using.seat);
    (s.units(opponent, Location::Planet(planet)).count(UnitType::Infantry) > 0).then_some(opponent)
}

/// The influence is paid: the infantry is replaced, not destroyed.
fn replace(using: &Use, t: &mut T<'_>) {
    let (Some(opponent), Occasion::GroundRoundBegins { planet, .. }) = (opponent(t.state, using), &using.occasion) else { return };
    let at = Location::Planet(*planet);
    t.state.units_mut(opponent, at).take_any(UnitType::Infantry, 1);
    t.tell(&Line::Replaced { seat: using.seat, unit: UnitType::Infantry, planet: *planet });
    placing::place(t, using.seat, UnitType::Infantry, 1, at);
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::GroundRoundBegins],
    |s, using| opponent(s, using).is_some() && payment::available(s, using.seat, Currency::Influence) >= INFLUENCE,
    |using, t| {
        replace(using, t);
        t.next(steps![payment::Step { seat: using.seat, currency: Currency::Influence, owed: INFLUENCE }]);
    },
)]);
