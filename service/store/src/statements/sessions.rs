//! Statements on sign-ins: who is signed in, and by which tokens.

use crate::revoked::KNOWN_EVERYWHERE;
use crate::sql::{Row, sql};
use crate::{EndedSessions, Session, Store, StoreError};
use chrono::{DateTime, Utc};
use std::time::Instant;

impl Store {
    /// Remembers a sign-in by the hash of its token.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_session(&self, session: &Session) -> Result<(), StoreError> {
        let q = sql("INSERT INTO sessions (token_hash, address, expires_at, begun_at, used_at, browser) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (token_hash) DO UPDATE SET expires_at = excluded.expires_at");
        let q = q.bind(&session.token_hash).bind(&session.address).bind(session.expires_at).bind(session.begun_at);
        self.execute(q.bind(session.used_at).bind(&session.browser)).await?;
        Ok(())
    }

    /// The sign-in under a token's hash, if it lives.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn session(&self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<Session>, StoreError> {
        let q = sql(
            "SELECT token_hash, address, expires_at, begun_at, used_at, browser FROM sessions WHERE token_hash = $1 AND expires_at > $2",
        );
        self.fetch_optional(q.bind(token_hash).bind(now)).await?.as_ref().map(read_session).transpose()
    }

    /// The sign-ins of an address that live, the one that lives longest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sessions_of(&self, address: &str, now: DateTime<Utc>) -> Result<Vec<Session>, StoreError> {
        let q =
            sql("SELECT token_hash, address, expires_at, begun_at, used_at, browser FROM sessions WHERE address = $1 AND expires_at > $2 \
             ORDER BY expires_at DESC, token_hash");
        self.fetch_all(q.bind(address).bind(now)).await?.iter().map(read_session).collect()
    }

    /// Notes that a sign-in was used; never earlier than what is noted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn use_session(&self, token_hash: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
        let q = sql("UPDATE sessions SET used_at = $2 WHERE token_hash = $1 AND (used_at IS NULL OR used_at < $2)");
        self.execute(q.bind(token_hash).bind(at)).await?;
        Ok(())
    }

    /// Ends sign-ins of an address; how many. No server takes one of them any more when this returns.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_sessions(&self, address: &str, which: EndedSessions<'_>) -> Result<u64, StoreError> {
        let q = match which {
            EndedSessions::One(name) => {
                sql("DELETE FROM sessions WHERE address = $1 AND SUBSTR(token_hash, 1, 16) = $2").bind(address).bind(name)
            }
            EndedSessions::AllBut(hash) => sql("DELETE FROM sessions WHERE address = $1 AND token_hash <> $2").bind(address).bind(hash),
        };
        self.execute(q).await
    }

    /// Signs out.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_session(&self, token_hash: &str) -> Result<(), StoreError> {
        self.execute(sql("DELETE FROM sessions WHERE token_hash = $1").bind(token_hash)).await?;
        Ok(())
    }

    /// Ends every sign-in of an address.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_sessions_of(&self, address: &str) -> Result<(), StoreError> {
        self.execute(sql("DELETE FROM sessions WHERE address = $1").bind(address)).await?;
        Ok(())
    }

    /// Forgets sign-ins that have expired.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_expired_sessions(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(sql("DELETE FROM sessions WHERE expires_at <= $1").bind(now)).await?;
        Ok(())
    }

    /// Declares the API tokens dead that were made for an address up to a moment. No server takes one of them any more when this
    /// returns.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn revoke_tokens(&self, address: &str, made_until: DateTime<Utc>) -> Result<(), StoreError> {
        // A server whose clock is behind must not bring tokens back to life.
        let q = sql("INSERT INTO revoked_tokens (address, made_until) VALUES ($1, $2) \
             ON CONFLICT (address) DO UPDATE SET made_until = excluded.made_until WHERE revoked_tokens.made_until < excluded.made_until");
        self.execute(q.bind(address).bind(made_until)).await?;
        self.revoked.forget(address);
        tokio::time::sleep(KNOWN_EVERYWHERE).await;
        Ok(())
    }

    /// The time up to which the API tokens of an address are dead; none: all live.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tokens_revoked(&self, address: &str) -> Result<Option<DateTime<Utc>>, StoreError> {
        if let Some(known) = self.revoked.get(address) {
            return Ok(known);
        }
        let begun = Instant::now();
        let q = sql("SELECT made_until FROM revoked_tokens WHERE address = $1").bind(address);
        let row = self.fetch_optional(q).await?;
        let revoked = row.map(|row| row.of("revoked_tokens", &address).time("made_until")).transpose()?;
        self.revoked.put(address, begun, revoked);
        Ok(revoked)
    }
}

fn read_session(row: &Row) -> Result<Session, StoreError> {
    let row = row.of("sessions", &"a session");
    Ok(Session {
        token_hash: row.text("token_hash")?,
        address: row.text("address")?,
        expires_at: row.time("expires_at")?,
        begun_at: row.time_or_none("begun_at")?,
        used_at: row.time_or_none("used_at")?,
        browser: row.text("browser")?,
    })
}
