//! Agonizer of Bren: the bearer has +1 ATK for each Khymera token of who controls the Agonizer.

use crate::prelude::*;

pub static CARD: Card = Card { passives: &[Passive::Attack(torments)], ..Card::NEW };

fn torments(s: &State, this: CardId, unit: CardId) -> i32 {
    if s.bearer(this) != Some(unit) {
        return 0;
    }
    let seat = s.card(this).controller;
    let khymerae = s.units().filter(|(_, card)| card.controller == seat && card.face == Token::Khymera.into());
    i32::try_from(khymerae.count()).expect("a table bears few tokens")
}
