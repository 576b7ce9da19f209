//! Statements on sealed answers, which wait beside the log. Nobody else changes those of a campaign, or its log, while one of these statements
//! runs: SQLite has one writer, and on Postgres every caller has locked the campaign's row.

use crate::group::Group;
use crate::rows::word;
use crate::sql::{Connection, ROWS, Row, sql};
use crate::{Sealed, SealedChange, Store, StoreError};
use std::collections::BTreeMap;
use sternpost_log::{CampaignId, Given};

impl Store {
    /// The answers that wait beside the log of a campaign.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sealed(&self, campaign: CampaignId) -> Result<Vec<Sealed>, StoreError> {
        let q =
            sql("SELECT id, seat, step, question, answer, cause, received_at, follow_ups FROM sealed WHERE campaign = $1 ORDER BY seat");
        self.fetch_all(q.bind(campaign)).await?.iter().map(|row| read_sealed(row, campaign)).collect()
    }
}

fn read_sealed(row: &Row, campaign: CampaignId) -> Result<Sealed, StoreError> {
    let row = row.of("sealed", &campaign);
    let given = Given {
        seat: sternpost_core::Seat(row.whole("seat")?),
        question: row.text("question")?,
        answer: row.json("answer")?,
        received_at: row.time("received_at")?,
        cause: row.word("cause")?,
        order: None,
    };
    Ok(Sealed { id: row.text("id")?, campaign, step: row.whole("step")?, given, then: row.json("follow_ups")? })
}

/// Looks whether all is as it was when it was decided, and changes it.
pub(super) async fn change(c: &mut Connection<'_>, group: &Group<'_>) -> Result<(), StoreError> {
    for some in group.changes.chunks(ROWS) {
        check(c, some).await?;
    }
    for some in group.gone.chunks(ROWS) {
        sql("DELETE FROM sealed WHERE id IN ").list(some.iter().copied()).execute(c).await?;
    }
    for rows in group.come.chunks(ROWS) {
        let q = sql("INSERT INTO sealed (id, campaign, seat, step, question, answer, cause, received_at, follow_ups) VALUES ");
        let q = q.rows(rows, |row, sealed| {
            row.bind(&sealed.id).bind(sealed.campaign).bind(sealed.given.seat.0).bind(sealed.step).bind(&sealed.given.question);
            row.bind(serde_json::to_string(&sealed.given.answer).expect("an answer is plain data"));
            row.bind(word(sealed.given.cause)).bind(sealed.given.received_at);
            row.bind(serde_json::to_string(&sealed.then).expect("answers are plain data"));
        });
        q.execute(c).await?;
    }
    Ok(())
}

async fn check(c: &mut Connection<'_>, changes: &[&SealedChange]) -> Result<(), StoreError> {
    let campaigns = || changes.iter().map(|change| change.campaign);
    let alone = changes.len() == 1;
    let heads = sql("SELECT campaign, MAX(seq) AS head FROM entries WHERE campaign IN ").list(campaigns()).then(" GROUP BY campaign");
    let mut last: BTreeMap<CampaignId, u64> = BTreeMap::new();
    for row in &heads.kept(alone).fetch_all(c).await? {
        let row = row.of("entries", &"a head");
        last.insert(row.id("campaign")?, row.whole("head")?);
    }
    let waiting = sql("SELECT campaign, id FROM sealed WHERE campaign IN ").list(campaigns());
    let mut ids: BTreeMap<CampaignId, Vec<String>> = BTreeMap::new();
    for row in &waiting.kept(alone).fetch_all(c).await? {
        let row = row.of("sealed", &"a sealed answer");
        ids.entry(row.id("campaign")?).or_default().push(row.text("id")?);
    }
    for change in changes {
        let head = last.get(&change.campaign).copied().unwrap_or_default();
        let (mut there, mut known) = (ids.remove(&change.campaign).unwrap_or_default(), change.known.clone());
        there.sort_unstable();
        known.sort_unstable();
        if head != change.head || there != known {
            return Err(StoreError::Conflict { head });
        }
    }
    Ok(())
}
