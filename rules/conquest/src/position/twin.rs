//! Positions that some eyes cannot tell apart: hidden cards change places among those they could lie at.

use crate::cards::holding;
use crate::decks::{DeckList, drawn_around};
use crate::prelude::*;
use sternpost_core::{Chance, Eyes, Pile, Secret};
use sternpost_kit::twins;

/// A position these eyes cannot tell from this one.
pub fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
    let mut twin = s.clone();
    for seat in [Seat(0), Seat(1)] {
        let is_known = s.players[seat].list.seen_by(eyes).is_some();
        // Of a list that these eyes know only the places are hidden; else another that could be it lies there.
        let list = if is_known { None } else { Some(another_list(s, seat, eyes, chance)) };
        let pool = list.as_ref().map(|list| list.cards_beyond(&seen_of(s, seat, eyes)));
        let player = &mut twin.players[seat];
        let places: Vec<&mut Title> = player.hand.hidden_from(eyes).into_iter().chain(player.deck.hidden_from(eyes)).collect();
        match pool {
            Some(pool) => twins::deal_from(places, pool, chance),
            None => twins::deal_anew(places, chance),
        }
        if let Some(list) = list {
            player.list = Secret::of(seat, list);
        }
        // A hand is held in order.
        player.hand.sort();
    }
    let row = twin.row.iter_mut().filter_map(|slot| slot.planet.unless_seen_by(eyes));
    twins::deal_anew(row.chain(twin.out.hidden_from(eyes)).collect(), chance);
    twin
}

/// The cards of a seat's deck that these eyes have seen.
fn seen_of(s: &State, seat: Seat, eyes: Eyes) -> BTreeMap<Title, u8> {
    let player = &s.players[seat];
    let hidden = player.hand.one_by_one(eyes).chain(player.deck.one_by_one(eyes)).flatten().copied();
    let mut seen = BTreeMap::new();
    for title in holding::elsewhere(s, seat).chain(hidden) {
        *seen.entry(title).or_insert(0) += 1;
    }
    seen
}

/// A legal list that could be a seat's, as far as these eyes know: by lot, around what they have seen.
fn another_list(s: &State, seat: Seat, eyes: Eyes, chance: &mut Chance<'_>) -> DeckList {
    let player = &s.players[seat];
    let size = player.list.for_the_rules().size();
    drawn_around(player.warlord, s.options.pool, &seen_of(s, seat, eyes), size, &mut |count| chance.pick(count))
}

/// Deals anew what no seat may know: the order of decks, the planets that lie face down.
pub fn deal_anew(s: &mut State, chance: &mut Chance<'_>) {
    for (_, player) in s.players.iter_mut() {
        twins::deal_anew(player.deck.hidden_from_all(), chance);
    }
    let row = s.row.iter_mut().filter_map(|slot| Secret::unless_seen(&mut slot.planet));
    twins::deal_anew(row.chain(Pile::hidden_from_all(&mut s.out)).collect(), chance);
}
