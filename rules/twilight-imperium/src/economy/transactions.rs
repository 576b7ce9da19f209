//! Transactions (LRR 82, 32.3, 35.5, 50.5, 85.5): between neighbours in the action phase, between any two in the agenda phase.
//!
//! Nobody waits for a transaction: either side proposes, changes, withdraws, declines or accepts whenever the rules allow the two
//! to make one, whatever else is being asked (LRR 82.1a). A proposal lies on the table until it is accepted or its time is over; once
//! accepted, everything changes hands at once: a deal that can be carried out on the spot binds (LRR 32.3).
//!
//! How a proposal is put together is in [`crate::economy::proposing`], what changes hands in [`crate::economy::exchanging`].

use crate::board::adjacency::are_neighbours;
use crate::economy::deal_terms::{DealCards, DealTerm, in_terms, named_cards, terms};
use crate::economy::{deal_terms, exchanging, proposing};
use crate::flow;
use crate::position::state::{Phase, Player};
use crate::position::underway::{Deal, Goods};
use crate::prelude::*;
use crate::setup::options::Content;
use sternpost_core::{Anytime, DealForm, DealPart, Known, Proposed, Secret, Side};

/// Steps of a transaction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Trade goods the proposer gives.
    GiveTradeGoods,
    /// Commodities the proposer gives.
    GiveCommodities,
    /// A promissory note the proposer gives (LRR 85.5).
    GiveNote,
    /// Action cards the proposer gives (LRR 82.3a).
    GiveActionCards,
    /// Trade goods the proposer gets.
    GetTradeGoods,
    /// Commodities the proposer gets.
    GetCommodities,
    /// A promissory note the proposer gets.
    GetNote,
    /// How many action cards the proposer gets.
    GetActionCards,
    /// The proposal is complete.
    Propose,
    /// The partner accepts or declines (LRR 82.4a). Only positions of revision 3 and before wait here for an answer.
    Answer,
    /// The partner chooses the action cards that were agreed on.
    ChooseActionCards,
    /// Everything changes hands.
    Exchange,
}

/// A transaction on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Proposal {
    /// Its number: a changed proposal is another one.
    pub number: u32,
    /// Who gives whom what.
    pub deal: Deal,
    /// Which cards.
    pub cards: Secret<DealCards>,
    /// Promissory notes and action cards in the proposer's hand when it was last looked at. Everybody sees when there are fewer.
    pub held: (usize, usize),
}

/// A proposal that was declined, or lapsed before its partner said anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Declined {
    /// Who had made it.
    pub from: Seat,
    /// Who declined, or said nothing.
    pub by: Seat,
    /// In which round.
    pub round: u32,
}

/// LRR 82.1, 82.6: whether two players may make a transaction now.
fn may_deal(s: &State, one: Seat, other: Seat) -> bool {
    if one == other || s.is_eliminated(one) || s.is_eliminated(other) {
        return false;
    }
    match (&s.underway.turn, &s.underway.vote) {
        (Some(turn), _) => {
            let with_active = [(one, other), (other, one)].into_iter().find(|(active, _)| *active == turn.seat);
            with_active.is_some_and(|(_, partner)| !turn.dealt_with.contains(&partner)) && can_meet(s, one, other)
        }
        (None, Some(vote)) => s.phase == Phase::Agenda && !vote.dealt.contains(&(one.min(other), one.max(other))),
        (None, None) => false,
    }
}

/// LRR 55.1: neighbours; some reach further.
fn can_meet(s: &State, from: Seat, to: Seat) -> bool {
    let travels = |seat: Seat| modifiers::deals_with_everybody(s, seat);
    travels(from) || travels(to) || are_neighbours(s, from, to)
}

/// Whether a player has anything that could change hands; action cards only if somebody deals in them.
fn has_anything(s: &State, seat: Seat, with_cards: bool) -> bool {
    let player = &s.players[seat];
    let cards = with_cards && !player.action_cards.is_empty();
    player.trade_goods + player.commodities > 0 || !player.notes.is_empty() || cards
}

