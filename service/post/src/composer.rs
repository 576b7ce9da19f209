//! The composer: writes each letter from the campaign as it stands when the letter goes out. A letter whose question is gone is not written.

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
use crate::say;
pub(super) use draft::{Answerable, Draft};
use lettre::message::Mailbox;
use std::sync::Arc;
use sternpost_boards::Boards;
use sternpost_core::{Eyes, Key, Seat};
use sternpost_game::Asked;
use sternpost_games::book_of;
use sternpost_log::CampaignId;
use sternpost_model::language::Language;
use sternpost_model::letter::{
    DeclinedPayload, Letter, LetterKind, LinkPayload, NewRulesPayload, PromisePayload, Reader, SeatPayload, TimingPayload,
};
use sternpost_picture::Words;
use sternpost_store::{Campaign, NewLetter, ReplyKey, SeatRow};
use sternpost_table::seats::people::row_of;
use sternpost_table::{Refused, Service, Snapshot};
use sternpost_words::own_lines;
use thiserror::Error;

/// Choices shown in a mail that can be answered by a reply: what has no letter could only be named.
const REPLIED: usize = 200;

/// The result of writing a letter.
pub enum Composed {
    /// A message.
    Message(Box<Ready>),
    /// There is nothing to say any more.
    Gone,
}

/// The error of writing a letter.
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
        let is_of_a_seat = letter.kind().reader() != Reader::Person;
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

    /// A letter in words, if there is still something to say.
    pub(super) async fn draft(&self, letter: &NewLetter) -> Result<Option<Draft>, ComposeError> {
        /// A letter to who holds its seat now.
        macro_rules! to_seat {
            (|$snapshot:ident, $row:ident| $draft:expr) => {
                match self.seat_of(letter).await? {
                    Some(($snapshot, $row)) => $draft,
                    None => Ok(None),
                }
            };
        }
        let to = letter.recipient.as_str();
        match &letter.content {
            Letter::SignIn(LinkPayload { url, language }) => draft_of(&SignIn { url: url.clone() }, *language),
            Letter::Confirm(LinkPayload { url, language }) => draft_of(&Confirm { url: url.clone() }, *language),
            Letter::Owed(gathered) => self.owed(letter, gathered).await,
            Letter::Hosted(payload) => self.hosted(letter, *payload).await,
            Letter::Unreachable(SeatPayload { seat }) => self.unreachable(campaign_of(letter)?, *seat, to).await,
            Letter::Stuck(_) => self.stuck(campaign_of(letter)?, to).await.map(Some),
            Letter::SeatTaken(SeatPayload { seat }) => self.seat_taken(campaign_of(letter)?, *seat, letter).await,
            Letter::SeatDeclined(DeclinedPayload { name }) => self.seat_declined(campaign_of(letter)?, name.clone(), to).await.map(Some),
            Letter::Seat(news) => self.about_seats(&*self.newest(campaign_of(letter)?).await?, letter, news.clone()).await,
            Letter::Court(payload) if letter.seat.is_none() => {
                self.court_beside(&*self.newest(campaign_of(letter)?).await?, letter, *payload).await
            }
            Letter::Court(payload) => to_seat!(|snapshot, row| self.court(&snapshot, &row, *payload).await),
            Letter::Invitation(payload) => to_seat!(|snapshot, row| self.invited(&snapshot, &row, letter, payload).await),
            Letter::Started(_) => to_seat!(|snapshot, row| self.started(&snapshot, &row).map(Some)),
            Letter::Turn(turn) => to_seat!(|snapshot, row| self.turn_if_owed(&snapshot, &row, &letter.id, turn).await),
            Letter::Reminder(turn) => to_seat!(|snapshot, row| self.reminder(&snapshot, &row, &turn.question).await),
            Letter::Proposal(payload) => to_seat!(|snapshot, row| self.proposal(&snapshot, &row, payload).await),
            Letter::Talk(payload) => to_seat!(|snapshot, row| self.talk(&snapshot, &row, *payload).await),
            Letter::Promise(PromisePayload { since }) => to_seat!(|snapshot, row| self.promised(&snapshot, &row, *since).await),
            Letter::NewRules(NewRulesPayload { back_to }) => to_seat!(|snapshot, row| self.new_rules(&snapshot, &row, *back_to).map(Some)),
            Letter::Receipt(payload) => to_seat!(|snapshot, row| self.receipt(&snapshot, &row, payload, letter).await),
            Letter::Timing(TimingPayload { what }) => to_seat!(|snapshot, row| self.timing(&snapshot, &row, *what).await),
            Letter::Ended(_) => to_seat!(|snapshot, row| self.ended(&snapshot, &row).await.map(Some)),
            // A channel is told by a post: it is no mail.
            Letter::Channel(_) => Ok(None),
        }
    }

    /// A letter's campaign as it stands and its seat, if the seat is still its reader's. That it is offered is told to who would like to have it, too.
    async fn seat_of(&self, letter: &NewLetter) -> Result<Option<(Arc<Snapshot>, SeatRow)>, ComposeError> {
        let snapshot = self.newest(campaign_of(letter)?).await?;
        let no_seat = || ComposeError::Unreadable("no seat".to_owned());
        let row = letter.seat.and_then(|seat| row_of(&snapshot, seat)).ok_or_else(no_seat)?.clone();
        let is_its = row.address.as_deref() == Some(letter.recipient.as_str());
        // The holder of the seat when the letter was put into the outbox may hold it no more: nothing that it knows now is theirs.
        let is_former = snapshot.former.iter().any(|former| former.seat == row.seat && former.address == letter.recipient);
        let is_invited = letter.kind().reader() == Reader::Invited;
        Ok((is_its || is_invited && !is_former).then_some((snapshot, row)))
    }

    /// The short link of a letter that asks: where it leads is known before the letter goes out.
    pub(super) async fn short_link(&self, snapshot: &Snapshot, row: &SeatRow, asked: &Asked) -> Result<String, ComposeError> {
        let (url, link) = self.addresses.short_answer(row, &asked.id, snapshot.seq);
        self.service.store.put_letter_link(&link).await.map_err(Refused::from)?;
        Ok(url)
    }

    pub(super) async fn table(&self, id: CampaignId) -> Result<(Campaign, Vec<SeatRow>), ComposeError> {
        let store = &self.service.store;
        let campaign = store.campaign(id).await.map_err(Refused::from)?.ok_or(Refused::NoCampaign)?;
        Ok((campaign, store.seats(id).await.map_err(Refused::from)?))
    }
}

