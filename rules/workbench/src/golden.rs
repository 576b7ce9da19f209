//! Golden logs: campaigns of a released revision that must go on folding, and positions that must be played on.
//!
//! A game keeps them in `golden/rN/`, N being the revision that wrote them. Each file is a log: it begins with a set-up and is
//! a whole campaign, or it begins with a snapshot taken in the middle of a procedure. `docs/decisions/0006-golden-logs.md`
//! says what becomes of them when the revision is raised.

mod folder;
mod record;

pub use folder::check_folder;
pub use record::{campaign, first, keep, position, snapshot};

use crate::play_out::{Checks, Start, play_with};
use crate::refold::refold;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use sternpost_game::{Act, Game};
use sternpost_players::Rng;
use sternpost_scenarios::panics::caught;

/// A log and what it folds to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Golden {
    /// What is played, as a sentence.
    pub about: String,
    /// The log: a set-up or a snapshot, and answers.
    pub acts: Vec<Act>,
    /// The digest of the last position. Missing: the answers no longer fit, only the snapshot is left to be played on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

impl Golden {
    /// Reads a file.
    ///
    /// # Errors
    /// If it is not one.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|why| format!("this is not a golden log: {why}"))
    }

    /// As a file: an act a line, so that a difference can be read.
    #[must_use]
    pub fn written(&self) -> String {
        let text = |text: &String| serde_json::to_string(text).expect("a text is JSON");
        let mut out = format!("{{\"about\": {},\n\"acts\": [\n", text(&self.about));
        for (at, act) in self.acts.iter().enumerate() {
            let comma = if at + 1 < self.acts.len() { "," } else { "" };
            let _ = writeln!(out, "{}{comma}", serde_json::to_string(act).expect("an act is plain data"));
        }
        let digest = self.digest.as_ref().map(|digest| format!(",\n\"digest\": {}", text(digest))).unwrap_or_default();
        out + "]" + &digest + "}\n"
    }

    /// Folds the log and compares, if `revision` is the one at hand: a digest is the hash of a serialised position and says something
    /// to the revision that wrote it only. A snapshot is also played on to the end as chance has it, under every property.
    ///
    /// # Errors
    /// What went otherwise.
    pub fn check(&self, game: &dyn Game, revision: u32) -> Result<(), String> {
        let from_snapshot = matches!(self.acts.first(), Some(Act::Rebased { .. }));
        let folded = caught(|| refold(game, &self.acts)).unwrap_or_else(Err)?;
        match &self.digest {
            Some(digest) if revision == game.revision() && folded.digest() != *digest => {
                return Err(format!("it folds to {}, not to {digest}", folded.digest()));
            }
            None if !from_snapshot => return Err("a campaign needs the digest of its last position".to_owned()),
            None if self.acts.len() > 1 => return Err("answers without a digest prove nothing".to_owned()),
            Some(_) | None => {}
        }
        if from_snapshot {
            self.play_on(game)
        } else if folded.is_over() {
            Ok(())
        } else {
            Err("the campaign is not over".to_owned())
        }
    }

    fn play_on(&self, game: &dyn Game) -> Result<(), String> {
        let play = refold(game, &self.acts[..1])?;
        play_with(game, &Start::Position(play), Rng::new(1), Checks::every(50)).map(|_| ()).map_err(|failure| failure.to_string())
    }
}
