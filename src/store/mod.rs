//! Everything that is kept: one trait, on SQLite and Postgres. SQL lives here and nowhere else.
//!
//! Time is always an argument. An accepted commit is durable when [`Store::commit`] returns.

#[macro_use]
mod cells;
#[macro_use]
mod statements;
#[macro_use]
mod methods;
mod delivery;
mod error;
mod figures;
mod group;
mod health;
mod inbound;
mod kept;
mod migrations;
mod orders;
mod postgres;
mod promises;
mod revoked;
mod roles;
mod rows;
mod seating;
mod serving;
mod sqlite;
mod talk;
pub mod whole;
mod writer;

use crate::log::{CampaignId, CampaignSecret, Entry, Phrases};
use crate::post::wishes::{Second, Wishes};
use async_trait::async_trait;
use chrono::{DateTime, Utc};
pub use delivery::{BounceKey, LostWay};
pub use error::StoreError;
pub use figures::Figures;
pub use inbound::{Inbound, InboundState, ReplyKey, Way};
pub use orders::{OrdersChange, StandingOrder};
pub use promises::{Due, Party, PartyAnswer, Promise, PromiseBody, PromiseMark};
pub use roles::{Arbiter, ArbiterChange, ArbiterProposal, ArbiterUpdate, Delay, EndedSessions, Session, Spectators, Watching};
pub use rows::{
    Campaign, DeliveryState, Draft, FollowUp, Holder, KeptWatch, Letter, Mark, NewLetter, Sealed, SealedChange, SeatChange, SeatRow,
    SeatState, SeatUpdate, Seen, Settled, Snapshot, Status, StoredLine, WatchChange, Windows,
};
pub use seating::{FormerHolder, Heir, OfferBody, SeatOffer, Seating, Substitute};
pub use serving::{ServingLock, lock_for_serving};
use std::sync::Arc;
use std::time::Duration;
pub use talk::{Digest, Said, SaidAs, Spoken, TalkMarks};
use tokio::sync::broadcast;

/// What goes into the database together or not at all.
#[derive(Clone, Debug, Default)]
pub struct Commit {
    /// A campaign that comes into being.
    pub campaign: Option<(Campaign, CampaignSecret)>,
    /// What changes about seats.
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
    /// What changes about answers that wait beside the log.
    pub sealed: Option<SealedChange>,
    /// What becomes of a campaign's watch.
    pub watch: Option<WatchChange>,
    /// What becomes of standing orders.
    pub orders: Option<OrdersChange>,
    /// What changes about seats that change hands.
    pub seating: Vec<Seating>,
    /// What changes about who is arbiter.
    pub arbiter: Option<ArbiterChange>,
    /// What was said at the table of a campaign that comes into being.
    pub talk: Vec<Said>,
    /// What was promised there.
    pub promises: Vec<Promise>,
    /// How far seats have seen the log.
    pub seen: Vec<Seen>,
    /// What became of letters.
    pub settled: Vec<Settled>,
    /// Positions to load from: a cache.
    pub snapshots: Vec<Snapshot>,
    /// Positions of heads, kept for the day a log folds differently. An older one never replaces a newer.
    pub heads: Vec<Snapshot>,
}

