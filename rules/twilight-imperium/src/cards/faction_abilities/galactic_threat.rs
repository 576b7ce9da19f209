//! Galactic Threat of the Nekro: once in an agenda phase they predict an outcome, for a technology of who voted for it.
//! They never vote.

use crate::cards::abilities::AbilityId;
use crate::cards::agendas;
use crate::phases::predictions::{self, Step};
use crate::phases::voting::voters;
use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::BeforeVoting],
    |s, using| {
        matches!(using.occasion, Occasion::BeforeVoting { .. })
            && s.underway.agenda_phase.as_ref().is_some_and(|phase| !phase.predicted.contains(&using.seat))
    },
    |using, t| {
        if let Some(phase) = &mut t.state.underway.agenda_phase {
            phase.predicted.insert(using.seat);
        }
        predictions::predict(t, using, None);
    },
)
.asking(predictions::ask_outcome)])
.and(&[Passive::NeverVotes, Passive::Predicted(reward)]);

/// The prediction came true: a technology of one of those who voted for the outcome.
fn reward(seat: Seat, t: &mut T<'_>) {
    if let Some(outcome) = agendas::outcome(t.state) {
        let by = Some(AbilityId::Faction(FactionAbilityId::GalacticThreat));
        t.next(steps![Step::ChooseTechnology { seat, from: voters(t.state, &outcome), by }]);
    }
}
