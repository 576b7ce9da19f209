//! Positions that some eyes cannot tell apart: hidden tokens and cards change places among those they could lie at.

use crate::prelude::*;
use sternpost_core::{Chance, Eyes};
use sternpost_kit::twins;

/// A position these eyes cannot tell from this one.
pub fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
    let mut twin = s.clone();
    // VF-LOOT-09
    let bounties = twin.galaxy.sectors.values_mut().flat_map(|sector| sector.bounties.hidden_from(eyes));
    twins::deal_anew(bounties.chain(twin.bounties.hidden_from(eyes)).collect(), chance);
    let reclaims = twin.galaxy.sectors.values_mut().flat_map(|sector| sector.reclaims.hidden_from(eyes));
    twins::deal_anew(reclaims.chain(twin.reclaims.hidden_from(eyes)).collect(), chance);
    // VF-AGE-05: of a type, agendas in hands and in the stack.
    for agenda_type in AgendaType::ALL {
        let held =
            twin.players.iter_mut().flat_map(|(_, player)| player.hand.hidden_from(eyes).into_iter().chain(player.drawn.hidden_from(eyes)));
        let of_this_type = held.filter(|agenda| agenda.agenda_type() == *agenda_type);
        let stack = twin.agendas.get_mut(agenda_type).map(|agendas| agendas.stack.hidden_from(eyes)).unwrap_or_default();
        twins::deal_anew(of_this_type.chain(stack).collect(), chance);
    }
    // VF-FOR-01
    for (cycle, events) in &mut twin.events {
        let foreseen = twin.players.iter_mut().flat_map(|(_, player)| player.foreseen.hidden_from(eyes));
        let of_this_cycle = foreseen.filter(|event| event.cycle() == *cycle);
        twins::deal_anew(of_this_cycle.chain(events.hidden_from(eyes)).collect(), chance);
    }
    for (seat, player) in twin.players.iter_mut() {
        // VF-SEL-10
        if player.laid.as_ref().is_some_and(|laid| laid.seen_by(eyes).is_none()) {
            let focuses: Vec<_> = player.focuses.iter().copied().collect();
            player.laid = Some(Secret::of(seat, focuses[chance.pick(focuses.len())]));
        }
        player.drawn.sort();
        player.foreseen.sort();
    }
    twin
}

/// Deals anew what no seat may know.
pub fn deal_anew(s: &mut State, chance: &mut Chance<'_>) {
    let bounties = s.galaxy.sectors.values_mut().flat_map(|sector| sector.bounties.hidden_from_all());
    twins::deal_anew(bounties.chain(s.bounties.hidden_from_all()).collect(), chance);
    let reclaims = s.galaxy.sectors.values_mut().flat_map(|sector| sector.reclaims.hidden_from_all());
    twins::deal_anew(reclaims.chain(s.reclaims.hidden_from_all()).collect(), chance);
    for agendas in s.agendas.values_mut() {
        twins::deal_anew(agendas.stack.hidden_from_all(), chance);
    }
    for events in s.events.values_mut() {
        twins::deal_anew(events.hidden_from_all(), chance);
    }
}
