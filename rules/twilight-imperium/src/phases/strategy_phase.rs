//! The strategy phase (LRR 76): players choose strategy cards.

use crate::flow;
use crate::position::state::Phase;
use crate::prelude::*;
use sternpost_core::Barred;

/// Steps of the strategy phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The phase begins.
    Begin,
    /// Everybody chooses in order (LRR 76.1, 76.1c).
    Choices,
    /// A player chooses a card (LRR 76.1).
    Choose {
        seat: Seat,
        /// A card that may not be taken (Public Disgrace).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        except: Option<StrategyCardId>,
    },
    /// The card is taken, unless another must be chosen.
    Take { seat: Seat, card: StrategyCardId },
    /// Unchosen cards attract trade goods (LRR 76.2).
    PlaceTradeGoods,
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begin => it.does(begin),
        Step::Choices => it.does(choices),
        Step::Choose { seat, except } => {
            it.barring(|s, _| taken_cards(s)).asks(|s| ask(seat, free_cards(s, except)), |picked, t| choose(seat, picked, t))
        }
        Step::Take { seat, card } => it.does(|t| take(seat, card, t)),
        Step::PlaceTradeGoods => it.does(place_trade_goods),
    }
}

fn begin(t: &mut T<'_>) {
    t.state.phase = Phase::Strategy;
    crate::cards::agendas::strategy_phase_begins(t);
    t.next([window(Occasion::StrategyPhaseBegins)]);
    // LRR 76.1, 76.1c: clockwise from the speaker; with three or four players once more in the same order
    t.next(steps![Step::Choices]);
    t.next([Step::PlaceTradeGoods.into(), window(Occasion::StrategyPhaseEnds)]);
}

/// Whoever has kept cards chooses none.
fn choices(t: &mut T<'_>) {
    t.state.underway.keeping_cards.clear();
    let without_cards = |seat: &Seat| t.state.cards_of(*seat).next().is_none();
    let order: Vec<Seat> = t.state.clockwise_from(t.state.speaker).filter(without_cards).collect();
    for _ in 0..t.state.cards_per_player() {
        t.next(order.iter().map(|seat| flow::Step::from(Step::Choose { seat: *seat, except: None })));
    }
}

/// LRR 76.1b: only cards in the common area.
fn free_cards(s: &State, except: Option<StrategyCardId>) -> Question<Choice> {
    let free = s.strategy_cards.iter().filter(|(id, card)| card.holder.is_none() && Some(**id) != except);
    let offers = free.map(|(id, card)| {
        let hint = Hint::StrategyCard { number: id.initiative(), count: card.trade_goods };
        Offer::new(Choice::StrategyCard { card: *id }).hint(&hint)
    });
    Question::one_of(&Prompt::ChooseStrategyCard, "LRR 76.1", offers).skipped_when_forced()
}

/// LRR 76.1b: what somebody has taken already.
fn taken_cards(s: &State) -> Vec<Barred<Choice>> {
    let taken = s.strategy_cards.iter().filter_map(|(card, at)| at.holder.map(|holder| (*card, holder)));
    taken.map(|(card, seat)| Barred::new(Choice::StrategyCard { card }, &Why::CardTaken { seat }, "LRR 76.1b")).collect()
}

/// Whether another card than this one could be chosen.
pub fn is_another_free(s: &State, card: StrategyCardId) -> bool {
    s.strategy_cards.iter().any(|(id, other)| other.holder.is_none() && *id != card)
}

/// LRR 27.14: others may act when a card is chosen.
fn choose(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::StrategyCard { card } = picked.one() else { unreachable!("only strategy cards are offered") };
    t.next(steps![window(Occasion::ChoosesStrategyCard { seat, card }), Step::Take { seat, card }]);
}

/// Two players exchange a strategy card each.
pub fn exchange(t: &mut T<'_>, (seat, given): (Seat, StrategyCardId), (with, taken): (Seat, StrategyCardId)) {
    for (card, holder) in [(given, with), (taken, seat)] {
        t.state.strategy_cards.get_mut(&card).expect("all eight cards are on the table").holder = Some(holder);
    }
    t.tell(&Line::ExchangedStrategyCards { seat, with, given, taken });
}

fn take(seat: Seat, id: StrategyCardId, t: &mut T<'_>) {
    if t.state.underway.disgraced.take() == Some(id) {
        t.next(steps![Step::Choose { seat, except: Some(id) }]);
        return;
    }
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
