//! What is written with the log but is no part of it: how far seats have seen it, what became of letters, stored positions.

macro_rules! beside_statements {
    ($db:ty, $connection:ty) => {
        /// What one row is written for once, in an order all servers share: a statement changes no row twice.
        async fn write_beside(c: &mut $connection, jobs: &[&Commit]) -> Out<()> {
            let mut seen: BTreeMap<(CampaignId, u8), Seen> = BTreeMap::new();
            for new in jobs.iter().flat_map(|commit| &commit.seen) {
                let latest = seen.entry((new.campaign, new.seat)).or_insert(*new);
                latest.seq = latest.seq.max(new.seq);
            }
            let seen: Vec<Seen> = seen.into_values().collect();
            for rows in seen.chunks(ROWS) {
                mark_seen(c, rows).await?;
            }
            let settled: BTreeMap<&str, &Settled> = jobs.iter().flat_map(|commit| &commit.settled).map(|one| (one.id.as_str(), one)).collect();
            let settled: Vec<&Settled> = settled.into_values().collect();
            for rows in settled.chunks(ROWS) {
                settle_letters(c, rows).await?;
            }
            for entry in jobs.iter().flat_map(|commit| &commit.entries) {
                if let Body::TakenBack { to, .. } | Body::Rewound { to, .. } = entry.body {
                    drop_snapshots_after(c, entry.campaign, to).await?;
                }
            }
            let snapshots: BTreeMap<(CampaignId, u64), &Snapshot> =
                jobs.iter().flat_map(|commit| &commit.snapshots).map(|one| ((one.campaign, one.seq), one)).collect();
            let snapshots: Vec<&Snapshot> = snapshots.into_values().collect();
            for rows in snapshots.chunks(ROWS) {
                put_snapshots(c, rows).await?;
            }
            let mut heads: BTreeMap<CampaignId, &Snapshot> = BTreeMap::new();
            for new in jobs.iter().flat_map(|commit| &commit.heads) {
                let latest = heads.entry(new.campaign).or_insert(new);
                *latest = if latest.seq <= new.seq { new } else { latest };
            }
            let heads: Vec<&Snapshot> = heads.into_values().collect();
            for rows in heads.chunks(ROWS) {
                keep_heads(c, rows).await?;
            }
            Ok(())
        }

        /// What stands behind a moved head is of no use for loading: whoever began there would have to read the whole log instead.
        async fn drop_snapshots_after(c: &mut $connection, campaign: CampaignId, seq: u64) -> Out<()> {
            let q = sqlx::query("DELETE FROM snapshots WHERE campaign = $1 AND seq > $2").bind(campaign.to_string()).bind(number(seq));
            q.execute(c).await?;
            Ok(())
        }

        async fn mark_seen(c: &mut $connection, rows: &[Seen]) -> Out<()> {
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

        async fn put_snapshots(c: &mut $connection, rows: &[&Snapshot]) -> Out<()> {
            let mut q = QueryBuilder::<$db>::new("INSERT INTO snapshots (campaign, seq, revision, body) ");
            q.push_values(rows, |mut row, snapshot| {
                row.push_bind(snapshot.campaign.to_string()).push_bind(number(snapshot.seq)).push_bind(i64::from(snapshot.revision));
                row.push_bind(snapshot.body.as_str());
            });
            q.push(" ON CONFLICT (campaign, seq) DO UPDATE SET revision = excluded.revision, body = excluded.body");
            q.build().persistent(rows.len() <= FEW).execute(c).await?;
            Ok(())
        }

        async fn keep_heads(c: &mut $connection, rows: &[&Snapshot]) -> Out<()> {
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
