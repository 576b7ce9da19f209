//! FS-CAP: who has more units in an area than it holds destroys those beyond it, once an order is resolved and when the refresh phase ends.

use crate::flow::Part;
use crate::prelude::*;

/// Steps about capacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Everybody's areas are looked at, a seat's first.
    Look { seat: Seat },
    /// A player destroys what is beyond an area's capacity.
    Destroy { seat: Seat, area: AreaId },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Look { seat } => it.does(|t| look(seat, t)),
        Step::Destroy { seat, area } => it.may_ask(|s| surplus(s, seat, area), |picked, t| destroy(seat, area, picked, t)),
    }
}

/// How many units of a seat are beyond what an area holds (FS-CAP-07: structures do not count).
pub fn beyond(s: &State, seat: Seat, area: AreaId) -> u32 {
    s.unit_count(area, seat).saturating_sub(area.capacity())
}

fn look(first: Seat, t: &mut T<'_>) {
    let s = &*t.state;
    let overfull = |seat: Seat| {
        s.board.areas.keys().copied().filter(move |area| beyond(s, seat, *area) > 0).map(move |area| Step::Destroy { seat, area }.into())
    };
    let steps: Vec<crate::flow::Step> = s.clockwise_from(first).into_iter().flat_map(overfull).collect();
    t.next(steps);
}

/// FS-CAP-04: units of the player's choice. What costs least goes first by default, the routed before others.
fn surplus(s: &State, seat: Seat, area: AreaId) -> Asks {
    let beyond = beyond(s, seat, area);
    if beyond == 0 {
        return nobody();
    }
    let offers = s.units_in(area, seat).flat_map(|(unit, figures)| {
        let each = [(Choice::RoutedUnit { unit }, figures.routed), (Choice::Unit { unit }, figures.fresh)];
        each.into_iter().filter(|(_, count)| *count > 0).map(|(choice, count)| Offer::new(choice).cap(count))
    });
    let question = Question::split(&Prompt::Surplus { area, count: beyond }, "FS-CAP-04", beyond, offers);
    ask(seat, question.preferring(worth).skipped_when_forced())
}

/// What a unit is worth keeping for.
fn worth(choice: &Choice) -> (u32, bool) {
    match chosen(choice) {
        Some((unit, is_routed)) => (unit.card().cost + unit.card().forge, !is_routed),
        None => (0, false),
    }
}

/// The unit that a choice names, and whether it is routed.
pub fn chosen(choice: &Choice) -> Option<(UnitId, bool)> {
    if let Choice::Unit { unit } = *choice {
        return Some((unit, false));
    }
    if let Choice::RoutedUnit { unit } = *choice { Some((unit, true)) } else { None }
}

fn destroy(seat: Seat, area: AreaId, picked: Picked<Choice>, t: &mut T<'_>) {
    for (choice, count) in picked.parts() {
        let (unit, is_routed) = chosen(&choice).expect("only units are on offer");
        let (fresh, routed) = if is_routed { (0, count) } else { (count, 0) };
        t.state.board.take(unit, area, fresh, routed);
        t.tell(&Line::Destroyed { seat, unit, count, area });
    }
}
