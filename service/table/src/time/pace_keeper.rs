//! The keeper of time: a background task that sends reminders to seats that have not answered, and does what the campaign's terms say when time is
//! over.
//!
//! Each server has one. A lease keeps two of them off one campaign; that nothing is done twice does not rest on it: every act is decided on the
//! campaign's watch as it stands and stored with the change to it, or not at all. So a clock that jumps back repeats nothing, and a server that was
//! away makes up for what it missed.

use crate::panics::survived;
use crate::play::answer::{Along, Replaces, Submission};
use crate::play::bots;
use crate::play::sealed::{self, Opened};
use crate::play::turn::{Act, Turn};
use crate::snapshots::Locked;
use crate::talk::letters;
use crate::time::pace_acts::{timed, voters};
use crate::{Refused, Service, Snapshot};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use sternpost_core::{Answer, Seat};
use sternpost_log::fold::guarded;
use sternpost_log::{Actor, CampaignId, Cause, Given};
use sternpost_model::entropy;
use sternpost_model::letter::{Letter, Timing, TurnPayload};
use sternpost_model::pace::{Ballot, Due, Held, Sought, Then, TimeAct, Verdict, WhenOut, Why};
use sternpost_store::{Commit, Sealed, SeatState, Status, StoreError};

/// How often watches are looked at.
const EVERY: Duration = Duration::from_secs(1);
/// How soon again after something was done: the rest of a turn whose time is over follows at once.
const SOON: Duration = Duration::from_millis(50);
/// How long a campaign is ours while something is done in it.
const LEASE: Duration = Duration::from_secs(60);
/// Campaigns taken at once.
const BATCH: u32 = 16;

/// The answers of bots for seats whose time is over, each thought up before the campaign's lock is held.
type Thought = BTreeMap<Seat, Vec<Answer>>;

impl Service {
    /// Keeps time from now on, until the service is gone.
    pub fn keep_time(self: &Arc<Self>) {
        let service = Arc::downgrade(self);
        crate::apart::spawn(async move {
            let mut wait = EVERY;
            loop {
                let Some(service) = service.upgrade() else { return };
                match service.time_round().await {
                    Ok(0) => {}
                    Ok(_) => {
                        wait = SOON;
                        continue;
                    }
                    Err(Refused::Store(StoreError::Closed)) => return,
                    Err(error) => tracing::warn!(%error, "watches cannot be looked at"),
                }
                drop(service);
                tokio::time::sleep(wait).await;
                wait = EVERY.min(wait * 2);
            }
        });
    }

