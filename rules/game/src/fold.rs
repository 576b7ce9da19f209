//! Folding: a position out of a list of acts.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sternpost_core::{Answer, Anytime, Chance, Position, Reacts, Refusal, Seat, Setup};
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
    /// Several seats answered a step that asks them together: all of it opened at once.
    Together {
        /// What each answered, by choice id.
        #[serde(with = "sternpost_core::seat::keyed")]
        answers: BTreeMap<Seat, Answer>,
        /// Random results.
        chance: Vec<Vec<u32>>,
    },
    /// A seat did something that belongs to no question.
    Anytime {
        /// Who.
        seat: Seat,
        /// What, by choice id; the first answers what may be done at any time.
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
    /// Random results are noted that the rules do not ask for.
    #[error("act {at}: random results are noted that the rules did not ask for")]
    UnreadChance {
        /// Which act.
        at: usize,
    },
}

/// Folds a list of acts, starting at the last rebase.
///
/// # Errors
/// [`FoldError`] names the act that no longer fits the rules.
///
/// # Panics
/// If the noted chance does not fit what the rules ask for.
pub fn fold<R: Reacts + Anytime>(acts: &[Act]) -> Result<Position<R>, FoldError> {
    let start = acts.iter().rposition(|act| matches!(act, Act::Rebased { .. })).unwrap_or(0);
    let mut position: Option<Position<R>> = None;
    for (at, act) in acts.iter().enumerate().skip(start) {
        match act {
            Act::Began { setup, chance } => {
                let setup: Setup<R> = serde_json::from_value(setup.clone()).map_err(|source| FoldError::Unreadable { at, source })?;
                let mut noted = Chance::noted(chance.clone());
                position = Some(Position::begin(&setup, &mut noted).0);
                all_read(&noted, at)?;
            }
            Act::Answered { seat, answers, chance } => {
                let position = position.as_mut().ok_or(FoldError::NoStart)?;
                let mut noted = Chance::noted(chance.clone());
                position.apply_logged(*seat, answers, &mut noted).map_err(|source| FoldError::Refused { at, source })?;
                all_read(&noted, at)?;
            }
            Act::Together { answers, chance } => {
                let position = position.as_mut().ok_or(FoldError::NoStart)?;
                let mut noted = Chance::noted(chance.clone());
                position.apply_together(answers, &mut noted).map_err(|(_, source)| FoldError::Refused { at, source })?;
                all_read(&noted, at)?;
            }
            Act::Anytime { seat, answers, chance } => {
                let position = position.as_mut().ok_or(FoldError::NoStart)?;
                let mut noted = Chance::noted(chance.clone());
                position.apply_anytime(*seat, answers, &mut noted).map_err(|source| FoldError::Refused { at, source })?;
                all_read(&noted, at)?;
            }
            Act::Rebased { snapshot } => {
                let read = serde_json::from_value(snapshot.clone()).map_err(|source| FoldError::Unreadable { at, source })?;
                position = Some(read);
            }
        }
    }
    position.ok_or(FoldError::NoStart)
}

fn all_read(noted: &Chance<'_>, at: usize) -> Result<(), FoldError> {
    if noted.has_unread_notes() { Err(FoldError::UnreadChance { at }) } else { Ok(()) }
}
