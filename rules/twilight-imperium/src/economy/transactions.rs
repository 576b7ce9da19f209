//! Transactions (LRR 82, 32.3, 35.5, 50.5, 85.5): between neighbours in the action phase, between any two in the agenda phase.
//!
//! One proposes, the other accepts or declines, and everything changes hands at once: a deal that can be carried out on the
//! spot binds (LRR 32.3). A proposal can be made whenever somebody is asked for one choice: the active player in a turn,
//! whoever votes in the agenda phase.

use crate::board::adjacency::are_neighbours;
use crate::cards::action_cards;
use crate::cards::modifiers;
use crate::cards::occasions::{Occasion, window};
use crate::cards::promissory_notes::{self, NoteId};
use crate::components::ActionCardId;
use crate::flow::{self, Answers, Asks, T, ask, nobody, only};
use crate::position::state::{Phase, State};
use crate::position::underway::{Deal, Goods};
use crate::setup::options::Content;
use crate::show::card_texts;
use crate::show::messages::{Choice, Line, Prompt, Word};
use serde::{Deserialize, Serialize};
use sternpost_core::{Arg, Message, Offer, Picked, Question, Seat, Secret, Shape, ToArg, steps};

/// RULING: a declined proposal is no transaction (LRR 82.1), but a partner is troubled at most this often in a turn, or over an
/// agenda.
pub const PROPOSALS: u32 = 2;

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
    /// The partner accepts or declines (LRR 82.4a).
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

/// Who could propose now: the active player, or in the agenda phase whoever is asked.
fn proposer(s: &State, asked: Seat) -> Option<Seat> {
    match &s.underway.turn {
        Some(turn) => Some(turn.seat).filter(|seat| *seat == asked),
        None => (s.phase == Phase::Agenda && s.underway.vote.is_some()).then_some(asked),
    }
}

/// LRR 82.1, 82.6: whether a further transaction between two players is open.
fn is_open(s: &State, from: Seat, to: Seat) -> bool {
    match (&s.underway.turn, &s.underway.vote) {
        (Some(turn), _) => !turn.dealt_with.contains(&to) && turn.proposed.get(&to).copied().unwrap_or(0) < PROPOSALS,
        (None, Some(vote)) => {
            let proposed = vote.proposed.iter().filter(|pair| **pair == (from, to)).count();
            !vote.dealt.contains(&(from.min(to), from.max(to))) && proposed < PROPOSALS as usize
        }
        (None, None) => false,
    }
}

/// LRR 55.1, 82.6: neighbours in the action phase, anybody in the agenda phase; some reach further.
fn can_meet(s: &State, from: Seat, to: Seat) -> bool {
    let travels = |seat: Seat| modifiers::deals_with_everybody(s, seat);
    s.underway.turn.is_none() || travels(from) || travels(to) || are_neighbours(s, from, to)
}

/// Whether a player has anything that could change hands; action cards only if somebody deals in them.
fn has_anything(s: &State, seat: Seat, with_cards: bool) -> bool {
    let player = &s.players[seat];
    let cards = with_cards && !player.action_cards.for_the_rules().is_empty();
    player.trade_goods + player.commodities > 0 || !player.notes.for_the_rules().is_empty() || cards
}

/// Players to whom a transaction can be proposed.
fn partners(s: &State, from: Seat) -> Vec<Seat> {
    if s.underway.deal.is_some() || !s.plays_with(Content::Transactions) {
        return vec![];
    }
    let others = s.others_clockwise(from).filter(|to| is_open(s, from, *to));
    let others = others.filter(|to| {
        let cards = trades_action_cards(s, from, *to);
        has_anything(s, from, cards) || has_anything(s, *to, cards)
    });
    others.filter(|to| can_meet(s, from, *to)).collect()
}

/// Adds proposals to a question for one choice (LRR 82.1a).
///
/// RULING: what is owed already is paid before goods change hands: not while a cost is being paid or units are on order.
pub fn offer_at_any_time(step: &flow::Step, asks: &mut Asks, s: &State) {
    let owes = matches!(step, flow::Step::Payment(_) | flow::Step::Abilities(_))
        || s.underway.production.as_ref().is_some_and(|use_of| !use_of.built.is_empty());
    if owes || asks.len() != 1 {
        return;
    }
    for (asked, question) in asks {
        let Some(from) = proposer(s, *asked) else { continue };
        if question.shape == Shape::OneOf && !(question.skipped_when_forced && question.offers.len() == 1) {
            question.offers.extend(partners(s, from).into_iter().map(|seat| Offer::new(Choice::Propose { seat })));
        }
    }
}

/// Who proposes a transaction to whom, if the answer does.
pub fn proposed(answers: &Answers) -> Option<(Seat, Seat)> {
    match answers.iter().next() {
        Some((from, Picked::One(Choice::Propose { seat }))) if answers.len() == 1 => Some((*from, *seat)),
        _ => None,
    }
}

