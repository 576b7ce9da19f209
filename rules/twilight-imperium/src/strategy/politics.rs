//! The cards that Politics brings (LRR 61.2b, 61.2c, 61.3): action cards are drawn, and the next agendas are looked at in
//! secret and put on or under the deck. The speaker token is in [`crate::strategy::strategy_cards`].

use crate::cards::action_cards;
use crate::cards::agendas;
use crate::prelude::*;
use crate::setup::options::Content;
use sternpost_kit::deck;

/// Action cards drawn by both abilities.
const DRAWN: u32 = 2;
/// Agendas looked at.
const LOOKED_AT: usize = 2;

/// Steps of Politics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// LRR 61.2b, 61.3.
    Draw { seat: Seat },
    /// The agendas are taken up (LRR 61.2c).
    Look { seat: Seat },
    /// Some go under the deck, the others on top.
    Sort { seat: Seat },
    /// Those that go to the same place are put in order.
    Order {
        seat: Seat,
        /// How many of them go under the deck: the last ones in hand. The number is public.
        bottom: usize,
    },
}

/// Whether there is an action card to draw (LRR 61.3).
pub fn can_draw(s: &State) -> bool {
    s.plays_with(Content::ActionCards) && !(s.action_deck.is_empty() && s.action_discard.is_empty())
}

/// The agendas a player has taken up.
fn taken_up(s: &State, seat: Seat) -> &[AgendaId] {
    s.players[seat].agendas.for_the_rules()
}

fn offers(agendas: &[AgendaId]) -> Vec<Offer<Choice>> {
    agendas.iter().map(|agenda| Offer::new(Choice::Agenda { agenda: *agenda })).collect()
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Draw { seat } => it.does(|t| action_cards::draw(t, seat, DRAWN)),
        Step::Look { seat } => it.does(|t| look(seat, t)),
        Step::Sort { seat } => it.may_ask(|s| agendas_to_sort(s, seat), |picked, t| sort(seat, picked, t)),
        Step::Order { seat, bottom } => {
            it.asks_or(|s| agendas_to_order(s, seat, bottom), |picked, t| order(seat, bottom, picked, t), |t| put_back(t, seat, bottom))
        }
    }
}

fn look(seat: Seat, t: &mut T<'_>) {
    agendas::refill(t, &[]);
    t.commit();
    let top = t.state.agenda_deck.take_first(LOOKED_AT);
    let count = top.len();
    if count > 0 {
        t.state.players[seat].agendas.replace(top);
        t.tell(&Line::LooksAtAgendas { seat, count: u32::try_from(count).expect("two cards") });
        t.next(steps![Step::Sort { seat }]);
    }
}

fn agendas_to_sort(s: &State, seat: Seat) -> Asks {
    let cards = offers(taken_up(s, seat));
    if cards.is_empty() {
        return nobody();
    }
    let most = sternpost_kit::count(cards.len());
    ask(seat, Question::some_of(&Prompt::AgendasToBottom, "LRR 61.2c", 0, most, cards))
}

fn sort(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let under = agendas_of(picked);
    let bottom = under.len();
    let hand = &mut t.state.players[seat].agendas;
    hand.retain(|agenda| !under.contains(agenda));
    hand.extend(under);
    t.next(steps![Step::Order { seat, bottom }]);
}

/// The cards that share a place, if there are several: the question is about their order.
fn agendas_to_order(s: &State, seat: Seat, bottom: usize) -> Asks {
    let (top, under) = taken_up(s, seat).split_at(taken_up(s, seat).len() - bottom);
    match [top, under].into_iter().find(|cards| cards.len() > 1) {
        Some(cards) => ask(seat, Question::arrange(&Prompt::OrderAgendas, "LRR 61.2c", offers(cards))),
        None => nobody(),
    }
}

fn order(seat: Seat, bottom: usize, picked: Picked<Choice>, t: &mut T<'_>) {
    t.state.players[seat].agendas.replace(agendas_of(picked));
    put_back(t, seat, bottom);
}

fn agendas_of(picked: Picked<Choice>) -> Vec<AgendaId> {
    let agenda = |choice| {
        let Choice::Agenda { agenda } = choice else { unreachable!("only agendas are offered") };
        agenda
    };
    picked.several().into_iter().map(agenda).collect()
}

fn put_back(t: &mut T<'_>, seat: Seat, bottom: usize) {
    let mut top = t.state.players[seat].agendas.take_all();
    let under = top.split_off(top.len() - bottom);
    let number = |cards: &[AgendaId]| sternpost_kit::count(cards.len());
    t.tell(&Line::PutAgendasBack { seat, top: number(&top), bottom: number(&under) });
    let deck = &mut t.state.agenda_deck;
    top.into_iter().rev().for_each(|agenda| deck::put_on_top(deck, agenda, [seat]));
    under.into_iter().for_each(|agenda| deck::bury(deck, agenda, [seat]));
}
