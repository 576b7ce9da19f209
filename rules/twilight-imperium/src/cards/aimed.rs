//! Component actions that are aimed at one thing, chosen when they are announced: a planet, a system, a player, a unit of somebody
//! (LRR 3.7, 51).

use super::component_actions::{Against, without_target};
use crate::prelude::*;

/// What can be aimed at.
pub trait Target: Sized {
    /// What was chosen.
    fn chosen(choice: &Choice) -> Option<Self>;
    /// The question for one of them.
    fn ask(using: &Use, targets: Vec<Self>) -> Next;
}

impl Target for PlanetId {
    fn chosen(choice: &Choice) -> Option<Self> {
        if let Choice::Planet { planet } = choice { Some(*planet) } else { None }
    }
    fn ask(using: &Use, targets: Vec<Self>) -> Next {
        choosing::planet(using, targets)
    }
}

impl Target for SystemId {
    fn chosen(choice: &Choice) -> Option<Self> {
        if let Choice::System { system } = choice { Some(*system) } else { None }
    }
    fn ask(using: &Use, targets: Vec<Self>) -> Next {
        choosing::system(using, targets)
    }
}

impl Target for Seat {
    fn chosen(choice: &Choice) -> Option<Self> {
        if let Choice::Seat { seat } = choice { Some(*seat) } else { None }
    }
    fn ask(using: &Use, targets: Vec<Self>) -> Next {
        choosing::player(using, targets)
    }
}

/// A unit of a player somewhere.
impl Target for (Seat, UnitType, Location) {
    fn chosen(choice: &Choice) -> Option<Self> {
        if let Choice::UnitOf { seat, unit, at } = choice { Some((*seat, *unit, *at)) } else { None }
    }
    fn ask(using: &Use, targets: Vec<Self>) -> Next {
        choosing::unit(using, targets)
    }
}

/// A component action with one target.
pub trait Aimed {
    /// What it is aimed at.
    type Target: Target;
    /// What a seat can aim it at. Public knowledge only.
    fn targets(s: &State, seat: Seat) -> Vec<Self::Target>;
    /// What else must be there; by default nothing.
    fn against(_s: &State, _seat: Seat) -> Option<Against> {
        None
    }
    /// What it does to the target.
    fn act(seat: Seat, target: Self::Target, t: &mut T<'_>);
}

/// Its ability: without anything to aim at it cannot be used (LRR 3.6a).
pub const fn action<A: Aimed>() -> Ability {
    Ability::action(
        |s, using| A::against(s, using.seat).or_else(|| without_target(A::targets(s, using.seat))),
        |using, t| {
            if let Some(target) = using.choice(0).as_ref().and_then(A::Target::chosen) {
                A::act(using.seat, target, t);
            }
        },
    )
    .asking(|s, using| A::Target::ask(using, A::targets(s, using.seat)))
}
