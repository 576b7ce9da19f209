//! Writes commits, and reports what became of one that failed alone.

use super::{bookkeeping, campaigns, log, orders, promises, roles, sealed, seating, seats, talk, watches};
use crate::group::{Group, Written};
use crate::rows::{DeliveryState, word};
use crate::sql::{Connection, ROWS, sql};
use crate::writer::Verdict;
use crate::{Campaign, Commit, Creation, Idempotency, Status, StoreError, StoredLine};
use sternpost_log::{CampaignId, CampaignSecret, Entry, Phrases};

/// Many commits in one transaction, one statement for each table: what makes group commit quick.
pub(crate) async fn insert_group(c: &mut Connection<'_>, group: &Group<'_>) -> Result<(), StoreError> {
    if let Some(change) = group.contested() {
        return Err(StoreError::Conflict { head: change.head });
    }
    for commit in &group.commits {
        insert_rare(c, commit).await?;
    }
    sealed::change(c, group).await?;
    for rows in group.entries.chunks(ROWS) {
        insert_entries(c, rows).await?;
    }
    for rows in group.lines.chunks(ROWS) {
        insert_lines(c, rows).await?;
    }
    for rows in group.letters.chunks(ROWS) {
        insert_letters(c, rows).await?;
    }
    for rows in group.keys.chunks(ROWS) {
        insert_keys(c, rows).await?;
    }
    for creation in group.commits.iter().filter_map(|commit| commit.creation.as_ref()) {
        insert_creation(c, creation).await?;
    }
    bookkeeping::write(c, group).await
}

async fn insert_rare(c: &mut Connection<'_>, commit: &Commit) -> Result<(), StoreError> {
    if let Some((campaign, secret)) = &commit.campaign {
        insert_campaign(c, campaign, secret).await?;
    }
    for seat in &commit.seats {
        seats::change(c, seat).await?;
    }
    if let Some((campaign, status)) = &commit.status {
        update_status(c, *campaign, *status).await?;
    }
    if let Some((campaign, phrases)) = &commit.phrases {
        update_phrases(c, *campaign, phrases).await?;
    }
    if let Some(change) = &commit.watch {
        watches::change(c, change).await?;
    }
    if let Some(change) = &commit.orders {
        orders::change(c, change).await?;
    }
    for change in &commit.seating {
        seating::change(c, change).await?;
    }
    if let Some(change) = &commit.arbiter {
        roles::change_arbiter(c, change).await?;
    }
    for said in &commit.talk {
        // Whoever spoke at the same moment has the number: all of it is attempted again.
        if talk::say(said).execute(c).await? == 0 {
            return Err(StoreError::Conflict { head: said.seq });
        }
    }
    for made in &commit.promises {
        promises::promise(made).execute(c).await?;
    }
    Ok(())
}

async fn insert_entries(c: &mut Connection<'_>, rows: &[&Entry]) -> Result<(), StoreError> {
    let q = sql("INSERT INTO entries (campaign, seq, recorded_at, kind, canonical, previous, hash) VALUES ");
    let q = q.rows(rows, |row, entry| {
        row.bind(entry.campaign).bind(entry.seq).bind(entry.recorded_at).bind(entry.body.kind());
        row.bind(&entry.canonical).bind(&entry.previous).bind(&entry.hash);
    });
    q.execute(c).await?;
    Ok(())
}

async fn insert_lines(c: &mut Connection<'_>, rows: &[&StoredLine]) -> Result<(), StoreError> {
    let q = sql("INSERT INTO lines (campaign, seq, position, body) VALUES ");
    let q = q.rows(rows, |row, line| {
        row.bind(line.campaign).bind(line.seq).bind(line.position).bind(&line.body);
    });
    q.execute(c).await?;
    Ok(())
}

