//! The operator's remedies for a campaign that is stuck: try again, go back, or close it.

use super::snapshots::Locked;
use super::{Refused, Service, court};
use crate::play::start::stored_lines;
use crate::talk::letters;
use std::sync::Arc;
use sternpost_game::Play;
use sternpost_log::{Actor, Body, CampaignId, Cause, Derived, Draws, FoldError, NewEntry};
use sternpost_model::chain::seal;
use sternpost_model::letter::{Letter, NoPayload};
use sternpost_model::pace::Moved;
use sternpost_model::reason::Reason;
use sternpost_store::{Commit, Status};

impl Service {
    /// Folds a stuck campaign again: if it folds with these rules it goes on, and who owes an answer is asked again.
    /// Returns how it stands.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if it is not stuck, [`Refused::Fold`] if it still does not fold.
    pub async fn retry(self: &Arc<Self>, id: CampaignId) -> Result<Status, Refused> {
        self.retry_on_conflict(id, |snapshot| self.retry_once(snapshot)).await?;
        self.go_on(id).await
    }

    async fn retry_once(&self, snapshot: Locked) -> Result<(), Refused> {
        if snapshot.campaign.status != Status::Stuck {
            return Err(Refused::WrongState(Reason::NotStuck));
        }
        let now = self.clock.now();
        let (status, letters, watch) =
            match self.stands_at(snapshot.game, snapshot.campaign.id, snapshot.seq).await.map(|stands| stands.folded.play) {
                Ok(play) => (
                    Status::Running,
                    self.asked_again(&snapshot, &*play, snapshot.seq),
                    snapshot.watch_after(&snapshot.orders, &*play, now, Moved::Anew),
                ),
                // The rules failed at the start itself.
                Err(Refused::Fold(FoldError::NotStarted)) => (Status::Lobby, vec![], None),
                Err(error) => return Err(error),
            };
        let commit = Commit { status: Some((snapshot.campaign.id, status)), letters, watch, ..Commit::default() };
        self.store_and_forget(snapshot, commit).await
    }

    /// Moves the head of a running or stuck campaign back to an entry, from which it goes on. What is left behind stays in the
    /// log; every seat is told what that means for it. Returns how it stands.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if it is over or had not started by then, [`Refused::Invalid`] if there is no such entry,
    /// [`Refused::Fold`] if it does not fold up to there.
    pub async fn rewind(self: &Arc<Self>, id: CampaignId, to: u64, draws: Draws, why: &str) -> Result<Status, Refused> {
        self.retry_on_conflict(id, |snapshot| self.rewind_once(snapshot, to, draws, why)).await?;
        self.go_on(id).await
    }

