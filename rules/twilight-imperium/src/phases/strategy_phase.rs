//! The strategy phase (LRR 76): players choose strategy cards.

use crate::cards::occasions::{Occasion, window};
use crate::components::StrategyCardId;
use crate::flow::{self, Answers, Asks, T, ask, nobody, only_choice};
use crate::position::state::{Phase, State};
use crate::show::messages::{Choice, Hint, Line, Prompt};
use serde::{Deserialize, Serialize};
use sternpost_core::{Offer, Question, Seat};

/// Steps of the strategy phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The phase begins.
    Begin,
    /// A player chooses a card (LRR 76.1).
    Choose {
        /// Who.
        seat: Seat,
    },
    /// Unchosen cards attract trade goods (LRR 76.2).
    PlaceTradeGoods,
}

/// What each step of this chapter is.
pub fn part<P: crate::flow::Part>(step: &Step, it: P) -> P::Out {
    it.asks_together(|s| asks(step, s), |answers, t| answered(step.clone(), answers, t), |t| perform(step.clone(), t))
}

/// Whom a step asks what.
pub fn asks(step: &Step, s: &State) -> Asks {
    match step {
        Step::Begin | Step::PlaceTradeGoods => nobody(),
        Step::Choose { seat } => {
            // LRR 76.1b: only cards in the common area
            let free = s.strategy_cards.iter().filter(|(_, card)| card.holder.is_none());
            let offers = free.map(|(id, card)| {
                let offer = Offer::new(Choice::StrategyCard { card: *id });
                match card.trade_goods {
                    0 => offer.hint(&Hint::Initiative { number: id.initiative() }),
                    count => offer.hint(&Hint::TradeGoodsOnCard { count }),
                }
            });
            ask(*seat, Question::one_of(&Prompt::ChooseStrategyCard, "LRR 76.1", offers).skipped_when_forced())
        }
    }
}

/// Carries out a step that asks nobody.
pub fn perform(step: Step, t: &mut T<'_>) {
    match step {
        Step::Begin => {
            t.state.phase = Phase::Strategy;
            crate::cards::agendas::strategy_phase_begins(t);
            t.next([window(Occasion::StrategyPhaseBegins)]);
            // LRR 76.1, 76.1c: clockwise from the speaker; with three or four players once more in the same order
            let order: Vec<Seat> = t.state.clockwise_from(t.state.speaker).collect();
            for _ in 0..t.state.cards_per_player() {
                t.next(order.iter().map(|seat| flow::Step::from(Step::Choose { seat: *seat })));
            }
            t.next([Step::PlaceTradeGoods.into(), window(Occasion::StrategyPhaseEnds)]);
        }
        Step::PlaceTradeGoods => {
            for card in t.state.strategy_cards.values_mut().filter(|card| card.holder.is_none()) {
                card.trade_goods += 1;
            }
        }
        Step::Choose { .. } => unreachable!("a card is always left to choose"),
    }
}

/// Carries on with an answer.
pub fn answered(step: Step, answers: Answers, t: &mut T<'_>) {
    match (step, only_choice(answers)) {
        (Step::Choose { seat }, Choice::StrategyCard { card }) => choose(t, seat, card),
        (step, choice) => unreachable!("{step:?} does not offer {choice:?}"),
    }
}

fn choose(t: &mut T<'_>, seat: Seat, id: StrategyCardId) {
    let card = t.state.strategy_cards.get_mut(&id).expect("all eight cards are on the table");
    card.holder = Some(seat);
    // LRR 76.1a
    let trade_goods = std::mem::take(&mut card.trade_goods);
    t.tell(&Line::ChoseStrategyCard { seat, card: id });
    crate::economy::trade_goods::gain(t, seat, trade_goods);
}
