//! Composes letters about disputes and motions, and about going back: what the chronicle tells of them, what the reader can do, what it means for
//! them.

use super::{Answerable, ComposeError, Composer, Draft, with_words, witness};
use crate::letters::{self, CourtLetter, MailedChoice, Words};
use crate::say;
use sternpost_core::{Eyes, Seat, Text, Told};
use sternpost_games::game_name;
use sternpost_log::court::Proposal;
use sternpost_log::{Entry, Motion};
use sternpost_model::letter::CourtPayload;
use sternpost_model::pace;
use sternpost_picture::Words as GameWords;
use sternpost_store::{NewLetter, SeatRow, Status, StoreError};
use sternpost_table::court::CourtNews;
use sternpost_table::{Refused, Snapshot};
use sternpost_words::own_lines;

/// The heading of a letter.
fn heading(news: CourtNews, snapshot: &Snapshot, words: &Words) -> String {
    match news {
        CourtNews::Rewound(to) => words.t(say::court_rewound(to.to_string())),
        CourtNews::Corrected => words.t(say::COURT_CORRECTED),
        CourtNews::Ruled => words.t(say::COURT_RULED),
        CourtNews::Vote => words.t(say::COURT_VOTE),
        CourtNews::Decided => words.t(say::COURT_DECIDED),
        CourtNews::Disputed(entry) => {
            let dispute = snapshot.court.disputes.iter().rev().find(|dispute| dispute.entry == entry);
            match dispute.map(|dispute| snapshot.name(dispute.seat)) {
                Some(name) => words.t(say::court_disputed_by(name, entry.to_string())),
                None => words.t(say::court_disputed(entry.to_string())),
            }
        }
        CourtNews::Appealed => words.t(say::COURT_APPEALED),
        CourtNews::Withdrawn => words.t(say::COURT_WITHDRAWN),
    }
}

/// Whether there is nothing to say of it any more: what it asked is decided, and another letter tells how.
fn is_over(news: CourtNews, snapshot: &Snapshot, payload: CourtPayload) -> bool {
    match news {
        CourtNews::Vote => snapshot.court.open_motion().is_none_or(|motion| motion.seq > payload.to),
        CourtNews::Disputed(_) | CourtNews::Appealed => snapshot.court.open_dispute().is_none(),
        CourtNews::Rewound(_) | CourtNews::Corrected | CourtNews::Ruled | CourtNews::Decided | CourtNews::Withdrawn => false,
    }
}

/// The motion of a letter, if a seat can still vote on it.
fn to_vote_on<'h>(snapshot: &'h Snapshot, row: &SeatRow, payload: CourtPayload) -> Option<&'h Proposal> {
    let (motion, seat) = (snapshot.court.open_motion()?, Seat(row.seat));
    let is_asked = motion.voters.contains(&seat) && !motion.votes.contains_key(&seat);
    (is_asked && (payload.from..=payload.to).contains(&motion.seq)).then_some(motion)
}

impl Composer {
    /// The letter to a seat about disputes and motions; nothing if it is over, or another letter tells it.
    pub(super) async fn court(&self, snapshot: &Snapshot, row: &SeatRow, payload: CourtPayload) -> Result<Option<Draft>, ComposeError> {
        let payload = payload.by_now(&snapshot.court);
        let own = letters::Words::new(row.spoken());
        let Some(heading) = self.court_heading(snapshot, Some(row), payload, &own).await?.filter(|_| row.wants_mail) else {
            return Ok(None);
        };
        let seq = snapshot.seq;
        let motion = to_vote_on(snapshot, row, payload);
        let choice = |label: String, url: String| MailedChoice { mark: String::new(), label, hint: None, does: None, url: Some(url) };
        let choices = motion.map(|_| {
            vec![
                choice(own.t(say::COURT_AGREE), self.addresses.vote(row, seq, true)),
                choice(own.t(say::COURT_DISAGREE), self.addresses.vote(row, seq, false)),
            ]
        });
        let reply = match (self.replies.is_some(), motion) {
            (true, Some(_)) => vec![own.t(say::COURT_REPLY)],
            (true, None) => own.what_can_be_replied(),
            (false, _) => vec![],
        };
        let (report, rewound) = self.court_report(snapshot, row, payload, &own).await?;
        let unsubscribe = self.addresses.unsubscribing(row);
        let letter = CourtLetter {
            campaign: snapshot.campaign.name.clone(),
            game: game_name(&snapshot.campaign.game),
            name: row.name.clone(),
            heading,
            told: self.court_told(snapshot, payload, &row.language).await?,
            choices: choices.unwrap_or_default(),
            notes: self.court_notes(snapshot, (&row.language, Some(row.seat)), payload, &own),
            report,
            report_url: rewound.map(|rewound| self.addresses.rewound(row, rewound)).unwrap_or_default(),
            url: self.addresses.court(row, seq),
            reply,
            witness: witness(snapshot),
            unsubscribe: unsubscribe.clone(),
        };
        Ok(Some(Draft::of(&letter, &own)?.stopped_at(unsubscribe).about(Answerable::nothing(snapshot, row))))
    }

