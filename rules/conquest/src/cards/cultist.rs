//! Cultist token: is sacrificed to reduce the cost of a Daemon unit by 1.

use crate::cards::modifiers::{Reducer, ReducerCost};
use crate::position::underway::Deploying;
use crate::prelude::*;

pub static CARD: Card = Card { passives: &[Passive::Reduces(Reducer { by: reduces, cost: ReducerCost::Sacrifice })], ..Card::NEW };

fn reduces(_: &State, _: CardId, deploying: &Deploying) -> u32 {
    u32::from(deploying.form == Some(Form::Army) && deploying.title.card().has_trait(Trait::Daemon))
}
