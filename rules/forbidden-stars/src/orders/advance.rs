//! FS-ADV, FS-SMOV, FS-GMOV: ships move, then ground units; where enemies are a combat follows, else an orbital strike may.

use crate::battle;
use crate::board::reach::Ways;
use crate::cards::events::occasions::{self, Occasion};
use crate::cards::orders::{Passive, changes};
use crate::components::MOST_IN_AN_AREA;
use crate::flow::{self, Part};
use crate::orders::strike;
use crate::prelude::*;
use crate::setup::Paths;
use sternpost_core::{Barred, Meter, Share};
use sternpost_kit::one_of_or;

/// Steps of an Advance order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The order begins.
    Begins { seat: Seat },
    /// FS-SMOV-04, FS-GMOV-06: from which adjacent system units come, if from any.
    Neighbour { seat: Seat },
    /// FS-ADV-07, FS-CONT-03: which one area with enemies may be entered, if any.
    Aim { seat: Seat },
    /// FS-ADV-02: ships.
    Ships { seat: Seat },
    /// Which uncontrolled void some ground units may pass, if an upgrade lets them.
    Passage { seat: Seat },
    /// FS-ADV-04: ground units.
    Ground { seat: Seat },
    /// FS-ADV-05, FS-CONT-04: a combat, if an area is contested.
    Fight { seat: Seat },
}

/// The steps, in the order of the book (FS-ADV-01).
pub fn steps(seat: Seat) -> Vec<flow::Step> {
    let window = occasions::window(Occasion::AdvanceBegins { seat });
    let moves = steps![
        Step::Begins { seat },
        Step::Neighbour { seat },
        Step::Aim { seat },
        Step::Ships { seat },
        Step::Passage { seat },
        Step::Ground { seat },
        Step::Fight { seat },
        strike::Step::Declare { seat }
    ];
    [window].into_iter().chain(moves).collect()
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begins { seat } => it.does(|t| begin(seat, t)),
        Step::Neighbour { seat } => it.may_ask(|s| neighbours(s, seat), |picked, t| come_from(&picked.one(), t)),
        Step::Aim { seat } => it.may_ask(|s| targets(s, seat), |picked, t| aim(&picked.one(), t)),
        Step::Fight { seat } => it.does(|t| fight(seat, t)),
        Step::Ships { seat } => it
            .barring(|s, asked| if asked == seat { barred_ships(s, seat) } else { vec![] })
            .may_ask(|s| ships(s, seat), |picked, t| go(seat, picked, t)),
        Step::Passage { seat } => it.may_ask(|s| passages(s, seat), |picked, t| pass_by(&picked.one(), t)),
        Step::Ground { seat } => it
            .barring(|s, asked| if asked == seat { barred_ground(s, seat) } else { vec![] })
            .may_ask(|s| ground(s, seat), |picked, t| go(seat, picked, t)),
    }
}

fn begin(seat: Seat, t: &mut T<'_>) {
    if t.state.options.paths == Paths::Faq {
        let friendly: BTreeSet<AreaId> = t.state.board.areas.keys().copied().filter(|area| t.state.is_friendly(*area, seat)).collect();
        t.state.resolving_mut().friendly_before = friendly;
    }
}

/// FS-WARP-02: whether a storm keeps ships of a system from the active one.
fn is_barred(s: &State, from: SystemId) -> bool {
    let order = s.resolving();
    s.board.is_cut(from, order.system) && !order.crosses_storms && !changes(s, Passive::ShipsCrossStorms)
}

/// Ground units that may pass an uncontrolled void.
const MOST_PASSING: u32 = 2;

/// A unit, from where, and to where.
pub type Move = (UnitId, AreaId, AreaId);

/// Units of a seat in a system that can be moved: routed ones cannot (FS-ROUT-06).
pub fn movable(s: &State, seat: Seat, system: SystemId) -> Vec<(UnitId, AreaId)> {
    let of = |area: AreaId| s.units_in(area, seat).filter(|(_, figures)| figures.fresh > 0).map(move |(unit, _)| (unit, area));
    system.areas().into_iter().flat_map(of).collect()
}

/// Whether a seat may move into an area: where no enemy is, and into the one that is aimed at (FS-AREA-08).
fn may_enter(s: &State, seat: Seat, area: AreaId) -> bool {
    s.is_friendly(area, seat) || s.is_uncontrolled(area) || s.resolving().aim == Some(area)
}

/// FS-SMOV-02 to -04, FS-ADV-03: ships need no way, only voids to start and to arrive; they do not cross a storm between two systems (FS-WARP-02).
fn ships_from(s: &State, seat: Seat, from: SystemId) -> Vec<Move> {
    let active = s.resolving().system;
    if is_barred(s, from) {
        return vec![];
    }
    let voids = || active.areas().into_iter().filter(|area| !area.is_world() && may_enter(s, seat, *area));
    let ships = movable(s, seat, from).into_iter().filter(|(unit, _)| unit.is_ship());
    ships.flat_map(|(unit, start)| voids().filter(move |to| *to != start).map(move |to| (unit, start, to))).collect()
}

