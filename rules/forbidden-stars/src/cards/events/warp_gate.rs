//! Instead of an order: any own units of one area are placed in a friendly or uncontrolled area.

use super::schemes::*;
use crate::orders::trimming;
use sternpost_core::{Meter, Share};

/// FS-ROUT-06: units that stand.
fn standing(s: &State, seat: Seat, area: AreaId) -> Vec<(UnitId, u32)> {
    s.units_in(area, seat).filter(|(_, figures)| figures.fresh > 0).map(|(unit, figures)| (unit, figures.fresh)).collect()
}

/// FS-SMOV-07, FS-VOID-02: ships to voids, others to worlds.
fn targets(s: &State, seat: Seat, from: AreaId) -> Vec<AreaId> {
    let is_open = |area: &AreaId| *area != from && (s.is_friendly(*area, seat) || s.is_uncontrolled(*area));
    s.board.all_areas().filter(|area| area.is_world() == from.is_world() && is_open(area)).collect()
}

fn starts(s: &State, seat: Seat) -> Vec<AreaId> {
    s.board.all_areas().filter(|area| !standing(s, seat, *area).is_empty() && !targets(s, seat, *area).is_empty()).collect()
}

fn against(s: &State, using: &Use) -> Option<(Why, &'static str)> {
    starts(s, using.seat).is_empty().then_some((Why::NobodyToPlace, "FS-EVT-11"))
}

fn area(choice: Option<Choice>) -> Option<AreaId> {
    if let Some(Choice::Area { area }) = choice { Some(area) } else { None }
}

fn next(s: &State, using: &Use) -> Next<Choice> {
    let seat = using.seat;
    let prompt = Prompt::PlacedFrom { event: using.ability };
    let Some(from) = area(using.choice(0)) else {
        let offers = starts(s, seat).into_iter().map(|area| Choice::Area { area });
        return using.chosen.is_empty().then(|| (seat, Question::one_of(&prompt, "FS-EVT-11", offers).skipped_when_forced()));
    };
    if using.chosen.len() == 1 {
        let offers = targets(s, seat, from).into_iter().map(|area| Choice::Area { area });
        return Some((seat, Question::one_of(&Prompt::PlacedIn { event: using.ability }, "FS-EVT-11", offers).skipped_when_forced()));
    }
    let to = area(using.choice(1)).filter(|_| using.chosen.len() == 2)?;
    let units = standing(s, seat, from);
    let all = units.iter().map(|(_, count)| count).sum();
    let each = units.iter().map(|_| Share::of(1)).collect::<Vec<_>>();
    let default = units.first().map(|(unit, count)| (Choice::Send { unit: *unit, from, to }, *count)).into_iter().collect();
    let offers = units.into_iter().map(|(unit, count)| Offer::new(Choice::Send { unit, from, to }).cap(count));
    let question = Question::split_up_to(&Prompt::Placed { from, to }, "FS-EVT-11", all, offers);
    let question = question.default(Picked::Split(default));
    Some((seat, question.meter(Meter::at_least(&Measure::UnitsPlaced, "FS-EVT-11", 1, each))))
}

/// FS-CAP-06: those beyond capacity are destroyed afterwards.
fn place(using: &Use, t: &mut T<'_>) {
    for (choice, count) in using.chosen.get(2).cloned().map(Picked::parts).unwrap_or_default() {
        if let Choice::Send { unit, from, to } = choice {
            t.state.board.take(unit, from, count, 0);
            t.state.board.place(unit, to, count);
            t.tell(&Line::SendsSeveral { seat: using.seat, unit, count, from, to });
        }
    }
    t.next(steps![trimming::Step::Look { seat: using.seat }]);
}

pub static EVENT: EventCard = EventCard::scheme(Direction::TopRightBottomLeft, Ability::action(against, place).asking(next));