    /// One look at all watches; returns in how many campaigns something was to be done.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn time_round(self: &Arc<Self>) -> Result<usize, Refused> {
        let due = self.store.claim_watches(self.clock.now(), LEASE, BATCH).await?;
        for id in &due {
            // What fails is tried again when its lease is over; others do not wait for it.
            let done = survived("what is due by a campaign's watch", *id, self.time_has_come(*id)).await;
            if let Some(Err(error)) = done {
                tracing::error!(campaign.id = %id, %error, "what is due by a campaign's watch could not be done");
            }
        }
        Ok(due.len())
    }

    async fn time_has_come(self: &Arc<Self>, id: CampaignId) -> Result<(), Refused> {
        let thought = self.thought_ahead(id).await?;
        let is_for_court = self.snapshot(id).await?.watch().is_some_and(|watch| watch.to_do(self.clock.now()) == Due::Court);
        let service = self.clone();
        self.detached(async move { service.retry_on_conflict(id, |snapshot| service.time_has_come_once(snapshot, &thought)).await })
            .await?;
        self.let_bots_play(id);
        if is_for_court {
            self.forks_go_on(id).await?;
        }
        Ok(())
    }

    /// Thinks the answers of bots up, if the campaign's terms say that they answer.
    async fn thought_ahead(&self, id: CampaignId) -> Result<Thought, Refused> {
        let snapshot = self.snapshot(id).await?;
        let to_do = snapshot.watch().map_or(Due::Nothing, |watch| watch.to_do(self.clock.now()));
        let said = || snapshot.watch().and_then(|watch| watch.ballot.as_ref()).map(Ballot::verdict);
        let mut thought = Thought::new();
        let is_for_bots = match to_do {
            Due::Over => !snapshot.ends_at_its_time() && when_out(&snapshot) == WhenOut::Bot,
            Due::Said => snapshot.asks_together() && said() == Some(Verdict::Bot),
            Due::Nothing | Due::Reminder | Due::NobodyCame | Due::Court => false,
        };
        if is_for_bots {
            for seat in snapshot.owing() {
                thought.insert(seat, bots::thought_for(&snapshot, id, seat).await);
            }
        }
        Ok(thought)
    }

    async fn time_has_come_once(&self, snapshot: Locked, thought: &Thought) -> Result<(), Refused> {
        let now = self.clock.now();
        let Some(watch) = snapshot.watch() else { return Ok(()) };
        if snapshot.campaign.status != Status::Running {
            // Whoever lets the campaign go on sets its watch again.
            let change = snapshot.watch_at_rest(now);
            return self.store_and_forget(snapshot, Commit { watch: change, ..Commit::default() }).await;
        }
        match watch.to_do(now) {
            Due::Nothing => Ok(()),
            Due::Reminder => self.remind_of_time(snapshot).await,
            Due::Over => self.time_is_over(snapshot, thought).await,
            Due::NobodyCame => self.nobody_came(snapshot).await,
            Due::Said => self.table_has_said(snapshot, thought).await,
            Due::Court => self.court_goes_on(snapshot).await,
        }
    }

    /// Carries out what the table has voted, time being over.
    async fn table_has_said(&self, snapshot: Locked, thought: &Thought) -> Result<(), Refused> {
        let Some(ballot) = snapshot.watch().and_then(|watch| watch.ballot.clone()) else { return Ok(()) };
        let (now, by) = (self.clock.now(), (Actor::System, Cause::Deadline));
        let alone = snapshot.watch().and_then(|watch| watch.waiting.as_ref()?.alone());
        match (ballot.verdict(), alone) {
            (Verdict::Extend, _) => {
                let change = snapshot.watch_with(|watch| {
                    watch.close_ballot(now);
                    watch.extend_over(ballot.hours, now);
                });
                let commit = timed(&snapshot, Some((TimeAct::Extended { hours: ballot.hours }, Why::Vote)), by, None, now);
                self.store_and_forget(snapshot, Commit { watch: change, ..commit }).await
            }
            (Verdict::Bot, Some(seat)) => self.sit_in_once(snapshot, seat, by).await,
            (Verdict::Substitute, Some(seat)) => {
                let row = snapshot.seats.get(usize::from(seat)).cloned().ok_or(Refused::NoCampaign)?;
                self.seek(snapshot, &row, Sought::Vote, (ballot.hours, Then::Bot), by).await
            }
            (Verdict::Default, Some(_)) => self.answer_for(snapshot, thought).await,
            (Verdict::Default | Verdict::Bot | Verdict::Substitute, None) => self.open_at_the_end(snapshot, thought, Cause::Deadline).await,
        }
    }

    async fn pause_at_the_end(&self, snapshot: Locked) -> Result<(), Refused> {
        let now = self.clock.now();
        let change = snapshot.watch_with(|watch| watch.hold(Held::TimeOver, now));
        let by = (Actor::System, Cause::Deadline);
        let commit = timed(&snapshot, Some((TimeAct::Paused, Why::Over)), by, Some(Timing::Over), now);
        self.store_and_forget(snapshot, Commit { watch: change, ..commit }).await
    }

    /// The table is asked what is done.
    async fn ask_table(&self, snapshot: Locked, hours: u32) -> Result<(), Refused> {
        let now = self.clock.now();
        let nobody = voters(&snapshot).is_empty();
        let change = snapshot.watch_with(|watch| {
            watch.ask_table(hours, now);
            // Where nobody else has a voice nobody is waited for.
            if let Some(ballot) = watch.ballot.as_mut().filter(|_| nobody) {
                ballot.until = now;
            }
        });
        let by = (Actor::System, Cause::Deadline);
        let commit = timed(&snapshot, Some((TimeAct::TableAsked { hours }, Why::Over)), by, Some(Timing::TableAsked), now);
        self.store_and_forget(snapshot, Commit { watch: change, ..commit }).await
    }

    /// Carries out what is done where no substitute is sought any more.
    async fn without_substitute(&self, snapshot: Locked, seat: u8, then: Then, thought: &Thought) -> Result<(), Refused> {
        match then {
            Then::Default => self.answer_for(snapshot, thought).await,
            Then::Bot => self.sit_in_once(snapshot, seat, (Actor::System, Cause::Deadline)).await,
            Then::Pause => self.pause_at_the_end(snapshot).await,
        }
    }

    /// Reminds the seats that owe an answer; nobody else learns who they are.
    async fn remind_of_time(&self, snapshot: Locked) -> Result<(), Refused> {
        let now = self.clock.now();
        let owed = snapshot.owed();
        let letter = |asked: &sternpost_game::Asked| {
            let reminder = Letter::Reminder(TurnPayload::of(&asked.id, snapshot.seq));
            letters::to_seat(snapshot.seats.get(usize::from(asked.seat.0))?, reminder, now)
        };
        let letters = owed.iter().filter_map(letter).collect();
        let change = snapshot.watch_with(|watch| watch.remind(now));
        Ok(self.store_changes(snapshot, Commit { letters, watch: change, ..Commit::default() }, None).await?)
    }

    async fn time_is_over(&self, snapshot: Locked, thought: &Thought) -> Result<(), Refused> {
        let now = self.clock.now();
        let extended = snapshot.watch().and_then(|watch| watch.waiting.as_ref()).map_or(0, |waiting| waiting.extended);
        let by = (Actor::System, Cause::Deadline);
        tracing::info!(campaign.id = %snapshot.campaign.id, seq = snapshot.seq, "the time of a question is over");
        // What was to end now, whoever had answered, ends like anything that all have answered.
        if snapshot.ends_at_its_time() {
            return self.open_at_the_end(snapshot, thought, Cause::Lifecycle).await;
        }
        // What is left of a turn whose time was over is played to its end; nobody is asked or sought for each of its questions.
        let is_rest = snapshot.watch().is_some_and(|watch| watch.is_rest_of_turn());
        let alone = snapshot.watch().and_then(|watch| watch.waiting.as_ref()?.alone());
        let held = alone.and_then(|seat| snapshot.seats.get(usize::from(seat))).filter(|row| row.state == SeatState::Taken).cloned();
        match (when_out(&snapshot), held) {
            (WhenOut::SitIn, Some(row)) => return self.sit_in_once(snapshot, row.seat, by).await,
            (WhenOut::Vote { hours }, _) if !is_rest => return self.ask_table(snapshot, hours).await,
            (WhenOut::Substitute { hours, then }, Some(row)) if !is_rest => {
                let may = snapshot.watch().is_some_and(|watch| watch.may_seek(row.seat, now));
                return match may {
                    true => self.seek(snapshot, &row, Sought::TimeOver, (hours, then), by).await,
                    false => self.without_substitute(snapshot, row.seat, then, thought).await,
                };
            }
            (_, _) => {}
        }
        match when_out(&snapshot) {
            WhenOut::Extend { hours, times } if extended < times => {
                let change = snapshot.watch_with(|watch| watch.extend_over(hours, now));
                let commit = timed(&snapshot, Some((TimeAct::Extended { hours }, Why::Over)), by, None, now);
                self.store_and_forget(snapshot, Commit { watch: change, ..commit }).await
            }
            WhenOut::Pause => self.pause_at_the_end(snapshot).await,
            WhenOut::Default
            | WhenOut::Extend { .. }
            | WhenOut::Bot
            | WhenOut::SitIn
            | WhenOut::Substitute { .. }
            | WhenOut::Vote { .. } => match snapshot.asks_together() {
                true => self.open_at_the_end(snapshot, thought, Cause::Deadline).await,
                false => self.answer_for(snapshot, thought).await,
            },
        }
    }

    /// A seat that is asked alone is answered for.
    async fn answer_for(&self, snapshot: Locked, thought: &Thought) -> Result<(), Refused> {
        let Some(asked) = snapshot.owed().into_iter().next() else { return Ok(()) };
        let id = snapshot.campaign.id;
        let submission =
            |answers: Vec<Answer>| Submission::plain(id, (asked.seat, asked.id.clone(), snapshot.seq), answers, Cause::Deadline);
        let default = submission(vec![asked.default.clone()]);
        let Some(turn) = thought.get(&asked.seat).filter(|turn| !turn.is_empty()).map(|turn| submission(turn.clone())) else {
            return self.answer_once(snapshot, &default, &Along::default()).await.map(drop);
        };
        match self.answer_once(snapshot, &turn, &Along::default()).await {
            Err(Refused::Answer(refusal)) => {
                tracing::error!(campaign.id = %id, %refusal, "a bot's answer for a seat whose time is over was refused");
                let snapshot = self.lock(id).await?;
                self.answer_once(snapshot, &default, &Along::default()).await.map(drop)
            }
            done => done.map(drop),
        }
    }

    /// Seats that are asked together and have not answered are answered for, and all answers are opened. That time was over, all see; for
    /// whom, nobody.
    ///
    /// `cause`: a deadline, or the course of the campaign where nobody was late.
    async fn open_at_the_end(&self, snapshot: Locked, thought: &Thought, cause: Cause) -> Result<(), Refused> {
        let now = self.clock.now();
        let (play, id) = (snapshot.play()?, snapshot.campaign.id);
        let given = |seat: Seat, question: String, answer: Answer| Sealed {
            id: entropy::letter_id(),
            campaign: id,
            step: play.steps_answered(),
            given: Given { seat, question, answer, received_at: now, cause: Cause::Deadline, order: None },
            then: vec![],
        };
        let mut answers: BTreeMap<Seat, Sealed> = BTreeMap::clone(&snapshot.sealed);
        let decided_ahead = snapshot.ahead();
        for asked in play.asked() {
            let is_there = answers.get(&asked.seat).is_some_and(|there| there.step == play.steps_answered());
            // Whoever has decided ahead needs no default.
            if !is_there && !decided_ahead.contains_key(&asked.seat) {
                let ahead = thought.get(&asked.seat).and_then(|turn| turn.first()).filter(|answer| play.check(asked.seat, answer).is_ok());
                let answer = ahead.unwrap_or(&asked.default).clone();
                answers.insert(asked.seat, given(asked.seat, asked.id.clone(), answer));
            }
        }
        let opened = guarded(|| -> Result<_, Refused> {
            // What does not fit any more gives way to the default, seat by seat.
            for _ in 0..=answers.len() {
                match sealed::open_now(&snapshot, &snapshot.orders, play, &answers, snapshot.seq + 1, now) {
                    Opened::Open(opened) => return Ok(Some(opened)),
                    Opened::NotYet => return Ok(None),
                    Opened::Refused(seat, refusal) => {
                        let asked = play.asked_of(seat).ok_or(Refused::Answer(refusal))?;
                        answers.insert(seat, given(seat, asked.id, asked.default));
                    }
                }
            }
            Ok(None)
        });
        let opened = match opened {
            Ok(opened) => opened?,
            Err(message) => return self.failed_at(snapshot, &message).await,
        };
        let Some(opened) = opened else {
            tracing::error!(campaign.id = %id, "sealed answers could not be opened when their time was over");
            return Ok(());
        };
        let turn = Turn::of(&snapshot, opened.play, Act::done_by(opened.act, (Actor::System, cause))).opening(&snapshot, &answers)?;
        // Nobody's in particular: what it is handed in as names the first of those who are asked.
        let seat = play.asked_together().first().copied().unwrap_or(Seat(0));
        let submission = Submission {
            campaign: id,
            seat,
            question: String::new(),
            version: snapshot.seq,
            answers: vec![],
            key: None,
            sent: None,
            // Nobody has acted, and nobody's time is told to be over.
            cause: if cause == Cause::Deadline { cause } else { Cause::OnlyChoice },
            replaces: Replaces::Whatever,
        };
        self.store_turn(snapshot, &submission, turn).await.map(drop)
    }
}

/// The act that the terms prescribe for what is asked now.
fn when_out(snapshot: &Snapshot) -> WhenOut {
    let Some(watch) = snapshot.watch() else { return WhenOut::Default };
    if snapshot.asks_together() { watch.terms.time_out.windows } else { watch.terms.time_out.turns }
}