/// FS-GMOV-02 to -10: ground units need a chain of friendly areas in their own system and the active one; the start counts as friendly although all may leave.
/// A passage counts as friendly.
fn ground_from(s: &State, seat: Seat, from: SystemId, passage: Option<AreaId>) -> Vec<Move> {
    let order = s.resolving();
    let is_friendly = |area: AreaId| {
        passage == Some(area)
            || match s.options.paths {
                Paths::Seed => s.is_friendly(area, seat),
                Paths::Faq => order.friendly_before.contains(&area),
            }
    };
    // FS-GMOV-04
    let may_pass = |area: AreaId| (area.system() == from || area.system() == order.system) && is_friendly(area);
    let ground = movable(s, seat, from).into_iter().filter(|(unit, _)| !unit.is_ship());
    ground
        .flat_map(|(unit, start)| {
            let reached = s.board.reached_from(start, Ways { crosses_storms: order.crosses_storms }, may_pass);
            // FS-GMOV-05, FS-GMOV-12
            let worlds = reached.into_iter().filter(|to| to.is_world() && to.system() == order.system && may_enter(s, seat, *to));
            worlds.map(move |to| (unit, start, to)).collect::<Vec<_>>()
        })
        .collect()
}

/// Systems beside the active one with units that could come. Which enemies may be met is not decided yet, so a void will do, whosever it is.
fn neighbours(s: &State, seat: Seat) -> Asks {
    let active = s.resolving().system;
    let has_void = active.areas().into_iter().any(|area| !area.is_world());
    let can_come = |unit: UnitId, from: SystemId| !unit.is_ship() || has_void && !is_barred(s, from);
    let can = |from: &SystemId| movable(s, seat, *from).iter().any(|(unit, _)| can_come(*unit, *from));
    let offers: Vec<Choice> = s.board.systems_beside(active).filter(can).map(|system| Choice::From { system }).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::Neighbour { system: active }, "FS-GMOV-06", offers, Choice::Within))
}

/// Areas of the active system with enemies, where there is something that could come.
fn targets(s: &State, seat: Seat) -> Asks {
    let active = s.resolving().system;
    let comes = |area: AreaId| {
        origins(s).any(|from| {
            let is_open = area.is_world() || !is_barred(s, from);
            is_open && movable(s, seat, from).iter().any(|(unit, _)| unit.is_ship() != area.is_world())
        })
    };
    let offers: Vec<Choice> =
        active.areas().into_iter().filter(|area| s.is_enemy(*area, seat) && comes(*area)).map(|area| Choice::Aim { area }).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::Aim { system: active }, "FS-ADV-07", offers, Choice::NoAim))
}

fn aim(choice: &Choice, t: &mut T<'_>) {
    if let Choice::Aim { area } = *choice {
        t.state.resolving_mut().aim = Some(area);
    }
}

fn fight(seat: Seat, t: &mut T<'_>) {
    let contested = t.state.resolving().system.areas().into_iter().find(|area| t.state.is_contested(*area));
    if let Some(area) = contested {
        t.next(steps![battle::Step::Begins { area, attacker: seat, from: None }]);
    }
}

fn come_from(choice: &Choice, t: &mut T<'_>) {
    if let Choice::From { system } = *choice {
        t.state.resolving_mut().from = Some(system);
    }
}

/// The systems from which units may come.
fn origins(s: &State) -> impl Iterator<Item = SystemId> {
    [s.resolving().system].into_iter().chain(s.resolving().from)
}

fn ship_moves(s: &State, seat: Seat) -> Vec<Move> {
    origins(s).flat_map(|from| ships_from(s, seat, from)).collect()
}

fn ground_moves(s: &State, seat: Seat, passage: Option<AreaId>) -> Vec<Move> {
    origins(s).flat_map(|from| ground_from(s, seat, from, passage)).collect()
}

fn ships(s: &State, seat: Seat) -> Asks {
    let prompt = Prompt::MoveShips { system: s.resolving().system };
    sheet(s, seat, &prompt, 0, &ship_moves(s, seat)).map_or_else(nobody, |question| ask(seat, question))
}

fn ground(s: &State, seat: Seat) -> Asks {
    let prompt = Prompt::MoveGround { system: s.resolving().system };
    let passage = s.resolving().passage;
    let moves = ground_moves(s, seat, passage);
    let Some(question) = sheet(s, seat, &prompt, 0, &moves) else { return nobody() };
    let Some(void) = passage else { return ask(seat, question) };
    let plain = ground_moves(s, seat, None);
    let passing = moves.iter().map(|one| Share::of(i32::from(!plain.contains(one)))).collect();
    ask(seat, question.meter(Meter::at_most(&Measure::Passing { area: void }, "FS-GMOV-03", MOST_PASSING, passing)))
}

