//! Which letters a commit brings. They are worded when they go out, from the campaign as it stands then.

use crate::entropy;
use crate::log::Cause;
use crate::store::{Campaign, NewLetter, SeatRow, SeatState};
use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::Seat;
use sternpost_game::Play;

/// The letters there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LetterKind {
    /// A seat is offered.
    Invitation,
    /// Somebody has taken a seat: for the host.
    SeatTaken,
    /// Somebody does not want the seat they were invited to: for the host.
    SeatDeclined,
    /// The campaign has started.
    Started,
    /// An answer is owed.
    Turn,
    /// Somebody has put something to the seat that nobody waits for.
    Proposal,
    /// What was said at the table, to who is asked nothing.
    Talk,
    /// What seats promise each other: something is asked, has changed or has fallen due.
    Promise,
    /// The campaign is over.
    Ended,
    /// A link to sign in.
    SignIn,
    /// The campaign is stuck: for host and operator.
    Stuck,
    /// The rules have changed under the campaign.
    NewRules,
    /// The time of an answer is passing.
    Reminder,
    /// Something about time has changed for everybody.
    Timing,
    /// What became of a reply, and what is asked next.
    Receipt,
    /// Everything its reader owes, over all campaigns.
    Owed,
    /// Whether a second address is its reader's.
    Confirm,
    /// Letters to a player do not arrive: for the host.
    Unreachable,
    /// Something about a seat that changes hands: to who is to have it, has it, had it.
    Seat,
    /// Something about a dispute or a motion, or the campaign went back.
    Court,
    /// What happened at the tables somebody hosts, and who is waited for there.
    Hosted,
}

impl LetterKind {
    /// Every kind.
    pub const ALL: [Self; 21] = [
        Self::Invitation,
        Self::SeatTaken,
        Self::SeatDeclined,
        Self::Started,
        Self::Turn,
        Self::Proposal,
        Self::Talk,
        Self::Promise,
        Self::Ended,
        Self::SignIn,
        Self::Stuck,
        Self::NewRules,
        Self::Reminder,
        Self::Timing,
        Self::Receipt,
        Self::Owed,
        Self::Confirm,
        Self::Unreachable,
        Self::Seat,
        Self::Court,
        Self::Hosted,
    ];

    /// Its name in the outbox.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Invitation => "invitation",
            Self::SeatTaken => "seat-taken",
            Self::SeatDeclined => "seat-declined",
            Self::Started => "started",
            Self::Turn => "turn",
            Self::Proposal => "proposal",
            Self::Talk => "talk",
            Self::Promise => "promise",
            Self::Ended => "ended",
            Self::SignIn => "sign-in",
            Self::Stuck => "stuck",
            Self::NewRules => "new-rules",
            Self::Reminder => "reminder",
            Self::Timing => "timing",
            Self::Receipt => "receipt",
            Self::Owed => "owed",
            Self::Confirm => "confirm",
            Self::Unreachable => "unreachable",
            Self::Seat => "seat",
            Self::Court => "court",
            Self::Hosted => "hosted",
        }
    }

    /// By its name in the outbox.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// What a letter about a seat needs to know besides the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatPayload {
    /// The seat it tells of.
    pub seat: u8,
}

/// What a letter about a declined invitation needs to know besides the campaign: the seat may be somebody else's by the time it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeclinedPayload {
    /// Who was invited.
    pub name: String,
}

/// What a turn letter needs to know besides the campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnPayload {
    /// The question.
    pub question: String,
    /// The entry it was asked at.
    pub version: u64,
    /// Whether the campaign has begun with that entry, which no other letter tells the seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub begins: bool,
}

impl TurnPayload {
    /// Of a question that was asked at an entry.
    pub(in crate::campaign) fn of(question: &str, version: u64) -> Self {
        Self { question: question.to_owned(), version, begins: false }
    }

    /// As the outbox keeps it.
    pub(in crate::campaign) fn kept(&self) -> String {
        serde_json::to_string(self).expect("a payload is plain data")
    }
}

/// What a letter about a proposal needs to know besides the campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProposalPayload {
    /// The choices that answer it. When all are gone there is nothing to say any more.
    pub choices: Vec<String>,
    /// The entry it became: what its proposer has said to the seat alone since goes with it.
    #[serde(default)]
    pub since: Option<u64>,
}

/// A letter to the holder of a seat; none to bots and to those who want no mail.
pub(in crate::campaign) fn to_seat(row: &SeatRow, kind: LetterKind, payload: &str, not_before: DateTime<Utc>) -> Option<NewLetter> {
    // For whom a bot sits in is told how it ended, what becomes of the seat, what the table votes on, and what became of their own reply.
    let is_for_holder = matches!(kind, LetterKind::Ended | LetterKind::Seat | LetterKind::Receipt | LetterKind::Court | LetterKind::Timing);
    let is_written_to = row.state != SeatState::Bot || is_for_holder && row.is_sat_in();
    let recipient = row.address.clone().filter(|_| row.wants_mail && is_written_to)?;
    let (campaign, seat) = (Some(row.campaign), Some(row.seat));
    let (kind, payload) = (kind.name().to_owned(), payload.to_owned());
    Some(NewLetter { id: entropy::letter_id(), campaign, seat, kind, recipient, payload, not_before })
}