/// A letter that is about no campaign.
/// What people call a letter.
pub(crate) fn called(kind: LetterKind) -> Key {
    match kind {
        LetterKind::Invitation => say::CALLED_INVITATION,
        LetterKind::SeatTaken => say::CALLED_SEAT_TAKEN,
        LetterKind::SeatDeclined => say::CALLED_SEAT_DECLINED,
        LetterKind::Started => say::CALLED_STARTED,
        LetterKind::Turn => say::CALLED_TURN,
        LetterKind::Proposal => say::CALLED_PROPOSAL,
        LetterKind::Talk => say::CALLED_TALK,
        LetterKind::Promise => say::CALLED_PROMISE,
        LetterKind::Ended => say::CALLED_ENDED,
        LetterKind::SignIn | LetterKind::Confirm => say::CALLED_LINK,
        LetterKind::Stuck => say::CALLED_STUCK,
        LetterKind::NewRules => say::CALLED_NEW_RULES,
        LetterKind::Reminder => say::CALLED_REMINDER,
        LetterKind::Timing => say::CALLED_TIMING,
        LetterKind::Receipt => say::CALLED_RECEIPT,
        LetterKind::Owed => say::CALLED_OWED,
        LetterKind::Unreachable => say::CALLED_UNREACHABLE,
        LetterKind::Seat => say::CALLED_SEAT,
        LetterKind::Court => say::CALLED_COURT,
        LetterKind::Hosted => say::CALLED_HOSTED,
        LetterKind::Channel => say::CALLED_CHANNEL,
    }
}

fn draft_of(letter: &impl letters::Wording, language: Language) -> Result<Option<Draft>, ComposeError> {
    Ok(Some(Draft::of(letter, &letters::Words::new(language))?))
}

/// The campaign a letter is about.
fn campaign_of(letter: &NewLetter) -> Result<CampaignId, ComposeError> {
    letter.campaign.ok_or_else(|| ComposeError::Unreadable("no campaign".to_owned()))
}

/// The standings as the seat sees them; nothing before the start.
fn standing(snapshot: &Snapshot, row: &SeatRow) -> MailedStanding {
    let Some(play) = snapshot.play.as_deref() else { return MailedStanding::default() };
    let eyes = Eyes::Seat(Seat(row.seat));
    let names: Vec<String> = snapshot.seats.iter().map(|row| row.name.clone()).collect();
    let waited_for = snapshot.waiting_for(eyes);
    with_words(snapshot, row, |words| MailedStanding::of(&play.tally(eyes), words, &Table { names: &names, waited_for: &waited_for, eyes }))
}

/// The evidence that a letter about a campaign carries.
fn witness(snapshot: &Snapshot) -> Witness {
    Witness { seq: snapshot.seq, hash: snapshot.hash.clone(), seal: snapshot.secret.commitment() }
}

pub(super) fn with_words<T>(snapshot: &Snapshot, row: &SeatRow, write: impl FnOnce(&Words<'_>) -> T) -> T {
    let names = |seat: Seat| snapshot.name(seat);
    let game = snapshot.campaign.game.as_str();
    write(&Words::new(&row.language, snapshot.catalogue(&row.language), &names).telling(own_lines::lines(&row.language)).looking_up(
        game,
        &row.language,
        book_of(game),
    ))
}
