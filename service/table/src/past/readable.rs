//! The parts of a campaign's log and chronicle that a reader may see.

use crate::past::chronicle::{Part, readable};
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::Arc;
use sternpost_core::{Answer, Eyes, Seat, Text};
use sternpost_log::face::{own_part, salt};
use sternpost_log::{Actor, Answers, Cause, Entry, Given, schemas};
use sternpost_store::Status;

/// A line of the chronicle with its entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Chronicled {
    /// The entry the line is of.
    pub seq: u64,
    /// The line as text.
    pub text: Text,
}

/// An entry as somebody may see it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct LogLine {
    /// Its number.
    #[schemars(range(min = 1))]
    pub seq: u64,
    /// When it was recorded.
    #[schemars(with = "schemas::Moment")]
    pub recorded_at: DateTime<Utc>,
    /// The kind of the entry.
    pub kind: &'static str,
    /// Who acted in the entry.
    pub actor: Actor,
    /// The way by which it came about.
    pub cause: Cause,
    /// The version of the rules.
    pub revision: u32,
    /// Its hash.
    pub hash: String,
    /// The text whose SHA-256 the hash is, behind its `2:`.
    pub face: String,
    /// What the seat that looks has said in it, with the salt that proves it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<Opened>,
    /// The order of the seat that looks which has answered in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// What each of several seats said that were asked together, once everybody may know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub together: Option<Vec<Given>>,
    /// Whether it still counts: what was taken back does not.
    pub effective: bool,
    /// The answers, if these eyes may know them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Vec<schemas::Answer>>")]
    pub answers: Option<Vec<Answer>>,
}

/// A part of an entry with the salt of its commitment: HMAC-SHA256(salt, text) stands in the entry's face.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Opened {
    /// The exact text.
    pub text: String,
    /// The salt, in hexadecimal; it is used as it stands here.
    pub salt: String,
}

/// Entries of the log shown at once.
pub const LOG_PAGE: u32 = 500;

/// A page of a log.
#[derive(Clone, Debug)]
pub struct LogPage {
    /// Its entries.
    pub entries: Vec<LogLine>,
    /// What is told of them, without what was taken back.
    pub lines: Vec<Chronicled>,
    /// If there is more: the entry after which it goes on.
    pub next: Option<u64>,
}

/// Entries looked through for when a question was asked: what is done at any time changes nothing about it.
const LATEST: u64 = 16;

impl Service {
    /// The time since which the campaign waits as it does now; none if the latest entries do not tell.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn waiting_since(&self, snapshot: &Snapshot) -> Result<Option<DateTime<Utc>>, Refused> {
        let last = snapshot.seq;
        let entries = self.store.entries(snapshot.campaign.id, last.saturating_sub(LATEST), u32::MAX >> 1).await?;
        let asks = |entry: &&Entry| entry.seq <= last && entry.body.asks_anew();
        Ok(entries.iter().rev().find(asks).map(|entry| entry.recorded_at))
    }

    /// The lines these eyes may read, of entries after `after`, without what was taken back.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn chronicle(&self, snapshot: &Snapshot, eyes: Eyes, after: u64) -> Result<Vec<Chronicled>, Refused> {
        let rows = self.store.lines(snapshot.campaign.id, after).await?;
        let rows = rows.iter().filter(|row| row.seq <= snapshot.seq);
        let lines = rows.filter_map(|row| readable(snapshot, eyes, row, snapshot.seq).transpose());
        lines.collect()
    }

    /// A page of the entries after `after` with what is told of them, as these eyes may see them. Answers of others may have been sealed or hidden: they are
    /// shown to the seat that gave them, and to everybody when the campaign is over.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn log(&self, snapshot: &Arc<Snapshot>, eyes: Eyes, after: u64) -> Result<LogPage, Refused> {
        let mut entries = self.store.entries(snapshot.campaign.id, after, LOG_PAGE).await?;
        let next = entries.last().filter(|last| entries.len() == LOG_PAGE as usize && last.seq < snapshot.seq).map(|last| last.seq);
        let part = Part { after, before: next.map(|last| last + 1), most: usize::MAX };
        let lines = self.part_of_chronicle(snapshot, eyes, part).await?.lines;
        let snapshot = snapshot.clone();
        // What an entry shows is worked out away from where requests are served.
        let shown = tokio::task::spawn_blocking(move || {
            entries.retain(|entry| entry.seq <= snapshot.seq);
            let counts = snapshot.moves.counting(snapshot.seq);
            entries.iter().map(|entry| line_of(&snapshot, eyes, entry, counts(entry.seq))).collect()
        });
        Ok(LogPage { entries: crate::panics::joined(shown.await)?, lines, next })
    }
}

/// An entry as these eyes may see it, if it counts or does not.
pub(crate) fn line_of(snapshot: &Snapshot, eyes: Eyes, entry: &Entry, counts: bool) -> LogLine {
    let open = snapshot.campaign.status == Status::Ended || eyes == Eyes::Arbiter;
    let is_its = |seat: Seat| eyes == Eyes::Seat(seat);
    let own = entry.body.turns().find(|turn| is_its(turn.seat));
    let answers = entry.body.turn().filter(|_| open).or(own).map(|turn| turn.answers.to_vec());
    let together = if let Some(Answers::Together(given)) = entry.body.answers() { Some(given) } else { None };
    let is_unsaid = answers.is_none() && entry.body.turn().is_some() && entry.cause.is_its_seats();
    LogLine {
        seq: entry.seq,
        recorded_at: entry.recorded_at,
        kind: entry.body.kind(),
        actor: entry.actor,
        cause: if is_unsaid { Cause::Unsaid } else { entry.cause },
        revision: entry.revision,
        hash: entry.hash.clone(),
        face: entry.face(),
        own: answers.as_ref().and_then(|_| {
            let opened = |part: &str, text: String| Opened { text, salt: salt(&snapshot.secret, entry.campaign, entry.seq, part) };
            match (entry.own(), eyes) {
                (Some(text), _) => Some(opened("own", text)),
                (None, Eyes::Seat(seat)) => entry.own_of(seat).map(|text| opened(&own_part(seat), text)),
                (None, Eyes::Spectator | Eyes::Arbiter) => None,
            }
        }),
        order: own.and_then(|turn| turn.order).map(ToOwned::to_owned),
        together: together.filter(|_| open).map(<[Given]>::to_vec),
        effective: entry.body.back().is_some() || counts,
        answers,
    }
}

/// The eyes an address has in a campaign: those of its seat, or of a spectator.
#[must_use]
pub fn eyes_of(snapshot: &Snapshot, address: &str) -> Eyes {
    snapshot.seats_of(address).next().map_or(Eyes::Spectator, |row| Eyes::Seat(Seat(row.seat)))
}

/// The same for a moment: who rules sees the position before and after an entry whole while that is disputed, and nothing else.
#[must_use]
pub fn eyes_at(snapshot: &Snapshot, address: &str, seq: u64) -> Eyes {
    let is_disputed = snapshot.court.open_dispute().is_some_and(|dispute| seq == dispute.entry || seq + 1 == dispute.entry);
    if is_disputed && snapshot.may_arbitrate(address) { Eyes::Arbiter } else { eyes_of(snapshot, address) }
}
