//! Rate limits on acts: how often an act may be done, by the terms it is done on.

use super::terms::Counted;
use super::{Admitted, Whom};
use crate::seats::people::row_of;
use crate::{Refused, Service};
use sternpost_limits::HOST;
use sternpost_log::Cause;

/// The speaker for whom a message is counted: a host who says much takes nothing from what a seat may say.
pub(super) fn said_by(whom: Whom) -> u8 {
    match whom {
        Whom::Host | Whom::Arbiter => HOST,
        Whom::Seat(seat) => seat.0,
    }
}

impl Service {
    /// Counts an act.
    ///
    /// # Errors
    /// If there was too much of it.
    pub(super) fn count(&self, admitted: &Admitted, counted: Vec<Counted>) -> Result<(), Refused> {
        // A letter that is answered was counted as it came in.
        if admitted.by.cause == Cause::Reply {
            return Ok(());
        }
        for one in counted {
            let to = match one {
                Counted::Said => {
                    self.limits.say(admitted.id(), said_by(admitted.whom))?;
                    continue;
                }
                Counted::TakenBack => {
                    self.limits.take_back(admitted.id(), said_by(admitted.whom))?;
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
