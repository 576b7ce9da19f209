//! A ruling that corrects the position: it changes what it names and nothing else, and the campaign goes on from there.

use super::proceedings::Proceedings;
use super::{Refused, Service, Snapshot, told};
use serde_json::Value;
use sternpost_game::{Game, Play};
use sternpost_log::court::corrected;
use sternpost_log::fold::guarded;
use sternpost_log::{Actor, Body, Cause, ground};
use sternpost_model::reason::Reason;

impl Proceedings<'_> {
    pub(super) async fn correct(
        &mut self,
        dispute: u64,
        (by, why): (u64, &str),
        patch: Option<&Value>,
        who: (Actor, Cause),
    ) -> Result<(), Refused> {
        let patch = patch.ok_or_else(|| Refused::Invalid(Reason::CorrectionSaysNothing))?;
        let (snapshot, play) = self.service.corrected(self.snapshot, self.stands()?, dispute, patch).await?;
        self.play = Some(play);
        self.push(Body::Rebased { snapshot, why: why.to_owned(), by: Some(by) }, who, &[told::of_correction()])?;
        Ok(())
    }
}

impl Service {
    /// The position that a correction would lead to. Nothing is changed.
    ///
    /// # Errors
    /// [`Refused::Invalid`] if it cannot be done.
    pub async fn try_correction(&self, snapshot: &Snapshot, dispute: u64, patch: &Value) -> Result<Box<dyn Play>, Refused> {
        self.corrected(snapshot, snapshot.play()?, dispute, patch).await.map(|(_, play)| play)
    }

    async fn corrected(
        &self,
        snapshot: &Snapshot,
        before: &dyn Play,
        dispute: u64,
        patch: &Value,
    ) -> Result<(Value, Box<dyn Play>), Refused> {
        let position = serde_json::from_str(&before.snapshot()).map_err(|why| invalid(why.to_string()))?;
        if self.unseen(snapshot, dispute, &position).await?.is_touched_by_patch(patch) {
            return Err(Refused::Invalid(Reason::CorrectionTouchesHidden));
        }
        correction(snapshot.game, (before, position), patch)
    }
}

fn invalid(message: String) -> Refused {
    Refused::Invalid(Reason::CorrectionCannotStand { message })
}

/// Applies a correction to a position: the result as it is stored, and as it is played on.
fn correction(game: &'static dyn Game, (before, position): (&dyn Play, Value), patch: &Value) -> Result<(Value, Box<dyn Play>), Refused> {
    let snapshot = corrected(position, patch).map_err(invalid)?;
    // A position that nobody could have laid out may be refused, or make the rules fail: then nothing is changed.
    let play = ground::checked(game, &snapshot, Some(before)).map_err(invalid)?;
    if (play.steps_answered(), play.draws_so_far()) != (before.steps_answered(), before.draws_so_far()) {
        return Err(Refused::Invalid(Reason::CorrectionCounts));
    }
    let goes_on = guarded(|| play.is_over() || !play.open().is_empty() && play.digest() != before.digest()).map_err(invalid)?;
    if !goes_on {
        return Err(Refused::Invalid(Reason::CorrectionChangesNothing));
    }
    if play.is_over() {
        return Err(Refused::Invalid(Reason::CorrectionEndsCampaign));
    }
    Ok((snapshot, play))
}
