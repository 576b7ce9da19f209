//! Rewinds a campaign to an earlier entry: the one way back for rulings, motions and the operator.

use super::proceedings::Proceedings;
use super::{Refused, Service, Snapshot, told};
use sternpost_game::{Game, Play};
use sternpost_log::court::{MOST_TEXT, Place, Unfit};
use sternpost_log::fold::guarded;
use sternpost_log::{Actor, Again, Body, Cause, Check, Draws, Entry, FoldError, Folded, effective, fold};
use sternpost_model::free_text::tidied;
use sternpost_model::reason::Reason;
use sternpost_store::Status;

impl Proceedings<'_> {
    /// The position after an earlier entry that has moved it: of the line that counts, and then not the last, or of a line that was left behind.
    pub(super) async fn position_at(&self, seq: u64) -> Result<Box<dyn Play>, Refused> {
        if self.play.is_some() {
            // These very proceedings have led elsewhere.
            return Err(Unfit::NotEarlier.into());
        }
        let is_earlier = match self.place(seq) {
            Place::Counts => seq < self.snapshot.head.min(self.snapshot.seq),
            Place::Left => true,
            Place::Nowhere => false,
        };
        let entry = if is_earlier { self.service.store.entries(self.snapshot.campaign.id, seq - 1, 1).await?.pop() } else { None };
        if !entry.is_some_and(|entry| entry.body.moves_the_position()) {
            return Err(Unfit::NotEarlier.into());
        }
        match self.service.stood_soundly_at(self.snapshot, seq).await {
            Ok(play) => Ok(play),
            Err(Refused::Fold(FoldError::NotStarted)) => Err(Refused::WrongState(Reason::HadNotStartedAt { entry: seq })),
            Err(other) => Err(other),
        }
    }

    /// Checks that the campaign can go on from an earlier entry with these draws. Random results on a line that older rules led cannot be given
    /// again: that is said before anybody votes on it.
    pub(super) async fn leads_back(&self, to: u64, draws: Draws) -> Result<(), Refused> {
        let play = self.position_at(to).await?;
        self.can_draw(to, draws)?;
        match draws {
            Draws::Anew => Ok(()),
            Draws::Again => match self.service.drawn_again(self.snapshot, to, play).await {
                Err(Refused::Fold(_)) => Err(Refused::Invalid(Reason::OlderRulesDrew)),
                drawn => drawn.map(drop),
            },
        }
    }

    /// Checks that chance can draw so. On a line that was left before, something else may have been drawn since for the same questions: chance
    /// gives something new there.
    fn can_draw(&self, to: u64, draws: Draws) -> Result<(), Refused> {
        match (draws, self.place(to)) {
            (Draws::Again, Place::Left | Place::Nowhere) => Err(Refused::Invalid(Reason::DrawnAgainOnlyWhereItCounts)),
            (Draws::Again, Place::Counts) | (Draws::Anew, _) => Ok(()),
        }
    }

    /// Checks that an entry can be disputed: it has moved the position, and not by beginning it.
    pub(super) async fn is_disputable(&self, seq: u64) -> Result<(), Refused> {
        let entry = self.service.store.entries(self.snapshot.campaign.id, seq - 1, 1).await?.pop();
        let can_be =
            |entry: &Entry| entry.body.moves_the_position() && !matches!(entry.body, Body::Started { .. } | Body::DealtAnew { .. });
        if entry.as_ref().is_some_and(can_be) {
            return Ok(());
        }
        Err(Refused::Invalid(Reason::NotDisputable))
    }

    /// Moves the head to an earlier entry: because somebody wants it, or by the entry that orders it.
    pub(super) async fn rewind(
        &mut self,
        to: u64,
        draws: Draws,
        (why, by): (&str, Option<u64>),
        who: (Actor, Cause),
    ) -> Result<(), Refused> {
        let why = tidied(why);
        if why.is_empty() || why.chars().count() > MOST_TEXT {
            return Err(Unfit::NoReason.into());
        }
        let play = self.position_at(to).await?;
        self.can_draw(to, draws)?;
        let again = match draws {
            Draws::Anew => vec![],
            Draws::Again => self.service.drawn_again(self.snapshot, to, play.fork()).await?,
        };
        self.play = Some(play);
        let body = Body::Rewound { to, why, draws, again, by };
        let told = told::of_rewind(to, draws);
        self.push(body, who, &[told])?;
        self.deal_anew(to, draws)
    }
}

impl Service {
    /// The steps that draw again as they did, after a move of the head to an entry that counts; `play` is the position there. Of a campaign that
    /// is stuck, as far as its line folds.
    pub(crate) async fn drawn_again(&self, snapshot: &Snapshot, to: u64, play: Box<dyn Play>) -> Result<Vec<Again>, Refused> {
        if play.draws_so_far().is_some() {
            // What is named by its draw comes again without more ado.
            return Ok(vec![]);
        }
        let all = self.all_entries(snapshot.campaign.id, 0).await?;
        let is_stuck = snapshot.campaign.status == Status::Stuck;
        let left = guarded(|| left_since(snapshot.game, &all, Folded { play, head: to, last: None }, is_stuck));
        let (left, steps) = left.map_err(|message| FoldError::Panicked { seq: to, message })??;
        Ok(snapshot.court.again(&left, steps))
    }
}

/// The entries after a position that have answered a step, each with the number of its step, and how many steps were answered at the end.
fn left_since(game: &dyn Game, all: &[Entry], mut folded: Folded, is_stuck: bool) -> Result<(Vec<(u64, u64)>, u64), FoldError> {
    let (to, mut left, mut steps) = (folded.head, vec![], folded.play.steps_answered());
    for entry in effective(all).into_iter().filter(|entry| entry.seq > to && entry.body.moves_the_position()) {
        if entry.body.answers_a_step() {
            left.push((folded.play.steps_answered(), entry.seq));
        }
        folded = match fold(game, Some(folded), &[entry], Check::Answers) {
            Ok(folded) => folded,
            Err(_) if is_stuck => break,
            Err(error) => return Err(error),
        };
        steps = folded.play.steps_answered();
    }
    Ok((left, steps))
}
