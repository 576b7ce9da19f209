//! What a player that is no person needs to know of a game: what a position is worth, and how one leans before looking ahead.
//!
//! A game says it beside its [`Rules`]; the search is the same for all games. Everything here
//! may read the whole state: a player is only ever given twins, in which what its seat may not know is one of the ways it could be.

use sternpost_core::{Anytime, Described, Picked, Question, Reacts, Rules, Seat};

/// A question as somebody thinks about it.
pub struct Asking<'a, R: Rules> {
    /// The step that asks.
    pub step: &'a R::Step,
    /// The position.
    pub state: &'a R::State,
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub question: &'a Question<R::Choice>,
}

/// How a seat leans to one offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preference {
    /// The more the better. Of questions for several things only what is above 0 is picked of one's own accord.
    pub weight: i64,
    /// In a split or an amount: how much of it is wished for.
    pub wish: u32,
}

impl Preference {
    /// Not to be thought of.
    pub const NEVER: Self = Self { weight: i64::MIN, wish: 0 };

    /// So much liking; in a split as much of it as there is.
    #[must_use]
    pub const fn to(weight: i64) -> Self {
        Self { weight, wish: u32::MAX }
    }

    /// No more of it than this, as long as the rest finds a place elsewhere.
    #[must_use]
    pub const fn up_to(wish: u32, weight: i64) -> Self {
        Self { weight, wish }
    }
}

/// How others answer in a seat's thoughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supposed {
    /// With the question's default: mostly they pass.
    Default,
    /// As they lean.
    Lean,
    /// With the offer that leaves them best off at once.
    Best,
}

/// What playing to win means in a game.
pub trait Purpose: Reacts + Anytime + Described {
    /// What a position is worth to a seat, in thousandths of a point; only differences count.
    fn worth(state: &Self::State, seat: Seat) -> i64;

    /// Whether what was going on `then` is settled once `step` stands on top of `now`: looking ahead ends there.
    fn is_settled(step: &Self::Step, now: &Self::State, then: &Self::State) -> bool;

    /// How a seat leans to each offer, in their order; to an amount with one entry.
    fn leanings(asking: &Asking<'_, Self>) -> Vec<Preference>;

    /// Acts at any time that a seat might begin of its own accord (an offer to somebody), each with all answers that make it whole. Those who
    /// are asked for their agreement are supposed to give it if it leaves them better off.
    fn overtures(_step: &Self::Step, _state: &Self::State, _seat: Seat) -> Vec<Vec<Picked<Self::Choice>>> {
        vec![]
    }

    /// How a seat supposes that others answer a step.
    fn supposed(_step: &Self::Step) -> Supposed {
        Supposed::Default
    }
}
