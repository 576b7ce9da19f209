//! Tarrus: with fewer units than the opponent, 3 resources or 3 cards.

use crate::cards::choosing::name_of;
use crate::prelude::*;
use sternpost_kit::count_of;

const OF_EITHER: u32 = 3;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::BattleWon], has_fewer, take).asking(ask)], ..Card::NEW };

fn units(s: &State, seat: Seat) -> u32 {
    count_of(s.units().filter(|(_, card)| card.controller == seat))
}

fn has_fewer(s: &State, using: &Use) -> bool {
    units(s, using.seat) < units(s, using.other())
}

fn ask(_: &State, using: &Use) -> Next {
    let offers = [
        Offer::new(Choice::TakeResources).hint(&Word::ResourcesToGain { count: OF_EITHER }),
        Offer::new(Choice::TakeCards).hint(&Word::CardsToDraw { count: OF_EITHER }),
    ];
    let question = || Question::one_of(&Prompt::ChooseOne { by: name_of(using) }, "CONQ-WIN-01", offers);
    using.chosen.is_empty().then(|| (using.seat, question()))
}

fn take(using: &Use, t: &mut T<'_>) {
    match using.choice(0) {
        Some(Choice::TakeCards) => drawing::draw(using.seat, OF_EITHER, t),
        _ => drawing::gain(using.seat, OF_EITHER, t),
    }
}
