//! The acts people do at a table, and the one entry point for them. Pages, programs and answered letters parse to an [`Act`] and render its
//! [`Outcome`]; who may do an act, and how often, is settled here and nowhere else.
//!
//! Each group of acts has its enum in the room it belongs to; `terms.rs` is the table of who may do an act and of what it is counted as.

mod authority;
mod counting;
mod terms;
#[cfg(test)]
mod tests;

use super::court::CourtWish;
use super::play::take_back::TakeBackWish;
use super::seats::lobby::SeatAct;
use super::seats::roles::RoleWish;
use super::seats::seating::{PoolWish, SeatInPlay};
use super::talk::promises::PromiseWish;
use super::talk::wishes::TalkWish;
use super::time::pace_acts::TimeWish;
use crate::past::readable::eyes_of;
use crate::{Refused, Service, Snapshot};
use authority::Standing;
pub use authority::Whom;
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_log::{CampaignId, Cause};
use sternpost_orders::written::OrderWish;
use sternpost_store::Channel;

/// An act that somebody does at a table.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "about", content = "wish", deny_unknown_fields)]
pub enum Act {
    /// Something is said, or done about what is said.
    Talk(TalkWish),
    /// A promise is put forward, or something is done about one.
    Promise(PromiseWish),
    /// Something is done about a seat of a lobby.
    Lobby {
        /// The seat.
        #[schemars(with = "Seat")]
        seat: u8,
        /// The act on the seat.
        wish: SeatAct,
    },
    /// There is another link to the open seats of a lobby, or none.
    OpenLink {
        /// Whether there is one.
        open: bool,
    },
    /// Something is done about a seat in play.
    Seat {
        /// The seat.
        #[schemars(with = "Seat")]
        seat: u8,
        /// The act on the seat.
        wish: SeatInPlay,
    },
    /// Something is done about who would take over a seat.
    Substitutes(PoolWish),
    /// Something is done about who may do what.
    Role(RoleWish),
    /// Something is done about time.
    Time(TimeWish),
    /// A seat has its last answer back.
    TakeBack(TakeBackWish),
    /// Something is done about a seat's standing orders.
    Orders(OrderWish),
    /// Something is done about the table's past.
    Court(CourtWish),
}

impl Act {
    /// The seat it is about, if it is about one.
    fn seat(&self) -> Option<u8> {
        match self {
            Self::Lobby { seat, .. } | Self::Seat { seat, .. } => Some(*seat),
            Self::Talk(_)
            | Self::Promise(_)
            | Self::OpenLink { .. }
            | Self::Substitutes(_)
            | Self::Role(_)
            | Self::Time(_)
            | Self::TakeBack(_)
            | Self::Orders(_)
            | Self::Court(_) => None,
        }
    }

    /// Refuses what makes no sense whatever the campaign is like: that counts as nothing.
    fn check(&self) -> Result<(), Refused> {
        match self {
            Self::Lobby { wish, .. } => wish.check(),
            Self::Seat { wish, .. } => wish.check(),
            Self::Substitutes(wish) => wish.check(),
            Self::Role(wish) => wish.check(),
            Self::Talk(_)
            | Self::Promise(_)
            | Self::OpenLink { .. }
            | Self::Time(_)
            | Self::TakeBack(_)
            | Self::Orders(_)
            | Self::Court(_) => Ok(()),
        }
    }
}

/// The author of an act, and the way it came by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct By {
    /// The address of who is signed in; none: nobody is.
    pub address: Option<String>,
    /// The seat that is theirs.
    pub seat: Option<Seat>,
    /// Whether it is theirs by a letter, which may have been passed on, and by no account.
    pub by_letter: bool,
    /// The way, as the log says it.
    pub cause: Cause,
    /// What a program calls it: the same act under the same key is done once, where that matters.
    pub key: Option<String>,
}

impl By {
    /// The person with this address, signed in.
    #[must_use]
    pub fn of(snapshot: &Snapshot, address: &str, cause: Cause) -> Self {
        Self::account(address, eyes_of(snapshot, address).seat(), cause)
    }

    /// Somebody who is signed in.
    #[must_use]
    pub fn account(address: &str, seat: Option<Seat>, cause: Cause) -> Self {
        Self { address: Some(address.to_owned()), seat, by_letter: false, cause, key: None }
    }

