//! Campaigns and their seats.

macro_rules! campaigns_statements {
    ($db:ty, $connection:ty, $row:ty) => {
        fn read_campaign(row: &$row) -> Out<Campaign> {
            let of: String = row.try_get("id")?;
            let row = Cells { row, table: "campaigns", of: &of };
            Ok(Campaign {
                id: row.id("id")?,
                game: row.text("game")?,
                name: row.text("name")?,
                status: row.word("status")?,
                host_address: row.text("host_address")?,
                options: row.json("options")?,
                seats: row.whole("seats")?,
                created_at: row.time("created_at")?,
                windows: row.word("windows")?,
            })
        }

        pub(super) async fn campaign(c: &mut $connection, campaign: CampaignId) -> Out<Option<Campaign>> {
            let q = sqlx::query("SELECT id, game, name, status, host_address, options, seats, created_at, windows FROM campaigns WHERE id = $1");
            q.bind(campaign.to_string()).fetch_optional(c).await?.as_ref().map(read_campaign).transpose()
        }

        pub(super) async fn secret(c: &mut $connection, campaign: CampaignId) -> Out<Option<CampaignSecret>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT secret FROM campaigns WHERE id = $1").bind(&of);
            let Some(row) = q.fetch_optional(c).await? else { return Ok(None) };
            let row = Cells { row: &row, table: "campaigns", of: &of };
            let bytes: Vec<u8> = row.get("secret")?;
            Ok(Some(CampaignSecret(bytes.try_into().map_err(|_| row.wrong("secret", "a secret has 32 bytes"))?)))
        }

        pub(super) async fn chance_of(c: &mut $connection, campaign: CampaignId) -> Out<Option<(CampaignSecret, Phrases)>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT secret, phrases FROM campaigns WHERE id = $1").bind(&of);
            let Some(row) = q.fetch_optional(c).await? else { return Ok(None) };
            let row = Cells { row: &row, table: "campaigns", of: &of };
            let bytes: Vec<u8> = row.get("secret")?;
            let secret = CampaignSecret(bytes.try_into().map_err(|_| row.wrong("secret", "a secret has 32 bytes"))?);
            let phrases: Option<String> = row.get("phrases")?;
            let read = |text: String| serde_json::from_str::<Phrases>(&text).map_err(|why| row.wrong("phrases", why));
            Ok(Some((secret, phrases.map(read).transpose()?.unwrap_or_default())))
        }

        pub(super) async fn campaigns_of(c: &mut $connection, address: &str) -> Out<Vec<Campaign>> {
            let q = sqlx::query(
                "SELECT id, game, name, status, host_address, options, seats, created_at, windows FROM campaigns WHERE host_address = $1 \
                 OR id IN (SELECT campaign FROM seats WHERE address = $1) OR id IN (SELECT campaign FROM arbiters WHERE address = $1) \
                 ORDER BY created_at DESC, id DESC",
            );
            q.bind(address).fetch_all(c).await?.iter().map(read_campaign).collect()
        }

        pub(super) async fn campaigns_with(c: &mut $connection, status: Status) -> Out<Vec<Campaign>> {
            let q = sqlx::query("SELECT id, game, name, status, host_address, options, seats, created_at, windows FROM campaigns WHERE status = $1 ORDER BY created_at, id");
            q.bind(word(status)).fetch_all(c).await?.iter().map(read_campaign).collect()
        }

        pub(super) async fn seats(c: &mut $connection, campaign: CampaignId) -> Out<Vec<SeatRow>> {
            let q = sqlx::query(
                "SELECT seat, name, address, language, state, options, link_generation, seen, wants_mail, strength, heir_of FROM seats WHERE campaign = $1 ORDER BY seat",
            );
            let of = campaign.to_string();
            let rows = q.bind(&of).fetch_all(c).await?;
            let read = |row: &$row| -> Out<SeatRow> {
                let row = Cells { row, table: "seats", of: &of };
                Ok(SeatRow {
                    campaign,
                    seat: row.whole("seat")?,
                    name: row.text("name")?,
                    address: row.get("address")?,
                    language: row.text("language")?,
                    state: row.word("state")?,
                    options: if row.is_filled::<String>("options")? { Some(row.json("options")?) } else { None },
                    link_generation: row.whole("link_generation")?,
                    seen: row.whole("seen")?,
                    wants_mail: row.whole::<i64>("wants_mail")? != 0,
                    strength: if row.is_filled::<String>("strength")? { Some(row.word("strength")?) } else { None },
                    heir_of: row.json("heir_of")?,
                })
            };
            rows.iter().map(read).collect()
        }

        pub(super) async fn creation(c: &mut $connection, address: &str, key: &str) -> Out<Option<Creation>> {
            let q = sqlx::query("SELECT payload, campaign, created_at FROM creations WHERE address = $1 AND key = $2").bind(address).bind(key);
            let Some(row) = q.fetch_optional(c).await? else { return Ok(None) };
            let row = Cells { row: &row, table: "creations", of: address };
            let (payload, campaign, created_at) = (row.text("payload")?, row.id("campaign")?, row.time("created_at")?);
            Ok(Some(Creation { address: address.to_owned(), key: key.to_owned(), payload, campaign, created_at }))
        }

        pub(super) async fn open_link(c: &mut $connection, campaign: CampaignId) -> Out<Option<u32>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT generation FROM open_links WHERE campaign = $1 AND is_open = 1").bind(&of);
            let row = q.fetch_optional(c).await?;
            row.map(|row| Cells { row: &row, table: "open_links", of: &of }.whole("generation")).transpose()
        }

        pub(super) async fn set_open_link(c: &mut $connection, campaign: CampaignId, is_open: bool) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO open_links (campaign, generation, is_open) VALUES ($1, 1, $2) \
                 ON CONFLICT (campaign) DO UPDATE SET generation = open_links.generation + 1, is_open = excluded.is_open",
            );
            q.bind(campaign.to_string()).bind(i64::from(is_open)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn full_lobbies(c: &mut $connection) -> Out<Vec<CampaignId>> {
            let q = sqlx::query(
                "SELECT id FROM campaigns WHERE status = $1 AND NOT EXISTS \
                 (SELECT 1 FROM seats WHERE seats.campaign = campaigns.id AND seats.state IN ($2, $3)) ORDER BY created_at, id",
            );
            let missing = [SeatState::Invited, SeatState::Open].map(word);
            let q = q.bind(word(Status::Lobby)).bind(missing[0].as_str()).bind(missing[1].as_str());
            let rows = q.fetch_all(c).await?;
            rows.iter().map(|row| Cells { row, table: "campaigns", of: "a lobby" }.id("id")).collect()
        }

        pub(super) async fn running_with_bots(c: &mut $connection) -> Out<Vec<(CampaignId, u64)>> {
            let q = sqlx::query(
                "SELECT id, (SELECT MAX(seq) FROM entries WHERE entries.campaign = campaigns.id) AS head FROM campaigns WHERE status = $1 AND \
                 (EXISTS (SELECT 1 FROM seats WHERE seats.campaign = campaigns.id AND seats.state = $2) \
                 OR EXISTS (SELECT 1 FROM orders WHERE orders.campaign = campaigns.id)) ORDER BY created_at, id",
            );
            let rows = q.bind(word(Status::Running)).bind(word(SeatState::Bot)).fetch_all(c).await?;
            let read = |row: &$row| {
                let of: String = row.try_get("id")?;
                let row = Cells { row, table: "entries", of: &of };
                Ok((row.id("id")?, row.whole("head")?))
            };
            rows.iter().map(read).collect()
        }
    };
}
