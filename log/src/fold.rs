//! Folding a log: the position is what its effective entries make of it.

use super::chance::Derivation;
use super::effect::Effect;
use super::entry::Entry;
use std::panic::{AssertUnwindSafe, catch_unwind};
use sternpost_core::{Chance, Outcome, Refusal};
use sternpost_game::{BadSetup, BadSnapshot, Game, Play};
use thiserror::Error;

/// The digests that a fold compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// None: whether the answers fit, whatever the position looks like.
    Answers,
    /// That of the last entry: what loading a campaign needs.
    Last,
    /// All: an audit.
    Every,
}

/// The reason why a log does not fold.
#[derive(Debug, Error)]
pub enum FoldError {
    /// It has not started.
    #[error("the campaign has not started")]
    NotStarted,
    /// The set-up is refused.
    #[error("entry {seq}: {source}")]
    Setup {
        /// The entry that starts the campaign.
        seq: u64,
        /// The reason the rules give.
        source: BadSetup,
    },
    /// A snapshot cannot be read.
    #[error("entry {seq}: {source}")]
    Snapshot {
        /// The entry that holds the snapshot.
        seq: u64,
        /// The reason why it cannot be read.
        source: BadSnapshot,
    },
    /// The rules refuse an answer.
    #[error("entry {seq}: {source}")]
    Refused {
        /// The entry that holds the answer.
        seq: u64,
        /// The reason the rules give.
        source: Refusal,
    },
    /// The rules drew less than was noted: they and the log disagree, even if the position came out the same.
    #[error("entry {seq}: random results are left that nothing asked for")]
    UnreadChance {
        /// The entry that notes the random results.
        seq: u64,
    },
    /// The position is another than was noted.
    #[error("entry {seq}: the position differs from the one that was recorded")]
    Digest {
        /// The entry that notes the digest.
        seq: u64,
    },
    /// A rule panicked.
    #[error("entry {seq}: the rules panicked: {message}")]
    Panicked {
        /// The entry at which the rules panicked.
        seq: u64,
        /// The message of the panic.
        message: String,
    },
}

impl FoldError {
    /// The entry that no longer fits; none if there is nothing to fold.
    #[must_use]
    pub fn seq(&self) -> Option<u64> {
        match self {
            Self::NotStarted => None,
            Self::Setup { seq, .. }
            | Self::Snapshot { seq, .. }
            | Self::Refused { seq, .. }
            | Self::UnreadChance { seq }
            | Self::Digest { seq }
            | Self::Panicked { seq, .. } => Some(*seq),
        }
    }
}

/// A position with the entry it stands at.
pub struct Folded {
    /// The position.
    pub play: Box<dyn Play>,
    /// The last effective entry that moved it.
    pub head: u64,
    /// What came of that entry; none if it was loaded from a snapshot.
    pub last: Option<Outcome>,
}

/// The entries that count. Each continues the head it was decided on; take-backs and rewinds move the head to an earlier
/// entry, and what they leave behind stays as a branch, to which a later rewind may lead back.
#[must_use]
pub fn effective(entries: &[Entry]) -> Vec<&Entry> {
    // For each entry: the head after it, and if it counts, the head before it.
    let mut heads: Vec<(Option<usize>, Option<usize>)> = vec![];
    let mut head = None;
    for (at, entry) in entries.iter().enumerate() {
        let before = head;
        head = match entry.body.moves_to() {
            Some(to) => {
                let to = entries[..at].partition_point(|earlier| earlier.seq <= to).checked_sub(1);
                to.and_then(|to| heads[to].0)
            }
            None => Some(at),
        };
        heads.push((head, before));
    }
    let mut line = vec![];
    while let Some(at) = head {
        line.push(&entries[at]);
        head = heads[at].1;
    }
    line.reverse();
    line
}

/// Runs rules code, turning a panic into its message.
pub fn guarded<T>(rules: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(rules)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned())).unwrap_or_else(|| "no message".to_owned())
    })
}

/// The part of a line that is folded: what stands before the last new ground was folded by older rules and is left alone.
#[must_use]
pub fn since_new_ground<'l, 'e>(line: &'l [&'e Entry]) -> &'l [&'e Entry] {
    let ground = line.iter().rposition(|entry| entry.body.is_new_ground());
    &line[ground.unwrap_or(0)..]
}

/// Folds entries, going on from a position if one is given. `entries` are those after it.
///
/// A digest is the hash of a serialised position: it says something to the revision that wrote it only.
///
/// # Errors
/// [`FoldError`] names the entry that no longer fits the rules.
pub fn fold(game: &dyn Game, from: Option<Folded>, entries: &[&Entry], check: Check) -> Result<Folded, FoldError> {
    let mut folded = from;
    let last = entries.last().map(|entry| entry.seq);
    for entry in since_new_ground(entries) {
        let seq = entry.seq;
        let before = folded.take();
        let after = guarded(|| step(game, before, entry)).map_err(|message| FoldError::Panicked { seq, message })??;
        let looked_at = match check {
            Check::Answers => false,
            Check::Last => Some(seq) == last,
            Check::Every => true,
        };
        let compare = looked_at && entry.revision == game.revision();
        if let (true, Some(folded), Some(digest)) = (compare, &after, &entry.digest)
            && folded.play.digest() != *digest
        {
            return Err(FoldError::Digest { seq });
        }
        folded = after;
    }
    folded.ok_or(FoldError::NotStarted)
}

fn step(game: &dyn Game, folded: Option<Folded>, entry: &Entry) -> Result<Option<Folded>, FoldError> {
    let seq = entry.seq;
    match entry.body.effect() {
        Effect::Start { setup, derivation, drawn } => {
            let mut noted = Chance::noted(drawn.clone());
            let (mut play, out) = game.begin(setup, &mut noted).map_err(|source| FoldError::Setup { seq, source })?;
            if derivation == Derivation::ByDraw {
                play.count_draws();
            }
            all_read(&noted, seq)?;
            Ok(Some(Folded { play, head: seq, last: Some(out) }))
        }
        Effect::Answers { answers, drawn } => {
            let Folded { mut play, .. } = folded.ok_or(FoldError::NotStarted)?;
            let mut noted = Chance::noted(drawn.clone());
            let out = answers.apply(&mut *play, &mut noted).map_err(|(_, source)| FoldError::Refused { seq, source })?;
            all_read(&noted, seq)?;
            Ok(Some(Folded { play, head: seq, last: Some(out) }))
        }
        Effect::DealsAnew { from: _, drawn } => {
            let Folded { mut play, .. } = folded.ok_or(FoldError::NotStarted)?;
            let mut noted = Chance::noted(drawn.clone());
            let out = play.deal_anew(&mut noted);
            all_read(&noted, seq)?;
            Ok(Some(Folded { play, head: seq, last: Some(out) }))
        }
        Effect::NewGround { snapshot } => {
            let play = game.restore(&snapshot.to_string()).map_err(|source| FoldError::Snapshot { seq, source })?;
            Ok(Some(Folded { play, head: seq, last: None }))
        }
        Effect::Back(_) | Effect::Nothing(_) => Ok(folded),
    }
}

fn all_read(noted: &Chance<'_>, seq: u64) -> Result<(), FoldError> {
    if noted.has_unread_notes() { Err(FoldError::UnreadChance { seq }) } else { Ok(()) }
}