/// A proposal is put together.
pub fn propose(from: Seat, to: Seat, t: &mut T<'_>) {
    match (&mut t.state.underway.turn, &mut t.state.underway.vote) {
        (Some(turn), _) => *turn.proposed.entry(to).or_default() += 1,
        (None, Some(vote)) => vote.proposed.push((from, to)),
        (None, None) => unreachable!("nobody proposes outside of a turn and of a vote"),
    }
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
        Step::Answer,
    ]);
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

/// What each step of this chapter is.
pub fn part<P: crate::flow::Part>(step: &Step, it: P) -> P::Out {
    it.asks_together(|s| asks(step, s), |answers, t| answered(step.clone(), answers, t), |t| perform(step.clone(), t))
}

/// Whom a step asks what.
pub fn asks(step: &Step, s: &State) -> Asks {
    let Deal { from, to, gives, gets } = deal(s);
    let (own, theirs) = (&s.players[from], &s.players[to]);
    match step {
        Step::GiveTradeGoods => amount(from, &Prompt::GiveTradeGoods { seat: to }, own.trade_goods),
        Step::GiveCommodities => amount(from, &Prompt::GiveCommodities { seat: to }, own.commodities),
        Step::GiveNote if own.notes.for_the_rules().is_empty() => nobody(),
        Step::GiveNote => one_note(from, &Prompt::GiveNote { seat: to }, own.notes.for_the_rules().iter().copied()),
        Step::GiveActionCards if !trades_action_cards(s, from, to) || own.action_cards.for_the_rules().is_empty() => nobody(),
        Step::GiveActionCards => {
            let mut offers = action_cards::hand_offers(own.action_cards.for_the_rules());
            let total = u32::try_from(own.action_cards.for_the_rules().len()).expect("few cards");
            offers.insert(0, Offer::new(Choice::Nothing));
            ask(from, Question::split(&Prompt::GiveActionCards { seat: to }, "LRR 82.3a", total, offers))
        }
        Step::GetTradeGoods => amount(from, &Prompt::GetTradeGoods { seat: to }, theirs.trade_goods),
        Step::GetCommodities => amount(from, &Prompt::GetCommodities { seat: to }, theirs.commodities),
        Step::GetNote if theirs.notes.for_the_rules().is_empty() => nobody(),
        Step::GetNote => one_note(from, &Prompt::GetNote { seat: to }, possible_notes(s, to, from)),
        Step::GetActionCards if !trades_action_cards(s, from, to) => nobody(),
        Step::GetActionCards => {
            let most = u32::try_from(theirs.action_cards.for_the_rules().len()).expect("few cards");
            amount(from, &Prompt::GetActionCards { seat: to }, most)
        }
        Step::Answer if gives.is_nothing() && gets.is_nothing() => nobody(),
        Step::Answer => {
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
        Step::ChooseActionCards => {
            let offers = action_cards::hand_offers(theirs.action_cards.for_the_rules());
            ask(to, Question::split(&Prompt::GiveActionCards { seat: from }, "LRR 82.3a", gets.action_cards, offers))
        }
        Step::Propose | Step::Exchange => nobody(),
    }
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

/// Carries out a step that asks nobody.
pub fn perform(step: Step, t: &mut T<'_>) {
    match step {
        Step::Propose => tell_proposal(t),
        Step::Exchange => exchange(t),
        // Nothing was offered for nothing: the proposal is dropped.
        Step::Answer => take_back(t),
        // There is nothing of the kind to give.
        Step::GiveTradeGoods
        | Step::GiveCommodities
        | Step::GiveNote
        | Step::GiveActionCards
        | Step::GetTradeGoods
        | Step::GetCommodities
        | Step::GetNote
        | Step::GetActionCards
        | Step::ChooseActionCards => {}
    }
}

/// Carries on with an answer.
pub fn answered(step: Step, answers: Answers, t: &mut T<'_>) {
    let (seat, picked) = only(answers);
    let deal = t.state.underway.deal.as_mut().expect("a transaction is under way");
    match step {
        Step::GiveTradeGoods => deal.gives.trade_goods = picked.amount(),
        Step::GiveCommodities => deal.gives.commodities = picked.amount(),
        Step::GetTradeGoods => deal.gets.trade_goods = picked.amount(),
        Step::GetCommodities => deal.gets.commodities = picked.amount(),
        Step::GetActionCards => deal.gets.action_cards = picked.amount(),
        Step::GiveNote => {
            if let Some(note) = note_of(&picked.one()) {
                deal.gives.notes = 1;
                promissory_notes::take_from_hand(t, seat, note);
                cards_mut(t).gives_note = Some(note);
            }
        }
        Step::GetNote => {
            if let Some(note) = note_of(&picked.one()) {
                deal.gets.notes = 1;
                cards_mut(t).gets_note = Some(note);
            }
        }
        Step::GiveActionCards => {
            let chosen = take_action_cards(t, seat, picked);
            t.state.underway.deal.as_mut().expect("a transaction is under way").gives.action_cards =
                u32::try_from(chosen.len()).expect("few cards");
            cards_mut(t).gives_action_cards = chosen;
        }
        Step::ChooseActionCards => {
            let chosen = take_action_cards(t, seat, picked);
            cards_mut(t).gets_action_cards = chosen;
        }
        Step::Answer => answer(t, &picked.one()),
        Step::Propose | Step::Exchange => unreachable!("asks nobody"),
    }
}

fn note_of(choice: &Choice) -> Option<NoteId> {
    if let Choice::Note { note, owner } = *choice { Some(NoteId { kind: note, owner }) } else { None }
}

/// Action cards leave a hand and lie on the table, face down.
fn take_action_cards(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) -> Vec<ActionCardId> {
    let mut taken = vec![];
    let hand = t.state.players[seat].action_cards.for_the_rules_mut();
    for (choice, count) in picked.parts() {
        let Choice::ActionCard { card } = choice else { continue };
        for _ in 0..count {
            let at = hand.iter().position(|held| *held == card).expect("what is given is held");
            taken.push(hand.remove(at));
        }
    }
    taken
}

/// The partners read everything, the others that cards are among it (LRR 85.6).
fn tell_proposal(t: &mut T<'_>) {
    let Deal { from, to, gives, gets } = deal(t.state);
    if gives.is_nothing() && gets.is_nothing() {
        return;
    }
    let open = Line::ProposedDeal { seat: from, to, gives: words(gives, None, &[]), gets: words(gets, None, &[]) };
    t.tell(&open);
    if gives.notes + gets.notes + gives.action_cards > 0 {
        let cards = cards(t.state).clone();
        let gives = words(gives, cards.gives_note, &cards.gives_action_cards);
        t.tell_only([from, to], &Line::DealInDetail { gives, gets: words(gets, cards.gets_note, &[]) });
    }
}

fn answer(t: &mut T<'_>, choice: &Choice) {
    let Deal { from, to, gets, .. } = deal(t.state);
    if *choice == Choice::Decline {
        t.tell(&Line::DeclinedDeal { seat: to, from });
        take_back(t);
        return;
    }
    if gets.action_cards > 0 {
        t.next(steps![Step::ChooseActionCards]);
    }
    t.next(steps![Step::Exchange]);
}

/// What the proposer had put on the table goes back.
fn take_back(t: &mut T<'_>) {
    let Deal { from, .. } = t.state.underway.deal.take().expect("a transaction is under way");
    let Some(cards) = t.state.deal_cards.take() else { return };
    let cards = cards.into_the_open();
    if let Some(note) = cards.gives_note {
        promissory_notes::put_in_hand(t, from, note);
    }
    receive_action_cards(t, from, cards.gives_action_cards);
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
        (Some(turn), _) => drop(turn.dealt_with.insert(to)),
        (None, Some(vote)) => drop(vote.dealt.insert((from.min(to), from.max(to)))),
        (None, None) => unreachable!("transactions belong to a turn or to a vote"),
    }
    t.tell(&Line::MadeDeal { seat: from, with: to, gives: words(gives, None, &[]), gets: words(gets, None, &[]) });
    if !(cards.gives_action_cards.is_empty() && cards.gets_action_cards.is_empty()) {
        // Hidden cards were seen: there is no way back (LRR 82.4a).
        t.commit();
        let gives = words(Goods::default(), None, &cards.gives_action_cards);
        t.tell_only([from, to], &Line::DealInDetail { gives, gets: words(Goods::default(), None, &cards.gets_action_cards) });
    }
    hand_over(t, from, to, gives);
    hand_over(t, to, from, gets);
    receive_action_cards(t, to, cards.gives_action_cards);
    receive_action_cards(t, from, cards.gets_action_cards);
    for seat in [from, to] {
        t.next(action_cards::discard_steps(seat));
    }
    if let Some(note) = cards.gives_note {
        promissory_notes::receive(t, to, note);
    }
    if let Some(note) = cards.gets_note {
        promissory_notes::take_from_hand(t, to, note);
        promissory_notes::receive(t, from, note);
    }
    t.next([window(Occasion::MadeTransaction { seat: from }), window(Occasion::MadeTransaction { seat: to })]);
}

/// LRR 35.6, 50.5: commodities arrive as trade goods.
fn hand_over(t: &mut T<'_>, from: Seat, to: Seat, goods: Goods) {
    let giver = &mut t.state.players[from];
    giver.trade_goods -= goods.trade_goods;
    giver.commodities -= goods.commodities;
    t.state.players[to].trade_goods += goods.trade_goods + goods.commodities;
}
