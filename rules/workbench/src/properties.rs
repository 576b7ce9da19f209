//! What must hold in every position of every game, whatever its rules; checked by [`play_out`](crate::play_out).

mod answers;
mod board;
mod chance;
mod end;
mod limits;
mod moment;
mod questions;
mod reading;
mod secrets;
mod tally;
mod words;

pub(crate) use answers::{Door, Turn, after_turn, anytime_refusals, irrevocable, one_by_one, refusals};
pub(crate) use chance::dealt_anew;
pub(crate) use end::at_the_end;
pub(crate) use limits::{budget, limits};
pub(crate) use moment::{at_moment, at_once};
pub(crate) use questions::{defaults, offers};
pub(crate) use reading::reading;
pub(crate) use secrets::{Twins, secrets};
pub(crate) use tally::tallies;
pub(crate) use words::{told, worded};

use std::fmt;
use sternpost_game::Act;
use sternpost_scenarios::diff::short;

/// The properties by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Property {
    /// A snapshot read and written again is the same snapshot.
    RoundTrip,
    /// The log folds to the position as played.
    Refold,
    /// Nothing is what cannot be.
    NoDefects,
    /// Nothing holds more than it may while somebody is asked: a surplus goes as soon as it is there. No submission draws or does more than a tenth
    /// of what one may.
    Limits,
    /// Somebody is asked something, or the campaign is over.
    SomebodyCanAct,
    /// There are standings if and only if the campaign is over; they rank every seat, and somebody is first, or all are second.
    Standings,
    /// Every default is an answer the question takes.
    Defaults,
    /// Everything said has a wording, with every argument it names.
    Words,
    /// No two offers of a question have the same id or look the same, and what is barred is not offered.
    DistinctOffers,
    /// No two offers of a question read alike in a list, in any language.
    DistinctWords,
    /// Whatever names a place on the board names one that the seat sees.
    Places,
    /// How everybody stands has a value for every seat, and no id twice.
    Tally,
    /// Nobody is shown anything that depends on what they may not know.
    Secrets,
    /// The twin of a position really differs where something is hidden.
    Twins,
    /// An answer that was not irrevocable can be undone: nothing was drawn.
    TakeBack,
    /// What is drawn does not depend on how a turn is put into entries, nor on what is done between them.
    Draws,
    /// What nobody may know can be dealt anew: nothing is lost, and nobody can tell.
    DealtAnew,
    /// What is not on offer is refused.
    Refusals,
    /// Looking ahead shows what then happens, up to the first random or hidden thing.
    Preview,
    /// Sealing an answer changes nobody else's question.
    Sealing,
    /// Every campaign comes to an end.
    Ends,
    /// Once it is over nobody is asked, no step is left, no answer is taken and the ranking stays.
    AfterTheEnd,
    /// Rules do not panic.
    NoPanic,
}

/// A property that does not hold, before it is known where.
#[derive(Debug)]
pub(crate) struct Broken {
    pub(crate) property: Property,
    pub(crate) detail: String,
}

pub(crate) type Check = Result<(), Broken>;

/// `Ok` if it holds.
pub(crate) fn ensure(holds: bool, property: Property, detail: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { broken(property, detail()) }
}

pub(crate) fn broken<T>(property: Property, detail: impl Into<String>) -> Result<T, Broken> {
    Err(Broken { property, detail: detail.into() })
}

/// A property that does not hold, with all that is needed to see it again.
#[derive(Debug)]
pub struct Failure {
    /// Which property.
    pub property: Property,
    /// What was seen.
    pub detail: String,
    /// The game's id.
    pub game: String,
    /// The seed of the random play.
    pub seed: u64,
    /// How many turns had been played.
    pub turn: usize,
    /// The log up to there; [`refold`](crate::refold) gives the position.
    pub acts: Vec<Act>,
}

impl Failure {
    /// The log as JSON Lines.
    #[must_use]
    pub fn log(&self) -> String {
        self.acts.iter().map(|act| serde_json::to_string(act).expect("an act is plain data") + "\n").collect()
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { property, game, seed, turn, detail, acts } = self;
        writeln!(f, "{game}, seed {seed}, after turn {turn}: {property:?} does not hold")?;
        writeln!(f, "  {detail}")?;
        writeln!(f, "  the last of {} acts:", acts.len())?;
        for act in acts.iter().rev().take(5).rev() {
            writeln!(f, "    {}", short(&serde_json::to_value(act).expect("an act is plain data")))?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}