/// Uncontrolled voids that open ways to ground units.
fn passages(s: &State, seat: Seat) -> Asks {
    if !changes(s, Passive::TwoPassAVoid) {
        return nobody();
    }
    let plain = ground_moves(s, seat, None);
    let opens = |void: &AreaId| !void.is_world() && s.is_uncontrolled(*void) && ground_moves(s, seat, Some(*void)).len() > plain.len();
    let offers: Vec<Choice> = origins(s).flat_map(SystemId::areas).filter(opens).map(|area| Choice::Area { area }).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::Passage, "FS-OUPG-05", offers).skipped_when_forced())
}

fn pass_by(choice: &Choice, t: &mut T<'_>) {
    if let Choice::Area { area } = *choice {
        t.state.resolving_mut().passage = Some(area);
    }
}

/// One sheet for all that moves together (FS-GMOV-11): as many as stand there, and no more than five in an area that is entered (FS-ADV-08, FS-SMOV-05,
/// FS-GMOV-15). RULING: the five are counted with what stands there already. So many must move at least.
pub fn sheet(s: &State, seat: Seat, prompt: &Prompt, least: u32, moves: &[Move]) -> Option<Question<Choice>> {
    if moves.is_empty() {
        return None;
    }
    let fresh = |unit: UnitId, area: AreaId| s.held(area).units.get(&unit).map_or(0, |figures| figures.fresh);
    let offers = moves.iter().map(|(unit, from, to)| {
        Offer::new(Choice::Move { unit: *unit, from: *from, to: *to }).cap(fresh(*unit, *from).min(MOST_IN_AN_AREA))
    });
    let starts: BTreeSet<(UnitId, AreaId)> = moves.iter().map(|(unit, from, _)| (*unit, *from)).collect();
    let all = starts.iter().map(|(unit, from)| fresh(*unit, *from)).sum();
    let mut question = Question::split_between(prompt, "FS-ADV-01", least..=all, offers);
    let shares = |share: &dyn Fn(&Move) -> i32| moves.iter().map(|one| Share::of(share(one))).collect::<Vec<_>>();
    for (unit, from) in starts.into_iter().filter(|(unit, from)| moves.iter().filter(|(of, at, _)| of == unit && at == from).count() > 1) {
        let leave = shares(&|(of, at, _)| i32::from(*of == unit && *at == from));
        question = question.meter(Meter::at_most(&Measure::Leaving { unit, area: from }, "FS-ADV-01", fresh(unit, from), leave));
    }
    for area in moves.iter().map(|(.., to)| *to).collect::<BTreeSet<_>>() {
        let come = shares(&|(_, from, to)| i32::from(*to == area) - i32::from(*from == area));
        let room = MOST_IN_AN_AREA.saturating_sub(s.unit_count(area, seat));
        question = question.meter(Meter::at_most(&Measure::Arriving { area }, "FS-ADV-08", room, come));
    }
    Some(question)
}

/// FS-GMOV-11: together.
fn go(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    for (choice, count) in picked.parts() {
        let Choice::Move { unit, from, to } = choice else { unreachable!("only moves are on offer") };
        t.state.board.take(unit, from, count, 0);
        t.state.board.place(unit, to, count);
        let order = t.state.resolving_mut();
        if order.aim == Some(to) {
            order.came_from.insert(from);
        }
        t.tell(&Line::Moves { seat, unit, count, from, to });
    }
}

/// Ships that a storm keeps away.
fn barred_ships(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    let active = s.resolving().system;
    let Some(from) = s.resolving().from.filter(|from| is_barred(s, *from)) else { return vec![] };
    let Some(to) = active.areas().into_iter().find(|area| !area.is_world()) else { return vec![] };
    let ships = movable(s, seat, from).into_iter().filter(|(unit, _)| unit.is_ship());
    ships.map(|(unit, from)| Barred::new(Choice::Move { unit, from, to }, &Why::Storm, "FS-WARP-02")).collect()
}

/// Ground units that find no way.
fn barred_ground(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    let (active, moves) = (s.resolving().system, ground_moves(s, seat, s.resolving().passage));
    let worlds = || active.areas().into_iter().filter(|area| area.is_world() && may_enter(s, seat, *area));
    let ground = origins(s).flat_map(|from| movable(s, seat, from)).filter(|(unit, _)| !unit.is_ship());
    let each = ground.flat_map(|(unit, from)| worlds().map(move |to| (unit, from, to)));
    let stuck = each.filter(|one| one.1 != one.2 && !moves.contains(one));
    stuck.map(|(unit, from, to)| Barred::new(Choice::Move { unit, from, to }, &Why::NoWay, "FS-GMOV-03")).collect()
}
