//! Quantum Datahub Node of the Hacan: a strategy card is exchanged, for a token and trade goods.

use crate::phases::strategy_phase;
use crate::prelude::*;

/// What the other player is given.
const TRADE_GOODS: u32 = 3;

fn partners(s: &State, seat: Seat) -> Vec<Seat> {
    s.others_clockwise(seat).filter(|other| s.cards_of(*other).next().is_some()).collect()
}

/// The player, the own card, theirs.
fn asks(s: &State, using: &Use) -> Next {
    let Some(Choice::Seat { seat: other }) = using.choice(0) else { return choosing::player(using, partners(s, using.seat)) };
    let (whose, prompt) = match using.chosen.len() {
        1 => (using.seat, Prompt::GiveStrategyCard),
        2 => (other, Prompt::TakeStrategyCard { seat: other }),
        _ => return None,
    };
    let offers = s.cards_of(whose).map(|card| Offer::new(Choice::StrategyCard { card }));
    Some((using.seat, Question::one_of(&prompt, "LRR 3.7", offers).skipped_when_forced()))
}

pub static TEXTS: Texts =
    Texts::acting(&[
        Ability::may(
            &[Timing::StrategyPhaseEnds],
            |s, using| {
                let player = &s.players[using.seat];
                let pays = player.strategy > 0 && player.trade_goods >= TRADE_GOODS;
                let both = s.cards_of(using.seat).next().is_some() && !partners(s, using.seat).is_empty();
                using.occasion == Occasion::StrategyPhaseEnds && pays && both
            },
            |using, t| {
                let (
                    Some(Choice::Seat { seat: with }),
                    Some(Choice::StrategyCard { card: given }),
                    Some(Choice::StrategyCard { card: taken }),
                ) = (using.choice(0), using.choice(1), using.choice(2))
                else {
                    return;
                };
                command_tokens::spend_strategy_token(t, using.seat);
                trade_goods::spend(t, using.seat, TRADE_GOODS);
                trade_goods::gain(t, with, TRADE_GOODS);
                strategy_phase::exchange(t, (using.seat, given), (with, taken));
            },
        )
        .asking(asks),
    ]);
