//! Carries out an act of the court with all its consequences: what follows from the act, and what follows from that, until nothing does.

use super::fork::ForkFailed;
use super::{Refused, Service, Snapshot, news, told};
use crate::play::orders::waiving;
use crate::play::start::stored_lines;
use crate::talk::letters;
use crate::time::pace::asked;
use chrono::{DateTime, Utc};
use sternpost_core::Told;
use sternpost_game::Play;
use sternpost_log::court::{Outcome, Place, Proposal, Unfit};
use sternpost_log::{Actor, Body, Cause, Court, CourtAct, Entry, Motion, NewEntry, Ruling};
use sternpost_model::chain::seal;
use sternpost_model::pace::Moved;
use sternpost_store::{Commit, StoredLine};

/// The proceedings of the court: entries that are decided and not stored yet.
pub(super) struct Proceedings<'a> {
    pub(super) service: &'a Service,
    pub(super) snapshot: &'a Snapshot,
    pub(super) now: DateTime<Utc>,
    pub(super) court: Court,
    pub(super) entries: Vec<Entry>,
    lines: Vec<StoredLine>,
    /// The position after them, if it is another.
    pub(super) play: Option<Box<dyn Play>>,
    /// Whether a second campaign has to begin.
    forks: bool,
    /// What has become of those that had to: tried, and the one that could not begin, if there is one.
    tried: Option<Option<ForkFailed>>,
}

impl<'a> Proceedings<'a> {
    pub(super) fn new(service: &'a Service, snapshot: &'a Snapshot) -> Self {
        let (now, court) = (service.clock.now(), Court::clone(&snapshot.court));
        Self { service, snapshot, now, court, entries: vec![], lines: vec![], play: None, forks: false, tried: None }
    }

    /// The same after second campaigns were to begin.
    pub(super) fn after_forks(self, failed: Option<ForkFailed>) -> Self {
        Self { tried: Some(failed), ..self }
    }

    /// The number of the next entry.
    pub(super) fn next(&self) -> u64 {
        self.entries.last().map_or(self.snapshot.seq, |entry| entry.seq) + 1
    }

    /// The position as it stands by now.
    pub(super) fn stands(&self) -> Result<&dyn Play, Refused> {
        self.play.as_deref().map_or_else(|| self.snapshot.play(), Ok)
    }

    /// The place of an entry. Whether it has moved the position is checked where it matters.
    pub(super) fn place(&self, seq: u64) -> Place {
        if seq == 0 || seq > self.snapshot.seq {
            return Place::Nowhere;
        }
        if self.snapshot.moves.counts(seq, self.snapshot.seq) { Place::Counts } else { Place::Left }
    }

    /// The next entry, with what everybody is told of it.
    pub(super) fn push(&mut self, body: Body, by: (Actor, Cause), told: &[Told]) -> Result<u64, Refused> {
        let (seq, previous) = (self.next(), self.entries.last().map_or(&self.snapshot.hash, |entry| &entry.hash));
        let digest = self.stands()?.digest();
        let new = NewEntry { seq, ..self.snapshot.next_entry(self.now, body).by(by.0, by.1).leading_to(digest) };
        let entry = seal(new, previous, &self.snapshot.secret);
        self.court.note(&entry);
        self.lines.extend(stored_lines(self.snapshot.campaign.id, seq, told));
        self.entries.push(entry);
        Ok(seq)
    }

    /// Does something, with what follows from it at once.
    pub(super) async fn act(&mut self, act: CourtAct, by: (Actor, Cause)) -> Result<(), Refused> {
        self.court.admits(&act, by.0, self.now, |seq| self.place(seq))?;
        match &act {
            CourtAct::Disputed { entry, .. } => self.is_disputable(*entry).await?,
            CourtAct::Proposed { motion: Motion::Rewind { to, draws }, .. }
            | CourtAct::Ruled { ruling: Ruling::Rewound { to, draws }, .. }
            | CourtAct::Proposed { motion: Motion::Rule { ruling: Ruling::Rewound { to, draws }, .. }, .. } => {
                self.leads_back(*to, *draws).await?;
            }
            CourtAct::Proposed { motion: Motion::Adopt { to, draws, seat, question, answers }, .. } => {
                self.leads_back(*to, *draws).await?;
                self.is_adoptable(*to, *seat, question, answers).await?;
            }
            CourtAct::Ruled { ruling: Ruling::Forked { at }, .. }
            | CourtAct::Proposed { motion: Motion::Rule { ruling: Ruling::Forked { at }, .. }, .. } => {
                drop(self.position_at(*at).await?);
            }
            CourtAct::Proposed { motion: Motion::Rule { ruling: Ruling::Upheld | Ruling::Corrected, .. }, .. }
            | CourtAct::Ruled { .. }
            | CourtAct::Stated { .. }
            | CourtAct::Withdrawn { .. }
            | CourtAct::Appealed { .. }
            | CourtAct::Voted { .. }
            | CourtAct::Appointed { .. }
            | CourtAct::Decided { .. } => {}
        }
        let told = told::of(&act, by.0, &self.court);
        let seq = self.push(Body::Court { act: act.clone() }, by, &told)?;
        self.follow(seq, act).await
    }

