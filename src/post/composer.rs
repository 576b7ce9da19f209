//! Writes letters from the campaign as it stands when they go out. A letter whose question is gone is not written.

mod ordered;
mod receipts;

use super::composer_of_time::due;
use super::dkim::Signer;
use super::inbound::address::{ReplyAddresses, hash_of};
use super::letters::{
    self, Confirm, Ended, Invitation, Letter as _, MailedChoice, MailedPromises, MailedReceipt, MailedStanding, NewRules, Promise,
    Proposal, SeatTaken, SignIn, Started, Stuck, Table, Talk, Turn, Worded,
};
use super::message::{MessageError, Parts, Ready, ReplyTo, build};
use super::promised;
use crate::addresses::Addresses;
use crate::boards::{Before, Boards, Kind, Seen};
use crate::campaign::{
    Hot, LetterKind, NewRulesPayload, Part, PromisePayload, ProposalPayload, ReceiptPayload, Refused, SeatNews, SeatPayload, Service,
    TalkPayload, TimingPayload, TurnPayload, WishPayload, host_name, mark_of, row_of,
};
use crate::games::{book_of, game_name};
use crate::language::Language;
use crate::log::CampaignId;
use crate::picture::{ChangedSince, Neighbours, Words, seat_character, text, told_changes};
use crate::store::{Campaign, Digest, NewLetter, ReplyKey, SaidAs, SeatRow, Status};
use chrono::{DateTime, Utc};
use lettre::message::Mailbox;
use serde::Deserialize;
use std::sync::Arc;
use sternpost_core::{Asked, Closed, Eyes, Offered, Seat, Shape};
use thiserror::Error;

/// Choices shown in a mail.
const CHOICES: usize = 12;
/// Reasons why something is not on offer shown in a mail.
const BARRED: usize = 6;
/// Messages of the table shown in a mail.
const SAID: usize = 8;
/// Letters of each.
const SAID_LETTERS: usize = 300;
/// Lines of the chronicle shown in a mail.
const LINES: usize = 15;
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
    boards: Arc<Boards>,
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

/// A letter in words, and what goes with it.
pub(super) struct Draft {
    pub(super) worded: Worded,
    pub(super) unsubscribe: Option<String>,
    pub(super) picture: Option<(String, Vec<u8>)>,
    pub(super) reply: Option<Answerable>,
}

/// What a reply to a letter is about.
pub(super) struct Answerable {
    /// Whose answer it is.
    seat: (CampaignId, u8),
    /// The question; empty: none.
    question: String,
    /// The choices as the letter shows them.
    choices: Vec<String>,
    /// The last entry it has shown.
    version: u64,
    /// The generation of the seat's links.
    generation: u32,
}

impl Answerable {
    /// A letter that asks nothing.
    fn nothing(hot: &Hot, row: &SeatRow) -> Self {
        let seat = (row.campaign, row.seat);
        Self { seat, question: String::new(), choices: vec![], version: hot.shown_seq(), generation: row.link_generation }
    }

    /// A letter that shows the choices of a question.
    pub(super) fn asked(hot: &Hot, row: &SeatRow, own: &Asked) -> Self {
        Self::of(hot, row, &own.id, own.offers.iter().take(REPLIED).map(|offer| offer.id.clone()).collect())
    }

    /// A letter that shows these choices of a question.
    fn of(hot: &Hot, row: &SeatRow, question: &str, choices: Vec<String>) -> Self {
        Self { question: question.to_owned(), choices, ..Self::nothing(hot, row) }
    }
}

