//! Talk at a table, beside the log: to everybody who sits there, or in private between some. It survives take-backs and rewinds.
//!
//! Table talk is for everybody who holds a seat, now or later. Private talk is read by those it was said to: neither by the host nor by spectators,
//! nor by a later holder of the seat.

use crate::talk::audience::{bit, holder, is_id, may_read};
use crate::talk::letters::to_seat;
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, Utc};
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::Seat;
use sternpost_game::hex;
use sternpost_model::letter::{Letter, TalkPayload};
use sternpost_model::reason::Reason;
use sternpost_model::{entropy, free_text};
use sternpost_store::{Commit, Digest, NewLetter, Said, SaidAs, SeatRow, SeatState, Spoken, Status, TalkMarks};

/// Letters one may say at once.
pub const LONGEST_SAID: usize = 2_000;
/// Letters of the sentence that goes with a proposal.
pub const LONGEST_SENTENCE: usize = 280;
/// Lines of it.
const MOST_LINES: usize = 60;
/// Letters and lines of what is said at once.
pub(crate) const MOST_SAID: (usize, usize) = (LONGEST_SAID, MOST_LINES);
/// Read at once.
const AT_ONCE: u32 = 100;
/// What is unread is counted up to this.
pub const MOST_UNREAD: usize = 100;

/// A page of what is said to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// In the order said.
    pub said: Vec<SaidAs>,
    /// The name of the first, if there is more before it.
    pub older: Option<String>,
}

/// Whether a seat's present holder may read something that was said.
fn is_for(said: &Said, row: &SeatRow) -> bool {
    may_read(said.audience, said.holders.get(&row.seat).map(String::as_str), row)
}

impl Service {
    /// Whether something can be said as the sentence that goes with a proposal.
    #[must_use]
    pub fn is_sentence(said: &str) -> bool {
        free_text::checked(said, (LONGEST_SENTENCE, 1)).is_ok()
    }

    /// Says something: to everybody at the table, or to some of its seats. Returns the name of what was said.
    ///
    /// # Errors
    /// [`Refused::Invalid`] if there is nothing in it, too much of it, or nobody to hear it.
    pub(crate) async fn say(&self, snapshot: &Snapshot, seat: Seat, to: &BTreeSet<u8>, said: &str) -> Result<String, Refused> {
        let what = self.what_is_said(snapshot, seat, to, said)?;
        // Whoever speaks at the same moment takes the next number.
        while !self.store.say(&what).await? {}
        let id = what.id.clone();
        self.tell_said(snapshot, what).await?;
        Ok(id)
    }

    /// A message of a seat, checked and not stored yet.
    pub(crate) fn what_is_said(&self, snapshot: &Snapshot, seat: Seat, to: &BTreeSet<u8>, said: &str) -> Result<Said, Refused> {
        let row = snapshot.seats.get(usize::from(seat.0)).filter(|row| row.is_held()).ok_or(Refused::NoCampaign)?;
        let said = free_text::checked(said, MOST_SAID).map_err(Refused::Invalid)?;
        if let Some(nobody) = to.iter().find(|to| usize::from(**to) >= snapshot.seats.len()) {
            return Err(Refused::Invalid(Reason::NoSeat { seat: *nobody }));
        }
        let others: BTreeSet<u8> = to.iter().copied().filter(|to| *to != seat.0).collect();
        if !to.is_empty() && others.is_empty() {
            return Err(Refused::Invalid(Reason::NobodyElseToHear));
        }
        let hears = |row: &&SeatRow| others.is_empty() || row.seat == seat.0 || others.contains(&row.seat);
        let audience = if others.is_empty() { 0 } else { others.iter().fold(bit(row.seat), |all, seat| all | bit(*seat)) };
        let holders: BTreeMap<u8, String> = snapshot.seats.iter().filter(hears).filter_map(|row| Some((row.seat, holder(row)?))).collect();
        let (now, seq) = (self.clock.now(), snapshot.seq);
        Ok(Said { campaign: snapshot.campaign.id, id: entropy::letter_id(), seat: seat.0, audience, holders, said, said_at: now, seq })
    }

    /// Tells whoever hears it of what was said: a letter when its seat wants one, and what is open just now.
    pub(crate) async fn tell_said(&self, snapshot: &Snapshot, what: Said) -> Result<(), Refused> {
        let (seat, audience) = (Seat(what.seat), what.audience);
        let hears = |row: &&SeatRow| audience == 0 || audience & bit(row.seat) != 0;
        let number = self.store.said(what.campaign, &what.id).await?.map_or(0, |said| said.number);
        self.mark_talk(snapshot, seat, |marks| marks.read = number).await?;
        let mut letters: Vec<NewLetter> = vec![];
        for row in snapshot.seats.iter().filter(hears).filter(|row| row.seat != seat.0) {
            letters.extend(self.digest_for(snapshot, row, seat, number).await?);
        }
        if !letters.is_empty() {
            self.store.commit(Commit { letters, ..Commit::default() }).await?;
        }
        self.store.tell_talk(Spoken { campaign: what.campaign, audience, seat: seat.0 }).await?;
        Ok(())
    }

