//! Writing new golden logs, for the revision at hand.

use super::Golden;
use crate::play_out::{Checks, play_on, play_out};
use crate::refold::{advance, refold};
use serde_json::Value;
use std::path::Path;
use sternpost_game::{Act, Game, Play};

/// A whole campaign at random.
///
/// # Errors
/// If a property does not hold on the way.
pub fn campaign(game: &dyn Game, about: &str, setup: &Value, seed: u64) -> Result<Golden, String> {
    let finished = play_out(game, setup, seed, sparse()).map_err(|failure| failure.to_string())?;
    let digest = refold(game, &finished.acts)?.digest();
    Ok(Golden { about: about.to_owned(), acts: finished.acts, digest: Some(digest) })
}

/// A campaign's position in which something is so, the first after so many acts, and the acts by which it is played on.
///
/// # Errors
/// If a property does not hold on the way, or nothing of the kind happens.
pub fn snapshot(
    game: &dyn Game,
    about: &str,
    (setup, seed): (&Value, u64),
    (after, played_on): (usize, usize),
    fits: impl Fn(&dyn Play) -> bool,
) -> Result<Golden, String> {
    let acts = play_out(game, setup, seed, sparse()).map_err(|failure| failure.to_string())?.acts;
    let mut play: Option<Box<dyn Play>> = None;
    for (at, act) in acts.iter().enumerate() {
        let now = advance(game, play, act)?;
        if at >= after && fits(now.as_ref()) {
            let snapshot = serde_json::from_str(&now.snapshot()).map_err(|why| why.to_string())?;
            let rest = acts.iter().skip(at + 1).take(played_on).cloned();
            let acts: Vec<Act> = std::iter::once(Act::Rebased { snapshot }).chain(rest).collect();
            let digest = refold(game, &acts)?.digest();
            return Ok(Golden { about: about.to_owned(), acts, digest: Some(digest) });
        }
        play = Some(now);
    }
    Err(format!("{about}: nothing of the kind happens with seed {seed}"))
}

/// A position described by hand, and so many turns by which it is played on.
///
/// # Errors
/// If there is no such position, or a property does not hold on the way.
pub fn position(game: &dyn Game, about: &str, given: &Value, seed: u64, turns: usize) -> Result<Golden, String> {
    let checks = Checks { stop_after: Some(turns), ..sparse() };
    let acts = play_on(game, given, seed, checks).map_err(|failure| failure.to_string())?.acts;
    let digest = refold(game, &acts)?.digest();
    Ok(Golden { about: about.to_owned(), acts, digest: Some(digest) })
}

/// No log is larger: they stay in the repository for ever.
const LARGEST: usize = 256 * 1024;

/// The first seed with which it can be recorded, in a log that is small enough. Each revision plays by other numbers.
///
/// # Errors
/// If none of a hundred will do; the reason of the last.
pub fn first(game: &dyn Game, recorded: impl Fn(u64) -> Result<Golden, String>) -> Result<Golden, String> {
    let mut why = String::new();
    let from = 100 * u64::from(game.revision());
    for seed in from..from + 100 {
        match recorded(seed) {
            Ok(golden) if golden.written().len() <= LARGEST => return Ok(golden),
            Ok(golden) => why = format!("{} bytes are too many", golden.written().len()),
            Err(wrong) => why = wrong,
        }
    }
    Err(format!("with no seed; the last: {why}"))
}

/// Writes a log of the revision at hand below a game's folder of golden logs.
///
/// # Errors
/// If it does not hold, or the file cannot be written.
#[expect(clippy::disallowed_methods, reason = "the workbench writes golden logs; rules do not")]
pub fn keep(game: &dyn Game, folder: &Path, name: &str, golden: &Golden) -> Result<(), String> {
    golden.check(game, game.revision())?;
    let revision = folder.join(format!("r{}", game.revision()));
    let written = std::fs::create_dir_all(&revision).and_then(|()| std::fs::write(revision.join(format!("{name}.json")), golden.written()));
    written.map_err(|why| format!("{}: {why}", revision.display()))
}

/// The properties are other tests' business.
fn sparse() -> Checks {
    Checks { eager: 80, ..Checks::every(1_000) }
}
