//! Transactions (LRR 82, 32.3, 35.5, 50.5, 85.5): between neighbours in the action phase, between any two in the agenda phase.
//!
//! Nobody waits for a transaction: either side proposes, changes, withdraws, declines or accepts whenever the rules allow the two
//! to make one, whatever else is being asked (LRR 82.1a). A proposal lies on the table until it is accepted or its time is over; once
//! accepted, everything changes hands at once: a deal that can be carried out on the spot binds (LRR 32.3).

use crate::board::adjacency::are_neighbours;
use crate::cards::action_cards;
use crate::cards::modifiers;
use crate::cards::occasions::{Occasion, window};
use crate::cards::promissory_notes::{self, NoteId};
use crate::components::ActionCardId;
use crate::flow::{self, Asks, Part, T, ask, nobody};
use crate::phases::action_phase;
use crate::position::state::{Phase, Player, State};
use crate::position::underway::{Deal, Goods};
use crate::setup::options::Content;
use crate::show::card_texts;
use crate::show::messages::{Choice, Hint, Line, Prompt, Word};
use serde::{Deserialize, Serialize};
use sternpost_core::{Arg, Message, Offer, Picked, Question, Seat, Secret, ToArg, steps};

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

/// The cards of a transaction: only the two partners know them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct DealCards {
    /// The note the proposer has put on the table.
    pub gives_note: Option<NoteId>,
    /// The note the proposer asks for.
    pub gets_note: Option<NoteId>,
    /// The action cards the proposer has put on the table.
    pub gives_action_cards: Vec<ActionCardId>,
    /// The action cards the partner has put on the table.
    pub gets_action_cards: Vec<ActionCardId>,
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
    let cards = with_cards && !player.action_cards.for_the_rules().is_empty();
    player.trade_goods + player.commodities > 0 || !player.notes.for_the_rules().is_empty() || cards
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
            if can_give(s, deal, cards) {
                offers.push(Offer::new(Choice::AcceptDeal { number }).hint(&terms(deal, cards)).reply_to(deal.from));
            }
            offers.push(Offer::new(Choice::DeclineDeal { number }).hint(&terms(deal, cards)).reply_to(deal.from));
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

/// Whether the partner has what the proposer asks for.
fn can_give(s: &State, deal: &Deal, cards: &DealCards) -> bool {
    let partner = &s.players[deal.to];
    deal.gets.trade_goods <= partner.trade_goods
        && deal.gets.commodities <= partner.commodities
        && deal.gets.action_cards as usize <= partner.action_cards.for_the_rules().len()
        // Whether the note is there is the partner's own knowledge.
        && cards.gets_note.is_none_or(|note| partner.notes.for_the_rules().contains(&note))
}

fn terms(deal: &Deal, cards: &DealCards) -> Hint {
    Hint::Deal {
        seat: deal.from,
        to: deal.to,
        gives: words(deal.gives, cards.gives_note, &cards.gives_action_cards),
        gets: words(deal.gets, cards.gets_note, &[]),
    }
}

