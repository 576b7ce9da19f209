//! Sign-ins, tokens, links that work once, and who wants no invitations.

macro_rules! people_statements {
    ($db:ty, $connection:ty, $row:ty) => {
        pub(super) async fn drop_session(c: &mut $connection, token_hash: &str) -> Out<()> {
            sqlx::query("DELETE FROM sessions WHERE token_hash = $1").bind(token_hash).execute(c).await?;
            Ok(())
        }

        pub(super) async fn revoke_tokens(c: &mut $connection, address: &str, made_until: DateTime<Utc>) -> Out<()> {
            // A server whose clock is behind must not bring tokens back to life.
            let q = sqlx::query(
                "INSERT INTO revoked_tokens (address, made_until) VALUES ($1, $2) \
                 ON CONFLICT (address) DO UPDATE SET made_until = excluded.made_until WHERE revoked_tokens.made_until < excluded.made_until",
            );
            q.bind(address).bind(micros(made_until)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn tokens_revoked(c: &mut $connection, address: &str) -> Out<Option<DateTime<Utc>>> {
            let q = sqlx::query("SELECT made_until FROM revoked_tokens WHERE address = $1").bind(address);
            let row = q.fetch_optional(c).await?;
            row.map(|row| Cells { row: &row, table: "revoked_tokens", of: address }.time("made_until")).transpose()
        }

        pub(super) async fn drop_sessions_of(c: &mut $connection, address: &str) -> Out<()> {
            sqlx::query("DELETE FROM sessions WHERE address = $1").bind(address).execute(c).await?;
            Ok(())
        }

        pub(super) async fn drop_expired_sessions(c: &mut $connection, now: DateTime<Utc>) -> Out<()> {
            sqlx::query("DELETE FROM sessions WHERE expires_at <= $1").bind(micros(now)).execute(c).await?;
            Ok(())
        }

        /// Everybody, where a host is named.
        const ANYBODY: &str = "*";

        pub(super) async fn use_link_once(c: &mut $connection, token_hash: &str, expires_at: DateTime<Utc>) -> Out<bool> {
            let q = sqlx::query("INSERT INTO used_links (token_hash, expires_at) VALUES ($1, $2) ON CONFLICT (token_hash) DO NOTHING");
            Ok(q.bind(token_hash).bind(micros(expires_at)).execute(c).await?.rows_affected() > 0)
        }

        pub(super) async fn is_blocked(c: &mut $connection, address: &str, host: Option<&str>) -> Out<bool> {
            let q = sqlx::query("SELECT host FROM blocked WHERE address = $1 AND host IN ($2, $3) LIMIT 1").bind(address);
            Ok(q.bind(host.unwrap_or(ANYBODY)).bind(ANYBODY).fetch_optional(c).await?.is_some())
        }

        pub(super) async fn block(c: &mut $connection, address: &str, host: Option<&str>) -> Out<()> {
            let q = sqlx::query("INSERT INTO blocked (address, host) VALUES ($1, $2) ON CONFLICT (address, host) DO NOTHING");
            q.bind(address).bind(host.unwrap_or(ANYBODY)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn unblock(c: &mut $connection, address: &str, host: &str) -> Out<()> {
            let q = sqlx::query("DELETE FROM blocked WHERE address = $1 AND host IN ($2, $3)");
            q.bind(address).bind(host).bind(ANYBODY).execute(c).await?;
            Ok(())
        }

        pub(super) async fn note_use(c: &mut $connection, at: DateTime<Utc>) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO latest_use (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE latest_use.at < excluded.at",
            );
            q.bind(micros(at)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn latest_use(c: &mut $connection) -> Out<Option<DateTime<Utc>>> {
            let row = sqlx::query("SELECT at FROM latest_use WHERE id = 1").fetch_optional(c).await?;
            row.map(|row| Cells { row: &row, table: "latest_use", of: "the server" }.time("at")).transpose()
        }

        pub(super) async fn drop_expired_links(c: &mut $connection, now: DateTime<Utc>) -> Out<()> {
            sqlx::query("DELETE FROM used_links WHERE expires_at <= $1").bind(micros(now)).execute(c).await?;
            Ok(())
        }
    };
}
