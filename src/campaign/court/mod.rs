//! What a table does about its own past: disputes and rulings, motions and votes, rewinds. What may be done when is decided by the docket of the log
//! ([`Court`](crate::log::Court)); here it becomes entries, together with what follows from it, in one commit.
//!
//! While a dispute is open no time runs. Who is asked may still answer, and knows that it may be undone.

mod adopt;
mod correct;
mod fork;
mod news;
mod proceedings;
mod report;
mod rewind;
pub(super) mod told;

use super::standing::Locked;
use super::{Hot, Refused, Service};
use crate::log::court::Unfit;
use crate::log::{Actor, CampaignId, Cause, CourtAct, Draws, Motion, Ruling};
use crate::store::{Idempotency, SeatState, Status};
use chrono::TimeDelta;
pub(super) use news::letters;
pub use news::{CourtPayload, half_time};
use proceedings::Proceedings;
pub use report::{DeadLetter, LearntEntry, RewindReport, SeenRow, UndoneTurn};
use serde_json::Value;
use std::sync::Arc;
use sternpost_core::Seat;
pub(super) use told::of_rewind;

/// Hours in which a motion can be voted on.
pub const HOURS_TO_VOTE: i64 = 72;

/// What somebody wants to do about the table's past.
#[derive(Clone, Debug, PartialEq)]
pub enum CourtWish {
    /// A seat disputes an entry.
    Dispute {
        /// Which.
        entry: u64,
        /// Why.
        why: String,
    },
    /// A seat or the arbiter says something to a dispute.
    State {
        /// To which, by the entry that has opened it.
        dispute: u64,
        /// What.
        text: String,
    },
    /// The seat that has opened a dispute lets it rest.
    Withdraw {
        /// Which.
        dispute: u64,
    },
    /// The arbiter rules.
    Rule {
        /// On which dispute.
        dispute: u64,
        /// What.
        ruling: Ruling,
        /// Why.
        why: String,
        /// Of a correction: what is changed, as a JSON Patch (RFC 6902).
        patch: Option<Value>,
    },
    /// A seat wants the table to look at a ruling once more.
    Appeal {
        /// On which dispute.
        dispute: u64,
        /// Why.
        why: String,
    },
    /// A seat, or a host who has none, puts something to the vote.
    Propose {
        /// What.
        motion: Motion,
        /// Why.
        why: String,
    },
    /// A seat votes.
    Vote {
        /// On which motion, by the entry that has proposed it.
        motion: u64,
        /// Whether it agrees.
        yes: bool,
    },
    /// Who has proposed a motion thinks better of it.
    Drop {
        /// Which.
        motion: u64,
    },
    /// A host who plays no seat goes back to an earlier entry.
    Rewind {
        /// Which.
        to: u64,
        /// What chance gives from there on.
        draws: Draws,
        /// Why.
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
    fn stored(&self, campaign: CampaignId, by: CourtWisher, seq: u64) -> Idempotency {
        let Self { key, payload } = self.clone();
        Idempotency { campaign, actor: by.key(), key, payload, result: seq.to_string() }
    }
}

impl CourtWisher {
    /// Who asks, in the keys of submissions.
    fn key(self) -> String {
        match self {
            Self::Seat(seat) => format!("court-seat-{seat}"),
            Self::Host => "court-host".to_owned(),
            Self::Arbiter => "court-arbiter".to_owned(),
        }
    }

    fn actor(self) -> Actor {
        match self {
            Self::Seat(seat) => Actor::Seat(seat),
            Self::Host => Actor::Host,
            Self::Arbiter => Actor::Arbiter,
        }
    }
}

impl Hot {
    /// Seats that have a voice: those that people play.
    #[must_use]
    pub fn voices(&self) -> Vec<Seat> {
        self.seats.iter().filter(|row| row.state == SeatState::Taken).map(|row| Seat(row.seat)).collect()
    }

    /// Whether the host plays a seat of the campaign: then a rewind is for the table to decide.
    #[must_use]
    pub fn host_plays(&self) -> bool {
        self.seats_of(&self.campaign.host_address).next().is_some()
    }

    /// Whether a dispute waits for a ruling: no time runs.
    #[must_use]
    pub fn has_open_dispute(&self) -> bool {
        self.campaign.status == Status::Running && self.court.open_dispute().is_some()
    }
}

impl Service {
    /// Does something about the table's past, with all that follows from it. Returns the last entry.
    ///
    /// # Errors
    /// [`Refused::WrongState`] and [`Refused::Senseless`] if it cannot be done; nothing has changed then.
    pub async fn court(self: &Arc<Self>, id: CampaignId, by: CourtWisher, wish: CourtWish, cause: Cause) -> Result<u64, Refused> {
        self.court_keyed(id, by, wish, cause, None).await
    }

    /// The same; what is sent again with the same key is done once.
    ///
    /// # Errors
    /// As [`Service::court`], and [`Refused::KeyUsed`] if the key was used for something else.
    pub async fn court_keyed(
        self: &Arc<Self>,
        id: CampaignId,
        by: CourtWisher,
        wish: CourtWish,
        cause: Cause,
        key: Option<CourtKey>,
    ) -> Result<u64, Refused> {
        let service = self.clone();
        super::detached(async move {
            if let Some(key) = &key
                && let Some(first) = service.store.remembered(id, &by.key(), &key.key).await?
            {
                return if first.is_of(&key.payload) { Ok(first.result.parse().unwrap_or_default()) } else { Err(Refused::KeyUsed) };
            }
            let seq = service.on_the_log_as_it_is(id, |hot| service.court_once(hot, by, &wish, cause, key.as_ref())).await?;
            service.after_court(id).await;
            Ok(seq)
        })
        .await
    }

