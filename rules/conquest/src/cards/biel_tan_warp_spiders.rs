//! Biel-Tan Warp Spiders: reaction, when they were declared as attacker: their player looks at the first 2 cards of a deck, and may discard one of them.

use crate::cards::Then;
use crate::prelude::*;

const CARDS: usize = 2;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::DeclaredAttacker], attack, look).asking(ask)],
    then: Some(Then { ask: which, resolve: discard }),
    ..Card::NEW
};

fn attack(_: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::DeclaredAttacker { unit } if unit.card == using.this())
}

fn ask(_: &State, using: &Use) -> Next {
    let decks = || [using.seat, using.other()].map(|seat| Choice::DeckOf { seat }).to_vec();
    if using.chosen.is_empty() { choosing::one_of(using, decks()) } else { None }
}

fn whose(using: &Use) -> Option<Seat> {
    if let Some(Choice::DeckOf { seat }) = using.choice(0) { Some(seat) } else { None }
}

fn look(using: &Use, t: &mut T<'_>) {
    if let Some(seat) = whose(using) {
        drawing::look_at(seat, CARDS, using.seat, t);
    }
}

fn which(s: &State, using: &Use) -> Next {
    let seat = whose(using).filter(|_| using.chosen.len() == 1)?;
    let mut seen: Vec<Title> = s.players[seat].deck.for_the_rules().iter().take(CARDS).copied().collect();
    seen.sort_unstable();
    seen.dedup();
    let offers = seen.into_iter().map(|title| Offer::new(Choice::Title { title })).chain([Offer::new(Choice::Nothing)]);
    let prompt = Prompt::DiscardOne { by: choosing::name_of(using) };
    Some((using.seat, Question::one_of(&prompt, "CONQ-SUP-13", offers).asked_regardless_of_hand()))
}

fn discard(using: &Use, t: &mut T<'_>) {
    if let (Some(seat), Some(Choice::Title { title })) = (whose(using), using.choice(1)) {
        let player = &mut t.state.players[seat];
        let at = player.deck.for_the_rules().iter().position(|known| *known == title).expect("it was on offer");
        player.deck.remove(at);
        player.discard.push(title);
        t.tell(&Line::Discards { seat, title });
    }
}
