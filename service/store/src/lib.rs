//! Everything that is kept: one trait, on SQLite and Postgres. SQL lives here and nowhere else.
//!
//! Time is always an argument. An accepted commit is durable when [`Store::commit`] returns.

#[macro_use]
mod cells;
mod channels;
mod checkpoint;
#[macro_use]
mod statements;
#[macro_use]
pub mod keeps;
mod commit;
mod delivery;
mod devices;
mod error;
mod figures;
mod gathering;
mod group;
mod health;
mod inbound;
mod kept;
mod letter_links;
mod migrations;
mod orders;
mod postgres;
mod promises;
mod repeated;
mod revoked;
mod roles;
mod rows;
mod seating;
mod serving;
mod sqlite;
mod talk;
mod turn;
pub mod whole;
mod writer;

use async_trait::async_trait;
pub use channels::{Channel, ChannelFormat};
pub use commit::{Change, Commit};
pub use delivery::{BounceKey, LostWay};
pub use devices::Device;
pub use error::StoreError;
pub use figures::Figures;
pub use inbound::{Inbound, InboundState, ReplyKey, Way};
pub use letter_links::LetterLink;
pub use orders::{OrdersChange, StandingOrder};
pub use promises::{Due, Party, PartyAnswer, Promise, PromiseBody, PromiseMark};
pub use repeated::{Creation, Idempotency, Remembered};
pub use roles::{Arbiter, ArbiterChange, ArbiterProposal, ArbiterUpdate, Delay, EndedSessions, Session, Spectators, Watching};
pub use rows::{
    Campaign, ClaimedLetters, DeliveryState, Draft, FollowUp, Holder, KeptWatch, Mark, NewLetter, Sealed, SealedChange, SeatChange,
    SeatRow, SeatState, SeatUpdate, Seen, Settled, Status, StoredLetter, StoredLine, StoredPosition, UnreadableRow, WatchChange, Windows,
};
pub use seating::{FormerHolder, Heir, OfferBody, SeatOffer, Seating, Substitute};
pub use serving::{ServingLock, lock_for_serving};
use std::sync::Arc;
pub use talk::{Digest, Said, SaidAs, Spoken, TalkMarks};
use tokio::sync::broadcast;

/// Where everything is kept.
#[async_trait]
pub trait Store:
    keeps::BesideTheLog
    + keeps::Campaigns
    + keeps::Channels
    + keeps::Deliveries
    + keeps::Devices
    + keeps::Incoming
    + keeps::Outbox
    + keeps::People
    + keeps::Positions
    + keeps::Roles
    + keeps::TableTalk
    + keeps::Upkeep
{
    /// Stores a commit: all of it or nothing. Durable when it returns.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the log has moved on, [`StoreError::Repeated`] if its key was used before.
    async fn commit(&self, commit: Commit) -> Result<(), StoreError>;
    /// Tells of commits of every process.
    fn subscribe(&self) -> broadcast::Receiver<Change>;
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
