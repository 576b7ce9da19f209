//! Fire Warrior Strike Team: has +1 ATK for each attachment on it, whoever controls it.

use crate::prelude::*;

pub static CARD: Card = Card { passives: &[Passive::Attack(is_armed)], ..Card::NEW };

fn is_armed(s: &State, this: CardId, unit: CardId) -> i32 {
    let attachments = if this == unit { s.attached_to(this).count() } else { 0 };
    i32::try_from(attachments).expect("a unit bears few attachments")
}
