//! What is said at a table, beside the log: to everybody who sits there, or in private between some. It survives take-backs and rewinds.
//!
//! Table talk is for who holds a seat, now or later. What was said in private is read by those it was said to: neither the host nor
//! spectators, nor whoever takes over a seat later.

use super::letters::{LetterKind, to_seat};
use super::people::is_visible;
use super::{Hot, Refused, Service};
use crate::entropy;
use crate::store::{Commit, NewLetter, Said, SaidAs, SeatRow, SeatState, Status, TalkMarks};
use chrono::TimeDelta;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{Seat, hex};

/// Letters one may say at once.
pub const LONGEST_SAID: usize = 2_000;
/// Lines of it.
const MOST_LINES: usize = 60;
/// How long a letter that tells what was said waits for more.
const DIGEST: TimeDelta = TimeDelta::days(1);
/// Read at once.
const AT_ONCE: u32 = 100;
/// What is unread is counted up to this.
pub const MOST_UNREAD: usize = 100;

/// What a letter that tells what was said needs to know besides the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TalkPayload {
    /// What was said after this has not been told.
    pub after: u64,
}

/// Part of what is said to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// In the order said.
    pub said: Vec<SaidAs>,
    /// The name of the first, if there is more before it.
    pub older: Option<String>,
}

/// Who holds a seat, so that a successor is told apart and the database names nobody twice.
fn holder(row: &SeatRow) -> Option<String> {
    let address = row.address.as_deref().filter(|_| row.state == SeatState::Taken)?;
    Some(hex(&Sha256::digest(address.as_bytes())[..16]))
}

fn bit(seat: u8) -> u32 {
    1_u32.checked_shl(u32::from(seat)).unwrap_or_default()
}

/// Whether a seat's present holder may read something that was said.
fn is_for(said: &Said, row: &SeatRow) -> bool {
    said.audience == 0 || said.audience & bit(row.seat) != 0 && holder(row).as_ref() == said.holders.get(&row.seat)
}

impl Service {
    /// Says something: to everybody at the table, or to some of its seats. Returns the name of what was said.
    ///
    /// # Errors
    /// [`Refused::Senseless`] if there is nothing in it, too much of it, or nobody to hear it.
    pub async fn say(&self, hot: &Hot, seat: Seat, to: &BTreeSet<u8>, said: &str) -> Result<String, Refused> {
        let row = hot.seats.get(usize::from(seat.0)).filter(|row| row.state == SeatState::Taken).ok_or(Refused::NoCampaign)?;
        let said = checked(said)?;
        if let Some(nobody) = to.iter().find(|to| usize::from(**to) >= hot.seats.len()) {
            return Err(Refused::Senseless(format!("there is no seat {nobody}")));
        }
        let others: BTreeSet<u8> = to.iter().copied().filter(|to| *to != seat.0).collect();
        if !to.is_empty() && others.is_empty() {
            return Err(Refused::Senseless("name somebody else to say it to, or nobody for the whole table".to_owned()));
        }
        let hears = |row: &&SeatRow| others.is_empty() || row.seat == seat.0 || others.contains(&row.seat);
        let audience = if others.is_empty() { 0 } else { others.iter().fold(bit(row.seat), |all, seat| all | bit(*seat)) };
        let holders: BTreeMap<u8, String> = hot.seats.iter().filter(hears).filter_map(|row| Some((row.seat, holder(row)?))).collect();
        let (now, seq) = (self.clock.now(), hot.shown_seq());
        let what = Said { campaign: hot.campaign.id, id: entropy::letter_id(), seat: seat.0, audience, holders, said, said_at: now, seq };
        // Whoever speaks at the same moment takes the next number.
        while !self.store.say(&what).await? {}
        let number = self.store.said(what.campaign, &what.id).await?.map_or(0, |said| said.number);
        self.mark_talk(hot, seat, |marks| marks.read = number).await?;
        let mut letters: Vec<NewLetter> = vec![];
        for row in hot.seats.iter().filter(hears).filter(|row| row.seat != seat.0) {
            letters.extend(self.digest_for(hot, row, seat, number).await?);
        }
        if !letters.is_empty() {
            self.store.commit(Commit { letters, ..Commit::default() }).await?;
        }
        Ok(what.id)
    }

    /// A letter that tells a seat what is said, a day from now, unless one waits already. Who is asked something meanwhile reads it in the
    /// letter that asks.
    async fn digest_for(&self, hot: &Hot, row: &SeatRow, by: Seat, number: u64) -> Result<Option<NewLetter>, Refused> {
        let marks = self.store.talk_marks(row.campaign, row.seat).await?;
        let is_wanted = row.wants_mail && marks.wants_digest && marks.muted & bit(by.0) == 0 && row.state == SeatState::Taken;
        let (now, until) = (self.clock.now(), self.clock.now() + DIGEST);
        if !is_wanted || hot.campaign.status == Status::Stuck || !self.store.claim_digest(row.campaign, row.seat, now, until).await? {
            return Ok(None);
        }
        let payload = serde_json::to_string(&TalkPayload { after: number.saturating_sub(1) }).expect("a payload is plain data");
        Ok(to_seat(row, LetterKind::Talk, &payload, until))
    }

