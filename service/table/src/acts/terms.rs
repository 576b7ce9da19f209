//! The table of terms on which acts are done. A row says who may do an act, what everybody else is told, and what the act is counted as. It looks
//! at nothing but the act; a refusal that also depends on the state of the campaign is decided elsewhere, where that state is known.

use super::Act;
use crate::court::CourtWish;
use crate::seats::lobby::SeatAct;
use crate::seats::people::normal_address;
use crate::seats::roles::RoleWish;
use crate::seats::seating::{PoolWish, SeatInPlay};
use crate::talk::wishes::TalkWish;
use crate::time::pace_acts::TimeWish;
use sternpost_model::reason::Reason;

/// A role somebody can have at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// The person who created the campaign, signed in.
    Host,
    /// The holder of the seat that an act is about.
    Holder,
    /// Anybody who has a seat.
    Player,
    /// The person who rules the campaign's disputes, signed in.
    Arbiter,
    /// Anybody who has a seat that people hold.
    Voice,
    /// The host, if no seat is theirs.
    HostApart,
    /// The arbiter, while a dispute is open.
    Ruler,
}

/// The limit an act is counted against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    /// As something that is said at the table, for who does it.
    Said,
    /// As an answer that was taken back, for who does it.
    TakenBack,
    /// As a letter to this address.
    Written(String),
    /// As a letter to who has this seat, if anybody has.
    WrittenToHolder(u8),
    /// As a letter to who does it: something is called for them.
    WrittenToOneself,
}

/// The terms on which an act is done.
#[derive(Debug)]
pub(super) struct Terms {
    /// The roles that may do it; somebody who has several of these does it in the first.
    pub(super) roles: &'static [Role],
    /// Whether it takes an account: a letter of a seat may have been passed on.
    pub(super) needs_account: bool,
    /// What everybody else is told.
    pub(super) others: Reason,
    /// What who is nobody at the table is told, where that is something else.
    pub(super) strangers: Option<Reason>,
    /// What it is counted as; nothing of what tells nobody anything.
    pub(super) counted: Vec<Counted>,
}

impl Terms {
    fn by(roles: &'static [Role], others: Reason) -> Self {
        Self { roles, needs_account: false, others, strangers: None, counted: vec![Counted::Said] }
    }

    /// Done by who is signed in.
    fn by_account(roles: &'static [Role], others: Reason) -> Self {
        Self { needs_account: true, ..Self::by(roles, others) }
    }

    fn counted(self, counted: impl IntoIterator<Item = Counted>) -> Self {
        Self { counted: counted.into_iter().collect(), ..self }
    }

    fn strangers(self, told: Reason) -> Self {
        Self { strangers: Some(told), ..self }
    }
}

/// The table.
pub(super) fn terms(act: &Act) -> Terms {
    match act {
        Act::Talk(wish) => Terms::by(&[Role::Voice], Reason::HoldsNoSeat).counted(match wish {
            // Each change of how it is followed orders what is unread anew.
            TalkWish::Say { .. } | TalkWish::Follow { .. } => Some(Counted::Said),
            TalkWish::Read { .. } => None,
        }),
        Act::TakeBack(_) => Terms::by(&[Role::Player], Reason::HoldsNoSeat).counted([Counted::TakenBack]),
        Act::Promise(_) | Act::Orders(_) => Terms::by(&[Role::Player], Reason::HoldsNoSeat),
        Act::Lobby { seat, wish } => Terms::by(&[Role::Host], Reason::OnlyHostSeats).counted(match wish {
            SeatAct::Invite { email, .. } => Some(written(email)),
            SeatAct::Resend {} => Some(Counted::WrittenToHolder(*seat)),
            SeatAct::Open {} | SeatAct::Bot { .. } => None,
        }),
        Act::OpenLink { .. } => Terms::by(&[Role::Host], Reason::OnlyHostSeats).counted([]),
        Act::Seat { seat, wish } => of_seat_in_play(*seat, wish).strangers(Reason::OnlyHolderAndHost),
        Act::Substitutes(wish) => Terms::by(&[Role::Host], Reason::OnlyHostSeats).counted(match wish {
            PoolWish::Link { .. } => None,
            PoolWish::Invite { email, .. } => Some(written(email)),
        }),
        Act::Role(wish) => of_role(wish).strangers(Reason::OnlyTable),
        Act::Time(wish) => of_time(wish),
        Act::Court(wish) => Terms::by(of_court(wish), Reason::OnlyTableAndArbiter),
    }
}

