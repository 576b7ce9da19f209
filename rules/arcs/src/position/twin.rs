//! A position that these eyes cannot tell from another: what they do not know changes places.

use super::known::Lying;
use super::state::State;
use crate::components::ActionCard;
use sternpost_core::{Chance, Eyes, Seat};

/// Cards in other hands, face-down cards and the Court deck are dealt anew.
pub fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
    let mut twin = s.clone();
    if eyes == Eyes::Arbiter {
        return twin;
    }
    let is_open = |seat: Seat| eyes.seat() == Some(seat) || eyes.seat().is_some_and(|eyes| s.underway.looking == Some((eyes, seat)));
    let hidden: Vec<Seat> = s.players.seats().filter(|seat| !is_open(*seat)).collect();
    let mut heap: Vec<ActionCard> = hidden.iter().flat_map(|seat| s.players[*seat].hand.for_the_rules().clone()).collect();
    heap.extend(face_down(&mut twin, eyes).iter().map(|lying| lying.card()));
    heap.sort_unstable();
    chance.shuffle(&mut heap);
    for lying in face_down(&mut twin, eyes) {
        lying.replace(heap.pop().expect("as many cards as were taken"));
    }
    for seat in hidden {
        let hand = twin.players[seat].hand.for_the_rules_mut();
        let count = hand.len();
        *hand = heap.split_off(heap.len() - count);
        hand.sort_unstable();
    }
    let deck = twin.court.deck.for_the_rules_mut();
    deck.sort_unstable();
    chance.shuffle(deck);
    twin
}

/// The cards that lie face down and that these eyes have not seen.
fn face_down(s: &mut State, eyes: Eyes) -> Vec<&mut Lying> {
    let played = s.round.played.iter_mut().flat_map(|played| std::iter::once(&mut played.card).chain(&mut played.seizing));
    played.chain(&mut s.discard).filter(|lying| lying.seen_by(eyes).is_none()).collect()
}
