//! Swords to Plowshares: half the infantry becomes trade goods; against: infantry for every planet.

use super::{Agenda, Ballot, Outcome};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::directive(Ballot::ForAgainst, |outcome, t| {
    for seat in t.state.clockwise_from(t.state.speaker) {
        let mut destroyed = 0;
        for planet in t.state.planets_of(seat).collect::<Vec<_>>() {
            let at = Location::Planet(planet);
            if *outcome == Outcome::For {
                let half = t.state.units(seat, at).count(UnitType::Infantry).div_ceil(2);
                destroyed += hits::destroy(t, seat, seat, at, UnitType::Infantry, half);
            } else {
                placing::place(t, seat, UnitType::Infantry, 1, at);
            }
        }
        trade_goods::gain(t, seat, destroyed);
    }
});
