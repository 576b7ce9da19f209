//! Statements on arbiters, and on people beside the table who may look on.

use super::log;
use crate::sql::{Cells, Connection, Row, Statement, sql};
use crate::{Arbiter, ArbiterChange, ArbiterProposal, ArbiterUpdate, Spectators, Store, StoreError, Watching};
use std::collections::BTreeMap;
use sternpost_log::CampaignId;
use sternpost_model::language::Language;

impl Store {
    /// The arbiter of a campaign, if it has one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn arbiter(&self, campaign: CampaignId) -> Result<Option<Arbiter>, StoreError> {
        let q = sql("SELECT address, name, language, named_at AS since FROM arbiters WHERE campaign = $1").bind(campaign);
        self.fetch_optional(q).await?.map(|row| read_arbiter(&row.of("arbiters", &campaign))).transpose()
    }

    /// The proposal of an arbiter for a campaign, or that there should be none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn arbiter_proposal(&self, campaign: CampaignId) -> Result<Option<ArbiterProposal>, StoreError> {
        let q = sql("SELECT address, name, language, proposed_at AS since, agreed FROM arbiter_proposals WHERE campaign = $1");
        self.fetch_optional(q.bind(campaign)).await?.map(|row| read_proposal(&row, campaign)).transpose()
    }

    /// The spectators a campaign admits.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn spectators(&self, campaign: CampaignId) -> Result<Spectators, StoreError> {
        let q = sql("SELECT generation, way FROM spectators WHERE campaign = $1").bind(campaign);
        let Some(row) = self.fetch_optional(q).await? else { return Ok(Spectators::default()) };
        let row = row.of("spectators", &campaign);
        Ok(Spectators { generation: row.whole("generation")?, watching: row.json("way")? })
    }

    /// Settles who but the table may look on, anew: links made before are dead then.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_spectators(&self, campaign: CampaignId, watching: Watching, is_anew: bool) -> Result<(), StoreError> {
        self.execute(settle_spectators(campaign, watching, is_anew)).await?;
        Ok(())
    }
}

/// Settles who but the table may look on.
pub(super) fn settle_spectators(campaign: CampaignId, watching: Watching, is_anew: bool) -> Statement<'static> {
    let way = serde_json::to_string(&watching).expect("a way is plain data");
    let q = sql("INSERT INTO spectators (campaign, generation, way) VALUES ($1, 1, $2) \
         ON CONFLICT (campaign) DO UPDATE SET generation = spectators.generation + $3, way = excluded.way");
    q.bind(campaign).bind(way).bind(is_anew)
}

fn read_arbiter(row: &Cells<'_>) -> Result<Arbiter, StoreError> {
    let (address, name, language) = (row.text("address")?, row.text("name")?, Language::or_english(&row.text("language")?));
    Ok(Arbiter { address, name, language, since: row.time("since")? })
}

fn read_proposal(row: &Row, campaign: CampaignId) -> Result<ArbiterProposal, StoreError> {
    let row = row.of("arbiter_proposals", &campaign);
    let who = read_arbiter(&row)?;
    Ok(ArbiterProposal { since: who.since, who: Some(who).filter(|who| !who.address.is_empty()), agreed: row.json("agreed")? })
}

/// Changes who is arbiter, or is proposed, if what was proposed is still what it was decided on.
pub(super) async fn change_arbiter(c: &mut Connection<'_>, change: &ArbiterChange) -> Result<(), StoreError> {
    let campaign = change.campaign;
    let mut written = 1;
    if let Some(known) = &change.known {
        let q = sql("DELETE FROM arbiter_proposals WHERE campaign = $1 AND proposed_at = $2 AND agreed = $3");
        written = q.bind(campaign).bind(known.since).bind(in_words(&known.agreed)).execute(c).await?;
    }
    match &change.what {
        ArbiterUpdate::Named(arbiter) => {
            name_arbiter(campaign, arbiter).execute(c).await?;
        }
        ArbiterUpdate::Nobody => {
            sql("DELETE FROM arbiters WHERE campaign = $1").bind(campaign).execute(c).await?;
        }
        ArbiterUpdate::Proposed(proposal) if written > 0 => written = propose(campaign, proposal).execute(c).await?,
        ArbiterUpdate::Proposed(_) | ArbiterUpdate::Withdrawn => {}
    }
    if written == 0 {
        return Err(log::conflict(c, campaign).await?);
    }
    Ok(())
}

fn in_words(agreed: &BTreeMap<u8, String>) -> String {
    serde_json::to_string(agreed).expect("a map is plain data")
}

fn name_arbiter(campaign: CampaignId, arbiter: &Arbiter) -> Statement<'_> {
    let q = sql("INSERT INTO arbiters (campaign, address, name, language, named_at) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (campaign) DO UPDATE SET address = excluded.address, name = excluded.name, \
         language = excluded.language, named_at = excluded.named_at");
    q.bind(campaign).bind(&arbiter.address).bind(&arbiter.name).bind(arbiter.language).bind(arbiter.since)
}

fn propose(campaign: CampaignId, proposal: &ArbiterProposal) -> Statement<'_> {
    let ArbiterProposal { who, since, agreed } = proposal;
    let (address, name, language) =
        who.as_ref().map_or(("", "", Language::English), |who| (who.address.as_str(), who.name.as_str(), who.language));
    let q = sql("INSERT INTO arbiter_proposals (campaign, address, name, language, proposed_at, agreed) \
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (campaign) DO NOTHING");
    q.bind(campaign).bind(address).bind(name).bind(language).bind(*since).bind(in_words(agreed))
}
