//! How often acts are done: what each is counted as.

use super::{Act, Admitted, Whom};
use crate::seats::lobby::SeatAct;
use crate::seats::people::{normal_address, row_of};
use crate::seats::roles::RoleWish;
use crate::seats::seating::{PoolWish, SeatInPlay};
use crate::{Refused, Service};
use sternpost_limits::HOST;
use sternpost_log::Cause;

/// What an act is counted as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    /// As something that is said at the table for this seat.
    Said(u8),
    /// As a letter to this address.
    Written(String),
    /// As a letter to who has this seat, if anybody has.
    WrittenToHolder(u8),
    /// As a letter to who does it: something is called for them.
    WrittenToOneself,
}

/// The table of what is counted. What tells nobody anything is not.
pub(super) fn counted(act: &Act, whom: Whom) -> Vec<Counted> {
    let own = match whom {
        Whom::Host | Whom::Arbiter => HOST,
        Whom::Seat(seat) => seat.0,
    };
    let written = |email: &str| Counted::Written(normal_address(email));
    match act {
        Act::Promise(_) | Act::Time(_) => vec![Counted::Said(own)],
        Act::OpenLink { .. } => vec![],
        Act::Lobby { seat, wish } => match wish {
            SeatAct::Invite { email, .. } => vec![written(email)],
            SeatAct::Resend {} => vec![Counted::WrittenToHolder(*seat)],
            SeatAct::Open {} | SeatAct::Bot { .. } => vec![],
        },
        Act::Substitutes(PoolWish::Link { .. }) => vec![],
        Act::Substitutes(PoolWish::Invite { email, .. }) => vec![written(email)],
        Act::Seat { seat, wish } => match wish {
            SeatInPlay::Offer { email, .. } => vec![written(email)],
            SeatInPlay::SignOut {} => vec![Counted::WrittenToHolder(*seat)],
            SeatInPlay::Withdraw { .. } | SeatInPlay::Agree { .. } => vec![],
            // For whoever does it: a host who does it often takes nothing from the seat.
            SeatInPlay::Seek {} | SeatInPlay::Stay {} | SeatInPlay::Bot {} | SeatInPlay::Back {} => vec![Counted::Said(own)],
        },
        Act::Role(wish) => match wish {
            RoleWish::Name { email, .. } => vec![written(email), Counted::Said(own)],
            RoleWish::Nobody {} | RoleWish::Agree { .. } | RoleWish::Decline {} | RoleWish::LayDown {} | RoleWish::Watching { .. } => {
                vec![Counted::Said(own)]
            }
            RoleWish::Channel { .. } => vec![Counted::WrittenToOneself],
            RoleWish::NoChannel {} => vec![],
        },
    }
}

impl Service {
    /// Counts an act.
    ///
    /// # Errors
    /// If there was too much of it.
    pub(super) fn count(&self, admitted: &Admitted) -> Result<(), Refused> {
        // A letter that is answered was counted as it came in.
        if admitted.by.cause == Cause::Reply {
            return Ok(());
        }
        for one in counted(&admitted.act, admitted.whom) {
            let to = match one {
                Counted::Said(seat) => {
                    self.limits.say(admitted.id(), seat)?;
                    continue;
                }
                Counted::Written(to) => Some(to),
                Counted::WrittenToHolder(seat) => row_of(&admitted.snapshot, seat).and_then(|row| row.address.clone()),
                Counted::WrittenToOneself => admitted.by.address.clone(),
            };
            if let Some(to) = to {
                self.limits.write_again(admitted.by.address.as_ref().ok_or(Refused::NotSignedIn)?, &to)?;
            }
        }
        Ok(())
    }
}