impl Commit {
    /// The campaign it changes; none if it only sends letters.
    fn about(&self) -> Option<CampaignId> {
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
    fn touches(&self) -> Option<CampaignId> {
        let kept = || self.snapshots.first().or(self.heads.first()).map(|kept| kept.campaign);
        self.about().or_else(|| self.seen.first().map(|seen| seen.campaign)).or_else(kept)
    }

    /// What others are told of it; none if it only sends letters.
    fn change(&self) -> Option<Change> {
        let seq = self.entries.last().map_or(0, |entry| entry.seq);
        self.about().map(|campaign| Change { campaign, seq })
    }

    /// What this process is told of it: whoever has sealed an answer or set the watch here knows.
    fn change_here(&self) -> Option<Change> {
        let is_beside = self.sealed.is_some() || self.watch.is_some() || self.orders.is_some();
        let only_beside = is_beside && self.entries.is_empty() && self.status.is_none() && self.seats.is_empty();
        self.change().filter(|_| !only_beside)
    }

    /// Whether it changes more of a campaign that is there than its log tells.
    fn is_beside_the_log(&self) -> bool {
        self.campaign.is_none() && (self.status.is_some() || !self.seats.is_empty() || self.orders.is_some() || self.arbiter.is_some())
    }
}

/// A submission's key and what it led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Idempotency {
    /// Which campaign.
    pub campaign: CampaignId,
    /// Who submitted: a seat, an address.
    pub actor: String,
    /// The key.
    pub key: String,
    /// A digest of what was submitted: the key stands for that and nothing else.
    pub payload: String,
    /// The result, as JSON.
    pub result: String,
}

/// What an earlier submission led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remembered {
    /// The digest of what was submitted; empty: it was not noted yet then.
    pub payload: String,
    /// The result, as JSON.
    pub result: String,
}

impl Remembered {
    /// Whether a submission with this digest is that earlier one.
    #[must_use]
    pub fn is_of(&self, payload: &str) -> bool {
        self.payload.is_empty() || self.payload == payload
    }
}

/// The key under which somebody created a campaign, and out of what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Creation {
    /// Who created it.
    pub address: String,
    /// The key.
    pub key: String,
    /// What it was made of, or a digest of that: the same key with something else is a mistake.
    pub payload: String,
    /// The campaign it became.
    pub campaign: CampaignId,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// Something was committed, here or in another process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// In which campaign.
    pub campaign: CampaignId,
    /// The last entry of the commit; 0 if it brought none.
    pub seq: u64,
}

/// Where everything is kept.
#[async_trait]
pub trait Store: Send + Sync {
    /// Stores a commit: all of it or nothing. Durable when it returns.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the log has moved on, [`StoreError::Repeated`] if its key was used before.
    async fn commit(&self, commit: Commit) -> Result<(), StoreError>;

