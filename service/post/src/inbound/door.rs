//! Admits inbound mail, whatever way it comes: finds the seat it is for, applies the limits, and keeps the mail before it is acknowledged.

use super::address::{ReplyAddresses, hash_of};
use super::parse::{Mail, read};
use crate::housekeeping::BOUNCE_LIFE;
use chrono::TimeDelta;
use std::sync::Arc;
use sternpost_limits::TooMany;
use sternpost_log::CampaignId;
use sternpost_model::entropy;
use sternpost_store::{BounceKey, Inbound, ReplyKey, StoreError, Way};
use sternpost_table::Service;
use tokio::sync::Notify;

/// The entrance of inbound mail.
pub struct Door {
    /// The use cases, with the store.
    pub service: Arc<Service>,
    /// Reads addresses.
    pub addresses: Arc<ReplyAddresses>,
    /// How long a key lives.
    pub key_life: TimeDelta,
    /// Bytes a mail may have.
    pub most_bytes: usize,
    /// Rung when there is something to work on.
    pub arrived: Notify,
}

/// Whom an address leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recipient {
    /// A seat, by a key that lives.
    Seat(Box<ReplyKey>),
    /// A letter whose bounces go there.
    Bounce(Box<BounceKey>),
    /// An address of ours without a key: the mail may name one.
    Bare,
    /// Nobody. Why is not told.
    Nobody,
}

/// A mail that comes in.
#[derive(Clone, Copy, Debug)]
pub struct Coming<'a> {
    /// The whole of it.
    pub raw: &'a [u8],
    /// The way it comes.
    pub way: Way,
    /// Whom its envelope names as the sender, if it has one.
    pub envelope_from: Option<&'a str>,
}

/// The outcome of a mail at the door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It is kept.
    Kept,
    /// It was kept before.
    Known,
    /// It is for nobody: nothing is kept of it, and nobody is told.
    ForNobody,
}

/// The reason why a mail cannot be taken now.
#[derive(Debug, thiserror::Error)]
pub enum NotNow {
    /// So much has come that this has to wait.
    #[error("too much has come from there, or for that seat")]
    TooMuch(TooMany),
    /// It cannot be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Door {
    /// Whom an address leads to.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn recipient(&self, address: &str) -> Result<Recipient, StoreError> {
        match self.addresses.key_in(address) {
            Some(key) => Ok(match (self.living(&key).await?, self.bouncing(&key).await?) {
                (Some(key), _) => Recipient::Seat(Box::new(key)),
                (None, Some(key)) => Recipient::Bounce(Box::new(key)),
                (None, None) => Recipient::Nobody,
            }),
            None if self.addresses.is_bare(address) => Ok(Recipient::Bare),
            None => Ok(Recipient::Nobody),
        }
    }

    /// Resolves a key, if it lives: it dies with its time and with the links of its seat.
    async fn living(&self, key: &str) -> Result<Option<ReplyKey>, StoreError> {
        let store = &self.service.store;
        let Some(found) = store.reply_key(&hash_of(key)).await? else { return Ok(None) };
        let seats = store.seats(found.campaign).await?;
        let is_its = seats.get(usize::from(found.seat)).is_some_and(|row| row.link_generation == found.generation);
        Ok(Some(found).filter(|found| is_its && self.service.clock.now() - found.made_at < self.key_life))
    }

    /// The letter whose bounces go to a key's address, as long as it can bounce.
    async fn bouncing(&self, key: &str) -> Result<Option<BounceKey>, StoreError> {
        let found = self.service.store.bounce_key(&hash_of(key)).await?;
        Ok(found.filter(|found| self.service.clock.now() - found.made_at < BOUNCE_LIFE))
    }

    /// Takes a mail whose envelope does not say whom it is for, or says an address without a key: its own words do.
    ///
    /// # Errors
    /// If it has to come again.
    pub async fn take(&self, coming: Coming<'_>) -> Result<Taken, NotNow> {
        let mail = read(coming.raw, &self.addresses, coming.envelope_from);
        let mut taken = Taken::ForNobody;
        for key in &mail.addressed {
            if let Some(key) = self.living(key).await? {
                taken = self.keep(coming, &mail, &key).await?;
            } else if let Some(key) = self.bouncing(key).await? {
                taken = self.keep_bounce(coming, &mail, &key).await?;
            }
        }
        for key in mail.referred.iter().filter(|_| mail.addressed.is_empty()) {
            if let Some(key) = self.living(key).await? {
                // One letter was answered.
                return self.keep(coming, &mail, &key).await;
            }
        }
        if taken == Taken::ForNobody {
            metrics::counter!("sternpost_mails_in_total", "outcome" => "for-nobody").increment(1);
        }
        Ok(taken)
    }

    /// Takes a mail for a seat.
    ///
    /// # Errors
    /// If it has to come again.
    pub async fn take_for(&self, coming: Coming<'_>, key: &ReplyKey) -> Result<Taken, NotNow> {
        let mail = read(coming.raw, &self.addresses, coming.envelope_from);
        self.keep(coming, &mail, key).await
    }

    /// Takes what comes back of a letter.
    ///
    /// # Errors
    /// If it has to come again.
    pub async fn take_bounce(&self, coming: Coming<'_>, key: &BounceKey) -> Result<Taken, NotNow> {
        let mail = read(coming.raw, &self.addresses, coming.envelope_from);
        self.keep_bounce(coming, &mail, key).await
    }

    async fn keep(&self, coming: Coming<'_>, mail: &Mail, key: &ReplyKey) -> Result<Taken, NotNow> {
        self.service.limits.reply(key.campaign, key.seat, coming.envelope_from).map_err(NotNow::TooMuch)?;
        self.put(coming, mail, &key.hash, Some((key.campaign, key.seat))).await
    }

    async fn keep_bounce(&self, coming: Coming<'_>, mail: &Mail, key: &BounceKey) -> Result<Taken, NotNow> {
        self.service.limits.bounce(&key.letter).map_err(NotNow::TooMuch)?;
        self.put(coming, mail, &key.hash, None).await
    }

    async fn put(&self, coming: Coming<'_>, mail: &Mail, hash: &str, about: Option<(CampaignId, u8)>) -> Result<Taken, NotNow> {
        let inbound = Inbound {
            id: entropy::letter_id(),
            key_hash: hash.to_owned(),
            message: mail.message.clone(),
            about,
            way: coming.way,
            envelope_from: coming.envelope_from.map(str::to_owned),
            raw: coming.raw.to_vec(),
            received_at: self.service.clock.now(),
            attempts: 0,
        };
        let is_new = self.service.store.put_inbound(&inbound).await?;
        let outcome = if is_new { "kept" } else { "known" };
        metrics::counter!("sternpost_mails_in_total", "outcome" => outcome).increment(1);
        if is_new {
            tracing::info!(mail.id = %inbound.id, is_bounce = about.is_none(), "a mail came in");
            self.arrived.notify_one();
        }
        Ok(if is_new { Taken::Kept } else { Taken::Known })
    }
}
