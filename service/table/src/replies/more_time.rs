//! More time by a reply: "we need longer" in a window that ends at its time, a vote on what is done where time is over, and otherwise a request to
//! the table, or an agreement to one.

use super::Reply;
use crate::time::pace_acts::TimeWish;
use crate::{Act, Refused, Service, Snapshot};
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_log::{Actor, Body, Cause};
use sternpost_model::letter::{MoreTime, Understood};
use sternpost_model::pace::{TimeAct, Verdict, VoteOn};

/// Hours that are asked for if no number is named.
const USUAL_HOURS: u32 = 24;
/// The most that the table is asked for.
const MOST_ASKED: u32 = 168;

impl Service {
    pub(super) async fn more_time_by_reply(
        self: &Arc<Self>,
        snapshot: &Snapshot,
        reply: &Reply,
        named: Option<u32>,
    ) -> Result<Understood, Refused> {
        self.more_time(snapshot, reply, named).await.map(Understood::MoreTime)
    }

    async fn more_time(self: &Arc<Self>, snapshot: &Snapshot, reply: &Reply, named: Option<u32>) -> Result<MoreTime, Refused> {
        let (id, seat) = (reply.key.campaign, reply.key.seat);
        if let Some(hours) = self.was_given(reply).await? {
            return Ok(MoreTime::Given(hours));
        }
        let Some(watch) = snapshot.watch().filter(|watch| watch.terms.are_timed()) else { return Ok(MoreTime::NoTime) };
        let is_asked = watch.waiting.as_ref().is_some_and(|waiting| waiting.questions.contains_key(&seat));
        if watch.ballot.is_some() {
            return match self.act_by_reply(reply, Act::Time(TimeWish::Say { verdict: Verdict::Extend })).await {
                Ok(_) => Ok(MoreTime::Said),
                Err(Refused::Invalid(_)) => Ok(MoreTime::OthersSay),
                Err(refused) => Err(refused),
            };
        }
        if watch.waiting.is_none() || watch.held.is_some() {
            return Ok(MoreTime::NoTime);
        }
        if snapshot.ends_at_its_time() {
            if !is_asked || watch.excused.contains(&seat) {
                return Ok(MoreTime::NotAsked);
            }
            return match self.act_by_reply(reply, Act::Time(TimeWish::Longer)).await {
                Ok(_) => Ok(MoreTime::Given(u32::try_from(watch.terms.window().num_hours()).unwrap_or(u32::MAX))),
                Err(Refused::Invalid(_)) => Ok(MoreTime::Before),
                Err(refused) => Err(refused),
            };
        }
        let open = watch.vote.as_ref().and_then(|vote| match vote.on {
            VoteOn::Extend(hours) => Some((hours, vote.by)),
            VoteOn::Resume => None,
        });
        let hours = named.or(open.map(|(hours, _)| hours)).unwrap_or(USUAL_HOURS);
        match open {
            Some((others, _)) if others != hours => return Ok(MoreTime::AskedForOthers(others)),
            None if !is_asked => return Ok(MoreTime::NotAsked),
            _ if !(1..=MOST_ASKED).contains(&hours) => return Ok(MoreTime::TooMany),
            Some(_) | None => {}
        }
        self.act_by_reply(reply, Act::Time(TimeWish::AskMore { hours })).await?;
        let after = self.snapshot(id).await?;
        let is_open = after.watch().and_then(|watch| watch.vote.as_ref()).is_some_and(|vote| vote.on == VoteOn::Extend(hours));
        Ok(match open {
            _ if !is_open => MoreTime::Given(hours),
            Some((_, by)) if by != seat => MoreTime::Agreed(hours),
            Some(_) | None => MoreTime::Asked(hours),
        })
    }

    /// The hours that an earlier attempt at this very reply has brought: its word was lost in a crash.
    async fn was_given(&self, reply: &Reply) -> Result<Option<u32>, Refused> {
        if !reply.is_again {
            return Ok(None);
        }
        let entries = self.store.entries(reply.key.campaign, reply.key.version, u32::MAX >> 1).await?;
        let own = entries.iter().filter(|entry| {
            entry.actor == Actor::Seat(Seat(reply.key.seat)) && entry.cause == Cause::Reply && entry.recorded_at >= reply.received_at
        });
        let given = |body: &Body| {
            if let Body::Timed { act: TimeAct::Extended { hours } | TimeAct::Longer { hours, .. } } = body { Some(*hours) } else { None }
        };
        Ok(own.filter_map(|entry| given(&entry.body)).next())
    }
}
