//! Legal lists drawn by lot: for decks that are dealt, and for what another seat's deck could be as far as one knows.
//!
//! `pick` draws the lots: a number below the one it is given, from the door through which all random results come.

use super::{CardPool, DeckDraft, DeckList, MINIMUM, choosable};
use crate::prelude::*;

/// A legal deck of fifty cards by lot.
///
/// # Panics
/// Never: a test holds that every pool has enough cards.
pub fn drawn(warlord: WarlordId, pool: CardPool, pick: &mut dyn FnMut(usize) -> usize) -> DeckList {
    drawn_around(warlord, pool, &BTreeMap::new(), MINIMUM, pick)
}

/// A legal deck of so many cards by lot, with all cards of it that have been seen. Its ally is the one that has been seen, or none or a neighbour,
/// as long as that makes a deck of this size.
///
/// # Panics
/// If no legal deck of this size has these cards: what is seen of a legal deck, and its size, always fit.
pub fn drawn_around(
    warlord: WarlordId,
    pool: CardPool,
    seen: &BTreeMap<Title, u8>,
    size: u32,
    pick: &mut dyn FnMut(usize) -> usize,
) -> DeckList {
    let others = seen.iter().filter(|(title, _)| !title.card().is_signature()).map(|(title, copies)| (*title, *copies));
    let mut draft = DeckDraft::new(warlord, warlord.signature_squad().chain(others));
    let missing = size.saturating_sub(draft.size()) as usize;
    let mut fitting: Vec<Vec<Title>> =
        possible_allies(&draft).into_iter().map(|ally| left_over(&draft, ally, pool)).filter(|cards| cards.len() >= missing).collect();
    assert!(!fitting.is_empty(), "no legal deck of {size} cards has what was seen of it");
    let mut cards = fitting.swap_remove(pick(fitting.len()));
    for at in 0..missing {
        let drawn = at + pick(cards.len() - at);
        cards.swap(at, drawn);
        draft.add(cards[at], 1);
    }
    DeckList::own(draft, pool).unwrap_or_else(|defects| unreachable!("what is seen of a legal deck is legal: {defects:?}"))
}

/// The ally that a list has; if it has none, none or either neighbour.
fn possible_allies(draft: &DeckDraft) -> Vec<Option<Faction>> {
    match draft.allies()[..] {
        [] => [None].into_iter().chain(draft.warlord.faction().neighbours().map(Some)).collect(),
        [ally, ..] => vec![Some(ally)],
    }
}

/// Every copy that may still be added to a list with this ally.
fn left_over(draft: &DeckDraft, ally: Option<Faction>, pool: CardPool) -> Vec<Title> {
    choosable(draft.warlord, ally, pool).flat_map(|(title, cap)| (draft.copies(title)..cap).map(move |_| title)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Chance;

    fn dice(seed: u32) -> impl FnMut(u32) -> u32 {
        let mut state = u64::from(seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) + 1;
        move |bound| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            u32::try_from((state >> 33) % u64::from(bound)).unwrap()
        }
    }

    #[test]
    fn every_list_drawn_by_lot_is_legal() {
        let mut allies = std::collections::BTreeSet::new();
        for pool in [CardPool::Unlimited, CardPool::OneCoreSet] {
            for warlord in WarlordId::ALL {
                for seed in 0..20 {
                    let mut source = dice(seed);
                    let mut chance = Chance::live(&mut source);
                    let list = drawn(*warlord, pool, &mut |count| chance.pick(count));
                    assert_eq!((list.size(), super::super::deck_defects(list.draft(), pool)), (50, vec![]));
                    assert!(pool == CardPool::Unlimited || list.ally().is_some(), "one core set needs an ally");
                    allies.insert((*warlord, list.ally()));
                }
            }
        }
        assert_eq!(allies.len(), 21, "each warlord alone and with both neighbours");
    }

    #[test]
    fn a_list_drawn_around_what_was_seen_has_it_and_its_size() {
        for warlord in WarlordId::ALL {
            for seed in 0..20 {
                let mut source = dice(seed);
                let mut chance = Chance::live(&mut source);
                let whole = drawn_around(*warlord, CardPool::Unlimited, &BTreeMap::new(), 50 + seed, &mut |count| chance.pick(count));
                let cards = whole.cards();
                let mut seen = BTreeMap::new();
                for _ in 0..15 {
                    *seen.entry(cards[chance.pick(cards.len())]).or_insert(0) += 1;
                }
                seen.iter_mut().for_each(|(title, copies)| *copies = whole.copies(*title).min(*copies));
                let list = drawn_around(*warlord, CardPool::Unlimited, &seen, whole.size(), &mut |count| chance.pick(count));
                assert_eq!(list.size(), 50 + seed);
                assert!(seen.iter().all(|(title, copies)| list.copies(*title) >= *copies), "{warlord}");
                let seen_cards: u8 = seen.values().sum();
                assert_eq!(list.cards_beyond(&seen).len(), list.cards().len() - usize::from(seen_cards));
            }
        }
    }

    #[test]
    fn the_greatest_deck_is_found_with_the_only_ally_that_makes_it() {
        // 33 cards of one's own and neutral ones, the squad, and all 16 that Chaos has for an ally.
        let list = drawn_around(WarlordId::Nazdreg, CardPool::OneCoreSet, &BTreeMap::new(), 57, &mut |_| 0);
        assert_eq!((list.size(), list.ally()), (57, Some(Faction::Chaos)));
    }
}
