//! Virulent Plague Squad: +1 ATK for each unit card in the opponent's discard pile.

use crate::prelude::*;
use sternpost_kit::count_of;

pub static CARD: Card = Card { passives: &[Passive::Attack(festers)], ..Card::NEW };

fn festers(s: &State, this: CardId, unit: CardId) -> i32 {
    if unit != this {
        return 0;
    }
    let discard = &s.players[crate::position::other(s.card(this).controller)].discard;
    let units = discard.iter().filter(|title| title.card().card_type == CardType::Army);
    i32::try_from(count_of(units)).expect("a discard pile holds few cards")
}
