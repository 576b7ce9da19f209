//! VF-CYC, VF-PREP-09 to -16: a cycle from its beginning to the focus phase.

use crate::components::CYCLES;
use crate::flow::{self, Part};
use crate::position::Phase;
use crate::prelude::*;
use crate::rounds::{ending, evaluation, event, turn};
use crate::setup::{LostTrade, Mode};
use crate::void::{alarm, crises, order};

/// Steps of a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A cycle begins.
    Begins,
    /// VF-PREP-09.
    LoseTrade,
    /// VF-PREP-10, -11.
    Improved,
    /// VF-PREP-13: a player takes a position; those before have theirs.
    Position { seat: Seat },
    /// VF-PREP-16.
    Event,
    /// VF-FOC: the focus phase begins.
    Focus,
    /// VF-FOC-02: a round.
    Round,
    /// VF-EVA.
    Evaluation,
    /// VF-CYC-03.
    Ends,
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begins => it.does(begin),
        Step::LoseTrade => it.does(lose_trade),
        Step::Improved => it.does(improved),
        Step::Position { seat } => {
            it.asks_or(|s| ask_position(s, seat), |picked, t| take_position(seat, &picked.one(), t), |t| last_position(seat, t))
        }
        Step::Event => it.does(reveal),
        Step::Focus => it.does(focus),
        Step::Round => it.does(round),
        Step::Evaluation => it.does(evaluate),
        Step::Ends => it.does(end),
    }
}

fn begin(t: &mut T<'_>) {
    t.state.cycle += 1;
    t.state.phase = Phase::Preparation;
    t.state.round = 0;
    t.state.event = None;
    for (_, player) in t.state.players.iter_mut() {
        player.had_a_turn = false;
        player.covered_upkeep = false;
    }
    t.tell(&Line::CycleBegins { cycle: t.state.cycle });
    // VF-PREP-01
    if t.state.cycle > 1 {
        t.next(steps![Step::LoseTrade, Step::Improved]);
        if t.state.options.mode == Mode::Competitive {
            let choosing = choosing_order(t.state);
            t.state.order = vec![];
            t.next(choosing.into_iter().map(|seat| Step::Position { seat }.into()));
        }
    }
    if t.state.options.mode.is_against_the_void() {
        against_the_void(t);
    }
    t.next(steps![Step::Event]);
}

/// VF-PREP-02 to -07, -15: the display of focuses, Alarms and a Harbinger come first; those who play together agree on the order of turns.
fn against_the_void(t: &mut T<'_>) {
    t.state.against_mut().overproduced.clear();
    t.first(steps![alarm::Step::Display, alarm::Step::Renew, alarm::Step::Harbinger]);
    if t.state.cycle > 1
        && t.state.options.mode == Mode::Cooperative
        && let Some(seat) = t.state.order.first().copied()
    {
        t.next(steps![order::Step::Propose { seat }]);
    }
}

/// VF-PREP-09. VF-UND-06: RULING: one of two that lie together goes, or both by an option.
fn lose_trade(t: &mut T<'_>) {
    let both = t.state.options.lost_trade == LostTrade::Both;
    if let Some(space) = t.state.trade_board.iter_mut().find(|tokens| **tokens > 0) {
        *space = if both { 0 } else { *space - 1 };
        t.tell(&Line::LosesTradeToken);
    }
}

/// VF-PREP-10, -11.
fn improved(t: &mut T<'_>) {
    let improved = &mut t.state.improved;
    if t.state.cycle == 2 {
        improved.open = std::mem::take(&mut improved.behind_the_barrier);
        let technologies = improved.open.iter().copied().collect();
        t.tell(&Line::BarrierFalls { technologies });
    } else {
        improved.open = std::mem::take(&mut improved.third_cycle);
        let technologies = improved.open.iter().copied().collect();
        t.tell(&Line::NewImproved { technologies });
    }
}

/// VF-PREP-13: ascending influence; of equals who was later in the cycle before.
fn choosing_order(s: &State) -> Vec<Seat> {
    let mut order: Vec<(u32, std::cmp::Reverse<usize>, Seat)> =
        s.order.iter().enumerate().map(|(at, seat)| (s.players[*seat].influence, std::cmp::Reverse(at), *seat)).collect();
    order.sort_unstable();
    order.into_iter().map(|(_, _, seat)| seat).collect()
}

/// Positions that nobody has taken.
fn open_positions(s: &State) -> Vec<u8> {
    (1..=s.players.len()).filter(|position| !s.positions.values().any(|taken| taken == position)).collect()
}

/// The last one has no choice.
fn ask_position(s: &State, seat: Seat) -> Asks {
    let open = open_positions(s);
    if open.len() < 2 {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::Position, "VF-PREP-13", open.into_iter().map(|position| Choice::Position { position })))
}

fn take_position(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Position { position } = *choice else { unreachable!("only positions are on offer") };
    t.state.positions.insert(seat, position);
    t.tell(&Line::TakesPosition { seat, position });
}

fn last_position(seat: Seat, t: &mut T<'_>) {
    if let Some(position) = open_positions(t.state).first().copied() {
        t.state.positions.insert(seat, position);
        t.tell(&Line::TakesPosition { seat, position });
    }
    let mut order: Vec<(u8, Seat)> = std::mem::take(&mut t.state.positions).into_iter().map(|(seat, position)| (position, seat)).collect();
    order.sort_unstable();
    t.state.order = order.into_iter().map(|(_, seat)| seat).collect();
}

/// VF-PREP-16: the top event; the others of this cycle go back to the box.
fn reveal(t: &mut T<'_>) {
    let cycle = t.state.cycle;
    let mut events = t.state.events.remove(&cycle).expect("each cycle has its events");
    let event = events.take_first(1).pop().expect("each cycle has its events");
    t.state.event = Some(event);
    t.commit();
    t.tell(&Line::EventRevealed { event, rounds: event.card().rounds });
    t.next(event::steps(t.state));
    t.next(steps![Step::Focus]);
}

fn focus(t: &mut T<'_>) {
    t.state.phase = Phase::Focus;
    t.tell(&Line::FocusPhaseBegins);
    t.next(steps![Step::Round]);
}

/// VF-FOC-01, -02, -09.
fn round(t: &mut T<'_>) {
    if t.state.round >= t.state.rounds() {
        return t.next(steps![Step::Evaluation]);
    }
    t.state.round += 1;
    t.tell(&Line::RoundBegins { round: t.state.round, rounds: t.state.rounds() });
    if t.state.options.focuses_ahead.lays_before(t.state.round) {
        t.next(steps![turn::Step::Lay]);
    }
    let order = t.state.order.clone();
    if t.state.options.mode.is_against_the_void() {
        t.next(steps![alarm::Step::Reveal]);
        t.next(order.into_iter().flat_map(|seat| [crises::Step::Reveal { seat }.into(), turn::Step::Select { seat }.into()]));
    } else {
        t.next(order.into_iter().map(|seat| turn::Step::Select { seat }.into()));
    }
    t.next(steps![Step::Round]);
}

fn evaluate(t: &mut T<'_>) {
    t.state.phase = Phase::Evaluation;
    if let Some(void) = &mut t.state.void {
        void.overproduced.clear();
    }
    t.tell(&Line::EvaluationBegins);
    let steps: Vec<flow::Step> = evaluation::steps(t.state);
    t.next(steps);
    t.next(steps![Step::Ends]);
}

/// VF-CYC-03.
fn end(t: &mut T<'_>) {
    if t.state.cycle >= CYCLES {
        ending::end(t);
    } else {
        t.next(steps![Step::Begins]);
    }
}