/// The language of the seat an address holds; English if it holds none.
pub(super) fn spoken_by(seats: &[SeatRow], address: &str) -> Language {
    seats.iter().find(|row| row.address.as_deref() == Some(address)).map(SeatRow::spoken).unwrap_or_default()
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
        let Draft { worded, unsubscribe, picture, reply } = draft;
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
            return Ok(Some(Draft {
                worded: SignIn { url }.worded(&letters::Words::new(language))?,
                unsubscribe: None,
                picture: None,
                reply: None,
            }));
        }
        if kind == LetterKind::Confirm {
            let UrlPayload { url, language } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
            let worded = Confirm { url }.worded(&letters::Words::new(language))?;
            return Ok(Some(Draft { worded, unsubscribe: None, picture: None, reply: None }));
        }
        if kind == LetterKind::Owed {
            return self.owed(letter).await;
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
            return self.seat_taken(campaign, seat, &letter.recipient).await.map(Some);
        }
        let service = &self.service;
        let mut hot = service.standing(campaign).await?;
        // A letter is written by whoever stands nearest to the outbox, perhaps before this server has heard of what it tells.
        if let Some(newer) = service.newer_than(&hot).await? {
            hot = newer;
        }
        if kind == LetterKind::Seat {
            let news: SeatNews = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
            return self.about_seats(&hot, letter, news).await;
        }
        // Whoever held the seat when the letter was put into the outbox may not any more: nothing that it knows now is theirs.
        let is_former = |row: &SeatRow| {
            let is_its = hot.former.iter().any(|former| former.seat == row.seat && former.address == letter.recipient);
            is_its && row.address.as_deref() != Some(letter.recipient.as_str())
        };
        if letter.seat.and_then(|seat| row_of(&hot, seat)).is_some_and(is_former) {
            return Ok(None);
        }
        self.about_a_seat(kind, letter, &hot).await
    }

    async fn about_a_seat(&self, kind: LetterKind, letter: &NewLetter, hot: &Hot) -> Result<Option<Draft>, ComposeError> {
        let unreadable = |what: &str| ComposeError::Unreadable(what.to_owned());
        let payload = || letter.payload.as_str();
        let row = letter.seat.and_then(|seat| row_of(hot, seat)).ok_or_else(|| unreadable("no seat"))?.clone();
        // Who held the seat when it was written may hold it no more.
        if kind != LetterKind::Invitation && row.address.as_deref() != Some(letter.recipient.as_str()) {
            return Ok(None);
        }
        match kind {
            LetterKind::Invitation => self.invited(hot, &row, letter).await,
            LetterKind::Started => self.started(hot, &row).map(Some),
            LetterKind::Ended => self.ended(hot, &row).await.map(Some),
            LetterKind::NewRules => {
                let NewRulesPayload { back_to } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.new_rules(hot, &row, back_to).map(Some)
            }
            LetterKind::Proposal => {
                let ProposalPayload { choices } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.proposal(hot, &row, &choices)
            }
            LetterKind::Talk => {
                let payload = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.talk(hot, &row, payload).await
            }
            LetterKind::Promise => {
                let PromisePayload { since } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.promised(hot, &row, since).await
            }
            LetterKind::Turn => {
                let TurnPayload { question, .. } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                // One letter asks, not two.
                if self.replies.is_some() && self.service.has_receipt_to_come(&row).await? {
                    return Ok(None);
                }
                let Some(own) = hot.owed_by(Seat(row.seat)).filter(|asked| asked.id == question) else { return Ok(None) };
                self.turn(hot, &row, own, &letter.id, None).await
            }
            LetterKind::Receipt => {
                let payload: ReceiptPayload = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.receipt(hot, &row, payload, letter).await
            }
            LetterKind::Reminder => {
                let TurnPayload { question, .. } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.reminder(hot, &row, &question)
            }
            LetterKind::Timing => {
                let TimingPayload { what } = serde_json::from_str(payload()).map_err(|e| unreadable(&e.to_string()))?;
                self.timing(hot, &row, what)
            }
            LetterKind::SignIn
            | LetterKind::Stuck
            | LetterKind::SeatTaken
            | LetterKind::Owed
            | LetterKind::Confirm
            | LetterKind::Unreachable
            | LetterKind::Seat => unreachable!("written above"),
        }
    }

    /// In the language of the reader's seat, if they have one: the host may play too.
    async fn stuck(&self, id: CampaignId, to: &str) -> Result<Draft, ComposeError> {
        let (campaign, seats) = self.table(id).await?;
        let language = spoken_by(&seats, to);
        let letter = Stuck { campaign: campaign.name, game: game_name(&campaign.game), url: self.addresses.campaign(id) };
        Ok(Draft { worded: letter.worded(&letters::Words::new(language))?, unsubscribe: None, picture: None, reply: None })
    }

    /// In the language of the host's seat, if they have one.
    async fn seat_taken(&self, id: CampaignId, seat: u8, to: &str) -> Result<Draft, ComposeError> {
        let (campaign, seats) = self.table(id).await?;
        let taken = seats.get(usize::from(seat)).ok_or_else(|| ComposeError::Unreadable("no seat".to_owned()))?;
        let waiting: Vec<&str> = seats.iter().filter(|row| row.state.is_missing()).map(|row| row.name.as_str()).collect();
        let letter = SeatTaken {
            campaign: campaign.name,
            game: game_name(&campaign.game),
            name: taken.name.clone(),
            waiting: waiting.join(", "),
            url: self.addresses.campaign(id),
        };
        Ok(Draft { worded: letter.worded(&letters::Words::new(spoken_by(&seats, to)))?, unsubscribe: None, picture: None, reply: None })
    }

    pub(super) async fn table(&self, id: CampaignId) -> Result<(Campaign, Vec<SeatRow>), ComposeError> {
        let store = &self.service.store;
        let campaign = store.campaign(id).await.map_err(Refused::from)?.ok_or(Refused::NoCampaign)?;
        Ok((campaign, store.seats(id).await.map_err(Refused::from)?))
    }

    /// Whether whoever is invited wants nothing from this host.
    async fn is_unwanted(&self, hot: &Hot, row: &SeatRow) -> Result<bool, ComposeError> {
        let Some(address) = &row.address else { return Ok(false) };
        let host = hot.campaign.host_address.to_lowercase();
        let blocked = self.service.store.is_blocked(&address.to_lowercase(), Some(&host)).await;
        Ok(blocked.map_err(Refused::from)?)
    }

    /// An invitation to a seat, or to come for one that nobody holds.
    async fn invited(&self, hot: &Hot, row: &SeatRow, letter: &NewLetter) -> Result<Option<Draft>, ComposeError> {
        // The seat may have passed to somebody else, of whom this server has not heard: only who holds it now is written to.
        let (_, seats) = self.table(row.campaign).await?;
        let Some(mut row) = seats.into_iter().nth(usize::from(row.seat)) else { return Ok(None) };
        let url = if let Ok(wish) = serde_json::from_str::<WishPayload>(&letter.payload) {
            let link = self.service.store.open_link(row.campaign).await.map_err(Refused::from)?;
            if link != Some(wish.generation) || hot.campaign.status != Status::Lobby {
                return Ok(None);
            }
            (row.name, row.address, row.language) = (wish.name.clone(), Some(letter.recipient.clone()), wish.language.tag().to_owned());
            self.addresses.wish(row.campaign, &letter.recipient, wish)
        } else {
            self.addresses.invitation(&row)
        };
        if row.address.as_deref() != Some(letter.recipient.as_str()) || self.is_unwanted(hot, &row).await? {
            return Ok(None);
        }
        self.invitation(hot, &row, url, &letter.id).await.map(Some)
    }

    async fn invitation(&self, hot: &Hot, row: &SeatRow, url: String, id: &str) -> Result<Draft, ComposeError> {
        let table: Vec<&str> = hot.seats.iter().map(|row| row.name.as_str()).collect();
        let look = hot.first_look();
        let map = look.as_ref().map(|look| with_words(hot, row, |words| text(&look.scene, words, Neighbours::Left)));
        let drawn = match look {
            Some(look) => self.boards.first(hot, look, row.spoken().tag()).await.ok(),
            None => None,
        };
        let picture = drawn.map(|pixels| (format!("board-{id}"), pixels.to_vec()));
        let letter = Invitation {
            campaign: hot.campaign.name.clone(),
            game: game_name(&hot.campaign.game),
            name: row.name.clone(),
            host: host_name(hot),
            commitment: hot.secret.commitment(),
            table: table.join(", "),
            map: map.unwrap_or_default(),
            picture: picture.as_ref().map(|(id, _)| id.clone()).unwrap_or_default(),
            url,
            block: self.addresses.blocking(row.address.as_deref().unwrap_or_default(), hot.campaign.id),
        };
        Ok(Draft { worded: letter.worded(&letters::Words::new(row.spoken()))?, unsubscribe: None, picture, reply: None })
    }

    fn started(&self, hot: &Hot, row: &SeatRow) -> Result<Draft, ComposeError> {
        let offers = hot.game.seat_offers(&hot.campaign.options, &[]).map_err(Refused::from)?;
        // What the rules drew for a seat stands on its sheet.
        let sheets = hot.play.as_deref().map(|play| play.scene(Eyes::Spectator).panels).unwrap_or_default();
        let seats = with_words(hot, row, |words| {
            let plays = |row: &SeatRow| {
                let sheet = sheets.iter().find(|panel| panel.owner == Some(Seat(row.seat))).map(|panel| &panel.title);
                let choice = row.options.as_ref().and_then(|chosen| offers.iter().find(|(value, _)| value == chosen));
                let text = sheet.or_else(|| choice.map(|(_, text)| text));
                text.map_or_else(|| row.name.clone(), |text| format!("{}: {}", row.name, words.say(text)))
            };
            hot.seats.iter().map(plays).collect()
        });
        let unsubscribe = self.addresses.unsubscribing(row);
        let letter = Started {
            campaign: hot.campaign.name.clone(),
            game: game_name(&hot.campaign.game),
            name: row.name.clone(),
            seats,
            standing: standing(hot, row),
            url: self.addresses.table(row, hot.shown_seq()),
            commitment: hot.secret.commitment(),
            reply: if self.replies.is_some() { letters::Words::new(row.spoken()).what_can_be_replied() } else { vec![] },
            unsubscribe: unsubscribe.clone(),
        };
        Ok(Draft {
            worded: letter.worded(&letters::Words::new(row.spoken()))?,
            unsubscribe: Some(unsubscribe),
            picture: None,
            reply: Some(Answerable::nothing(hot, row)),
        })
    }

    async fn ended(&self, hot: &Hot, row: &SeatRow) -> Result<Draft, ComposeError> {
        let (happened, _) = self.happened(hot, row).await?;
        let standings = hot.play.as_ref().and_then(|play| play.standings()).unwrap_or_default();
        let line = |standing: &sternpost_core::Standing| format!("{}. {}: {}", standing.rank, hot.name(standing.seat), standing.score);
        let letter = Ended {
            campaign: hot.campaign.name.clone(),
            game: game_name(&hot.campaign.game),
            name: row.name.clone(),
            standings: standings.iter().map(line).collect(),
            standing: standing(hot, row),
            happened,
            url: self.addresses.table(row, hot.shown_seq()),
            version: hot.shown_seq(),
            head: hot.shown_hash().unwrap_or_default().to_owned(),
        };
        Ok(Draft {
            worded: letter.worded(&letters::Words::new(row.spoken()))?,
            unsubscribe: Some(self.addresses.unsubscribing(row)),
            picture: None,
            reply: None,
        })
    }

    fn new_rules(&self, hot: &Hot, row: &SeatRow, back_to: Option<u64>) -> Result<Draft, ComposeError> {
        let unsubscribe = self.addresses.unsubscribing(row);
        let letter = NewRules {
            campaign: hot.campaign.name.clone(),
            game: game_name(&hot.campaign.game),
            name: row.name.clone(),
            back_to: back_to.map(|entry| entry.to_string()),
            url: self.addresses.table(row, hot.shown_seq()),
            version: hot.shown_seq(),
            head: hot.shown_hash().unwrap_or_default().to_owned(),
            unsubscribe: unsubscribe.clone(),
        };
        Ok(Draft { worded: letter.worded(&letters::Words::new(row.spoken()))?, unsubscribe: Some(unsubscribe), picture: None, reply: None })
    }

    /// The latest lines the seat has not seen, and whether there are others before them.
    async fn happened(&self, hot: &Hot, row: &SeatRow) -> Result<(Vec<String>, bool), ComposeError> {
        let part = Part { after: row.seen, before: None, most: LINES };
        let told = self.service.part_of_chronicle(hot, Eyes::Seat(Seat(row.seat)), part).await?;
        Ok((with_words(hot, row, |words| told.lines.iter().map(|line| words.say(&line.text)).collect()), told.older.is_some()))
    }

    /// What was said to a seat that it has not read, a line each: of some, and how many more there are. `is_told` says what of it belongs
    /// into the letter.
    async fn said(&self, hot: &Hot, row: &SeatRow, is_told: impl Fn(&SaidAs) -> bool) -> Result<(Vec<String>, usize), ComposeError> {
        let mut unread = self.service.unread(hot, Seat(row.seat)).await?;
        unread.retain(is_told);
        let more = unread.len().saturating_sub(SAID);
        let words = letters::Words::new(row.spoken());
        let line = |said: &SaidAs| {
            let what = &said.what;
            let name = format!(
                "{} {}",
                seat_character(Seat(what.seat)),
                hot.name_then(what.seat, what.holders.get(&what.seat).map(String::as_str))
            );
            let hears = |other: &&SeatRow| other.seat != what.seat && what.audience >> other.seat & 1 == 1;
            let to: Vec<&str> = hot.seats.iter().filter(hears).map(|other| other.name.as_str()).collect();
            let short: String = what.said.split_whitespace().collect::<Vec<_>>().join(" ");
            let short = if short.chars().count() > SAID_LETTERS {
                format!("{}…", short.chars().take(SAID_LETTERS).collect::<String>())
            } else {
                short
            };
            words.said(&name, (what.audience != 0).then(|| to.join(", ")).as_deref(), &short)
        };
        Ok((unread.iter().skip(more).map(line).collect(), more))
    }

    /// What was said at the table, unless it was read meanwhile.
    async fn talk(&self, hot: &Hot, row: &SeatRow, payload: TalkPayload) -> Result<Option<Draft>, ComposeError> {
        let wants = self.service.is_digest_wanted(row, payload).await?;
        let (said, more) = if wants { self.said(hot, row, |said| said.number > payload.after).await? } else { (vec![], 0) };
        if said.is_empty() {
            return Ok(None);
        }
        let unsubscribe = self.addresses.unsubscribing(row);
        let letter = Talk {
            campaign: hot.campaign.name.clone(),
            game: game_name(&hot.campaign.game),
            name: row.name.clone(),
            said,
            more,
            url: self.addresses.talk(row, hot.shown_seq()),
            version: hot.shown_seq(),
            head: hot.shown_hash().unwrap_or_default().to_owned(),
            unsubscribe: unsubscribe.clone(),
        };
        Ok(Some(Draft {
            worded: letter.worded(&letters::Words::new(row.spoken()))?,
            unsubscribe: Some(unsubscribe),
            picture: None,
            reply: None,
        }))
    }

    /// What waits for a seat of what was promised.
    async fn promises(&self, hot: &Hot, row: &SeatRow, since: Option<DateTime<Utc>>) -> Result<MailedPromises, ComposeError> {
        let news = self.service.promise_news(hot, Seat(row.seat), since).await?;
        if news.is_empty() {
            return Ok(MailedPromises::default());
        }
        let url = self.addresses.promises(row, hot.shown_seq());
        let own = letters::Words::new(row.spoken());
        Ok(with_words(hot, row, |words| promised::mailed(hot, row.seat, &news, &own, words, url)))
    }

    /// What was promised, unless everything was seen to meanwhile.
    async fn promised(&self, hot: &Hot, row: &SeatRow, since: DateTime<Utc>) -> Result<Option<Draft>, ComposeError> {
        let wants = row.wants_mail && self.service.talk_marks(hot, Seat(row.seat)).await?.digest != Digest::Off;
        let promises = if wants { self.promises(hot, row, Some(since)).await? } else { MailedPromises::default() };
        if promises.is_empty() {
            return Ok(None);
        }
        let unsubscribe = self.addresses.unsubscribing(row);
        let letter = Promise {
            campaign: hot.campaign.name.clone(),
            game: game_name(&hot.campaign.game),
            name: row.name.clone(),
            url: promises.url.clone(),
            promises,
            version: hot.shown_seq(),
            head: hot.shown_hash().unwrap_or_default().to_owned(),
            unsubscribe: unsubscribe.clone(),
        };
        Ok(Some(Draft {
            worded: letter.worded(&letters::Words::new(row.spoken()))?,
            unsubscribe: Some(unsubscribe),
            picture: None,
            reply: None,
        }))
    }

    pub(super) async fn turn(
        &self,
        hot: &Hot,
        row: &SeatRow,
        own: Asked,
        id: &str,
        receipt: Option<MailedReceipt>,
    ) -> Result<Option<Draft>, ComposeError> {
        let Some(play) = hot.play.as_deref().filter(|_| hot.campaign.status == Status::Running && row.wants_mail) else { return Ok(None) };
        let (happened, earlier) = self.happened(hot, row).await?;
        // What is older was in an earlier letter, as what has happened was.
        let (said, _) = self.said(hot, row, |said| said.what.seq >= row.seen).await?;
        let promises = self.promises(hot, row, None).await?;
        let others = hot.waiting_for(Eyes::Seat(Seat(row.seat))).into_iter().filter(|seat| seat.0 != row.seat);
        let others: Vec<String> = others.map(|seat| hot.name(seat)).collect();
        let scene = play.scene(Eyes::Seat(Seat(row.seat)));
        let before = self.service.last_seen(hot, row).await.map(Before::looked);
        let changed = before.as_ref().map(|before| before.changes(play, Eyes::Seat(Seat(row.seat)))).unwrap_or_default();
        let picture = format!("board-{id}");
        let unsubscribe = self.addresses.unsubscribing(row);
        let letter = with_words(hot, row, |words| {
            let (choices, more) = self.mailed_choices(hot, row, &own, words);
            let own_words = letters::Words::new(row.spoken());
            let orders = ordered::news(hot, row, &own_words, words);
            let reply = if self.replies.is_some() { own_words.how_to_reply(&own.shape, choices.len()) } else { vec![] };
            Turn {
                campaign: hot.campaign.name.clone(),
                game: game_name(&hot.campaign.game),
                name: row.name.clone(),
                happened,
                earlier,
                talk: if said.is_empty() { String::new() } else { self.addresses.talk(row, hot.shown_seq()) },
                said,
                promises,
                orders_url: if orders.is_empty() && play.kinds(Seat(row.seat)).is_empty() {
                    String::new()
                } else {
                    self.addresses.orders(row, hot.shown_seq())
                },
                orders,
                due: due(hot, row),
                receipt,
                prompt: words.say(&own.prompt),
                rule: own.rule.clone(),
                how: how(row, &own, words),
                choices,
                more,
                default: words.answer(&own, &own.default),
                reply,
                remarks: own.remarks.iter().map(|remark| words.say(remark)).collect(),
                barred: own.barred.iter().take(BARRED).map(|closed| barred(row, closed, words)).collect(),
                url: self.addresses.answer(row, Some(&own.id), hot.shown_seq(), None),
                others: others.join(", "),
                standing: standing(hot, row),
                board: told_changes(&scene, words, &changed, ChangedSince::Look) + &text(&scene, words, Neighbours::Left),
                picture: picture.clone(),
                version: hot.shown_seq(),
                head: hot.shown_hash().unwrap_or_default().to_owned(),
                unsubscribe: unsubscribe.clone(),
            }
        });
        let at = (hot.shown_seq(), Eyes::Seat(Seat(row.seat)));
        let seen = Seen { before: before.as_ref(), looked: None };
        let drawn = self.boards.seen(hot, play, at, seen, row.spoken().tag(), Kind::Letter).await;
        // Without its picture the mail says everything in words too.
        let picture = drawn.ok().map(|pixels| (picture, pixels.to_vec()));
        let reply = Some(Answerable::asked(hot, row, &own));
        Ok(Some(Draft { worded: letter.worded(&letters::Words::new(row.spoken()))?, unsubscribe: Some(unsubscribe), picture, reply }))
    }

    /// What was put to a seat and still is.
    fn proposal(&self, hot: &Hot, row: &SeatRow, choices: &[String]) -> Result<Option<Draft>, ComposeError> {
        let Some(own) = hot.anytime_of(Seat(row.seat)).filter(|_| row.wants_mail) else { return Ok(None) };
        let open: Vec<&Offered> = own.offers.iter().filter(|offer| choices.contains(&offer.id)).collect();
        let Some(from) = open.iter().find_map(|offer| offer.reply_to) else { return Ok(None) };
        let unsubscribe = self.addresses.unsubscribing(row);
        let letter = with_words(hot, row, |words| Proposal {
            campaign: hot.campaign.name.clone(),
            game: game_name(&hot.campaign.game),
            name: row.name.clone(),
            from: hot.name(from),
            choices: self.proposed(hot, row, &own, &open, words),
            reply: if self.replies.is_some() { letters::Words::new(row.spoken()).how_to_reply_to_proposal() } else { vec![] },
            url: self.addresses.table(row, hot.shown_seq()),
            version: hot.shown_seq(),
            head: hot.shown_hash().unwrap_or_default().to_owned(),
            unsubscribe: unsubscribe.clone(),
        });
        let reply = Some(Answerable::of(hot, row, &own.id, open.iter().map(|offer| offer.id.clone()).collect()));
        Ok(Some(Draft { worded: letter.worded(&letters::Words::new(row.spoken()))?, unsubscribe: Some(unsubscribe), picture: None, reply }))
    }

    /// The choices of a question in a letter, and how many more there are. Where a reply is possible each has its letter, and those that are
    /// not in full are named at least.
    pub(super) fn mailed_choices(&self, hot: &Hot, row: &SeatRow, asked: &Asked, words: &Words<'_>) -> (Vec<MailedChoice>, usize) {
        let most = if self.replies.is_some() { REPLIED } else { CHOICES };
        let choice = |(at, offer): (usize, &Offered)| {
            let mark = if self.replies.is_some() { mark_of(at) } else { String::new() };
            if at < CHOICES {
                return MailedChoice { mark, ..self.mailed_choice(hot, row, asked, offer, words) };
            }
            let hint = offer.hint.as_ref().map(|hint| words.say(hint));
            MailedChoice { mark, label: words.label(&offer.label), hint, url: None }
        };
        (asked.offers.iter().enumerate().take(most).map(choice).collect(), asked.offers.len().saturating_sub(most))
    }

    /// What answers a proposal.
    fn proposed(&self, hot: &Hot, row: &SeatRow, asked: &Asked, open: &[&Offered], words: &Words<'_>) -> Vec<MailedChoice> {
        let mark = |at: usize| if self.replies.is_some() { mark_of(at) } else { String::new() };
        let choice = |(at, offer): (usize, &&Offered)| MailedChoice { mark: mark(at), ..self.mailed_choice(hot, row, asked, offer, words) };
        open.iter().enumerate().map(choice).collect()
    }

    fn mailed_choice(&self, hot: &Hot, row: &SeatRow, asked: &Asked, offer: &Offered, words: &Words<'_>) -> MailedChoice {
        // Of a split or an order one part is no beginning: its link opens the question.
        let can_be_filled = matches!(asked.shape, Shape::OneOf | Shape::SomeOf { .. });
        let most = offer.cap.filter(|_| matches!(asked.shape, Shape::Split { total, .. } if total > 1));
        let most = most.map(|cap| letters::Words::new(row.spoken()).at_most(i64::from(cap)));
        MailedChoice {
            mark: String::new(),
            label: words.label(&offer.label),
            hint: said(offer, words).into_iter().chain(most).reduce(|hint, most| format!("{hint}; {most}")),
            url: Some(self.addresses.answer(row, Some(&asked.id), hot.shown_seq(), can_be_filled.then_some(offer.id.as_str()))),
        }
    }
}

