//! Elysian Assault Team: interrupt from the hand, when a Soldier or Warrior of one's own is about to leave play from a planet: it enters play there.

use crate::effects::entering::put_into_play;
use crate::position::underway::Gone;
use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Leaving], leaves, enter).again()], from_hand: true, ..Card::NEW };

fn leaving(using: &Use) -> Option<Gone> {
    if let Occasion::Leaving { card } = using.occasion { Some(card) } else { None }
}

fn leaves(s: &State, using: &Use) -> bool {
    leaving(using).is_some_and(|card| {
        let printed = card.face().card();
        let fights = printed.has_trait(Trait::Soldier) || printed.has_trait(Trait::Warrior);
        card.controller == using.seat && card.form.is_unit() && fights && s.is_open(card.at) && card.at.slot().is_some()
    })
}

fn enter(using: &Use, t: &mut T<'_>) {
    let Some(card) = leaving(using) else { return };
    let title = Title::ElysianAssaultTeam;
    sternpost_kit::deck::take_out(&mut t.state.players[using.seat].hand, &title);
    put_into_play(using.seat, title, Form::Army, card.at, t);
}
