//! Statements on offers of seats, former holders, people who would take a seat over, and the links by which they come to a table.

use super::roles;
use crate::rows::{DeliveryState, word};
use crate::sql::{Connection, Row, Statement, sql};
use crate::{FormerHolder, SeatOffer, Seating, Store, StoreError, Substitute};
use sternpost_log::CampaignId;
use sternpost_model::language::Language;

impl Store {
    /// The offers of a campaign's seats, the oldest first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn seat_offers(&self, campaign: CampaignId) -> Result<Vec<SeatOffer>, StoreError> {
        let q = sql("SELECT id, seat, body, made_at FROM seat_offers WHERE campaign = $1 ORDER BY made_at, id").bind(campaign);
        let read = |row: &Row| {
            let row = row.of("seat_offers", &campaign);
            let (id, seat) = (row.text("id")?, row.whole("seat")?);
            Ok(SeatOffer { id, campaign, seat, body: row.json("body")?, made_at: row.time("made_at")? })
        };
        self.fetch_all(q).await?.iter().map(read).collect()
    }

    /// The former holders of a campaign's seats, in their order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn former_holders(&self, campaign: CampaignId) -> Result<Vec<FormerHolder>, StoreError> {
        let q = sql("SELECT seat, generation, address, name, language, left_at, seq FROM former_holders WHERE campaign = $1 \
             ORDER BY seat, generation");
        self.fetch_all(q.bind(campaign)).await?.iter().map(|row| read_former_holder(row, campaign)).collect()
    }

    /// The people who would take over a seat of a campaign, the first first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn substitutes(&self, campaign: CampaignId) -> Result<Vec<Substitute>, StoreError> {
        let q = sql("SELECT address, name, language, offered_at FROM substitutes WHERE campaign = $1 ORDER BY offered_at, address");
        let read = |row: &Row| {
            let row = row.of("substitutes", &campaign);
            let language = Language::or_english(&row.text("language")?);
            Ok(Substitute {
                campaign,
                address: row.text("address")?,
                name: row.text("name")?,
                language,
                offered_at: row.time("offered_at")?,
            })
        };
        self.fetch_all(q.bind(campaign)).await?.iter().map(read).collect()
    }

    /// The generation of the link by which one offers to; none: there is no such link, or it was closed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn substitute_link(&self, campaign: CampaignId) -> Result<Option<u32>, StoreError> {
        let q = sql("SELECT generation FROM substitute_links WHERE campaign = $1 AND is_open = 1").bind(campaign);
        self.fetch_optional(q).await?.map(|row| row.of("substitute_links", &campaign).whole("generation")).transpose()
    }

    /// Makes another such link, or closes it; the one before is dead either way.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_substitute_link(&self, campaign: CampaignId, is_open: bool) -> Result<(), StoreError> {
        let q = sql("INSERT INTO substitute_links (campaign, generation, is_open) VALUES ($1, 1, $2) \
             ON CONFLICT (campaign) DO UPDATE SET generation = substitute_links.generation + 1, is_open = excluded.is_open");
        self.execute(q.bind(campaign).bind(is_open)).await?;
        Ok(())
    }

    /// The generation of the link that leads to a campaign's open seats; none: there is no such link, or it was closed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open_link(&self, campaign: CampaignId) -> Result<Option<u32>, StoreError> {
        let q = sql("SELECT generation FROM open_links WHERE campaign = $1 AND is_open = 1").bind(campaign);
        self.fetch_optional(q).await?.map(|row| row.of("open_links", &campaign).whole("generation")).transpose()
    }

    /// Makes another link to a campaign's open seats, or closes it; the one before is dead either way.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_open_link(&self, campaign: CampaignId, is_open: bool) -> Result<(), StoreError> {
        let q = sql("INSERT INTO open_links (campaign, generation, is_open) VALUES ($1, 1, $2) \
             ON CONFLICT (campaign) DO UPDATE SET generation = open_links.generation + 1, is_open = excluded.is_open");
        self.execute(q.bind(campaign).bind(is_open)).await?;
        Ok(())
    }
}

