//! A position that these eyes cannot tell from another: what they do not know changes places.

use crate::prelude::*;
use sternpost_core::{Chance, Eyes};
use sternpost_kit::twins::deal_anew;

/// Cards in other hands, face-down cards and the Court deck are dealt anew.
pub fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
    let mut twin = s.clone();
    if eyes == Eyes::Arbiter {
        return twin;
    }
    // A hand that is being looked at is known to these eyes.
    let looked_at = s.underway.looking.filter(|(looks, _)| eyes.seat() == Some(*looks)).map(|(_, of)| of);
    let mut cards: Vec<&mut ActionCard> = vec![];
    for (seat, player) in twin.players.iter_mut() {
        if looked_at != Some(seat) {
            cards.extend(player.hand.hidden_from(eyes));
        }
    }
    let played = twin.round.played.iter_mut().flat_map(|played| std::iter::once(&mut played.card).chain(&mut played.seizing));
    cards.extend(played.filter_map(|lying| lying.unless_seen_by(eyes)));
    cards.extend(twin.discard.hidden_from(eyes));
    deal_anew(cards, chance);
    for (_, player) in twin.players.iter_mut() {
        player.hand.sort();
    }
    deal_anew(twin.court.deck.hidden_from(eyes), chance);
    twin
}

/// Deals anew what no seat knows: the Court deck, and the action cards that were left when the hands were dealt.
pub fn deal_what_nobody_knows(s: &mut State, chance: &mut Chance<'_>) {
    deal_anew(s.discard.hidden_from_all(), chance);
    deal_anew(s.court.deck.hidden_from_all(), chance);
}
