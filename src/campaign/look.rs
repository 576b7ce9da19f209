//! Looking: what somebody may read of a campaign's log and chronicle.

use super::{Hot, Refused, Service};
use crate::log::{Actor, Body, CampaignId, Cause, Entry, effective};
use crate::store::Status;
use chrono::{DateTime, Utc};
use serde::Serialize;
use std::collections::BTreeSet;
use sternpost_core::{Answer, Eyes, Seat, Text, Told};

/// A line of the chronicle with its entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Chronicled {
    /// Of which entry.
    pub seq: u64,
    /// What.
    pub text: Text,
}

/// An entry as somebody may see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct LogLine {
    /// Its number.
    pub seq: u64,
    /// When it was recorded.
    pub recorded_at: DateTime<Utc>,
    /// What kind it is.
    pub kind: &'static str,
    /// Who acted.
    pub actor: Actor,
    /// By what way.
    pub cause: Cause,
    /// The version of the rules.
    pub revision: u32,
    /// Its hash.
    pub hash: String,
    /// The hash before it.
    pub previous: String,
    /// Whether it still counts: what was taken back does not.
    pub effective: bool,
    /// The answers, if these eyes may know them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers: Option<Vec<Answer>>,
}

impl Service {
    /// The lines these eyes may read, of entries after `after`, without what was taken back.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn chronicle(&self, id: CampaignId, eyes: Eyes, after: u64) -> Result<Vec<Chronicled>, Refused> {
        let lines_of = self.store.lines(id, after).await?;
        let dropped = self.dropped(id).await?;
        let mut lines = vec![];
        for line in lines_of.into_iter().filter(|line| !dropped.contains(&line.seq)) {
            let told: Told = serde_json::from_str(&line.body).map_err(|error| Refused::Senseless(error.to_string()))?;
            if told.audience.includes(eyes) {
                lines.push(Chronicled { seq: line.seq, text: told.text });
            }
        }
        Ok(lines)
    }

    /// Notes that the holder of a seat has seen the log up to an entry.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn mark_seen(&self, id: CampaignId, seat: Seat, seq: u64) -> Result<(), Refused> {
        let mut hot = self.lock(id).await?;
        self.store.mark_seen(id, seat.0, seq).await?;
        if let Some(row) = hot.seats.get_mut(usize::from(seat.0)) {
            row.seen = row.seen.max(seq);
        }
        Ok(())
    }

    /// Entries that were left behind. Only a log in which the head was ever moved has to be read for that.
    async fn dropped(&self, id: CampaignId) -> Result<BTreeSet<u64>, Refused> {
        if !self.store.was_moved(id).await? {
            return Ok(BTreeSet::new());
        }
        Ok(dropped(&self.all_entries(id, 0).await?))
    }

    /// The entries after `after`, as these eyes may see them. Answers of others may have been sealed or hidden: they are
    /// shown to the seat that gave them, and to everybody when the campaign is over.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn log(&self, hot: &Hot, eyes: Eyes, after: u64) -> Result<Vec<LogLine>, Refused> {
        let all = self.all_entries(hot.campaign.id, 0).await?;
        let dropped = dropped(&all);
        let entries: Vec<Entry> = all.into_iter().filter(|entry| entry.seq > after).collect();
        let open = hot.campaign.status == Status::Ended || eyes == Eyes::Arbiter;
        let line = |entry: &Entry| {
            let answers = if let Body::Answered { seat, answers, .. } = &entry.body
                && (open || eyes == Eyes::Seat(*seat))
            {
                Some(answers.clone())
            } else {
                None
            };
            LogLine {
                seq: entry.seq,
                recorded_at: entry.recorded_at,
                kind: entry.body.kind(),
                actor: entry.actor,
                cause: entry.cause,
                revision: entry.revision,
                hash: entry.hash.clone(),
                previous: entry.previous.clone(),
                effective: !dropped.contains(&entry.seq),
                answers,
            }
        };
        Ok(entries.iter().map(line).collect())
    }

    /// The whole log as JSON Lines, canonical as it was hashed, once the campaign has ended; before that what these eyes may
    /// have.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn export(&self, hot: &Hot, eyes: Eyes) -> Result<String, Refused> {
        if hot.campaign.status == Status::Ended || eyes == Eyes::Arbiter {
            let entries = self.all_entries(hot.campaign.id, 0).await?;
            let line = |entry: &Entry| {
                format!("{{\"entry\":{},\"previous\":\"{}\",\"hash\":\"{}\"}}\n", entry.canonical, entry.previous, entry.hash)
            };
            return Ok(entries.iter().map(line).collect());
        }
        let lines = self.log(hot, eyes, 0).await?;
        Ok(lines.iter().map(|line| format!("{}\n", serde_json::to_string(line).expect("a log line is plain data"))).collect())
    }
}

/// Entries that do not count any more; what moved the head counts neither way. `entries` is the whole log.
fn dropped(entries: &[Entry]) -> BTreeSet<u64> {
    let kept: BTreeSet<u64> = effective(entries).iter().map(|entry| entry.seq).collect();
    let moves = |entry: &&Entry| matches!(entry.body, Body::TakenBack { .. } | Body::Rewound { .. });
    entries.iter().filter(|entry| !moves(entry) && !kept.contains(&entry.seq)).map(|entry| entry.seq).collect()
}

/// Whose eyes an address has in a campaign: those of its seat, or of a spectator.
#[must_use]
pub fn eyes_of(hot: &Hot, address: &str) -> Eyes {
    hot.seats_of(address).next().map_or(Eyes::Spectator, |row| Eyes::Seat(Seat(row.seat)))
}