/// Players to whom a transaction can be proposed.
fn partners(s: &State, from: Seat) -> impl Iterator<Item = Seat> + '_ {
    s.others_clockwise(from).filter(move |to| may_deal(s, from, *to)).filter(move |to| {
        let cards = trades_action_cards(s, from, *to);
        has_anything(s, from, cards) || has_anything(s, *to, cards)
    })
}

/// RULING: what is owed already is paid, and what is being carried out is finished, before goods change hands: not while a cost is
/// being paid, units are on order, or somebody makes the choices of an ability.
fn is_owed(s: &State, step: &flow::Step) -> bool {
    matches!(step, flow::Step::Payment(_) | flow::Step::Abilities(_) | flow::Step::Transactions(_))
        || s.underway.open_hand.is_some()
        || s.underway.production.as_ref().is_some_and(|use_of| !use_of.built.is_empty())
}

// LRR 82.1a
impl Anytime for TwilightImperium {
    fn anytime(state: &State, step: &flow::Step, seat: Seat) -> Option<Question<Choice>> {
        at_any_time(state, step, seat)
    }
    fn at_any_time(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
        act(seat, &picked.one(), t);
        flow::look_after(t);
    }
    fn is_of_anytime(step: &flow::Step) -> bool {
        matches!(step, flow::Step::Transactions(_))
    }
    fn proposals(state: &State, step: &flow::Step, seat: Seat) -> Vec<Proposed<Choice>> {
        proposals(state, step, seat)
    }
    fn deal_form(state: &State, seat: Seat) -> Option<DealForm> {
        deal_terms::form(state, seat)
    }
    fn deal_part(state: &State, step: &flow::Step) -> Option<DealPart> {
        let flow::Step::Transactions(step) = step else { return None };
        let (with, (side, term)) = (state.underway.deal?.to, part_asked_for(step)?);
        Some(DealPart { with, side, what: Known::of(&term) })
    }
}

/// What a step asks for, and which way it goes as the partner sees it.
fn part_asked_for(step: &Step) -> Option<(Side, DealTerm)> {
    match step {
        Step::GiveTradeGoods => Some((Side::Offered, DealTerm::TradeGoods)),
        Step::GiveCommodities => Some((Side::Offered, DealTerm::Commodities)),
        Step::GiveNote => Some((Side::Offered, DealTerm::PromissoryNotes)),
        Step::GiveActionCards => Some((Side::Offered, DealTerm::ActionCards)),
        Step::GetTradeGoods => Some((Side::Asked, DealTerm::TradeGoods)),
        Step::GetCommodities => Some((Side::Asked, DealTerm::Commodities)),
        Step::GetNote => Some((Side::Asked, DealTerm::PromissoryNotes)),
        Step::GetActionCards => Some((Side::Asked, DealTerm::ActionCards)),
        Step::Propose | Step::Answer | Step::ChooseActionCards | Step::Exchange => None,
    }
}

/// What a player can do about transactions now (LRR 82.1a).
pub fn at_any_time(s: &State, step: &flow::Step, seat: Seat) -> Option<Question<Choice>> {
    if !s.plays_with(Content::Transactions) || is_owed(s, step) {
        return None;
    }
    let mut offers: Vec<Offer<Choice>> = vec![];
    for Proposal { number, deal, cards, .. } in &s.proposals {
        let number = *number;
        let cards = cards.for_the_rules();
        if deal.to == seat {
            let Proposed { accept, refuse, .. } = proposed(s, number, deal, cards);
            offers.extend(accept.into_iter().chain([refuse]).map(|reply| Offer::new(reply).hint(&terms(deal, cards)).reply_to(deal.from)));
        }
        if deal.from == seat {
            offers.push(Offer::new(Choice::ChangeDeal { number }).hint(&terms(deal, cards)));
            offers.push(Offer::new(Choice::WithdrawDeal { number }).hint(&terms(deal, cards)));
        }
    }
    offers.extend(partners(s, seat).map(|to| Offer::new(Choice::Propose { seat: to })));
    // Nobody waits for it; if anything happens by itself, then nothing that gives something away.
    let gives = |choice: &Choice| !matches!(choice, Choice::DeclineDeal { .. } | Choice::WithdrawDeal { .. });
    (!offers.is_empty()).then(|| Question::one_of(&Prompt::Deals, "LRR 82.1a", offers).preferring(gives))
}

