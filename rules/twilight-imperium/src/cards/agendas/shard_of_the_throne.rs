//! Shard of the Throne: a point for its owner, and for whoever wins a combat against them.

use super::{Agenda, AgendaId, Ballot, elected_player, pass_on};
use crate::phases::victory::gain_point;
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::law(Ballot::Player, |outcome, t| {
    if let Some(seat) = elected_player(outcome) {
        gain_point(t, seat);
    }
})
.with(&[Ability::must(
    &[Timing::SpaceCombatWon, Timing::GroundCombatWon],
    |_, using| {
        matches!(using.occasion,
            Occasion::SpaceCombatWon { against, .. } | Occasion::GroundCombatWon { against, .. } if against == using.seat)
    },
    |using, t| {
        if let Occasion::SpaceCombatWon { seat, .. } | Occasion::GroundCombatWon { seat, .. } = using.occasion {
            pass_on(t, AgendaId::ShardOfTheThrone, using.seat, seat);
        }
    },
)]);