/// A letter to an address that is no seat of a campaign.
pub(crate) fn to_address(
    address: &str,
    kind: LetterKind,
    campaign: Option<crate::log::CampaignId>,
    payload: &str,
    now: DateTime<Utc>,
) -> NewLetter {
    NewLetter {
        id: entropy::letter_id(),
        campaign,
        seat: None,
        kind: kind.name().to_owned(),
        recipient: address.to_owned(),
        payload: payload.to_owned(),
        not_before: now,
    }
}

/// Tells the host that somebody has taken a seat; not of their own, and not if their own seat wants no mail.
pub(in crate::campaign) fn seat_taken(campaign: &Campaign, rows: &[SeatRow], taken: &SeatRow, now: DateTime<Utc>) -> Option<NewLetter> {
    let host = campaign.host_address.as_str();
    let is_hosts = |row: &SeatRow| row.address.as_deref() == Some(host);
    if is_hosts(taken) || rows.iter().any(|row| is_hosts(row) && !row.wants_mail) {
        return None;
    }
    let payload = serde_json::to_string(&SeatPayload { seat: taken.seat }).expect("a payload is plain data");
    Some(to_address(host, LetterKind::SeatTaken, Some(campaign.id), &payload, now))
}

/// That somebody has declined is told to the host at once: the seat is open again.
pub(in crate::campaign) fn seat_declined(campaign: &Campaign, declined: &SeatRow, now: DateTime<Utc>) -> Option<NewLetter> {
    let host = campaign.host_address.as_str();
    if declined.address.as_deref() == Some(host) {
        return None;
    }
    let payload = serde_json::to_string(&DeclinedPayload { name: declined.name.clone() }).expect("a payload is plain data");
    Some(to_address(host, LetterKind::SeatDeclined, Some(campaign.id), &payload, now))
}

/// Turn letters for the questions that are new. Whoever has just acted sees the next question on the page and is mailed only
/// after a while; a letter whose question is gone by then is withdrawn.
pub(in crate::campaign) fn for_questions(
    rows: &[SeatRow],
    before: &[(Seat, String)],
    after: &[(Seat, String)],
    version: u64,
    now: DateTime<Utc>,
    acted: Option<(Seat, TimeDelta)>,
) -> Vec<NewLetter> {
    let is_new = |asked: &&(Seat, String)| !before.contains(asked);
    let letter = |(asked, question): &(Seat, String)| {
        let payload = TurnPayload::of(question, version).kept();
        let not_before = match acted {
            Some((seat, grace)) if seat == *asked => now + grace,
            _ => now,
        };
        to_seat(rows.get(usize::from(asked.0))?, LetterKind::Turn, &payload, not_before)
    };
    after.iter().filter(is_new).filter_map(letter).collect()
}

/// The letters of a start: that the campaign begins is told by the letter that asks, to who is asked at once.
pub(in crate::campaign) fn of_the_start(rows: &[SeatRow], asked: &[(Seat, String)], version: u64, now: DateTime<Utc>) -> Vec<NewLetter> {
    let letter = |row: &SeatRow| match asked.iter().find(|(seat, _)| seat.0 == row.seat) {
        Some((_, question)) => {
            let payload = TurnPayload { begins: true, ..TurnPayload::of(question, version) };
            to_seat(row, LetterKind::Turn, &payload.kept(), now)
        }
        None => to_seat(row, LetterKind::Started, "{}", now),
    };
    rows.iter().filter_map(letter).collect()
}

/// Letters wait until then: who asks something, takes it back and asks again may do so once more.
pub(in crate::campaign) fn hold(letters: &mut [NewLetter], until: DateTime<Utc>) {
    letters.iter_mut().for_each(|letter| letter.not_before = letter.not_before.max(until));
}

/// The same without what a seat is asked that has just answered by a reply: its receipt asks it.
pub(in crate::campaign) fn without_replier(mut letters: Vec<NewLetter>, seat: Seat, cause: Cause) -> Vec<NewLetter> {
    let turn = LetterKind::Turn.name();
    letters.retain(|letter| cause != Cause::Reply || letter.seat != Some(seat.0) || letter.kind != turn);
    letters
}

/// The choices by which each seat could answer something that another has put to it.
pub(in crate::campaign) fn replies(play: &dyn Play) -> BTreeMap<Seat, BTreeSet<String>> {
    let seats = (0..play.seats()).map(Seat);
    let own = |seat: Seat| play.anytime(seat).into_iter().flat_map(|asked| asked.offers);
    seats.map(|seat| (seat, own(seat).filter(|offer| offer.reply_to.is_some()).map(|offer| offer.id).collect())).collect()
}

/// Letters to the seats to whom an act has put something. Whoever proposes may think better of it: the letter waits a while, and
/// is withdrawn if the proposal is gone by then.
pub(in crate::campaign) fn for_proposals(
    rows: &[SeatRow],
    (before, since): (&dyn Play, u64),
    after: &dyn Play,
    not_before: DateTime<Utc>,
) -> Vec<NewLetter> {
    let known = replies(before);
    let letter = |(seat, choices): (Seat, BTreeSet<String>)| {
        let choices: Vec<String> = choices.into_iter().filter(|choice| !known.get(&seat).is_some_and(|old| old.contains(choice))).collect();
        let payload =
            serde_json::to_string(&ProposalPayload { choices: choices.clone(), since: Some(since) }).expect("a payload is plain data");
        to_seat(rows.get(usize::from(seat.0)).filter(|_| !choices.is_empty())?, LetterKind::Proposal, &payload, not_before)
    };
    replies(after).into_iter().filter_map(letter).collect()
}
