//! A campaign as it stands: what everybody in this process looks at, and nobody changes.

use super::{Refused, Service};
use crate::log::{CampaignId, CampaignSecret, Entry, Moves, chain};
use crate::store::{Campaign, SeatRow, SeatState, Snapshot, Status};
use std::sync::Arc;
use sternpost_core::{Catalogue, Eyes, Game, Outcome, Play, Seat};

/// Entries read at once from the store.
const PAGE: u32 = 10_000;

/// A campaign as it stands. Never changed: whoever moves the campaign on puts another in its place (see
/// [`standing`](super::standing)), and whoever looks keeps the one it has. A copy costs next to nothing.
#[derive(Clone)]
pub struct Hot {
    /// The game.
    pub game: &'static dyn Game,
    /// The campaign.
    pub campaign: Arc<Campaign>,
    /// Its seats.
    pub seats: Arc<Vec<SeatRow>>,
    /// Its secret.
    pub secret: CampaignSecret,
    /// The position, once it has started.
    pub play: Option<Arc<dyn Play>>,
    /// The last entry of the log.
    pub seq: u64,
    /// Its hash.
    pub hash: String,
    /// The entry the position stands at: earlier than `seq` after a take-back.
    pub head: u64,
    /// The answer that can be taken back.
    pub revocable: Option<Revocable>,
    /// Where the head was moved.
    pub moves: Arc<Moves>,
    /// While answers to a step of several seats are sealed: the entry and hash before the first of them. To everybody the log
    /// ends there; who has answered already is nobody's business.
    pub before_sealed: Option<(u64, String)>,
}

/// An answer that its seat can still take back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revocable {
    /// Whose it is.
    pub seat: Seat,
    /// The question it answers.
    pub question: String,
    /// The effective entry before it.
    pub to: u64,
}

impl Hot {
    /// Who holds a seat, for texts.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.seats.get(usize::from(seat.0)).map_or_else(|| format!("seat {seat}"), |row| row.name.clone())
    }

    /// The wording for a language.
    #[must_use]
    pub fn catalogue(&self, language: &str) -> &'static Catalogue {
        self.game.catalogue(language)
    }

    /// The last entry of the log as anybody may see it.
    #[must_use]
    pub fn shown_seq(&self) -> u64 {
        self.before_sealed.as_ref().map_or(self.seq, |(seq, _)| *seq)
    }

    /// Its hash, unless it has the older form, which would betray what it hides.
    #[must_use]
    pub fn shown_hash(&self) -> Option<&str> {
        let hash = self.before_sealed.as_ref().map_or(&self.hash, |(_, hash)| hash);
        (chain::is_sealed(hash) || self.campaign.status == Status::Ended).then_some(hash.as_str())
    }

    /// Whom the campaign waits for, as these eyes may see it: all who are asked together, whether or not they have answered;
    /// of itself a seat knows.
    #[must_use]
    pub fn waiting_for(&self, eyes: Eyes) -> Vec<Seat> {
        let Some(play) = &self.play else { return vec![] };
        let owing = play.waiting_for();
        let mut shown = play.asked_together();
        shown.retain(|seat| eyes != Eyes::Seat(*seat) || owing.contains(seat));
        shown
    }

    /// Whether a seat owes an answer to a question.
    #[must_use]
    pub fn is_asked(&self, seat: Seat, question: &str) -> bool {
        let is_it = |asked: &sternpost_core::Asked| asked.seat == seat && asked.id == question;
        self.campaign.status == Status::Running && self.play.as_ref().is_some_and(|play| play.asked().iter().any(is_it))
    }

    /// Whether something decided when `version` was the last entry no longer holds: what was seen then was left behind, or
    /// nobody can have seen it yet.
    #[must_use]
    pub fn is_stale(&self, version: u64) -> bool {
        version > self.seq || self.moves.have_left(version, self.seq)
    }

    /// The position.
    ///
    /// # Errors
    /// If the campaign has not started.
    pub fn play(&self) -> Result<&dyn Play, Refused> {
        self.play.as_deref().ok_or_else(|| Refused::WrongState("the campaign has not started".to_owned()))
    }

    /// The seats of an address.
    pub fn seats_of<'a>(&'a self, address: &'a str) -> impl Iterator<Item = &'a SeatRow> {
        self.seats.iter().filter(move |row| row.address.as_deref() == Some(address))
    }

    /// Whether an address is host or has a seat.
    #[must_use]
    pub fn is_known_to(&self, address: &str) -> bool {
        self.campaign.host_address == address || self.seats_of(address).next().is_some()
    }

    /// Bots that owe an answer.
    #[must_use]
    pub fn bots_asked(&self) -> Vec<Seat> {
        let Some(play) = &self.play else { return vec![] };
        let is_bot = |seat: &Seat| self.seats.get(usize::from(seat.0)).is_some_and(|row| row.state == SeatState::Bot);
        play.waiting_for().into_iter().filter(is_bot).collect()
    }

    /// Notes whether the last entry can be taken back: no dice, nothing hidden shown, nobody else acted.
    pub(super) fn note_revocable(&mut self, seat: Seat, question: &str, out: &Outcome, to: u64) {
        self.revocable = (!out.committed).then(|| Revocable { seat, question: question.to_owned(), to });
    }
}

impl Service {
    /// All entries of a campaign after a number.
    pub(super) async fn all_entries(&self, id: CampaignId, after: u64) -> Result<Vec<Entry>, Refused> {
        let mut entries: Vec<Entry> = vec![];
        loop {
            let from = entries.last().map_or(after, |entry| entry.seq);
            let page = self.store.entries(id, from, PAGE).await?;
            let is_last = page.len() < PAGE as usize;
            entries.extend(page);
            if is_last {
                return Ok(entries);
            }
        }
    }

    /// Stores the position; a failure costs nothing but time.
    pub(super) async fn keep_snapshot(&self, hot: &Hot) {
        let Some(play) = &hot.play else { return };
        // A head that was moved back is not what the last entry's number says.
        let snapshot = Snapshot { campaign: hot.campaign.id, seq: hot.seq, revision: hot.game.revision(), body: play.snapshot() };
        if let Err(error) = self.store.put_snapshot(snapshot).await {
            tracing::warn!(campaign.id = %hot.campaign.id, %error, "a snapshot could not be stored");
        }
    }
}
