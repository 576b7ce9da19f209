//! ARCS-MOVE: Move and Catapult, a step at a time.

use crate::board::{control, reach};
use crate::flow::{Asks, Part, T, ask, nobody};
use crate::position::state::{BuildingKind, Condition, Ships, State};
use crate::position::underway::Moving;
use crate::show::messages::{Choice, Line, Prompt};
use serde::{Deserialize, Serialize};
use sternpost_core::{Offer, Picked, Question, Seat, steps};

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
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::From(seat) => it.may_ask(move |s| origins(s, seat), move |picked, t| set_out(seat, &picked.one(), t)),
        Step::Ships(seat) => it.asks(move |s| crew(s, seat), board),
        Step::To(seat) => it.may_ask(move |s| destinations(s, seat), move |picked, t| fly(seat, &picked.one(), t)),
        Step::GoOn(seat) => it.may_ask(move |s| catapulted(s, seat), move |picked, t| go_on(seat, picked, t)),
    }
}

/// Whether a seat has any ship.
pub fn is_possible(s: &State, seat: Seat) -> bool {
    s.systems.values().any(|place| place.ships[seat].count() > 0)
}

/// ARCS-MOVE-01: a system with Loyal ships.
fn origins(s: &State, seat: Seat) -> Asks {
    let with_ships = s.systems.iter().filter(|(_, place)| place.ships[seat].count() > 0);
    let offers: Vec<_> =
        with_ships.map(|(system, _)| Offer::new(Choice::System { system: *system }).at(format!("system-{system}"))).collect();
    if offers.is_empty() { nobody() } else { ask(seat, Question::one_of(&Prompt::MoveFrom, "ARCS-MOVE-01", offers).skipped_when_forced()) }
}

fn set_out(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::System { system } = *choice else { unreachable!("only systems are offered: {choice:?}") };
    let here = t.state.system(system);
    // ARCS-MOVE-02, 06: a Loyal starport, of whomever the system is.
    let is_catapulted = here.slots.iter().flatten().any(|building| building.owner == seat && building.kind == BuildingKind::Starport);
    let ships = here.ships[seat];
    t.state.underway.moving = Some(Moving { seat, at: system, ships, is_catapulted, been: vec![system] });
    t.next(steps![Step::Ships(seat), Step::To(seat)]);
}

fn moving(s: &State) -> &Moving {
    s.underway.moving.as_ref().expect("ships are moving")
}

fn offers_of(ships: Ships) -> Vec<Offer<Choice>> {
    let some = Condition::ALL.iter().filter(|condition| ships.of(**condition) > 0);
    some.map(|condition| Offer::new(Choice::Ships { condition: *condition }).cap(u32::from(ships.of(*condition)))).collect()
}

fn picked_ships(picked: Picked<Choice>) -> Ships {
    let mut ships = Ships::default();
    for (choice, count) in picked.parts() {
        let Choice::Ships { condition } = choice else { unreachable!("only ships are offered: {choice:?}") };
        *ships.of_mut(condition) = u8::try_from(count).expect("there are 15 ships");
    }
    ships
}

/// ARCS-MOVE-01: any number of them, at least one.
fn crew(s: &State, seat: Seat) -> Asks {
    let Moving { at, ships, .. } = *moving(s);
    let all = u32::from(ships.count());
    let everything = Picked::Split(offers_of(ships).into_iter().map(|offer| (offer.choice, offer.cap.unwrap_or(0))).collect());
    let question = Question::split_between(&Prompt::MoveShips { system: at }, "ARCS-MOVE-01", 1..=all, offers_of(ships));
    ask(seat, question.default(everything).skipped_when_forced())
}

fn board(picked: Picked<Choice>, t: &mut T<'_>) {
    t.state.underway.moving.as_mut().expect("ships are moving").ships = picked_ships(picked);
}

/// ARCS-MOVE-07, ARCS-RULING-14: a neighbour in play to which these very ships have not come before.
fn destinations(s: &State, seat: Seat) -> Asks {
    let Moving { at, been, .. } = moving(s);
    let open = reach::neighbours(s.setup, *at).into_iter().filter(|system| !been.contains(system));
    let offers: Vec<_> = open.map(|system| Offer::new(Choice::System { system }).at(format!("system-{system}"))).collect();
    if offers.is_empty() { nobody() } else { ask(seat, Question::one_of(&Prompt::MoveTo { system: *at }, "ARCS-MOVE-01", offers)) }
}

fn fly(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::System { system } = *choice else { unreachable!("only systems are offered: {choice:?}") };
    // ARCS-MOVE-08: control is looked at before the ships come in.
    let is_stopped = !system.is_gate() || control::is_rival_controlled(t.state, system, seat);
    let Moving { at, ships, is_catapulted, .. } = *moving(t.state);
    for condition in Condition::ALL {
        *t.state.system_mut(at).ships[seat].of_mut(*condition) -= ships.of(*condition);
        *t.state.system_mut(system).ships[seat].of_mut(*condition) += ships.of(*condition);
    }
    let count = ships.count();
    t.tell(&Line::Moved { seat, count, from: at, to: system });
    let moving = t.state.underway.moving.as_mut().expect("ships are moving");
    moving.at = system;
    moving.been.push(system);
    // ARCS-MOVE-03, 04
    if is_catapulted && !is_stopped {
        t.next(steps![Step::GoOn(seat)]);
    } else {
        t.state.underway.moving = None;
    }
}

/// ARCS-MOVE-05, 09: some of the ships go on, the others stay.
fn catapulted(s: &State, seat: Seat) -> Asks {
    let Moving { at, ships, .. } = *moving(s);
    ask(seat, Question::split_up_to(&Prompt::CatapultOn { system: at }, "ARCS-MOVE-02", u32::from(ships.count()), offers_of(ships)))
}

fn go_on(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let ships = picked_ships(picked);
    if ships.count() == 0 {
        t.state.underway.moving = None;
        return;
    }
    let moving = t.state.underway.moving.as_mut().expect("ships are moving");
    if ships != moving.ships {
        // RULING: ARCS-RULING-14 leaves a Catapult between gates endless. The same ships come to no place twice; once some have stayed
        // behind, the others are a fleet of their own and may turn back.
        moving.been = vec![moving.at];
        moving.ships = ships;
    }
    t.next(steps![Step::To(seat)]);
}