    /// A person who has a letter of a seat.
    #[must_use]
    pub fn letter(seat: Seat, cause: Cause) -> Self {
        Self { address: None, seat: Some(seat), by_letter: true, cause, key: None }
    }
}

/// An act that may be done, with as whom: nothing but [`Service::admit`] makes one.
pub struct Admitted {
    /// The campaign, as it was when that was decided.
    pub(crate) snapshot: Arc<Snapshot>,
    /// The person who does it.
    pub(crate) by: By,
    /// The capacity in which they do it.
    pub(crate) whom: Whom,
    /// The act itself.
    act: Act,
}

impl Admitted {
    /// The campaign, as it was when that was decided.
    #[must_use]
    pub fn snapshot(&self) -> &Snapshot {
        &self.snapshot
    }

    pub(crate) fn id(&self) -> CampaignId {
        self.snapshot.campaign.id
    }
}

/// The outcome of an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is done.
    Done,
    /// The names of what was made, or changed: of something said, of a promise, of orders.
    Named(Vec<String>),
    /// The campaign is told of there from now on.
    Channel(Box<Channel>),
    /// The last entry of the log that it came to.
    Entry(u64),
}

impl Outcome {
    /// The names of what was made, or changed.
    #[must_use]
    pub fn names(self) -> Vec<String> {
        match self {
            Self::Named(names) => names,
            Self::Done | Self::Channel(_) | Self::Entry(_) => vec![],
        }
    }

    /// The last entry of the log that it came to, if it came to any.
    #[must_use]
    pub fn entry(&self) -> Option<u64> {
        if let Self::Entry(seq) = self { Some(*seq) } else { None }
    }
}

fn done(result: Result<(), Refused>) -> Result<Outcome, Refused> {
    result.map(|()| Outcome::Done)
}

impl Service {
    /// Does something at a table.
    ///
    /// # Errors
    /// [`Refused::NotSignedIn`] and [`Refused::NotAllowed`] if it is not theirs to do, [`Refused::TooOften`] if there was too much of it, and whatever
    /// the act is refused for. Nothing has changed then.
    pub async fn act(self: &Arc<Self>, id: CampaignId, by: By, act: Act) -> Result<Outcome, Refused> {
        let admitted = self.admit(id, by, act).await?;
        self.carry_out(admitted).await
    }

    /// Does what somebody may do: for whom something lies between the two, as a call to see whether there is anybody at an address.
    ///
    /// # Errors
    /// Whatever the act is refused for.
    pub async fn carry_out(self: &Arc<Self>, admitted: Admitted) -> Result<Outcome, Refused> {
        let id = admitted.id();
        match admitted.act.clone() {
            Act::Talk(wish) => self.about_talk(&admitted, wish).await.map(Outcome::Named),
            Act::Promise(wish) => self.about_promise(&admitted, wish).await,
            Act::Lobby { seat, wish } => done(self.settle_seat(id, seat, wish, admitted.by.key).await),
            Act::OpenLink { open } => done(self.settle_open_link(&admitted, open).await),
            Act::Seat { seat, wish } => done(self.about_seat(&admitted, seat, wish).await),
            Act::Substitutes(wish) => done(self.about_substitutes(&admitted, wish).await),
            Act::Role(wish) => self.about_roles(&admitted, wish).await,
            Act::Time(wish) => done(self.about_time(&admitted, wish).await),
            Act::TakeBack(wish) => self.take_back(&admitted, wish).await.map(Outcome::Entry),
            Act::Orders(wish) => self.about_orders(&admitted, wish).await.map(Outcome::Named),
            Act::Court(wish) => self.about_past(&admitted, wish).await.map(Outcome::Entry),
        }
    }

    /// Checks that somebody may do something and has not done too much of it, and counts it.
    ///
    /// # Errors
    /// As [`Service::act`].
    pub async fn admit(&self, id: CampaignId, by: By, act: Act) -> Result<Admitted, Refused> {
        let snapshot = self.snapshot(id).await?;
        let standing = Standing::of(&snapshot, &by);
        let is_there = act.seat().is_none_or(|seat| snapshot.seats.get(usize::from(seat)).is_some());
        if standing.is_of_the_table() && !is_there {
            return Err(Refused::NoCampaign);
        }
        let terms = terms::terms(&act);
        let whom = standing.admitted(&terms, act.seat())?;
        act.check()?;
        let admitted = Admitted { snapshot, by, whom, act };
        self.count(&admitted, terms.counted)?;
        Ok(admitted)
    }
}
