//! Statements on seats and their holders.

use crate::rows::word;
use crate::sql::{Connection, Row, Statement, sql};
use crate::{Commit, Heir, Holder, SeatChange, SeatRow, SeatState, SeatUpdate, Seen, Store, StoreError};
use sternpost_log::CampaignId;

impl Store {
    /// The seats of a campaign.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seats(&self, campaign: CampaignId) -> Result<Vec<SeatRow>, StoreError> {
        let q =
            sql("SELECT seat, name, address, language, state, options, link_generation, seen, wants_mail, strength, heir_of FROM seats \
             WHERE campaign = $1 ORDER BY seat");
        self.fetch_all(q.bind(campaign)).await?.iter().map(|row| read_seat(row, campaign)).collect()
    }

    /// Notes how far the holder of a seat has seen the log.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mark_seen(&self, campaign: CampaignId, seat: u8, seq: u64) -> Result<(), StoreError> {
        let commit = Commit { seen: vec![Seen { campaign, seat, seq }], ..Commit::default() };
        self.commit(commit).await
    }
}

fn read_seat(row: &Row, campaign: CampaignId) -> Result<SeatRow, StoreError> {
    let row = row.of("seats", &campaign);
    Ok(SeatRow {
        campaign,
        seat: row.whole("seat")?,
        name: row.text("name")?,
        address: row.get("address")?,
        language: row.text("language")?,
        state: row.word("state")?,
        options: row.json_or_none("options")?,
        link_generation: row.whole("link_generation")?,
        seen: row.whole("seen")?,
        wants_mail: row.whole::<i64>("wants_mail")? != 0,
        strength: row.word_or_none("strength")?,
        heir_of: row.json("heir_of")?,
    })
}

/// Writes what changes and nothing else: two changes of one seat at once are both kept.
pub(super) async fn change(c: &mut Connection<'_>, change: &SeatChange) -> Result<(), StoreError> {
    let of = |text: &'static str| sql(text).bind(change.campaign).bind(change.seat);
    let q = match &change.what {
        SeatUpdate::Added(row) => added(row),
        SeatUpdate::Taken(options) => {
            let q = of("UPDATE seats SET state = $3, options = $4 WHERE campaign = $1 AND seat = $2");
            q.bind(word(SeatState::Taken)).bind(options.as_ref().map(ToString::to_string))
        }
        SeatUpdate::Dealt(options) => of("UPDATE seats SET options = $3 WHERE campaign = $1 AND seat = $2").bind(options.to_string()),
        SeatUpdate::WantsMail(wanted) => of("UPDATE seats SET wants_mail = $3 WHERE campaign = $1 AND seat = $2").bind(*wanted),
        SeatUpdate::Language(language) => of("UPDATE seats SET language = $3 WHERE campaign = $1 AND seat = $2").bind(*language),
        SeatUpdate::Passed(holder) => passed(change, holder),
        SeatUpdate::HandedOver(heir) => handed_over(change, heir),
        SeatUpdate::SatIn(strength) => {
            let state = if strength.is_some() { SeatState::Bot } else { SeatState::Taken };
            let q = of("UPDATE seats SET state = $3, strength = $4 WHERE campaign = $1 AND seat = $2");
            q.bind(word(state)).bind(strength.map(word))
        }
        SeatUpdate::LinksRevoked => of("UPDATE seats SET link_generation = link_generation + 1 WHERE campaign = $1 AND seat = $2"),
    };
    q.execute(c).await?;
    Ok(())
}

fn added(seat: &SeatRow) -> Statement<'_> {
    let q =
        sql("INSERT INTO seats (campaign, seat, name, address, language, state, options, link_generation, seen, wants_mail, strength) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)");
    let q = q.bind(seat.campaign).bind(seat.seat).bind(&seat.name).bind(seat.address.as_ref()).bind(&seat.language);
    let q = q.bind(word(seat.state)).bind(seat.options.as_ref().map(ToString::to_string)).bind(seat.link_generation);
    q.bind(seat.seen).bind(seat.wants_mail).bind(seat.strength.map(word))
}

/// Passes a seat to a new holder, who begins anew.
fn passed<'q>(change: &SeatChange, holder: &'q Holder) -> Statement<'q> {
    let q = sql("UPDATE seats SET name = $3, address = $4, language = $5, state = $6, strength = $7, options = NULL, seen = 0, \
         wants_mail = 1, link_generation = link_generation + 1 WHERE campaign = $1 AND seat = $2");
    let q = q.bind(change.campaign).bind(change.seat).bind(&holder.name).bind(holder.address.as_ref()).bind(holder.language);
    q.bind(word(holder.state)).bind(holder.strength.map(word))
}

/// Hands a seat over to a new holder, who goes on.
fn handed_over<'q>(change: &SeatChange, heir: &'q Heir) -> Statement<'q> {
    let q = sql("UPDATE seats SET name = $3, address = $4, language = $5, state = $6, strength = NULL, heir_of = $7, seen = 0, \
         wants_mail = 1, link_generation = link_generation + 1 WHERE campaign = $1 AND seat = $2");
    let holder = &heir.holder;
    let q = q.bind(change.campaign).bind(change.seat).bind(&holder.name).bind(holder.address.as_ref()).bind(holder.language);
    q.bind(word(holder.state)).bind(serde_json::to_string(&heir.heir_of).expect("hashes are plain data"))
}
