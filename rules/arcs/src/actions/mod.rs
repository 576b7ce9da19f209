//! The standard actions (ARCS-TAX to ARCS-BATTLE): which can be taken, and the steps of those that take one question.

pub mod build;
mod free;
pub mod influence;
pub mod moving;
mod owed;
pub mod repair;
pub mod secure;
pub mod tax;

use crate::battle;
use crate::cards;
use crate::components::Standard;
use crate::prelude::*;
pub use free::{begin_for_a_pip, made_possible};

/// The steps of actions that take one question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// ARCS-TAX-01.
    Tax(Seat),
    /// ARCS-TAX-02, of a city with several planet types.
    TaxOneType(Seat, SystemId),
    /// ARCS-BUILD-01.
    Build(Seat),
    /// ARCS-REPAIR-01.
    Repair(Seat),
    /// ARCS-INFL-01.
    Influence(Seat),
    /// ARCS-SECURE-01.
    Secure(Seat),
    /// ARCS-SECURE-03, 05: what the card does at once, where it goes, and the next card.
    Secured {
        /// Who secured it.
        seat: Seat,
        card: CourtCardId,
        /// Its place in the row.
        place: u8,
    },
    /// ARCS-SECURE-05.
    Refill {
        /// The card before.
        card: CourtCardId,
        /// Its place in the row.
        place: u8,
    },
    /// A free action may come before that of the pip.
    FreeBefore(Seat, Action),
    /// The action of the pip.
    OfThePip(Seat, Action),
    /// A free action may come after that of the pip.
    FreeAfter(Seat, Action),
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Tax(seat) => it.may_ask(move |s| tax::cities(s, seat), move |picked, t| tax::tax(seat, &picked.one(), t)),
        Step::TaxOneType(seat, system) => {
            it.may_ask(move |s| tax::types(s, seat, system), move |picked, t| tax::gain_type(seat, &picked.one(), t))
        }
        Step::Build(seat) => it.may_ask(move |s| build::sites(s, seat), move |picked, t| build::build(seat, &picked.one(), t)),
        Step::Repair(seat) => it.may_ask(move |s| repair::damaged(s, seat), move |picked, t| repair::repair(seat, &picked.one(), t)),
        Step::Influence(seat) => {
            it.may_ask(move |s| influence::cards(s, seat), move |picked, t| influence::influence(seat, &picked.one(), t))
        }
        Step::Secure(seat) => it.may_ask(move |s| secure::cards(s, seat), move |picked, t| secure::secure(seat, &picked.one(), t)),
        Step::Secured { seat, card, place } => it.does(move |t| secure::resolve(seat, card, place, t)),
        Step::Refill { card, place } => it.does(move |t| secure::refill(card, place, t)),
        Step::FreeBefore(seat, action) => {
            it.may_ask(move |s| free::before(s, seat, action), move |picked, t| free::take_before(seat, action, &picked.one(), t))
        }
        Step::OfThePip(seat, action) => it.does(move |t| free::of_the_pip(seat, action, t)),
        Step::FreeAfter(seat, action) => {
            it.may_ask(move |s| free::after(s, seat, action), move |picked, t| free::take_after(seat, &picked.one(), t))
        }
    }
}

/// Of these standard actions, those a seat can take now, with the special ones it may take instead (ARCS-NEW-01, 02).
pub fn available(s: &State, seat: Seat, standard: &[Action]) -> Vec<Action> {
    let special = modifiers::specials(s, seat);
    let instead = special.filter(|special| standard.contains(&special.instead_of)).map(|special| special.action);
    let mut actions: Vec<Action> = standard.iter().copied().chain(instead).filter(|action| is_possible(s, seat, *action)).collect();
    actions.sort_unstable();
    actions.dedup();
    actions
}

/// Whether an action has anything to act on.
fn is_possible(s: &State, seat: Seat, action: Action) -> bool {
    let Some(standard) = action.standard() else {
        return cards::special(s, seat, action).is_some_and(|special| (special.can)(s, seat));
    };
    match standard {
        Standard::Tax => !tax::cities(s, seat).is_empty(),
        Standard::Repair => !repair::damaged(s, seat).is_empty(),
        Standard::Build => !build::sites(s, seat).is_empty(),
        Standard::Influence => !influence::cards(s, seat).is_empty(),
        Standard::Move => moving::is_possible(s, seat),
        Standard::Secure => !secure::cards(s, seat).is_empty(),
        Standard::Battle => battle::is_possible(s, seat),
    }
}

/// Begins an action.
pub fn begin(t: &mut T<'_>, seat: Seat, action: Action) {
    let Some(standard) = action.standard() else {
        let special = cards::special(t.state, seat, action).expect("only actions of cards that are held are offered");
        return (special.does)(t, seat);
    };
    let step: crate::flow::Step = match standard {
        Standard::Tax => Step::Tax(seat).into(),
        Standard::Repair => Step::Repair(seat).into(),
        Standard::Build => Step::Build(seat).into(),
        Standard::Influence => Step::Influence(seat).into(),
        Standard::Move => moving::Step::From(seat).into(),
        Standard::Secure => Step::Secure(seat).into(),
        Standard::Battle => battle::Step::Where(seat).into(),
    };
    t.next([step]);
}
