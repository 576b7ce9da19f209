//! Minister of Exploration: a trade good for every planet gained.

use super::{Agenda, Ballot};
use crate::cards::abilities::Ability;
use crate::cards::occasions::Occasion;
use crate::economy::trade_goods;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).with(&[Ability::must(
    |_, using| matches!(using.occasion, Occasion::GainedControl { seat, .. } if seat == using.seat),
    |using, t| trade_goods::gain(t, using.seat, 1),
)]);