    /// The same to who has no seat: a host who plays none, and who rules.
    pub(super) async fn court_beside(
        &self,
        snapshot: &Snapshot,
        letter: &NewLetter,
        payload: CourtPayload,
    ) -> Result<Option<Draft>, ComposeError> {
        let payload = payload.by_now(&snapshot.court);
        let arbiter = snapshot.arbiter().filter(|arbiter| arbiter.address == letter.recipient);
        let language = arbiter.map(|arbiter| arbiter.language).unwrap_or_default();
        let own = letters::Words::new(language);
        let Some(heading) = self.court_heading(snapshot, None, payload, &own).await? else { return Ok(None) };
        let mut notes = self.court_notes(snapshot, (language.tag(), None), payload, &own);
        let waits = snapshot.court.open_dispute().is_some_and(|dispute| dispute.appeal.is_none());
        notes.extend((arbiter.is_some() && waits).then(|| own.t(say::COURT_YOU_RULE)));
        let letter = CourtLetter {
            campaign: snapshot.campaign.name.clone(),
            game: game_name(&snapshot.campaign.game),
            name: arbiter.map_or_else(|| letter.recipient.clone(), |arbiter| arbiter.name.clone()),
            heading,
            told: self.court_told(snapshot, payload, language.tag()).await?,
            choices: vec![],
            notes,
            report: vec![],
            report_url: String::new(),
            url: format!("{}/court", self.addresses.campaign(snapshot.campaign.id)),
            reply: vec![],
            witness: witness(snapshot),
            unsubscribe: String::new(),
        };
        Ok(Some(Draft::of(&letter, &own)?))
    }

    /// The entries a letter tells of.
    async fn court_entries(&self, snapshot: &Snapshot, payload: CourtPayload) -> Result<Vec<Entry>, ComposeError> {
        let count = u32::try_from(payload.to.saturating_sub(payload.from) + 1).unwrap_or(1);
        let entries = self.service.store.entries(snapshot.campaign.id, payload.from.saturating_sub(1), count).await;
        Ok(entries.map_err(Refused::from)?)
    }

    /// The heading; nothing if there is nothing to say any more.
    async fn court_heading(
        &self,
        snapshot: &Snapshot,
        row: Option<&SeatRow>,
        payload: CourtPayload,
        own: &Words,
    ) -> Result<Option<String>, ComposeError> {
        if payload.remind {
            let is_missing = row.is_some_and(|row| to_vote_on(snapshot, row, payload).is_some());
            return Ok(is_missing.then(|| own.t(say::COURT_MISSING)));
        }
        // What weighs most comes first.
        let news = self.court_entries(snapshot, payload).await?.iter().filter_map(CourtNews::of).min();
        Ok(news.filter(|news| !is_over(*news, snapshot, payload)).map(|news| heading(news, snapshot, own)))
    }

