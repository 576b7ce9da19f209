//! Laws in play (LRR 1.3-1.5, 10). What they change for good is in [`crate::cards::modifiers`].

use super::{AgendaId, Law};
use crate::phases::victory;
use crate::prelude::*;

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

/// What laws attached to a planet add to its resources and influence (LRR 10.0).
pub fn attached(s: &State, planet: PlanetId) -> (u32, u32) {
    adds(&s.laws, planet)
}

/// What laws add to a planet: resources and influence (LRR 10.0).
pub fn adds(laws: &[Law], planet: PlanetId) -> (u32, u32) {
    let here = laws.iter().filter(|law| law.planet == Some(planet)).map(|law| law.agenda.card().adds);
    here.fold((0, 0), |(resources, influence), (more, most)| (resources + more, influence + most))
}

/// Whether no unit may come to a place.
pub fn is_closed(s: &State, at: Location) -> bool {
    match at {
        Location::Planet(planet) => modifiers::is_closed(s, planet),
        Location::Space(_) => false,
    }
}

/// A law card is exhausted, not the planet it is attached to (FAQ-AG-1).
pub fn exhaust_law(t: &mut T<'_>, agenda: AgendaId) {
    for law in t.state.laws.iter_mut().filter(|law| law.agenda == agenda) {
        law.exhausted = true;
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
