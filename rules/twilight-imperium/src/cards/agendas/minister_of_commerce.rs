//! Minister of Commerce: replenishing pays a trade good for each neighbour.

use super::{Agenda, Ballot};
use crate::board::adjacency::are_neighbours;
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).with(&[Ability::must(
    &[Timing::Replenished],
    |_, using| using.occasion == Occasion::Replenished { seat: using.seat },
    |using, t| {
        let neighbours = t.state.others_clockwise(using.seat).filter(|other| are_neighbours(t.state, using.seat, *other)).count();
        trade_goods::gain(t, using.seat, u32::try_from(neighbours).expect("few seats"));
    },
)]);
