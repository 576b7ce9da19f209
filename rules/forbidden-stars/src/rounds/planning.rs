//! FS-PLAN: order tokens are laid face down, one after another.

use crate::board::Order;
use crate::flow::Part;
use crate::prelude::*;
use sternpost_core::Secret;

/// Steps of the planning phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// FS-PLAN-01: a player lays an order.
    Place { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        // RULING: who has no system where an order may lie lays none.
        Step::Place { seat } => it.barring(too_far).may_ask(|s| places(s, seat), |picked, t| place(seat, &picked.one(), t)),
    }
}

/// FS-PLAN-02, FS-WARP-03: where a player has a unit or a structure, and beside that; storms do not matter.
pub fn systems(s: &State, seat: Seat) -> BTreeSet<SystemId> {
    let present = s.board.tiles.keys().copied().filter(|system| s.is_present(*system, seat));
    present.flat_map(|system| s.board.systems_beside(system).chain([system])).collect()
}

/// The kinds that a player has not laid, each once.
fn kinds(s: &State, seat: Seat) -> BTreeSet<OrderKind> {
    s.players[seat].unlaid.for_the_rules().iter().copied().collect()
}

fn places(s: &State, seat: Seat) -> Asks {
    let (kinds, systems) = (kinds(s, seat), systems(s, seat));
    if kinds.is_empty() || systems.is_empty() {
        return nobody();
    }
    let offers = kinds.into_iter().flat_map(|order| systems.iter().map(move |system| Choice::Place { order, system: *system }));
    ask(seat, Question::one_of(&Prompt::Place, "FS-PLAN-01", offers))
}

fn too_far(s: &State, seat: Seat) -> Vec<sternpost_core::Barred<Choice>> {
    let legal = systems(s, seat);
    let (Some(order), far) = (kinds(s, seat).into_iter().next(), s.board.tiles.keys().filter(|system| !legal.contains(system))) else {
        return vec![];
    };
    far.map(|system| sternpost_core::Barred::new(Choice::Place { order, system: *system }, &Why::TooFar, "FS-PLAN-02")).collect()
}

fn place(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Place { order, system } = *choice else { unreachable!("only places are on offer") };
    let kind = t.state.players[seat].unlaid.take(&order).expect("what is laid was not laid before");
    // FS-PLAN-04, FS-STK-05: on top
    let stack = t.state.board.stacks.entry(system).or_default();
    // RULING: who laid an order is shown it for as long as it lies there, under others too.
    stack.push(Order { seat, kind: Secret::of(seat, kind) });
    let height = sternpost_kit::count(stack.len());
    t.tell_except(seat, &Line::Lays { seat, system, height });
    t.tell_only([seat], &Line::LaysOwn { order, system, height });
}
