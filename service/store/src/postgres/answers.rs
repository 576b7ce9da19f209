//! Writes a group of answers in one call: `write_answers` of the migrations takes each column as an array, so that the statement's shape never
//! changes, whatever the group brings, and the database is waited for once.

use crate::StoreError;
use crate::group::Group;
use crate::rows::{NewLetter, word};
use crate::sql::{micros, number};
use sqlx::PgConnection;

/// The call, whose arguments are bound below in the order the function names them.
const CALL: &str = "SELECT write_answers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, \
    $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, \
    $49, $50, $51, $52, $53, $54, $55)";

/// One column of some rows.
fn each<'a, T, V>(rows: &[&'a T], value: impl Fn(&'a T) -> V) -> Vec<V> {
    rows.iter().map(|row| value(row)).collect()
}

/// Writes a plain group and tells other servers of it: a transaction of its own.
pub(super) async fn write(c: &mut PgConnection, group: &Group<'_>, channel: &str, notices: &[String]) -> Result<(), StoreError> {
    let Group { changes, gone, come, entries, lines, letters, keys, seen, settled, positions, heads, commits: _ } = group;
    let (written_with, letters): (Vec<Option<i64>>, Vec<&NewLetter>) =
        letters.iter().map(|written| (written.entry.map(number), written.letter)).unzip();
    let letters = &letters;
    let known = || changes.iter().flat_map(|change| change.known.iter().map(|id| (change.campaign.to_string(), id.as_str())));
    let q = sqlx::query(CALL);
    let q = q.bind(each(changes, |change| change.campaign.to_string())).bind(each(changes, |change| number(change.head)));
    let q = q.bind(known().map(|(campaign, _)| campaign).collect::<Vec<_>>()).bind(known().map(|(_, id)| id).collect::<Vec<_>>());
    let q = q.bind(each(gone, |id| id.as_str()));
    let q = q.bind(each(come, |new| new.id.as_str())).bind(each(come, |new| new.campaign.to_string()));
    let q = q.bind(each(come, |new| i64::from(new.given.seat.0))).bind(each(come, |new| number(new.step)));
    let q = q.bind(each(come, |new| new.given.question.as_str()));
    let q = q.bind(each(come, |new| serde_json::to_string(&new.given.answer).expect("an answer is plain data")));
    let q = q.bind(each(come, |new| word(new.given.cause))).bind(each(come, |new| micros(new.given.received_at)));
    let q = q.bind(each(entries, |entry| entry.campaign.to_string())).bind(each(entries, |entry| number(entry.seq)));
    let q = q.bind(each(entries, |entry| micros(entry.recorded_at))).bind(each(entries, |entry| entry.body.kind()));
    let q = q.bind(each(entries, |entry| entry.canonical.as_str())).bind(each(entries, |entry| entry.previous.as_str()));
    let q = q.bind(each(entries, |entry| entry.hash.as_str()));
    let q = q.bind(each(lines, |line| line.campaign.to_string())).bind(each(lines, |line| number(line.seq)));
    let q = q.bind(each(lines, |line| i64::from(line.position))).bind(each(lines, |line| line.body.as_str()));
    let q = q.bind(each(letters, |letter| letter.id.as_str())).bind(each(letters, |letter| letter.campaign.map(|c| c.to_string())));
    let q = q.bind(each(letters, |letter| letter.seat.map(i64::from))).bind(each(letters, |letter| letter.kind().name()));
    let q = q.bind(each(letters, |letter| letter.recipient.as_str())).bind(each(letters, |letter| letter.content.payload()));
    let q = q.bind(each(letters, |letter| micros(letter.not_before)));
    let q = q.bind(each(keys, |key| key.campaign.to_string())).bind(each(keys, |key| key.actor.as_str()));
    let q = q.bind(each(keys, |key| key.key.as_str())).bind(each(keys, |key| key.payload.as_str()));
    let q = q.bind(each(keys, |key| key.result.as_str()));
    let q = q.bind(each(seen, |seen| seen.campaign.to_string())).bind(each(seen, |seen| i64::from(seen.seat)));
    let q = q.bind(each(seen, |seen| number(seen.seq)));
    let q = q.bind(each(settled, |letter| letter.id.as_str())).bind(each(settled, |letter| word(letter.state)));
    let q = q.bind(each(settled, |letter| micros(letter.at))).bind(each(settled, |letter| letter.retry_at.map(micros)));
    let q = q.bind(each(settled, |letter| letter.error.as_deref()));
    let q = q.bind(each(positions, |kept| kept.campaign.to_string())).bind(each(positions, |kept| number(kept.seq)));
    let q = q.bind(each(positions, |kept| i64::from(kept.revision))).bind(each(positions, |kept| kept.body.as_str()));
    let q = q.bind(each(heads, |kept| kept.campaign.to_string())).bind(each(heads, |kept| number(kept.seq)));
    let q = q.bind(each(heads, |kept| i64::from(kept.revision))).bind(each(heads, |kept| kept.body.as_str()));
    q.bind(channel).bind(notices).bind(written_with).execute(c).await?;
    Ok(())
}
