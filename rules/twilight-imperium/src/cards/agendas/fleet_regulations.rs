//! Fleet Regulations: four tokens at most in a fleet pool; against: one token more there.

use super::{Agenda, Ballot, Outcome};
use crate::board::fleet;
use crate::prelude::*;

/// The most tokens in a fleet pool.
const LIMIT: u32 = 4;

pub static AGENDA: Agenda = Agenda::law(Ballot::ForAgainst, |outcome, t| {
    for seat in t.state.clockwise_from(t.state.speaker) {
        if *outcome == Outcome::For {
            let surplus = t.state.players[seat].fleet.saturating_sub(LIMIT);
            t.state.players[seat].fleet -= surplus;
            for _ in 0..surplus {
                t.tell(&Line::ReturnedToken { seat });
            }
            t.next(fleet::check_everywhere(t.state, seat));
        } else if t.state.tokens_left(seat) > 0 {
            t.state.players[seat].fleet += 1;
            t.tell(&Line::GainedTokens { seat, tactic: 0, fleet: 1, strategy: 0 });
        }
    }
})
.lasting(&[Passive::FleetPoolLimit(LIMIT)]);
