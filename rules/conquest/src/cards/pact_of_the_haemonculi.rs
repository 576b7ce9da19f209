//! Pact of the Haemonculi: deploy action: a unit is sacrificed, the opponent discards a card at random; then 2 cards.
//! RULING: against an empty hand it may be played, and draws nothing.

use crate::prelude::*;

const DRAWN: u32 = 2;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::DEPLOY_ACTION, |_, _| true, seal).again()],
    cost: &[Cost::Sacrifice(is_unit)],
    from_hand: true,
    ..Card::NEW
};

fn is_unit(s: &State, _: &Use, id: CardId) -> bool {
    s.card(id).form.is_unit()
}

fn seal(using: &Use, t: &mut T<'_>) {
    if t.state.players[using.other()].hand.is_empty() {
        return;
    }
    drawing::discard_at_random(using.other(), t);
    drawing::draw(using.seat, DRAWN, t);
}