fn written(email: &str) -> Counted {
    Counted::Written(normal_address(email))
}

fn of_seat_in_play(seat: u8, wish: &SeatInPlay) -> Terms {
    let (holder_and_host, others): (&[Role], _) = (&[Role::Holder, Role::Host], Reason::OnlyHolderAndHost);
    match wish {
        // What gives a seat away is done by who is signed in.
        SeatInPlay::Offer { email, .. } => Terms::by_account(holder_and_host, others).counted([written(email)]),
        SeatInPlay::Withdraw { .. } | SeatInPlay::Agree { .. } => Terms::by_account(holder_and_host, others).counted([]),
        SeatInPlay::SignOut {} => Terms::by_account(holder_and_host, others).counted([Counted::WrittenToHolder(seat)]),
        SeatInPlay::Seek {} => Terms::by_account(holder_and_host, others),
        SeatInPlay::Stay {} | SeatInPlay::Bot {} => Terms::by(holder_and_host, others),
        SeatInPlay::Back {} => Terms::by(&[Role::Holder], Reason::OnlyHolderComesBack),
    }
}

fn of_role(wish: &RoleWish) -> Terms {
    // Before the start the host names the arbiter, after it whoever holds a seat agrees.
    let by_the_table = || Terms::by_account(&[Role::Player, Role::Host, Role::Arbiter], Reason::OnlyTable);
    match wish {
        RoleWish::Name { email, .. } => by_the_table().counted([written(email), Counted::Said]),
        RoleWish::Nobody {} | RoleWish::Agree { .. } | RoleWish::Decline {} | RoleWish::LayDown {} => by_the_table(),
        RoleWish::Watching { .. } => Terms::by(&[Role::Host], Reason::OnlyHostWatching),
        RoleWish::Channel { .. } => Terms::by(&[Role::Host], Reason::OnlyHostChannel).counted([Counted::WrittenToOneself]),
        RoleWish::NoChannel {} => Terms::by(&[Role::Host], Reason::OnlyHostChannel).counted([]),
    }
}

/// A host who rules as well does as the host what is a host's.
fn of_court(wish: &CourtWish) -> &'static [Role] {
    match wish {
        CourtWish::Rewind { .. } | CourtWish::Propose { .. } | CourtWish::Drop { .. } => &[Role::Voice, Role::HostApart, Role::Ruler],
        CourtWish::Dispute { .. }
        | CourtWish::State { .. }
        | CourtWish::Withdraw { .. }
        | CourtWish::Rule { .. }
        | CourtWish::Appeal { .. }
        | CourtWish::Vote { .. } => &[Role::Voice, Role::Ruler, Role::HostApart],
    }
}

fn of_time(wish: &TimeWish) -> Terms {
    match wish {
        TimeWish::Settle(_) | TimeWish::Pause | TimeWish::Resume | TimeWish::Extend { .. } => Terms::by(&[Role::Host], Reason::OnlyHost),
        TimeWish::Away { .. }
        | TimeWish::Return { .. }
        | TimeWish::AskMore { .. }
        | TimeWish::AskResume
        | TimeWish::Say { .. }
        | TimeWish::Waive { .. }
        | TimeWish::TakeWaiverBack { .. }
        | TimeWish::Longer
        | TimeWish::Zone { .. } => Terms::by(&[Role::Player], Reason::HoldsNoSeat),
    }
}
