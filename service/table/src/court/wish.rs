//! What somebody wants to do about a table's past, as whom, and the act of the docket that it comes to.

use super::{Refused, Service, fork};
use crate::snapshots::Locked;
use crate::talk::said::LONGEST_SAID;
use chrono::TimeDelta;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sternpost_core::Seat;
use sternpost_log::court::Unfit;
use sternpost_log::{Actor, CampaignId, CourtAct, Draws, Motion, Ruling, schemas};
use sternpost_model::free_text::tidied;
use sternpost_model::reason::Reason;
use sternpost_store::Idempotency;

/// Hours in which a motion can be voted on.
pub const HOURS_TO_VOTE: i64 = 72;

/// What somebody wants to do about the table's past: what forms and replies come to, and what programs send as it is.
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
        /// To which, by the entry that has opened it.
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
        /// What.
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
        /// What.
        motion: Motion,
        /// Why, for everybody to read.
        #[schemars(length(min = 1, max = LONGEST_SAID))]
        why: String,
    },
    /// A seat votes.
    Vote {
        /// On which motion, by the entry that has proposed it.
        #[schemars(with = "schemas::Entry")]
        motion: u64,
        /// Whether it agrees.
        yes: bool,
    },
    /// Who has proposed a motion thinks better of it.
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

/// Who wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourtWisher {
    /// For this seat.
    Seat(Seat),
    /// As the host.
    Host,
    /// As the arbiter.
    Arbiter,
}

/// The key under which a program asks for something, and a digest of what that is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourtKey {
    /// The key.
    pub key: String,
    /// The digest.
    pub payload: String,
}

impl CourtKey {
    pub(super) fn stored(&self, campaign: CampaignId, by: CourtWisher, seq: u64) -> Idempotency {
        let Self { key, payload } = self.clone();
        Idempotency { campaign, actor: by.key(), key, payload, result: seq.to_string() }
    }
}

impl CourtWisher {
    /// Who asks, in the keys of submissions.
    pub(super) fn key(self) -> String {
        match self {
            Self::Seat(seat) => format!("court-seat-{seat}"),
            Self::Host => "court-host".to_owned(),
            Self::Arbiter => "court-arbiter".to_owned(),
        }
    }

    pub(super) fn actor(self) -> Actor {
        match self {
            Self::Seat(seat) => Actor::Seat(seat),
            Self::Host => Actor::Host,
            Self::Arbiter => Actor::Arbiter,
        }
    }
}

impl Service {
    /// The act a wish comes to; none of a rewind, which is one of its own kind.
    pub(super) fn act_of(&self, snapshot: &Locked, by: CourtWisher, wish: &CourtWish) -> Result<Option<CourtAct>, Refused> {
        let wrong = Refused::WrongState;
        let seat = || match by {
            CourtWisher::Seat(seat) if snapshot.voices().contains(&seat) => Ok(seat),
            CourtWisher::Seat(_) | CourtWisher::Host | CourtWisher::Arbiter => Err(Refused::from(Unfit::NoVoice)),
        };

        Ok(Some(match wish {
            CourtWish::Dispute { entry, why } => {
                let seat = seat()?;
                // Also where the log is older than this rule.
                if snapshot.court.has_disputed(seat, *entry) {
                    return Err(Unfit::DisputedBefore.into());
                }
                CourtAct::Disputed { seat, entry: *entry, why: tidied(why) }
            }
            CourtWish::State { dispute, text } => {
                let seat = if by == CourtWisher::Arbiter { None } else { Some(seat()?) };
                CourtAct::Stated { dispute: *dispute, seat, text: tidied(text) }
            }
            CourtWish::Withdraw { dispute } => CourtAct::Withdrawn { dispute: *dispute, seat: seat()? },
            CourtWish::Rule { dispute, ruling, why, patch } => {
                if by != CourtWisher::Arbiter {
                    return Err(wrong(Reason::ArbiterRules));
                }
                CourtAct::Ruled {
                    dispute: *dispute,
                    ruling: ruling.clone(),
                    why: tidied(why),
                    patch: patch.clone(),
                    motion: None,
                    fork: fork::named(ruling, self.clock.now()),
                }
            }
            CourtWish::Appeal { dispute, why } => CourtAct::Appealed { dispute: *dispute, seat: seat()?, why: tidied(why) },
            CourtWish::Propose { motion, why } => {
                let seat = match by {
                    CourtWisher::Seat(_) => Some(seat()?),
                    CourtWisher::Host if !snapshot.host_plays() => None,
                    CourtWisher::Host | CourtWisher::Arbiter => return Err(Unfit::NoVoice.into()),
                };
                let until = self.clock.now() + TimeDelta::hours(HOURS_TO_VOTE);
                CourtAct::Proposed { seat, motion: motion.clone(), why: tidied(why), voters: snapshot.voices(), until }
            }
            CourtWish::Vote { motion, yes } => CourtAct::Voted { motion: *motion, seat: seat()?, yes: *yes },
            CourtWish::Drop { motion } => {
                let proposed = snapshot.court.motion(*motion).ok_or(Unfit::NoMotion)?;
                let is_its = match by {
                    CourtWisher::Seat(seat) => proposed.seat == Some(seat),
                    CourtWisher::Host => proposed.seat.is_none(),
                    CourtWisher::Arbiter => false,
                };
                if !is_its {
                    return Err(wrong(Reason::ProposerLetsDrop));
                }
                CourtAct::Decided { motion: *motion, outcome: sternpost_log::court::Outcome::Withdrawn }
            }
            CourtWish::Rewind { .. } => {
                if by != CourtWisher::Host || snapshot.host_plays() {
                    return Err(wrong(Reason::PlayersVoteOnRewind));
                }
                if snapshot.court.open_dispute().is_some() {
                    return Err(Unfit::DisputeOpen.into());
                }
                return Ok(None);
            }
        }))
    }
}
