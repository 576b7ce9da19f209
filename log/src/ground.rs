//! Checks positions that come from outside: a correction, or a file that is read in. One check for all of them: nothing that no table holds,
//! nothing the game's components do not allow, and nothing the rules cannot go on from.

use super::fold::guarded;
use serde_json::Value;
use sternpost_core::{Eyes, Seat};
use sternpost_game::bounds::unbounded;
use sternpost_game::{Game, Play};

/// Reads a position from outside. `before`: the position that it is to follow, if there is one; what was wrong with that already is no reason to refuse it.
///
/// # Errors
/// In a sentence, if it cannot be one.
pub fn checked(game: &dyn Game, position: &Value, before: Option<&dyn Play>) -> Result<Box<dyn Play>, String> {
    // Restoring looks at that too; here it is said in a sentence.
    if let Some(more) = unbounded(position) {
        return Err(more);
    }
    let play = guarded(|| game.restore(&position.to_string()))?.map_err(|why| why.to_string())?;
    is_sound(&*play, before)?;
    Ok(play)
}

/// Checks that a position that was read is one that the game's components allow, and that can be shown to everybody.
///
/// # Errors
/// In a sentence, if it is not.
pub fn is_sound(play: &dyn Play, before: Option<&dyn Play>) -> Result<(), String> {
    let known = before.map_or_else(Vec::new, |before| guarded(|| before.defects()).unwrap_or_default());
    let mut defects = guarded(|| play.defects())?;
    defects.retain(|defect| !known.contains(defect));
    if !defects.is_empty() {
        return Err(defects.join("; "));
    }
    guarded(|| is_shown(play)).map_err(|_| "it could not be shown to everybody".to_owned())
}

/// Looks at a position as everybody will.
fn is_shown(play: &dyn Play) {
    let seats = || (0..play.seats()).map(Seat);
    for eyes in seats().map(Eyes::Seat).chain([Eyes::Spectator, Eyes::Arbiter]) {
        drop((play.view(eyes), play.scene(eyes), play.tally(eyes)));
    }
    for seat in seats() {
        drop((play.asked_of(seat), play.anytime(seat)));
    }
}
