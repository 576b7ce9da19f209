//! Moving ships in a tactical action (LRR 15) with what they carry (LRR 83).
//!
//! The active player says in one answer which ships come and what they take aboard where they start and where they arrive
//! (`docs/decisions/0019-a-movement-is-one-question.md`). A way is asked for only where ways differ, what comes aboard on it only where there is
//! something. All arrive together (LRR 15.5). What can move stands in [`crate::tactical::movable`], ways in [`crate::tactical::ways`],
//! what becomes of ships on them in [`crate::tactical::arrival`].

use crate::position::underway::{Cargo, Moving};
use crate::prelude::*;
use crate::tactical::movable::{self, Charts, Ships, action, capacity, loadable, loadable_on_arrival, movable};
use crate::tactical::routes::is_left_no_more;
use crate::tactical::ways::{Ground, Way, ways};
use crate::tactical::{arrival, leading};
use crate::words::Measure;
use sternpost_core::{Meter, Share};

/// Steps of movement. What is on its way is in the tactical action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Which ships move, and what they take aboard (LRR 15.3, 83.1).
    Choose { seat: Seat },
    /// How many of several equal ships: in positions of revision 6 and before, like the two that follow.
    HowMany {
        seat: Seat,
        /// Their type.
        unit: UnitType,
        /// Their condition.
        condition: Condition,
        /// Where they are.
        from: SystemId,
    },
    /// What they load where they are.
    Load { seat: Seat },
    /// Where they go next.
    Lead { seat: Seat },
    /// Which way the next ships go (LRR 15.3f).
    ChooseWay { seat: Seat },
    /// What equal ships pick up on their way (LRR 83.1).
    PickUp {
        seat: Seat,
        /// Which of those on their way, from 0.
        group: usize,
    },
    /// A flagship with a wormhole moves before or after the others.
    Settle { seat: Seat },
    /// All have been named: they arrive (LRR 15.5).
    Arrive { seat: Seat },
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        // Nothing can move: LRR 79.2b
        Step::Choose { seat } => it.barring(movable::barred).asks_or(
            |s| units_on_offer(s, seat),
            |picked, t| set_out(seat, picked, t),
            |t| t.next(steps![Step::Arrive { seat }]),
        ),
        Step::HowMany { seat, unit, condition, from } => it.asks(
            |s| leading::how_many(s, seat, (unit, condition, from)),
            |picked, t| leading::lead(t, seat, (unit, condition, from), picked.amount()),
        ),
        Step::Load { seat } => it.may_ask(|s| leading::loads_on_offer(s, seat), |picked, t| leading::load(seat, picked, t)),
        Step::Lead { seat } => it.may_ask(|s| leading::systems_on_offer(s, seat), |picked, t| leading::lead_on(seat, picked, t)),
        Step::ChooseWay { seat } => it.asks_or(|s| ways_on_offer(s, seat), |picked, t| go(seat, picked, t), |t| look_for_more(seat, t)),
        Step::PickUp { seat, group } => it.may_ask(|s| loads_on_the_way(s, seat, group), |picked, t| pick_up(seat, group, picked, t)),
        Step::Settle { seat } => it.does(|t| arrival::settle(t, seat)),
        Step::Arrive { seat } => it.does(|t| arrival::arrive(t, seat)),
    }
}

/// A line of the sheet: ships, or what they could carry.
enum Entry {
    Ships(Ships),
    Cargo(Cargo),
}

impl Entry {
    fn offer(&self) -> Offer<Choice> {
        match self {
            Self::Ships(ships) => {
                let hint = Hint::Move { left: ships.moves, capacity: ships.capacity };
                Offer::new(ships.choice()).hint(&hint).cap(ships.count).at(ships.from.place())
            }
            Self::Cargo(Cargo { unit, from, count }) => {
                let choice = Choice::Load { unit: *unit, from: *from };
                Offer::new(choice).hint(&Hint::AsCargo { count: *count }).cap(*count).at(from.place())
            }
        }
    }

    fn system(&self) -> SystemId {
        match self {
            Self::Ships(ships) => ships.from,
            Self::Cargo(cargo) => cargo.from.system(),
        }
    }

    /// What it adds to what must be carried.
    fn carried(&self) -> Share {
        match self {
            Self::Ships(ships) => Share::of(-number(ships.capacity)),
            Self::Cargo(_) => Share::of(1),
        }
    }

    /// Whether it takes from these units.
    fn takes(&self, units: Cargo) -> bool {
        match self {
            Self::Ships(ships) => ships.unit == units.unit && Location::Space(ships.from) == units.from,
            Self::Cargo(cargo) => *cargo == units,
        }
    }
}

fn number(count: u32) -> i32 {
    i32::try_from(count).expect("few units")
}

