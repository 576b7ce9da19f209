//! What is written with the log but is no part of it: how far seats have seen it, what became of letters, stored positions.

macro_rules! beside_statements {
    ($db:ty, $connection:ty) => {
        async fn write_beside(c: &mut $connection, group: &Group<'_>) -> Out<()> {
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

        /// What stands behind a moved head is of no use for loading: whoever began there would have to read the whole log instead.
        async fn drop_positions_after(c: &mut $connection, campaign: CampaignId, seq: u64) -> Out<()> {
            let q = sqlx::query("DELETE FROM snapshots WHERE campaign = $1 AND seq > $2").bind(campaign.to_string()).bind(number(seq));
            q.execute(c).await?;
            Ok(())
        }

        async fn mark_seen(c: &mut $connection, rows: &[&Seen]) -> Out<()> {
            let mut q = QueryBuilder::<$db>::new("WITH new (campaign, seat, seq) AS (");
            q.push_values(rows, |mut row, seen| {
                row.push_bind(seen.campaign.to_string()).push_bind(i64::from(seen.seat)).push_bind(number(seen.seq));
            });
            q.push(") UPDATE seats SET seen = new.seq FROM new WHERE seats.campaign = new.campaign AND seats.seat = new.seat AND seats.seen < new.seq");
            q.build().persistent(rows.len() <= FEW).execute(c).await?;
            Ok(())
        }

        async fn settle_letters(c: &mut $connection, rows: &[&Settled]) -> Out<()> {
            let mut q = QueryBuilder::<$db>::new("WITH new (id, state, at, retry_at, error) AS (");
            q.push_values(rows, |mut row, settled| {
                row.push_bind(settled.id.as_str()).push_bind(word(settled.state)).push_bind(micros(settled.at));
                row.push_bind(settled.retry_at.map(micros)).push_bind(settled.error.as_deref());
            });
            q.push(
                ") UPDATE letters SET state = new.state, settled_at = new.at, not_before = COALESCE(new.retry_at, letters.not_before), \
                 last_error = new.error, leased_until = 0 FROM new WHERE letters.id = new.id",
            );
            q.build().persistent(rows.len() <= FEW).execute(c).await?;
            Ok(())
        }

        async fn put_positions(c: &mut $connection, rows: &[&StoredPosition]) -> Out<()> {
            let mut q = QueryBuilder::<$db>::new("INSERT INTO snapshots (campaign, seq, revision, body) ");
            q.push_values(rows, |mut row, position| {
                row.push_bind(position.campaign.to_string()).push_bind(number(position.seq)).push_bind(i64::from(position.revision));
                row.push_bind(position.body.as_str());
            });
            q.push(" ON CONFLICT (campaign, seq) DO UPDATE SET revision = excluded.revision, body = excluded.body");
            q.build().persistent(rows.len() <= FEW).execute(c).await?;
            Ok(())
        }

        async fn keep_heads(c: &mut $connection, rows: &[&StoredPosition]) -> Out<()> {
            let mut q = QueryBuilder::<$db>::new("INSERT INTO heads (campaign, seq, revision, body) ");
            q.push_values(rows, |mut row, head| {
                row.push_bind(head.campaign.to_string()).push_bind(number(head.seq)).push_bind(i64::from(head.revision)).push_bind(head.body.as_str());
            });
            q.push(
                " ON CONFLICT (campaign) DO UPDATE SET seq = excluded.seq, revision = excluded.revision, body = excluded.body \
                 WHERE heads.seq <= excluded.seq",
            );
            q.build().persistent(rows.len() <= FEW).execute(c).await?;
            Ok(())
        }
    };
}
