//! What all riders share (LRR 2.22): their user names an outcome, does not vote, and is rewarded if the outcome comes true.
//! Each rider is a file of its own with its reward.

use crate::cards::abilities::AbilityId;
use crate::phases::predictions;
use crate::prelude::*;

/// The text of every rider. Who cannot vote can play one (FAQ-AC-13), and several of them (FAQ-AC-10).
pub const RIDER: Ability = Ability::may(&[Timing::BeforeVoting], |_, using| matches!(using.occasion, Occasion::BeforeVoting { .. }), play)
    .asking(predictions::ask_outcome);

fn play(using: &Use, t: &mut T<'_>) {
    let AbilityId::ActionCard { card, .. } = using.ability else { return };
    predictions::predict(t, using, Some(card));
    if let Some(vote) = &mut t.state.underway.vote {
        vote.barred.insert(using.seat);
    }
    // It lies beside the agenda until that is resolved.
    let mut played = t.state.underway.played.iter_mut().rev();
    if let Some(played) = played.find(|played| played.seat == using.seat && played.card == card) {
        played.stays = true;
    }
}
