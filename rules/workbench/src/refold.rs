//! Folding a log through the object-safe [`Game`]: what the service does with every campaign it loads.

use sternpost_core::Chance;
use sternpost_game::{Act, Game, Play};

/// Folds a list of acts, starting at the last rebase; notes of chance must be used up exactly.
///
/// # Errors
/// Which act no longer fits the rules, and why.
///
/// # Panics
/// If the noted chance does not fit what the rules ask for.
pub fn refold(game: &dyn Game, acts: &[Act]) -> Result<Box<dyn Play>, String> {
    let start = acts.iter().rposition(|act| matches!(act, Act::Rebased { .. })).unwrap_or(0);
    let mut play: Option<Box<dyn Play>> = None;
    for (at, act) in acts.iter().enumerate().skip(start) {
        play = Some(advance(game, play, act).map_err(|why| format!("act {at}: {why}"))?);
    }
    play.ok_or_else(|| "the log is empty".to_owned())
}

/// One act more.
///
/// # Errors
/// Why the act does not fit the rules.
///
/// # Panics
/// See [`refold`].
pub fn advance(game: &dyn Game, play: Option<Box<dyn Play>>, act: &Act) -> Result<Box<dyn Play>, String> {
    let standing = || play.ok_or("the log does not begin with a set-up or a snapshot");
    let (play, chance) = match act {
        Act::Began { setup, chance } => {
            let mut chance = Chance::noted(chance.clone());
            (game.begin(setup, &mut chance).map_err(|e| e.to_string())?.0, chance)
        }
        Act::Answered { seat, answers, chance } => {
            let (mut play, mut chance) = (standing()?, Chance::noted(chance.clone()));
            play.apply_logged(*seat, answers, &mut chance).map_err(|e| e.to_string())?;
            (play, chance)
        }
        Act::Together { answers, chance } => {
            let (mut play, mut chance) = (standing()?, Chance::noted(chance.clone()));
            play.apply_together(answers, &mut chance).map_err(|(seat, e)| format!("seat {seat}: {e}"))?;
            (play, chance)
        }
        Act::Anytime { seat, answers, chance } => {
            let (mut play, mut chance) = (standing()?, Chance::noted(chance.clone()));
            play.apply_anytime(*seat, answers, &mut chance).map_err(|e| e.to_string())?;
            (play, chance)
        }
        Act::Rebased { snapshot } => (game.restore(&snapshot.to_string()).map_err(|e| e.to_string())?, Chance::closed()),
    };
    if chance.has_unread_notes() {
        return Err("random results are noted that the rules did not ask for".to_owned());
    }
    Ok(play)
}
