//! Waivers by a reply: below a letter that asks in a window, a seat lets such windows pass, in the open, or stops doing so.

use super::{Reply, Stopped};
use crate::play::waivers::waivable;
use crate::time::pace_acts::TimeWish;
use crate::{Act, Refused, Service, Snapshot};
use std::sync::Arc;
use sternpost_core::{Kind, Seat};
use sternpost_model::letter::{Understood, WhyNot};
use sternpost_model::pace::Until;
use sternpost_orders::Unsound;

/// A statement in a reply about waivers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaiveWish {
    /// Such windows as the letter asks in pass; none: to the end of the round, or of the seat's turn where there are no rounds.
    Pass(Option<Until>),
    /// All of the seat's waivers end.
    Off,
}

impl Service {
    pub(super) async fn waive_by_reply(
        self: &Arc<Self>,
        snapshot: &Snapshot,
        reply: &Reply,
        wish: WaiveWish,
    ) -> Result<Understood, Stopped> {
        match wish {
            WaiveWish::Pass(until) => self.let_pass_by_reply(snapshot, reply, until).await,
            WaiveWish::Off => Ok(self.waive_no_more_by_reply(snapshot, reply).await?),
        }
    }

    async fn let_pass_by_reply(self: &Arc<Self>, snapshot: &Snapshot, reply: &Reply, until: Option<Until>) -> Result<Understood, Stopped> {
        let (seat, key) = (Seat(reply.key.seat), &reply.key);
        if key.question.is_empty() {
            return Err(WhyNot::NoQuestion.into());
        }
        let done = |kind: &Kind, until: Until| Understood::Waived { windows: kind.words.clone(), until };
        let play = snapshot.play()?;
        if !play.open().iter().any(|(asked, question)| *asked == seat && *question == key.question) {
            // An attempt at this very reply may have closed the window: its word was lost in a crash.
            if reply.is_again
                && let Some(own) = snapshot.waivers().into_iter().find(|order| order.seat == seat.0)
            {
                return Ok(done(&own.order.given.kind, crate::play::waivers::until_of(&own.order.given.lasts)));
            }
            return Err(Refused::Stale { version: snapshot.seq }.into());
        }
        let at_hand = play.kinds(seat).into_iter().next().filter(|_| play.lets_pass(seat).is_some());
        let Some(kind) = at_hand.filter(|kind| waivable(snapshot, seat).iter().any(|known| known.id == kind.id)) else {
            return Ok(Understood::NotWaivable);
        };
        let untils = until.map_or_else(|| vec![Until::Round, Until::Turn], |until| vec![until]);
        for until in untils {
            let wish = TimeWish::Waive { windows: kind.id.clone(), until };
            match self.act_by_reply(reply, Act::Time(wish)).await {
                Ok(_) => return Ok(done(&kind, until)),
                // There are no rounds: the next that is usual.
                Err(Refused::Order(Unsound::Round)) => {}
                Err(Refused::Order(_)) => return Ok(Understood::NotWaivable),
                Err(Refused::WrongState(_)) => return Ok(Understood::NotWaivedNow),
                Err(refused) => return Err(refused.into()),
            }
        }
        Ok(Understood::NotWaivable)
    }

    async fn waive_no_more_by_reply(self: &Arc<Self>, snapshot: &Snapshot, reply: &Reply) -> Result<Understood, Refused> {
        let seat = Seat(reply.key.seat);
        let own: Vec<String> =
            snapshot.waivers().into_iter().filter(|order| order.seat == seat.0).map(|order| order.order.given.kind.id.clone()).collect();
        if own.is_empty() && !reply.is_again {
            return Ok(Understood::NothingWaived);
        }
        for windows in own {
            match self.act_by_reply(reply, Act::Time(TimeWish::TakeWaiverBack { windows })).await {
                // It has ended by itself meanwhile.
                Ok(_) | Err(Refused::NoOrder) => {}
                Err(refused) => return Err(refused),
            }
        }
        Ok(Understood::WaivedNoMore)
    }
}
