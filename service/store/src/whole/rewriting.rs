//! Finds and rewrites what a database knows of one person, on a connection.

use super::mail;
use super::person::{ForgetError, Found, ONLY_ABOUT, Rewritten, without};
use super::tables::{Column, Table, all, of_store};
use super::{Connection, StoreError, sql};
use futures_util::TryStreamExt as _;
use sqlx::AssertSqlSafe;

/// Finds where an address stands, and how often.
pub(super) async fn find(c: &mut Connection<'_>, address: &str) -> Result<Found, StoreError> {
    let mut found = Found::new();
    for table in all(c).await.map_err(of_store)? {
        for column in table.texts() {
            let rows = with(c, &table, column, address).await?;
            let count: u64 = rows.iter().filter(|(text, _)| without(text, address, "").is_some()).map(|(_, rows)| rows).sum();
            if count > 0 {
                found.insert(format!("{}.{}", table.name, column.name), count);
            }
        }
    }
    let mails = mails_with(c, address).await?.len() as u64;
    found.extend((mails > 0).then(|| ("inbound.raw".to_owned(), mails)));
    Ok(found)
}

/// Mails that came in and name an address, wherever it stands in them: whatever way they came, not all have an envelope. What waits to be
/// carried out for somebody else is left to them.
async fn mails_with(c: &mut Connection<'_>, address: &str) -> Result<Vec<String>, StoreError> {
    let mut found = vec![];
    let mut rows = sql("SELECT id, state, raw FROM inbound").fetch(c)?;
    while let Some(row) = rows.try_next().await? {
        let (raw, state): (Vec<u8>, String) = (row.get("raw")?, row.get("state")?);
        if mail::is_from(&raw, address) || state != "pending" && mail::names(&raw, address) {
            found.push(row.get("id")?);
        }
    }
    Ok(found)
}

/// The different texts of a column that hold an address as part, with how many rows have each.
async fn with(c: &mut Connection<'_>, table: &Table, column: &Column, address: &str) -> Result<Vec<(String, u64)>, StoreError> {
    let sought = format!("%{}%", address.to_lowercase().replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_"));
    let rows = sql(AssertSqlSafe(table.holding(column))).bind(sought).fetch_all(c).await?;
    rows.iter().map(|row| Ok((row.get(0)?, u64::try_from(row.get::<i64>(1)?).unwrap_or_default()))).collect()
}

/// Forgets an address, within a transaction.
pub(super) async fn forget(c: &mut Connection<'_>, address: &str, holder: &str, instead: [&str; 2]) -> Result<Rewritten, ForgetError> {
    let needed = needing(c, address).await?;
    if !needed.is_empty() {
        return Err(ForgetError::StillThere(needed.join(", ")));
    }
    let mut rewritten = Rewritten::default();
    remove(c, address, holder, &mut rewritten).await?;
    for table in all(c).await.map_err(of_store)?.into_iter().filter(|table| table.name != "entries") {
        let words = |column| [address, holder].into_iter().zip(instead).map(move |words| (column, words));
        for (column, (word, other)) in table.texts().flat_map(words) {
            for (text, rows) in with(c, &table, column, word).await? {
                let Some(then) = without(&text, word, other) else { continue };
                sql(AssertSqlSafe(table.replace(column))).bind(&text).bind(then).execute(c).await?;
                *rewritten.replaced.entry(format!("{}.{}", table.name, column.name)).or_default() += rows;
            }
        }
    }
    Ok(rewritten)
}

/// Campaigns that are not over and need an address.
async fn needing(c: &mut Connection<'_>, address: &str) -> Result<Vec<String>, StoreError> {
    let q = sql("SELECT DISTINCT campaigns.id FROM campaigns LEFT JOIN seats ON seats.campaign = campaigns.id \
         WHERE campaigns.status <> 'ended' AND (campaigns.host_address = $1 OR seats.address = $1) ORDER BY campaigns.id");
    let rows = q.bind(address).fetch_all(c).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect::<Result<_, _>>()?)
}

/// Removes the rows that are only about an address.
async fn remove(c: &mut Connection<'_>, address: &str, holder: &str, rewritten: &mut Rewritten) -> Result<(), StoreError> {
    for id in mails_with(c, address).await? {
        let removed = sql("DELETE FROM inbound WHERE id = $1").bind(id).execute(c).await?;
        *rewritten.removed.entry("inbound".to_owned()).or_default() += removed;
    }
    let only_about = ONLY_ABOUT.iter().map(|(table, column)| (*table, *column, address)).chain([("notes", "holder", holder)]);
    for (table, column, word) in only_about {
        let removed = sql(AssertSqlSafe(format!("DELETE FROM {table} WHERE {column} = $1"))).bind(word).execute(c).await?;
        if removed > 0 {
            *rewritten.removed.entry(table.to_owned()).or_default() += removed;
        }
    }
    Ok(())
}
