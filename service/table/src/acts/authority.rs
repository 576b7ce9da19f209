//! Authorization: who somebody is at a table, and in which capacity the terms of an act let them do it.

use super::By;
use super::terms::{Role, Terms};
use crate::{Refused, Snapshot};
use sternpost_core::Seat;
use sternpost_log::Actor;
use sternpost_model::reason::Reason;
use sternpost_store::SeatRow;

/// The capacity in which an act is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// As the host.
    Host,
    /// As the arbiter.
    Arbiter,
    /// For this seat.
    Seat(Seat),
}

impl Whom {
    /// Whether it is done as the host.
    #[must_use]
    pub fn is_host(self) -> bool {
        self == Self::Host
    }

    /// The seat it is done for.
    ///
    /// # Errors
    /// [`Refused::NotAllowed`] if it is done for none.
    pub(crate) fn as_seat(self) -> Result<Seat, Refused> {
        match self {
            Self::Seat(seat) => Ok(seat),
            Self::Host | Self::Arbiter => Err(Refused::NotAllowed(Reason::HoldsNoSeat)),
        }
    }

    /// The same, as the log says it.
    #[must_use]
    pub fn actor(self) -> Actor {
        match self {
            Self::Host => Actor::Host,
            Self::Arbiter => Actor::Arbiter,
            Self::Seat(seat) => Actor::Seat(seat),
        }
    }
}

/// The capacities somebody has at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) is_signed_in: bool,
    pub(super) is_host: bool,
    pub(super) is_arbiter: bool,
    /// Whether they rule on what is disputed now.
    pub(super) is_ruling: bool,
    pub(super) seat: Option<u8>,
    /// Whether people hold it.
    pub(super) has_voice: bool,
    /// Whether the seat is theirs by a letter only.
    pub(super) by_letter: bool,
}

impl Standing {
    pub(super) fn of(snapshot: &Snapshot, by: &By) -> Self {
        let address = by.address.as_ref();
        let is_arbiter = snapshot.arbiter().is_some_and(|arbiter| address == Some(&arbiter.address));
        let row = by.seat.and_then(|seat| snapshot.seats.get(usize::from(seat.0)));
        Self {
            is_signed_in: address.is_some(),
            is_host: address == Some(&snapshot.campaign.host_address),
            is_arbiter,
            is_ruling: is_arbiter && snapshot.has_open_dispute(),
            seat: by.seat.map(|seat| seat.0),
            has_voice: row.is_some_and(SeatRow::is_held),
            by_letter: by.by_letter,
        }
    }

    /// Whether they may know how many seats there are.
    pub(super) fn is_of_the_table(self) -> bool {
        self.is_host || self.is_arbiter || self.seat.is_some()
    }

    /// The capacity in which they do an act on these terms, about this seat if it is about one.
    pub(super) fn admitted(self, terms: &Terms, about: Option<u8>) -> Result<Whom, Refused> {
        let roles = || terms.roles.iter().filter_map(|role| self.as_a(*role, about));
        let is_by_letter = |whom: &Whom| self.by_letter && matches!(whom, Whom::Seat(_));
        if let Some(whom) = roles().find(|whom| !terms.needs_account || !is_by_letter(whom)) {
            return Ok(whom);
        }
        let is_unknown = !self.is_signed_in && self.seat.is_none();
        if is_unknown || roles().next().is_some() {
            return Err(Refused::NotSignedIn);
        }
        let stranger = terms.strangers.as_ref().filter(|_| !self.is_of_the_table());
        Err(Refused::NotAllowed(stranger.unwrap_or(&terms.others).clone()))
    }

    fn as_a(self, role: Role, about: Option<u8>) -> Option<Whom> {
        let seat = self.seat.map(|seat| Whom::Seat(Seat(seat)));
        match role {
            Role::Host => self.is_host.then_some(Whom::Host),
            Role::Arbiter => self.is_arbiter.then_some(Whom::Arbiter),
            Role::Holder => seat.filter(|_| about == self.seat),
            Role::Player => seat,
            Role::Voice => seat.filter(|_| self.has_voice),
            Role::HostApart => (self.is_host && (self.seat.is_none() || self.by_letter)).then_some(Whom::Host),
            Role::Ruler => (self.is_ruling && self.seat.is_none()).then_some(Whom::Arbiter),
        }
    }
}
