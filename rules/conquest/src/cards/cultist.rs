//! Cultist token: is sacrificed to reduce the cost of a Daemon unit by 1.

use crate::cards::Card;
use crate::cards::modifiers::{Passive, Reducer, ReducerCost};
use crate::components::Trait;
use crate::position::State;
use crate::position::in_play::{CardId, Form};
use crate::position::underway::Deploying;

pub static CARD: Card = Card { passives: &[Passive::Reduces(Reducer { by: reduces, cost: ReducerCost::Sacrifice })], ..Card::NEW };

fn reduces(_: &State, _: CardId, deploying: &Deploying) -> u32 {
    u32::from(deploying.form == Some(Form::Army) && deploying.title.card().has_trait(Trait::Daemon))
}
