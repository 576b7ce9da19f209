//! Murder Cogitator: reaction, when a Cultist or Daemon unit of one's own left play: exhausts, the top card of the deck is revealed; a Chaos unit goes to
//! the hand, anything else stays where it is.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Left], has_left, reveal)], cost: &[Cost::ExhaustThis], ..Card::NEW };

fn has_left(s: &State, using: &Use) -> bool {
    let Occasion::Left { card } = using.occasion else { return false };
    let printed = card.face().card();
    let is_sought = printed.has_trait(Trait::Cultist) || printed.has_trait(Trait::Daemon);
    card.form.is_unit() && card.controller == using.seat && is_sought && !s.players[using.seat].deck.is_empty()
}

fn reveal(using: &Use, t: &mut T<'_>) {
    let Some(title) = drawing::reveal_top(using.seat, t) else { return };
    let printed = title.card();
    if printed.card_type == CardType::Army && printed.faction == Some(Faction::Chaos) {
        t.state.players[using.seat].deck.take_first(1);
        drawing::take_up_revealed(using.seat, title, t);
    }
}
