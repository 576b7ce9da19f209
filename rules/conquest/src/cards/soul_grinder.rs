//! Soul Grinder: reaction, when its controller has won the command struggle where it is: the opponent sacrifices a unit there that is no warlord, of
//! the opponent's choice.

use crate::cards::choosing::one_card_by;
use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::StruggleWon], has_won, grind).asking(ask)], ..Card::NEW };

fn theirs(s: &State, using: &Use) -> Vec<CardId> {
    let Some(slot) = s.slot_of(using.this()) else { return vec![] };
    let units = s.units_of(using.other(), At::Planet(slot)).filter(|(_, card)| card.form != Form::Warlord);
    units.map(|(id, _)| id).collect()
}

fn has_won(s: &State, using: &Use) -> bool {
    let is_here =
        matches!(using.occasion, Occasion::StruggleWon { seat, slot } if seat == using.seat && s.slot_of(using.this()) == Some(slot));
    is_here && !theirs(s, using).is_empty()
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card_by(using.other(), s, using, theirs(s, using).into_iter()) } else { None }
}

fn grind(_: &Use, t: &mut T<'_>) {
    let unit = choosing::target(t.state, 0);
    leaving::sacrifice(unit, t);
}
