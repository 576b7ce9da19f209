//! Peace Accords of the Xxcha: an empty planet nearby joins them after Diplomacy.

use crate::board::control;
use crate::prelude::*;

/// Planets without units in or beside a system with an own planet (LRR 7.3, FAQ-XXCHA-1), never Mecatol Rex.
fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
    let near = |planet: PlanetId| {
        let system = planet.card().system;
        s.planets_of(seat).any(|own| own.card().system == system || adjacent(s, seat, own.card().system).contains(&system))
    };
    let empty = s.planets.iter().filter(|(_, card)| card.controller != Some(seat) && card.units.values().all(|units| units.is_empty()));
    empty.map(|(planet, _)| *planet).filter(|planet| *planet != PlanetId::MecatolRex && near(*planet)).collect()
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::DiplomacyResolved],
    |s, using| using.occasion == Occasion::DiplomacyResolved { seat: using.seat } && !targets(s, using.seat).is_empty(),
    |using, t| {
        if let Some(Choice::Planet { planet }) = using.choice(0) {
            control::gain(t, using.seat, planet);
        }
    },
)
.asking(|s, using| {
    let offers = targets(s, using.seat).into_iter().map(|planet| Offer::new(Choice::Planet { planet }).at(planet.place()));
    first_choice(using, using.seat, &Prompt::ChoosePlanet { by: using.ability.name() }, offers)
})])
.and(&[Passive::GainsByDiplomacy(|s, seat| !targets(s, seat).is_empty())]);