fn read_former_holder(row: &Row, campaign: CampaignId) -> Result<FormerHolder, StoreError> {
    let row = row.of("former_holders", &campaign);
    Ok(FormerHolder {
        campaign,
        seat: row.whole("seat")?,
        generation: row.whole("generation")?,
        address: row.text("address")?,
        name: row.text("name")?,
        language: Language::or_english(&row.text("language")?),
        left_at: row.time("left_at")?,
        seq: row.whole("seq")?,
    })
}

/// Carries out what changes about seats that change hands.
pub(super) async fn change(c: &mut Connection<'_>, change: &Seating) -> Result<(), StoreError> {
    let q = match change {
        Seating::Watched(campaign, watching) => roles::settle_spectators(*campaign, *watching, true),
        Seating::Offered(offer) => offered(offer),
        Seating::OfferGone(id) => sql("DELETE FROM seat_offers WHERE id = $1").bind(id),
        Seating::OffersGone(campaign, seat) => sql("DELETE FROM seat_offers WHERE campaign = $1 AND seat = $2").bind(*campaign).bind(*seat),
        Seating::Left(holder) => left(holder),
        Seating::NotesLeft { campaign, seat, from, to } => {
            let q =
                sql("INSERT INTO notes (campaign, seat, holder, note, changed_at) SELECT campaign, seat, $4, note, changed_at FROM notes \
                 WHERE campaign = $1 AND seat = $2 AND holder = $3 ON CONFLICT (campaign, seat, holder) DO NOTHING");
            q.bind(*campaign).bind(*seat).bind(from).bind(to)
        }
        Seating::MarksAnew(campaign, seat) => {
            let q = sql("UPDATE talk_marks SET muted = 0, digest_days = 1 WHERE campaign = $1 AND seat = $2");
            q.bind(*campaign).bind(*seat)
        }
        Seating::LettersGone(campaign, seat, at) => {
            let q = sql("UPDATE letters SET state = $4, settled_at = $5 WHERE campaign = $1 AND seat = $2 AND state = $3");
            let q = q.bind(*campaign).bind(*seat).bind(word(DeliveryState::Pending));
            q.bind(word(DeliveryState::Withdrawn)).bind(*at)
        }
        Seating::Joined(substitute) => joined(substitute),
        Seating::Gone(campaign, address) => {
            sql("DELETE FROM substitutes WHERE campaign = $1 AND address = $2").bind(*campaign).bind(address)
        }
    };
    q.execute(c).await?;
    Ok(())
}

fn offered(offer: &SeatOffer) -> Statement<'_> {
    let body = serde_json::to_string(&offer.body).expect("an offer is plain data");
    let q = sql("INSERT INTO seat_offers (id, campaign, seat, body, made_at) VALUES ($1, $2, $3, $4, $5)");
    q.bind(&offer.id).bind(offer.campaign).bind(offer.seat).bind(body).bind(offer.made_at)
}

fn left(holder: &FormerHolder) -> Statement<'_> {
    let q = sql("INSERT INTO former_holders (campaign, seat, generation, address, name, language, left_at, seq) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)");
    let q = q.bind(holder.campaign).bind(holder.seat).bind(holder.generation).bind(&holder.address).bind(&holder.name);
    q.bind(holder.language).bind(holder.left_at).bind(holder.seq)
}

fn joined(substitute: &Substitute) -> Statement<'_> {
    let q = sql("INSERT INTO substitutes (campaign, address, name, language, offered_at) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (campaign, address) DO UPDATE SET name = excluded.name, language = excluded.language");
    q.bind(substitute.campaign).bind(&substitute.address).bind(&substitute.name).bind(substitute.language).bind(substitute.offered_at)
}
