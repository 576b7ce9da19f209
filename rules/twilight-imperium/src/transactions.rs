//! Transactions between neighbours (LRR 82, 35.5, 50.5).
//!
//! The active player proposes, the other accepts or declines, and the goods change hands at once. A proposal can be made
//! whenever the active player is asked for one choice.

use crate::adjacency::are_neighbours;
use crate::flow::{Answers, Asks, T, ask, nobody, only};
use crate::messages::{Choice, Line, Prompt, Word};
use crate::options::Content;
use crate::state::State;
use crate::underway::{Deal, Goods};
use serde::{Deserialize, Serialize};
use sternpost_core::{Arg, Message, Offer, Picked, Question, Seat, Shape, ToArg, steps};

/// RULING: a declined proposal is no transaction (LRR 82.1), but a partner is troubled at most this often in a turn.
pub const PROPOSALS_PER_TURN: u32 = 2;

/// Steps of a transaction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Trade goods the proposer gives.
    GiveTradeGoods,
    /// Commodities the proposer gives.
    GiveCommodities,
    /// Trade goods the proposer gets.
    GetTradeGoods,
    /// Commodities the proposer gets.
    GetCommodities,
    /// The partner accepts or declines (LRR 82.4a).
    Answer,
}

/// Players the active player can propose a transaction to (LRR 82.1).
fn partners(s: &State) -> Vec<Seat> {
    let Some(turn) = &s.underway.turn else { return vec![] };
    if s.underway.deal.is_some() || !s.options.content.contains(&Content::Transactions) {
        return vec![];
    }
    let open = |seat: &Seat| !turn.dealt_with.contains(seat) && turn.proposed.get(seat).copied().unwrap_or(0) < PROPOSALS_PER_TURN;
    let has_goods = |seat: Seat| s.players[seat].trade_goods + s.players[seat].commodities > 0;
    let others = s.others_clockwise(turn.seat).filter(open).filter(|seat| has_goods(*seat) || has_goods(turn.seat));
    others.filter(|seat| are_neighbours(s, turn.seat, *seat)).collect()
}

/// Adds proposals to a question of the active player, if it asks for one choice (LRR 82.1a).
pub fn offer_at_any_time(asks: &mut Asks, s: &State) {
    let Some(turn) = &s.underway.turn else { return };
    if asks.len() != 1 {
        return;
    }
    if let Some(question) = asks.get_mut(&turn.seat)
        && question.shape == Shape::OneOf
        && !(question.skipped_when_forced && question.offers.len() == 1)
    {
        question.offers.extend(partners(s).into_iter().map(|seat| Offer::new(Choice::Propose { seat })));
    }
}

/// The partner, if the answer proposes a transaction.
pub fn proposed(answers: &Answers) -> Option<Seat> {
    match answers.values().next() {
        Some(Picked::One(Choice::Propose { seat })) if answers.len() == 1 => Some(*seat),
        _ => None,
    }
}

/// The active player proposes.
pub fn propose(to: Seat, t: &mut T<'_>) {
    let turn = t.state.underway.turn.as_mut().expect("only the active player proposes");
    let from = turn.seat;
    *turn.proposed.entry(to).or_default() += 1;
    t.state.underway.deal = Some(Deal { from, to, gives: Goods::default(), gets: Goods::default() });
    t.next(steps![Step::GiveTradeGoods, Step::GiveCommodities, Step::GetTradeGoods, Step::GetCommodities, Step::Answer]);
}

fn deal(s: &State) -> &Deal {
    s.underway.deal.as_ref().expect("a transaction is under way")
}

fn amount(seat: Seat, prompt: &Prompt, most: u32) -> Asks {
    ask(seat, Question::amount(prompt, "LRR 82.2", 0, most).skipped_when_forced())
}

/// Whom a step asks what.
pub fn asks(step: &Step, s: &State) -> Asks {
    let Deal { from, to, gives, gets } = *deal(s);
    let (own, theirs) = (&s.players[from], &s.players[to]);
    match step {
        Step::GiveTradeGoods => amount(from, &Prompt::GiveTradeGoods { seat: to }, own.trade_goods),
        Step::GiveCommodities => amount(from, &Prompt::GiveCommodities { seat: to }, own.commodities),
        Step::GetTradeGoods => amount(from, &Prompt::GetTradeGoods { seat: to }, theirs.trade_goods),
        Step::GetCommodities => amount(from, &Prompt::GetCommodities { seat: to }, theirs.commodities),
        Step::Answer if gives.is_nothing() && gets.is_nothing() => nobody(),
        Step::Answer => {
            let prompt = Prompt::AcceptDeal { seat: from, gives: words(gives), gets: words(gets) };
            ask(to, Question::one_of(&prompt, "LRR 82.4a", [Choice::Decline, Choice::Accept]))
        }
    }
}

/// Goods as words; nothing is an empty list.
fn words(goods: Goods) -> Vec<Arg> {
    let trade_goods = (goods.trade_goods > 0).then_some(Word::TradeGoods { count: goods.trade_goods });
    let commodities = (goods.commodities > 0).then_some(Word::Commodities { count: goods.commodities });
    trade_goods.into_iter().chain(commodities).map(|word| word.text().to_arg()).collect()
}

/// Nothing was offered for nothing: the proposal is dropped.
pub fn perform(_: Step, t: &mut T<'_>) {
    t.state.underway.deal = None;
}

/// Carries on with an answer.
pub fn answered(step: Step, answers: Answers, t: &mut T<'_>) {
    let (_, picked) = only(answers);
    let deal = t.state.underway.deal.as_mut().expect("a transaction is under way");
    match step {
        Step::GiveTradeGoods => deal.gives.trade_goods = picked.amount(),
        Step::GiveCommodities => deal.gives.commodities = picked.amount(),
        Step::GetTradeGoods => deal.gets.trade_goods = picked.amount(),
        Step::GetCommodities => {
            deal.gets.commodities = picked.amount();
            let Deal { from, to, gives, gets } = *deal;
            if !(gives.is_nothing() && gets.is_nothing()) {
                t.tell(&Line::ProposedDeal { seat: from, to, gives: words(gives), gets: words(gets) });
            }
        }
        Step::Answer => answer(t, &picked.one()),
    }
}

fn answer(t: &mut T<'_>, choice: &Choice) {
    let Deal { from, to, gives, gets } = t.state.underway.deal.take().expect("a transaction is under way");
    if *choice == Choice::Decline {
        t.tell(&Line::DeclinedDeal { seat: to, from });
        return;
    }
    t.state.underway.turn.as_mut().expect("transactions belong to a turn").dealt_with.insert(to);
    hand_over(t, from, to, gives);
    hand_over(t, to, from, gets);
    t.tell(&Line::MadeDeal { seat: from, with: to, gives: words(gives), gets: words(gets) });
}

/// LRR 35.6, 50.5: commodities arrive as trade goods.
fn hand_over(t: &mut T<'_>, from: Seat, to: Seat, goods: Goods) {
    let giver = &mut t.state.players[from];
    giver.trade_goods -= goods.trade_goods;
    giver.commodities -= goods.commodities;
    t.state.players[to].trade_goods += goods.trade_goods + goods.commodities;
}
