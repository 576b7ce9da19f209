//! Continues a campaign when the rules under it are another version than those that wrote its log.
//!
//! The log says what was answered; what the players saw stands in positions that the older server kept. If folding the log with
//! the rules at hand leads to the same position, nothing happens. If it does not, the position that was kept counts: the
//! campaign is rebased on it, and what was answered after it is folded on top as far as it fits.

use super::entry::Entry;
use super::fold::{Check, FoldError, Folded, effective, fold, guarded};
use sha2::{Digest as _, Sha256};
use sternpost_game::{Game, hex};

/// A position an earlier server kept: the campaign as it stood after an entry of the log.
#[derive(Clone, Copy, Debug)]
pub struct Kept<'a> {
    /// The last entry of the log then.
    pub seq: u64,
    /// The position, as JSON.
    pub body: &'a str,
}

/// The position from which a campaign goes on under the rules at hand.
pub struct GoesOn {
    /// The position.
    pub folded: Folded,
    /// Whether it is the one its log leads to; if not, it has to be written into the log.
    pub course: Course,
}

/// The way a position came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// The log leads there, and it is what the players saw.
    Same,
    /// It has to be written into the log as new ground.
    NewGround {
        /// If not all answers fit any more: the entry up to which they count; those after it are asked again.
        back_to: Option<u64>,
    },
}

/// Finds where a campaign goes on. `entries` is its whole log, `kept` what earlier servers left, best first.
///
/// # Errors
/// If neither the log nor anything kept can be read any more.
pub fn reconcile(game: &dyn Game, entries: &[Entry], kept: &[Kept<'_>]) -> Result<GoesOn, FoldError> {
    let line = effective(entries);
    let whole = as_far_as_it_goes(game, None, &line);
    if let Ok((folded, None)) = &whole
        && was_seen(folded, &line)
    {
        return whole.map(|(folded, _)| GoesOn { folded, course: Course::Same });
    }
    let Some((folded, stopped)) = kept.iter().find_map(|kept| from_kept(game, entries, &line, *kept)) else {
        // Nothing was kept: the rules at hand say what the answers have led to.
        return whole.map(|(folded, stopped)| new_ground(folded, stopped));
    };
    Ok(match whole {
        Ok((whole, None)) if stopped.is_none() && whole.play.digest() == folded.play.digest() => {
            GoesOn { folded: whole, course: Course::Same }
        }
        _ => new_ground(folded, stopped),
    })
}

fn new_ground(folded: Folded, stopped: Option<u64>) -> GoesOn {
    let back_to = stopped.map(|_| folded.head);
    GoesOn { folded, course: Course::NewGround { back_to } }
}

/// Whether the last entry noted this very position, in whatever revision.
fn was_seen(folded: &Folded, line: &[&Entry]) -> bool {
    let noted = line.iter().rev().find(|entry| entry.body.moves_the_position()).and_then(|entry| entry.digest.as_ref());
    noted.is_some_and(|noted| *noted == folded.play.digest())
}

/// Whether a stored position is the one its entry notes: only then it is bound to the chain, and nobody has changed it.
#[must_use]
pub fn is_as_noted(body: &str, entry: &Entry) -> bool {
    entry.digest.as_deref() == Some(hex(&Sha256::digest(body)).as_str())
}

/// Folds a position that was kept and what was answered after it; none if it is of no use.
fn from_kept(game: &dyn Game, entries: &[Entry], line: &[&Entry], kept: Kept<'_>) -> Option<(Folded, Option<u64>)> {
    let then = effective(&entries[..entries.partition_point(|entry| entry.seq <= kept.seq)]);
    let is_on_the_line = then.len() <= line.len() && then.iter().zip(line).all(|(a, b)| a.seq == b.seq);
    let has_new_ground = line.get(then.len()..)?.iter().any(|entry| entry.body.is_new_ground());
    let head = then.iter().rev().find(|entry| entry.body.moves_the_position())?.seq;
    if !is_on_the_line || has_new_ground {
        return None;
    }
    entries.iter().find(|entry| entry.seq == kept.seq).filter(|entry| is_as_noted(kept.body, entry))?;
    let play = guarded(|| game.restore(kept.body)).ok()?.ok()?;
    as_far_as_it_goes(game, Some(Folded { play, head, last: None }), &line[then.len()..]).ok()
}

/// Folds up to the first entry that does not fit, and names it.
fn as_far_as_it_goes(game: &dyn Game, from: Option<Folded>, line: &[&Entry]) -> Result<(Folded, Option<u64>), FoldError> {
    let again = from.as_ref().map(|folded| Folded { play: folded.play.fork(), head: folded.head, last: None });
    match fold(game, from, line, Check::Answers) {
        Ok(folded) => Ok((folded, None)),
        // A refused answer leaves a position of no use: the same once more, without it.
        Err(error) => {
            let Some(seq) = error.seq() else { return Err(error) };
            let fitting: Vec<&Entry> = line.iter().copied().filter(|entry| entry.seq < seq).collect();
            fold(game, again, &fitting, Check::Answers).map(|folded| (folded, Some(seq))).map_err(|_| error)
        }
    }
}
