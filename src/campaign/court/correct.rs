//! A ruling that corrects the position: what it says is changed, and nothing else, and the campaign goes on from there.

use super::proceedings::Proceedings;
use super::told;
use super::{Hot, Refused, Service};
use crate::campaign::guarded;
use crate::log::court::corrected;
use crate::log::{Actor, Body, Cause, ground};
use serde_json::Value;
use sternpost_core::{Game, Play};

impl Proceedings<'_> {
    pub(super) fn correct(&mut self, by: u64, why: &str, patch: Option<&Value>, who: (Actor, Cause)) -> Result<(), Refused> {
        let patch = patch.ok_or_else(|| senseless("it does not say what is changed".to_owned()))?;
        let (snapshot, play) = correction(self.hot.game, self.stands()?, patch)?;
        self.play = Some(play);
        self.push(Body::Rebased { snapshot, why: why.to_owned(), by: Some(by) }, who, &[told::of_correction()])?;
        Ok(())
    }
}

impl Service {
    /// The position that a correction would lead to. Nothing is changed.
    ///
    /// # Errors
    /// [`Refused::Senseless`] if it cannot be done.
    pub fn try_correction(&self, hot: &Hot, patch: &Value) -> Result<Box<dyn Play>, Refused> {
        correction(hot.game, hot.play()?, patch).map(|(_, play)| play)
    }
}

fn senseless(why: String) -> Refused {
    Refused::Senseless(format!("the correction: {why}"))
}

/// What a correction makes of a position: as it is stored, and as it is played on.
fn correction(game: &'static dyn Game, before: &dyn Play, patch: &Value) -> Result<(Value, Box<dyn Play>), Refused> {
    let position = serde_json::from_str(&before.snapshot()).map_err(|why| senseless(why.to_string()))?;
    let snapshot = corrected(position, patch).map_err(senseless)?;
    // A position that nobody could have laid out may be refused, or make the rules fail: then nothing is changed.
    let play = ground::checked(game, &snapshot, Some(before)).map_err(senseless)?;
    if (play.steps_answered(), play.draws_so_far()) != (before.steps_answered(), before.draws_so_far()) {
        return Err(senseless("how many questions were answered and dice thrown is counted, and no part of the table".to_owned()));
    }
    let goes_on = guarded(|| play.is_over() || !play.open().is_empty() && play.digest() != before.digest()).map_err(senseless)?;
    if !goes_on {
        return Err(senseless("nothing is changed by it, or nobody is asked anything afterwards".to_owned()));
    }
    if play.is_over() {
        return Err(senseless("it would end the campaign".to_owned()));
    }
    Ok((snapshot, play))
}