/// Carries out what a player does about transactions.
#[expect(clippy::wildcard_enum_match_arm, reason = "of all choices only these are offered at any time")]
pub fn act(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    match *choice {
        Choice::Propose { seat: to } => propose(seat, to, t),
        Choice::ChangeDeal { number } => {
            let changed = remove(t.state, number);
            propose(seat, changed.deal.to, t);
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

/// A proposal is put together.
fn propose(from: Seat, to: Seat, t: &mut T<'_>) {
    t.state.underway.deal = Some(Deal { from, to, gives: Goods::default(), gets: Goods::default() });
    let mut cards = Secret::of(from, DealCards::default());
    cards.show_to(to);
    t.state.deal_cards = Some(cards);
    t.next(steps![
        Step::GiveTradeGoods,
        Step::GiveCommodities,
        Step::GiveNote,
        Step::GiveActionCards,
        Step::GetTradeGoods,
        Step::GetCommodities,
        Step::GetNote,
        Step::GetActionCards,
        Step::Propose,
    ]);
}

/// The answers that make a proposal at any time, question by question as they are asked: nothing is asked of which there is nothing.
pub fn proposing(s: &State, deal: &Deal, note: (Option<NoteId>, Option<NoteId>)) -> Vec<Picked<Choice>> {
    let Deal { from, to, gives, gets } = *deal;
    let trades_cards = trades_action_cards(s, from, to);
    let named =
        |note: Option<NoteId>| Picked::One(note.map_or(Choice::Nothing, |note| Choice::Note { note: note.kind, owner: note.owner }));
    let mut answers = vec![Picked::One(Choice::Propose { seat: to })];
    for (seat, goods, note, is_giving) in [(from, gives, note.0, true), (to, gets, note.1, false)] {
        let player = &s.players[seat];
        let amounts = [(player.trade_goods, goods.trade_goods), (player.commodities, goods.commodities)];
        answers.extend(amounts.into_iter().filter(|(most, _)| *most > 0).map(|(_, amount)| Picked::Amount(amount)));
        if !player.notes.for_the_rules().is_empty() {
            answers.push(named(note));
        }
        let cards = u32::try_from(player.action_cards.for_the_rules().len()).expect("few cards");
        if trades_cards && cards > 0 {
            answers.push(if is_giving { Picked::Split(vec![(Choice::Nothing, cards)]) } else { Picked::Amount(0) });
        }
    }
    answers
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

fn held(s: &State, seat: Seat) -> (usize, usize) {
    let player = &s.players[seat];
    (player.notes.for_the_rules().len(), player.action_cards.for_the_rules().len())
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
fn lapse(t: &mut T<'_>, seat: Seat, gave: Goods) {
    for proposal in t.state.proposals.iter_mut().filter(|proposal| proposal.deal.from == seat) {
        let Goods { notes, action_cards, .. } = proposal.deal.gives;
        if (notes > 0 && gave.notes > 0) || (action_cards > 0 && gave.action_cards > 0) {
            proposal.held = (usize::MAX, usize::MAX);
        }
    }
}

fn deal(s: &State) -> Deal {
    s.underway.deal.expect("a transaction is under way")
}

fn cards(s: &State) -> &DealCards {
    s.deal_cards.as_ref().expect("a transaction is under way").for_the_rules()
}

fn cards_mut<'t>(t: &'t mut T<'_>) -> &'t mut DealCards {
    t.state.deal_cards.as_mut().expect("a transaction is under way").for_the_rules_mut()
}

fn amount(seat: Seat, prompt: &Prompt, most: u32) -> Asks {
    ask(seat, Question::amount(prompt, "LRR 82.2", 0, most).skipped_when_forced())
}

/// LRR 82.3a: action cards change hands too if one of both deals in them.
fn trades_action_cards(s: &State, from: Seat, to: Seat) -> bool {
    let deals = |seat| modifiers::deals_in_action_cards(s, seat);
    s.plays_with(Content::ActionCards) && (deals(from) || deals(to))
}

/// The notes a player could hold, as far as another one knows: not those in play areas, nor those the other one holds.
fn possible_notes(s: &State, holder: Seat, asking: Seat) -> Vec<NoteId> {
    let own = s.players[asking].notes.for_the_rules();
    let given = cards(s).gives_note;
    let hidden = promissory_notes::hidden_notes(s).filter(|note| !own.contains(note) && Some(*note) != given);
    let foreign = s.players[holder].foreign_notes > 0;
    hidden.filter(|note| note.owner == holder || (foreign && !promissory_notes::is_known_to_be_home(*note))).collect()
}

fn note_offer(note: NoteId) -> Offer<Choice> {
    card_texts::offer(Choice::Note { note: note.kind, owner: note.owner })
}

fn one_note(seat: Seat, prompt: &Prompt, notes: impl IntoIterator<Item = NoteId>) -> Asks {
    let offers = std::iter::once(Offer::new(Choice::Nothing)).chain(notes.into_iter().map(note_offer));
    ask(seat, Question::one_of(prompt, "LRR 85.5", offers))
}

/// What each step of this chapter is. Nothing is asked of which there is nothing to give.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::GiveTradeGoods => it.may_ask(trade_goods_to_give, |picked, t| deal_mut(t).gives.trade_goods = picked.amount()),
        Step::GiveCommodities => it.may_ask(commodities_to_give, |picked, t| deal_mut(t).gives.commodities = picked.amount()),
        Step::GiveNote => it.may_ask(notes_to_give, give_note),
        Step::GiveActionCards => it.may_ask(action_cards_to_give, give_action_cards),
        Step::GetTradeGoods => it.may_ask(trade_goods_to_get, |picked, t| deal_mut(t).gets.trade_goods = picked.amount()),
        Step::GetCommodities => it.may_ask(commodities_to_get, |picked, t| deal_mut(t).gets.commodities = picked.amount()),
        Step::GetNote => it.may_ask(notes_to_get, get_note),
        Step::GetActionCards => it.may_ask(action_cards_to_get, |picked, t| deal_mut(t).gets.action_cards = picked.amount()),
        Step::Propose => it.does(file),
        // What was left of a proposal that lies on the table now asks nobody.
        Step::Answer => it.may_ask(deal_to_accept, |picked, t| answer(t, &picked.one())),
        Step::ChooseActionCards => it.may_ask(action_cards_agreed_on, |picked, t| cards_mut(t).gets_action_cards = named_cards(picked)),
        Step::Exchange => it.does(exchange),
    }
}

/// The deal that is being put together, if there still is one, and the two players.
fn open_deal(s: &State) -> Option<(Deal, &Player, &Player)> {
    s.underway.deal.map(|deal| (deal, &s.players[deal.from], &s.players[deal.to]))
}

fn deal_mut<'t>(t: &'t mut T<'_>) -> &'t mut Deal {
    t.state.underway.deal.as_mut().expect("a transaction is under way")
}

fn trade_goods_to_give(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, own, _)) = open_deal(s) else { return nobody() };
    amount(from, &Prompt::GiveTradeGoods { seat: to }, own.trade_goods)
}

fn commodities_to_give(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, own, _)) = open_deal(s) else { return nobody() };
    amount(from, &Prompt::GiveCommodities { seat: to }, own.commodities)
}