    /// The chronicle of these entries, whether or not they have been left behind since. All of it is for everybody.
    async fn court_told(&self, snapshot: &Snapshot, payload: CourtPayload, language: &str) -> Result<Vec<String>, ComposeError> {
        let rows = self.service.store.lines_before(snapshot.campaign.id, payload.from.saturating_sub(1), payload.to + 1, MOST_LINES).await;
        let mut lines: Vec<Text> = vec![];
        for row in rows.map_err(Refused::from)?.iter().rev() {
            let told: Told =
                serde_json::from_str(&row.body).map_err(|why| Refused::from(StoreError::unreadable("lines", "body", row.campaign, why)))?;
            lines.extend(told.audience.includes(Eyes::Spectator).then_some(told.text));
        }
        let names = |seat: Seat| snapshot.name(seat);
        let words = GameWords::new(language, snapshot.catalogue(language), &names).telling(own_lines::lines(language));
        Ok(lines.iter().map(|line| words.say(line)).collect())
    }

    /// Notes on what the reader can do about it, and until when.
    fn court_notes(&self, snapshot: &Snapshot, (language, seat): (&str, Option<u8>), payload: CourtPayload, own: &Words) -> Vec<String> {
        let zone = snapshot.watch().map_or(pace::Tz::UTC, |watch| seat.map_or(watch.terms.zone, |seat| watch.zone_of(seat)));
        let moment = |moment| pace::Words::new(language).moment(moment, zone);
        let mut notes = vec![];
        if snapshot.campaign.status != Status::Running {
            return notes;
        }
        if let Some(motion) = snapshot.court.open_motion().filter(|motion| (payload.from..=payload.to).contains(&motion.seq)) {
            let all = motion.voters.len();
            let needed = if motion.motion.needs_all() { all } else { all / 2 + 1 };
            notes.push(own.court_until(&moment(motion.until), needed, all));
            let is_back = matches!(&motion.motion, Motion::Rewind { .. } | Motion::Adopt { .. });
            notes.extend(is_back.then(|| own.t(say::COURT_UNTIL_THEN)));
        }
        if snapshot.court.open_dispute().is_some() {
            notes.push(own.t(say::COURT_STANDS));
        }
        let ruled = |dispute: &&sternpost_log::court::Dispute| {
            dispute.verdicts.iter().any(|verdict| (payload.from..=payload.to).contains(&verdict.seq))
        };
        let until = snapshot.court.disputes.iter().rev().find(ruled).and_then(sternpost_log::court::Dispute::appeal_until);
        notes.extend(
            until
                .filter(|until| seat.is_some() && *until > self.service.clock.now())
                .map(|until| own.t(say::court_appeal_until(moment(until)))),
        );
        notes
    }

    /// The report of what going back means for a seat, and the entry that has gone back; nothing if none of these has.
    async fn court_report(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        payload: CourtPayload,
        own: &Words,
    ) -> Result<(Vec<String>, Option<u64>), ComposeError> {
        let rewound = snapshot.court.rewinds.iter().rev().find(|rewind| (payload.from..=payload.to).contains(&rewind.seq));
        let Some(rewound) = rewound.filter(|_| !payload.remind) else { return Ok((vec![], None)) };
        let Some(report) = self.service.rewind_report(snapshot, Seat(row.seat), rewound.seq).await? else { return Ok((vec![], None)) };
        let asked = report.asked.as_ref().filter(|_| report.is_asked_now);
        let asked = asked.map(|asked| with_words(snapshot, row, |words| words.say(&asked.prompt)));
        Ok((own.court_report(report.undone.len(), report.dead.len(), asked.as_deref(), report.knows()), Some(rewound.seq)))
    }

    /// The news of it in a letter about several campaigns, followed by the link to its page.
    pub(super) async fn court_news(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        payload: CourtPayload,
    ) -> Result<(Vec<String>, String), ComposeError> {
        let payload = payload.by_now(&snapshot.court);
        let own = letters::Words::new(row.spoken());
        let Some(heading) = self.court_heading(snapshot, Some(row), payload, &own).await? else { return Ok((vec![], String::new())) };
        let mut lines = vec![heading];
        lines.extend(self.court_told(snapshot, payload, &row.language).await?);
        lines.extend(self.court_notes(snapshot, (&row.language, Some(row.seat)), payload, &own));
        lines.extend(self.court_report(snapshot, row, payload, &own).await?.0);
        Ok((lines, self.addresses.court(row, snapshot.seq)))
    }
}

/// Lines that entries decided at once tell at most.
const MOST_LINES: u32 = 64;