async fn insert_letters(c: &mut Connection<'_>, rows: &[Written<'_>]) -> Result<(), StoreError> {
    let q =
        sql("INSERT INTO letters (id, campaign, seat, kind, recipient, payload, not_before, state, attempts, leased_until, entry) VALUES ");
    let q = q.rows(rows, |row, Written { letter, entry }| {
        row.bind(&letter.id).bind(letter.campaign).bind(letter.seat).bind(letter.kind().name()).bind(&letter.recipient);
        row.bind(letter.content.payload()).bind(letter.not_before).bind(word(DeliveryState::Pending)).bind(0_i64).bind(0_i64).bind(entry);
    });
    q.execute(c).await?;
    Ok(())
}

async fn insert_keys(c: &mut Connection<'_>, rows: &[&Idempotency]) -> Result<(), StoreError> {
    let q = sql("INSERT INTO idempotency (campaign, actor, key, payload, result) VALUES ");
    let q = q.rows(rows, |row, key| {
        row.bind(key.campaign).bind(&key.actor).bind(&key.key).bind(&key.payload).bind(&key.result);
    });
    q.execute(c).await?;
    Ok(())
}

async fn insert_campaign(c: &mut Connection<'_>, campaign: &Campaign, secret: &CampaignSecret) -> Result<(), StoreError> {
    let q = sql("INSERT INTO campaigns (id, game, name, status, host_address, options, seats, secret, created_at, policies) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)");
    let q = q.bind(campaign.id).bind(&campaign.game).bind(&campaign.name).bind(word(campaign.status)).bind(&campaign.host_address);
    let q = q.bind(campaign.options.to_string()).bind(campaign.seats).bind(secret.0.as_slice()).bind(campaign.created_at);
    q.bind(serde_json::to_string(&campaign.table).expect("policies are plain data")).execute(c).await?;
    Ok(())
}

async fn insert_creation(c: &mut Connection<'_>, creation: &Creation) -> Result<(), StoreError> {
    let q = sql("INSERT INTO creations (address, key, payload, campaign, created_at) VALUES ($1, $2, $3, $4, $5)");
    let q = q.bind(&creation.address).bind(&creation.key).bind(&creation.payload).bind(creation.campaign);
    q.bind(creation.created_at).execute(c).await?;
    Ok(())
}

async fn update_status(c: &mut Connection<'_>, campaign: CampaignId, status: Status) -> Result<(), StoreError> {
    sql("UPDATE campaigns SET status = $2 WHERE id = $1").bind(campaign).bind(word(status)).execute(c).await?;
    Ok(())
}

async fn update_phrases(c: &mut Connection<'_>, campaign: CampaignId, phrases: &Phrases) -> Result<(), StoreError> {
    let text = serde_json::to_string(phrases).expect("phrases are plain data");
    sql("UPDATE campaigns SET phrases = $2 WHERE id = $1").bind(campaign).bind(text).execute(c).await?;
    Ok(())
}

/// Finds out what really became of a commit that failed: it is stored after all, or why it is not.
pub(crate) async fn explain(c: &mut Connection<'_>, commit: &Commit) -> Result<Verdict, StoreError> {
    if let Some(last) = commit.entries.last()
        && log::hash_of(c, last.campaign, last.seq).await? == Some(last.hash.clone())
    {
        return Ok(Verdict::Stored);
    }
    if let Some(key) = &commit.idempotency
        && let Some(row) = log::remembered(key.campaign, &key.actor, &key.key).fetch_optional(c).await?
    {
        return Ok(Verdict::Repeated(log::read_remembered(&row, key.campaign)?.result));
    }
    if let Some(made) = &commit.creation
        && let Some(row) = campaigns::creation(&made.address, &made.key).fetch_optional(c).await?
    {
        return Ok(Verdict::Repeated(campaigns::read_creation(&row, &made.address, &made.key)?.campaign.to_string()));
    }
    if let Some(first) = commit.entries.first() {
        let head = log::head_number(c, first.campaign).await?;
        if head + 1 != first.seq {
            return Ok(Verdict::Conflict(head));
        }
    }
    Ok(Verdict::Failed)
}
