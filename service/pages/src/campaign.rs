//! The page of a campaign as its seats and spectators see it, now or as it stood; and the list of a reader's campaigns.

use super::anytime::Anytime;
use super::course::Ending;
use super::court::MomentCourt;
use super::differences::Differences;
use super::layout::{Board, Link, Page, Panel};
use super::letters::DeliveryLine;
use super::look_back::LookBack;
use super::plot::Plot;
use super::since::SinceLine;
use super::standing::Standing;
use super::told::{Time, ToldGroup};
use super::why::Why;
use askama::Template;
use serde::Serialize;
use sternpost_core::Text;
use sternpost_store::{Digest, SeatRow, Status};
use sternpost_table::Snapshot;
use sternpost_table::past::history::History;
use sternpost_words::{PageWords, say};

/// A moment of the past that is being looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moment {
    /// The entry after which the position stood so.
    pub seq: u64,
    /// When that was, if that may be known.
    pub time: Option<Time>,
    /// Who acted then; nobody at the start.
    pub who: Option<String>,
    /// What the entry told.
    pub lines: Vec<SinceLine>,
    /// What the entry changed of what the reader sees; none where nothing can be compared.
    pub changed: Option<Differences>,
    /// Why it happened; none where the log has no such entry.
    pub why: Option<Why>,
    /// That it stands on a line that was left behind, and where that is told.
    pub line: Option<Link>,
    /// The move of the head that left it, for the form that leads along that line.
    pub line_by: Option<u64>,
    /// What can be looked at from here: the position beside others, the reader's letters, what might have been.
    pub ways: Vec<Link>,
    /// The first position there is.
    pub first: Option<String>,
    /// The entry before.
    pub earlier: Option<String>,
    /// The entry after.
    pub later: Option<String>,
    /// The last entry.
    pub last: Option<String>,
    /// Where a number of an entry is sent, and the least and the largest.
    pub slide: (String, u64, u64),
    /// The campaign as it is now.
    pub now: String,
}

impl Moment {
    /// The moment after an entry among the others of its line, without what it says of itself.
    #[must_use]
    pub fn among(snapshot: &Snapshot, history: &History, seq: u64) -> Self {
        let id = snapshot.campaign.id;
        let at = |seq: u64| format!("/c/{id}/at/{seq}");
        let (before, after) = history.around(seq);
        let (first, last) = (history.steps.first().map_or(seq, |step| step.seq), history.steps.last().map_or(seq, |step| step.seq));
        let step = history.at(seq);
        let who: Vec<String> = step.iter().flat_map(|step| &step.seats).map(|seat| snapshot.name(*seat)).collect();
        Self {
            seq,
            time: step.map(|step| Time::of(step.at)),
            who: Some(who.join(", ")).filter(|who| !who.is_empty()),
            lines: vec![],
            changed: None,
            why: None,
            line: None,
            line_by: None,
            ways: vec![],
            first: (seq > first).then(|| at(first)),
            earlier: before.map(|step| at(step.seq)),
            later: after.map(|step| at(step.seq)),
            last: (seq < last).then(|| at(last)),
            slide: (format!("/c/{id}/at"), first, last),
            now: format!("/c/{id}"),
        }
    }
}

/// A campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/campaign.html")]
pub struct CampaignPage {
    /// The frame.
    pub page: Page,
    /// Its name.
    pub name: String,
    /// The game's name.
    pub game: String,
    /// How it stands: "round 3, waiting for Ada", "over: Chen has won".
    pub state: String,
    /// Where the reader's question is answered, if one is owed.
    pub answer: Option<Link>,
    /// What the reader can do although nobody waits for it.
    pub anytime: Option<Anytime>,
    /// The moment looked at; none for now.
    pub moment: Option<Moment>,
    /// What can be done from there about the table's past.
    pub court: Option<MomentCourt>,
    /// How everybody stands.
    pub standing: Standing,
    /// The board.
    pub board: Board,
    /// The tables beside the board.
    pub panels: Vec<Panel>,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// What it was, once it has ended.
    pub look_back: Option<LookBack>,
    /// Points by round, once it has ended.
    pub plot: Option<Plot>,
    /// The latest of the chronicle, the newest first.
    pub told: Vec<ToldGroup>,
    /// Where the whole of it is, and where what came before these.
    pub chronicle: (String, Option<String>),
    /// Other things to do: export, standing orders, a dispute.
    pub more: Vec<Link>,
    /// What the reader can settle.
    pub desk: Option<Desk>,
}

