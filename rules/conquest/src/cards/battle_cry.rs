//! Battle Cry: in a battle, every Orks unit of the player has +2 ATK until that battle is over. RULING: those in play when it resolves.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(Timing::BATTLE_ACTION, has_orks, cry).again()], from_hand: true, ..Card::NEW };

fn orks(s: &State, using: &Use) -> Vec<CardId> {
    s.units().filter(|(_, card)| card.controller == using.seat && card.is_of(Faction::Orks)).map(|(id, _)| id).collect()
}

fn has_orks(s: &State, using: &Use) -> bool {
    !orks(s, using).is_empty()
}

fn cry(using: &Use, t: &mut T<'_>) {
    let orks = orks(t.state, using);
    lasting::add(Change::Attack(2), orks, Until::Battle, t);
}
