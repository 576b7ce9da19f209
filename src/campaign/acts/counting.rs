//! How often acts are done: what each is counted as.

use super::{Act, Admitted, Whom};
use crate::campaign::{PoolWish, Refused, SeatAct, SeatInPlay, Service, normal_address};
use crate::limits::HOST;
use crate::log::Cause;

/// What an act is counted as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    /// It tells nobody anything.
    Not,
    /// As something that is said at the table for this seat.
    Said(u8),
    /// As a letter to this address.
    Written(String),
    /// As a letter to who has this seat, if anybody has.
    WrittenToHolder(u8),
}

/// The table of what is counted.
pub(super) fn counted(act: &Act, whom: Whom) -> Counted {
    let own = match whom {
        Whom::Host => HOST,
        Whom::Seat(seat) => seat.0,
    };
    match act {
        Act::Promise(_) => Counted::Said(own),
        Act::OpenLink { .. } => Counted::Not,
        Act::Lobby { seat, wish } => match wish {
            SeatAct::Invite { email, .. } => Counted::Written(normal_address(email)),
            SeatAct::Resend {} => Counted::WrittenToHolder(*seat),
            SeatAct::Open {} | SeatAct::Bot { .. } => Counted::Not,
        },
        Act::Substitutes(PoolWish::Link { .. }) => Counted::Not,
        Act::Substitutes(PoolWish::Invite { email, .. }) => Counted::Written(normal_address(email)),
        Act::Seat { seat, wish } => match wish {
            SeatInPlay::Offer { email, .. } => Counted::Written(normal_address(email)),
            SeatInPlay::SignOut {} => Counted::WrittenToHolder(*seat),
            SeatInPlay::Withdraw { .. } | SeatInPlay::Agree { .. } => Counted::Not,
            SeatInPlay::Seek {} | SeatInPlay::Stay {} | SeatInPlay::Bot {} | SeatInPlay::Back {} => Counted::Said(*seat),
        },
    }
}

impl Service {
    /// Counts an act.
    ///
    /// # Errors
    /// If there was too much of it.
    pub(super) fn count(&self, admitted: &Admitted, act: &Act) -> Result<(), Refused> {
        // A letter that is answered was counted as it came in.
        if admitted.by.cause == Cause::Reply {
            return Ok(());
        }
        let to = match counted(act, admitted.whom) {
            Counted::Not => return Ok(()),
            Counted::Said(seat) => return Ok(self.limits.say(admitted.id(), seat)?),
            Counted::Written(to) => Some(to),
            Counted::WrittenToHolder(seat) => admitted.snapshot.seats.get(usize::from(seat)).and_then(|row| row.address.clone()),
        };
        let Some(to) = to else { return Ok(()) };
        let by = admitted.by.address.as_ref().ok_or(Refused::NotSignedIn)?;
        Ok(self.limits.write_again(by, &to)?)
    }
}