    /// What is said to a seat, before something it has heard: the latest if unsaid, at most so many.
    ///
    /// # Errors
    /// If the store fails, or there is no such thing for this seat.
    pub async fn heard(&self, hot: &Hot, seat: Seat, before: Option<&str>, most: usize) -> Result<Heard, Refused> {
        let row = hot.seats.get(usize::from(seat.0)).ok_or(Refused::NoCampaign)?;
        let muted = self.store.talk_marks(row.campaign, row.seat).await?.muted;
        let mut from = i64::MAX.unsigned_abs();
        if let Some(id) = before {
            let said = self.store.said(row.campaign, id).await?.filter(|said| is_for(&said.what, row));
            from = said.ok_or_else(|| Refused::Senseless("nothing like that was said to this seat".to_owned()))?.number;
        }
        let mut found: Vec<SaidAs> = vec![];
        loop {
            let part = self.store.talk(row.campaign, row.seat, from, AT_ONCE).await?;
            let is_last = part.len() < AT_ONCE as usize;
            from = part.last().map_or(0, |said| said.number);
            found.extend(part.into_iter().filter(|said| is_for(&said.what, row) && muted & bit(said.what.seat) == 0));
            if is_last || found.len() > most {
                break;
            }
        }
        let has_older = found.len() > most;
        found.truncate(most);
        let older = found.last().filter(|_| has_older).map(|said| said.what.id.clone());
        found.reverse();
        Ok(Heard { said: found, older })
    }

    /// What others have said to a seat that it has not marked as read, at most [`MOST_UNREAD`].
    ///
    /// # Errors
    /// If the store fails.
    pub async fn unread(&self, hot: &Hot, seat: Seat) -> Result<Vec<SaidAs>, Refused> {
        let marks = self.store.talk_marks(hot.campaign.id, seat.0).await?;
        let mut said = self.heard(hot, seat, None, MOST_UNREAD).await?.said;
        said.retain(|said| said.number > marks.read && said.what.seat != seat.0);
        Ok(said)
    }

    /// Notes that a seat has read what was said up to something it has heard.
    ///
    /// # Errors
    /// If the store fails, or there is no such thing for this seat.
    pub async fn read_talk(&self, hot: &Hot, seat: Seat, up_to: &str) -> Result<(), Refused> {
        let row = hot.seats.get(usize::from(seat.0)).ok_or(Refused::NoCampaign)?;
        let said = self.store.said(row.campaign, up_to).await?.filter(|said| is_for(&said.what, row));
        let said = said.ok_or_else(|| Refused::Senseless("nothing like that was said to this seat".to_owned()))?;
        self.mark_talk(hot, seat, |marks| marks.read = said.number).await
    }

    /// Changes how a seat follows what is said.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn mark_talk(&self, hot: &Hot, seat: Seat, change: impl FnOnce(&mut TalkMarks)) -> Result<(), Refused> {
        let mut marks = self.store.talk_marks(hot.campaign.id, seat.0).await?;
        change(&mut marks);
        Ok(self.store.keep_talk_marks(hot.campaign.id, seat.0, marks).await?)
    }

    /// How a seat follows what is said.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn talk_marks(&self, hot: &Hot, seat: Seat) -> Result<TalkMarks, Refused> {
        Ok(self.store.talk_marks(hot.campaign.id, seat.0).await?)
    }

    /// What the holder of a seat has noted for itself.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn note(&self, row: &SeatRow) -> Result<String, Refused> {
        let Some(holder) = holder(row) else { return Ok(String::new()) };
        Ok(self.store.note(row.campaign, row.seat, &holder).await?)
    }

    /// Keeps what the holder of a seat notes for itself.
    ///
    /// # Errors
    /// If it is too long, or the store fails.
    pub async fn keep_note(&self, row: &SeatRow, note: &str) -> Result<(), Refused> {
        let Some(holder) = holder(row) else { return Err(Refused::NoCampaign) };
        let note = note.replace("\r\n", "\n");
        if note.chars().count() > LONGEST_NOTE || note.contains('\0') {
            return Err(Refused::Senseless(format!("a note has at most {LONGEST_NOTE} letters")));
        }
        Ok(self.store.keep_note(row.campaign, row.seat, &holder, &note, self.clock.now()).await?)
    }
}

/// Letters a seat may note.
pub const LONGEST_NOTE: usize = 20_000;

/// What is said, without what shows nothing or turns the direction of what stands around it.
fn checked(said: &str) -> Result<String, Refused> {
    let said = said.replace("\r\n", "\n").replace(['\r', '\t'], " ");
    let said: String = said.chars().filter(|letter| *letter == '\n' || is_visible(*letter)).collect();
    let said = said.trim().to_owned();
    if said.is_empty() {
        return Err(Refused::Senseless("there is nothing in it".to_owned()));
    }
    if said.chars().count() > LONGEST_SAID || said.lines().count() > MOST_LINES {
        return Err(Refused::Senseless(format!("at most {LONGEST_SAID} letters on {MOST_LINES} lines are said at once")));
    }
    Ok(said)
}