/// What a choice costs or causes and what it does.
fn said(offer: &Offered, words: &Words<'_>) -> Option<String> {
    let detail: Vec<String> = words.detail(offer).iter().map(|text| words.say(text)).collect();
    let detail = (!detail.is_empty()).then(|| detail.join(" "));
    offer.hint.as_ref().map(|hint| words.say(hint)).into_iter().chain(detail).reduce(|hint, detail| format!("{hint} · {detail}"))
}

/// How everybody stands, as the seat sees it; nothing before the start.
fn standing(hot: &Hot, row: &SeatRow) -> MailedStanding {
    let Some(play) = hot.play.as_deref() else { return MailedStanding::default() };
    let eyes = Eyes::Seat(Seat(row.seat));
    let names: Vec<String> = hot.seats.iter().map(|row| row.name.clone()).collect();
    let waited_for = hot.waiting_for(eyes);
    with_words(hot, row, |words| MailedStanding::of(&play.tally(eyes), words, &Table { names: &names, waited_for: &waited_for, eyes }))
}

/// How many there are to pick or to name, and what limits them together.
fn how(row: &SeatRow, asked: &Asked, words: &Words<'_>) -> Vec<String> {
    let own = letters::Words::new(row.spoken());
    own.how(&asked.shape).into_iter().chain(asked.meters.iter().map(|meter| own.meter(&words.say(&meter.label), meter))).collect()
}

/// Why something is not on offer, in a line.
fn barred(row: &SeatRow, closed: &Closed, words: &Words<'_>) -> String {
    letters::Words::new(row.spoken()).barred(&words.say(&closed.label), &words.say(&closed.why), &closed.rule)
}

pub(super) fn with_words<T>(hot: &Hot, row: &SeatRow, write: impl FnOnce(&Words<'_>) -> T) -> T {
    let names = |seat: Seat| hot.name(seat);
    let game = hot.campaign.game.as_str();
    write(&Words::new(&row.language, hot.catalogue(&row.language), &names).looking_up(game, &row.language, book_of(game)))
}
