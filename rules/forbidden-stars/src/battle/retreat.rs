//! FS-RETR: where units retreat to, all at once when a combat is lost, or one by one in the middle of it.

use super::Step;
use super::sides::Role;
use crate::board::reach::Ways;
use crate::orders::trimming;
use crate::prelude::*;

/// Areas to which units of a side can retreat from the contested area; nothing if there is none.
pub fn destinations(s: &State, role: Role) -> Vec<AreaId> {
    match role {
        Role::Attacker => back(s),
        Role::Defender => {
            // FS-RETR-15
            let friendly = aside(s, |area, seat| s.is_friendly(area, seat));
            if friendly.is_empty() { aside(s, |area, _| s.is_uncontrolled(area)) } else { friendly }
        }
    }
}

/// FS-RETR-08: ships to voids, ground units to worlds.
fn fits(s: &State, to: AreaId) -> bool {
    to != s.combat().area && to.is_world() == s.combat().area.is_world()
}

/// FS-RETR-13, -14: areas from which attacking units came by Advance, and which nobody else has taken since.
fn back(s: &State) -> Vec<AreaId> {
    if !s.combat().is_by_advance {
        return vec![];
    }
    let seat = s.side(Role::Attacker).seat;
    let is_open = |to: AreaId| s.is_friendly(to, seat) || s.is_uncontrolled(to);
    s.combat().came_from.iter().copied().filter(|to| fits(s, *to) && is_open(*to) && is_reached(s, seat, *to)).collect()
}

/// FS-RETR-16 to -18: in the active system or one beside it, but not that, nor the areas, from which attacking units came. RULING: for a second combat the
/// system it is in counts as the active one.
fn aside(s: &State, is_open: impl Fn(AreaId, Seat) -> bool) -> Vec<AreaId> {
    let (combat, seat) = (s.combat(), s.side(Role::Defender).seat);
    let active = combat.area.system();
    let is_theirs =
        |area: &AreaId| combat.came_from.iter().any(|from| from == area || (from.system() == area.system() && from.system() != active));
    let systems = s.board.systems_beside(active).chain([active]);
    let areas = systems.flat_map(SystemId::areas).filter(|to| fits(s, *to) && !is_theirs(to));
    areas.filter(|to| is_open(*to, seat) && is_reached(s, seat, *to)).collect()
}

/// FS-RETR-03: ships need no way, ground units a chain of friendly areas in both systems; storms bar both. RULING: who crosses storms during an order goes
/// back across them as well.
fn is_reached(s: &State, seat: Seat, to: AreaId) -> bool {
    let from = s.combat().area;
    let crosses_storms = s.order.as_ref().is_some_and(|order| order.seat == seat && order.crosses_storms);
    if !from.is_world() {
        return crosses_storms || !s.board.is_cut(from.system(), to.system());
    }
    let may_pass = |area: AreaId| (area.system() == from.system() || area.system() == to.system()) && s.is_friendly(area, seat);
    s.board.reached_from(from, Ways { crosses_storms }, may_pass).contains(&to)
}

/// FS-RETR-05: all go to one area.
pub fn wheres(s: &State, role: Role) -> Asks {
    let seat = s.side(role).seat;
    if s.unit_count(s.combat().area, seat) == 0 {
        return nobody();
    }
    let offers: Vec<Choice> = destinations(s, role).into_iter().map(|area| Choice::Area { area }).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::Retreat { area: s.combat().area }, "FS-RETR-05", offers).skipped_when_forced())
}

/// They go, are routed (FS-RETR-04, FS-ROUT-10), and stand within capacity there (FS-RETR-07).
pub fn retreat(role: Role, choice: &Choice, t: &mut T<'_>) {
    let Choice::Area { area: to } = *choice else { unreachable!("only areas are on offer") };
    let (seat, from) = (t.state.side(role).seat, t.state.combat().area);
    let units: Vec<_> = t.state.units_in(from, seat).collect();
    for (unit, figures) in units {
        t.state.board.take(unit, from, figures.fresh, figures.routed);
        t.state.board.held_mut(to).units.entry(unit).or_default().routed += figures.all();
    }
    t.tell(&Line::Retreats { seat, from, to });
    t.next(steps![trimming::Step::Destroy { seat, area: to }]);
}

/// FS-RETR-09: who can go nowhere is destroyed.
pub fn nowhere(role: Role, t: &mut T<'_>) {
    let (seat, area) = (t.state.side(role).seat, t.state.combat().area);
    let units: Vec<_> = t.state.units_in(area, seat).collect();
    for (unit, figures) in units {
        t.state.board.take(unit, area, figures.fresh, figures.routed);
        t.tell(&Line::Destroyed { seat, unit, count: figures.all(), area });
    }
}

/// A unit that retreats in the middle of a round, by where it can go.
pub fn single(s: &State, role: Role) -> Asks {
    let offers = each(s, role);
    if offers.is_empty() {
        return nobody();
    }
    ask(s.side(role).seat, sternpost_kit::one_of_or(&Prompt::RetreatOne { area: s.combat().area }, "FS-RETR-10", offers, Choice::Nothing))
}

/// The same where it was paid for: one of them must go.
pub fn paid(s: &State, role: Role) -> Asks {
    let offers = each(s, role);
    if offers.is_empty() {
        return nobody();
    }
    let prompt = Prompt::RetreatOne { area: s.combat().area };
    ask(s.side(role).seat, Question::one_of(&prompt, "FS-CARD-05", offers).skipped_when_forced())
}

/// Units of a side with areas they can retreat to.
pub fn each(s: &State, role: Role) -> Vec<Choice> {
    let (from, seat) = (s.combat().area, s.side(role).seat);
    let to = destinations(s, role);
    let units = s.units_in(from, seat).flat_map(|(unit, figures)| {
        let fresh = (figures.fresh > 0).then_some(false);
        fresh.into_iter().chain((figures.routed > 0).then_some(true)).map(move |is_routed| (unit, is_routed))
    });
    units
        .flat_map(|(unit, is_routed)| {
            to.iter()
                .map(move |to| if is_routed { Choice::SendRouted { unit, from, to: *to } } else { Choice::Send { unit, from, to: *to } })
        })
        .collect()
}

/// FS-RETR-12: each of these retreats is separate.
pub fn retreat_one(role: Role, choice: &Choice, t: &mut T<'_>) {
    let seat = t.state.side(role).seat;
    let standing = if let Choice::Send { unit, from, to } = *choice { Some((unit, from, to, false)) } else { None };
    let routed = if let Choice::SendRouted { unit, from, to } = *choice { Some((unit, from, to, true)) } else { None };
    let Some((unit, from, to, is_routed)) = standing.or(routed) else { return };
    t.state.board.take(unit, from, u32::from(!is_routed), u32::from(is_routed));
    t.state.board.held_mut(to).units.entry(unit).or_default().routed += 1;
    t.tell(&Line::Retreats { seat, from, to });
    t.next(steps![trimming::Step::Destroy { seat, area: to }]);
}

/// One goes, and then the rest of what was paid for.
pub fn retreat_paid(role: Role, left: u32, choice: &Choice, t: &mut T<'_>) {
    retreat_one(role, choice, t);
    if left > 1 {
        t.next(steps![Step::RetreatPaid { role, left: left - 1 }]);
    }
}
