//! Positions that some eyes cannot tell apart: hidden cards change places among those they could lie at.

use crate::position::State;
use sternpost_core::{Chance, Eyes, Pile, Secret};
use sternpost_kit::twins;

/// A position these eyes cannot tell from this one.
pub fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
    let mut twin = s.clone();
    // Starter decks are known: what lies in hand and deck altogether is no secret, only where.
    for (_, player) in twin.players.iter_mut() {
        let places = player.hand.hidden_from(eyes).into_iter().chain(player.deck.hidden_from(eyes)).collect();
        twins::deal_anew(places, chance);
        // A hand is held in order.
        player.hand.sort();
    }
    let row = twin.row.iter_mut().filter_map(|slot| slot.planet.unless_seen_by(eyes));
    twins::deal_anew(row.chain(twin.out.hidden_from(eyes)).collect(), chance);
    twin
}

/// Deals anew what no seat may know: the order of decks, the planets that lie face down.
pub fn deal_anew(s: &mut State, chance: &mut Chance<'_>) {
    for (_, player) in s.players.iter_mut() {
        twins::deal_anew(player.deck.hidden_from_all(), chance);
    }
    let row = s.row.iter_mut().filter_map(|slot| Secret::unless_seen(&mut slot.planet));
    twins::deal_anew(row.chain(Pile::hidden_from_all(&mut s.out)).collect(), chance);
}
