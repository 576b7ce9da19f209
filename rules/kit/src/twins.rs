//! Twins: hidden cards change places among those they could lie at.

use sternpost_core::Chance;

/// The cards at these places in one heap, shuffled and dealt out again. The places are those these eyes may not see
/// ([`Pile::hidden_from`](sternpost_core::Pile::hidden_from)); so every pile keeps its size, and what was seen stays where it is.
///
/// The heap is sorted before it is shuffled: positions these eyes cannot tell apart have the same twin for the same chance, so what is
/// decided on twins cannot depend on anything hidden.
pub fn deal_anew<C: Ord + Clone>(mut places: Vec<&mut C>, chance: &mut Chance<'_>) {
    let mut heap: Vec<C> = places.iter().map(|card| (**card).clone()).collect();
    heap.sort_unstable();
    chance.shuffle(&mut heap);
    for (place, card) in places.iter_mut().zip(heap) {
        **place = card;
    }
}
