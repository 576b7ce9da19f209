//! Twins: hidden cards change places among those they could lie at.

use crate::Census;
use sternpost_core::Chance;

/// The cards at these places in one heap, shuffled and dealt out again. The places are those these eyes may not see
/// ([`Pile::hidden_from`](sternpost_core::Pile::hidden_from)); so every pile keeps its size, and what was seen stays where it is.
///
/// The heap is sorted before it is shuffled: positions these eyes cannot tell apart have the same twin for the same chance, so what is
/// decided on twins cannot depend on anything hidden.
pub fn deal_anew<C: Ord + Clone>(places: Vec<&mut C>, chance: &mut Chance<'_>) {
    let heap = places.iter().map(|card| (**card).clone()).collect();
    deal_from(places, heap, chance);
}

/// Cards of a pool dealt to these places, for a game in which nobody knows which cards lie at the hidden places altogether: cards that stayed in
/// the box, a deck that its seat has put together. The game makes the pool of what everybody knows, never of what lies there: it is sorted before
/// it is shuffled, so that nothing else has a say. What is left of it lies nowhere.
///
/// # Panics
/// If the pool has fewer cards than there are places.
pub fn deal_from<C: Ord>(places: Vec<&mut C>, mut pool: Vec<C>, chance: &mut Chance<'_>) {
    assert!(pool.len() >= places.len(), "a pool of {} cards cannot fill {} places", pool.len(), places.len());
    pool.sort_unstable();
    chance.shuffle(&mut pool);
    for (place, card) in places.into_iter().zip(pool) {
        *place = card;
    }
}

/// Cards of a box dealt to these places, but for those that lie open somewhere: where everybody knows what the box holds, and nobody which of it stayed there.
///
/// # Panics
/// If less is left in the box than there are places.
pub fn deal_from_the_box<C: Ord + Clone>(places: Vec<&mut C>, the_box: &Census<C>, open: &Census<C>, chance: &mut Chance<'_>) {
    deal_from(places, the_box.beyond(open), chance);
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::{Eyes, Pile, Seat};

    fn dealt(hand: &str, pool: &str) -> String {
        let mut hand: Pile<char> = Pile::of(Seat(0), hand.chars().collect());
        hand.show_to_all(0);
        let mut dice = |bound: u32| bound / 2;
        deal_from(hand.hidden_from(Eyes::Seat(Seat(1))), pool.chars().collect(), &mut Chance::live(&mut dice));
        hand.for_the_rules().iter().collect()
    }

    #[test]
    fn hidden_places_are_dealt_from_the_pool_and_from_nothing_that_lies_there() {
        let one = dealt("axy", "bcdef");
        assert!(one.starts_with('a') && one[1..].chars().all(|card| "bcdef".contains(card)), "{one}");
        assert_eq!(one, dealt("apq", "bcdef"), "what lies there has no say");
        assert_eq!(one, dealt("axy", "fedcb"), "nor has the order of the pool");
    }

    #[test]
    fn what_lies_open_has_left_the_box() {
        let the_box: Census<char> = "aabcd".chars().collect();
        let mut hidden = ['a', 'd'];
        let mut dice = |bound: u32| bound / 2;
        deal_from_the_box(hidden.iter_mut().collect(), &the_box, &"ab".chars().collect(), &mut Chance::live(&mut dice));
        assert!(hidden.iter().all(|card| "acd".contains(*card)) && hidden[0] != hidden[1], "{hidden:?}");
    }

    #[test]
    fn what_is_dealt_anew_is_what_lay_there() {
        let mut cards = ['c', 'a', 'b'];
        let mut dice = |bound: u32| bound / 2;
        deal_anew(cards.iter_mut().collect(), &mut Chance::live(&mut dice));
        cards.sort_unstable();
        assert_eq!(cards, ['a', 'b', 'c']);
    }
}