fn notes_to_give(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, own, _)) = open_deal(s) else { return nobody() };
    if own.notes.for_the_rules().is_empty() {
        return nobody();
    }
    one_note(from, &Prompt::GiveNote { seat: to }, own.notes.for_the_rules().iter().copied())
}

fn give_note(picked: Picked<Choice>, t: &mut T<'_>) {
    if let Some(note) = note_of(&picked.one()) {
        deal_mut(t).gives.notes = 1;
        cards_mut(t).gives_note = Some(note);
    }
}

fn action_cards_to_give(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, own, _)) = open_deal(s) else { return nobody() };
    let hand = own.action_cards.for_the_rules();
    if !trades_action_cards(s, from, to) || hand.is_empty() {
        return nobody();
    }
    let mut offers = action_cards::hand_offers(hand);
    let total = u32::try_from(hand.len()).expect("few cards");
    offers.insert(0, Offer::new(Choice::Nothing));
    ask(from, Question::split(&Prompt::GiveActionCards { seat: to }, "LRR 82.3a", total, offers))
}

fn give_action_cards(picked: Picked<Choice>, t: &mut T<'_>) {
    let chosen = named_cards(picked);
    deal_mut(t).gives.action_cards = u32::try_from(chosen.len()).expect("few cards");
    cards_mut(t).gives_action_cards = chosen;
}

fn trade_goods_to_get(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, _, theirs)) = open_deal(s) else { return nobody() };
    amount(from, &Prompt::GetTradeGoods { seat: to }, theirs.trade_goods)
}

fn commodities_to_get(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, _, theirs)) = open_deal(s) else { return nobody() };
    amount(from, &Prompt::GetCommodities { seat: to }, theirs.commodities)
}

fn notes_to_get(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, _, theirs)) = open_deal(s) else { return nobody() };
    if theirs.notes.for_the_rules().is_empty() {
        return nobody();
    }
    one_note(from, &Prompt::GetNote { seat: to }, possible_notes(s, to, from))
}

fn get_note(picked: Picked<Choice>, t: &mut T<'_>) {
    if let Some(note) = note_of(&picked.one()) {
        deal_mut(t).gets.notes = 1;
        cards_mut(t).gets_note = Some(note);
    }
}

fn action_cards_to_get(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, _, theirs)) = open_deal(s) else { return nobody() };
    if !trades_action_cards(s, from, to) {
        return nobody();
    }
    let most = u32::try_from(theirs.action_cards.for_the_rules().len()).expect("few cards");
    amount(from, &Prompt::GetActionCards { seat: to }, most)
}

