//! FS-QREF-01, FS-REF-11, -12: a round from its beginning to the next.

use crate::cards::events::occasions::{self, Occasion};
use crate::components::{ORDERS_A_ROUND, ROUNDS};
use crate::flow::{self, Part};
use crate::prelude::*;
use crate::rounds::{ending, operations, planning, refresh};

/// Steps of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A round begins.
    Begins,
    /// A round ends.
    Ends,
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Begins => it.does(begin),
        Step::Ends => it.does(end),
    }
}

/// The steps of a round, in the order of the book.
pub fn steps(s: &State) -> Vec<flow::Step> {
    let order = s.in_order();
    // FS-PLAN-01: in turn, until all have laid four.
    let laps = (0..ORDERS_A_ROUND).flat_map(|_| order.iter().copied());
    let mut steps: Vec<flow::Step> = laps.map(|seat| planning::Step::Place { seat }.into()).collect();
    steps.push(occasions::window(Occasion::PlanningEnds));
    steps.extend(steps![operations::Step::Begins]);
    // FS-REF-01
    steps.extend(steps![
        refresh::Step::Begins,
        refresh::Step::Collect,
        refresh::Step::Materiel,
        refresh::Step::Rally,
        refresh::Step::Events,
        Step::Ends
    ]);
    steps
}

fn begin(t: &mut T<'_>) {
    t.state.round += 1;
    t.state.phase = Phase::Planning;
    t.tell(&Line::RoundBegins { round: t.state.round, seat: t.state.first });
    let steps = steps(t.state);
    t.next(steps);
}

fn end(t: &mut T<'_>) {
    // FS-WMOV-09
    t.state.board.storms.iter_mut().for_each(|storm| storm.has_moved = false);
    for (_, player) in t.state.players.iter_mut().filter(|(_, player)| !player.is_eliminated) {
        let back: Vec<OrderKind> = std::mem::take(&mut player.resolved);
        player.unlaid.extend(back);
        player.unlaid.sort();
        // FS-OUPG-06
        player.upgrades.values_mut().for_each(|is_used| *is_used = false);
    }
    // FS-REF-12, FS-WIN-07
    if t.state.round >= ROUNDS {
        return ending::end(t);
    }
    // FS-FIRST-03: to the left. RULING: past those who have left the game.
    t.state.first = t.state.next_after(t.state.first);
    t.next(steps![Step::Begins]);
}
