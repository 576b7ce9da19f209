//! X-89 Bacterial Weapon: infantry on a planet under bombarding ships dies; no planetary shield stops it (LRR 60.1, FAQ-GEN-5).

use crate::prelude::*;

fn victims(s: &State, seat: Seat, planet: PlanetId) -> impl Iterator<Item = Seat> + '_ {
    let infantry = move |other: Seat| s.units(other, Location::Planet(planet)).count(UnitType::Infantry);
    s.others_clockwise(seat).filter(move |other| infantry(*other) > 0)
}

/// The technology.
struct X89BacterialWeapon;

impl Aimed for X89BacterialWeapon {
    type Target = PlanetId;

    /// Planets of others under own ships that bombard (FAQ-AC-9: never one's own), also those without infantry (LRR 51.3).
    fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
        let bombards =
            |system| s.units(seat, Location::Space(system)).iter().any(|(u, _)| s.stats(seat, u).is_some_and(|x| x.bombardment.is_some()));
        choosing::planets_of_others(s, seat).into_iter().filter(|planet| bombards(planet.card().system)).collect()
    }

    fn act(seat: Seat, planet: PlanetId, t: &mut T<'_>) {
        t.state.players[seat].exhausted_technologies.insert(TechnologyId::X89BacterialWeapon);
        for victim in victims(t.state, seat, planet).collect::<Vec<_>>() {
            let at = Location::Planet(planet);
            let count = t.state.units(victim, at).count(UnitType::Infantry);
            hits::destroy(t, seat, victim, at, UnitType::Infantry, count);
        }
    }
}

pub static TEXTS: Texts = Texts::acting(&[aimed::action::<X89BacterialWeapon>()]);
