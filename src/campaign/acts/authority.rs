//! Who may do what: one table. It asks for nothing but who somebody is at the table; what also depends on how the campaign stands is refused where
//! that is decided.

use super::{Act, By};
use crate::campaign::{PoolWish, Reason, Refused, SeatInPlay, Snapshot};
use crate::log::Actor;
use sternpost_core::Seat;

/// What somebody can be at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Who has created the campaign, signed in.
    Host,
    /// Who has the seat that an act is about.
    Holder,
    /// Who has any seat.
    Player,
}

/// As whom an act is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// As the host.
    Host,
    /// For this seat.
    Seat(Seat),
}

impl Whom {
    /// Whether it is done as the host.
    #[must_use]
    pub fn is_host(self) -> bool {
        self == Self::Host
    }

    /// The same, as the log says it.
    #[must_use]
    pub fn actor(self) -> Actor {
        match self {
            Self::Host => Actor::Host,
            Self::Seat(seat) => Actor::Seat(seat),
        }
    }
}

/// Who may do an act.
#[derive(Debug)]
pub(super) struct Allowed {
    /// Who is several of these does it as the first.
    pub(super) roles: &'static [Role],
    /// Whether it takes an account: a letter of a seat may have been passed on.
    pub(super) needs_account: bool,
    /// What everybody else is told.
    pub(super) others: Reason,
}

/// The table of who may do what.
pub(super) fn allowed(act: &Act) -> Allowed {
    use Role::{Holder, Host, Player};
    let by = |roles, others| Allowed { roles, needs_account: false, others };
    let by_account = |roles, others| Allowed { roles, needs_account: true, others };
    match act {
        Act::Promise(_) => by(&[Player], Reason::HoldsNoSeat),
        Act::Lobby { .. } | Act::OpenLink { .. } => by(&[Host], Reason::OnlyHostSeats),
        Act::Substitutes(PoolWish::Link { .. } | PoolWish::Invite { .. }) => by(&[Host], Reason::OnlyHostSeats),
        Act::Seat { wish, .. } => match wish {
            // What gives a seat away is done by who is signed in.
            SeatInPlay::Offer { .. }
            | SeatInPlay::Withdraw { .. }
            | SeatInPlay::Agree { .. }
            | SeatInPlay::Seek {}
            | SeatInPlay::SignOut {} => by_account(&[Holder, Host], Reason::OnlyHolderAndHost),
            SeatInPlay::Stay {} | SeatInPlay::Bot {} => by(&[Holder, Host], Reason::OnlyHolderAndHost),
            SeatInPlay::Back {} => by(&[Holder], Reason::OnlyHolderComesBack),
        },
    }
}

/// What somebody is at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) is_host: bool,
    pub(super) seat: Option<u8>,
    /// Whether the seat is theirs by a letter only.
    pub(super) by_letter: bool,
}

impl Standing {
    pub(super) fn of(snapshot: &Snapshot, by: &By) -> Self {
        let is_host = by.address.as_ref() == Some(&snapshot.campaign.host_address);
        Self { is_host, seat: by.seat.map(|seat| seat.0), by_letter: by.by_letter }
    }

    /// Whether they may know how many seats there are.
    pub(super) fn is_of_the_table(self) -> bool {
        self.is_host || self.seat.is_some()
    }

    /// As whom they do an act.
    pub(super) fn admitted(self, act: &Act) -> Result<Whom, Refused> {
        let allowed = allowed(act);
        let roles = || allowed.roles.iter().filter_map(|role| self.as_a(*role, act.seat()));
        let is_enough = |whom: &Whom| whom.is_host() || !self.by_letter || !allowed.needs_account;
        if let Some(whom) = roles().find(is_enough) {
            return Ok(whom);
        }
        Err(if roles().next().is_some() { Refused::NotSignedIn } else { Refused::NotAllowed(allowed.others) })
    }

    fn as_a(self, role: Role, about: Option<u8>) -> Option<Whom> {
        let seat = self.seat.map(|seat| Whom::Seat(Seat(seat)));
        match role {
            Role::Host => self.is_host.then_some(Whom::Host),
            Role::Holder => seat.filter(|_| about == self.seat),
            Role::Player => seat,
        }
    }
}
