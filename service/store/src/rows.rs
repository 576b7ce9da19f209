//! The rows of the tables, as plain data.

use super::StoreError;
use super::seating::Heir;
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sternpost_core::{Answer, Text};
use sternpost_log::{CampaignId, Given};
use sternpost_model::language::Language;
use sternpost_model::letter::{Letter, LetterKind};
use sternpost_model::pace::Watch;
use sternpost_model::policy::Policies;
use sternpost_players::Strength;

/// The stage of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are being taken.
    Lobby,
    /// It is played.
    Running,
    /// It is over.
    Ended,
    /// A rule panicked or the log does not fold: an operator is needed.
    Stuck,
}

/// A campaign.
#[derive(Clone, Debug, PartialEq)]
pub struct Campaign {
    /// Its name in links and tables.
    pub id: CampaignId,
    /// The game's id.
    pub game: String,
    /// The name its host gave it.
    pub name: String,
    /// How far the campaign has come.
    pub status: Status,
    /// The host's address.
    pub host_address: String,
    /// The host's options.
    pub options: Value,
    /// The number of seats.
    pub seats: u8,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// How its table plays.
    pub table: Policies,
}

/// How far the taking of a seat has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatState {
    /// Its holder was invited.
    Invited,
    /// Its holder is in.
    Taken,
    /// A bot plays it.
    Bot,
    /// Nobody holds it, and nobody was invited: whoever has the campaign's open link may ask for it.
    Open,
}

impl SeatState {
    /// Whether somebody has yet to come before the campaign can begin.
    #[must_use]
    pub fn is_missing(self) -> bool {
        match self {
            Self::Invited | Self::Open => true,
            Self::Taken | Self::Bot => false,
        }
    }
}

/// A new holder of a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Holder {
    /// The name shown.
    pub name: String,
    /// Where mail goes; none for a bot, and for nobody.
    pub address: Option<String>,
    /// The language of mails and pages.
    pub language: Language,
    /// How far the seat is.
    pub state: SeatState,
    /// How well a bot plays.
    pub strength: Option<Strength>,
}

/// A seat of a campaign and who holds it.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatRow {
    /// The campaign.
    pub campaign: CampaignId,
    /// The seat, by its number.
    pub seat: u8,
    /// The name shown.
    pub name: String,
    /// Where mail goes; none for a bot.
    pub address: Option<String>,
    /// The language of mails and pages.
    pub language: String,
    /// How far the taking of the seat has come.
    pub state: SeatState,
    /// What the seat chose: its faction.
    pub options: Option<Value>,
    /// Links of older generations are dead.
    pub link_generation: u32,
    /// How far its holder has seen the log.
    pub seen: u64,
    /// Whether mail is wanted.
    pub wants_mail: bool,
    /// How well a bot plays; none for a person. A bot of an older campaign has none either.
    pub strength: Option<Strength>,
    /// Former holders of the seat whose private talk its holder may read besides the own, by a hash of the address.
    pub heir_of: Vec<String>,
}

impl SeatRow {
    /// The language its holder is spoken to in; English if this server does not know the one that is stored.
    #[must_use]
    pub fn spoken(&self) -> Language {
        Language::or_english(&self.language)
    }

    /// Whether a bot sits in for the person who holds it.
    #[must_use]
    pub fn is_sat_in(&self) -> bool {
        self.state == SeatState::Bot && self.address.is_some()
    }

    /// Whether a person holds it, whoever plays it now.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.state == SeatState::Taken || self.is_sat_in()
    }
}

/// A change of one seat: what it does not name stays as it is, whoever changes that at the same time.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatChange {
    /// The campaign.
    pub campaign: CampaignId,
    /// The seat.
    pub seat: u8,
    /// The change itself.
    pub what: SeatUpdate,
}

impl SeatChange {
    /// A seat that comes into being.
    #[must_use]
    pub fn added(row: SeatRow) -> Self {
        Self { campaign: row.campaign, seat: row.seat, what: SeatUpdate::Added(Box::new(row)) }
    }

    /// A change of a seat that is there.
    #[must_use]
    pub fn of(row: &SeatRow, what: SeatUpdate) -> Self {
        Self { campaign: row.campaign, seat: row.seat, what }
    }
}

/// An update of a seat.
#[derive(Clone, Debug, PartialEq)]
pub enum SeatUpdate {
    /// It comes into being.
    Added(Box<SeatRow>),
    /// Its holder is in, with this choice; none leaves it to the start.
    Taken(Option<Value>),
    /// What it plays, dealt at the start.
    Dealt(Value),
    /// Whether mail is wanted.
    WantsMail(bool),
    /// The language of mails and pages.
    Language(Language),
    /// Its links so far are dead: the generation rises by one.
    LinksRevoked,
    /// It passes to somebody, who begins anew; its links so far are dead.
    Passed(Box<Holder>),
    /// It passes to somebody in play, who goes on; its links so far are dead.
    HandedOver(Box<Heir>),
    /// A bot plays it for its holder as well as it says; none: its holder is back.
    SatIn(Option<Strength>),
}

/// A line of the chronicle; the order is that of `seq` and `position`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLine {
    /// The campaign.
    pub campaign: CampaignId,
    /// The entry the line is of.
    pub seq: u64,
    /// The place of the line among those of its entry.
    pub position: u32,
    /// The line and its audience, as JSON.
    pub body: String,
}

/// A position that was stored to load quicker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPosition {
    /// The campaign.
    pub campaign: CampaignId,
    /// The entry it stands at.
    pub seq: u64,
    /// The version of the rules that made it.
    pub revision: u32,
    /// The position, as JSON.
    pub body: String,
}