fn deal_to_accept(s: &State) -> Asks {
    let Some((Deal { from, to, gives, gets }, _, theirs)) = open_deal(s) else { return nobody() };
    if gives.is_nothing() && gets.is_nothing() {
        return nobody();
    }
    let cards = cards(s);
    let prompt = Prompt::AcceptDeal {
        seat: from,
        gives: words(gives, cards.gives_note, &cards.gives_action_cards),
        gets: words(gets, cards.gets_note, &[]),
    };
    // Whether the note is there is the partner's own knowledge.
    let can = cards.gets_note.is_none_or(|note| theirs.notes.for_the_rules().contains(&note));
    let offers = std::iter::once(Choice::Decline).chain(can.then_some(Choice::Accept));
    ask(to, Question::one_of(&prompt, "LRR 82.4a", offers))
}

fn answer(t: &mut T<'_>, choice: &Choice) {
    let Deal { from, to, gets, .. } = deal(t.state);
    if *choice == Choice::Decline {
        t.tell(&Line::DeclinedDeal { seat: to, from });
        give_back(t);
        return;
    }
    if gets.action_cards > 0 {
        t.next(steps![Step::ChooseActionCards]);
    }
    t.next(steps![Step::Exchange]);
}

fn action_cards_agreed_on(s: &State) -> Asks {
    let Some((Deal { from, to, gets, .. }, _, theirs)) = open_deal(s) else { return nobody() };
    let offers = action_cards::hand_offers(theirs.action_cards.for_the_rules());
    let hand = theirs.action_cards.for_the_rules();
    let default = action_cards::least_valued(s, hand, gets.action_cards);
    ask(to, Question::split(&Prompt::GiveActionCards { seat: from }, "LRR 82.3a", gets.action_cards, offers).default(default))
}

/// What changes hands as words; nothing is an empty list. Cards that are not named are counted.
fn words(goods: Goods, note: Option<NoteId>, cards: &[ActionCardId]) -> Vec<Arg> {
    let mut words = vec![];
    if goods.trade_goods > 0 {
        words.push(Word::TradeGoods { count: goods.trade_goods }.text());
    }
    if goods.commodities > 0 {
        words.push(Word::Commodities { count: goods.commodities }.text());
    }
    match note {
        Some(note) => words.push(Word::NoteOf { note: note.kind, seat: note.owner }.text()),
        None if goods.notes > 0 => words.push(Word::SomeNote.text()),
        None => {}
    }
    if cards.is_empty() && goods.action_cards > 0 {
        words.push(Word::SomeActionCards { count: goods.action_cards }.text());
    }
    words.extend(cards.iter().map(|card| card.name()));
    words.into_iter().map(|word| word.to_arg()).collect()
}

fn note_of(choice: &Choice) -> Option<NoteId> {
    if let Choice::Note { note, owner } = *choice { Some(NoteId { kind: note, owner }) } else { None }
}

/// The action cards that were picked, each as often as it was.
fn named_cards(picked: Picked<Choice>) -> Vec<ActionCardId> {
    let mut cards = vec![];
    for (choice, count) in picked.parts() {
        if let Choice::ActionCard { card } = choice {
            cards.extend((0..count).map(|_| card));
        }
    }
    cards
}

/// Action cards leave a hand; what lies on the table already, as it did up to revision 3, has left it.
fn take_action_cards(t: &mut T<'_>, seat: Seat, cards: &[ActionCardId]) {
    let hand = t.state.players[seat].action_cards.for_the_rules_mut();
    for card in cards {
        if let Some(at) = hand.iter().position(|held| held == card) {
            hand.remove(at);
        }
    }
}

/// A proposal is complete: it lies on the table. One of nothing for nothing is none.
fn file(t: &mut T<'_>) {
    let Some(deal) = t.state.underway.deal else { return };
    if deal.gives.is_nothing() && deal.gets.is_nothing() {
        give_back(t);
        return;
    }
    tell_proposal(t);
    let cards = t.state.deal_cards.clone().expect("a transaction is under way");
    give_back(t);
    t.state.proposals_made += 1;
    let number = t.state.proposals_made;
    let held = held(t.state, deal.from);
    t.state.proposals.push(Proposal { number, deal, cards, held });
}

