//! What an operator watches.

macro_rules! figures_statements {
    ($connection:ty) => {
        pub(super) async fn figures(c: &mut $connection, now: DateTime<Utc>) -> Out<Figures> {
            let q = sqlx::query(
                "SELECT COUNT(*) AS due, MIN(not_before) AS oldest FROM letters WHERE state = 'pending' AND held = 0 AND not_before <= $1",
            );
            let row = q.bind(micros(now)).fetch_one(&mut *c).await?;
            let row = Cells { row: &row, table: "letters", of: "all campaigns" };
            let oldest_due = if row.is_filled::<i64>("oldest")? { Some(row.time("oldest")?) } else { None };
            let letters_due = row.whole("due")?;
            let rows = sqlx::query("SELECT status, COUNT(*) AS campaigns FROM campaigns GROUP BY status").fetch_all(c).await?;
            let read = |row: &_| {
                let row = Cells { row, table: "campaigns", of: "all campaigns" };
                Ok((row.word("status")?, row.whole("campaigns")?))
            };
            Ok(Figures { letters_due, oldest_due, campaigns: rows.iter().map(read).collect::<Out<_>>()? })
        }
    };
}