/// All that can come, system by system: ships, and what they could take aboard where they start or arrive.
fn entries(s: &State, seat: Seat) -> Vec<Entry> {
    let (ships, active) = (movable(s, seat), action(s).system);
    let carry = |system: SystemId| ships.iter().any(|ships| ships.capacity > 0 && (ships.from == system || system == active));
    let cargo: Vec<Cargo> = s
        .systems
        .keys()
        .filter(|system| carry(**system))
        .flat_map(|system| if *system == active { loadable_on_arrival(s, seat) } else { loadable(s, seat, *system) })
        .collect();
    let mut entries: Vec<Entry> = ships.into_iter().map(Entry::Ships).chain(cargo.into_iter().map(Entry::Cargo)).collect();
    entries.sort_by_key(Entry::system);
    entries
}

/// What limits all of it together.
fn limits(s: &State, entries: &[Entry]) -> Vec<Meter> {
    let active = action(s).system;
    let shares = |counts: &dyn Fn(&Entry) -> Option<Share>| -> Vec<Share> {
        entries.iter().map(|entry| counts(entry).unwrap_or(Share::of(0))).collect()
    };
    let mut limits = vec![];
    let cargo = || entries.iter().filter_map(|entry| if let Entry::Cargo(cargo) = entry { Some(*cargo) } else { None });
    let on_arrival = cargo().any(|cargo| cargo.from.system() == active);
    let carries_elsewhere =
        |system: SystemId| entries.iter().any(|entry| matches!(entry, Entry::Ships(ships) if ships.capacity > 0 && ships.from != system));
    // LRR 83.1: what stands where ships start is taken aboard by them; if no others can carry anything, the second limit says as much
    let starts: BTreeSet<SystemId> = cargo().map(|cargo| cargo.from.system()).filter(|system| *system != active).collect();
    for system in starts.into_iter().filter(|system| !on_arrival || carries_elsewhere(*system)) {
        let aboard = shares(&|entry| (entry.system() == system).then(|| entry.carried()));
        limits.push(Meter::at_most(&Measure::CarriedFrom { system }, "LRR 43.1", 0, aboard));
    }
    // What stands where they arrive, by whatever has room
    if on_arrival {
        limits.push(Meter::at_most(&Measure::CarriedInAll, "LRR 43.1", 0, shares(&|entry| Some(entry.carried()))));
    }
    for units in cargo() {
        let taken = entries.iter().filter(|entry| entry.takes(units)).count();
        // Fighters that can be carried and can move by themselves: each does one of both
        if taken > 1 {
            let (unit, at) = (units.unit, units.from);
            let taken = shares(&|entry| entry.takes(units).then_some(Share::of(1)));
            limits.push(Meter::at_most(&Measure::CarriedOrNot { unit, at }, "LRR 83.2", units.count, taken));
        }
    }
    limits
}

fn units_on_offer(s: &State, seat: Seat) -> Asks {
    let entries = entries(s, seat);
    if entries.is_empty() {
        return nobody();
    }
    let offers: Vec<Offer<Choice>> = entries.iter().map(Entry::offer).collect();
    let all: u32 = offers.iter().filter_map(|offer| offer.cap).sum();
    let question = Question::split_up_to(&Prompt::MoveShips { system: action(s).system }, "LRR 15.3", all, offers);
    ask(seat, limits(s, &entries).into_iter().fold(question, Question::meter))
}

/// They leave their places; a flagship with a wormhole that goes alone arrives at once, and others may follow.
fn set_out(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let all = movable(t.state, seat);
    let (mut moving, mut aboard, mut is_driven) = (vec![], vec![], false);
    for (choice, count) in picked.parts() {
        is_driven |= matches!(choice, Choice::DrivenShip { .. });
        if let Choice::Load { unit, from } = choice {
            t.state.units_mut(seat, from).take_any(unit, count);
            aboard.push(Cargo { unit, from, count });
            continue;
        }
        let Ships { unit, condition, from, moves, .. } =
            *all.iter().find(|ships| ships.choice() == choice).expect("ships on offer can move");
        t.state.units_mut(seat, Location::Space(from)).take(unit, condition, count);
        moving.push(Moving { unit, condition, count, path: vec![from], left: moves, cargo: vec![] });
    }
    // It is the last to leave, so that its wormhole serves the others until then.
    let has_wormhole = modifiers::flagship_wormhole(t.state, seat).is_some();
    moving.sort_by_key(|moving| has_wormhole && moving.unit == UnitType::Flagship);
    let action = t.state.underway.tactical.as_mut().expect("ships move in a tactical action");
    let goes_ahead = action.moving.is_empty() && matches!(&moving[..], [alone] if has_wormhole && alone.unit == UnitType::Flagship);
    action.driven = action.driven.filter(|_| !is_driven);
    action.moving.extend(moving);
    action.aboard.extend(aboard);
    t.next(steps![Step::ChooseWay { seat }]);
    if goes_ahead {
        t.next(steps![Step::Settle { seat }, Step::Choose { seat }]);
    } else {
        t.next(steps![Step::Arrive { seat }]);
    }
}

