//! Banshee Power Sword: interrupt, when the bearer attacks a unit that is no warlord: for each card discarded it has +1 ATK for that attack.

use crate::prelude::*;
use sternpost_kit::count;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Defending], attacks, cut)], cost: &[Cost::DiscardAny], ..Card::NEW };

fn attacks(s: &State, using: &Use) -> bool {
    let Occasion::Defending { unit, attacker } = using.occasion else { return false };
    let is_no_warlord = s.cards.get(&unit.card).is_some_and(|card| card.form != Form::Warlord);
    is_no_warlord && s.bearer(using.this()) == Some(attacker.card)
}

fn cut(using: &Use, t: &mut T<'_>) {
    let Some(bearer) = t.state.bearer(using.this()) else { return };
    let discarded = t.state.playing().map_or(0, |playing| count(playing.discards.len()));
    let more = i32::try_from(discarded).expect("a hand holds few cards");
    lasting::add(Change::Attack(more), [bearer], Until::Attack, t);
}
