//! Minister of Exploration: a trade good for every planet gained.

use super::{Agenda, Ballot};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).with(&[Ability::must(
    &[Timing::GainingControl],
    |_, using| matches!(using.occasion, Occasion::GainingControl { seat, .. } if seat == using.seat),
    |using, t| trade_goods::gain(t, using.seat, 1),
)]);