    async fn court_once(
        &self,
        hot: Locked,
        by: CourtWisher,
        wish: &CourtWish,
        cause: Cause,
        key: Option<&CourtKey>,
    ) -> Result<u64, Refused> {
        let id = hot.campaign.id;
        match hot.campaign.status {
            Status::Running => {}
            Status::Lobby => return Err(Refused::WrongState("the campaign has not started".to_owned())),
            Status::Ended => return Err(Refused::WrongState("the campaign is over".to_owned())),
            Status::Stuck => return Err(Refused::Stuck),
        }
        let mut proceedings = Proceedings::new(self, &hot);
        let who = (by.actor(), cause);
        match self.act_of(&hot, by, wish)? {
            Some(act) => proceedings.act(act, who).await?,
            None => {
                let CourtWish::Rewind { to, draws, why } = wish else { unreachable!("everything else is an act") };
                proceedings.rewind(*to, *draws, (why, None), who).await?;
            }
        }
        proceedings.by_itself().await?;
        let (seq, mut commit) = proceedings.commit()?;
        commit.idempotency = key.map(|key| key.stored(id, by, seq));
        self.store_and_forget(hot, commit).await?;
        tracing::info!(campaign.id = %id, seq, "something was done about a campaign's past");
        Ok(seq)
    }

    /// What follows by the clock alone: votes are over, nobody has decided a dispute, a second campaign has to begin.
    pub(super) async fn court_goes_on(&self, hot: Locked) -> Result<(), Refused> {
        self.begin_forks(&hot).await?;
        let mut proceedings = Proceedings::new(self, &hot);
        proceedings.by_itself().await?;
        let (_, commit) = proceedings.commit()?;
        self.store_and_forget(hot, commit).await
    }

    /// Lets the campaign go on from where it stands now.
    async fn after_court(self: &Arc<Self>, id: CampaignId) {
        if let Err(error) = self.pass_over(id).await {
            tracing::warn!(campaign.id = %id, %error, "a campaign could not go on after something was done about its past");
        }
        self.let_bots_play(id);
    }

    /// The act a wish comes to; none of a rewind, which is one of its own kind.
    fn act_of(&self, hot: &Locked, by: CourtWisher, wish: &CourtWish) -> Result<Option<CourtAct>, Refused> {
        let wrong = |why: &str| Refused::WrongState(why.to_owned());
        let seat = || match by {
            CourtWisher::Seat(seat) if hot.voices().contains(&seat) => Ok(seat),
            CourtWisher::Seat(_) | CourtWisher::Host | CourtWisher::Arbiter => Err(Refused::from(Unfit::NoVoice)),
        };
        let trimmed = |text: &str| text.trim().to_owned();
        Ok(Some(match wish {
            CourtWish::Dispute { entry, why } => CourtAct::Disputed { seat: seat()?, entry: *entry, why: trimmed(why) },
            CourtWish::State { dispute, text } => {
                let seat = if by == CourtWisher::Arbiter { None } else { Some(seat()?) };
                CourtAct::Stated { dispute: *dispute, seat, text: trimmed(text) }
            }
            CourtWish::Withdraw { dispute } => CourtAct::Withdrawn { dispute: *dispute, seat: seat()? },
            CourtWish::Rule { dispute, ruling, why, patch } => {
                if by != CourtWisher::Arbiter {
                    return Err(wrong("the arbiter rules, or the table by its vote"));
                }
                CourtAct::Ruled {
                    dispute: *dispute,
                    ruling: ruling.clone(),
                    why: trimmed(why),
                    patch: patch.clone(),
                    motion: None,
                    fork: fork::named(ruling, self.clock.now()),
                }
            }
            CourtWish::Appeal { dispute, why } => CourtAct::Appealed { dispute: *dispute, seat: seat()?, why: trimmed(why) },
            CourtWish::Propose { motion, why } => {
                let seat = match by {
                    CourtWisher::Seat(_) => Some(seat()?),
                    CourtWisher::Host if !hot.host_plays() => None,
                    CourtWisher::Host | CourtWisher::Arbiter => return Err(Unfit::NoVoice.into()),
                };
                let until = self.clock.now() + TimeDelta::hours(HOURS_TO_VOTE);
                CourtAct::Proposed { seat, motion: motion.clone(), why: trimmed(why), voters: hot.voices(), until }
            }
            CourtWish::Vote { motion, yes } => CourtAct::Voted { motion: *motion, seat: seat()?, yes: *yes },
            CourtWish::Drop { motion } => {
                let proposed = hot.court.motion(*motion).ok_or(Unfit::NoMotion)?;
                let is_its = match by {
                    CourtWisher::Seat(seat) => proposed.seat == Some(seat),
                    CourtWisher::Host => proposed.seat.is_none(),
                    CourtWisher::Arbiter => false,
                };
                if !is_its {
                    return Err(wrong("only who has proposed it lets it drop"));
                }
                CourtAct::Decided { motion: *motion, outcome: crate::log::court::Outcome::Withdrawn }
            }
            CourtWish::Rewind { .. } => {
                if by != CourtWisher::Host || hot.host_plays() {
                    return Err(wrong("whoever plays puts a rewind to the vote"));
                }
                if hot.court.open_dispute().is_some() {
                    return Err(Unfit::DisputeOpen.into());
                }
                return Ok(None);
            }
        }))
    }
}
