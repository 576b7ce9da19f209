//! Statements on what is written with the log but is no part of it: how far seats have seen it, what became of letters, stored positions.

use crate::group::Group;
use crate::rows::word;
use crate::sql::{Connection, ROWS, sql};
use crate::{Seen, Settled, StoreError, StoredPosition};
use sternpost_log::CampaignId;

/// Writes what a group brings of it.
pub(super) async fn write(c: &mut Connection<'_>, group: &Group<'_>) -> Result<(), StoreError> {
    for rows in group.seen.chunks(ROWS) {
        mark_seen(c, rows).await?;
    }
    for rows in group.settled.chunks(ROWS) {
        settle_letters(c, rows).await?;
    }
    for entry in &group.entries {
        if let Some(to) = entry.body.moves_to() {
            drop_positions_after(c, entry.campaign, to).await?;
        }
    }
    for rows in group.positions.chunks(ROWS) {
        put_positions(c, rows).await?;
    }
    for rows in group.heads.chunks(ROWS) {
        keep_heads(c, rows).await?;
    }
    Ok(())
}

/// Deletes the positions behind a moved head. They are of no use for loading: a load that began there would have to read the whole log instead.
async fn drop_positions_after(c: &mut Connection<'_>, campaign: CampaignId, seq: u64) -> Result<(), StoreError> {
    sql("DELETE FROM snapshots WHERE campaign = $1 AND seq > $2").bind(campaign).bind(seq).execute(c).await?;
    Ok(())
}

async fn mark_seen(c: &mut Connection<'_>, rows: &[&Seen]) -> Result<(), StoreError> {
    let q = sql("WITH new (campaign, seat, seq) AS (VALUES ").rows(rows, |row, seen| {
        row.bind(seen.campaign).bind(seen.seat).bind(seen.seq);
    });
    let q = q.then(
        ") UPDATE seats SET seen = new.seq FROM new WHERE seats.campaign = new.campaign AND seats.seat = new.seat AND seats.seen < new.seq",
    );
    q.execute(c).await?;
    Ok(())
}

async fn settle_letters(c: &mut Connection<'_>, rows: &[&Settled]) -> Result<(), StoreError> {
    let q = sql("WITH new (id, state, at, retry_at, error) AS (VALUES ").rows(rows, |row, settled| {
        row.bind(&settled.id).bind(word(settled.state)).bind(settled.at).bind(settled.retry_at).bind(settled.error.as_deref());
    });
    let q = q.then(
        ") UPDATE letters SET state = new.state, settled_at = new.at, not_before = COALESCE(new.retry_at, letters.not_before), \
         last_error = new.error, leased_until = 0 FROM new WHERE letters.id = new.id",
    );
    q.execute(c).await?;
    Ok(())
}

async fn put_positions(c: &mut Connection<'_>, rows: &[&StoredPosition]) -> Result<(), StoreError> {
    let q = sql("INSERT INTO snapshots (campaign, seq, revision, body) VALUES ").rows(rows, |row, position| {
        row.bind(position.campaign).bind(position.seq).bind(position.revision).bind(&position.body);
    });
    q.then(" ON CONFLICT (campaign, seq) DO UPDATE SET revision = excluded.revision, body = excluded.body").execute(c).await?;
    Ok(())
}

async fn keep_heads(c: &mut Connection<'_>, rows: &[&StoredPosition]) -> Result<(), StoreError> {
    let q = sql("INSERT INTO heads (campaign, seq, revision, body) VALUES ").rows(rows, |row, head| {
        row.bind(head.campaign).bind(head.seq).bind(head.revision).bind(&head.body);
    });
    let q = q.then(
        " ON CONFLICT (campaign) DO UPDATE SET seq = excluded.seq, revision = excluded.revision, body = excluded.body \
         WHERE heads.seq <= excluded.seq",
    );
    q.execute(c).await?;
    Ok(())
}
