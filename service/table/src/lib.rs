//! The use cases, one file each. A use case reads the campaign, asks the rules, and hands one commit to the store.

mod acts;
pub mod apart;
mod changes;
pub mod court;
mod current;
mod heads;
mod load;
mod operator;
pub mod panics;
pub mod past;
pub mod play;
pub mod replies;
pub mod seats;
mod snapshot;
mod snapshots;
pub mod talk;
pub mod time;

pub use acts::{Act, Admitted, By, Outcome, Whom};
pub use snapshot::Snapshot;
pub use sternpost_players::Strength;

use chrono::TimeDelta;
use snapshots::Cache;
use std::sync::Arc;
use sternpost_core::Refusal;
use sternpost_game::BadSetup;
use sternpost_games::Games;
use sternpost_limits::{Limits, TooMany};
use sternpost_log::{CampaignId, FoldError};
use sternpost_model::clock::Clock;
use sternpost_model::reason::Reason;
use sternpost_orders::Unsound;
use sternpost_store::{Store, StoreError};
use thiserror::Error;
use time::stalled::Care;

/// The service: everything the use cases need.
pub struct Service {
    /// Where everything is kept.
    pub store: Arc<Store>,
    /// The games that can be played.
    pub games: Games,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// The address that is told when a campaign gets stuck.
    pub operator: String,
    /// How long a seat that has just acted is left in peace before it is mailed its next question.
    pub grace: TimeDelta,
    cache: Cache,
    past: past::positions::Past,
    histories: past::history::Histories,
    moved: heads::Moved,
    promises_to_remember: talk::reminders::ToRemember,
    care: Arc<Care>,
    /// How much people may do of what others hear of: no limit until some are set.
    pub limits: Arc<Limits>,
    /// How often people move a campaign on.
    pub flood: time::flood::Flood,
}

impl Service {
    /// A service on a store.
    ///
    #[must_use]
    pub fn new(store: Arc<Store>, games: Games, clock: Arc<dyn Clock>, operator: String, grace: TimeDelta) -> Arc<Self> {
        let service = Arc::new(Self {
            cache: Cache::default(),
            care: Arc::default(),
            flood: time::flood::Flood::default(),
            past: past::positions::Past::default(),
            histories: past::history::Histories::default(),
            moved: heads::Moved::default(),
            promises_to_remember: talk::reminders::ToRemember::default(),
            limits: Arc::new(Limits::none(clock.clone())),
            store,
            games,
            clock,
            operator,
            grace,
        });
        snapshots::follow_changes(&service);
        heads::keep_from_now_on(&service);
        service
    }
}

/// The reason why a use case did not do what was asked. Nothing has changed.
#[derive(Debug, Error)]
pub enum Refused {
    /// There is no such campaign, or the asker may not know of it.
    #[error("there is no such campaign")]
    NoCampaign,
    /// There is no such promise, or the asker may not know of it.
    #[error("there is no such promise")]
    NoPromise,
    /// There is no such order, or it is not the asker's.
    #[error("there is no such order")]
    NoOrder,
    /// Nobody knows who is asking, and this is done by who is signed in.
    #[error("sign in, or send a bearer token")]
    NotSignedIn,
    /// It is not the asker's to do.
    #[error("{0}")]
    NotAllowed(Reason),
    /// The asker has done too much of it for now.
    #[error("that is too much at once; come back in {} seconds", .0.seconds())]
    TooOften(TooMany),
    /// The order cannot be given.
    #[error(transparent)]
    Order(#[from] Unsound),
    /// The game is not in the list.
    #[error("there is no game `{0}`")]
    NoGame(String),
    /// The set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// Something about the request makes no sense.
    #[error("{0}")]
    Invalid(Reason),
    /// The campaign is in another state than the request needs.
    #[error("{0}")]
    WrongState(Reason),
    /// Answers are tried where one was asked, and this seat was not.
    #[error("your seat was not asked there: try something from a moment at which it was, or from the present")]
    NotAskedThere,
    /// It cannot be done about a dispute or a motion.
    #[error(transparent)]
    Court(#[from] sternpost_log::court::Unfit),
    /// The question is gone: the campaign has moved on.
    #[error("the campaign has moved on: it stands at entry {version}, and this question is no longer open")]
    Stale {
        /// The entry it stands at.
        version: u64,
    },
    /// The rules refuse the answer.
    #[error(transparent)]
    Answer(#[from] Refusal),
    /// It cannot be taken back any more.
    #[error("this cannot be taken back: {0}")]
    TooLate(Reason),
    /// A rule panicked: the campaign is stuck until an operator has looked at it.
    #[error("this campaign is stuck; its host and the operator have been told")]
    Stuck,
    /// An answer would replace another that its author knows nothing of.
    #[error("your seat has given another answer meanwhile: look at it before you replace it")]
    GivenMeanwhile,
    /// The key was used for something else.
    #[error("this Idempotency-Key was used before, with another request")]
    KeyUsed,
    /// The log does not fold.
    #[error("the log does not fold: {0}")]
    Fold(#[from] FoldError),
    /// People have moved the campaign on too often within the hour: it goes on after so long.
    #[error("this campaign has moved on too often within the hour; it goes on in {} minutes", .0.num_minutes() + 1)]
    TooMuch(TimeDelta),
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server is shutting down.
    #[error("the server is shutting down")]
    Closing,
}

impl From<TooMany> for Refused {
    fn from(too_many: TooMany) -> Self {
        Self::TooOften(too_many)
    }
}

/// The actor of an idempotency key.
fn actor_of(seat: u8) -> String {
    format!("seat-{seat}")
}

/// A campaign's name in messages.
fn short(campaign: CampaignId) -> String {
    campaign.to_string().chars().take(8).collect()
}
