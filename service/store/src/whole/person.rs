//! Reports what a database knows of one address, and makes it forget that address.
//!
//! An address stands in columns of its own and inside texts: what a letter holds, who was invited. All are looked through, but for the log: entries
//! never hold an address (a name that a player chose stands in the log's face for good, as its hash does). Data about the person alone is removed;
//! where others' campaigns need something in its place, a word stands there that leads to nobody.

use super::{Connection, Database, StoreError, postgres, rewriting, sqlite, which};
use sqlx::Connection as _;
use std::collections::BTreeMap;
use thiserror::Error;

/// Tables whose rows are only about the person they name, with the column that names it.
pub(super) const ONLY_ABOUT: [(&str, &str); 12] = [
    ("sessions", "address"),
    ("revoked_tokens", "address"),
    ("calendars", "address"),
    ("wishes", "address"),
    ("blocked", "address"),
    ("substitutes", "address"),
    ("arbiters", "address"),
    ("arbiter_proposals", "address"),
    ("devices", "address"),
    ("lost_ways", "way"),
    ("letters", "recipient"),
    ("inbound", "envelope_from"),
];

/// The number of times an address stands in each column, by `table.column`.
pub type Found = BTreeMap<String, u64>;

/// The changes that were made about an address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rewritten {
    /// Rows removed, by table.
    pub removed: BTreeMap<String, u64>,
    /// Rows in which something else stands now, by `table.column`.
    pub replaced: Found,
    /// Whether a file may still hold what was removed, because somebody read it meanwhile or it could not be written anew.
    pub is_left_in_file: bool,
}

/// The reason why nobody was forgotten.
#[derive(Debug, Error)]
pub enum ForgetError {
    /// The database fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The person still plays, or hosts.
    #[error("the address holds a seat in campaigns that are not over, or hosts them: {0}")]
    StillThere(String),
}

/// Finds where an address stands, and how often; in the log too, where it never should.
///
/// # Errors
/// If the database fails.
pub async fn find(url: &str, address: &str) -> Result<Found, StoreError> {
    match which(url)? {
        Database::Sqlite => rewriting::find(&mut Connection::Sqlite(&mut sqlite::connect(url).await?), address).await,
        Database::Postgres => rewriting::find(&mut Connection::Postgres(&mut postgres::connect(url).await?), address).await,
    }
}

/// Forgets an address, in one transaction, and the word for it that talk, notes and promises are kept by. `instead` stands where something has to
/// stand: for the one and for the other.
///
/// # Errors
/// [`ForgetError::StillThere`] if campaigns that are not over need it; nothing is changed then.
pub async fn forget(url: &str, address: &str, holder: &str, instead: [&str; 2]) -> Result<Rewritten, ForgetError> {
    match which(url)? {
        Database::Sqlite => {
            let mut connection = sqlite::connect(url).await?;
            let mut tx = connection.begin_with(sqlite::TO_WRITE).await.map_err(StoreError::from)?;
            let done = rewriting::forget(&mut Connection::Sqlite(&mut tx), address, holder, instead).await?;
            tx.commit().await.map_err(StoreError::from)?;
            drop(connection);
            let is_wiped = sqlite::wipe(url).await.unwrap_or_else(|error| {
                tracing::warn!(%error, "the file could not be written anew");
                false
            });
            Ok(Rewritten { is_left_in_file: !is_wiped, ..done })
        }
        Database::Postgres => {
            let mut connection = postgres::connect(url).await?;
            let mut tx = connection.begin().await.map_err(StoreError::from)?;
            let done = rewriting::forget(&mut Connection::Postgres(&mut tx), address, holder, instead).await?;
            tx.commit().await.map_err(StoreError::from)?;
            Ok(done)
        }
    }
}

/// A text with another word for an address, in whatever case it is written; none if it does not stand there. A longer address that ends or begins
/// like it is another one.
pub(super) fn without(text: &str, address: &str, instead: &str) -> Option<String> {
    let belongs = |letter: char| letter.is_alphanumeric() || "!#$%&'*+-/=?^_`{|}~.@".contains(letter);
    let goes_on = |letter: char| letter.is_alphanumeric() || "-_@".contains(letter);
    let (mut out, mut rest, mut is_changed) = (String::new(), text, false);
    while let Some((at, length)) = next_match(rest, address) {
        let (before, after) = (&rest[..at], &rest[at + length..]);
        let stands_alone = !before.chars().next_back().is_some_and(belongs) && !is_longer(after, goes_on);
        out += before;
        out += if stands_alone { instead } else { &rest[at..at + length] };
        is_changed |= stands_alone;
        rest = after;
    }
    is_changed.then(|| out + rest)
}

/// Whether a domain goes on: a full stop that ends a sentence does not make it longer.
fn is_longer(after: &str, goes_on: impl Fn(char) -> bool) -> bool {
    let mut letters = after.chars();
    match letters.next() {
        Some('.') => letters.next().is_some_and(goes_on),
        Some(letter) => goes_on(letter),
        None => false,
    }
}

/// The next place where a text holds another one, letters of either case alike: the place and the length in bytes.
fn next_match(text: &str, sought: &str) -> Option<(usize, usize)> {
    text.char_indices().find_map(|(at, _)| {
        let (mut length, mut wanted) = (0, sought.chars().peekable());
        for letter in text[at..].chars() {
            let Some(next) = wanted.peek() else { break };
            if !letter.to_lowercase().eq(next.to_lowercase()) {
                break;
            }
            wanted.next();
            length += letter.len_utf8();
        }
        (wanted.peek().is_none() && length > 0).then_some((at, length))
    })
}

#[cfg(test)]
mod tests {
    use super::without;

    #[test]
    fn an_address_is_replaced_where_it_stands_alone() {
        for (text, then) in [
            ("ada@a.test", Some("X")),
            ("Ada@A.TEST", Some("X")),
            ("{\"email\":\"Ada@a.test\",\"to\":\"ada@a.test\"}", Some("{\"email\":\"X\",\"to\":\"X\"}")),
            ("write to ada@a.test.", Some("write to X.")),
            ("<ada@a.test>, bo@b.test", Some("<X>, bo@b.test")),
            ("nada@a.test, x.ada@a.test, ada@a.test.example, ada@a.testing, ada@a.test-b", None),
            ("nada@a.test and ada@a.test", Some("nada@a.test and X")),
            ("", None),
        ] {
            assert_eq!(without(text, "ada@a.test", "X").as_deref(), then, "{text}");
        }
    }
}
