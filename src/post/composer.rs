//! Writes letters from the campaign as it stands when they go out. A letter whose question is gone is not written.

mod arbiters;
mod choices;
mod course;
mod court;
mod draft;
mod hosted;
mod hosts;
mod invited;
mod ordered;
mod owed;
mod promised;
mod receipts;
mod seats;
mod talked;
mod time;
mod turn;

use super::dkim::Signer;
use super::inbound::address::{ReplyAddresses, hash_of};
use super::letters::{self, Confirm, MailedStanding, SignIn, Table, Witness};
use super::message::{MessageError, Parts, Ready, ReplyTo, build};
use crate::addresses::Addresses;
use crate::boards::Boards;
use crate::campaign::{
    DeclinedPayload, LetterKind, NewRulesPayload, PromisePayload, ReceiptPayload, Refused, SeatNews, SeatPayload, Service, Snapshot,
    TimingPayload, TurnPayload, row_of,
};
use crate::games::book_of;
use crate::language::Language;
use crate::log::CampaignId;
use crate::pace;
use crate::picture::Words;
use crate::store::{Campaign, NewLetter, ReplyKey, SeatRow};
pub(super) use draft::{Answerable, Draft};
use lettre::message::Mailbox;
use owed::Told;
use serde::Deserialize;
use std::sync::Arc;
use sternpost_core::{Eyes, Seat};
use sternpost_game::Asked;
use thiserror::Error;

/// Choices shown in a mail that can be answered by a reply: what has no letter could only be named.
const REPLIED: usize = 200;

/// What came of writing a letter.
pub enum Composed {
    /// A message.
    Message(Box<Ready>),
    /// There is nothing to say any more.
    Gone,
}

