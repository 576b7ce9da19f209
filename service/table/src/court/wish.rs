//! The wishes people have about a table's past, and the act of the docket that each comes to.

use super::{Refused, Service, Snapshot, fork};
use crate::Whom;
use crate::talk::said::LONGEST_SAID;
use chrono::TimeDelta;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};
use sternpost_core::Seat;
use sternpost_game::hex;
use sternpost_log::court::{Outcome, Unfit};
use sternpost_log::{CampaignId, CourtAct, Draws, Motion, Ruling, schemas};
use sternpost_model::free_text::tidied;
use sternpost_model::reason::Reason;
use sternpost_store::Idempotency;

/// Hours in which a motion can be voted on.
pub const HOURS_TO_VOTE: i64 = 72;

/// An act somebody wants to do about the table's past: forms and replies are read into it, and programs send it as it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "act", deny_unknown_fields)]
#[schemars(rename = "CourtAct")]
pub enum CourtWish {
    /// A seat disputes an entry.
    Dispute {
        /// The entry.
        #[schemars(with = "schemas::Entry")]
        entry: u64,
        /// Why, for everybody to read.
        #[schemars(length(min = 1, max = LONGEST_SAID))]
        why: String,
    },
    /// A seat or the arbiter says something to a dispute.
    State {
        /// The dispute, by the entry that has opened it.
        #[schemars(with = "schemas::Entry")]
        dispute: u64,
        /// What it says, for everybody to read.
        #[schemars(length(min = 1, max = LONGEST_SAID))]
        text: String,
    },
    /// The seat that has opened a dispute lets it rest.
    Withdraw {
        /// The dispute, by the entry that has opened it.
        #[schemars(with = "schemas::Entry")]
        dispute: u64,
    },
    /// The arbiter rules.
    Rule {
        /// The dispute, by the entry that has opened it.
        #[schemars(with = "schemas::Entry")]
        dispute: u64,
        /// The ruling.
        ruling: Ruling,
        /// Why, for everybody to read.
        #[schemars(length(min = 1, max = LONGEST_SAID))]
        why: String,
        /// Of a correction: what is changed, as a JSON Patch (RFC 6902).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schemars(with = "Option<Vec<Map<String, Value>>>")]
        patch: Option<Value>,
    },
    /// A seat wants the table to look at a ruling once more.
    Appeal {
        /// The dispute, by the entry that has opened it.
        #[schemars(with = "schemas::Entry")]
        dispute: u64,
        /// Why, for everybody to read.
        #[schemars(length(min = 1, max = LONGEST_SAID))]
        why: String,
    },
    /// A seat, or a host who has none, puts something to the vote.
    Propose {
        /// The motion that is proposed.
        motion: Motion,
        /// Why, for everybody to read.
        #[schemars(length(min = 1, max = LONGEST_SAID))]
        why: String,
    },
    /// A seat votes.
    Vote {
        /// The motion, by the entry that has proposed it.
        #[schemars(with = "schemas::Entry")]
        motion: u64,
        /// Whether it agrees.
        yes: bool,
    },
    /// The proposer of a motion thinks better of it.
    Drop {
        /// The motion, by the entry that has proposed it.
        #[schemars(with = "schemas::Entry")]
        motion: u64,
    },
    /// A host who plays no seat goes back to an earlier entry.
    Rewind {
        /// The entry that the campaign goes on from.
        #[schemars(with = "schemas::Entry")]
        to: u64,
        /// What chance gives from there on.
        #[serde(default)]
        draws: Draws,
        /// Why, for everybody to read.
        #[schemars(length(min = 1, max = LONGEST_SAID))]
        why: String,
    },
}

/// The key under which a program asks for something, and a digest of what that is.
pub(super) struct CourtKey {
    pub(super) key: String,
    pub(super) payload: String,
}

impl CourtKey {
    pub(super) fn of(key: String, wish: &CourtWish) -> Self {
        Self { key, payload: hex(&Sha256::digest(serde_json::to_string(wish).expect("a wish is plain data"))) }
    }

    pub(super) fn stored(&self, campaign: CampaignId, by: Whom, seq: u64) -> Idempotency {
        let (key, payload) = (self.key.clone(), self.payload.clone());
        Idempotency { campaign, actor: asker(by), key, payload, result: seq.to_string() }
    }
}

