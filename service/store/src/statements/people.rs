//! Statements on people: links to their calendars, links that work once, and hosts from whom they want no invitations.

use crate::sql::sql;
use crate::{Store, StoreError};
use chrono::{DateTime, Utc};

/// Everybody, where a host is named.
const ANYBODY: &str = "*";

impl Store {
    /// The generation of the link to a person's calendar; none: there is no such link, or it was closed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn calendar_link(&self, address: &str) -> Result<Option<u32>, StoreError> {
        let q = sql("SELECT generation FROM calendars WHERE address = $1 AND is_open = 1").bind(address);
        self.fetch_optional(q).await?.map(|row| row.of("calendars", &address).whole("generation")).transpose()
    }

    /// Makes another link to a person's calendar, or closes it; the one before is dead either way.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_calendar_link(&self, address: &str, is_open: bool) -> Result<(), StoreError> {
        let q = sql("INSERT INTO calendars (address, generation, is_open) VALUES ($1, 1, $2) \
             ON CONFLICT (address) DO UPDATE SET generation = calendars.generation + 1, is_open = excluded.is_open");
        self.execute(q.bind(address).bind(is_open)).await?;
        Ok(())
    }

    /// Notes that a link was used; false if it was used before. Remembered until `expires_at`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn use_link_once(&self, token_hash: &str, expires_at: DateTime<Utc>) -> Result<bool, StoreError> {
        let q = sql("INSERT INTO used_links (token_hash, expires_at) VALUES ($1, $2) ON CONFLICT (token_hash) DO NOTHING");
        Ok(self.execute(q.bind(token_hash).bind(expires_at)).await? > 0)
    }

    /// Forgets used links that have expired.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_expired_links(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(sql("DELETE FROM used_links WHERE expires_at <= $1").bind(now)).await?;
        Ok(())
    }

    /// Whether an address wants no invitations from a host; none: from anybody.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_blocked(&self, address: &str, host: Option<&str>) -> Result<bool, StoreError> {
        let q = sql("SELECT host FROM blocked WHERE address = $1 AND host IN ($2, $3) LIMIT 1");
        Ok(self.fetch_optional(q.bind(address).bind(host.unwrap_or(ANYBODY)).bind(ANYBODY)).await?.is_some())
    }

    /// Notes that an address wants no invitations from a host; none: from anybody.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn block(&self, address: &str, host: Option<&str>) -> Result<(), StoreError> {
        let q = sql("INSERT INTO blocked (address, host) VALUES ($1, $2) ON CONFLICT (address, host) DO NOTHING");
        self.execute(q.bind(address).bind(host.unwrap_or(ANYBODY))).await?;
        Ok(())
    }

    /// An address wants invitations again: those of a host, and what it wanted from nobody.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unblock(&self, address: &str, host: &str) -> Result<(), StoreError> {
        let q = sql("DELETE FROM blocked WHERE address = $1 AND host IN ($2, $3)");
        self.execute(q.bind(address).bind(host).bind(ANYBODY)).await?;
        Ok(())
    }
}
