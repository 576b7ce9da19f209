//! Virulent Plague Squad: +1 ATK for each unit card in the opponent's discard pile.

use crate::cards::Card;
use crate::cards::modifiers::Passive;
use crate::components::CardType;
use crate::position::State;
use crate::position::in_play::CardId;
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
