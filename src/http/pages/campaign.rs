//! A campaign as its seats and spectators see it, now or as it stood; and the list of one's campaigns.

use super::{Board, Line, Link, Page, Panel, SeatLine};
use askama::Template;
use serde::Serialize;

/// A moment of the past that is being looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moment {
    /// The entry after which the position stood so.
    pub seq: u64,
    /// When that was, in the reader's time zone.
    pub when: String,
    /// The entry before.
    pub earlier: Option<String>,
    /// The entry after.
    pub later: Option<String>,
    /// The campaign as it is now.
    pub now: String,
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
    /// The moment looked at; none for now.
    pub moment: Option<Moment>,
    /// Who sits there.
    pub seats: Vec<SeatLine>,
    /// The board.
    pub board: Board,
    /// The tables beside the board.
    pub panels: Vec<Panel>,
    /// The chronicle, latest first.
    pub chronicle: Vec<Line>,
    /// Where the older lines are.
    pub older: Option<String>,
    /// Other things to do: export, standing orders, a dispute.
    pub more: Vec<Link>,
}

/// One of the reader's campaigns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CampaignRow {
    /// Its name, leading to it.
    pub link: Link,
    /// The game's name.
    pub game: String,
    /// How it stands.
    pub state: String,
    /// Where the reader's question is answered, if one is owed.
    pub answer: Option<Link>,
}

/// The reader's campaigns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/campaigns.html")]
pub struct CampaignsPage {
    /// The frame.
    pub page: Page,
    /// The campaigns, those that wait for the reader first.
    pub rows: Vec<CampaignRow>,
    /// Where to begin a new one.
    pub create: String,
}
