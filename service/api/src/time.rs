//! API types and operations of time at a table.

use crate::campaigns::Waiver;
use crate::operation::{Operation, get, post, put};
use crate::problem::Failure;
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::Seat;
use sternpost_log::pace::Terms;
use sternpost_log::schemas::{Moment, Zone};
use sternpost_model::pace::{Away, Held, Search, Tz, Verdict};
use sternpost_table::time::pace_acts::TimeWish;

/// Time at a table. All of it is public.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Time {
    /// What holds about time.
    pub terms: Terms,
    /// Until when who is asked can answer; null: no time runs.
    #[schemars(with = "Option<Moment>")]
    pub due: Option<DateTime<Utc>>,
    /// Since when they are asked; null: nobody is.
    #[schemars(with = "Option<Moment>")]
    pub asked_at: Option<DateTime<Utc>>,
    /// Who owes an answer.
    pub waiting_for: Vec<Seat>,
    /// Why no time runs.
    pub held: Option<Held>,
    /// What is left on each seat's clock.
    pub stores: Vec<TimeLeft>,
    /// Who is away, or will be.
    pub away: Vec<Away>,
    /// A request about time on which the table votes.
    pub vote: Option<TimeVote>,
    /// Time being over, the table says what is done.
    pub ballot: Option<TimeBallot>,
    /// The seat for which a substitute is sought.
    pub substitute_sought: Option<Search>,
    /// Which seats have said that they need longer for what is asked.
    #[schemars(with = "BTreeSet<Seat>")]
    pub longer: BTreeSet<u8>,
    /// Which windows seats let pass, as they have said in the open.
    pub waivers: Vec<Waiver>,
    /// The kinds of windows that the caller's seat could let pass; empty without a seat.
    pub waivable: Vec<WindowKind>,
    /// What is the caller's seat's.
    pub own: Option<OwnTime>,
}

/// The time left on a seat's clock.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TimeLeft {
    /// The seat.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// So many seconds.
    pub seconds: i64,
}

/// A request about time on which the table votes.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TimeVote {
    /// Which seat asks.
    #[schemars(with = "Seat")]
    pub by: u8,
    /// The seats that agree.
    #[schemars(with = "BTreeSet<Seat>")]
    pub agreed: BTreeSet<u8>,
    /// So many hours more are asked for; null: that time runs again.
    pub extend_hours: Option<u32>,
}

/// The vote on what is done once time is over.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TimeBallot {
    /// Until when it can say so.
    #[schemars(with = "Moment")]
    pub until: DateTime<Utc>,
    /// What each seat has said, by its number.
    #[schemars(with = "BTreeMap<String, Verdict>")]
    pub votes: BTreeMap<u8, Verdict>,
    /// What is done as it stands.
    pub leads: Verdict,
}

/// A kind of windows.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct WindowKind {
    /// Its id.
    pub windows: String,
    /// It in words.
    pub words: String,
}

/// A seat's own settings of time.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct OwnTime {
    /// Its zone.
    #[schemars(with = "Zone")]
    pub zone: Tz,
    /// How many days it may still be away.
    pub absence_days_left: u32,
}

/// A forecast: when the next events are likely, and who holds things up.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Forecast {
    /// The seats.
    pub seats: Vec<SeatForecast>,
    /// How much was waited for several seats together, in percent.
    pub together_percent: u8,
    /// When the campaign ends, likely; null: too little is known.
    pub end: Option<Likely>,
    /// What answers within eight hours would have saved so far.
    pub saved_by_eight_hours: Option<Saved>,
}

/// The forecast for a seat.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SeatForecast {
    /// The seat.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// How many turns it has taken.
    pub turns: usize,
    /// Half of its turns took at most so many seconds.
    pub median_s: Option<i64>,
    /// How much of all that was waited was waited for it.
    pub share_percent: u8,
    /// When its next turn begins, likely; null: too little is known.
    pub next_turn: Option<Likely>,
}

/// Between which moments something happens, likely.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Likely {
    /// Not before this.
    #[schemars(with = "Moment")]
    pub from: DateTime<Utc>,
    /// Not after this.
    #[schemars(with = "Moment")]
    pub to: DateTime<Utc>,
}

/// Time that would have been saved.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Saved {
    /// So many seconds.
    pub seconds: i64,
    /// How much that is of all that was waited.
    pub percent: u8,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        get(
            "/campaigns/{id}/time",
            "time",
            "What holds about time, until when who is asked can answer, who is away, what the table is asked. All of it is \
             public.",
        )
        .answers::<Time>(200, "Time at the table."),
        post(
            "/campaigns/{id}/time",
            "act-on-time",
            "The host pauses, lets time run again or gives more; the caller's seat books an absence, asks the table, agrees, \
             names its zone, needs longer in a window, or lets windows pass.",
        )
        .takes::<TimeWish>()
        .answers_nothing("It is done.")
        .can_fail(&[Failure::Conflict]),
        put(
            "/campaigns/{id}/time",
            "settle-time",
            "The host settles the pace anew: what is asked has all its time from now on, and everybody is written to.",
        )
        .takes::<Terms>()
        .answers_nothing("It holds.")
        .can_fail(&[Failure::Conflict]),
        get(
            "/campaigns/{id}/forecast",
            "forecast",
            "When the next turns and the end are likely, and who holds things up: worked out of the entries everybody may \
             see, for who hosts or plays.",
        )
        .answers::<Forecast>(200, "What is likely.")
        .can_fail(&[Failure::Forbidden, Failure::Conflict]),
    ]
}