/// The proposals to a player that it can reply to now.
fn proposals(s: &State, step: &flow::Step, seat: Seat) -> Vec<Proposed<Choice>> {
    if !s.plays_with(Content::Transactions) || is_owed(s, step) {
        return vec![];
    }
    let own = s.proposals.iter().filter(|proposal| proposal.deal.to == seat);
    own.map(|proposal| proposed(s, proposal.number, &proposal.deal, proposal.cards.for_the_rules())).collect()
}

/// A proposal as its partner sees it.
fn proposed(s: &State, number: u32, deal: &Deal, cards: &DealCards) -> Proposed<Choice> {
    let accept = can_give(s, deal, cards).then_some(Choice::AcceptDeal { number });
    Proposed { from: deal.from, accept, refuse: Choice::DeclineDeal { number }, terms: in_terms(deal, cards) }
}

/// Whether the partner has what the proposer asks for.
fn can_give(s: &State, deal: &Deal, cards: &DealCards) -> bool {
    let partner = &s.players[deal.to];
    deal.gets.trade_goods <= partner.trade_goods
        && deal.gets.commodities <= partner.commodities
        && deal.gets.action_cards as usize <= partner.action_cards.len()
        // Whether the note is there is the partner's own knowledge.
        && cards.gets_note.is_none_or(|note| partner.notes.for_the_rules().contains(&note))
}

/// Carries out what a player does about transactions.
#[expect(clippy::wildcard_enum_match_arm, reason = "of all choices only these are offered at any time")]
fn act(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    match *choice {
        Choice::Propose { seat: to } => proposing::propose(seat, to, t),
        Choice::ChangeDeal { number } => {
            let changed = remove(t.state, number);
            proposing::propose(seat, changed.deal.to, t);
        }
        Choice::WithdrawDeal { number } => {
            let Deal { to, .. } = remove(t.state, number).deal;
            t.tell(&Line::WithdrewDeal { seat, to });
        }
        Choice::DeclineDeal { number } => {
            let Deal { from, .. } = remove(t.state, number).deal;
            t.state.declined.push(Declined { from, by: seat, round: t.state.round });
            t.tell(&Line::DeclinedDeal { seat, from });
        }
        Choice::AcceptDeal { number } => {
            let Proposal { deal, cards, .. } = remove(t.state, number);
            let chooses = deal.gets.action_cards > 0;
            t.state.underway.deal = Some(deal);
            t.state.deal_cards = Some(cards);
            if chooses {
                t.next(steps![Step::ChooseActionCards]);
            }
            t.next(steps![Step::Exchange]);
        }
        _ => unreachable!("not offered at any time: {choice:?}"),
    }
}

fn remove(s: &mut State, number: u32) -> Proposal {
    let at = s.proposals.iter().position(|proposal| proposal.number == number).expect("what is offered lies on the table");
    s.proposals.remove(at)
}

/// What is looked at after every step: proposals whose time is over, or whose proposer no longer has what was offered.
///
/// RULING: when a note or an action card leaves the proposer's hand, every proposal that offers one lapses, whichever it was: whether it
/// was that one is nobody's business.
pub fn sweep(t: &mut T<'_>) {
    if t.state.proposals.is_empty() {
        return;
    }
    let all = std::mem::take(&mut t.state.proposals);
    for mut proposal in all {
        let Deal { from, to, .. } = proposal.deal;
        let held = held(t.state, from);
        if stands(t.state, &proposal, held) {
            proposal.held = held;
            t.state.proposals.push(proposal);
        } else {
            t.state.declined.push(Declined { from, by: to, round: t.state.round });
            t.tell_only([from, to], &Line::DealLapsed { seat: from, to });
        }
    }
}

