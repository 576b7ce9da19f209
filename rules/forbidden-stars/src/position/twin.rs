//! Positions that some eyes cannot tell apart: hidden tokens and cards change places among those they could lie at.

use crate::prelude::*;
use sternpost_core::{Chance, Eyes, Secret};
use sternpost_kit::twins;

/// A position these eyes cannot tell from this one.
pub fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
    let mut twin = s.clone();
    for seat in s.players.seats() {
        // FS-ORD-03: the kinds of what a player has laid, and of what not, are known to that player alone.
        let laid = twin.board.stacks.values_mut().flatten().filter(|order| order.seat == seat);
        let laid = laid.filter_map(|order| Secret::unless_seen_by(&mut order.kind, eyes));
        let player = &mut twin.players[seat];
        twins::deal_anew(laid.chain(player.unlaid.hidden_from(eyes)).collect(), chance);
        player.unlaid.sort();
        twins::deal_anew(player.events.hidden_from(eyes).into_iter().chain(player.drawn.hidden_from(eyes)).collect(), chance);
        player.drawn.sort();
        let side =
            twin.combat.as_mut().and_then(|combat| [&mut combat.attacker, &mut combat.defender].into_iter().find(|side| side.seat == seat));
        let deck = twin.players[seat].deck.hidden_from(eyes);
        match side {
            None => twins::deal_anew(deck, chance),
            Some(side) => {
                let face_down = side.face_down.as_mut().and_then(|card| card.unless_seen_by(eyes));
                twins::deal_anew(deck.into_iter().chain(side.hand.hidden_from(eyes)).chain(face_down).collect(), chance);
                side.hand.sort();
            }
        }
    }
    twin
}

/// Deals anew what no seat may know: the order of decks.
pub fn deal_anew(s: &mut State, chance: &mut Chance<'_>) {
    for (_, player) in s.players.iter_mut() {
        twins::deal_anew(player.events.hidden_from_all(), chance);
        twins::deal_anew(player.deck.hidden_from_all(), chance);
    }
}
