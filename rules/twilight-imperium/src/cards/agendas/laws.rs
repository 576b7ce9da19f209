//! What laws in play change in other chapters. Each chapter asks here, so that a law is read in one place.

use super::{AgendaId, Law, effects};
use crate::board::units::Location;
use crate::components::{Colour, FactionId, PlanetId};
use crate::flow::T;
use crate::phases::victory;
use crate::position::state::State;
use crate::show::messages::Line;
use sternpost_core::Seat;

/// A law leaves play (LRR 1.5): its effect ends, the card goes on top of the discard pile. What it has given stays
/// (FAQ-AG-10).
pub fn discard_law(t: &mut T<'_>, agenda: AgendaId) {
    if t.state.is_law(agenda) {
        t.state.laws.retain(|law| law.agenda != agenda);
        // A law that is voted on anew is discarded with that vote (FAQ-AG-5).
        if t.state.underway.vote.as_ref().is_none_or(|vote| vote.agenda != agenda) {
            t.state.agenda_discard.push(agenda);
        }
        t.tell(&Line::LawEnds { agenda });
    }
}

/// The laws a player owns are discarded when the player leaves the game (LRR 14.3).
pub fn discard_laws_of(t: &mut T<'_>, seat: Seat) {
    for agenda in t.state.laws_of(seat).collect::<Vec<_>>() {
        discard_law(t, agenda);
    }
}

/// Whether a law is attached to a planet (LRR 10.0).
fn is_attached(s: &State, agenda: AgendaId, planet: PlanetId) -> bool {
    s.laws.iter().any(|law| law.agenda == agenda && law.planet == Some(planet))
}

/// What laws attached to a planet add to its resources and influence (LRR 10.0).
pub fn attached(s: &State, planet: PlanetId) -> (u32, u32) {
    adds(&s.laws, planet)
}

/// What laws add to a planet: resources and influence (LRR 10.0).
pub fn adds(laws: &[Law], planet: PlanetId) -> (u32, u32) {
    let here = laws.iter().filter(|law| law.planet == Some(planet)).map(|law| law.agenda.card().adds);
    here.fold((0, 0), |(resources, influence), (more, most)| (resources + more, influence + most))
}

/// Whether no unit may come to a place (Demilitarized Zone).
pub fn is_closed(s: &State, at: Location) -> bool {
    match at {
        Location::Planet(planet) => is_attached(s, AgendaId::DemilitarizedZone, planet),
        Location::Space(_) => false,
    }
}

/// Whether units on a planet can use PRODUCTION (Holy Planet of Ixth).
pub fn may_produce_on(s: &State, planet: PlanetId) -> bool {
    !is_attached(s, AgendaId::HolyPlanetOfIxth, planet)
}

/// The limit of action cards in hand, if a law changes it (Executive Sanctions; the Yssaril's Crafty knows no limit).
pub fn hand_limit(s: &State, seat: Seat) -> Option<u32> {
    (s.is_law(AgendaId::ExecutiveSanctions) && !s.has_abilities_of(seat, FactionId::Yssaril)).then_some(3)
}

/// The most command tokens a fleet pool may hold (Fleet Regulations).
pub fn fleet_pool_limit(s: &State) -> Option<u32> {
    s.is_law(AgendaId::FleetRegulations).then_some(4)
}

/// A ready Research Team of a colour on a planet the player controls.
pub fn team_of_colour(s: &State, seat: Seat, colour: Colour) -> Option<AgendaId> {
    let team = match colour {
        Colour::Green => AgendaId::ResearchTeamBiotic,
        Colour::Yellow => AgendaId::ResearchTeamCybernetic,
        Colour::Blue => AgendaId::ResearchTeamPropulsion,
        Colour::Red => AgendaId::ResearchTeamWarfare,
    };
    let law = s.laws.iter().find(|law| law.agenda == team && !law.exhausted)?;
    let planet = law.planet?;
    (s.planets.get(&planet)?.controller == Some(seat)).then_some(team)
}

/// A law card is exhausted, not the planet it is attached to (FAQ-AG-1).
pub fn exhaust_law(t: &mut T<'_>, agenda: AgendaId) {
    for law in t.state.laws.iter_mut().filter(|law| law.agenda == agenda) {
        law.exhausted = true;
    }
}

/// A planet has passed from one player to another (Holy Planet of Ixth).
pub fn control_passed(t: &mut T<'_>, planet: PlanetId, before: Option<Seat>, after: Option<Seat>) {
    if is_attached(t.state, AgendaId::HolyPlanetOfIxth, planet) {
        if let Some(seat) = after {
            victory::gain_point(t, seat);
        }
        if let Some(seat) = before {
            victory::lose_points(t, seat, 1);
        }
    }
}

/// A player has researched a technology (Anti-Intellectual Revolution).
pub fn researched(t: &mut T<'_>, seat: Seat) {
    if t.state.is_law(AgendaId::AntiIntellectualRevolution) {
        t.next(effects::lose([(seat, 1)].into(), effects::Source::NonFighterShips));
    }
}

/// A law goes from its owner to another player with a victory point; the old owner then loses one (FAQ-AG-10).
pub fn pass_on(t: &mut T<'_>, agenda: AgendaId, from: Seat, to: Seat) {
    for law in t.state.laws.iter_mut().filter(|law| law.agenda == agenda) {
        law.owner = Some(to);
    }
    t.tell(&Line::LawTaken { seat: to, agenda });
    victory::gain_point(t, to);
    victory::lose_points(t, from, 1);
}