/// A reader's settings for a seat: whether it wants mail, and revoking its links.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Desk {
    /// The reader's words.
    pub page_words: PageWords,
    /// Where the reader's mail is turned on and off, and whether it is on; none without a seat.
    pub mail: Option<(String, bool)>,
    /// What is wrong with the letters of the reader's seat, if anything is.
    pub delivery: Option<DeliveryLine>,
    /// How far those of the others come, for the host.
    pub hosted: Vec<DeliveryLine>,
    /// Where the reader settles everything about their letters; none for who was let in by a letter.
    pub letters: Option<String>,
    /// How often letters tell what is said at the table, and where that is chosen; none without a seat.
    pub digest: Option<Link>,
    /// Where links are revoked.
    pub revoke: String,
    /// The seats whose links the reader may revoke.
    pub seats: Vec<(u8, String)>,
    /// The one that is chosen at first.
    pub chosen: u8,
}

impl Desk {
    /// A reader's settings; none for those who only look on. A reader let in by a letter only settles its mail: revoking links needs a sign-in.
    #[must_use]
    pub fn of(
        snapshot: &Snapshot,
        page_words: PageWords,
        reader: Option<&str>,
        by_pass: Option<&SeatRow>,
        digest: Option<Digest>,
    ) -> Option<Self> {
        let own = by_pass.or_else(|| snapshot.seats_of(reader?).next());
        let is_host = reader.is_some_and(|reader| snapshot.campaign.host_address == reader);
        let id = snapshot.campaign.id;
        let may_revoke = |row: &&SeatRow| is_host || by_pass.is_none() && own.is_some_and(|own| own.seat == row.seat);
        let people = snapshot.seats.iter().filter(|row| row.address.is_some()).filter(may_revoke);
        let seats: Vec<(u8, String)> = people.map(|row| (row.seat, row.name.clone())).collect();
        if own.is_none() && seats.is_empty() || snapshot.campaign.status == Status::Ended {
            return None;
        }
        Some(Self {
            page_words,
            mail: own.map(|own| (format!("/c/{id}/mail"), own.wants_mail)),
            delivery: None,
            hosted: vec![],
            letters: None,
            digest: digest.map(|digest| {
                let words = match digest {
                    Digest::Off => page_words.t(say::TALK_DIGEST_IS_OFF),
                    Digest::Daily => page_words.t(say::TALK_DIGEST_IS_DAILY),
                    Digest::Weekly => page_words.t(say::TALK_DIGEST_IS_WEEKLY),
                };
                Link::new(format!("/c/{id}/talk#settings"), words)
            }),
            revoke: format!("/c/{id}/revoke-links"),
            chosen: own.map(|own| own.seat).or_else(|| seats.first().map(|(seat, _)| *seat)).unwrap_or_default(),
            seats,
        })
    }
}

impl Desk {
    /// Whether something is wrong with letters.
    #[must_use]
    pub fn is_trouble(&self) -> bool {
        self.delivery.iter().chain(&self.hosted).any(|line| line.is_trouble)
    }

    /// A message in the reader's words.
    #[must_use]
    pub fn t(&self, said: impl Into<Text>) -> String {
        self.page_words.t(said)
    }
}

/// One of the reader's campaigns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CampaignRow {
    /// Its name, leading to it.
    pub link: Link,
    /// The game's name.
    pub game: String,
    /// How it stands: round and phase, or who has not taken a seat yet.
    pub state: String,
    /// A small picture of its board, if it has one.
    pub board: Option<String>,
    /// Whom it waits for, the reader first; nothing if that is nobody.
    pub waits: Option<String>,
    /// The time since when it waits.
    pub since: Option<Time>,
    /// Until when, in words.
    pub due: Option<String>,
    /// The reader's question, leading to where it is answered.
    pub answer: Option<Link>,
}

/// Campaigns that are equally far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CampaignGroup {
    /// How far they are.
    pub heading: String,
    /// They, those that wait for the reader first.
    pub rows: Vec<CampaignRow>,
}

/// The reader's campaigns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/campaigns.html")]
pub struct CampaignsPage {
    /// The frame.
    pub page: Page,
    /// The campaigns by how far they are; no group is empty.
    pub groups: Vec<CampaignGroup>,
    /// Where to begin a new one.
    pub create: String,
    /// The reader's calendar, if it was made.
    pub calendar: Option<String>,
}
