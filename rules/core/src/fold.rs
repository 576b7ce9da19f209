//! Folding: a position out of a list of acts.

use crate::{Answer, Chance, Position, Refusal, Rules, Seat, Setup};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What moves a campaign on; the part of a log entry the rules see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "act")]
pub enum Act {
    /// The campaign began.
    Began {
        /// The set-up, as JSON of [`Setup`].
        setup: serde_json::Value,
        /// Random results.
        chance: Vec<Vec<u32>>,
    },
    /// A seat answered: one turn.
    Answered {
        /// Who.
        seat: Seat,
        /// What, by choice id.
        answers: Vec<Answer>,
        /// Random results.
        chance: Vec<Vec<u32>>,
    },
    /// New ground: earlier acts stay for the record, folding starts here.
    Rebased {
        /// The position, as a snapshot.
        snapshot: serde_json::Value,
    },
}

/// Why a log does not fold.
#[derive(Debug, Error)]
pub enum FoldError {
    /// Nothing to start from.
    #[error("the log does not begin with a set-up or a snapshot")]
    NoStart,
    /// A set-up or snapshot cannot be read.
    #[error("act {at}: {source}")]
    Unreadable {
        /// Which act.
        at: usize,
        /// Why.
        source: serde_json::Error,
    },
    /// The rules refuse an answer.
    #[error("act {at}: {source}")]
    Refused {
        /// Which act.
        at: usize,
        /// Why.
        source: Refusal,
    },
}

/// Folds a list of acts, starting at the last rebase.
///
/// # Errors
/// [`FoldError`] names the act that no longer fits the rules.
///
/// # Panics
/// If the noted chance does not fit what the rules ask for.
pub fn fold<R: Rules>(acts: &[Act]) -> Result<Position<R>, FoldError> {
    let start = acts.iter().rposition(|act| matches!(act, Act::Rebased { .. })).unwrap_or(0);
    let mut position: Option<Position<R>> = None;
    for (at, act) in acts.iter().enumerate().skip(start) {
        match act {
            Act::Began { setup, chance } => {
                let setup: Setup<R> = serde_json::from_value(setup.clone()).map_err(|source| FoldError::Unreadable { at, source })?;
                position = Some(Position::begin(&setup, &mut Chance::noted(chance.clone())).0);
            }
            Act::Answered { seat, answers, chance } => {
                let position = position.as_mut().ok_or(FoldError::NoStart)?;
                let applied = position.apply(*seat, answers, &mut Chance::noted(chance.clone()));
                applied.map_err(|source| FoldError::Refused { at, source })?;
            }
            Act::Rebased { snapshot } => {
                let read = serde_json::from_value(snapshot.clone()).map_err(|source| FoldError::Unreadable { at, source })?;
                position = Some(read);
            }
        }
    }
    position.ok_or(FoldError::NoStart)
}
