//! Statements on channels: where people beside the table are told about campaigns.

use crate::rows::word;
use crate::sql::{Connection, Row, sql};
use crate::{Channel, NewLetter, Store, StoreError};
use sternpost_log::CampaignId;
use sternpost_model::language::Language;
use sternpost_model::wishes::Secret;

impl Store {
    /// The channel of a campaign.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn channel(&self, campaign: CampaignId) -> Result<Option<Channel>, StoreError> {
        let q = sql("SELECT campaign, url, format, secret, language, told FROM channels WHERE campaign = $1").bind(campaign);
        self.fetch_optional(q).await?.as_ref().map(read_channel).transpose()
    }

    /// The channels for which no post is on its way.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn idle_channels(&self) -> Result<Vec<Channel>, StoreError> {
        let q = sql("SELECT campaign, url, format, secret, language, told FROM channels WHERE NOT EXISTS \
             (SELECT 1 FROM letters WHERE letters.campaign = channels.campaign AND kind = 'channel' AND state = 'pending') ORDER BY campaign");
        self.fetch_all(q).await?.iter().map(read_channel).collect()
    }

    /// Keeps the channel of a campaign, in the place of another.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_channel(&self, channel: &Channel) -> Result<(), StoreError> {
        let q = sql("INSERT INTO channels (campaign, url, format, secret, language, told) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (campaign) DO UPDATE SET url = excluded.url, format = excluded.format, secret = excluded.secret, \
             language = excluded.language, told = excluded.told");
        let q = q.bind(channel.campaign).bind(&channel.url.0).bind(word(channel.format)).bind(&channel.secret.0);
        self.execute(q.bind(channel.language).bind(channel.told)).await?;
        Ok(())
    }

    /// A campaign is told of nowhere any more; false if it was not.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_channel(&self, campaign: CampaignId) -> Result<bool, StoreError> {
        Ok(self.execute(sql("DELETE FROM channels WHERE campaign = $1").bind(campaign)).await? > 0)
    }

    /// Puts a post into the outbox that tells of the entries from one to another; false if somebody has. The post and how far it tells, or neither:
    /// of several servers one writes it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tell_channel(&self, post: &NewLetter, after: u64, up_to: u64) -> Result<bool, StoreError> {
        Box::pin(self.writing(async |c| tell(c, post, after, up_to).await)).await
    }
}

async fn tell(c: &mut Connection<'_>, post: &NewLetter, after: u64, up_to: u64) -> Result<bool, StoreError> {
    let campaign = post.campaign.map(|id| id.to_string()).unwrap_or_default();
    let mut tx = c.begin().await?;
    let q = sql("UPDATE channels SET told = $3 WHERE campaign = $1 AND told = $2").bind(&campaign).bind(after).bind(up_to);
    if q.execute(&mut tx.connection()).await? == 0 {
        return Ok(false);
    }
    let q = sql("INSERT INTO letters (id, campaign, seat, kind, recipient, payload, not_before, state, attempts, leased_until) \
         VALUES ($1, $2, NULL, $3, $4, $5, $6, 'pending', 0, 0) ON CONFLICT (id) DO NOTHING");
    let q = q.bind(&post.id).bind(&campaign).bind(post.kind().name()).bind(&post.recipient);
    q.bind(post.content.payload()).bind(post.not_before).execute(&mut tx.connection()).await?;
    tx.commit().await?;
    Ok(true)
}

fn read_channel(row: &Row) -> Result<Channel, StoreError> {
    let of: String = row.get("campaign")?;
    let row = row.of("channels", &of);
    Ok(Channel {
        campaign: row.id("campaign")?,
        url: Secret(row.text("url")?),
        format: row.word("format")?,
        secret: Secret(row.text("secret")?),
        language: Language::or_english(&row.text("language")?),
        told: row.whole("told")?,
    })
}
