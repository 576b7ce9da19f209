//! Hegemonic Trade Policy of the Winnu: a planet's values change places for one use of PRODUCTION (ERRATA-1).

use crate::prelude::*;

/// Own planets with two different values that are of use: to pay with, or because they may produce.
fn planets(s: &State, using: &Use) -> Vec<PlanetId> {
    let Occasion::Producing { seat, system } = using.occasion else { return vec![] };
    let useful = |planet: &PlanetId| !s.planets[planet].exhausted || planet.card().system == system;
    let differs = |planet: &PlanetId| s.resources(*planet) != s.influence(*planet);
    s.planets_of(using.seat).filter(|planet| seat == using.seat && useful(planet) && differs(planet)).collect()
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::Producing],
    |s, using| !planets(s, using).is_empty(),
    |using, t| {
        let Some(Choice::Planet { planet }) = using.choice(0) else { return };
        t.state.players[using.seat].exhausted_technologies.insert(TechnologyId::HegemonicTradePolicy);
        t.state.underway.exchanged_values = Some(planet);
    },
)
.asking(|s, using| choosing::planet(using, planets(s, using)))]);
