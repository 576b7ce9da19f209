//! Chooses the letters that a commit brings. They are worded when they go out, from the campaign as it stands then.

use chrono::{DateTime, TimeDelta, Utc};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::Seat;
use sternpost_game::Play;
use sternpost_log::{CampaignId, Cause};
use sternpost_model::entropy;
use sternpost_model::letter::{
    DeclinedPayload, InvitationPayload, Letter, LetterKind, NoPayload, ProposalPayload, Reader, SeatPayload, TurnPayload,
};
use sternpost_store::{Campaign, NewLetter, SeatRow, SeatState};

/// A letter to the holder of a seat; none to bots and to those who want no mail.
pub(crate) fn to_seat(row: &SeatRow, content: Letter, not_before: DateTime<Utc>) -> Option<NewLetter> {
    // For whom a bot sits in is told how it ended, what becomes of the seat, what the table votes on, and what became of their own reply.
    let is_for_holder = content.kind().reader() == Reader::Holder;
    let is_written_to = row.state != SeatState::Bot || is_for_holder && row.is_sat_in();
    let recipient = row.address.clone().filter(|_| row.wants_mail && is_written_to)?;
    let (campaign, seat) = (Some(row.campaign), Some(row.seat));
    Some(NewLetter { id: entropy::letter_id(), campaign, seat, content, recipient, not_before })
}

/// A letter to an address that is no seat of a campaign.
pub fn to_address(address: &str, content: Letter, campaign: Option<CampaignId>, now: DateTime<Utc>) -> NewLetter {
    NewLetter { id: entropy::letter_id(), campaign, seat: None, content, recipient: address.to_owned(), not_before: now }
}

/// An invitation to a seat that is kept for its reader.
pub(crate) fn invitation() -> Letter {
    Letter::Invitation(InvitationPayload::Kept {})
}

/// Tells the host that somebody has taken a seat; not of their own, and not if their own seat wants no mail.
pub(crate) fn seat_taken(campaign: &Campaign, rows: &[SeatRow], taken: &SeatRow, now: DateTime<Utc>) -> Option<NewLetter> {
    let host = campaign.host_address.as_str();
    let is_hosts = |row: &SeatRow| row.address.as_deref() == Some(host);
    if is_hosts(taken) || rows.iter().any(|row| is_hosts(row) && !row.wants_mail) {
        return None;
    }
    Some(to_address(host, Letter::SeatTaken(SeatPayload { seat: taken.seat }), Some(campaign.id), now))
}

/// That somebody has declined is told to the host at once: the seat is open again.
pub(crate) fn seat_declined(campaign: &Campaign, declined: &SeatRow, now: DateTime<Utc>) -> Option<NewLetter> {
    let host = campaign.host_address.as_str();
    if declined.address.as_deref() == Some(host) {
        return None;
    }
    Some(to_address(host, Letter::SeatDeclined(DeclinedPayload { name: declined.name.clone() }), Some(campaign.id), now))
}

/// Turn letters for the questions that are new. A seat that has just acted sees the next question on the page and is mailed only
/// after a while; a letter whose question is gone by then is withdrawn.
pub(crate) fn for_questions(
    rows: &[SeatRow],
    before: &[(Seat, String)],
    after: &[(Seat, String)],
    version: u64,
    now: DateTime<Utc>,
    acted: Option<(Seat, TimeDelta)>,
) -> Vec<NewLetter> {
    let is_new = |asked: &&(Seat, String)| !before.contains(asked);
    let letter = |(asked, question): &(Seat, String)| {
        let not_before = match acted {
            Some((seat, grace)) if seat == *asked => now + grace,
            _ => now,
        };
        to_seat(rows.get(usize::from(asked.0))?, Letter::Turn(TurnPayload::of(question, version)), not_before)
    };
    after.iter().filter(is_new).filter_map(letter).collect()
}

/// The letters of a start: that the campaign begins is told by the letter that asks, to who is asked at once.
pub(crate) fn of_the_start(rows: &[SeatRow], asked: &[(Seat, String)], version: u64, now: DateTime<Utc>) -> Vec<NewLetter> {
    let letter = |row: &SeatRow| match asked.iter().find(|(seat, _)| seat.0 == row.seat) {
        Some((_, question)) => {
            let payload = TurnPayload { begins: true, ..TurnPayload::of(question, version) };
            to_seat(row, Letter::Turn(payload), now)
        }
        None => to_seat(row, Letter::Started(NoPayload {}), now),
    };
    rows.iter().filter_map(letter).collect()
}

/// Letters wait until then: who asks something, takes it back and asks again may do so once more.
pub(crate) fn hold(letters: &mut [NewLetter], until: DateTime<Utc>) {
    letters.iter_mut().for_each(|letter| letter.not_before = letter.not_before.max(until));
}

/// The same without what a seat is asked that has just answered by a reply: its receipt asks it.
pub(crate) fn without_replier(mut letters: Vec<NewLetter>, seat: Seat, cause: Cause) -> Vec<NewLetter> {
    letters.retain(|letter| cause != Cause::Reply || letter.seat != Some(seat.0) || letter.kind() != LetterKind::Turn);
    letters
}

/// The choices by which each seat could answer something that another has put to it.
pub(crate) fn replies(play: &dyn Play) -> BTreeMap<Seat, BTreeSet<String>> {
    let seats = (0..play.seats()).map(Seat);
    let own = |seat: Seat| play.anytime(seat).into_iter().flat_map(|asked| asked.offers);
    seats.map(|seat| (seat, own(seat).filter(|offer| offer.reply_to.is_some()).map(|offer| offer.id).collect())).collect()
}

/// Letters to the seats to whom an act has put something. The proposer may think better of it: the letter waits a while, and
/// is withdrawn if the proposal is gone by then.
pub(crate) fn for_proposals(
    rows: &[SeatRow],
    (before, since): (&dyn Play, u64),
    after: &dyn Play,
    not_before: DateTime<Utc>,
) -> Vec<NewLetter> {
    let known = replies(before);
    let letter = |(seat, choices): (Seat, BTreeSet<String>)| {
        let choices: Vec<String> = choices.into_iter().filter(|choice| !known.get(&seat).is_some_and(|old| old.contains(choice))).collect();
        let row = rows.get(usize::from(seat.0)).filter(|_| !choices.is_empty())?;
        to_seat(row, Letter::Proposal(ProposalPayload { choices, since: Some(since) }), not_before)
    };
    replies(after).into_iter().filter_map(letter).collect()
}
