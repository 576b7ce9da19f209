//! Campaigns folded in memory. One lock each; whoever holds it sees and changes the campaign alone in this process.

use super::{Refused, Service};
use crate::log::{Body, CampaignId, CampaignSecret, Check, Entry, Folded, chain, effective, fold};
use crate::store::{Campaign, Change, SeatRow, SeatState, Snapshot, Status};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use sternpost_core::{Catalogue, Game, Outcome, Play, Seat};
use tokio::sync::OwnedMutexGuard;
use tokio::sync::broadcast::error::RecvError;

/// Campaigns kept folded; the ones used longest ago make room.
const KEPT: usize = 2_000;
/// Entries read at once from the store.
const PAGE: u32 = 10_000;
/// A cold load that folded more than this leaves a snapshot behind.
const LONG_FOLD: usize = 200;

/// A campaign as it stands.
pub struct Hot {
    /// The game.
    pub game: &'static dyn Game,
    /// The campaign.
    pub campaign: Campaign,
    /// Its seats.
    pub seats: Vec<SeatRow>,
    /// Its secret.
    pub secret: CampaignSecret,
    /// The position, once it has started.
    pub play: Option<Box<dyn Play>>,
    /// The last entry of the log.
    pub seq: u64,
    /// Its hash.
    pub hash: String,
    /// The entry the position stands at: earlier than `seq` after a take-back.
    pub head: u64,
    /// Who can take the entry at `head` back, and the effective entry before it.
    pub revocable: Option<(Seat, u64)>,
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
    pub(super) fn note_revocable(&mut self, seat: Seat, out: &Outcome, before: u64) {
        self.revocable = (!out.committed).then_some((seat, before));
    }
}

struct Slot {
    hot: Arc<tokio::sync::Mutex<Option<Hot>>>,
    used: u64,
}

/// The campaigns in memory.
#[derive(Default)]
pub(super) struct Cache(Mutex<(HashMap<CampaignId, Slot>, u64)>);

impl Cache {
    fn slot(&self, id: CampaignId) -> Arc<tokio::sync::Mutex<Option<Hot>>> {
        let mut guard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (slots, tick) = &mut *guard;
        *tick += 1;
        if slots.len() >= KEPT && !slots.contains_key(&id) {
            let unused = slots.iter().filter(|(_, slot)| Arc::strong_count(&slot.hot) == 1);
            if let Some(oldest) = unused.min_by_key(|(_, slot)| slot.used).map(|(id, _)| *id) {
                slots.remove(&oldest);
            }
        }
        let slot = slots.entry(id).or_insert_with(|| Slot { hot: Arc::default(), used: *tick });
        slot.used = *tick;
        slot.hot.clone()
    }

    fn known(&self, id: CampaignId) -> Option<Arc<tokio::sync::Mutex<Option<Hot>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).0.get(&id).map(|slot| slot.hot.clone())
    }
}

/// A locked campaign in memory.
pub struct Locked(OwnedMutexGuard<Option<Hot>>);

impl std::ops::Deref for Locked {
    type Target = Hot;
    fn deref(&self) -> &Hot {
        self.0.as_ref().expect("a locked campaign is loaded")
    }
}

impl std::ops::DerefMut for Locked {
    fn deref_mut(&mut self) -> &mut Hot {
        self.0.as_mut().expect("a locked campaign is loaded")
    }
}

impl Locked {
    /// Forgets what is in memory: the next one to lock it loads it anew.
    pub(super) fn forget(mut self) {
        *self.0 = None;
    }
}

impl Service {
    /// Locks a campaign, loading it if needed.
    ///
    /// # Errors
    /// If there is none, or its log does not fold.
    pub async fn lock(&self, id: CampaignId) -> Result<Locked, Refused> {
        let mut guard = self.cache.slot(id).lock_owned().await;
        if guard.is_none() {
            *guard = Some(self.load(id).await?);
        }
        Ok(Locked(guard))
    }

    async fn load(&self, id: CampaignId) -> Result<Hot, Refused> {
        let (campaign, seats, head) = self.read_whole(id).await?;
        let game = self.games.get(&campaign.game).ok_or_else(|| Refused::NoGame(campaign.game.clone()))?;
        let secret = self.store.secret(id).await?.ok_or(Refused::NoCampaign)?;
        let (seq, hash) = head.unwrap_or((0, chain::ORIGIN.to_owned()));
        let mut hot = Hot { game, campaign, seats, secret, play: None, seq, hash, head: 0, revocable: None };
        match hot.campaign.status {
            Status::Running => self.unfold(&mut hot, seq).await?,
            Status::Ended => match self.unfold(&mut hot, seq).await {
                // An operator may close what does not fold: it stays readable, without a position.
                Err(Refused::Fold(error)) => tracing::warn!(campaign.id = %id, %error, "an ended campaign does not fold"),
                folded => folded?,
            },
            Status::Lobby if hot.seats.iter().all(|row| row.state != SeatState::Invited) => self.care.wake(),
            Status::Lobby | Status::Stuck => {}
        }
        Ok(hot)
    }

