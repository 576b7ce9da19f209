//! The host's acts on the seats of a lobby: send an invitation again, correct it or take it back, leave a seat to anybody who comes, or to a bot.
//! None of it is in the log, which names the holder of a seat when it is taken.

use crate::acts::Admitted;
use crate::seats::people::{LONGEST_ADDRESS, is_address, normal_address, sound_person};
use crate::snapshots::Locked;
use crate::talk::letters;
use crate::{Refused, Service, Snapshot};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use sternpost_game::hex;
use sternpost_log::CampaignId;
use sternpost_model::free_text::{LONGEST_NAME, is_name, look_alike, name_as_kept};
use sternpost_model::language::Language;
use sternpost_model::letter::{InvitationPayload, Letter, WishPayload};
use sternpost_model::reason::Reason;
use sternpost_players::Strength;
use sternpost_store::{Commit, Holder, Idempotency, NewLetter, SeatChange, SeatRow, SeatState, SeatUpdate, Status};

/// The actor in the keys of a host's submissions.
const HOST: &str = "host";

/// An act of a host on a seat of a lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "act", deny_unknown_fields)]
pub enum SeatAct {
    /// Its invitation is sent again.
    Resend {},
    /// Somebody is invited in place of whoever was.
    Invite {
        /// The name shown.
        #[schemars(length(min = 1, max = LONGEST_NAME))]
        name: String,
        /// The mail address of the person invited.
        #[schemars(email, length(max = LONGEST_ADDRESS))]
        email: String,
        /// The language of its letters and pages.
        #[serde(default)]
        language: Language,
    },
    /// The invitation is taken back: nobody holds the seat.
    Open {},
    /// A bot plays it.
    Bot {
        /// The strength the bot plays with.
        #[serde(default)]
        strength: Strength,
    },
}

impl SeatAct {
    /// Refuses what makes no sense whatever the lobby is like.
    pub(crate) fn check(&self) -> Result<(), Refused> {
        match self {
            Self::Invite { name, email, .. } => sound_person(name, &normal_address(email)),
            Self::Resend {} | Self::Open {} | Self::Bot { .. } => Ok(()),
        }
    }
}

impl Service {
    /// There is another link to the open seats of a lobby, or none. The one before is dead.
    ///
    /// # Errors
    /// If the campaign has started.
    pub(crate) async fn settle_open_link(&self, admitted: &Admitted, open: bool) -> Result<(), Refused> {
        if admitted.snapshot.campaign.status != Status::Lobby {
            return Err(Refused::WrongState(Reason::StartedAlready));
        }
        Ok(self.store.set_open_link(admitted.id(), open).await?)
    }

    /// Does something about a seat of a lobby. The same act with the same key is done once.
    ///
    /// # Errors
    /// If the campaign has started, the seat is taken, or the act makes no sense there.
    pub(crate) async fn settle_seat(self: &Arc<Self>, id: CampaignId, seat: u8, act: SeatAct, key: Option<String>) -> Result<(), Refused> {
        let service = self.clone();
        self.detached(async move {
            let payload = hex(&Sha256::digest(serde_json::to_string(&(seat, &act)).expect("an act is plain data")));
            if let Some(key) = &key
                && let Some(first) = service.store.remembered(id, HOST, key).await?
            {
                return if first.is_of(&payload) { Ok(()) } else { Err(Refused::KeyUsed) };
            }
            let key = key.map(|key| Idempotency { campaign: id, actor: HOST.to_owned(), key, payload, result: "{}".to_owned() });
            service.retry_on_conflict(id, |snapshot| service.settle_seat_once(snapshot, seat, act.clone(), key.clone())).await?;
            tracing::info!(campaign.id = %id, seat, "the host has settled a seat");
            service.start_now_or_later(id).await
        })
        .await
    }

