//! Writing new golden logs, for the revision at hand.

use super::Golden;
use crate::play_out::{Checks, play_on, play_out};
use crate::refold::{advance, refold};
use serde_json::Value;
use sternpost_core::{Act, Game, Play};

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

/// The properties are other tests' business.
fn sparse() -> Checks {
    Checks { eager: 80, ..Checks::every(1_000) }
}
