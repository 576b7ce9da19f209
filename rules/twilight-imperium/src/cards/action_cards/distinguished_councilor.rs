//! Distinguished Councilor: five votes more for what one has just voted for.

use super::ActionCard;
use crate::phases::voting;
use crate::prelude::*;

/// The additional votes.
const VOTES: u32 = 5;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::VotesCast],
        // FAQ-AC-7: only votes of the voting step open this window
        |_, using| matches!(using.occasion, Occasion::VotesCast { seat, .. } if seat == using.seat),
        |using, t| {
            let vote = t.state.underway.vote.as_ref();
            if let Some((outcome, _)) = vote.and_then(|vote| vote.cast.get(&using.seat)).cloned() {
                voting::cast_more(t, using.seat, outcome, VOTES);
            }
        },
    ),
);
