//! Minister of Industry: where its owner places a space dock, the owner's units produce at once.

use super::{Agenda, Ballot};
use crate::economy::production;
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).with(&[Ability::may(
    &[Timing::DockPlaced],
    |s, using| matches!(using.occasion, Occasion::DockPlaced { seat, system } if seat == using.seat && production::can_produce(s, seat, system)),
    |using, t| {
        let Occasion::DockPlaced { seat, system } = using.occasion else { return };
        t.next(steps![production::Step::Begin { seat, system }]);
    },
)]);
