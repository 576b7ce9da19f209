//! The store: everything that is kept, on SQLite or Postgres. SQL lives here and nowhere else.
//!
//! Time is always an argument. An accepted commit is durable when [`Store::commit`] returns.

mod channels;
mod checkpoint;
mod commit;
mod delivery;
mod devices;
mod error;
mod figures;
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
mod sql;
mod sqlite;
mod statements;
mod store;
mod talk;
mod turn;
pub mod whole;
mod writer;

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
    SeatRow, SeatState, SeatUpdate, Seen, Settled, Status, StoredLetter, StoredLine, StoredPosition, UnreadableRow, WatchChange,
};
pub use seating::{FormerHolder, Heir, OfferBody, SeatOffer, Seating, Substitute};
pub use serving::{ServingLock, lock_for_serving};
pub use store::{Store, open};
pub use talk::{Digest, Said, SaidAs, Spoken, TalkMarks};