/// The person who asks, in the keys of submissions.
pub(super) fn asker(by: Whom) -> String {
    match by {
        Whom::Seat(seat) => format!("court-seat-{seat}"),
        Whom::Host => "court-host".to_owned(),
        Whom::Arbiter => "court-arbiter".to_owned(),
    }
}

impl Service {
    /// The act a wish comes to; none of a rewind, which is one of its own kind.
    pub(super) fn act_of(&self, snapshot: &Snapshot, by: Whom, wish: &CourtWish) -> Result<Option<CourtAct>, Refused> {
        let seat = || voice(snapshot, by);
        Ok(Some(match wish {
            CourtWish::Dispute { entry, why } => disputed(snapshot, seat()?, *entry, why)?,
            CourtWish::State { dispute, text } => {
                let seat = if by == Whom::Arbiter { None } else { Some(seat()?) };
                CourtAct::Stated { dispute: *dispute, seat, text: tidied(text) }
            }
            CourtWish::Withdraw { dispute } => CourtAct::Withdrawn { dispute: *dispute, seat: seat()? },
            CourtWish::Rule { .. } if by != Whom::Arbiter => return Err(Refused::WrongState(Reason::ArbiterRules)),
            CourtWish::Rule { dispute, ruling, why, patch } => {
                let fork = fork::named(ruling, self.clock.now());
                let (ruling, why, patch) = (ruling.clone(), tidied(why), patch.clone());
                CourtAct::Ruled { dispute: *dispute, ruling, why, patch, motion: None, fork }
            }
            CourtWish::Appeal { dispute, why } => CourtAct::Appealed { dispute: *dispute, seat: seat()?, why: tidied(why) },
            CourtWish::Propose { motion, why } => {
                let (seat, until) = (proposer(snapshot, by)?, self.clock.now() + TimeDelta::hours(HOURS_TO_VOTE));
                CourtAct::Proposed { seat, motion: motion.clone(), why: tidied(why), voters: snapshot.voices(), until }
            }
            CourtWish::Vote { motion, yes } => CourtAct::Voted { motion: *motion, seat: seat()?, yes: *yes },
            CourtWish::Drop { motion } => dropped(snapshot, by, *motion)?,
            CourtWish::Rewind { .. } if by != Whom::Host || snapshot.host_plays() => {
                return Err(Refused::WrongState(Reason::PlayersVoteOnRewind));
            }
            CourtWish::Rewind { .. } if snapshot.court.open_dispute().is_some() => return Err(Unfit::DisputeOpen.into()),
            CourtWish::Rewind { .. } => return Ok(None),
        }))
    }
}

/// The seat for which something is done, if it has a voice.
fn voice(snapshot: &Snapshot, by: Whom) -> Result<Seat, Refused> {
    match by {
        Whom::Seat(seat) if snapshot.voices().contains(&seat) => Ok(seat),
        Whom::Seat(_) | Whom::Host | Whom::Arbiter => Err(Unfit::NoVoice.into()),
    }
}

/// The seat that proposes something; none: a host who plays no seat does.
fn proposer(snapshot: &Snapshot, by: Whom) -> Result<Option<Seat>, Refused> {
    if by == Whom::Host && !snapshot.host_plays() { Ok(None) } else { voice(snapshot, by).map(Some) }
}

fn disputed(snapshot: &Snapshot, seat: Seat, entry: u64, why: &str) -> Result<CourtAct, Refused> {
    // Also where the log is older than this rule.
    if snapshot.court.has_disputed(seat, entry) {
        return Err(Unfit::DisputedBefore.into());
    }
    Ok(CourtAct::Disputed { seat, entry, why: tidied(why) })
}

fn dropped(snapshot: &Snapshot, by: Whom, motion: u64) -> Result<CourtAct, Refused> {
    let proposed = snapshot.court.motion(motion).ok_or(Unfit::NoMotion)?;
    let is_its = match by {
        Whom::Seat(seat) => proposed.seat == Some(seat),
        Whom::Host => proposed.seat.is_none(),
        Whom::Arbiter => false,
    };
    if !is_its {
        return Err(Refused::WrongState(Reason::ProposerLetsDrop));
    }
    Ok(CourtAct::Decided { motion, outcome: Outcome::Withdrawn })
}
