//! The strategic action (LRR 74): the primary, then everybody else's secondary, then the card is exhausted.

use crate::position::underway;
use crate::prelude::*;
use crate::strategy::strategy_cards;

/// Steps of a strategic action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The action is announced.
    Begin {
        seat: Seat,
        /// With which card.
        card: StrategyCardId,
    },
    /// Another player may resolve the secondary (LRR 74.1).
    Secondary {
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

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begin { seat, card } => it.does(|t| begin(seat, card, t)),
        Step::Secondary { seat, card } => {
            it.asks_or(|s| may_follow(s, seat, card), |picked, t| follow(seat, card, &picked.one(), t), |t| follow_if_chosen(seat, card, t))
        }
        Step::End { card } => it.does(|t| end(card, t)),
    }
}

fn begin(seat: Seat, card: StrategyCardId, t: &mut T<'_>) {
    t.tell(&Line::StrategicAction { seat, card });
    t.state.underway.strategic = Some(underway::StrategicAction { card, seat, chosen: BTreeSet::new() });
    t.next(steps![strategy_cards::Step::Primary { seat, card }]);
    // LRR 74.1: clockwise, beginning left of the active player
    let others: Vec<Seat> = t.state.others_clockwise(seat).collect();
    t.next(others.into_iter().map(|seat| Step::Secondary { seat, card }.into()));
    t.next(steps![Step::End { card }]);
}

fn may_follow(s: &State, seat: Seat, card: StrategyCardId) -> Asks {
    if is_chosen(s, seat) || !strategy_cards::may_follow(s, seat, card) {
        return nobody();
    }
    let follow = Offer::new(Choice::Accept).said(&Said::UseSecondary { card }).hint(&strategy_cards::secondary_hint(s, seat, card));
    let offers = [follow, Offer::new(Choice::Decline).said(&Said::LeaveSecondary)];
    ask(seat, Question::one_of(&Prompt::FollowSecondary { card }, "LRR 74.1", offers).default(Picked::One(Choice::Decline)))
}

fn follow(seat: Seat, card: StrategyCardId, choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::Accept {
        t.tell(&Line::Follows { seat, card });
        // LRR 46.5; the token of Construction goes to the board (LRR 39.3)
        t.state.players[seat].strategy -= strategy_cards::secondary_cost(t.state, seat, card);
        t.next(steps![strategy_cards::Step::Secondary { seat, card }]);
    } else {
        t.tell(&Line::Declines { seat, card });
    }
}

/// Whether the player resolves the secondary without being asked (LRR 34.4a: chosen players must).
fn is_chosen(s: &State, seat: Seat) -> bool {
    s.underway.strategic.as_ref().is_some_and(|action| action.chosen.contains(&seat))
}

fn follow_if_chosen(seat: Seat, card: StrategyCardId, t: &mut T<'_>) {
    if is_chosen(t.state, seat) {
        t.next(steps![strategy_cards::Step::Secondary { seat, card }]);
    }
}

/// LRR 74.2.
fn end(card: StrategyCardId, t: &mut T<'_>) {
    t.state.underway.strategic = None;
    t.state.strategy_cards.get_mut(&card).expect("all eight cards are on the table").exhausted = true;
}