/// The partners read everything, the others that cards are among it (LRR 85.6).
fn tell_proposal(t: &mut T<'_>) {
    let Deal { from, to, gives, gets } = deal(t.state);
    let open = Line::ProposedDeal { seat: from, to, gives: words(gives, None, &[]), gets: words(gets, None, &[]) };
    t.tell(&open);
    if gives.notes + gets.notes + gives.action_cards > 0 {
        let cards = cards(t.state).clone();
        let gives = words(gives, cards.gives_note, &cards.gives_action_cards);
        t.tell_only([from, to], &Line::DealInDetail { gives, gets: words(gets, cards.gets_note, &[]) });
    }
}

/// Nothing is being put together any more. What the proposer had laid aside, as was done up to revision 3, goes back.
fn give_back(t: &mut T<'_>) {
    let Deal { from, .. } = t.state.underway.deal.take().expect("a transaction is under way");
    let Some(cards) = t.state.deal_cards.take() else { return };
    let cards = cards.into_the_open();
    let holds = |t: &T<'_>, note| t.state.players[from].notes.for_the_rules().contains(&note);
    if let Some(note) = cards.gives_note.filter(|note| !holds(t, *note)) {
        promissory_notes::put_in_hand(t, from, note);
    }
    let hand = t.state.players[from].action_cards.for_the_rules();
    let missing = |card: &ActionCardId| hand.iter().filter(|held| *held == card).count();
    let mut laid_aside = vec![];
    for card in &cards.gives_action_cards {
        let named = cards.gives_action_cards.iter().filter(|other| *other == card).count();
        let back = laid_aside.iter().filter(|other| *other == card).count();
        if missing(card) + back < named {
            laid_aside.push(*card);
        }
    }
    receive_action_cards(t, from, laid_aside);
}

fn receive_action_cards(t: &mut T<'_>, seat: Seat, cards: Vec<ActionCardId>) {
    let hand = t.state.players[seat].action_cards.for_the_rules_mut();
    hand.extend(cards);
    hand.sort_unstable();
}

/// LRR 82.2, 82.4: everything at once.
fn exchange(t: &mut T<'_>) {
    let Deal { from, to, gives, gets } = t.state.underway.deal.take().expect("a transaction is under way");
    let cards = t.state.deal_cards.take().expect("a transaction is under way").into_the_open();
    match (&mut t.state.underway.turn, &mut t.state.underway.vote) {
        (Some(turn), _) => drop(turn.dealt_with.insert(if turn.seat == from { to } else { from })),
        (None, Some(vote)) => drop(vote.dealt.insert((from.min(to), from.max(to)))),
        (None, None) => unreachable!("transactions belong to a turn or to a vote"),
    }
    // LRR 82.4a: there is no way back.
    t.commit();
    t.tell(&Line::MadeDeal { seat: from, with: to, gives: words(gives, None, &[]), gets: words(gets, None, &[]) });
    if !(cards.gives_action_cards.is_empty() && cards.gets_action_cards.is_empty()) {
        let gives = words(Goods::default(), None, &cards.gives_action_cards);
        t.tell_only([from, to], &Line::DealInDetail { gives, gets: words(Goods::default(), None, &cards.gets_action_cards) });
    }
    hand_over(t, from, to, gives);
    hand_over(t, to, from, gets);
    take_action_cards(t, from, &cards.gives_action_cards);
    take_action_cards(t, to, &cards.gets_action_cards);
    lapse(t, from, gives);
    lapse(t, to, gets);
    receive_action_cards(t, to, cards.gives_action_cards);
    receive_action_cards(t, from, cards.gets_action_cards);
    for seat in [from, to] {
        t.next(action_cards::discard_steps(seat));
    }
    if let Some(note) = cards.gives_note {
        promissory_notes::take_from_hand(t, from, note);
        promissory_notes::receive(t, to, note);
    }
    if let Some(note) = cards.gets_note {
        promissory_notes::take_from_hand(t, to, note);
        promissory_notes::receive(t, from, note);
    }
    t.next([window(Occasion::MadeTransaction { seat: from }), window(Occasion::MadeTransaction { seat: to })]);
    if gives.notes + gets.notes > 0 {
        action_phase::notes_have_arrived(t);
    }
}

/// LRR 35.6, 50.5: commodities arrive as trade goods.
fn hand_over(t: &mut T<'_>, from: Seat, to: Seat, goods: Goods) {
    let giver = &mut t.state.players[from];
    giver.trade_goods -= goods.trade_goods;
    giver.commodities -= goods.commodities;
    t.state.players[to].trade_goods += goods.trade_goods + goods.commodities;
}