    /// A campaign.
    ///
    /// # Errors
    /// If the database fails; so for every method below.
    async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, StoreError>;
    /// The secret of a campaign, and what its seats have added to its chance.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn chance_of(&self, id: CampaignId) -> Result<Option<(CampaignSecret, Phrases)>, StoreError>;
    /// The secret of a campaign.
    ///
    /// # Errors
    /// If the database fails.
    async fn secret(&self, id: CampaignId) -> Result<Option<CampaignSecret>, StoreError>;
    /// Campaigns in which an address is host, has a seat or is arbiter, newest first.
    ///
    /// # Errors
    /// If the database fails.
    async fn campaigns_of(&self, address: &str) -> Result<Vec<Campaign>, StoreError>;
    /// Campaigns with a status.
    ///
    /// # Errors
    /// If the database fails.
    async fn campaigns_with(&self, status: Status) -> Result<Vec<Campaign>, StoreError>;
    /// The seats of a campaign.
    ///
    /// # Errors
    /// If the database fails.
    async fn seats(&self, campaign: CampaignId) -> Result<Vec<SeatRow>, StoreError>;
    /// Up to `limit` entries after `seq`.
    ///
    /// # Errors
    /// If the database fails.
    async fn entries(&self, campaign: CampaignId, after: u64, limit: u32) -> Result<Vec<Entry>, StoreError>;
    /// The answers that wait beside the log of a campaign.
    ///
    /// # Errors
    /// If the database fails.
    async fn sealed(&self, campaign: CampaignId) -> Result<Vec<Sealed>, StoreError>;
    /// By what one knows whether a campaign has moved on, read at one moment.
    ///
    /// # Errors
    /// If the database fails.
    async fn mark(&self, campaign: CampaignId) -> Result<Option<Mark>, StoreError>;
    /// Number and hash of the last entry.
    ///
    /// # Errors
    /// If the database fails.
    async fn head(&self, campaign: CampaignId) -> Result<Option<(u64, String)>, StoreError>;
    /// The entries that say something about the campaign's own past: moves of its head, disputes, motions.
    ///
    /// # Errors
    /// If the database fails.
    async fn about_the_past(&self, campaign: CampaignId) -> Result<Vec<Entry>, StoreError>;
    /// Lines of entries after `seq`.
    ///
    /// # Errors
    /// If the database fails.
    async fn lines(&self, campaign: CampaignId, after: u64) -> Result<Vec<StoredLine>, StoreError>;
    /// The last `limit` lines of entries after one and before another, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    async fn lines_before(&self, campaign: CampaignId, after: u64, before: u64, limit: u32) -> Result<Vec<StoredLine>, StoreError>;
    /// The newest snapshot that stands at `seq` or before.
    ///
    /// # Errors
    /// If the database fails.
    async fn snapshot(&self, campaign: CampaignId, seq: u64) -> Result<Option<Snapshot>, StoreError>;
    /// Stores a snapshot: a cache.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_snapshot(&self, snapshot: Snapshot) -> Result<(), StoreError>;
    /// Keeps the position of a campaign's head for the day its log folds differently. An older one never replaces a newer.
    ///
    /// # Errors
    /// If the database fails.
    async fn keep_head(&self, head: Snapshot) -> Result<(), StoreError>;
    /// The head that was kept last.
    ///
    /// # Errors
    /// If the database fails.
    async fn kept_head(&self, campaign: CampaignId) -> Result<Option<Snapshot>, StoreError>;
    /// Running campaigns of a game whose kept head is missing, behind the log, or of another revision.
    ///
    /// # Errors
    /// If the database fails.
    async fn without_head(&self, game: &str, revision: u32) -> Result<Vec<CampaignId>, StoreError>;
    /// Drops all snapshots of a campaign; nothing is lost.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_snapshots(&self, campaign: CampaignId) -> Result<(), StoreError>;
    /// What an earlier submission with this key led to.
    ///
    /// # Errors
    /// If the database fails.
    async fn remembered(&self, campaign: CampaignId, actor: &str, key: &str) -> Result<Option<Remembered>, StoreError>;
    /// Takes up to `limit` letters that are due, for `lease`; nobody else gets them meanwhile.
    ///
    /// # Errors
    /// If the database fails.
    async fn claim_letters(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<Letter>, StoreError>;
    /// Lengthens what is left of a claim: letters whose lease ends at `from` are ours until `until`. A claim is known by the
    /// microsecond its lease ends; should two ever share one, lengthening both delays a letter at worst.
    ///
    /// # Errors
    /// If the database fails.
    async fn lengthen_leases(&self, from: DateTime<Utc>, until: DateTime<Utc>) -> Result<(), StoreError>;
    /// Notes what became of a letter.
    ///
    /// # Errors
    /// If the database fails.
    async fn settle_letter(
        &self,
        id: &str,
        state: DeliveryState,
        at: DateTime<Utc>,
        retry_at: Option<DateTime<Utc>>,
        error: Option<&str>,
    ) -> Result<(), StoreError>;
    /// All letters of a campaign with their delivery state.
    ///
    /// # Errors
    /// If the database fails.
    async fn letters(&self, campaign: CampaignId) -> Result<Vec<Letter>, StoreError>;
    /// The latest letters of a campaign, or of one seat of it, the latest first, each with the entry it was written with; none for what no
    /// entry brought.
    ///
    /// # Errors
    /// If the database fails.
    async fn letters_by_entry(&self, campaign: CampaignId, seat: Option<u8>, most: u32) -> Result<Vec<(Letter, Option<u64>)>, StoreError>;
    /// Notes how far the holder of a seat has seen the log.
    ///
    /// # Errors
    /// If the database fails.
    async fn mark_seen(&self, campaign: CampaignId, seat: u8, seq: u64) -> Result<(), StoreError>;
    /// Remembers a sign-in by the hash of its token.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_session(&self, session: &Session) -> Result<(), StoreError>;
    /// The sign-in under a token's hash, if it lives.
    ///
    /// # Errors
    /// If the database fails.
    async fn session(&self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<Session>, StoreError>;
    /// The sign-ins of an address that live, the one that lives longest first.
    ///
    /// # Errors
    /// If the database fails.
    async fn sessions_of(&self, address: &str, now: DateTime<Utc>) -> Result<Vec<Session>, StoreError>;
    /// Notes that a sign-in was used; never earlier than what is noted.
    ///
    /// # Errors
    /// If the database fails.
    async fn use_session(&self, token_hash: &str, at: DateTime<Utc>) -> Result<(), StoreError>;
    /// Ends sign-ins of an address; how many. No server takes one of them any more when this returns.
    ///
    /// # Errors
    /// If the database fails.
    async fn end_sessions(&self, address: &str, which: EndedSessions<'_>) -> Result<u64, StoreError>;
    /// Who rules disputes of a campaign, if anybody does.
    ///
    /// # Errors
    /// If the database fails.
    async fn arbiter(&self, campaign: CampaignId) -> Result<Option<Arbiter>, StoreError>;
    /// Who is proposed as arbiter of a campaign, or that there should be none.
    ///
    /// # Errors
    /// If the database fails.
    async fn arbiter_proposal(&self, campaign: CampaignId) -> Result<Option<ArbiterProposal>, StoreError>;
    /// The last entry of a campaign before the first that was recorded after a moment; 0: there is none.
    ///
    /// # Errors
    /// If the database fails.
    async fn last_until(&self, campaign: CampaignId, moment: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Who but the table may look on at a campaign.
    ///
    /// # Errors
    /// If the database fails.
    async fn spectators(&self, campaign: CampaignId) -> Result<Spectators, StoreError>;
    /// Settles who but the table may look on, anew: links made before are dead then.
    ///
    /// # Errors
    /// If the database fails.
    async fn set_spectators(&self, campaign: CampaignId, watching: Watching, is_anew: bool) -> Result<(), StoreError>;
    /// Signs out.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_session(&self, token_hash: &str) -> Result<(), StoreError>;
    /// Ends every sign-in of an address.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_sessions_of(&self, address: &str) -> Result<(), StoreError>;
    /// Forgets sign-ins that have expired.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_expired_sessions(&self, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Declares the API tokens dead that were made for an address up to a moment. No server takes one of them any more when this
    /// returns.
    ///
    /// # Errors
    /// If the database fails.
    async fn revoke_tokens(&self, address: &str, made_until: DateTime<Utc>) -> Result<(), StoreError>;
    /// Up to when the API tokens of an address are dead; none: all live.
    ///
    /// # Errors
    /// If the database fails.
    async fn tokens_revoked(&self, address: &str) -> Result<Option<DateTime<Utc>>, StoreError>;
    /// Tells of commits of every process.
    fn subscribe(&self) -> broadcast::Receiver<Change>;
    /// What an address has created under a key.
    ///
    /// # Errors
    /// If the database fails.
    async fn creation(&self, address: &str, key: &str) -> Result<Option<Creation>, StoreError>;
    /// Lobbies in which nobody is missing: they should have started.
    ///
    /// # Errors
    /// If the database fails.
    async fn full_lobbies(&self) -> Result<Vec<CampaignId>, StoreError>;
    /// Running campaigns in which something may happen by itself: with a bot among their seats, or with standing orders; each with the number of its last entry.
    ///
    /// # Errors
    /// If the database fails.
    async fn running_with_bots(&self) -> Result<Vec<(CampaignId, u64)>, StoreError>;
    /// Whether the database takes writes: it has taken one a moment ago, or it takes one now that means nothing.
    ///
    /// # Errors
    /// If it does not, or if damage was met since the store was opened.
    async fn ping(&self) -> Result<(), StoreError>;
    /// Reads the whole database and looks for damage. Takes its time; for an operator.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] says where.
    async fn examine(&self) -> Result<(), StoreError>;
    /// A campaign's watch; none: no time runs in it.
    ///
    /// # Errors
    /// If the database fails.
    async fn watch(&self, campaign: CampaignId) -> Result<Option<KeptWatch>, StoreError>;
    /// The standing orders of a campaign, seat by seat in the order given.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn orders(&self, campaign: CampaignId) -> Result<Vec<StandingOrder>, StoreError>;
    /// Takes up to `limit` campaigns whose watch says that something is to be done, for `lease`; nobody else gets them meanwhile, unless the
    /// watch changes.
    ///
    /// # Errors
    /// If the database fails.
    async fn claim_watches(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<CampaignId>, StoreError>;
    /// The generation of the link to a person's calendar; none: there is no such link, or it was closed.
    ///
    /// # Errors
    /// If the database fails.
    async fn calendar_link(&self, address: &str) -> Result<Option<u32>, StoreError>;
    /// Makes another link to a person's calendar, or closes it; the one before is dead either way.
    ///
    /// # Errors
    /// If the database fails.
    async fn set_calendar_link(&self, address: &str, is_open: bool) -> Result<(), StoreError>;
    /// Notes that a link was used; false if it was used before. Remembered until `expires_at`.
    ///
    /// # Errors
    /// If the database fails.
    async fn use_link_once(&self, token_hash: &str, expires_at: DateTime<Utc>) -> Result<bool, StoreError>;
    /// The generation of the link that leads to a campaign's open seats; none: there is no such link, or it was closed.
    ///
    /// # Errors
    /// If the database fails.
    async fn open_link(&self, campaign: CampaignId) -> Result<Option<u32>, StoreError>;
    /// Makes another link to a campaign's open seats, or closes it; the one before is dead either way.
    ///
    /// # Errors
    /// If the database fails.
    async fn set_open_link(&self, campaign: CampaignId, is_open: bool) -> Result<(), StoreError>;
    /// The turn a seat is putting together from a question on, if it has begun.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn draft(&self, campaign: CampaignId, seat: u8, question: &str) -> Result<Option<Draft>, StoreError>;
    /// Keeps a turn as far as it is put together, in place of what was kept for its seat and question.
    ///
    /// # Errors
    /// If the database fails.
    async fn keep_draft(&self, draft: &Draft) -> Result<(), StoreError>;
    /// Forgets drafts that nobody has changed since.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_old_drafts(&self, changed_before: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Keeps what somebody says at a table; false if something else was said in the same moment: it is to be tried again.
    ///
    /// # Errors
    /// If the database fails.
    async fn say(&self, said: &Said) -> Result<bool, StoreError>;
    /// The last `limit` of what is said to a seat, before a number, the latest first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn talk(&self, campaign: CampaignId, seat: u8, before: u64, limit: u32) -> Result<Vec<SaidAs>, StoreError>;
    /// Something that was said, by its name.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn said(&self, campaign: CampaignId, id: &str) -> Result<Option<SaidAs>, StoreError>;
    /// How a seat follows what is said.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn talk_marks(&self, campaign: CampaignId, seat: u8) -> Result<TalkMarks, StoreError>;
    /// Keeps how a seat follows what is said; what it has read only grows.
    ///
    /// # Errors
    /// If the database fails.
    async fn keep_talk_marks(&self, campaign: CampaignId, seat: u8, marks: TalkMarks) -> Result<(), StoreError>;
    /// Claims the letter that tells a seat what was said, until a moment; false if one is claimed already.
    ///
    /// # Errors
    /// If the database fails.
    async fn claim_digest(&self, campaign: CampaignId, seat: u8, now: DateTime<Utc>, until: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Tells whoever follows a table now, on every server, that something was said there. A hint: one that gets lost costs nothing but time.
    ///
    /// # Errors
    /// If the database fails.
    async fn tell_talk(&self, spoken: Spoken) -> Result<(), StoreError>;
    /// Tells of what is said at tables, by whatever server.
    fn subscribe_talk(&self) -> broadcast::Receiver<Spoken>;
    /// Keeps a promise that is put forward; false if another was in the same moment: it is to be tried again.
    ///
    /// # Errors
    /// If the database fails.
    async fn promise(&self, promise: &Promise) -> Result<bool, StoreError>;
    /// The latest promises that a seat may read, whoever holds it, the latest first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn promises(&self, campaign: CampaignId, seat: u8, limit: u32) -> Result<Vec<Promise>, StoreError>;
    /// The promises that may have to be called to mind, of a campaign or of all.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn awaited_promises(&self, campaign: Option<CampaignId>) -> Result<Vec<Promise>, StoreError>;
    /// A promise by its name.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn promised(&self, campaign: CampaignId, id: &str) -> Result<Option<Promise>, StoreError>;
    /// Keeps a promise as it is now; false if it has changed since it was read.
    ///
    /// # Errors
    /// If the database fails.
    async fn change_promise(&self, promise: &Promise) -> Result<bool, StoreError>;
    /// When the latest letter about promises to a seat goes out or has gone out; long ago: there was none.
    ///
    /// # Errors
    /// If the database fails.
    async fn promises_until(&self, campaign: CampaignId, seat: u8) -> Result<DateTime<Utc>, StoreError>;
    /// Claims the next such letter; false if another has done so since `was` was read.
    ///
    /// # Errors
    /// If the database fails.
    async fn claim_promises(&self, campaign: CampaignId, seat: u8, was: DateTime<Utc>, until: DateTime<Utc>) -> Result<bool, StoreError>;
    /// What the holder of a seat has noted; empty: nothing.
    ///
    /// # Errors
    /// If the database fails.
    async fn note(&self, campaign: CampaignId, seat: u8, holder: &str) -> Result<String, StoreError>;
    /// Keeps what the holder of a seat notes, in place of what was noted before.
    ///
    /// # Errors
    /// If the database fails.
    async fn keep_note(&self, campaign: CampaignId, seat: u8, holder: &str, note: &str, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Whether an address wants no invitations from a host; none: from anybody.
    ///
    /// # Errors
    /// If the database fails.
    async fn is_blocked(&self, address: &str, host: Option<&str>) -> Result<bool, StoreError>;
    /// From now on an address wants no invitations from a host; none: from anybody.
    ///
    /// # Errors
    /// If the database fails.
    async fn block(&self, address: &str, host: Option<&str>) -> Result<(), StoreError>;
    /// An address wants invitations again: those of a host, and what it wanted from nobody.
    ///
    /// # Errors
    /// If the database fails.
    async fn unblock(&self, address: &str, host: &str) -> Result<(), StoreError>;
    /// Notes when the database is used; an earlier moment than the latest changes nothing.
    ///
    /// # Errors
    /// If the database fails.
    async fn note_use(&self, at: DateTime<Utc>) -> Result<(), StoreError>;
    /// The latest moment noted.
    ///
    /// # Errors
    /// If the database fails.
    async fn latest_use(&self) -> Result<Option<DateTime<Utc>>, StoreError>;
    /// Makes letters due now that would be due after `latest`, and lets go of those that are leased for longer than that: only
    /// a clock that was set back puts them there. Returns how many.
    ///
    /// # Errors
    /// If the database fails.
    async fn hurry_letters(&self, now: DateTime<Utc>, latest: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Forgets letters that were dealt with up to a moment.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_old_letters(&self, until: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Forgets keys of submissions first seen up to `until`, and sees those that are new.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_old_keys(&self, now: DateTime<Utc>, until: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Forgets used links that have expired.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_expired_links(&self, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Withdraws the letters that wait to ask a seat a question: another letter asks it.
    ///
    /// # Errors
    /// If the database fails.
    async fn withdraw_asking(&self, campaign: CampaignId, seat: u8, question: &str, at: DateTime<Utc>) -> Result<(), StoreError>;
    /// Whether a letter of a kind waits for a seat, whose payload begins so.
    ///
    /// # Errors
    /// If the database fails.
    async fn waits(&self, campaign: CampaignId, seat: u8, kind: &str, begins: &str) -> Result<bool, StoreError>;
    /// Whether a letter is still to be sent: it may have been withdrawn since it was claimed.
    ///
    /// # Errors
    /// If the database fails.
    async fn is_pending(&self, letter: &str) -> Result<bool, StoreError>;
    /// What the address of a reply leads to, by the hash of its key.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn reply_key(&self, hash: &str) -> Result<Option<ReplyKey>, StoreError>;
    /// Keeps what the address of a reply leads to, in place of what was kept for its key.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_reply_key(&self, key: &ReplyKey) -> Result<(), StoreError>;
    /// Keeps a mail that came in; false if the same one came to the same key before.
    ///
    /// # Errors
    /// If the database fails: it must not be said then that the mail was taken.
    async fn put_inbound(&self, mail: &Inbound) -> Result<bool, StoreError>;
    /// Takes up to `limit` mails to work on, for `lease`: of each seat the one that came first.
    ///
    /// # Errors
    /// If the database fails.
    async fn claim_inbound(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<Inbound>, StoreError>;
    /// Notes what became of a mail that came in; pending again: not before `retry_at`.
    ///
    /// # Errors
    /// If the database fails.
    async fn settle_inbound(
        &self,
        id: &str,
        state: InboundState,
        at: DateTime<Utc>,
        outcome: &str,
        retry_at: Option<DateTime<Utc>>,
    ) -> Result<(), StoreError>;
    /// Forgets mail that came in before.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_old_inbound(&self, received_before: DateTime<Utc>) -> Result<u64, StoreError>;
    /// The offers of a campaign's seats, the oldest first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn seat_offers(&self, campaign: CampaignId) -> Result<Vec<SeatOffer>, StoreError>;
    /// Who held a campaign's seats before, in their order.
    ///
    /// # Errors
    /// If the database fails.
    async fn former_holders(&self, campaign: CampaignId) -> Result<Vec<FormerHolder>, StoreError>;
    /// Who would take over a seat of a campaign, the first first.
    ///
    /// # Errors
    /// If the database fails.
    async fn substitutes(&self, campaign: CampaignId) -> Result<Vec<Substitute>, StoreError>;
    /// The generation of the link by which one offers to; none: there is no such link, or it was closed.
    ///
    /// # Errors
    /// If the database fails.
    async fn substitute_link(&self, campaign: CampaignId) -> Result<Option<u32>, StoreError>;
    /// Makes another such link, or closes it; the one before is dead either way.
    ///
    /// # Errors
    /// If the database fails.
    async fn set_substitute_link(&self, campaign: CampaignId, is_open: bool) -> Result<(), StoreError>;
    /// Forgets keys of replies that were made before.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_old_reply_keys(&self, made_before: DateTime<Utc>) -> Result<u64, StoreError>;
    /// The time by the database's clock, to the second.
    ///
    /// # Errors
    /// If the database fails.
    async fn database_time(&self) -> Result<DateTime<Utc>, StoreError>;
    /// How the database stands, for whoever runs it.
    ///
    /// # Errors
    /// If the database fails.
    async fn figures(&self, now: DateTime<Utc>) -> Result<Figures, StoreError>;
    /// A letter by its name.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn letter(&self, id: &str) -> Result<Option<Letter>, StoreError>;
    /// The latest letter to each seat of a campaign, without those that were withdrawn.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn latest_letters(&self, campaign: CampaignId) -> Result<Vec<Letter>, StoreError>;
    /// Puts a letter that was claimed back until a moment: it was not tried.
    ///
    /// # Errors
    /// If the database fails.
    async fn hold_letter(&self, id: &str, until: DateTime<Utc>) -> Result<(), StoreError>;
    /// Lets go of what was put back for a reader, who wants something else now.
    ///
    /// # Errors
    /// If the database fails.
    async fn release_letters(&self, recipient: &str) -> Result<(), StoreError>;
    /// The letters that wait for a reader and can be one: what asks, and what tells of talk and promises if its time has come.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn letters_to_gather(&self, recipient: &str, at: DateTime<Utc>) -> Result<Vec<Letter>, StoreError>;
    /// Makes a letter the one that says all of these, up to the last of them, in their place.
    ///
    /// # Errors
    /// If the database fails.
    async fn gather_letters(&self, id: &str, payload: &str, last: &str, at: DateTime<Utc>) -> Result<(), StoreError>;
    /// Puts a copy of a letter into the outbox, for its reader's second way; false if it is there already.
    ///
    /// # Errors
    /// If the database fails.
    async fn copy_letter(&self, id: &str, copy: &str, at: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Notes what is reported of a letter that the mail server had taken; false if it had not, or more is known already.
    ///
    /// # Errors
    /// If the database fails.
    async fn report_letter(
        &self,
        id: &str,
        state: DeliveryState,
        at: DateTime<Utc>,
        retry_at: Option<DateTime<Utc>>,
        why: &str,
    ) -> Result<bool, StoreError>;
    /// Keeps the key of the address to which a letter's bounces go.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_bounce_key(&self, key: &BounceKey) -> Result<(), StoreError>;
    /// Which letter a bounce is about, by the hash of its key.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn bounce_key(&self, hash: &str) -> Result<Option<BounceKey>, StoreError>;
    /// Forgets such keys that were made before.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_old_bounce_keys(&self, made_before: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Notes that a letter was lost on a way; the same letter counts once.
    ///
    /// # Errors
    /// If the database fails.
    async fn note_loss(&self, way: &str, letter: &str, at: DateTime<Utc>) -> Result<(), StoreError>;
    /// What is known of a way's losses; none: it works.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn lost_way(&self, way: &str) -> Result<Option<LostWay>, StoreError>;
    /// Claims to tell the hosts that a way leads nowhere; false if somebody has.
    ///
    /// # Errors
    /// If the database fails.
    async fn claim_telling(&self, way: &str) -> Result<bool, StoreError>;
    /// Forgets the losses on a way: its reader says that it works. False if there were none.
    ///
    /// # Errors
    /// If the database fails.
    async fn forget_losses(&self, way: &str) -> Result<bool, StoreError>;
    /// What somebody wants of letters; none: nothing in particular.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn wishes(&self, address: &str) -> Result<Option<Wishes>, StoreError>;
    /// Keeps what somebody wants of letters.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_wishes(&self, address: &str, wishes: &Wishes) -> Result<(), StoreError>;
    /// The second way of somebody's letters.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn second_way(&self, address: &str) -> Result<Option<Second>, StoreError>;
    /// Keeps the second way of somebody's letters, or that there is none.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_second_way(&self, address: &str, second: Option<&Second>) -> Result<(), StoreError>;
}

/// Opens a database and brings its schema up to date: `sqlite:FILE` or `postgres://…`.
///
/// # Errors
/// If the address is unknown, or the database cannot be reached or migrated.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    match url.split_once(':').map(|(scheme, _)| scheme) {
        Some("sqlite") => Ok(Arc::new(sqlite::SqliteStore::open(url).await?)),
        Some("postgres" | "postgresql") => Ok(Arc::new(postgres::PostgresStore::open(url).await?)),
        _ => Err(StoreError::UnknownDatabase(url.split_once(':').map_or(url, |(scheme, _)| scheme).to_owned())),
    }
}
