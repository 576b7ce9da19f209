//! A position that some eyes cannot tell from another: everything they may not see changes places.

use crate::state::State;
use crate::tile_stacks;
use sternpost_core::{Chance, Eyes, Seat, Secret};

/// Shuffles what is hidden from these eyes among the places it could be in; every pile and hand keeps its size.
pub fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
    let mut twin = s.clone();
    if eyes == Eyes::Arbiter {
        return twin;
    }
    chance.shuffle(twin.objectives.face_down.for_the_rules_mut());
    let others: Vec<Seat> = (0..s.players.len()).map(Seat).filter(|seat| eyes.seat() != Some(*seat)).collect();
    let mut hands: Vec<_> = vec![&mut twin.action_deck];
    hands.extend(twin.players.iter_mut().filter(|(seat, _)| others.contains(seat)).map(|(_, player)| &mut player.action_cards));
    exchange(hands, chance, true);
    let mut hands: Vec<_> = vec![&mut twin.secret_deck];
    hands.extend(twin.players.iter_mut().filter(|(seat, _)| others.contains(seat)).map(|(_, player)| &mut player.secrets));
    exchange(hands, chance, true);
    let mut piles: Vec<_> = vec![&mut twin.agenda_deck];
    piles.extend(twin.players.iter_mut().filter(|(seat, _)| others.contains(seat)).map(|(_, player)| &mut player.agendas));
    exchange(piles, chance, true);
    // LRR 85.6: only who has been given a note can hold another player's
    let traders = twin.players.iter_mut().filter(|(seat, player)| others.contains(seat) && player.may_hold_foreign_notes);
    exchange(traders.map(|(_, player)| &mut player.notes).collect(), chance, false);
    twin
}

/// All cards of some piles in one heap, shuffled and dealt out again. Hands stay sorted; the first pile may be a deck, which
/// has an order of its own.
fn exchange<C: Ord + Clone>(mut piles: Vec<&mut Secret<Vec<C>>>, chance: &mut Chance<'_>, deck_first: bool) {
    let mut heap: Vec<C> = piles.iter().flat_map(|pile| pile.for_the_rules().clone()).collect();
    chance.shuffle(&mut heap);
    for pile in piles.iter_mut().rev() {
        let count = pile.for_the_rules().len();
        let mut dealt: Vec<C> = heap.drain(..count).collect();
        dealt.sort_unstable();
        *pile.for_the_rules_mut() = dealt;
    }
    if let Some(deck) = piles.first_mut().filter(|_| deck_first) {
        chance.shuffle(deck.for_the_rules_mut());
    }
}
