//! Who is signed in and by what, which links were used, from whom somebody wants no invitations.

use crate::{EndedSessions, Session, StoreError};
use async_trait::async_trait;
use chrono::{DateTime, Utc};

/// Who is signed in and by what, which links were used, from whom somebody wants no invitations.
#[async_trait]
pub trait People: Send + Sync {
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
    /// Forgets used links that have expired.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_expired_links(&self, now: DateTime<Utc>) -> Result<(), StoreError>;
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
}

macro_rules! keeps_people {
    ($store:ty) => {
        #[async_trait]
        impl keeps::People for $store {
            async fn put_session(&self, session: &Session) -> Result<(), StoreError> {
                write!(self, put_session, session)
            }
            async fn session(&self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<Session>, StoreError> {
                read!(self, session, token_hash, now)
            }
            async fn sessions_of(&self, address: &str, now: DateTime<Utc>) -> Result<Vec<Session>, StoreError> {
                read!(self, sessions_of, address, now)
            }
            async fn use_session(&self, token_hash: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, use_session, token_hash, at)
            }
            async fn end_sessions(&self, address: &str, which: EndedSessions<'_>) -> Result<u64, StoreError> {
                write!(self, end_sessions, address, which)
            }
            async fn drop_session(&self, token_hash: &str) -> Result<(), StoreError> {
                write!(self, drop_session, token_hash)
            }
            async fn drop_sessions_of(&self, address: &str) -> Result<(), StoreError> {
                write!(self, drop_sessions_of, address)
            }
            async fn drop_expired_sessions(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, drop_expired_sessions, now)
            }
            async fn revoke_tokens(&self, address: &str, made_until: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, revoke_tokens, address, made_until)?;
                self.revoked.forget(address);
                tokio::time::sleep(KNOWN_EVERYWHERE).await;
                Ok(())
            }
            async fn tokens_revoked(&self, address: &str) -> Result<Option<DateTime<Utc>>, StoreError> {
                if let Some(known) = self.revoked.get(address) {
                    return Ok(known);
                }
                let begun = Instant::now();
                let revoked = read!(self, tokens_revoked, address)?;
                self.revoked.put(address, begun, revoked);
                Ok(revoked)
            }
            async fn calendar_link(&self, address: &str) -> Result<Option<u32>, StoreError> {
                read!(self, calendar_link, address)
            }
            async fn set_calendar_link(&self, address: &str, is_open: bool) -> Result<(), StoreError> {
                write!(self, set_calendar_link, address, is_open)
            }
            async fn use_link_once(&self, token_hash: &str, expires_at: DateTime<Utc>) -> Result<bool, StoreError> {
                write!(self, use_link_once, token_hash, expires_at)
            }
            async fn drop_expired_links(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, drop_expired_links, now)
            }
            async fn is_blocked(&self, address: &str, host: Option<&str>) -> Result<bool, StoreError> {
                read!(self, is_blocked, address, host)
            }
            async fn block(&self, address: &str, host: Option<&str>) -> Result<(), StoreError> {
                write!(self, block, address, host)
            }
            async fn unblock(&self, address: &str, host: &str) -> Result<(), StoreError> {
                write!(self, unblock, address, host)
            }
        }
    };
}
