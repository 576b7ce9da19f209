//! The strategy phase (LRR 76): players choose strategy cards.

use crate::cards::occasions::{Occasion, window};
use crate::flow::{self, Part, T, ask};
use crate::position::state::{Phase, State};
use crate::show::messages::{Choice, Hint, Line, Prompt, Why};
use serde::{Deserialize, Serialize};
use sternpost_core::{Barred, Offer, Picked, Question, Seat};

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
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begin => it.does(begin),
        Step::Choose { seat } => it.asks(|s| ask(seat, free_cards(s)), |picked, t| choose(seat, picked, t)),
        Step::PlaceTradeGoods => it.does(place_trade_goods),
    }
}

fn begin(t: &mut T<'_>) {
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

/// LRR 76.1b: only cards in the common area.
fn free_cards(s: &State) -> Question<Choice> {
    let free = s.strategy_cards.iter().filter(|(_, card)| card.holder.is_none());
    let offers = free.map(|(id, card)| {
        let offer = Offer::new(Choice::StrategyCard { card: *id });
        match card.trade_goods {
            0 => offer.hint(&Hint::Initiative { number: id.initiative() }),
            count => offer.hint(&Hint::TradeGoodsOnCard { count }),
        }
    });
    Question::one_of(&Prompt::ChooseStrategyCard, "LRR 76.1", offers).skipped_when_forced()
}

/// What a player would look for in a question of this chapter and cannot do.
pub fn why_not(s: &State, step: &Step, seat: Seat) -> Vec<Barred<Choice>> {
    if *step != (Step::Choose { seat }) {
        return vec![];
    }
    let taken = s.strategy_cards.iter().filter_map(|(card, at)| at.holder.map(|holder| (*card, holder)));
    taken.map(|(card, seat)| Barred::new(Choice::StrategyCard { card }, &Why::CardTaken { seat }, "LRR 76.1b")).collect()
}

fn choose(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::StrategyCard { card: id } = picked.one() else { unreachable!("only strategy cards are offered") };
    let card = t.state.strategy_cards.get_mut(&id).expect("all eight cards are on the table");
    card.holder = Some(seat);
    // LRR 76.1a
    let trade_goods = std::mem::take(&mut card.trade_goods);
    t.tell(&Line::ChoseStrategyCard { seat, card: id });
    crate::economy::trade_goods::gain(t, seat, trade_goods);
}

fn place_trade_goods(t: &mut T<'_>) {
    for card in t.state.strategy_cards.values_mut().filter(|card| card.holder.is_none()) {
        card.trade_goods += 1;
    }
}