/// The first of those on their way that have not left yet.
fn not_gone(s: &State) -> Option<&Moving> {
    action(s).moving.iter().find(|moving| moving.path.len() == 1)
}

/// How many units more could come aboard these ships on their way: in their own holds, with room left for what was taken aboard
/// where they started and what waits where they arrive.
fn room_on_the_way(s: &State, seat: Seat, ships: &Moving) -> u32 {
    let (all, active) = (action(s), action(s).system);
    let holds = |moving: &Moving| (capacity(s, seat, moving.unit) * moving.count).saturating_sub(moving.loaded());
    let free = |counts: &dyn Fn(SystemId) -> bool| {
        let room: u32 = all.moving.iter().filter(|moving| counts(moving.path[0])).map(holds).sum();
        let taken: u32 = all.aboard.iter().filter(|cargo| counts(cargo.from.system())).map(|cargo| cargo.count).sum();
        room.saturating_sub(taken)
    };
    let start = ships.path[0];
    let of_the_start = if start == active { u32::MAX } else { free(&|system| system == start) };
    holds(ships).min(of_the_start).min(free(&|_| true))
}

fn ways_of(s: &State, seat: Seat, ships: &Moving) -> Vec<Way> {
    let active = action(s).system;
    let charts = Charts::new(s, seat, ships.left);
    let has_room = room_on_the_way(s, seat, ships) > 0;
    let has_stop = |system: SystemId| has_room && !loadable(s, seat, system).is_empty();
    let ground = Ground { active, ends_in_active: is_left_no_more(s, seat, active), has_stop: &has_stop };
    ways(charts.of(ships.unit, ships.path[0]), ships.path[0], ships.left, &ground)
}

/// Equal ships may go different ways; by default all go the shortest safe one.
fn ways_on_offer(s: &State, seat: Seat) -> Asks {
    let Some(ships) = not_gone(s) else { return nobody() };
    let Moving { unit, count, .. } = *ships;
    let offers = ways_of(s, seat, ships).into_iter().map(|way| Offer::new(way.choice()).hint(&way.hint())).collect::<Vec<_>>();
    let (prompt, rule) = (Prompt::ChooseWay { count, unit, from: ships.path[0] }, "LRR 15.3f");
    let question = if count == 1 { Question::one_of(&prompt, rule, offers) } else { Question::split(&prompt, rule, count, offers) };
    ask(seat, question.skipped_when_forced())
}

#[expect(clippy::wildcard_enum_match_arm, reason = "choices are the nouns of the whole game, and only ways are offered here")]
fn go(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let action = t.state.underway.tactical.as_mut().expect("ships move in a tactical action");
    let at = action.moving.iter().position(|moving| moving.path.len() == 1).expect("ships were asked for their way");
    let ships = action.moving.remove(at);
    let parts = if ships.count == 1 { vec![(picked.one(), 1)] } else { picked.parts() };
    for (number, (way, count)) in parts.into_iter().enumerate() {
        let through = match way {
            Choice::Straight => vec![],
            Choice::Way { through } => through,
            way => unreachable!("not a way: {way:?}"),
        };
        let path = std::iter::once(ships.path[0]).chain(through).chain([action.system]).collect();
        action.moving.insert(at + number, Moving { count, path, left: 0, cargo: vec![], ..ships });
    }
    t.next(steps![Step::ChooseWay { seat }]);
}

/// All ways are known: what can still come aboard?
fn look_for_more(seat: Seat, t: &mut T<'_>) {
    t.next((0..action(t.state).moving.len()).map(|group| Step::PickUp { seat, group }.into()));
}

fn loads_on_the_way(s: &State, seat: Seat, group: usize) -> Asks {
    let Some(ships) = action(s).moving.get(group) else { return nobody() };
    let room = room_on_the_way(s, seat, ships);
    let passed: BTreeSet<SystemId> = ships.path.iter().copied().filter(|at| *at != ships.path[0] && *at != action(s).system).collect();
    let there = passed.into_iter().flat_map(|system| loadable(s, seat, system)).map(Entry::Cargo);
    let offers: Vec<Offer<Choice>> = there.map(|cargo| cargo.offer()).collect();
    if room == 0 || offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::split_up_to(&Prompt::PickUpOnTheWay { unit: ships.unit, room }, "LRR 83.1", room, offers))
}

fn pick_up(seat: Seat, group: usize, picked: Picked<Choice>, t: &mut T<'_>) {
    for (choice, count) in picked.parts() {
        let Choice::Load { unit, from } = choice else { unreachable!("not to be carried: {choice:?}") };
        t.state.units_mut(seat, from).take_any(unit, count);
        let action = t.state.underway.tactical.as_mut().expect("ships move in a tactical action");
        action.moving[group].cargo.push(Cargo { unit, from, count });
    }
}