    async fn settle_seat_once(&self, snapshot: Locked, seat: u8, act: SeatAct, key: Option<Idempotency>) -> Result<(), Refused> {
        let row = snapshot.seats.get(usize::from(seat)).cloned().ok_or(Refused::NoCampaign)?;
        if snapshot.campaign.status != Status::Lobby {
            return Err(Refused::WrongState(Reason::StartedAlready));
        }
        if row.state == SeatState::Taken {
            return Err(Refused::WrongState(Reason::SeatTaken));
        }
        let now = self.clock.now();
        let invitation = |row: &SeatRow| letters::to_seat(row, letters::invitation(), now);
        let holder = match act {
            SeatAct::Resend {} if row.state == SeatState::Invited => {
                let letters: Vec<NewLetter> = invitation(&row).into_iter().collect();
                let commit = Commit { letters, idempotency: key, ..Commit::default() };
                return self.store_and_forget(snapshot, commit).await;
            }
            SeatAct::Resend {} => return Err(Refused::WrongState(Reason::NobodyInvited)),
            SeatAct::Invite { name, email, language } => {
                let address = normal_address(&email);
                let same = row.state == SeatState::Invited && row.address.as_ref() == Some(&address);
                if same && row.name == name_as_kept(&name) && row.spoken() == language {
                    return Ok(());
                }
                Holder { name: name_as_kept(&name), address: Some(address), language, state: SeatState::Invited, strength: None }
            }
            SeatAct::Open {} => left_open(&row),
            SeatAct::Bot { strength } => Holder { address: None, state: SeatState::Bot, strength: Some(strength), ..holder_of(&row) },
        };
        can_all_sit(&snapshot.seats, &row, &holder)?;
        let next = SeatRow {
            name: holder.name.clone(),
            address: holder.address.clone(),
            language: holder.language.tag().to_owned(),
            state: holder.state,
            wants_mail: true,
            ..row.clone()
        };
        let letters = if next.state == SeatState::Invited { invitation(&next).into_iter().collect() } else { vec![] };
        let change = SeatChange::of(&row, SeatUpdate::Passed(Box::new(holder)));
        self.store_and_forget(snapshot, Commit { seats: vec![change], letters, idempotency: key, ..Commit::default() }).await
    }

    /// Declines an invitation: nobody holds the seat any more, the invitation is dead, and the host is told.
    ///
    /// # Errors
    /// If the campaign has started, or nobody is invited to the seat.
    pub async fn decline_invitation(self: &Arc<Self>, id: CampaignId, seat: u8) -> Result<(), Refused> {
        let service = self.clone();
        self.detached(async move { service.retry_on_conflict(id, |snapshot| service.decline_once(snapshot, seat)).await }).await?;
        tracing::info!(campaign.id = %id, seat, "an invitation was declined");
        Ok(())
    }

    async fn decline_once(&self, snapshot: Locked, seat: u8) -> Result<(), Refused> {
        let row = snapshot.seats.get(usize::from(seat)).cloned().ok_or(Refused::NoCampaign)?;
        if snapshot.campaign.status != Status::Lobby {
            return Err(Refused::WrongState(Reason::StartedAlready));
        }
        if row.state != SeatState::Invited {
            return Err(Refused::WrongState(Reason::SeatTakenOrNobodyInvited));
        }
        let letters = letters::seat_declined(&snapshot.campaign, &row, self.clock.now()).into_iter().collect();
        let change = SeatChange::of(&row, SeatUpdate::Passed(Box::new(left_open(&row))));
        self.store_and_forget(snapshot, Commit { seats: vec![change], letters, ..Commit::default() }).await
    }

    /// Takes the request of somebody with the open link for a seat. Nothing changes but that the address is written to: its letter leads to a
    /// seat that nobody holds, or to the one it has already, and the person who asks is not told which of the two.
    ///
    /// # Errors
    /// If the campaign has started, or no seat is open.
    pub async fn ask_for_seat(&self, id: CampaignId, generation: u32, wish: SeatWish) -> Result<(), Refused> {
        let snapshot = self.snapshot(id).await?;
        let row = open_seat(&snapshot, wish.seat)?;
        let now = self.clock.now();
        let letter = match snapshot.seats_of(&wish.address).next() {
            Some(known) => letters::to_seat(known, letters::invitation(), now),
            None => {
                let payload = WishPayload { name: wish.name, language: wish.language, generation, seat: wish.seat };
                let invitation = Letter::Invitation(InvitationPayload::Wish(payload));
                let to = letters::to_address(&wish.address, invitation, Some(id), now);
                Some(NewLetter { seat: Some(row.seat), ..to })
            }
        };
        Ok(self.store.commit(Commit { letters: letter.into_iter().collect(), ..Commit::default() }).await?)
    }

