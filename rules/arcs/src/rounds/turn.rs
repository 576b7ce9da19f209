//! ARCS-PREL, ARCS-LEAD-02: a turn, from the Prelude to the last pip.

use super::spending;
use crate::actions::{self, secure};
use crate::cards;
use crate::components::Standard;
use crate::position::underway::{How, Turn};
use crate::prelude::*;
use crate::words::Why;
use sternpost_core::Barred;

/// Ships for who has lost all (ARCS-FINE-03).
const RELIEF: u8 = 3;

/// The steps of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A Prelude action, an action for a pip, or the end.
    Act(Seat),
    /// ARCS-RES-09.
    SpendIdly(Seat),
    /// ARCS-FINE-03.
    Relief(Seat),
    /// It is over.
    End(Seat),
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Act(seat) => it.barring(impossible).asks(move |s| possible(s, seat), move |picked, t| act(seat, &picked.one(), t)),
        Step::SpendIdly(seat) => it.may_ask(move |s| spending::idle(s, seat), move |picked, t| spending::spend(t, seat, &picked.one())),
        Step::Relief(seat) => it.may_ask(move |s| gates(s, seat), move |picked, t| relieve(seat, &picked.one(), t)),
        Step::End(seat) => it.does(move |t| end(seat, t)),
    }
}

/// The steps of a turn once its card is played.
pub fn of(seat: Seat) -> [crate::flow::Step; 3] {
    steps![Step::Act(seat), Step::Relief(seat), Step::End(seat)]
}

/// A turn begins with the card that is played.
pub fn begun(seat: Seat, how: How, pips: u8, actions: &[Action]) -> Turn {
    Turn {
        seat,
        how,
        pips,
        actions: actions.to_vec(),
        is_armed: false,
        is_prelude: true,
        has_acted: false,
        spent: vec![],
        secured: vec![],
        used: vec![],
        specials: vec![],
        had_free_action: false,
    }
}

/// ARCS-LEAD-02, 04, ARCS-RES-07, ARCS-NEW-03: what a pip can be spent on.
fn for_a_pip(s: &State, seat: Seat) -> Vec<Action> {
    let turn = s.turn();
    if turn.pips == 0 {
        return vec![];
    }
    let mut standard = turn.actions.clone();
    if turn.is_armed {
        standard.push(Action::Battle);
    }
    let mut actions = actions::available(s, seat, &standard);
    actions.extend(actions::made_possible(s, seat, &standard));
    actions.sort_unstable();
    actions
}

/// ARCS-PREL-02, 07: Prelude actions as long as no pip was spent, actions for pips, or the end of the turn.
fn possible(s: &State, seat: Seat) -> Asks {
    let turn = s.turn();
    let mut offers: Vec<Choice> = for_a_pip(s, seat).into_iter().map(|action| Choice::Act { action }).collect();
    if turn.is_prelude {
        offers.extend(spending::offers(s, seat));
        offers.extend(cards::preludes(s, seat).into_iter().map(|card| Choice::UseCard { card }));
    }
    ask(seat, one_of_or(&Prompt::Act { pips: turn.pips }, "ARCS-LEAD-02", offers, Choice::Done).skipped_when_forced())
}

/// The actions of the card that have nothing to act on, and a Weapon that would change nothing.
fn impossible(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    if s.turn().pips == 0 {
        return vec![];
    }
    let possible = for_a_pip(s, seat);
    let listed = s.turn().actions.iter().filter(|action| !possible.contains(action));
    let barred = listed.filter_map(|action| {
        let (why, rule) = reason(s, seat, *action)?;
        Some(Barred::new(Choice::Act { action: *action }, &why, rule))
    });
    let weapon = if s.turn().is_prelude { spending::why_not(s, seat) } else { None };
    barred.chain(weapon).collect()
}

/// Why a standard action cannot be taken.
fn reason(s: &State, seat: Seat, action: Action) -> Option<(Why, &'static str)> {
    Some(match action.standard()? {
        Standard::Tax => (Why::NothingToTax, "ARCS-TAX-01"),
        Standard::Repair => (Why::NothingDamaged, "ARCS-REPAIR-01"),
        Standard::Build => (Why::NothingToBuild, "ARCS-BUILD-01"),
        Standard::Influence if supply::agents(s, seat) == 0 => (Why::NoAgent, "ARCS-INFL-01"),
        Standard::Influence => (Why::EmptyCourt, "ARCS-INFL-01"),
        Standard::Move => (Why::NoShips, "ARCS-MOVE-01"),
        Standard::Secure => secure::why_not(s, seat),
        Standard::Battle => (Why::NobodyToFight, "ARCS-BATTLE-03"),
    })
}

fn act(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::Done {
        return;
    }
    if let Choice::Act { action } = *choice {
        end_prelude(t.state);
        let turn = t.state.turn_mut();
        turn.pips -= 1;
        turn.has_acted = true;
        actions::begin_for_a_pip(t, seat, action);
    } else if let Choice::UseCard { card } = *choice {
        cards::use_prelude(t, seat, card);
    } else if *choice == Choice::SpendForNothing {
        t.next(steps![Step::SpendIdly(seat)]);
    } else {
        spending::spend(t, seat, choice);
    }
    t.next(steps![Step::Act(seat)]);
}

/// ARCS-PREL-03: what was spent goes back to the supply.
fn end_prelude(s: &mut State) {
    let turn = s.turn_mut();
    turn.is_prelude = false;
    turn.spent.clear();
}

fn is_without_fleet(s: &State, seat: Seat) -> bool {
    let has_ships = s.systems.values().any(|place| place.ships[seat].count() > 0);
    let has_starport = s.buildings().any(|(_, _, building)| building.owner == seat && building.kind == BuildingKind::Starport);
    !has_ships && !has_starport
}

/// ARCS-FINE-03: with neither starports nor ships one comes back at a gate.
fn gates(s: &State, seat: Seat) -> Asks {
    if !is_without_fleet(s, seat) || supply::ships(s, seat) == 0 {
        return nobody();
    }
    let offers = reach::gates(s.setup).into_iter().map(|system| Offer::new(Choice::System { system }).at(format!("system-{system}")));
    let ships = RELIEF.min(supply::ships(s, seat));
    ask(seat, Question::one_of(&Prompt::Relief { ships }, "ARCS-FINE-03", offers))
}

fn relieve(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::System { system } = *choice else { unreachable!("only gates are offered: {choice:?}") };
    pieces::place_ships(t, seat, system, RELIEF);
}

/// ARCS-TAX-05, ARCS-BUILD-04: cities and starports can be used again.
fn end(seat: Seat, t: &mut T<'_>) {
    t.state.turn = None;
    for building in t.state.systems.values_mut().flat_map(|place| place.slots.iter_mut().flatten()) {
        building.is_used = false;
    }
    t.tell(&Line::TurnEnded { seat });
}