    async fn rewind_once(&self, snapshot: Locked, to: u64, draws: Draws, why: &str) -> Result<(), Refused> {
        if !matches!(snapshot.campaign.status, Status::Running | Status::Stuck) {
            return Err(Refused::WrongState(Reason::OnlyRewoundInPlay));
        }
        if to == 0 || to > snapshot.seq {
            return Err(Refused::Invalid(Reason::LogEnds { entries: snapshot.seq }));
        }
        let play = match self.stood_soundly_at(&snapshot, to).await {
            Err(Refused::Fold(FoldError::NotStarted)) => {
                return Err(Refused::WrongState(Reason::HadNotStartedAt { entry: to }));
            }
            play => play?,
        };
        let again = match draws {
            Draws::Anew => vec![],
            Draws::Again if !snapshot.moves.counts(to, snapshot.seq) => {
                return Err(Refused::Invalid(Reason::DrawnAgainOnlyWhereItCounts));
            }
            Draws::Again => self.drawn_again(&snapshot, to, play.fork()).await?,
        };
        let what = Body::Rewound { to, why: why.to_owned(), draws, again, by: None };
        let entry = self.by_the_operator(&snapshot, Some(play.digest()), what);
        let lines = stored_lines(snapshot.campaign.id, entry.seq, &[court::of_rewind(to, draws)]);
        let now = entry.recorded_at;
        let mut entries = vec![seal(entry, &snapshot.hash, &snapshot.secret)];
        let (id, seq) = (snapshot.campaign.id, snapshot.seq + 1);
        let play = if snapshot.court.deals_anew(to, draws) {
            let source = Derived::new(&snapshot.chance, id, snapshot.court.stream_of_deal(&*play, seq + 1));
            let (body, play) = court::dealt(&*play, court::made_new(&*play, draws), source)?;
            let dealt = NewEntry { seq: seq + 1, ..self.by_the_operator(&snapshot, Some(play.digest()), body) };
            entries.push(seal(dealt, &entries[0].hash, &snapshot.secret));
            play
        } else {
            play
        };
        let asked_again = self.asked_again(&snapshot, &*play, entries.last().map_or(seq, |last| last.seq));
        let watch = snapshot.watch_after(&snapshot.orders, &*play, now, Moved::Anew);
        let sealed = snapshot.leaving_sealed();
        let mut letters = court::letters(&snapshot, &entries, now);
        letters.extend(asked_again);
        let status = Some((id, Status::Running));
        let commit = Commit { status, entries, lines, letters, sealed, watch, ..Commit::default() };
        self.store_and_forget(snapshot, commit).await?;
        tracing::info!(campaign.id = %id, seq, to, "the operator has rewound a campaign");
        Ok(())
    }

    /// Ends a campaign that cannot or shall not go on: without standings, its secret published, everybody told.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if it is over.
    pub async fn close(self: &Arc<Self>, id: CampaignId) -> Result<(), Refused> {
        self.retry_on_conflict(id, |snapshot| self.close_once(snapshot)).await
    }

    async fn close_once(&self, snapshot: Locked) -> Result<(), Refused> {
        if snapshot.campaign.status == Status::Ended {
            return Err(Refused::WrongState(Reason::CampaignIsOver));
        }
        let id = snapshot.campaign.id;
        let entry = self.by_the_operator(&snapshot, None, Body::Ended { standings: vec![], secret: snapshot.secret.reveal() });
        let now = self.clock.now();
        let letters = snapshot.seats.iter().filter_map(|row| letters::to_seat(row, Letter::Ended(NoPayload {}), now)).collect();
        let entries = vec![seal(entry, &snapshot.hash, &snapshot.secret)];
        let sealed = snapshot.leaving_sealed();
        let (status, watch) = (Some((id, Status::Ended)), snapshot.watch_at_rest(now));
        self.store_and_forget(snapshot, Commit { status, entries, letters, sealed, watch, ..Commit::default() }).await?;
        tracing::info!(campaign.id = %id, "the operator has closed a campaign");
        Ok(())
    }

    fn by_the_operator(&self, snapshot: &Locked, digest: Option<String>, body: Body) -> NewEntry {
        let entry = snapshot.next_entry(self.clock.now(), body).by(Actor::Operator, Cause::Operator);
        NewEntry { digest, ..entry }
    }

    /// Letters to all who owe an answer: those sent before were withdrawn, or asked something else.
    fn asked_again(&self, snapshot: &Locked, play: &dyn Play, version: u64) -> Vec<sternpost_store::NewLetter> {
        letters::for_questions(&snapshot.seats, &[], &snapshot.asked_in(play), version, self.clock.now(), None)
    }

    /// Lets a campaign go on: starts it, or lets its bots answer. They may get it stuck again.
    async fn go_on(self: &Arc<Self>, id: CampaignId) -> Result<Status, Refused> {
        let gone_on = match self.start_if_full(id).await {
            Ok(()) => self.bots_play(id).await,
            error => error,
        };
        match gone_on {
            Ok(()) | Err(Refused::Stuck) => Ok(self.snapshot(id).await?.campaign.status),
            Err(error) => Err(error),
        }
    }
}
