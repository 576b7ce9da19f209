//! What abilities let their user choose first: a planet, a system, a player, a unit of somebody (LRR 3.7).

use crate::prelude::*;
use sternpost_core::ToArg as _;

/// One of these planets.
pub fn planet(using: &Use, planets: impl IntoIterator<Item = PlanetId>) -> Next {
    let offers = planets.into_iter().map(|planet| Offer::new(Choice::Planet { planet }).at(planet.place()));
    first_choice(using, using.seat, &Prompt::ChoosePlanet { by: using.ability.name() }, offers)
}

/// One of these planets, or none of them; nothing is asked if there is none to choose.
pub fn planet_or_none(using: &Use, planets: impl IntoIterator<Item = PlanetId>) -> Next {
    let mut offers: Vec<_> = planets.into_iter().map(|planet| Offer::new(Choice::Planet { planet }).at(planet.place())).collect();
    if !offers.is_empty() {
        offers.push(Offer::new(Choice::Nothing).said(&Said::NoPlanet));
    }
    first_choice(using, using.seat, &Prompt::ChoosePlanet { by: using.ability.name() }, offers)
}

/// One of these systems.
pub fn system(using: &Use, systems: impl IntoIterator<Item = SystemId>) -> Next {
    let offers = systems.into_iter().map(|system| Offer::new(Choice::System { system }).at(system.place()));
    first_choice(using, using.seat, &Prompt::ChooseSystem { by: using.ability.name() }, offers)
}

/// One of these players.
pub fn player(using: &Use, seats: impl IntoIterator<Item = Seat>) -> Next {
    first_choice(
        using,
        using.seat,
        &Prompt::ChooseOpponent { by: using.ability.name() },
        seats.into_iter().map(|seat| Offer::new(Choice::Seat { seat })),
    )
}

/// One of these units of other players.
pub fn unit(using: &Use, units: impl IntoIterator<Item = (Seat, UnitType, Location)>) -> Next {
    let offers = units.into_iter().map(|(seat, unit, at)| Offer::new(Choice::UnitOf { seat, unit, at }).at(at.place()));
    first_choice(using, using.seat, &Prompt::ChooseTarget { by: using.ability.name() }, offers)
}

/// With whose each planet on offer is and what stands there, where nothing else is said of it.
pub fn with_planets_described(s: &State, mut question: Question<Choice>) -> Question<Choice> {
    for offer in question.offers.iter_mut().filter(|offer| offer.hint.is_none()) {
        if let Choice::Planet { planet } = offer.choice {
            offer.hint = Some(garrison(s, planet).text());
        }
    }
    question
}

fn garrison(s: &State, planet: PlanetId) -> Hint {
    let card = &s.planets[&planet];
    let Some(seat) = card.controller else { return Hint::Nobodys };
    let piles = card.units.values().flat_map(|units| units.iter());
    let units: Vec<_> = piles.map(|(unit, pile)| Word::Units { count: pile.intact + pile.damaged, unit }.text().to_arg()).collect();
    if units.is_empty() { Hint::Empty { seat } } else { Hint::Garrison { seat, units } }
}

/// Planets that other players control (FAQ-AC-9: never one's own).
pub fn planets_of_others(s: &State, seat: Seat) -> Vec<PlanetId> {
    s.others_clockwise(seat).flat_map(|other| s.planets_of(other).collect::<Vec<_>>()).collect()
}

/// Own planets to which units may come.
pub fn open_planets(s: &State, seat: Seat) -> Vec<PlanetId> {
    s.planets_of(seat).filter(|planet| !crate::cards::agendas::is_closed(s, Location::Planet(*planet))).collect()
}

/// Units of some types that other players have in some places.
pub fn units_of_others(s: &State, seat: Seat, kinds: &[UnitType], place: impl Fn(Location) -> bool) -> Vec<(Seat, UnitType, Location)> {
    let places = s.locations().filter(|at| place(*at));
    places
        .flat_map(|at| {
            let others = s.others_clockwise(seat).collect::<Vec<_>>();
            let here = others.into_iter().flat_map(move |other| kinds.iter().map(move |unit| (other, *unit, at)));
            here.filter(|(other, unit, at)| s.units(*other, *at).count(*unit) > 0).collect::<Vec<_>>()
        })
        .collect()
}

/// Where a player's flagship is.
pub fn flagship(s: &State, seat: Seat) -> Option<Location> {
    let places = s.systems.keys().copied().map(Location::Space);
    places.into_iter().find(|at| s.units(seat, *at).count(UnitType::Flagship) > 0)
}
