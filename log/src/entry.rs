//! An entry of the log: its campaign, its number, when it came about, by whom and by what way. The serialised names are for ever.

use super::body::Body;
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use sternpost_core::Seat;
use uuid::Uuid;

/// The name of a campaign; ordered by the time it was created.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CampaignId(pub Uuid);

impl fmt::Display for CampaignId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for CampaignId {
    type Err = uuid::Error;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.parse()?))
    }
}

/// The actor of an entry: who did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The holder of a seat.
    Seat(Seat),
    /// The person who created the campaign.
    Host,
    /// The person who rules on disputes.
    Arbiter,
    /// The person who runs the server.
    Operator,
    /// The service itself.
    System,
}

/// The way by which an entry came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A page of a signed-in player.
    Page,
    /// The link of a mail.
    MailLink,
    /// A mail that was answered.
    Reply,
    /// The JSON API.
    Api,
    /// An answer given ahead.
    StandingOrder,
    /// Its seat was asked because others may not know that it has no choice: the one answer it could give.
    OnlyChoice,
    /// The way is the seat's own business: everybody else is shown this in its place.
    Unsaid,
    /// A passed deadline.
    Deadline,
    /// A bot.
    Bot,
    /// The host's doing.
    Host,
    /// An arbiter's ruling.
    Arbiter,
    /// A vote of the seats.
    Vote,
    /// The doing of whoever runs the server.
    Operator,
    /// The course of a campaign: creation, start, end.
    Lifecycle,
}

impl Cause {
    /// Whether a seat has answered by a way that is nobody else's business: that an order or the rules have answered for it would tell what it
    /// holds or thinks.
    #[must_use]
    pub fn is_its_seats(self) -> bool {
        match self {
            Self::Page | Self::MailLink | Self::Reply | Self::Api | Self::StandingOrder | Self::OnlyChoice => true,
            Self::Unsaid | Self::Deadline | Self::Bot | Self::Host | Self::Arbiter | Self::Vote | Self::Operator | Self::Lifecycle => false,
        }
    }
}

/// An entry that is not in the chain yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NewEntry {
    /// The campaign of the entry.
    pub campaign: CampaignId,
    /// Its number, from 1 without gaps.
    pub seq: u64,
    /// When it was recorded, to the microsecond; invisible to rules.
    #[serde(with = "chrono::serde::ts_microseconds")]
    pub recorded_at: DateTime<Utc>,
    /// The actor: who did it.
    pub actor: Actor,
    /// The way by which it came about.
    pub cause: Cause,
    /// The version of the rules.
    pub revision: u32,
    /// SHA-256 of the position after it, in hexadecimal; none before the start.
    pub digest: Option<String>,
    /// The key under which a repeated submission finds this entry.
    pub idempotency_key: Option<String>,
    /// What happened.
    pub body: Body,
}

impl NewEntry {
    /// The next entry of a log whose last one has the number `last`: an act of the service itself, before the start.
    #[must_use]
    pub fn after(last: u64, campaign: CampaignId, recorded_at: DateTime<Utc>, revision: u32, body: Body) -> Self {
        let (actor, cause) = (Actor::System, Cause::Lifecycle);
        let (digest, idempotency_key) = (None, None);
        Self { campaign, seq: last + 1, recorded_at, actor, cause, revision, digest, idempotency_key, body }
    }

    /// The same as somebody's doing.
    #[must_use]
    pub fn by(self, actor: Actor, cause: Cause) -> Self {
        Self { actor, cause, ..self }
    }

    /// The same with the digest of the position after it.
    #[must_use]
    pub fn leading_to(self, digest: String) -> Self {
        Self { digest: Some(digest), ..self }
    }

    /// The same with the key under which a repetition finds it.
    #[must_use]
    pub fn with_key(self, idempotency_key: Option<String>) -> Self {
        Self { idempotency_key, ..self }
    }
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The content of the entry.
    pub what: NewEntry,
    /// The exact text that is kept: its three parts (see [`face`](super::face)).
    pub canonical: String,
    /// The hash of the entry before it, in hexadecimal.
    pub previous: String,
    /// What the chain goes on from (see [`chain`](super::chain)).
    pub hash: String,
}

impl std::ops::Deref for Entry {
    type Target = NewEntry;
    fn deref(&self) -> &NewEntry {
        &self.what
    }
}
