//! Who may do what: one table. It asks for nothing but who somebody is at the table; what also depends on how the campaign stands is refused where
//! that is decided.

use super::{Act, By};
use crate::seats::roles::RoleWish;
use crate::seats::seating::{PoolWish, SeatInPlay};
use crate::time::pace_acts::TimeWish;
use crate::{Refused, Snapshot};
use sternpost_core::Seat;
use sternpost_log::Actor;
use sternpost_model::reason::Reason;

/// What somebody can be at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Who has created the campaign, signed in.
    Host,
    /// Who has the seat that an act is about.
    Holder,
    /// Who has any seat.
    Player,
    /// Who rules the campaign's disputes, signed in.
    Arbiter,
}

/// As whom an act is done.
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
    use Role::{Arbiter, Holder, Host, Player};
    let by = |roles, others| Allowed { roles, needs_account: false, others };
    let by_account = |roles, others| Allowed { roles, needs_account: true, others };
    match act {
        Act::Promise(_) => by(&[Player], Reason::HoldsNoSeat),
        Act::Role(wish) => match wish {
            // Before the start the host names the arbiter, after it whoever holds a seat agrees.
            RoleWish::Name { .. } | RoleWish::Nobody {} | RoleWish::Agree { .. } | RoleWish::Decline {} | RoleWish::LayDown {} => {
                by_account(&[Player, Host, Arbiter], Reason::OnlyTable)
            }
            RoleWish::Watching { .. } => by(&[Host], Reason::OnlyHostWatching),
            RoleWish::Channel { .. } | RoleWish::NoChannel {} => by(&[Host], Reason::OnlyHostChannel),
        },
        Act::Time(wish) => match wish {
            TimeWish::Settle(_) | TimeWish::Pause | TimeWish::Resume | TimeWish::Extend { .. } => by(&[Host], Reason::OnlyHost),
            TimeWish::Away { .. }
            | TimeWish::Return { .. }
            | TimeWish::AskMore { .. }
            | TimeWish::AskResume
            | TimeWish::Say { .. }
            | TimeWish::Waive { .. }
            | TimeWish::TakeWaiverBack { .. }
            | TimeWish::Longer
            | TimeWish::Zone { .. } => by(&[Player], Reason::HoldsNoSeat),
        },
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

/// What who is nobody at the table is told, where that is something else.
fn strangers(act: &Act) -> Option<Reason> {
    match act {
        Act::Role(_) => Some(Reason::OnlyTable),
        Act::Seat { .. } => Some(Reason::OnlyHolderAndHost),
        Act::Promise(_) | Act::Lobby { .. } | Act::OpenLink { .. } | Act::Substitutes(_) | Act::Time(_) => None,
    }
}

/// What somebody is at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) is_signed_in: bool,
    pub(super) is_host: bool,
    pub(super) is_arbiter: bool,
    pub(super) seat: Option<u8>,
    /// Whether the seat is theirs by a letter only.
    pub(super) by_letter: bool,
}

impl Standing {
    pub(super) fn of(snapshot: &Snapshot, by: &By) -> Self {
        let address = by.address.as_ref();
        Self {
            is_signed_in: address.is_some(),
            is_host: address == Some(&snapshot.campaign.host_address),
            is_arbiter: snapshot.arbiter().is_some_and(|arbiter| address == Some(&arbiter.address)),
            seat: by.seat.map(|seat| seat.0),
            by_letter: by.by_letter,
        }
    }

    /// Whether they may know how many seats there are.
    pub(super) fn is_of_the_table(self) -> bool {
        self.is_host || self.is_arbiter || self.seat.is_some()
    }

    /// As whom they do an act.
    pub(super) fn admitted(self, act: &Act) -> Result<Whom, Refused> {
        let allowed = allowed(act);
        let roles = || allowed.roles.iter().filter_map(|role| self.as_a(*role, act.seat()));
        let is_by_letter = |whom: &Whom| self.by_letter && matches!(whom, Whom::Seat(_));
        if let Some(whom) = roles().find(|whom| !allowed.needs_account || !is_by_letter(whom)) {
            return Ok(whom);
        }
        let is_unknown = !self.is_signed_in && self.seat.is_none();
        if is_unknown || roles().next().is_some() {
            return Err(Refused::NotSignedIn);
        }
        let stranger = strangers(act).filter(|_| !self.is_of_the_table());
        Err(Refused::NotAllowed(stranger.unwrap_or(allowed.others)))
    }

    fn as_a(self, role: Role, about: Option<u8>) -> Option<Whom> {
        let seat = self.seat.map(|seat| Whom::Seat(Seat(seat)));
        match role {
            Role::Host => self.is_host.then_some(Whom::Host),
            Role::Arbiter => self.is_arbiter.then_some(Whom::Arbiter),
            Role::Holder => seat.filter(|_| about == self.seat),
            Role::Player => seat,
        }
    }
}