    /// A campaign, its seats and the head of its log, of one and the same moment: between two reads another server may write.
    async fn read_whole(&self, id: CampaignId) -> Result<(Campaign, Vec<SeatRow>, Option<(u64, String)>), Refused> {
        let mut head = self.store.head(id).await?;
        loop {
            let campaign = self.store.campaign(id).await?.ok_or(Refused::NoCampaign)?;
            let seats = self.store.seats(id).await?;
            let after = self.store.head(id).await?;
            if after == head {
                return Ok((campaign, seats, head));
            }
            head = after;
        }
    }

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

    /// Folds a campaign up to an entry, from the newest snapshot that its effective line contains.
    async fn unfold(&self, hot: &mut Hot, up_to: u64) -> Result<(), Refused> {
        let snapshot = self.store.snapshot(hot.campaign.id, up_to.min(hot.seq)).await?;
        let from = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
        let mut entries = self.all_entries(hot.campaign.id, from).await?;
        entries.retain(|entry| entry.seq <= up_to);
        // A move of the head to before the snapshot makes it useless.
        let useless = entries.iter().any(|entry| matches!(entry.body, Body::TakenBack { to, .. } | Body::Rewound { to, .. } if to < from));
        let start = match snapshot {
            Some(snapshot) if !useless => restored(hot.game, &snapshot),
            _ => None,
        };
        if start.is_none() && from > 0 {
            entries = self.all_entries(hot.campaign.id, 0).await?;
            entries.retain(|entry| entry.seq <= up_to);
        }
        let line = effective(&entries);
        let before = line.iter().rev().filter(|entry| moves(entry)).nth(1).map_or(from, |entry| entry.seq);
        let last = line.iter().rev().find(|entry| moves(entry)).map(|entry| (entry.seq, entry.body.clone()));
        let folded = fold(hot.game, start, &line, Check::Last)?;
        hot.head = folded.head;
        hot.revocable = match (&folded.last, last) {
            (Some(out), Some((_, Body::Answered { seat, .. }))) if !out.committed && before > 0 => Some((seat, before)),
            _ => None,
        };
        hot.play = Some(folded.play);
        if line.len() > LONG_FOLD && up_to == hot.seq && !hot.hash.is_empty() {
            self.keep_snapshot(hot).await;
        }
        Ok(())
    }

    /// The position as it stood at an entry of the log.
    ///
    /// # Errors
    /// If the log does not fold up to there.
    pub async fn at(&self, hot: &Hot, seq: u64) -> Result<Box<dyn Play>, Refused> {
        let mut then = Hot {
            game: hot.game,
            campaign: hot.campaign.clone(),
            seats: vec![],
            secret: hot.secret.clone(),
            play: None,
            seq: hot.seq,
            hash: String::new(),
            head: 0,
            revocable: None,
        };
        self.unfold(&mut then, seq).await?;
        then.play.ok_or_else(|| Refused::WrongState("the campaign had not started".to_owned()))
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

fn moves(entry: &Entry) -> bool {
    matches!(entry.body, Body::Started { .. } | Body::Answered { .. } | Body::Rebased { .. })
}

fn restored(game: &'static dyn Game, snapshot: &Snapshot) -> Option<Folded> {
    // A snapshot of other rules is not trusted: the log is folded anew.
    if snapshot.revision != game.revision() {
        return None;
    }
    let play = game.restore(&snapshot.body).ok()?;
    Some(Folded { play, head: snapshot.seq, last: None })
}

/// Drops campaigns from memory that another server has moved on.
pub(super) fn follow_changes(service: &Arc<Service>) {
    let mut changes = service.store.subscribe();
    let service = Arc::downgrade(service);
    tokio::spawn(async move {
        loop {
            let change = changes.recv().await;
            let Some(service) = service.upgrade() else { return };
            match change {
                Ok(change) => service.cache.check(change).await,
                // What was missed may concern any campaign.
                Err(RecvError::Lagged(_)) => service.cache.forget_all().await,
                Err(RecvError::Closed) => return,
            }
        }
    });
}

impl Cache {
    /// Forgets a campaign whose log, seats or status are not those in memory any more. A change without an entry concerns seats
    /// or status; our own are forgotten too, which costs one load.
    async fn check(&self, change: Change) {
        if let Some(slot) = self.known(change.campaign) {
            let mut hot = slot.lock().await;
            if hot.as_ref().is_some_and(|hot| change.seq == 0 || hot.seq < change.seq) {
                *hot = None;
            }
        }
    }

    async fn forget_all(&self) {
        let slots: Vec<_> = self.0.lock().unwrap_or_else(PoisonError::into_inner).0.values().map(|slot| slot.hot.clone()).collect();
        for slot in slots {
            *slot.lock().await = None;
        }
    }
}