    /// Writes to people whose addresses the host does not know: each is led to the open seat that is meant for them.
    ///
    /// # Errors
    /// As [`Service::ask_for_seat`].
    pub async fn invite_by_wish(&self, id: CampaignId, wishes: Vec<SeatWish>) -> Result<(), Refused> {
        self.store.set_open_link(id, true).await?;
        let generation = self.store.open_link(id).await?.ok_or_else(|| Refused::WrongState(Reason::OpenLinkWasClosed))?;
        for wish in wishes {
            self.ask_for_seat(id, generation, wish).await?;
        }
        Ok(())
    }

    /// Seats somebody who has come by the letter of an open seat: the first seat that nobody holds is theirs to take. A person who has a seat
    /// already is led to that.
    ///
    /// # Errors
    /// If the campaign has started, no seat is open, or the name is at the table by now.
    pub async fn come_for_seat(self: &Arc<Self>, id: CampaignId, wish: SeatWish) -> Result<u8, Refused> {
        let service = self.clone();
        self.detached(async move { service.retry_on_conflict(id, |snapshot| service.come_once(snapshot, wish.clone())).await }).await
    }

    async fn come_once(&self, snapshot: Locked, wish: SeatWish) -> Result<u8, Refused> {
        if let Some(known) = snapshot.seats_of(&wish.address).next() {
            return Ok(known.seat);
        }
        let row = open_seat(&snapshot, wish.seat)?.clone();
        let SeatWish { name, address, language, .. } = wish;
        let holder = Holder { name, address: Some(address), language, state: SeatState::Invited, strength: None };
        can_all_sit(&snapshot.seats, &row, &holder)?;
        let change = SeatChange::of(&row, SeatUpdate::Passed(Box::new(holder)));
        self.store_and_forget(snapshot, Commit { seats: vec![change], ..Commit::default() }).await?;
        tracing::info!(campaign.id = %row.campaign, seat = row.seat, "somebody has come for an open seat");
        Ok(row.seat)
    }
}

/// A seat that nobody holds, in a lobby: the one that is meant, if it is one of them.
fn open_seat(snapshot: &Snapshot, meant: Option<u8>) -> Result<&SeatRow, Refused> {
    if snapshot.campaign.status != Status::Lobby {
        return Err(Refused::WrongState(Reason::StartedAlready));
    }
    let mut open = snapshot.seats.iter().filter(|row| row.state == SeatState::Open);
    let meant = open.clone().find(|row| Some(row.seat) == meant);
    meant.or(open.next()).ok_or_else(|| Refused::WrongState(Reason::NoSeatIsOpen))
}

/// A person who would like a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatWish {
    /// The name shown.
    pub name: String,
    /// Where mail goes, as addresses are compared.
    pub address: String,
    /// The language of its letters and pages.
    pub language: Language,
    /// Which seat, if one is meant: another is given if that is not open any more.
    pub seat: Option<u8>,
}

fn holder_of(row: &SeatRow) -> Holder {
    Holder { name: row.name.clone(), address: row.address.clone(), language: row.spoken(), state: row.state, strength: row.strength }
}

/// The holder of a seat that is open again: nobody.
fn left_open(row: &SeatRow) -> Holder {
    Holder { address: None, state: SeatState::Open, strength: None, ..holder_of(row) }
}

/// Checks that a table can sit with somebody else in one of its seats: no name and no address twice.
pub(crate) fn can_all_sit(seats: &[SeatRow], row: &SeatRow, holder: &Holder) -> Result<(), Refused> {
    let others = || seats.iter().filter(|other| other.seat != row.seat);
    let invalid = |why| Err(Refused::Invalid(why));
    if !is_name(&holder.name) {
        return invalid(Reason::NameCannotBe { most: LONGEST_NAME });
    }
    if others().any(|other| look_alike(&other.name, &holder.name)) {
        return invalid(Reason::NameAtTable { name: holder.name.clone() });
    }
    let Some(address) = &holder.address else { return Ok(()) };
    if !is_address(address) {
        return invalid(Reason::AddressCannotBe);
    }
    // The second seat of an address could never be reached: whoever signs in is one person.
    if others().any(|other| other.address.as_ref() == Some(address)) {
        return invalid(Reason::AddressAtTable { address: address.clone() });
    }
    Ok(())
}
