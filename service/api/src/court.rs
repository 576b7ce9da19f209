//! API types and operations of what a table does about its own past: disputes, motions, rewinds.

use crate::operation::{Operation, get, post};
use crate::parameters::CampaignName;
use crate::problem::Failure;
use crate::rewinds::RewindReport;
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;
use sternpost_core::Seat;
use sternpost_log::court::Outcome;
use sternpost_log::schemas::{Entry, Moment};
use sternpost_log::{Actor, CampaignId, Draws, Motion, Ruling};
use sternpost_table::court::CourtWish;

/// The table's acts about its past: disputes, motions and rewinds, each in their order.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Court {
    /// Disputes.
    pub disputes: Vec<Dispute>,
    /// What was put to the vote.
    pub motions: Vec<Proposal>,
    /// When the campaign went back.
    pub rewinds: Vec<Rewound>,
    /// Up to when no time runs for what is disputed: the share of the seat that disputes it. Null: nothing is, or the seat has had its share.
    #[schemars(with = "Option<Moment>")]
    pub clocks_stand_until: Option<DateTime<Utc>>,
    /// For how many more disputes and appeals of the caller's seat clocks stand still; null: they hold none.
    pub stops_left: Option<usize>,
    /// The roles in which the caller can act.
    pub you: ActsAs,
}

/// The roles in which the caller can act.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ActsAs {
    /// As the holder of this seat.
    pub seat: Option<Seat>,
    /// As a host who plays no seat.
    pub hosts: bool,
    /// As the arbiter.
    pub rules: bool,
}

/// A dispute.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Dispute {
    /// The id of the dispute: the entry that has opened it.
    pub dispute: u64,
    /// The seat that has opened it.
    pub seat: Seat,
    /// The moment at which it was opened.
    #[schemars(with = "Moment")]
    pub at: DateTime<Utc>,
    /// The entry of the log that is disputed.
    pub entry: u64,
    /// The reason that was given.
    pub why: String,
    /// What was said to it.
    pub statements: Vec<Statement>,
    /// How it was decided, and decided anew after an appeal.
    pub verdicts: Vec<DisputeVerdict>,
    /// That the table is to look at the ruling once more.
    pub appeal: Option<Statement>,
    /// Until when that can be wanted.
    #[schemars(with = "Option<Moment>")]
    pub appeal_until: Option<DateTime<Utc>>,
    /// Whether its seat lets it rest.
    pub withdrawn: bool,
    /// Whether it waits to be decided.
    pub open: bool,
}

/// Something that was said to a dispute.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Statement {
    /// The entry in which it was said.
    pub entry: u64,
    /// The seat that has said it; null: the arbiter.
    pub seat: Option<Seat>,
    /// The moment at which it was said.
    #[schemars(with = "Moment")]
    pub at: DateTime<Utc>,
    /// What was said.
    pub text: String,
}

/// A decision of a dispute.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DisputeVerdict {
    /// The entry in which it was.
    pub entry: u64,
    /// The moment at which it was decided.
    #[schemars(with = "Moment")]
    pub at: DateTime<Utc>,
    /// The one who decided it.
    pub by: Actor,
    /// What becomes of the entry.
    pub ruling: Ruling,
    /// The reason that was given.
    pub why: String,
    /// The second campaign.
    #[schemars(with = "Option<CampaignName>")]
    pub fork: Option<CampaignId>,
}

/// Something that was put to the vote.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Proposal {
    /// The id of the motion: the entry that has proposed it.
    pub motion: u64,
    /// The seat that has proposed it; null: the host.
    pub seat: Option<Seat>,
    /// The moment at which it was proposed.
    #[schemars(with = "Moment")]
    pub at: DateTime<Utc>,
    /// What is voted on.
    pub says: Motion,
    /// The reason that was given.
    pub why: String,
    /// The seats that vote.
    pub voters: BTreeSet<Seat>,
    /// The votes that were cast.
    pub votes: Vec<CastVote>,
    /// How many have to agree.
    #[schemars(range(min = 1))]
    pub needed: usize,
    /// Until when one can vote.
    #[schemars(with = "Moment")]
    pub until: DateTime<Utc>,
    /// What has become of it; null: it is voted on.
    pub outcome: Option<Outcome>,
}

/// A vote.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct CastVote {
    /// The seat.
    pub seat: Seat,
    /// Whether it agrees.
    pub yes: bool,
}

/// A rewind of the campaign.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Rewound {
    /// The entry that has led back.
    pub entry: u64,
    /// The entry that it led back to.
    pub to: u64,
    /// The moment at which the campaign went back.
    #[schemars(with = "Moment")]
    pub at: DateTime<Utc>,
    /// Who has led back.
    pub by: Actor,
    /// The reason that was given.
    pub why: String,
    /// What chance gives from there on.
    pub draws: Draws,
    /// The motion's decision or the ruling that has ordered it.
    pub ordered_by: Option<u64>,
}

/// The result of an act about the past.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct CourtDone {
    /// The last entry it has led to.
    pub entry: u64,
}

/// Examples of requests.
const EXAMPLES_ACT_ON_COURT: &[(&str, &str)] = &[
    ("dispute", r#"{"act": "dispute", "entry": 120, "why": "The fleet supply was exceeded (LRR 37.2)."}"#),
    ("propose", r#"{"act": "propose", "motion": {"is": "rewind", "to": 119, "draws": "again"}, "why": "We forgot the agenda."}"#),
    ("vote", r#"{"act": "vote", "motion": 121, "yes": true}"#),
    ("rule", r#"{"act": "rule", "dispute": 121, "ruling": {"is": "rewound", "to": 119}, "why": "LRR 37.2."}"#),
];

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        get("/campaigns/{id}/court", "court", "Disputes, motions and rewinds, each in their order. All of it is public.")
            .for_onlookers()
            .answers::<Court>(200, "What the table does about its past."),
        post(
            "/campaigns/{id}/court",
            "act-on-court",
            "The caller's seat disputes an entry, says something to a dispute, lets it rest, appeals, puts something to the \
             vote, votes; a host who plays no seat goes back at once; the arbiter rules.",
        )
        .once()
        .takes::<CourtWish>()
        .for_example(EXAMPLES_ACT_ON_COURT)
        .answers::<CourtDone>(200, "It is done, with all that follows from it at once.")
        .can_fail(&[Failure::Conflict]),
        get(
            "/campaigns/{id}/rewinds/{seq}",
            "rewind-report",
            "What a move back has meant for the caller's seat: answers undone, links dead, what is asked again, what it knows \
             and should not.",
        )
        .part::<Entry>("seq", "The entry that has led back.")
        .in_language()
        .answers::<RewindReport>(200, "The report.")
        .can_fail(&[Failure::Forbidden]),
    ]
}
