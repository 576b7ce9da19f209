//! Campaigns' watches, and the links to people's calendars.

macro_rules! pace_statements {
    ($connection:ty) => {
        pub(super) async fn watch(c: &mut $connection, campaign: CampaignId) -> Out<Option<KeptWatch>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT change, body FROM watches WHERE campaign = $1").bind(&of);
            let Some(row) = q.fetch_optional(c).await? else { return Ok(None) };
            let row = Cells { row: &row, table: "watches", of: &of };
            Ok(Some(KeptWatch { change: row.whole("change")?, watch: row.json("body")? }))
        }

        /// Whatever lease there was ends: something else is to be done from now on.
        async fn change_watch(c: &mut $connection, change: &WatchChange) -> Out<()> {
            let body = serde_json::to_string(&change.watch).expect("a watch is plain data");
            let next_at = change.watch.next_at().map(micros);
            let q = match change.known {
                0 => sqlx::query(
                    "INSERT INTO watches (campaign, change, body, next_at, leased_until) VALUES ($1, $2 + 1, $3, $4, 0) ON CONFLICT (campaign) DO NOTHING",
                ),
                _ => sqlx::query("UPDATE watches SET change = change + 1, body = $3, next_at = $4, leased_until = 0 WHERE campaign = $1 AND change = $2"),
            };
            let of = change.campaign.to_string();
            let written = q.bind(&of).bind(number(change.known)).bind(body).bind(next_at).execute(&mut *c).await?;
            if written.rows_affected() == 0 {
                return Err(StoreError::Conflict { head: head(c, change.campaign).await?.map_or(0, |(seq, _)| seq) });
            }
            Ok(())
        }

        pub(super) async fn is_any_watch_due(c: &mut $connection, now: DateTime<Utc>) -> Out<bool> {
            let q = sqlx::query("SELECT campaign FROM watches WHERE next_at <= $1 LIMIT 1").bind(micros(now));
            Ok(q.fetch_optional(c).await?.is_some())
        }

        /// A lease that would last longer than leases do was given by a clock that was set back since: it holds nobody up.
        pub(super) async fn claim_watches(c: &mut $connection, now: DateTime<Utc>, until: DateTime<Utc>, limit: u32) -> Out<Vec<CampaignId>> {
            let q = sqlx::query(
                "UPDATE watches SET leased_until = $2 WHERE next_at <= $1 AND (leased_until <= $1 OR leased_until > $2) AND campaign IN \
                 (SELECT campaign FROM watches WHERE next_at <= $1 AND (leased_until <= $1 OR leased_until > $2) ORDER BY next_at LIMIT $3) \
                 RETURNING campaign",
            );
            let rows = q.bind(micros(now)).bind(micros(until)).bind(i64::from(limit)).fetch_all(c).await?;
            rows.iter().map(|row| Cells { row, table: "watches", of: "a watch" }.id("campaign")).collect()
        }

        pub(super) async fn calendar_link(c: &mut $connection, address: &str) -> Out<Option<u32>> {
            let q = sqlx::query("SELECT generation FROM calendars WHERE address = $1 AND is_open = 1").bind(address);
            let row = q.fetch_optional(c).await?;
            row.map(|row| Cells { row: &row, table: "calendars", of: address }.whole("generation")).transpose()
        }

        pub(super) async fn set_calendar_link(c: &mut $connection, address: &str, is_open: bool) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO calendars (address, generation, is_open) VALUES ($1, 1, $2) \
                 ON CONFLICT (address) DO UPDATE SET generation = calendars.generation + 1, is_open = excluded.is_open",
            );
            q.bind(address).bind(i64::from(is_open)).execute(c).await?;
            Ok(())
        }
    };
}