pub fn held(s: &State, seat: Seat) -> (usize, usize) {
    let player = &s.players[seat];
    (player.notes.len(), player.action_cards.len())
}

fn stands(s: &State, proposal: &Proposal, held: (usize, usize)) -> bool {
    let Deal { from, to, gives, .. } = proposal.deal;
    let proposer = &s.players[from];
    may_deal(s, from, to)
        && gives.trade_goods <= proposer.trade_goods
        && gives.commodities <= proposer.commodities
        && (gives.notes == 0 || held.0 >= proposal.held.0)
        && (gives.action_cards == 0 || held.1 >= proposal.held.1)
}

/// A note or an action card may have left a hand for another: see [`sweep`].
pub fn lapse(t: &mut T<'_>, seat: Seat, gave: Goods) {
    for proposal in t.state.proposals.iter_mut().filter(|proposal| proposal.deal.from == seat) {
        let Goods { notes, action_cards, .. } = proposal.deal.gives;
        if (notes > 0 && gave.notes > 0) || (action_cards > 0 && gave.action_cards > 0) {
            proposal.held = (usize::MAX, usize::MAX);
        }
    }
}

pub fn deal(s: &State) -> Deal {
    s.underway.deal.expect("a transaction is under way")
}

pub fn cards(s: &State) -> &DealCards {
    s.deal_cards.as_ref().expect("a transaction is under way").for_the_rules()
}

pub fn cards_mut<'t>(t: &'t mut T<'_>) -> &'t mut DealCards {
    t.state.deal_cards.as_mut().expect("a transaction is under way").for_the_rules_mut()
}

/// LRR 82.3a: action cards change hands too if one of both deals in them.
pub fn trades_action_cards(s: &State, from: Seat, to: Seat) -> bool {
    let deals = |seat| modifiers::deals_in_action_cards(s, seat);
    s.plays_with(Content::ActionCards) && (deals(from) || deals(to))
}

/// What each step of this chapter is. Nothing is asked of which there is nothing to give.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::GiveTradeGoods => {
            it.may_ask(proposing::trade_goods_to_give, |picked, t| proposing::deal_mut(t).gives.trade_goods = picked.amount())
        }
        Step::GiveCommodities => {
            it.may_ask(proposing::commodities_to_give, |picked, t| proposing::deal_mut(t).gives.commodities = picked.amount())
        }
        Step::GiveNote => it.may_ask(proposing::notes_to_give, proposing::give_note),
        Step::GiveActionCards => it.may_ask(proposing::action_cards_to_give, proposing::give_action_cards),
        Step::GetTradeGoods => {
            it.may_ask(proposing::trade_goods_to_get, |picked, t| proposing::deal_mut(t).gets.trade_goods = picked.amount())
        }
        Step::GetCommodities => {
            it.may_ask(proposing::commodities_to_get, |picked, t| proposing::deal_mut(t).gets.commodities = picked.amount())
        }
        Step::GetNote => it.may_ask(proposing::notes_to_get, proposing::get_note),
        Step::GetActionCards => {
            it.may_ask(proposing::action_cards_to_get, |picked, t| proposing::deal_mut(t).gets.action_cards = picked.amount())
        }
        Step::Propose => it.does(proposing::file),
        // What was left of a proposal that lies on the table now asks nobody.
        Step::Answer => it.may_ask(proposing::deal_to_accept, |picked, t| proposing::answer(t, &picked.one())),
        Step::ChooseActionCards => {
            it.may_ask(exchanging::action_cards_agreed_on, |picked, t| cards_mut(t).gets_action_cards = named_cards(picked))
        }
        Step::Exchange => it.does(exchanging::exchange),
    }
}

/// The deal that is being put together, if there still is one, and the two players.
pub fn open_deal(s: &State) -> Option<(Deal, &Player, &Player)> {
    s.underway.deal.map(|deal| (deal, &s.players[deal.from], &s.players[deal.to]))
}
