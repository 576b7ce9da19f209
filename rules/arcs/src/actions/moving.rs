//! ARCS-MOVE: Move and Catapult, a step at a time.

use super::owed::{self, Bounds};
use crate::battle;
use crate::position::state::Ships;
use crate::position::underway::Moving;
use crate::prelude::*;
use crate::words::{Measure, Said};
use sternpost_core::meter::{Meter, Share};

/// The steps of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// From where.
    From(Seat),
    /// Which ships.
    Ships(Seat),
    /// To where.
    To(Seat),
    /// Which of the ships that are catapulted go on.
    GoOn(Seat),
    /// A card lets some of the ships move again: from where.
    Again(Seat),
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::From(seat) => it.may_ask(move |s| origins(s, seat), move |picked, t| set_out(seat, &picked.one(), t)),
        Step::Ships(seat) => it.asks(move |s| crew(s, seat), board),
        Step::To(seat) => it.may_ask(move |s| destinations(s, seat), move |picked, t| fly(seat, &picked.one(), t)),
        Step::GoOn(seat) => it.may_ask(move |s| catapulted(s, seat), move |picked, t| go_on(seat, picked, t)),
        Step::Again(seat) => it.may_ask(move |s| again(s, seat), move |picked, t| set_out_again(seat, &picked.one(), t)),
    }
}

/// Whether a seat has any ship.
pub fn is_possible(s: &State, seat: Seat) -> bool {
    s.systems.values().any(|place| place.ships[seat].count() > 0)
}

/// ARCS-MOVE-01: a system with Loyal ships.
fn origins(s: &State, seat: Seat) -> Asks {
    let fleets = s.systems.iter().map(|(system, place)| (*system, place.ships[seat])).filter(|(_, ships)| ships.count() > 0);
    let able = fleets.filter(|(system, ships)| !owed::is_owed(s) || owed::may_set_out(s, seat, *system, *ships, false));
    let offers: Vec<_> = able.map(|(system, _)| Offer::new(Choice::System { system }).at(format!("system-{system}"))).collect();
    if offers.is_empty() { nobody() } else { ask(seat, Question::one_of(&Prompt::MoveFrom, "ARCS-MOVE-01", offers).skipped_when_forced()) }
}

/// ARCS-MOVE-02, 06: a Loyal starport, of whomever the system is.
pub fn is_catapulted(s: &State, seat: Seat, system: SystemId) -> bool {
    s.system(system).slots.iter().flatten().any(|building| building.owner == seat && building.kind == BuildingKind::Starport)
}

/// ARCS-MOVE-03, 04, 08: whether a Catapult ends in a system; control is looked at before the ships come in.
pub fn is_stopped(s: &State, seat: Seat, system: SystemId) -> bool {
    !system.is_gate() || control::is_rival_controlled(s, system, seat)
}

