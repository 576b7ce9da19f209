//! Answers that wait beside the log. Nobody else changes those of a campaign, or its log, while one of these statements runs:
//! SQLite has one writer, and on Postgres whoever comes here has locked the campaign's row.

macro_rules! sealed_statements {
    ($db:ty, $connection:ty, $row:ty) => {
        pub(super) async fn sealed(c: &mut $connection, campaign: CampaignId) -> Out<Vec<Sealed>> {
            let of = campaign.to_string();
            let q = sqlx::query(
                "SELECT id, seat, step, question, answer, cause, received_at, follow_ups FROM sealed WHERE campaign = $1 ORDER BY seat",
            );
            let read = |row: &$row| {
                let row = Cells { row, table: "sealed", of: &of };
                let given = Given {
                    seat: sternpost_core::Seat(row.whole("seat")?),
                    question: row.text("question")?,
                    answer: row.json("answer")?,
                    received_at: row.time("received_at")?,
                    cause: row.word("cause")?,
                    order: None,
                };
                Ok(Sealed { id: row.text("id")?, campaign, step: row.whole("step")?, given, then: row.json("follow_ups")? })
            };
            q.bind(&of).fetch_all(c).await?.iter().map(read).collect()
        }

        /// Looks whether all is as it was when it was decided, and changes it.
        async fn change_sealed(c: &mut $connection, group: &Group<'_>) -> Out<()> {
            for some in group.changes.chunks(ROWS) {
                check_sealed(c, some).await?;
            }
            for some in group.gone.chunks(ROWS) {
                let mut q = QueryBuilder::<$db>::new("DELETE FROM sealed WHERE id IN (");
                let mut ids = q.separated(", ");
                for id in some {
                    ids.push_bind(id.as_str());
                }
                q.push(")");
                q.build().persistent(some.len() <= FEW).execute(&mut *c).await?;
            }
            for rows in group.come.chunks(ROWS) {
                let mut q = QueryBuilder::<$db>::new(
                    "INSERT INTO sealed (id, campaign, seat, step, question, answer, cause, received_at, follow_ups) ",
                );
                q.push_values(rows, |mut row, sealed| {
                    row.push_bind(sealed.id.as_str()).push_bind(sealed.campaign.to_string()).push_bind(i64::from(sealed.given.seat.0));
                    row.push_bind(number(sealed.step)).push_bind(sealed.given.question.as_str());
                    row.push_bind(serde_json::to_string(&sealed.given.answer).expect("an answer is plain data"));
                    row.push_bind(word(sealed.given.cause)).push_bind(micros(sealed.given.received_at));
                    row.push_bind(serde_json::to_string(&sealed.then).expect("answers are plain data"));
                });
                q.build().persistent(rows.len() <= FEW).execute(&mut *c).await?;
            }
            Ok(())
        }

        async fn check_sealed(c: &mut $connection, changes: &[&SealedChange]) -> Out<()> {
            let mut heads = QueryBuilder::<$db>::new("SELECT campaign, MAX(seq) AS head FROM entries WHERE campaign IN (");
            let mut waiting = QueryBuilder::<$db>::new("SELECT campaign, id FROM sealed WHERE campaign IN (");
            for q in [&mut heads, &mut waiting] {
                let mut campaigns = q.separated(", ");
                for change in changes {
                    campaigns.push_bind(change.campaign.to_string());
                }
            }
            heads.push(") GROUP BY campaign");
            waiting.push(")");
            let alone = changes.len() == 1;
            let mut last: BTreeMap<CampaignId, u64> = BTreeMap::new();
            for row in &heads.build().persistent(alone).fetch_all(&mut *c).await? {
                let row = Cells { row, table: "entries", of: "a head" };
                last.insert(row.id("campaign")?, row.whole("head")?);
            }
            let mut ids: BTreeMap<CampaignId, Vec<String>> = BTreeMap::new();
            for row in &waiting.build().persistent(alone).fetch_all(c).await? {
                let row = Cells { row, table: "sealed", of: "a sealed answer" };
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
    };
}