    /// Carries out the consequences of an act.
    async fn follow(&mut self, seq: u64, act: CourtAct) -> Result<(), Refused> {
        if let CourtAct::Ruled { dispute, ruling, why, patch, .. } = act {
            return self.ruled((seq, dispute), &ruling, &why, patch.as_ref()).await;
        }
        let CourtAct::Decided { motion, outcome: Outcome::Carried } = act else { return Ok(()) };
        let carried = self.court.motion(motion).cloned().ok_or(Unfit::NoMotion)?;
        let by = (Actor::System, Cause::Vote);
        match carried.motion {
            Motion::Rewind { to, draws } => self.rewind(to, draws, (&carried.why, Some(seq)), by).await,
            Motion::Adopt { to, draws, seat, question, answers } => {
                self.rewind(to, draws, (&carried.why, Some(seq)), by).await?;
                self.adopt(seat, question, answers)
            }
            Motion::Rule { dispute, ruling } => {
                let fork = super::fork::named(&ruling, self.now);
                let act = CourtAct::Ruled { dispute, ruling, why: carried.why, patch: None, motion: Some(motion), fork };
                Box::pin(self.act(act, by)).await
            }
        }
    }

    async fn ruled(
        &mut self,
        (seq, dispute): (u64, u64),
        ruling: &Ruling,
        why: &str,
        patch: Option<&serde_json::Value>,
    ) -> Result<(), Refused> {
        let by = (Actor::System, Cause::Arbiter);
        match ruling {
            Ruling::Upheld => Ok(()),
            Ruling::Rewound { to, draws } => self.rewind(*to, *draws, (why, Some(seq)), by).await,
            Ruling::Corrected => self.correct(dispute, (seq, why), patch, by).await,
            Ruling::Forked { .. } => {
                self.forks = true;
                Ok(())
            }
        }
    }

    /// Carries out what follows by itself by now.
    pub(super) async fn by_itself(&mut self) -> Result<(), Refused> {
        loop {
            let moot = match self.court.open_motion() {
                Some(open) if !self.can_be_carried(open).await? => Some(open.seq),
                Some(_) | None => None,
            };
            let act = match moot {
                Some(motion) => CourtAct::Decided { motion, outcome: Outcome::Withdrawn },
                None => match self.court.by_itself(self.now) {
                    Some(act) => act,
                    None => return Ok(()),
                },
            };
            self.act(act, (Actor::System, Cause::Vote)).await?;
        }
    }

    /// Whether what is voted on can still be done: the entry it leads back to may have been left behind, the dispute decided.
    async fn can_be_carried(&self, open: &Proposal) -> Result<bool, Refused> {
        let there = match &open.motion {
            // What counted as it was proposed and was left since is another thing than the table was asked about.
            Motion::Rewind { to, .. } if self.place(*to) == Place::Left && self.snapshot.moves.counts(*to, open.seq - 1) => {
                return Ok(false);
            }
            Motion::Rewind { to, draws } => self.leads_back(*to, *draws).await,
            Motion::Adopt { to, draws, seat, question, answers } => match self.leads_back(*to, *draws).await {
                Ok(()) => self.is_adoptable(*to, *seat, question, answers).await,
                not => not,
            },
            Motion::Rule { dispute, .. } if self.court.dispute(*dispute).is_none_or(|dispute| !dispute.is_open()) => return Ok(false),
            Motion::Rule { ruling: Ruling::Rewound { to, draws }, .. } => self.leads_back(*to, *draws).await,
            Motion::Rule { ruling: Ruling::Forked { at }, .. } => self.position_at(*at).await.map(drop),
            Motion::Rule { ruling: Ruling::Upheld | Ruling::Corrected, .. } => Ok(()),
        };
        match there {
            Ok(()) => Ok(true),
            // What is the matter with the server takes no vote from the table: it is looked at again.
            Err(ours @ (Refused::Store(_) | Refused::Closing | Refused::Stuck)) => Err(ours),
            Err(_) => Ok(false),
        }
    }

    /// Everything that is stored: the last entry, and the commit.
    pub(super) async fn commit(self) -> Result<(u64, Commit), Refused> {
        let mut letters = news::letters(self.snapshot, &self.entries, self.now);
        if !letters.is_empty() && news::only_opens(&self.entries) {
            letters = news::one_an_hour(letters, &self.service.store.letters(self.snapshot.campaign.id).await?, self.now);
        }
        let Self { snapshot, now, court, entries, lines, play, forks, tried, .. } = self;
        let seq = entries.last().map_or(snapshot.seq, |entry| entry.seq);
        let stands = court.stops_clocks(now);
        let reminder = news::reminder(snapshot, &court, now);
        // A second campaign begins as soon as this is stored.
        let next = if forks { Some(now) } else { news::next_at(snapshot, &court, now) };
        let watch = snapshot.watch_or_new(now, |watch| {
            if let Some(play) = &play {
                watch.follow(&asked(&play.open()), now, Moved::Anew);
                watch.excuse(waiving(snapshot, &snapshot.orders, &**play).into_iter().map(|seat| seat.0).collect(), now);
            }
            watch.hear_court(stands, next, now);
            if let Some(failed) = tried {
                watch.wait_for_fork(failed.map(|failed| failed.ruling), now);
            }
            if let Some(motion) = reminder {
                watch.remind_of_motion(motion.seq);
            }
        });
        let asked_again =
            play.as_ref().map(|play| letters::for_questions(&snapshot.seats, &[], &snapshot.asked_in(&**play), seq, now, None));
        let sealed = if play.is_some() { snapshot.leaving_sealed() } else { snapshot.keeping_sealed() };
        letters.extend(reminder.map(|motion| news::reminders(snapshot, motion, now)).unwrap_or_default());
        letters.extend(asked_again.unwrap_or_default());
        letters.extend(tried.flatten().and_then(|failed| news::fork_failed(snapshot, failed, now)));
        Ok((seq, Commit { entries, lines, letters, sealed, watch, ..Commit::default() }))
    }
}