/// The delivery state of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeliveryState {
    /// It waits, for the first time or again.
    Pending,
    /// The mail server has taken it.
    Sent,
    /// Its question was gone before it went out.
    Withdrawn,
    /// It was given up.
    Dead,
    /// The mail server has taken it, and says that the reader's has not yet.
    Delayed,
    /// The mail server has taken it, and says that the reader's never will.
    Bounced,
}

/// A letter to send.
#[derive(Clone, Debug, PartialEq)]
pub struct NewLetter {
    /// Its name; also the local part of its Message-ID.
    pub id: String,
    /// The campaign it is about; none for a sign-in.
    pub campaign: Option<CampaignId>,
    /// The seat it goes to.
    pub seat: Option<u8>,
    /// Which letter it is, and what it needs to know besides its campaign.
    pub content: Letter,
    /// The address of the recipient.
    pub recipient: String,
    /// Not to be sent before.
    pub not_before: DateTime<Utc>,
}

/// A mark by which one knows whether a campaign has moved on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The last entry of its log; 0 if there is none.
    pub seq: u64,
    /// How far the campaign has come.
    pub status: Status,
    /// The ids of the answers that wait beside its log, in the order of their seats.
    pub sealed: Vec<String>,
}

/// An answer that waits beside the log until all that were asked with it are in.
#[derive(Clone, Debug, PartialEq)]
pub struct Sealed {
    /// Of this write: a replaced answer has another.
    pub id: String,
    /// The campaign.
    pub campaign: CampaignId,
    /// How many steps had been answered when it was asked for.
    pub step: u64,
    /// The answer, whose it is, when and how it came.
    pub given: Given,
    /// What its seat has said at once of what follows if nobody does anything: the next windows, and a turn of its own behind them.
    pub then: Vec<FollowUp>,
}

impl Sealed {
    /// All that was answered, in order.
    #[must_use]
    pub fn answers(&self) -> Vec<Answer> {
        std::iter::once(&self.given.answer).chain(self.then.iter().map(|then| &then.answer)).cloned().collect()
    }
}

/// An answer to what is not asked yet. It is void if anybody does anything before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FollowUp {
    /// The question's id.
    pub question: String,
    /// The question in words.
    pub prompt: Text,
    /// The answer.
    pub answer: Answer,
}

/// A turn that is being put together: nothing of it counts yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// The campaign.
    pub campaign: CampaignId,
    /// The seat whose draft it is.
    pub seat: u8,
    /// The question it begins with.
    pub question: String,
    /// The last entry of the log it was put together on.
    pub version: u64,
    /// The generation of the seat's links then: whoever takes over the seat does not see it.
    pub generation: u32,
    /// The answers so far.
    pub turn: Vec<Answer>,
    /// When an answer was added last.
    pub changed_at: DateTime<Utc>,
}

/// A change to the answers of a campaign that wait beside its log. It is refused if anything else has changed there since it was decided.
#[derive(Clone, Debug, PartialEq)]
pub struct SealedChange {
    /// The campaign.
    pub campaign: CampaignId,
    /// The last entry of the log it was decided on.
    pub head: u64,
    /// The ids of all that waited then.
    pub known: Vec<String>,
    /// The ids of those that wait no more.
    pub gone: Vec<String>,
    /// One that comes.
    pub put: Vec<Sealed>,
}

/// A campaign's watch as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptWatch {
    /// How often it has changed.
    pub change: u64,
    /// The watch.
    pub watch: Watch,
}

/// A change to the campaign's timer. It is refused if the timer has changed since it was decided.
#[derive(Clone, Debug, PartialEq)]
pub struct WatchChange {
    /// The campaign.
    pub campaign: CampaignId,
    /// How often it had changed then; 0: there was none.
    pub known: u64,
    /// As it is from now on.
    pub watch: Watch,
}

/// How far the holder of a seat has seen the log; less than is known already changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The campaign.
    pub campaign: CampaignId,
    /// The seat.
    pub seat: u8,
    /// The last entry its holder has seen.
    pub seq: u64,
}

/// A new delivery state of a letter.
#[derive(Clone, Debug, PartialEq)]
pub struct Settled {
    /// The letter, by its name.
    pub id: String,
    /// The new delivery state of the letter.
    pub state: DeliveryState,
    /// The time of that change.
    pub at: DateTime<Utc>,
    /// Not to be sent again before; none: as before.
    pub retry_at: Option<DateTime<Utc>>,
    /// The error, if sending failed.
    pub error: Option<String>,
}

impl NewLetter {
    /// The kind of letter it is.
    #[must_use]
    pub fn kind(&self) -> LetterKind {
        self.content.kind()
    }
}

/// A letter with its delivery state.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredLetter {
    /// The letter.
    pub letter: NewLetter,
    /// The delivery state of the letter.
    pub state: DeliveryState,
    /// How often sending was tried.
    pub attempts: u32,
    /// Why it failed last.
    pub last_error: Option<String>,
    /// The time until which it waits because its reader wants it later.
    pub held_until: Option<DateTime<Utc>>,
    /// When it was settled.
    pub settled_at: Option<DateTime<Utc>>,
}

/// Letters that a worker has taken.
#[derive(Debug, Default)]
pub struct ClaimedLetters {
    /// In the order they were written.
    pub letters: Vec<StoredLetter>,
    /// What was taken with them and is no letter this server can read.
    pub unreadable: Vec<UnreadableRow>,
}

/// A row of the outbox that cannot be read.
#[derive(Debug)]
pub struct UnreadableRow {
    /// Its name.
    pub id: String,
    /// How often sending was tried.
    pub attempts: u32,
    /// What is wrong with it.
    pub why: StoreError,
}

/// A value whose serialised form is one word, as that word.
pub(super) fn word<T: Serialize>(value: T) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        other => unreachable!("stored words are plain names: {other:?}"),
    }
}
