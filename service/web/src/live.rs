//! Broadcasts new entries to streams: the log is read once for each campaign and commit, however many listen.

use actix_web::web::Bytes;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use sternpost_log::{CampaignId, Entry};
use sternpost_store::{Change, Spoken, Store};
use tokio::sync::broadcast::{self, error::RecvError};

/// Events a listener may be behind before it has to read the log itself.
const BACKLOG: usize = 64;
/// Entries read at once.
pub const PAGE: u32 = 100;

/// An entry, as streams tell it: that something happened, never what is hidden.
#[derive(Clone, Debug)]
pub struct Event {
    /// The entry's number.
    pub seq: u64,
    /// The event's text.
    pub text: Bytes,
}

impl Event {
    /// The event of an entry.
    #[must_use]
    pub fn of(entry: &Entry) -> Self {
        let (seq, kind) = (entry.seq, entry.body.kind());
        Self { seq, text: Bytes::from(format!("event: entry\nid: {seq}\ndata: {{\"seq\":{seq},\"kind\":\"{kind}\"}}\n\n")) }
    }
}

/// A message to the streams of a campaign.
#[derive(Clone, Debug)]
pub enum Told {
    /// An entry.
    Entry(Event),
    /// Something was said or promised; whoever listens looks whether it is for them.
    Spoken(Spoken),
}

/// A campaign somebody listens to.
struct Room {
    events: broadcast::Sender<Told>,
    /// The last entry that was told, if any was.
    told: Option<u64>,
}

type Rooms = Mutex<HashMap<CampaignId, Room>>;

/// The broadcaster of new entries: the listeners by campaign.
pub struct Live {
    rooms: Arc<Rooms>,
}

fn locked(rooms: &Rooms) -> MutexGuard<'_, HashMap<CampaignId, Room>> {
    rooms.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Live {
    /// Follows the commits of a store until nobody is left who could listen.
    #[must_use]
    pub fn start(store: Arc<Store>) -> Self {
        let rooms: Arc<Rooms> = Arc::default();
        tokio::spawn(follow_talk(store.subscribe_talk(), Arc::downgrade(&rooms)));
        tokio::spawn(follow(store, Arc::downgrade(&rooms)));
        Self { rooms }
    }

    /// The events of a campaign from now on. A hint: whoever misses a number reads the log.
    #[must_use]
    pub fn listen(&self, campaign: CampaignId) -> broadcast::Receiver<Told> {
        let mut rooms = locked(&self.rooms);
        if !rooms.contains_key(&campaign) {
            rooms.retain(|_, room| room.events.receiver_count() > 0);
        }
        let room = rooms.entry(campaign).or_insert_with(|| Room { events: broadcast::Sender::new(BACKLOG), told: None });
        room.events.subscribe()
    }
}

async fn follow(store: Arc<Store>, rooms: Weak<Rooms>) {
    let mut changes = store.subscribe();
    loop {
        let change = changes.recv().await;
        let Some(rooms) = rooms.upgrade() else { return };
        match change {
            Ok(change) => tell(&store, &rooms, change).await,
            // What was missed may concern any campaign.
            Err(RecvError::Lagged(_)) => {
                let all: Vec<CampaignId> = locked(&rooms).keys().copied().collect();
                for campaign in all {
                    if let Ok(Some((seq, _))) = store.head(campaign).await {
                        tell(&store, &rooms, Change { campaign, seq }).await;
                    }
                }
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Passes on that something was said. What is missed is seen when its page is looked at.
async fn follow_talk(mut spoken: broadcast::Receiver<Spoken>, rooms: Weak<Rooms>) {
    loop {
        let said = spoken.recv().await;
        let Some(rooms) = rooms.upgrade() else { return };
        match said {
            Ok(said) => {
                if let Some(room) = locked(&rooms).get(&said.campaign) {
                    // All may have gone meanwhile.
                    let _ = room.events.send(Told::Spoken(said));
                }
            }
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

async fn tell(store: &Store, rooms: &Rooms, change: Change) {
    let after = {
        let mut rooms = locked(rooms);
        let Some(room) = rooms.get(&change.campaign) else { return };
        if room.events.receiver_count() == 0 {
            rooms.remove(&change.campaign);
            return;
        }
        match room.told {
            // Seats or status have changed, or it was told already.
            _ if change.seq == 0 => return,
            Some(told) if told >= change.seq => return,
            Some(told) => told,
            None => {
                // What is told begins here.
                let room = rooms.get_mut(&change.campaign).expect("the room is there");
                *room.told.insert(change.seq - 1)
            }
        }
    };
    let entries = match store.entries(change.campaign, after, PAGE).await {
        Ok(entries) => entries,
        Err(error) => {
            tracing::warn!(campaign.id = %change.campaign, %error, "streams could not be told of an entry");
            return;
        }
    };
    if let Some(room) = locked(rooms).get_mut(&change.campaign) {
        for entry in &entries {
            room.told = Some(entry.seq);
            // All may have gone meanwhile.
            let _ = room.events.send(Told::Entry(Event::of(entry)));
        }
    }
}
