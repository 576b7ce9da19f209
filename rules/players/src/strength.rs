//! How well players play: by how much they think, not by how often they blunder.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How well a player plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// Anything that is legal.
    Random,
    /// Sees what an answer brings at once.
    Eager,
    /// Weighs whole turns, in several worlds where luck decides.
    #[default]
    Steady,
}

/// How much thought a decision gets. Counted in answers tried, never in time: the same numbers decide the same on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    /// Answers, anybody's, that may be tried out for one search.
    pub answers: u32,
    /// Lines that are mended.
    pub lines: usize,
    /// Other answers tried at one question.
    pub breadth: usize,
    /// Further worlds in which the best lines are compared.
    pub worlds: u32,
    /// Own answers that a line may have.
    pub longest: usize,
}

impl Strength {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Eager, Self::Steady];

    /// Its name in files and forms.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Eager => "eager",
            Self::Steady => "steady",
        }
    }

    /// A strength by its name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|strength| strength.id() == id)
    }

    /// The thought behind it; none behind what is random.
    #[must_use]
    pub fn thought(self) -> Option<Thought> {
        match self {
            Self::Random => None,
            Self::Eager => Some(Thought { answers: 30, lines: 1, breadth: 2, worlds: 0, longest: 25 }),
            Self::Steady => Some(Thought { answers: 400, lines: 3, breadth: 12, worlds: 2, longest: 40 }),
        }
    }
}
