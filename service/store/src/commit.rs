//! A commit: changes that go into the database together or not at all, and what others are told of them.

use super::roles::ArbiterChange;
use super::rows::{Campaign, NewLetter, SealedChange, SeatChange, Seen, Settled, Status, StoredLine, StoredPosition, WatchChange};
use super::{Creation, Idempotency, OrdersChange, Promise, Said, Seating};
use sternpost_log::{CampaignId, CampaignSecret, Entry, Phrases};

/// A commit: changes that go into the database together or not at all.
#[derive(Clone, Debug, Default)]
pub struct Commit {
    /// A campaign that comes into being.
    pub campaign: Option<(Campaign, CampaignSecret)>,
    /// Changes to seats.
    pub seats: Vec<SeatChange>,
    /// A campaign's new status.
    pub status: Option<(CampaignId, Status)>,
    /// What the seats of a campaign have added to its chance, as it starts.
    pub phrases: Option<(CampaignId, Phrases)>,
    /// Entries, each with the number that follows the head it was decided on.
    pub entries: Vec<Entry>,
    /// The lines of these entries.
    pub lines: Vec<StoredLine>,
    /// Letters to send.
    pub letters: Vec<NewLetter>,
    /// How a repetition of this submission finds its result.
    pub idempotency: Option<Idempotency>,
    /// How a repetition of this creation finds its campaign.
    pub creation: Option<Creation>,
    /// The change to the answers that wait beside the log.
    pub sealed: Option<SealedChange>,
    /// The change to the campaign's timer.
    pub watch: Option<WatchChange>,
    /// The change to standing orders.
    pub orders: Option<OrdersChange>,
    /// Changes to who holds seats.
    pub seating: Vec<Seating>,
    /// The change to who is arbiter.
    pub arbiter: Option<ArbiterChange>,
    /// What is said at the table, each with the next number.
    pub talk: Vec<Said>,
    /// What was promised there.
    pub promises: Vec<Promise>,
    /// How far seats have seen the log.
    pub seen: Vec<Seen>,
    /// What became of letters.
    pub settled: Vec<Settled>,
    /// Positions to load from: a cache.
    pub positions: Vec<StoredPosition>,
    /// Positions of heads, kept for the day a log folds differently. An older one never replaces a newer.
    pub heads: Vec<StoredPosition>,
}

impl Commit {
    /// The campaign it changes; none if it only sends letters.
    pub(super) fn about(&self) -> Option<CampaignId> {
        let entry = self.entries.first().map(|entry| entry.campaign);
        let created = || self.campaign.as_ref().map(|(campaign, _)| campaign.id);
        let status = || self.status.map(|(campaign, _)| campaign);
        let sealed = || self.sealed.as_ref().map(|change| change.campaign);
        let watch = || self.watch.as_ref().map(|change| change.campaign);
        let orders = || self.orders.as_ref().map(|change| change.campaign);
        let seats = || self.seats.first().map(|seat| seat.campaign).or_else(|| self.arbiter.as_ref().map(|change| change.campaign));
        entry.or_else(created).or_else(status).or_else(seats).or_else(sealed).or_else(watch).or_else(orders)
    }

    /// The campaign whose rows it touches, also beside the log; none if that is of letters only.
    pub(super) fn touches(&self) -> Option<CampaignId> {
        let kept = || self.positions.first().or(self.heads.first()).map(|kept| kept.campaign);
        self.about().or_else(|| self.seen.first().map(|seen| seen.campaign)).or_else(kept)
    }

    /// The notification to others; none if it only sends letters.
    pub(super) fn change(&self) -> Option<Change> {
        let seq = self.entries.last().map_or(0, |entry| entry.seq);
        self.about().map(|campaign| Change { campaign, seq })
    }

    /// The notification to this process, which knows already of answers it has sealed and of timers it has set.
    pub(super) fn change_here(&self) -> Option<Change> {
        let is_beside = self.sealed.is_some() || self.watch.is_some() || self.orders.is_some();
        let only_beside = is_beside && self.entries.is_empty() && self.status.is_none() && self.seats.is_empty();
        self.change().filter(|_| !only_beside)
    }

    /// Whether it changes more of a campaign that is there than its log tells.
    pub(super) fn is_beside_the_log(&self) -> bool {
        self.campaign.is_none() && (self.status.is_some() || !self.seats.is_empty() || self.orders.is_some() || self.arbiter.is_some())
    }
}

/// A notification that something was committed, here or in another process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The campaign that was changed.
    pub campaign: CampaignId,
    /// The last entry of the commit; 0 if it brought none.
    pub seq: u64,
}
