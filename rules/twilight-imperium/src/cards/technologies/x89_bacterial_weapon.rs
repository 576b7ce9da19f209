//! X-89 Bacterial Weapon: infantry on a planet under bombarding ships dies; no planetary shield stops it (LRR 60.1, FAQ-GEN-5).

use crate::board::units::Location;
use crate::cards::abilities::{Ability, first_choice};
use crate::cards::modifiers::Texts;
use crate::cards::occasions::Timing;
use crate::combat::hits;
use crate::components::{PlanetId, TechnologyId, UnitType};
use crate::position::state::State;
use crate::show::messages::{Choice, Prompt};
use sternpost_core::{Offer, Seat};

/// Planets with other players' infantry under own ships that bombard (FAQ-AC-9: never one's own).
fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
    let bombards =
        |system| s.units(seat, Location::Space(system)).iter().any(|(u, _)| s.stats(seat, u).is_some_and(|x| x.bombardment.is_some()));
    let planets = s.planets.keys().copied().filter(|planet| bombards(planet.card().system));
    planets.filter(|planet| victims(s, seat, *planet).next().is_some()).collect()
}

fn victims(s: &State, seat: Seat, planet: PlanetId) -> impl Iterator<Item = Seat> + '_ {
    let infantry = move |other: Seat| s.units(other, Location::Planet(planet)).count(UnitType::Infantry);
    s.others_clockwise(seat).filter(move |other| infantry(*other) > 0)
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::ComponentAction],
    |s, using| using.is_action() && !targets(s, using.seat).is_empty(),
    |using, t| {
        let Some(Choice::Planet { planet }) = using.choice(0) else { return };
        t.state.players[using.seat].exhausted_technologies.insert(TechnologyId::X89BacterialWeapon);
        for victim in victims(t.state, using.seat, planet).collect::<Vec<_>>() {
            let at = Location::Planet(planet);
            let count = t.state.units(victim, at).count(UnitType::Infantry);
            hits::destroy(t, using.seat, victim, at, UnitType::Infantry, count);
        }
    },
)
.asking(|s, using| {
    let offers = targets(s, using.seat).into_iter().map(|planet| Offer::new(Choice::Planet { planet }).at(planet.place()));
    first_choice(using, using.seat, &Prompt::ChoosePlanet, offers)
})]);
