//! Where campaigns are told of to people beside the table.

macro_rules! channels_statements {
    ($connection:ty, $row:ty) => {
        fn read_channel(row: &$row) -> Out<Channel> {
            let of = row.try_get::<String, _>("campaign")?;
            let row = Cells { row, table: "channels", of: &of };
            Ok(Channel {
                campaign: row.id("campaign")?,
                url: Secret(row.text("url")?),
                format: row.word("format")?,
                secret: Secret(row.text("secret")?),
                language: Language::or_english(&row.text("language")?),
                told: row.whole("told")?,
            })
        }

        pub(super) async fn channel(c: &mut $connection, campaign: CampaignId) -> Out<Option<Channel>> {
            let q = sqlx::query("SELECT campaign, url, format, secret, language, told FROM channels WHERE campaign = $1");
            q.bind(campaign.to_string()).fetch_optional(c).await?.as_ref().map(read_channel).transpose()
        }

        /// The channels for which no post is on its way.
        pub(super) async fn idle_channels(c: &mut $connection) -> Out<Vec<Channel>> {
            let q = sqlx::query(
                "SELECT campaign, url, format, secret, language, told FROM channels WHERE NOT EXISTS \
                 (SELECT 1 FROM letters WHERE letters.campaign = channels.campaign AND kind = 'channel' AND state = 'pending') ORDER BY campaign",
            );
            q.fetch_all(c).await?.iter().map(read_channel).collect()
        }

        pub(super) async fn put_channel(c: &mut $connection, channel: &Channel) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO channels (campaign, url, format, secret, language, told) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT (campaign) DO UPDATE SET url = excluded.url, format = excluded.format, secret = excluded.secret, \
                 language = excluded.language, told = excluded.told",
            );
            let q = q.bind(channel.campaign.to_string()).bind(channel.url.0.as_str()).bind(word(channel.format));
            let q = q.bind(channel.secret.0.as_str()).bind(channel.language.tag()).bind(number(channel.told));
            q.execute(c).await?;
            Ok(())
        }

        pub(super) async fn drop_channel(c: &mut $connection, campaign: CampaignId) -> Out<bool> {
            let q = sqlx::query("DELETE FROM channels WHERE campaign = $1").bind(campaign.to_string());
            Ok(q.execute(c).await?.rows_affected() > 0)
        }

        /// The post and how far it tells, or neither: of several servers one writes it.
        pub(super) async fn tell_channel(c: &mut $connection, post: &NewLetter, after: u64, up_to: u64) -> Out<bool> {
            let campaign = post.campaign.map(|id| id.to_string()).unwrap_or_default();
            let mut tx = c.begin().await?;
            let q = sqlx::query("UPDATE channels SET told = $3 WHERE campaign = $1 AND told = $2").bind(campaign.as_str());
            if q.bind(number(after)).bind(number(up_to)).execute(&mut *tx).await?.rows_affected() == 0 {
                return Ok(false);
            }
            let q = sqlx::query(
                "INSERT INTO letters (id, campaign, seat, kind, recipient, payload, not_before, state, attempts, leased_until) \
                 VALUES ($1, $2, NULL, $3, $4, $5, $6, 'pending', 0, 0) ON CONFLICT (id) DO NOTHING",
            );
            let q = q.bind(post.id.as_str()).bind(campaign).bind(post.kind().name()).bind(post.recipient.as_str());
            q.bind(post.content.payload()).bind(micros(post.not_before)).execute(&mut *tx).await?;
            tx.commit().await?;
            Ok(true)
        }
    };
}
