//! Acquiescence of the Winnu: its holder exchanges a strategy card with them.

use super::{Note, return_note};
use crate::phases::strategy_phase;
use crate::prelude::*;

/// First the own card, then that of the Winnu.
fn asks(s: &State, using: &Use) -> Next {
    let (whose, prompt): (Seat, Prompt) = match using.chosen.len() {
        0 => (using.seat, Prompt::GiveStrategyCard),
        1 => (using.ability.note().owner, Prompt::TakeStrategyCard { seat: using.ability.note().owner }),
        _ => return None,
    };
    let offers = s.cards_of(whose).map(|card| Offer::new(Choice::StrategyCard { card }));
    Some((using.seat, Question::one_of(&prompt, "LRR 85.1", offers).skipped_when_forced()))
}

pub static NOTE: Note = Note::of(
    FactionId::Winnu,
    &[Ability::may(
        &[Timing::StrategyPhaseEnds],
        |s, using| {
            let both = [using.seat, using.ability.note().owner].into_iter().all(|seat| s.cards_of(seat).next().is_some());
            using.occasion == Occasion::StrategyPhaseEnds && both
        },
        |using, t| {
            let (Some(Choice::StrategyCard { card: given }), Some(Choice::StrategyCard { card: taken })) =
                (using.choice(0), using.choice(1))
            else {
                return;
            };
            strategy_phase::exchange(t, (using.seat, given), (using.ability.note().owner, taken));
            return_note(t, using.seat, using.ability.note());
        },
    )
    .asking(asks)],
);
