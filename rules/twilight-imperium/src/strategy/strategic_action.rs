//! The strategic action (LRR 74): the primary, then everybody else's secondary, then the card is exhausted.

use crate::components::StrategyCardId;
use crate::flow::{Answers, Asks, T, ask, nobody, only_choice};
use crate::position::state::State;
use crate::position::underway;
use crate::show::messages::{Choice, Hint, Line, Prompt};
use crate::strategy::strategy_cards;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use sternpost_core::{Offer, Picked, Question, Seat, steps};

/// Steps of a strategic action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The action is announced.
    Begin {
        /// Who.
        seat: Seat,
        /// With which card.
        card: StrategyCardId,
    },
    /// Another player may resolve the secondary (LRR 74.1).
    Secondary {
        /// Who.
        seat: Seat,
        /// Of which card.
        card: StrategyCardId,
    },
    /// The action is over.
    End {
        /// Which card was used.
        card: StrategyCardId,
    },
}

/// Whether the player resolves the secondary without being asked (LRR 34.4a: chosen players must).
fn is_chosen(s: &State, seat: Seat) -> bool {
    s.underway.strategic.as_ref().is_some_and(|action| action.chosen.contains(&seat))
}

/// What each step of this chapter is.
pub fn part<P: crate::flow::Part>(step: &Step, it: P) -> P::Out {
    it.asks_together(|s| asks(step, s), |answers, t| answered(step.clone(), answers, t), |t| perform(step.clone(), t))
}

/// Whom a step asks what.
pub fn asks(step: &Step, s: &State) -> Asks {
    match step {
        Step::Begin { .. } | Step::End { .. } => nobody(),
        Step::Secondary { seat, .. } if is_chosen(s, *seat) => nobody(),
        Step::Secondary { seat, card } if !strategy_cards::may_follow(s, *seat, *card) => nobody(),
        Step::Secondary { seat, card } => {
            let follow = Offer::new(Choice::Accept);
            let follow = match strategy_cards::secondary_cost(*card) {
                0 => follow.hint(&Hint::CostsNothing),
                _ => follow.hint(&Hint::CostsStrategyToken { left: s.players[*seat].strategy }),
            };
            let offers = [follow, Offer::new(Choice::Decline)];
            let question = Question::one_of(&Prompt::FollowSecondary { card: *card }, "LRR 74.1", offers);
            ask(*seat, question.default(Picked::One(Choice::Decline)))
        }
    }
}

/// Carries out a step that asks nobody.
pub fn perform(step: Step, t: &mut T<'_>) {
    match step {
        Step::Begin { seat, card } => {
            t.tell(&Line::StrategicAction { seat, card });
            t.state.underway.strategic = Some(underway::StrategicAction { card, seat, chosen: BTreeSet::new() });
            t.next(steps![strategy_cards::Step::Primary { seat, card }]);
            // LRR 74.1: clockwise, beginning left of the active player
            let others: Vec<Seat> = t.state.others_clockwise(seat).collect();
            t.next(others.into_iter().map(|seat| Step::Secondary { seat, card }.into()));
            t.next(steps![Step::End { card }]);
        }
        Step::Secondary { seat, card } => {
            if is_chosen(t.state, seat) {
                t.next(steps![strategy_cards::Step::Secondary { seat, card }]);
            }
        }
        // LRR 74.2
        Step::End { card } => {
            t.state.underway.strategic = None;
            t.state.strategy_cards.get_mut(&card).expect("all eight cards are on the table").exhausted = true;
        }
    }
}

/// Carries on with an answer.
pub fn answered(step: Step, answers: Answers, t: &mut T<'_>) {
    match (step, only_choice(answers)) {
        (Step::Secondary { seat, card }, Choice::Accept) => {
            t.tell(&Line::Follows { seat, card });
            // LRR 46.5; the token of Construction goes to the board (LRR 39.3)
            t.state.players[seat].strategy -= strategy_cards::secondary_cost(card);
            t.next(steps![strategy_cards::Step::Secondary { seat, card }]);
        }
        (Step::Secondary { seat, card }, Choice::Decline) => t.tell(&Line::Declines { seat, card }),
        (step, choice) => unreachable!("{step:?} does not offer {choice:?}"),
    }
}
