//! The tactical action (LRR 79): activation, movement, space combat, invasion, production.

use crate::flow;
use crate::position::underway::TacticalAction;
use crate::prelude::*;
use crate::{
    combat::{invasion, space_cannon, space_combat},
    economy::production,
    tactical::movement,
};
use sternpost_core::Barred;

/// Steps of a tactical action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The active player activates a system (LRR 79.1).
    Activate { seat: Seat },
    /// The action is over; the system is active no longer (LRR 6.4).
    End,
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Activate { seat } => {
            it.barring(closed_systems).asks(|s| ask(seat, systems_to_activate(s, seat)), |picked, t| activate(seat, picked, t))
        }
        Step::End => it.does(|t| t.state.underway.tactical = None),
    }
}

/// LRR 6.2, 6.3: any system without an own token.
fn systems_to_activate(s: &State, seat: Seat) -> Question<Choice> {
    // Nearest to home first: that is where players look.
    let all = s.galaxy.from_home(s.home(seat)).iter().copied();
    let offers = all.filter(|system| s.systems.contains_key(system) && may_activate(s, seat, *system)).map(|system| {
        let offer = Offer::new(Choice::System { system }).at(system.place());
        match hint(s, seat, system) {
            Some(hint) => offer.hint(&hint),
            None => offer,
        }
    });
    // A passed deadline attacks nobody, and leaves no ships where they could not move on.
    let stirs = |choice: &Choice| if let Choice::System { system } = choice { whom_it_stirs(s, seat, *system) } else { (true, true) };
    Question::one_of(&Prompt::ActivateSystem, "LRR 6.2", offers).preferring(stirs)
}

/// Whether somebody else has anything in a system, and whether the player has.
fn whom_it_stirs(s: &State, seat: Seat, system: SystemId) -> (bool, bool) {
    let places = s.locations_in(system);
    let stands = |of: Seat| places.iter().any(|at| !s.units(of, *at).is_empty());
    let controls = |of: Seat| s.planets_in(system).iter().any(|planet| s.planets[planet].controller == Some(of));
    let has = |of: Seat| stands(of) || controls(of);
    (s.others_clockwise(seat).any(has), has(seat))
}

/// LRR 6.2: no own token is there, and nothing in play forbids it.
pub fn may_activate(s: &State, seat: Seat, system: SystemId) -> bool {
    !s.has_token(seat, system) && modifiers::keeps_from_activating(s, seat, system).is_none()
}

/// The systems that a player cannot activate.
fn closed_systems(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    let closed = s.systems.keys().copied().filter_map(|system| {
        let choice = Choice::System { system };
        if s.has_token(seat, system) {
            return Some(Barred::new(choice, &Why::OwnToken, "LRR 6.2"));
        }
        let by = modifiers::keeps_from_activating(s, seat, system)?;
        Some(Barred::new(choice, &Why::ShipsForbid { seat: by }, "LRR 27.1"))
    });
    closed.collect()
}

/// Who is there already.
fn hint(s: &State, seat: Seat, system: SystemId) -> Option<Hint> {
    let ships = |owner: Seat| s.units(owner, crate::board::units::Location::Space(system)).ships();
    let foreign = s.owners_of_ships(system).into_iter().find(|owner| *owner != seat);
    match foreign {
        Some(owner) => Some(Hint::Ships { seat: owner, count: ships(owner) }),
        None => (ships(seat) > 0).then(|| Hint::Own { count: ships(seat) }),
    }
}

fn activate(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::System { system } = picked.one() else { unreachable!("only systems are offered") };
    // LRR 6.1, 79.1a
    t.state.players[seat].tactic -= 1;
    t.state.systems.get_mut(&system).expect("the system is in play").tokens.insert(seat);
    t.tell(&Line::Activated { seat, system });
    t.state.underway.tactical = Some(TacticalAction::begin(system));
    // LRR 79.0: in this order; space cannon offense belongs to the movement step (LRR 79.2c)
    t.next(steps(seat, system));
}

/// What comes of an activation, in order.
pub fn steps(seat: Seat, system: SystemId) -> [flow::Step; 9] {
    steps![
        // LRR 27.14: what happens when it is activated, then what may be done after
        window(Occasion::Activating { seat, system }),
        window(Occasion::Activated { seat, system }),
        movement::Step::Choose { seat },
        window(Occasion::ShipsMoved { seat, system }),
        space_cannon::Step::Offense { seat, system },
        space_combat::Step::Begin { attacker: seat, system },
        invasion::Step::Begin { seat, system },
        production::Step::Begin { seat, system },
        Step::End,
    ]
}
