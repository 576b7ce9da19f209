//! Statements on campaigns, and on the marks that tell whether one has moved on.

use crate::rows::word;
use crate::sql::{Row, Statement, sql};
use crate::{Campaign, Creation, Mark, SeatState, Status, Store, StoreError};
use sternpost_log::{CampaignId, CampaignSecret, Phrases};

impl Store {
    /// A campaign.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, StoreError> {
        let q = sql("SELECT id, game, name, status, host_address, options, seats, created_at, policies FROM campaigns WHERE id = $1");
        self.fetch_optional(q.bind(id)).await?.as_ref().map(read_campaign).transpose()
    }

    /// The secret of a campaign, and what its seats have added to its chance.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn chance_of(&self, id: CampaignId) -> Result<Option<(CampaignSecret, Phrases)>, StoreError> {
        let q = sql("SELECT secret, phrases FROM campaigns WHERE id = $1").bind(id);
        let Some(row) = self.fetch_optional(q).await? else { return Ok(None) };
        let secret = read_secret(&row, id)?;
        Ok(Some((secret, row.of("campaigns", &id).json_or_none("phrases")?.unwrap_or_default())))
    }

    /// The secret of a campaign.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn secret(&self, id: CampaignId) -> Result<Option<CampaignSecret>, StoreError> {
        let q = sql("SELECT secret FROM campaigns WHERE id = $1").bind(id);
        self.fetch_optional(q).await?.map(|row| read_secret(&row, id)).transpose()
    }

    /// Campaigns in which an address is host, has a seat or is arbiter, newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn campaigns_of(&self, address: &str) -> Result<Vec<Campaign>, StoreError> {
        let q = sql(
            "SELECT id, game, name, status, host_address, options, seats, created_at, policies FROM campaigns WHERE host_address = $1 \
             OR id IN (SELECT campaign FROM seats WHERE address = $1) OR id IN (SELECT campaign FROM arbiters WHERE address = $1) \
             ORDER BY created_at DESC, id DESC",
        );
        self.fetch_all(q.bind(address)).await?.iter().map(read_campaign).collect()
    }

    /// Campaigns with a status.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn campaigns_with(&self, status: Status) -> Result<Vec<Campaign>, StoreError> {
        let q = sql("SELECT id, game, name, status, host_address, options, seats, created_at, policies FROM campaigns WHERE status = $1 \
             ORDER BY created_at, id");
        self.fetch_all(q.bind(word(status))).await?.iter().map(read_campaign).collect()
    }

    /// Lobbies in which nobody is missing: they should have started.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn full_lobbies(&self) -> Result<Vec<CampaignId>, StoreError> {
        let q = sql("SELECT id FROM campaigns WHERE status = $1 AND NOT EXISTS \
             (SELECT 1 FROM seats WHERE seats.campaign = campaigns.id AND seats.state IN ($2, $3)) ORDER BY created_at, id");
        let q = q.bind(word(Status::Lobby)).bind(word(SeatState::Invited)).bind(word(SeatState::Open));
        self.fetch_all(q).await?.iter().map(|row| row.of("campaigns", &"a lobby").id("id")).collect()
    }

    /// Running campaigns in which something may happen by itself: with a bot among their seats, or with standing orders; each with the number of its last entry.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn running_with_bots(&self) -> Result<Vec<(CampaignId, u64)>, StoreError> {
        let q = sql(
            "SELECT id, (SELECT MAX(seq) FROM entries WHERE entries.campaign = campaigns.id) AS head FROM campaigns WHERE status = $1 AND \
             (EXISTS (SELECT 1 FROM seats WHERE seats.campaign = campaigns.id AND seats.state = $2) \
             OR EXISTS (SELECT 1 FROM orders WHERE orders.campaign = campaigns.id)) ORDER BY created_at, id",
        );
        let rows = self.fetch_all(q.bind(word(Status::Running)).bind(word(SeatState::Bot))).await?;
        let read = |row: &Row| {
            let of: String = row.get("id")?;
            let row = row.of("entries", &of);
            Ok((row.id("id")?, row.whole("head")?))
        };
        rows.iter().map(read).collect()
    }

    /// The campaign an address has created under a key.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn creation(&self, address: &str, key: &str) -> Result<Option<Creation>, StoreError> {
        let row = self.fetch_optional(creation(address, key)).await?;
        row.map(|row| read_creation(&row, address, key)).transpose()
    }

    /// The mark by which one knows whether a campaign has moved on, read at one moment.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mark(&self, campaign: CampaignId) -> Result<Option<Mark>, StoreError> {
        let q = sql(
            "SELECT status, (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE entries.campaign = campaigns.id) AS head, sealed.id AS sealed \
             FROM campaigns LEFT JOIN sealed ON sealed.campaign = campaigns.id WHERE campaigns.id = $1 ORDER BY sealed.seat",
        );
        let rows = self.fetch_all(q.bind(campaign)).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let row = row.of("campaigns", &campaign);
        let (seq, status) = (row.whole("head")?, row.word("status")?);
        let sealed: Vec<Option<String>> = rows.iter().map(|row| row.get("sealed")).collect::<Result<_, _>>()?;
        Ok(Some(Mark { seq, status, sealed: sealed.into_iter().flatten().collect() }))
    }
}

fn read_campaign(row: &Row) -> Result<Campaign, StoreError> {
    let of: String = row.get("id")?;
    let row = row.of("campaigns", &of);
    Ok(Campaign {
        id: row.id("id")?,
        game: row.text("game")?,
        name: row.text("name")?,
        status: row.word("status")?,
        host_address: row.text("host_address")?,
        options: row.json("options")?,
        seats: row.whole("seats")?,
        created_at: row.time("created_at")?,
        table: row.json("policies")?,
    })
}

fn read_secret(row: &Row, campaign: CampaignId) -> Result<CampaignSecret, StoreError> {
    let row = row.of("campaigns", &campaign);
    let bytes: Vec<u8> = row.get("secret")?;
    Ok(CampaignSecret(bytes.try_into().map_err(|_| row.wrong("secret", "a secret has 32 bytes"))?))
}

/// The statement for what an address has created under a key.
pub(super) fn creation<'q>(address: &'q str, key: &'q str) -> Statement<'q> {
    sql("SELECT payload, campaign, created_at FROM creations WHERE address = $1 AND key = $2").bind(address).bind(key)
}

/// Reads a creation from its row.
pub(super) fn read_creation(row: &Row, address: &str, key: &str) -> Result<Creation, StoreError> {
    let row = row.of("creations", &address);
    let (payload, campaign, created_at) = (row.text("payload")?, row.id("campaign")?, row.time("created_at")?);
    Ok(Creation { address: address.to_owned(), key: key.to_owned(), payload, campaign, created_at })
}
