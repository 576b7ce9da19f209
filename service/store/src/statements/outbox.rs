//! The outbox.

macro_rules! outbox_statements {
    ($db:ty, $connection:ty, $row:ty) => {
        /// Letters that were just claimed, in the order they were written: no statement that changes rows promises one. One that
        /// cannot be read holds no other up.
        fn read_claimed(rows: &[$row]) -> Out<ClaimedLetters> {
            let (mut letters, mut unreadable) = (vec![], vec![]);
            for row in rows {
                match read_letter(row) {
                    Ok(letter) => letters.push((row.try_get::<i64, _>("number")?, letter)),
                    Err(why) => {
                        let row = Cells { row, table: "letters", of: "a letter" };
                        unreadable.push(UnreadableRow { id: row.text("id")?, attempts: row.whole("attempts")?, why });
                    }
                }
            }
            letters.sort_by_key(|(number, _)| *number);
            Ok(ClaimedLetters { letters: letters.into_iter().map(|(_, letter)| letter).collect(), unreadable })
        }

        /// Letters among others: one that this server does not know, as a newer one may have written it, hides none of them.
        fn read_letters(rows: &[$row]) -> Out<Vec<StoredLetter>> {
            let mut letters = vec![];
            for row in rows {
                match read_letter(row) {
                    Ok(letter) => letters.push(letter),
                    Err(error @ StoreError::Unreadable { column: "payload", .. }) => tracing::error!(%error, "a letter cannot be read"),
                    Err(error) => return Err(error),
                }
            }
            Ok(letters)
        }

        fn read_letter(row: &$row) -> Out<StoredLetter> {
            let of = format!("letter {}", row.try_get::<String, _>("id")?);
            let row = Cells { row, table: "letters", of: &of };
            let content = Letter::read(&row.text("kind")?, &row.text("payload")?);
            let letter = NewLetter {
                id: row.text("id")?,
                campaign: if row.is_filled::<String>("campaign")? { Some(row.id("campaign")?) } else { None },
                seat: if row.is_filled::<i64>("seat")? { Some(row.whole("seat")?) } else { None },
                content: content.map_err(|why| StoreError::unreadable("letters", "payload", &of, why))?,
                recipient: row.text("recipient")?,
                not_before: row.time("not_before")?,
            };
            Ok(StoredLetter {
                letter,
                state: row.word("state")?,
                attempts: row.whole("attempts")?,
                last_error: row.get("last_error")?,
                held_until: if row.whole::<u8>("held")? == 0 { None } else { Some(row.time("leased_until")?) },
                settled_at: if row.is_filled::<i64>("settled_at")? { Some(row.time("settled_at")?) } else { None },
            })
        }

        pub(super) async fn lengthen_leases(c: &mut $connection, from: DateTime<Utc>, until: DateTime<Utc>) -> Out<()> {
            let q = sqlx::query("UPDATE letters SET leased_until = $2 WHERE state = 'pending' AND leased_until = $1");
            q.bind(micros(from)).bind(micros(until)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn letters(c: &mut $connection, campaign: CampaignId) -> Out<Vec<StoredLetter>> {
            let q = sqlx::query(
                "SELECT id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, held, leased_until \
                 FROM letters WHERE campaign = $1 ORDER BY number",
            );
            read_letters(&q.bind(campaign.to_string()).fetch_all(c).await?)
        }

        pub(super) async fn letters_by_entry(c: &mut $connection, campaign: CampaignId, seat: Option<u8>, most: u32) -> Out<Vec<(StoredLetter, Option<u64>)>> {
            let q = sqlx::query(
                "SELECT id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, held, leased_until, entry \
                 FROM letters WHERE campaign = $1 AND ($2 < 0 OR seat = $2) ORDER BY number DESC LIMIT $3",
            );
            let q = q.bind(campaign.to_string()).bind(seat.map_or(-1, i64::from)).bind(i64::from(most));
            let mut letters = vec![];
            for row in &q.fetch_all(c).await? {
                let Some(letter) = read_letters(std::slice::from_ref(row))?.pop() else { continue };
                let row = Cells { row, table: "letters", of: &letter.letter.id };
                let entry = if row.is_filled::<i64>("entry")? { Some(row.whole("entry")?) } else { None };
                letters.push((letter, entry));
            }
            Ok(letters)
        }

        pub(super) async fn withdraw_asking(c: &mut $connection, campaign: CampaignId, seat: u8, question: &str, at: DateTime<Utc>) -> Out<()> {
            let q = sqlx::query(
                "UPDATE letters SET state = 'withdrawn', settled_at = $4 WHERE campaign = $1 AND seat = $2 AND question = $3 \
                 AND state = 'pending'",
            );
            q.bind(campaign.to_string()).bind(i64::from(seat)).bind(question).bind(micros(at)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn has_receipt(c: &mut $connection, campaign: CampaignId, seat: u8, generation: u32) -> Out<bool> {
            let q = sqlx::query(
                "SELECT 1 AS one FROM letters WHERE campaign = $1 AND seat = $2 AND state = 'pending' AND generation = $3 LIMIT 1",
            );
            let q = q.bind(campaign.to_string()).bind(i64::from(seat)).bind(i64::from(generation));
            Ok(q.fetch_optional(c).await?.is_some())
        }

        pub(super) async fn is_pending(c: &mut $connection, letter: &str) -> Out<bool> {
            let q = sqlx::query("SELECT 1 AS one FROM letters WHERE id = $1 AND state = 'pending'");
            Ok(q.bind(letter).fetch_optional(c).await?.is_some())
        }

        pub(super) async fn hurry_letters(c: &mut $connection, now: DateTime<Utc>, latest: DateTime<Utc>) -> Out<u64> {
            let q = sqlx::query(
                "UPDATE letters SET leased_until = 0, not_before = CASE WHEN not_before > $2 THEN $1 ELSE not_before END \
                 WHERE state = 'pending' AND (not_before > $2 OR leased_until > $2)",
            );
            Ok(q.bind(micros(now)).bind(micros(latest)).execute(c).await?.rows_affected())
        }

        pub(super) async fn drop_old_letters(c: &mut $connection, until: DateTime<Utc>) -> Out<u64> {
            let q = sqlx::query("DELETE FROM letters WHERE state <> 'pending' AND settled_at <= $1");
            Ok(q.bind(micros(until)).execute(c).await?.rows_affected())
        }
    };
}