fn set_out(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::System { system } = *choice else { unreachable!("only systems are offered: {choice:?}") };
    let ships = t.state.system(system).ships[seat];
    begin(seat, system, ships, Time::First, t);
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Time {
    First,
    Second,
}

/// Some of these ships leave a system.
fn begin(seat: Seat, system: SystemId, ships: Ships, time: Time, t: &mut T<'_>) {
    let is_catapulted = is_catapulted(t.state, seat, system);
    let is_again = time == Time::Second;
    t.state.underway.moving =
        Some(Moving { seat, at: system, ships, is_catapulted, been: vec![system], is_again, fresh_at: BTreeMap::new() });
    t.next(steps![Step::Ships(seat), Step::To(seat)]);
}

fn moving(s: &State) -> &Moving {
    s.underway.moving.as_ref().expect("ships are moving")
}

/// How many of these ships.
fn some_of(ships: Ships, bounds: &Bounds, prompt: &Prompt, rule: &'static str) -> Question<Choice> {
    let cap = |condition: Condition| if condition == Condition::Fresh { *bounds.fresh.end() } else { ships.of(condition) };
    let some = Condition::ALL.iter().filter(|condition| cap(**condition) > 0);
    let offers = some.map(|condition| Offer::new(Choice::Ships { condition: *condition }).cap(u32::from(cap(*condition))));
    let (least, most) = bounds.count.clone().into_inner();
    let question = Question::split_between(prompt, rule, u32::from(least)..=u32::from(most), offers);
    // Where there are damaged ones as well, one of them is not enough.
    if *bounds.fresh.start() > 0 && ships.damaged > 0 {
        let fresh = Meter::at_least(&Measure::FreshShips, "ARCS-RULING-05", u32::from(*bounds.fresh.start()), vec![Share::of(1)]);
        return question.meter(fresh);
    }
    question
}

fn picked_ships(picked: Picked<Choice>) -> Ships {
    let mut ships = Ships::default();
    for (choice, count) in picked.parts() {
        let Choice::Ships { condition } = choice else { unreachable!("only ships are offered: {choice:?}") };
        *ships.of_mut(condition) = u8::try_from(count).expect("there are 15 ships");
    }
    ships
}

/// The first so many of these ships, fresh ones first.
fn first(ships: Ships, count: u8) -> Picked<Choice> {
    let fresh = ships.fresh.min(count);
    let parts = [(Condition::Fresh, fresh), (Condition::Damaged, ships.damaged.min(count - fresh))];
    let some = parts.into_iter().filter(|(_, count)| *count > 0);
    Picked::Split(some.map(|(condition, count)| (Choice::Ships { condition }, u32::from(count))).collect())
}

/// ARCS-MOVE-01: any number of them, at least one; cards may set a limit.
fn crew(s: &State, seat: Seat) -> Asks {
    let moving = moving(s);
    let Moving { at, ships, .. } = *moving;
    let bounds = if owed::is_owed(s) { owed::ships_to_move(s, seat, moving) } else { Bounds::of(ships, 1) };
    let bounds = bounds.at_most(modifiers::ships_in_a_move(s, seat));
    let most = *bounds.count.end();
    let question = some_of(ships, &bounds, &Prompt::MoveShips { system: at }, "ARCS-MOVE-01");
    ask(seat, question.default(first(ships, most)).skipped_when_forced())
}

fn board(picked: Picked<Choice>, t: &mut T<'_>) {
    t.state.underway.moving.as_mut().expect("ships are moving").ships = picked_ships(picked);
}

/// ARCS-MOVE-07, ARCS-RULING-14: a neighbour in play to which these very ships have not come before.
fn destinations(s: &State, seat: Seat) -> Asks {
    let moving = moving(s);
    let Moving { at, been, .. } = moving;
    let open = reach::neighbours(s.setup, *at).into_iter().filter(|system| !been.contains(system));
    let open = open.filter(|system| !owed::is_owed(s) || owed::may_come_to(s, seat, moving, *system));
    let offers: Vec<_> = open.map(|system| Offer::new(Choice::System { system }).at(format!("system-{system}"))).collect();
    if offers.is_empty() { nobody() } else { ask(seat, Question::one_of(&Prompt::MoveTo { system: *at }, "ARCS-MOVE-01", offers)) }
}

fn fly(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::System { system } = *choice else { unreachable!("only systems are offered: {choice:?}") };
    // ARCS-MOVE-08: both are looked at before the ships come in.
    let (is_stopped, captor) = (is_stopped(t.state, seat, system), modifiers::captor_at(t.state, system, seat));
    let Moving { at, ships, is_catapulted, .. } = *moving(t.state);
    for condition in Condition::ALL {
        *t.state.system_mut(at).ships[seat].of_mut(*condition) -= ships.of(*condition);
        *t.state.system_mut(system).ships[seat].of_mut(*condition) += ships.of(*condition);
    }
    let count = ships.count();
    t.tell(&Line::Moved { seat, count, from: at, to: system });
    if let Some(captor) = captor.filter(|_| supply::agents(t.state, seat) > 0) {
        t.state.players[captor].captives[seat] += 1;
        t.tell(&Line::Captured { seat: captor, owner: seat, count: 1 });
    }
    let moving = t.state.underway.moving.as_mut().expect("ships are moving");
    moving.at = system;
    moving.been.push(system);
    // ARCS-MOVE-03, 04
    if is_catapulted && !is_stopped {
        t.next(steps![Step::GoOn(seat)]);
    } else {
        arrive(seat, t);
    }
}

/// The Move is over; with a card some of its ships may have another.
fn arrive(seat: Seat, t: &mut T<'_>) {
    let moving = t.state.underway.moving.as_mut().expect("ships are moving");
    *moving.fresh_at.entry(moving.at).or_default() += moving.ships.fresh;
    if moving.is_again || !modifiers::moves_again(t.state, seat) {
        t.state.underway.moving = None;
    } else {
        t.next(steps![Step::Again(seat)]);
    }
}

/// Systems with fresh ships that came there in this Move, wherever they were dropped.
fn again(s: &State, seat: Seat) -> Asks {
    let fleets = moving(s).fresh_at.iter().map(|(system, fresh)| (*system, Ships { fresh: *fresh, damaged: 0 }));
    let fleets = fleets.filter(|(_, ships)| ships.fresh > 0);
    let able = fleets.filter(|(system, ships)| !owed::is_owed(s) || owed::may_set_out(s, seat, *system, *ships, true));
    let offers: Vec<_> = able.map(|(system, _)| Offer::new(Choice::System { system }).at(format!("system-{system}"))).collect();
    if offers.is_empty() {
        return nobody();
    }
    if owed::is_owed(s) && !battle::is_possible(s, seat) {
        return ask(seat, Question::one_of(&Prompt::MoveAgain, "ARCS-MOD-01", offers).skipped_when_forced());
    }
    ask(seat, one_of_or(&Prompt::MoveAgain, "ARCS-MOD-01", offers, Offer::new(Choice::Nothing).said(&Said::MoveNoMore)))
}

fn set_out_again(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let moving = t.state.underway.moving.take().expect("ships have moved");
    if let Choice::System { system } = *choice {
        // RULING: ships that were left in several systems do not all move again, but some of one system.
        let ships = Ships { fresh: moving.fresh_at[&system], damaged: 0 };
        begin(seat, system, ships, Time::Second, t);
    }
}

/// ARCS-MOVE-05, 09: some of the ships go on, the others stay.
fn catapulted(s: &State, seat: Seat) -> Asks {
    let moving = moving(s);
    let Moving { at, ships, .. } = *moving;
    let bounds = if owed::is_owed(s) { owed::ships_to_go_on(s, seat, moving) } else { Bounds::of(ships, 0) };
    let fewest = first(ships, *bounds.count.start());
    ask(seat, some_of(ships, &bounds, &Prompt::CatapultOn { system: at }, "ARCS-MOVE-02").default(fewest))
}

fn go_on(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let ships = picked_ships(picked);
    if ships.count() == 0 {
        return arrive(seat, t);
    }
    let moving = t.state.underway.moving.as_mut().expect("ships are moving");
    if ships != moving.ships {
        *moving.fresh_at.entry(moving.at).or_default() += moving.ships.fresh - ships.fresh;
        // RULING: ARCS-RULING-14 leaves a Catapult between gates endless. The same ships come to no place twice; once some have stayed
        // behind, the others are a fleet of their own and may turn back.
        moving.been = vec![moving.at];
        moving.ships = ships;
    }
    t.next(steps![Step::To(seat)]);
}
