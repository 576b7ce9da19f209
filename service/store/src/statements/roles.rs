//! Sign-ins that are seen and ended, arbiters, who may look on.

macro_rules! roles_statements {
    ($connection:ty, $row:ty) => {
        pub(super) async fn put_session(c: &mut $connection, session: &Session) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO sessions (token_hash, address, expires_at, begun_at, used_at, browser) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT (token_hash) DO UPDATE SET expires_at = excluded.expires_at",
            );
            let q = q.bind(&session.token_hash).bind(&session.address).bind(micros(session.expires_at));
            q.bind(session.begun_at.map(micros)).bind(session.used_at.map(micros)).bind(&session.browser).execute(c).await?;
            Ok(())
        }

        fn read_session(row: &$row) -> Out<Session> {
            let row = Cells { row, table: "sessions", of: "a session" };
            Ok(Session {
                token_hash: row.text("token_hash")?,
                address: row.text("address")?,
                expires_at: row.time("expires_at")?,
                begun_at: row.time_or_none("begun_at")?,
                used_at: row.time_or_none("used_at")?,
                browser: row.text("browser")?,
            })
        }

        pub(super) async fn session(c: &mut $connection, token_hash: &str, now: DateTime<Utc>) -> Out<Option<Session>> {
            let q = sqlx::query(
                "SELECT token_hash, address, expires_at, begun_at, used_at, browser FROM sessions WHERE token_hash = $1 AND expires_at > $2",
            );
            let row = q.bind(token_hash).bind(micros(now)).fetch_optional(c).await?;
            row.as_ref().map(read_session).transpose()
        }

        pub(super) async fn sessions_of(c: &mut $connection, address: &str, now: DateTime<Utc>) -> Out<Vec<Session>> {
            let q = sqlx::query(
                "SELECT token_hash, address, expires_at, begun_at, used_at, browser FROM sessions WHERE address = $1 AND expires_at > $2 \
                 ORDER BY expires_at DESC, token_hash",
            );
            let rows = q.bind(address).bind(micros(now)).fetch_all(c).await?;
            rows.iter().map(read_session).collect()
        }

        pub(super) async fn use_session(c: &mut $connection, token_hash: &str, at: DateTime<Utc>) -> Out<()> {
            let q = sqlx::query("UPDATE sessions SET used_at = $2 WHERE token_hash = $1 AND (used_at IS NULL OR used_at < $2)");
            q.bind(token_hash).bind(micros(at)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn end_sessions(c: &mut $connection, address: &str, which: EndedSessions<'_>) -> Out<u64> {
            let q = match which {
                EndedSessions::One(name) => {
                    let q = sqlx::query("DELETE FROM sessions WHERE address = $1 AND SUBSTR(token_hash, 1, 16) = $2");
                    q.bind(address).bind(name)
                }
                EndedSessions::AllBut(hash) => {
                    sqlx::query("DELETE FROM sessions WHERE address = $1 AND token_hash <> $2").bind(address).bind(hash)
                }
            };
            Ok(q.execute(c).await?.rows_affected())
        }

        pub(super) async fn arbiter(c: &mut $connection, campaign: CampaignId) -> Out<Option<Arbiter>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT address, name, language, named_at AS since FROM arbiters WHERE campaign = $1").bind(&of);
            let row = q.fetch_optional(c).await?;
            row.map(|row| read_arbiter(&Cells { row: &row, table: "arbiters", of: &of })).transpose()
        }

        fn read_arbiter(row: &Cells<'_>) -> Out<Arbiter> {
            let (address, name, language) = (row.text("address")?, row.text("name")?, Language::or_english(&row.text("language")?));
            Ok(Arbiter { address, name, language, since: row.time("since")? })
        }

        pub(super) async fn arbiter_proposal(c: &mut $connection, campaign: CampaignId) -> Out<Option<ArbiterProposal>> {
            let of = campaign.to_string();
            let q = sqlx::query(
                "SELECT address, name, language, proposed_at AS since, agreed FROM arbiter_proposals WHERE campaign = $1",
            );
            let row = q.bind(&of).fetch_optional(c).await?;
            let read = |row: &$row| {
                let row = Cells { row, table: "arbiter_proposals", of: &of };
                let who = read_arbiter(&row)?;
                Ok(ArbiterProposal { since: who.since, who: Some(who).filter(|who| !who.address.is_empty()), agreed: row.json("agreed")? })
            };
            row.as_ref().map(read).transpose()
        }

        async fn change_arbiter(c: &mut $connection, change: &ArbiterChange) -> Out<()> {
            let campaign = change.campaign.to_string();
            let in_words = |agreed: &BTreeMap<u8, String>| serde_json::to_string(agreed).expect("a map is plain data");
            let mut written = 1;
            if let Some(known) = &change.known {
                let q = sqlx::query("DELETE FROM arbiter_proposals WHERE campaign = $1 AND proposed_at = $2 AND agreed = $3").bind(&campaign);
                written = q.bind(micros(known.since)).bind(in_words(&known.agreed)).execute(&mut *c).await?.rows_affected();
            }
            match &change.what {
                ArbiterUpdate::Named(Arbiter { address, name, language, since }) => {
                    let q = sqlx::query(
                        "INSERT INTO arbiters (campaign, address, name, language, named_at) VALUES ($1, $2, $3, $4, $5) \
                         ON CONFLICT (campaign) DO UPDATE SET address = excluded.address, name = excluded.name, \
                         language = excluded.language, named_at = excluded.named_at",
                    );
                    q.bind(&campaign).bind(address).bind(name).bind(language.tag()).bind(micros(*since)).execute(&mut *c).await?;
                }
                ArbiterUpdate::Nobody => {
                    sqlx::query("DELETE FROM arbiters WHERE campaign = $1").bind(&campaign).execute(&mut *c).await?;
                }
                ArbiterUpdate::Proposed(ArbiterProposal { who, since, agreed }) if written > 0 => {
                    let (address, name, language) =
                        who.as_ref().map_or(("", "", Language::English), |who| (&who.address, &who.name, who.language));
                    let q = sqlx::query(
                        "INSERT INTO arbiter_proposals (campaign, address, name, language, proposed_at, agreed) \
                         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (campaign) DO NOTHING",
                    );
                    let q = q.bind(&campaign).bind(address).bind(name).bind(language.tag()).bind(micros(*since)).bind(in_words(agreed));
                    written = q.execute(&mut *c).await?.rows_affected();
                }
                ArbiterUpdate::Proposed(_) | ArbiterUpdate::Withdrawn => {}
            }
            if written == 0 {
                return Err(StoreError::Conflict { head: head(c, change.campaign).await?.map_or(0, |(seq, _)| seq) });
            }
            Ok(())
        }

        /// The last entry before the first that was recorded after a moment.
        pub(super) async fn last_until(c: &mut $connection, campaign: CampaignId, moment: DateTime<Utc>) -> Out<u64> {
            let of = campaign.to_string();
            let q = sqlx::query(
                "SELECT COALESCE((SELECT MIN(seq) - 1 FROM entries WHERE campaign = $1 AND recorded_at > $2), \
                 (SELECT MAX(seq) FROM entries WHERE campaign = $1), 0) AS seq",
            );
            let row = q.bind(&of).bind(micros(moment)).fetch_one(c).await?;
            Cells { row: &row, table: "entries", of: &of }.whole("seq")
        }

        pub(super) async fn spectators(c: &mut $connection, campaign: CampaignId) -> Out<Spectators> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT generation, way FROM spectators WHERE campaign = $1").bind(&of);
            let row = q.fetch_optional(c).await?;
            let read = |row: &$row| {
                let row = Cells { row, table: "spectators", of: &of };
                Ok(Spectators { generation: row.whole("generation")?, watching: row.json("way")? })
            };
            row.as_ref().map_or(Ok(Spectators::default()), read)
        }

        pub(super) async fn set_spectators(c: &mut $connection, campaign: CampaignId, watching: Watching, is_anew: bool) -> Out<()> {
            let way = serde_json::to_string(&watching).expect("a way is plain data");
            let q = sqlx::query(
                "INSERT INTO spectators (campaign, generation, way) VALUES ($1, 1, $2) \
                 ON CONFLICT (campaign) DO UPDATE SET generation = spectators.generation + $3, way = excluded.way",
            );
            q.bind(campaign.to_string()).bind(way).bind(i64::from(is_anew)).execute(c).await?;
            Ok(())
        }
    };
}
