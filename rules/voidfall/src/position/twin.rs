//! Positions that some eyes cannot tell apart: hidden tokens and cards change places among those they could lie at.

use super::void::Void;
use crate::components::alarms::Alarm;
use crate::components::crises::CrisisId;
use crate::components::focuses::FocusId;
use crate::prelude::*;
use sternpost_core::{Chance, Eyes, Pile};
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
    if let Some(void) = &mut twin.void {
        deal_the_void(void, |pile| pile.hidden_from(eyes), |pile| pile.hidden_from(eyes), |pile| pile.hidden_from(eyes), chance);
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
    if let Some(void) = &mut s.void {
        deal_the_void(void, Pile::hidden_from_all, Pile::hidden_from_all, Pile::hidden_from_all, chance);
    }
}

/// VF-FOC-05, -06: Crises of each stack, Alarms in their stack, and Wars among it and the box; Heroic focuses to come.
fn deal_the_void(
    void: &mut Void,
    crises: impl Fn(&mut Pile<CrisisId>) -> Vec<&mut CrisisId>,
    alarms: impl Fn(&mut Pile<Alarm>) -> Vec<&mut Alarm>,
    focuses: impl Fn(&mut Pile<FocusId>) -> Vec<&mut FocusId>,
    chance: &mut Chance<'_>,
) {
    for pile in void.crises.values_mut() {
        twins::deal_anew(crises(pile), chance);
    }
    twins::deal_anew(alarms(&mut void.alarms), chance);
    let is_war = |alarm: &&mut Alarm| matches!(alarm, Alarm::War(_));
    let wars = alarms(&mut void.alarms).into_iter().filter(is_war).chain(alarms(&mut void.wars)).collect();
    twins::deal_anew(wars, chance);
    twins::deal_anew(focuses(&mut void.focuses), chance);
}
