//! API types and operations of campaigns: creating them, their state, their course.

use crate::operation::{Header, Operation, get, post};
use crate::parameters::CampaignName;
use crate::problem::Failure;
use crate::tally::Tally;
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};
use sternpost_core as core;
use sternpost_core::Seat;
use sternpost_log::CampaignId;
use sternpost_log::pace::Until;
use sternpost_log::schemas::Moment;
use sternpost_model::language::Language;
use sternpost_model::policy::Policies;
use sternpost_store as store;
use sternpost_table::seats::create::NewCampaign;

/// The name of a campaign that was created.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Created {
    /// The campaign.
    #[schemars(with = "CampaignName")]
    pub id: CampaignId,
}

/// A campaign: summary, the caller's view, how everybody stands, who is waited for.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Campaign {
    /// Its name.
    #[schemars(with = "CampaignName")]
    pub id: CampaignId,
    /// The game's id.
    pub game: String,
    /// Its name for people.
    pub name: String,
    /// How far it is.
    pub status: store::Status,
    /// The game's options.
    #[schemars(with = "Map<String, Value>")]
    pub options: Value,
    /// How the table plays.
    pub table: Policies,
    /// When it was created.
    #[schemars(with = "Moment")]
    pub created_at: DateTime<Utc>,
    /// Its seats, clockwise.
    pub seats: Vec<SeatOfCampaign>,
    /// The last entry of the log.
    pub version: u64,
    /// Its hash.
    pub head: String,
    /// For whom the view is made.
    pub eyes: core::Eyes,
    /// Who owes an answer.
    pub waiting_for: Vec<Seat>,
    /// Until when who is asked can answer; null: no time runs.
    #[schemars(with = "Option<Moment>")]
    pub due: Option<DateTime<Utc>>,
    /// Which windows seats let pass, as they have said in the open.
    pub waivers: Vec<Waiver>,
    /// The position as these eyes see it, in the game's own words; null before the start.
    pub view: Option<Value>,
    /// How everybody stands; null before the start.
    pub tally: Option<Tally>,
    /// The ranking; null: it is not over.
    pub standings: Option<Vec<core::Standing>>,
}

/// A seat of a campaign.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SeatOfCampaign {
    /// The seat.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// Its name at the table.
    pub name: String,
    /// How far it is.
    pub state: store::SeatState,
    /// What it chose in the lobby; null: nothing.
    pub options: Option<Value>,
    /// The language of its letters and pages: for its holder and the host.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// Whether it is written to: for its holder and the host.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wants_mail: Option<bool>,
}

/// Windows that a seat lets pass.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Waiver {
    /// The seat.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// The kind of windows.
    pub windows: String,
    /// The kind in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// The end of the waiver.
    pub until: Until,
}

/// Points by round, and who took how long.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Course {
    /// The last entry it is made of.
    pub version: u64,
    /// The rounds, or whatever the game tells apart first.
    pub rounds: Vec<RoundOfCourse>,
    /// The main score of each seat now; null: it has none.
    pub scores: Vec<Option<u32>>,
    /// The score that wins, if there is one.
    pub most: Option<u32>,
    /// The entries that count and have moved the position.
    pub moves: usize,
    /// Since when whoever is asked now is waited for.
    #[schemars(with = "Option<Moment>")]
    pub waiting_since: Option<DateTime<Utc>>,
    /// How long each seat took.
    pub seats: Vec<SeatOfCourse>,
}

/// A round.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct RoundOfCourse {
    /// What the game calls it.
    pub label: String,
    /// The main score of each seat when it began; null: it has none.
    pub scores: Vec<Option<u32>>,
}

/// The time a seat took.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SeatOfCourse {
    /// The seat.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// How many answers it has given.
    pub answers: usize,
    /// The median of the seconds it alone was waited for.
    pub usual_wait_s: Option<i64>,
    /// The longest that it alone was waited for, in seconds.
    pub longest_wait_s: Option<i64>,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        post("/campaigns", "create", "Creates a campaign and invites its players.")
            .once()
            .takes::<NewCampaign>()
            .answers::<Created>(200, "It had been created before, by the same call with the same key.")
            .answers::<Created>(201, "The campaign is there.")
            .with_header(Header { name: "Location", says: "Where it is.", is_required: true }),
        get(
            "/campaigns/{id}",
            "campaign",
            "Summary, the caller's view, how everybody stands and who is waited for. The version is the ETag too.",
        )
        .for_onlookers()
        .in_language()
        .answers::<Campaign>(200, "The campaign.")
        .tagged("Names this state for these eyes.")
        .by_link()
        .can_fail(&[Failure::Conflict]),
        get("/campaigns/{id}/course", "course", "Points by round and who took how long, as everybody may know it.")
            .for_onlookers()
            .in_language()
            .answers::<Course>(200, "The course of the campaign so far.")
            .by_link()
            .can_fail(&[Failure::Unreadable, Failure::Conflict]),
    ]
}