    /// A letter that tells a seat what is said, as long from now as it has chosen, unless one waits already. A seat that is asked meanwhile
    /// reads it in the letter that asks.
    async fn digest_for(&self, snapshot: &Snapshot, row: &SeatRow, by: Seat, number: u64) -> Result<Option<NewLetter>, Refused> {
        let marks = self.store.talk_marks(row.campaign, row.seat).await?;
        let is_wanted = row.wants_mail && marks.muted & bit(by.0) == 0 && row.state == SeatState::Taken;
        let Some(every) = marks.digest.every().filter(|_| is_wanted && snapshot.campaign.status != Status::Stuck) else { return Ok(None) };
        let now = self.clock.now();
        let until = now + every;
        if !self.store.claim_digest(row.campaign, row.seat, now, until).await? {
            return Ok(None);
        }
        Ok(digest(row, number.saturating_sub(1), until))
    }

    /// Chooses how often a letter tells a seat what was said, from now on. Talk that waits to be told is told when the new time has passed.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn choose_digest(&self, snapshot: &Snapshot, seat: Seat, chosen: Digest) -> Result<(), Refused> {
        let row = snapshot.seats.get(usize::from(seat.0)).ok_or(Refused::NoCampaign)?;
        let before = self.store.talk_marks(row.campaign, row.seat).await?;
        if before.digest == chosen {
            return Ok(());
        }
        self.mark_talk(snapshot, seat, |marks| marks.digest = chosen).await?;
        let Some(every) = chosen.every().filter(|_| row.wants_mail && !matches!(snapshot.campaign.status, Status::Stuck)) else {
            return Ok(());
        };
        if self.unread(snapshot, seat).await?.is_empty() {
            return Ok(());
        }
        // Whatever is claimed gives way: its letter sees that another has taken its place.
        let until = self.clock.now() + every;
        if self.store.claim_digest(row.campaign, row.seat, before.digest_until, until).await? {
            let letters = digest(row, before.read, until).into_iter().collect();
            self.store.commit(Commit { letters, ..Commit::default() }).await?;
        }
        Ok(())
    }

    /// Whether a letter that tells what was said is still the one that is to do so: not if its seat wants none, or has chosen another time
    /// before it was due.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn is_digest_wanted(&self, row: &SeatRow, payload: TalkPayload) -> Result<bool, Refused> {
        let marks = self.store.talk_marks(row.campaign, row.seat).await?;
        let Some(every) = marks.digest.every().filter(|_| row.wants_mail) else { return Ok(false) };
        let was_replaced = |until: DateTime<Utc>| until != marks.digest_until && marks.digest_until - every < until;
        Ok(!payload.until.is_some_and(was_replaced))
    }

    /// The messages to a seat, before one it has heard: the latest if unsaid, at most so many.
    ///
    /// # Errors
    /// If the store fails, or there is no such thing for this seat.
    pub async fn heard(&self, snapshot: &Snapshot, seat: Seat, before: Option<&str>, most: usize) -> Result<Heard, Refused> {
        self.heard_with(snapshot, seat, None, before, most).await
    }

    /// The same, or only what was said in private between it and one other.
    ///
    /// # Errors
    /// If the store fails, or there is no such thing for this seat.
    pub async fn heard_with(
        &self,
        snapshot: &Snapshot,
        seat: Seat,
        with: Option<u8>,
        before: Option<&str>,
        most: usize,
    ) -> Result<Heard, Refused> {
        let is_between = |said: &Said| with.is_none_or(|with| with < 32 && said.audience == bit(seat.0) | bit(with));
        let row = snapshot.seats.get(usize::from(seat.0)).ok_or(Refused::NoCampaign)?;
        let muted = self.store.talk_marks(row.campaign, row.seat).await?.muted;
        let mut from = i64::MAX.unsigned_abs();
        if let Some(id) = before {
            from = self.said_to(row, id).await?.number;
        }
        let mut found: Vec<SaidAs> = vec![];
        loop {
            let part = self.store.talk(row.campaign, row.seat, from, AT_ONCE).await?;
            let is_last = part.len() < AT_ONCE as usize;
            from = part.last().map_or(0, |said| said.number);
            found.extend(
                part.into_iter().filter(|said| is_for(&said.what, row) && is_between(&said.what) && muted & bit(said.what.seat) == 0),
            );
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

    /// The messages of others to a seat that it has not marked as read, at most [`MOST_UNREAD`].
    ///
    /// # Errors
    /// If the store fails.
    pub async fn unread(&self, snapshot: &Snapshot, seat: Seat) -> Result<Vec<SaidAs>, Refused> {
        let marks = self.store.talk_marks(snapshot.campaign.id, seat.0).await?;
        let mut said = self.heard(snapshot, seat, None, MOST_UNREAD).await?.said;
        said.retain(|said| said.number > marks.read && said.what.seat != seat.0);
        Ok(said)
    }

    /// A message to a seat, by its name.
    async fn said_to(&self, row: &SeatRow, id: &str) -> Result<SaidAs, Refused> {
        let said = if is_id(id) { self.store.said(row.campaign, id).await? } else { None };
        let said = said.filter(|said| is_for(&said.what, row));
        said.ok_or_else(|| Refused::Invalid(Reason::NotSaidToSeat))
    }

    /// Notes that a seat has read what was said up to something it has heard.
    ///
    /// # Errors
    /// If the store fails, or there is no such thing for this seat.
    pub(crate) async fn read_talk(&self, snapshot: &Snapshot, seat: Seat, up_to: &str) -> Result<(), Refused> {
        let row = snapshot.seats.get(usize::from(seat.0)).ok_or(Refused::NoCampaign)?;
        let said = self.said_to(row, up_to).await?;
        self.mark_talk(snapshot, seat, |marks| marks.read = said.number).await
    }

    /// Changes how a seat follows what is said.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn mark_talk(&self, snapshot: &Snapshot, seat: Seat, change: impl FnOnce(&mut TalkMarks)) -> Result<(), Refused> {
        let mut marks = self.store.talk_marks(snapshot.campaign.id, seat.0).await?;
        change(&mut marks);
        Ok(self.store.keep_talk_marks(snapshot.campaign.id, seat.0, marks).await?)
    }

    /// The seat's settings for talk.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn talk_marks(&self, snapshot: &Snapshot, seat: Seat) -> Result<TalkMarks, Refused> {
        Ok(self.store.talk_marks(snapshot.campaign.id, seat.0).await?)
    }

    /// The private note of a seat's holder.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn note(&self, row: &SeatRow) -> Result<String, Refused> {
        let Some(holder) = holder(row) else { return Ok(String::new()) };
        Ok(self.store.note(row.campaign, row.seat, &holder).await?)
    }

    /// The same of somebody who held the seat, by the address.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn note_of(&self, campaign: sternpost_log::CampaignId, seat: u8, address: &str) -> Result<String, Refused> {
        Ok(self.store.note(campaign, seat, &crate::talk::audience::holder_by(address)).await?)
    }

    /// Keeps what the holder of a seat notes for itself; returns its tag. `known` is the tag of what it was written over.
    ///
    /// # Errors
    /// [`Refused::Invalid`] if it is too long, [`Refused::WrongState`] if something else stands there by now.
    pub async fn keep_note(&self, row: &SeatRow, note: &str, known: Option<&str>) -> Result<String, Refused> {
        let Some(holder) = holder(row) else { return Err(Refused::NoCampaign) };
        let note = free_text::note_as_kept(note);
        if let Some(known) = known {
            let kept = self.store.note(row.campaign, row.seat, &holder).await?;
            if note_tag(&kept) != known && kept != note {
                return Err(Refused::WrongState(Reason::NotesChangedElsewhere));
            }
        }
        if note.chars().count() > LONGEST_NOTE {
            return Err(Refused::Invalid(Reason::NoteTooLong { most: LONGEST_NOTE }));
        }
        self.store.keep_note(row.campaign, row.seat, &holder, &note, self.clock.now()).await?;
        Ok(note_tag(&note))
    }
}

/// A letter that tells a seat what was said after a number, at a moment.
fn digest(row: &SeatRow, after: u64, until: DateTime<Utc>) -> Option<NewLetter> {
    // Databases keep microseconds: the letter knows its claim by them.
    let until = DateTime::from_timestamp_micros(until.timestamp_micros()).unwrap_or(until);
    to_seat(row, Letter::Talk(TalkPayload { after, until: Some(until) }), until)
}

/// A short tag of the text of a note.
#[must_use]
pub fn note_tag(note: &str) -> String {
    hex(&Sha256::digest(note.as_bytes())[..8])
}

/// Letters a seat may note.
pub const LONGEST_NOTE: usize = 20_000;
