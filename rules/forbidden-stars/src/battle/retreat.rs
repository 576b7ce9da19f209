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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::sides::{Combat, Side};
    use crate::board::edges::{Storm, between};
    use crate::board::{Board, Built, Figures};
    use crate::setup::{Options, set_up};
    use AreaId::*;
    use Faction::{Chaos, Orks, Ultramarines};
    use sternpost_core::{Chance, Setup};
    use sternpost_players::Rng;

    /// Units by area and faction: a ship in each void, a ground unit on each world.
    type Standing = [(Faction, AreaId)];

    /// A row of three systems, two more below its middle and its east; Ultramarines attack Chaos in the middle, Orks look on.
    fn fought_over(area: AreaId, came_from: &[AreaId], standing: &Standing, is_cut_off_from: Option<SystemId>) -> State {
        let setup = Setup { options: Options::default(), seats: vec![Ultramarines, Chaos, Orks] };
        let mut s = set_up(&setup, &mut Chance::live(&mut Rng::new(1))).0;
        s.board = Board::default();
        for (system, cell) in
            [(SystemId::S1a, (0, 0)), (SystemId::S3b, (1, 0)), (SystemId::S8a, (2, 0)), (SystemId::S11b, (1, 1)), (SystemId::S12a, (2, 1))]
        {
            s.board.lay(system, cell, 0);
        }
        for (faction, at) in standing {
            let unit = UnitId::of(*faction).find(|unit| unit.is_ship() != at.is_world()).expect("each faction has both");
            s.board.place(unit, *at, 1);
        }
        if let Some(system) = is_cut_off_from {
            let edge = between(s.board.tiles[&area.system()].cell, s.board.tiles[&system].cell);
            s.board.storms.push(Storm { edge, has_moved: false });
        }
        s.combat = Some(Combat::new(area, came_from.iter().copied().collect(), Side::new(Seat(0)), Side::new(Seat(1))));
        s
    }

    fn to(s: &State, role: Role) -> BTreeSet<AreaId> {
        let all = destinations(s, role);
        let different: BTreeSet<AreaId> = all.iter().copied().collect();
        assert_eq!(different.len(), all.len(), "each area is on offer once");
        different
    }

    /// The voids of the board but for those of two systems: from where attackers came, and one that only meets the active one at a corner.
    const VOIDS: [AreaId; 4] = [S3bSe, S8aNw, S8aNe, S11bNe];

    // cites: FS-RETR-08, FS-RETR-15, FS-RETR-16, FS-RETR-17, FS-RETR-18
    #[test]
    fn fs_retr_15_where_ships_of_a_defender_go_to() {
        let rows: [(&str, &[AreaId], &Standing, &[AreaId]); 12] = [
            ("16, 17: to any void of nobody nearby, not to the system they came from", &[S1aNe], &[], &VOIDS),
            ("15: friendly before that of nobody", &[S1aNe], &[(Chaos, S8aNe)], &[S8aNe]),
            ("15: any friendly one", &[S1aNe], &[(Chaos, S8aNe), (Chaos, S3bSe)], &[S8aNe, S3bSe]),
            ("16: not farther than the next system", &[S1aNe], &[(Chaos, S12aNw)], &VOIDS),
            ("17: not to the system they came from, be it friendly", &[S1aNe], &[(Chaos, S1aSw)], &VOIDS),
            ("18: not to the area they came from", &[S3bSe], &[], &[S1aNe, S1aSw, S8aNw, S8aNe, S11bNe]),
            ("18: not to the area they came from, be it friendly by now", &[S3bSe], &[(Chaos, S3bSe), (Chaos, S8aNe)], &[S8aNe]),
            ("17, 18: neither if they came from both", &[S3bSe, S1aNe], &[], &[S8aNw, S8aNe, S11bNe]),
            ("15: not to a third player", &[S1aNe], &[(Orks, S8aNw)], &[S3bSe, S8aNe, S11bNe]),
            ("15: not to the attackers", &[S1aNe], &[(Ultramarines, S3bSe)], &[S8aNw, S8aNe, S11bNe]),
            ("15: friendly is what nobody else is in", &[S1aNe], &[(Chaos, S8aNw), (Orks, S8aNw)], &[S3bSe, S8aNe, S11bNe]),
            ("09: nowhere", &[S1aNe], &[(Orks, S3bSe), (Orks, S8aNw), (Orks, S8aNe), (Ultramarines, S11bNe)], &[]),
        ];
        for (row, came_from, standing, expected) in rows {
            let s = fought_over(S3bNw, came_from, standing, None);
            assert_eq!(to(&s, Role::Defender), expected.iter().copied().collect(), "{row}");
        }
        let s = fought_over(S3bNw, &[S1aNe], &[], Some(SystemId::S8a));
        assert_eq!(to(&s, Role::Defender), BTreeSet::from([S3bSe, S11bNe]), "FS-WARP-02: no ship crosses a storm");
    }

    // cites: FS-RETR-03, FS-RETR-06, FS-RETR-08, FS-RETR-15, FS-RETR-16
    #[test]
    fn fs_retr_03_where_ground_units_of_a_defender_go_to() {
        let way = (Chaos, S3bSe);
        let rows: [(&str, &[AreaId], &Standing, &[AreaId]); 9] = [
            ("03: voids of nobody are no way", &[S1aNw], &[], &[]),
            ("15: along a friendly void to worlds of nobody", &[S1aNw], &[way], &[S3bSw, S8aSw]),
            ("15: friendly before those of nobody", &[S1aNw], &[way, (Chaos, S8aSw)], &[S8aSw]),
            ("06: on along friendly worlds", &[S1aNw], &[way, (Chaos, S8aSw), (Chaos, S8aSe)], &[S8aSw, S8aSe]),
            ("03: a friendly world behind one of nobody is out of reach", &[S1aNw], &[way, (Chaos, S8aSe)], &[S3bSw, S8aSw]),
            ("03: nobody passes enemies", &[S1aNw], &[(Orks, S3bSe), (Chaos, S3bSw)], &[]),
            ("18: not to the world they came from", &[S3bSw], &[way], &[S8aSw]),
            ("17: not to the system they came from, be it friendly", &[S1aNw], &[way, (Chaos, S3bSw), (Chaos, S1aSe)], &[S3bSw]),
            ("16: to a system beside if they came from another", &[S8aSw], &[way, (Chaos, S3bSw), (Chaos, S1aSe)], &[S3bSw, S1aSe]),
        ];
        for (row, came_from, standing, expected) in rows {
            let s = fought_over(S3bNe, came_from, standing, None);
            assert_eq!(to(&s, Role::Defender), expected.iter().copied().collect(), "{row}");
        }
        let s = fought_over(S3bNe, &[S1aNw], &[way], Some(SystemId::S8a));
        assert_eq!(to(&s, Role::Defender), BTreeSet::from([S3bSw]), "FS-WARP-02: no ground unit crosses a storm");
    }

    // cites: FS-RETR-03, FS-RETR-08, FS-RETR-13
    #[test]
    fn fs_retr_13_where_ground_units_of_an_attacker_go_back_to() {
        let way = (Ultramarines, S3bSe);
        let rows: [(&str, &[AreaId], &Standing, &[AreaId]); 6] = [
            ("03: voids of nobody are no way", &[S1aSe], &[], &[]),
            ("03: nor is one friendly area of two", &[S1aSe], &[way], &[]),
            ("13: along friendly areas, and to no other of them", &[S1aSe], &[way, (Ultramarines, S3bSw)], &[S1aSe]),
            ("13: within the active system", &[S3bSw], &[way], &[S3bSw]),
            ("13: not where others are by now", &[S3bSw, S8aSw], &[way, (Orks, S3bSw)], &[S8aSw]),
            ("08: to no void from where ships came", &[S3bSw, S3bSe], &[way], &[S3bSw]),
        ];
        for (row, came_from, standing, expected) in rows {
            let s = fought_over(S3bNe, came_from, standing, None);
            assert_eq!(to(&s, Role::Attacker), expected.iter().copied().collect(), "{row}");
        }
        let s = fought_over(S3bNe, &[S8aSw], &[way], Some(SystemId::S8a));
        assert_eq!(to(&s, Role::Attacker), BTreeSet::new(), "FS-WARP-02: no ground unit crosses a storm");
    }

    // cites: FS-RETR-13, FS-RETR-14
    #[test]
    fn fs_retr_13_where_an_attacker_goes_back_to() {
        let rows: [(&str, &[AreaId], &Standing, &[AreaId]); 6] = [
            ("13: from where one came", &[S1aNe], &[], &[S1aNe]),
            ("13: and nowhere else, be it friendly", &[S1aNe], &[(Ultramarines, S3bSe), (Ultramarines, S1aSw)], &[S1aNe]),
            ("13: any from which at least one came", &[S1aNe, S3bSe], &[(Ultramarines, S3bSe)], &[S1aNe, S3bSe]),
            ("13: not where others are by now", &[S1aNe, S3bSe], &[(Orks, S1aNe)], &[S3bSe]),
            ("13: not to the defender", &[S1aNe], &[(Chaos, S1aNe)], &[]),
            ("08: no ship goes back to a world from where ground units came", &[S1aNe, S1aNw], &[], &[S1aNe]),
        ];
        for (row, came_from, standing, expected) in rows {
            let mut s = fought_over(S3bNw, came_from, standing, None);
            assert_eq!(to(&s, Role::Attacker), expected.iter().copied().collect(), "{row}");
            s.combat_mut().is_by_advance = false;
            assert_eq!(to(&s, Role::Attacker), BTreeSet::new(), "14: who did not come by Advance goes nowhere");
        }
        let mut s = fought_over(S3bNw, &[S1aNe], &[], None);
        s.board.held_mut(S1aNe).units.insert(UnitId::StrikeCruiser, Figures { fresh: 0, routed: 1 });
        assert_eq!(to(&s, Role::Attacker), BTreeSet::from([S1aNe]), "FS-AREA-04: a routed unit keeps it friendly");
        s.board.held_mut(S1aNw).structures.push(Built { seat: Seat(2), structure: Structure::City });
        assert_eq!(to(&s, Role::Attacker), BTreeSet::from([S1aNe]), "what stands elsewhere is nothing to them");
    }
}
