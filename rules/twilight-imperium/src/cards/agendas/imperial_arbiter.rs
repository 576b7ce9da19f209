//! Imperial Arbiter: its owner gives it up to exchange a strategy card with another player.

use super::{Agenda, AgendaId, Ballot, discard_law};
use crate::prelude::*;

/// First a card of one's own, then one of somebody else.
fn cards(s: &State, using: &Use) -> Vec<StrategyCardId> {
    let held = |own: bool| {
        let cards = s.strategy_cards.iter().filter(move |(_, card)| card.holder.is_some_and(|seat| (seat == using.seat) == own));
        cards.map(|(id, _)| *id).collect()
    };
    match using.chosen.len() {
        0 => held(true),
        1 => held(false),
        _ => vec![],
    }
}

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).with(&[Ability::may(
    &[Timing::StrategyPhaseEnds],
    |_, using| using.occasion == Occasion::StrategyPhaseEnds,
    |using, t| {
        let (Some(Choice::StrategyCard { card: own }), Some(Choice::StrategyCard { card: other })) = (using.choice(0), using.choice(1))
        else {
            return;
        };
        discard_law(t, AgendaId::ImperialArbiter);
        let holder = t.state.strategy_cards[&other].holder;
        for (card, holder) in [(own, holder), (other, Some(using.seat))] {
            t.state.strategy_cards.get_mut(&card).expect("all eight cards are on the table").holder = holder;
            if let Some(seat) = holder {
                t.tell(&Line::ChoseStrategyCard { seat, card });
            }
        }
    },
)
.asking(|s, using| {
    let offers: Vec<_> = cards(s, using).into_iter().map(|card| Choice::StrategyCard { card }).collect();
    (!offers.is_empty()).then(|| (using.seat, Question::one_of(&Prompt::ChooseStrategyCard, "LRR 75.8", offers).skipped_when_forced()))
})]);
