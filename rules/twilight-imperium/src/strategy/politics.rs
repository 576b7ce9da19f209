//! The cards that Politics brings (LRR 61.2b, 61.2c, 61.3): action cards are drawn, and the next agendas are looked at in
//! secret and put on or under the deck. The speaker token is in [`crate::strategy::strategy_cards`].

use crate::cards::action_cards;
use crate::cards::agendas::{self, AgendaId};
use crate::flow::{Answers, Asks, T, ask, nobody, only};
use crate::position::state::State;
use crate::setup::options::Content;
use crate::show::card_texts;
use crate::show::messages::{Choice, Line, Prompt};
use serde::{Deserialize, Serialize};
use sternpost_core::{Offer, Picked, Question, Seat, steps};

/// Action cards drawn by both abilities.
const DRAWN: u32 = 2;
/// Agendas looked at.
const LOOKED_AT: usize = 2;

/// Steps of Politics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// LRR 61.2b, 61.3.
    Draw {
        /// Who.
        seat: Seat,
    },
    /// The agendas are taken up (LRR 61.2c).
    Look {
        /// Who.
        seat: Seat,
    },
    /// Some go under the deck, the others on top.
    Sort {
        /// Who.
        seat: Seat,
    },
    /// Those that go to the same place are put in order.
    Order {
        /// Who.
        seat: Seat,
        /// How many of them go under the deck: the last ones in hand. The number is public.
        bottom: usize,
    },
}

/// Whether there is an action card to draw (LRR 61.3).
pub fn can_draw(s: &State) -> bool {
    s.plays_with(Content::ActionCards) && !(s.action_deck.for_the_rules().is_empty() && s.action_discard.is_empty())
}

/// The agendas a player has taken up.
fn taken_up(s: &State, seat: Seat) -> &[AgendaId] {
    s.players[seat].agendas.for_the_rules()
}

/// The cards that share a place, if there are several: the question is about their order.
fn to_order(s: &State, seat: Seat, bottom: usize) -> Option<&[AgendaId]> {
    let (top, under) = taken_up(s, seat).split_at(taken_up(s, seat).len() - bottom);
    [top, under].into_iter().find(|cards| cards.len() > 1)
}

fn offers(agendas: &[AgendaId]) -> Vec<Offer<Choice>> {
    agendas.iter().map(|agenda| card_texts::offer(Choice::Agenda { agenda: *agenda })).collect()
}

/// What each step of this chapter is.
pub fn part<P: crate::flow::Part>(step: &Step, it: P) -> P::Out {
    it.asks_together(|s| asks(step, s), |answers, t| answered(step.clone(), answers, t), |t| perform(step.clone(), t))
}

/// Whom a step asks what.
pub fn asks(step: &Step, s: &State) -> Asks {
    match step {
        Step::Draw { .. } | Step::Look { .. } => nobody(),
        Step::Sort { seat } => {
            let cards = offers(taken_up(s, *seat));
            if cards.is_empty() {
                return nobody();
            }
            let most = u32::try_from(cards.len()).expect("two cards");
            ask(*seat, Question::some_of(&Prompt::AgendasToBottom, "LRR 61.2c", 0, most, cards))
        }
        Step::Order { seat, bottom } => match to_order(s, *seat, *bottom) {
            Some(cards) => ask(*seat, Question::arrange(&Prompt::OrderAgendas, "LRR 61.2c", offers(cards))),
            None => nobody(),
        },
    }
}

/// Carries out a step that asks nobody.
pub fn perform(step: Step, t: &mut T<'_>) {
    match step {
        Step::Draw { seat } => action_cards::draw(t, seat, DRAWN),
        Step::Look { seat } => {
            agendas::refill(t, &[]);
            let deck = t.reveal(|s| &s.agenda_deck);
            let count = deck.len().min(LOOKED_AT);
            if count > 0 {
                t.state.agenda_deck.for_the_rules_mut().drain(..count);
                *t.state.players[seat].agendas.for_the_rules_mut() = deck[..count].to_vec();
                t.tell(&Line::LooksAtAgendas { seat, count: u32::try_from(count).expect("two cards") });
                t.next(steps![Step::Sort { seat }]);
            }
        }
        Step::Sort { .. } => {}
        Step::Order { seat, bottom } => put_back(t, seat, bottom),
    }
}

/// Carries on with an answer.
pub fn answered(step: Step, answers: Answers, t: &mut T<'_>) {
    let (seat, picked) = only(answers);
    match step {
        Step::Sort { .. } => {
            let under = agendas_of(picked);
            let bottom = under.len();
            let hand = t.state.players[seat].agendas.for_the_rules_mut();
            hand.retain(|agenda| !under.contains(agenda));
            hand.extend(under);
            t.next(steps![Step::Order { seat, bottom }]);
        }
        Step::Order { bottom, .. } => {
            *t.state.players[seat].agendas.for_the_rules_mut() = agendas_of(picked);
            put_back(t, seat, bottom);
        }
        Step::Draw { .. } | Step::Look { .. } => unreachable!("asks nobody"),
    }
}

fn agendas_of(picked: Picked<Choice>) -> Vec<AgendaId> {
    let agenda = |choice| {
        let Choice::Agenda { agenda } = choice else { unreachable!("only agendas are offered") };
        agenda
    };
    picked.several().into_iter().map(agenda).collect()
}

fn put_back(t: &mut T<'_>, seat: Seat, bottom: usize) {
    let mut top = std::mem::take(t.state.players[seat].agendas.for_the_rules_mut());
    let under = top.split_off(top.len() - bottom);
    let number = |cards: &[AgendaId]| u32::try_from(cards.len()).expect("two cards");
    t.tell(&Line::PutAgendasBack { seat, top: number(&top), bottom: number(&under) });
    let deck = t.state.agenda_deck.for_the_rules_mut();
    deck.splice(..0, top);
    deck.extend(under);
}