/// Why a letter cannot be written.
#[derive(Debug, Error)]
pub enum ComposeError {
    /// The campaign cannot be read.
    #[error(transparent)]
    Campaign(#[from] Refused),
    /// A template fails.
    #[error(transparent)]
    Template(#[from] askama::Error),
    /// A message cannot be built.
    #[error(transparent)]
    Message(#[from] MessageError),
    /// It cannot be signed.
    #[error("it cannot be signed: {0}")]
    Signature(String),
    /// The outbox holds something that is no letter.
    #[error("the outbox holds an unreadable letter: {0}")]
    Unreadable(String),
}

/// Writes letters.
pub struct Composer {
    pub(super) service: Arc<Service>,
    pub(super) addresses: Arc<Addresses>,
    pub(super) boards: Arc<Boards>,
    pub(super) from: Mailbox,
    pub(super) replies: Option<Arc<ReplyAddresses>>,
    pub(super) signer: Option<Signer>,
}

#[derive(Deserialize)]
struct UrlPayload {
    url: String,
    #[serde(default)]
    language: Language,
}

impl Composer {
    /// Writes as this sender.
    #[must_use]
    pub fn new(service: Arc<Service>, addresses: Arc<Addresses>, boards: Arc<Boards>, from: Mailbox) -> Self {
        Self { service, addresses, boards, from, replies: None, signer: None }
    }

    /// The same, of letters that can be answered by a reply.
    #[must_use]
    pub fn with_replies(self, replies: Option<Arc<ReplyAddresses>>) -> Self {
        Self { replies, ..self }
    }

    /// The same, of letters that are signed.
    #[must_use]
    pub fn with_signer(self, signer: Option<Signer>) -> Self {
        Self { signer, ..self }
    }

    /// Writes a letter.
    ///
    /// # Errors
    /// If the campaign cannot be read or the message cannot be built.
    pub async fn compose(&self, letter: &NewLetter) -> Result<Composed, ComposeError> {
        self.compose_for(letter, &letter.recipient).await
    }

    /// Writes a letter that goes to an address: that of its reader, or the second one they have.
    ///
    /// # Errors
    /// If the campaign cannot be read or the message cannot be built.
    pub(super) async fn compose_for(&self, letter: &NewLetter, to: &str) -> Result<Composed, ComposeError> {
        let Some(draft) = self.draft(letter).await? else { return Ok(Composed::Gone) };
        let is_of_a_seat = letter.kind != LetterKind::Owed.name();
        let thread =
            letter.campaign.zip(letter.seat).filter(|_| is_of_a_seat).map(|(campaign, seat)| format!("campaign-{campaign}-seat-{seat}"));
        let date = self.service.clock.now().into();
        let (id, to) = (letter.id.clone(), to.to_owned());
        let Draft { worded, unsubscribe, picture, reply, link: _ } = draft;
        let calendar = self.deadline_of(letter).await?;
        let reply = self.reply_to(&letter.id, reply).await?;
        let message = build(&self.from, Parts { worded, id, to, thread, reply, unsubscribe, picture, calendar, date })?;
        Ok(Composed::Message(Box::new(message)))
    }

    /// The address a letter is answered at. What it leads to is known before the letter goes out.
    pub(super) async fn reply_to(&self, letter: &str, about: Option<Answerable>) -> Result<Option<ReplyTo>, ComposeError> {
        let (Some(replies), Some(about)) = (&self.replies, about) else { return Ok(None) };
        let key = replies.key_of(letter);
        let store = &self.service.store;
        let Answerable { seat: (campaign, seat), question, mut choices, version, generation } = about;
        let hash = hash_of(&key);
        // It may have gone out before, though nobody said so: a letter that stood for something else then stands for nothing.
        if let Some(before) = store.reply_key(&hash).await.map_err(Refused::from)?.filter(|before| before.question == question) {
            let shown = |at: usize| before.choices.get(at);
            choices.iter_mut().enumerate().filter(|(at, id)| shown(*at).is_some_and(|then| then != *id)).for_each(|(_, id)| id.clear());
        }
        let made_at = self.service.clock.now();
        let kept = ReplyKey { hash, campaign, seat, generation, question, version, choices, made_at };
        store.put_reply_key(&kept).await.map_err(Refused::from)?;
        Ok(Some(ReplyTo { address: replies.address(&key), key }))
    }

    pub(super) async fn draft(&self, letter: &NewLetter) -> Result<Option<Draft>, ComposeError> {
        let unreadable = |what: &str| ComposeError::Unreadable(what.to_owned());
        let kind = LetterKind::named(&letter.kind).ok_or_else(|| unreadable(&letter.kind))?;
        let payload = || letter.payload.as_str();
        if kind == LetterKind::SignIn {
            let UrlPayload { url, language } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
            return Ok(Some(Draft::of(&SignIn { url }, &letters::Words::new(language))?));
        }
        if kind == LetterKind::Confirm {
            let UrlPayload { url, language } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
            return Ok(Some(Draft::of(&Confirm { url }, &letters::Words::new(language))?));
        }
        if kind == LetterKind::Owed {
            return self.owed(letter).await;
        }
        if kind == LetterKind::Hosted {
            let payload = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
            return self.hosted(letter, payload).await;
        }
        let campaign = letter.campaign.ok_or_else(|| unreadable("no campaign"))?;
        if kind == LetterKind::Unreachable {
            let SeatPayload { seat } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
            return self.unreachable(campaign, seat, &letter.recipient).await;
        }
        if kind == LetterKind::Stuck {
            return self.stuck(campaign, &letter.recipient).await.map(Some);
        }
        if kind == LetterKind::SeatTaken {
            let SeatPayload { seat } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
            return self.seat_taken(campaign, seat, letter).await;
        }
        if kind == LetterKind::SeatDeclined {
            let DeclinedPayload { name } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
            return self.seat_declined(campaign, name, &letter.recipient).await.map(Some);
        }
        let service = &self.service;
        let mut snapshot = service.snapshot(campaign).await?;
        // A letter is written by whoever stands nearest to the outbox, perhaps before this server has heard of what it tells.
        if let Some(newer) = service.newer_than(&snapshot).await? {
            snapshot = newer;
        }
        if kind == LetterKind::Seat {
            let news: SeatNews = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
            return self.about_seats(&snapshot, letter, news).await;
        }
        if kind == LetterKind::Court && letter.seat.is_none() {
            let payload = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
            return self.court_beside(&snapshot, letter, payload).await;
        }
        // Whoever held the seat when the letter was put into the outbox may not any more: nothing that it knows now is theirs.
        let is_former = |row: &SeatRow| {
            let is_its = snapshot.former.iter().any(|former| former.seat == row.seat && former.address == letter.recipient);
            is_its && row.address.as_deref() != Some(letter.recipient.as_str())
        };
        if letter.seat.and_then(|seat| row_of(&snapshot, seat)).is_some_and(is_former) {
            return Ok(None);
        }
        self.about_a_seat(kind, letter, &snapshot).await
    }

    async fn about_a_seat(&self, kind: LetterKind, letter: &NewLetter, snapshot: &Snapshot) -> Result<Option<Draft>, ComposeError> {
        let unreadable = |what: &str| ComposeError::Unreadable(what.to_owned());
        let payload = || letter.payload.as_str();
        let row = letter.seat.and_then(|seat| row_of(snapshot, seat)).ok_or_else(|| unreadable("no seat"))?.clone();
        // Who held the seat when it was written may hold it no more.
        if kind != LetterKind::Invitation && row.address.as_deref() != Some(letter.recipient.as_str()) {
            return Ok(None);
        }
        match kind {
            LetterKind::Invitation => self.invited(snapshot, &row, letter).await,
            LetterKind::Started => self.started(snapshot, &row).map(Some),
            LetterKind::Ended => self.ended(snapshot, &row).await.map(Some),
            LetterKind::NewRules => {
                let NewRulesPayload { back_to } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.new_rules(snapshot, &row, back_to).map(Some)
            }
            LetterKind::Proposal => {
                let payload = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.proposal(snapshot, &row, &payload).await
            }
            LetterKind::Talk => {
                let payload = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.talk(snapshot, &row, payload).await
            }
            LetterKind::Promise => {
                let PromisePayload { since } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.promised(snapshot, &row, since).await
            }
            LetterKind::Turn => {
                let TurnPayload { question, version, begins } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                // One letter asks, not two.
                if self.replies.is_some() && self.service.has_receipt_to_come(&row).await? {
                    return Ok(None);
                }
                match snapshot.owed_by(Seat(row.seat)).filter(|asked| asked.id == question) {
                    Some(own) => self.turn(snapshot, &row, own, &letter.id, None, Told { begins, ..Told::default() }).await,
                    // Who has not come to it meanwhile has still to be told that the campaign began.
                    None if begins && row.seen < version => self.started(snapshot, &row).map(Some),
                    None => Ok(None),
                }
            }
            LetterKind::Receipt => {
                let payload: ReceiptPayload = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.receipt(snapshot, &row, payload, letter).await
            }
            LetterKind::Reminder => {
                let TurnPayload { question, .. } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.reminder(snapshot, &row, &question).await
            }
            LetterKind::Timing => {
                let TimingPayload { what } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.timing(snapshot, &row, what).await
            }
            LetterKind::Court => {
                let payload = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.court(snapshot, &row, payload).await
            }
            LetterKind::SignIn
            | LetterKind::Stuck
            | LetterKind::SeatTaken
            | LetterKind::SeatDeclined
            | LetterKind::Owed
            | LetterKind::Hosted
            | LetterKind::Confirm
            | LetterKind::Unreachable
            | LetterKind::Seat => unreachable!("written above"),
        }
    }

    /// The short link of a letter that asks: where it leads is known before the letter goes out.
    pub(super) async fn short_link(&self, snapshot: &Snapshot, row: &SeatRow, asked: &Asked) -> Result<String, ComposeError> {
        let (url, link) = self.addresses.short_answer(row, &asked.id, snapshot.shown_seq());
        self.service.store.put_letter_link(&link).await.map_err(Refused::from)?;
        Ok(url)
    }

    pub(super) async fn table(&self, id: CampaignId) -> Result<(Campaign, Vec<SeatRow>), ComposeError> {
        let store = &self.service.store;
        let campaign = store.campaign(id).await.map_err(Refused::from)?.ok_or(Refused::NoCampaign)?;
        Ok((campaign, store.seats(id).await.map_err(Refused::from)?))
    }
}

/// How everybody stands, as the seat sees it; nothing before the start.
fn standing(snapshot: &Snapshot, row: &SeatRow) -> MailedStanding {
    let Some(play) = snapshot.play.as_deref() else { return MailedStanding::default() };
    let eyes = Eyes::Seat(Seat(row.seat));
    let names: Vec<String> = snapshot.seats.iter().map(|row| row.name.clone()).collect();
    let waited_for = snapshot.waiting_for(eyes);
    with_words(snapshot, row, |words| MailedStanding::of(&play.tally(eyes), words, &Table { names: &names, waited_for: &waited_for, eyes }))
}

/// What a letter about a campaign bears witness of.
fn witness(snapshot: &Snapshot) -> Witness {
    Witness { seq: snapshot.shown_seq(), hash: snapshot.shown_hash().unwrap_or_default().to_owned(), seal: snapshot.secret.commitment() }
}

pub(super) fn with_words<T>(snapshot: &Snapshot, row: &SeatRow, write: impl FnOnce(&Words<'_>) -> T) -> T {
    let names = |seat: Seat| snapshot.name(seat);
    let game = snapshot.campaign.game.as_str();
    write(&Words::new(&row.language, snapshot.catalogue(&row.language), &names).telling(pace::lines(&row.language)).looking_up(
        game,
        &row.language,
        book_of(game),
    ))
}
