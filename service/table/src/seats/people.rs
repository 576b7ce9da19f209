//! People: who can be named, and how their links are revoked.

use crate::talk::letters;
use crate::{Refused, Service, Snapshot};
use sternpost_log::CampaignId;
pub use sternpost_model::address::{masked, normal_address};
use sternpost_model::free_text::{LONGEST_NAME, is_name, is_visible};
use sternpost_model::reason::Reason;
use sternpost_store::{Commit, SeatChange, SeatRow, SeatState, SeatUpdate, Status};

/// Letters that an address for mail may have.
pub(crate) const LONGEST_ADDRESS: usize = 254;

/// Whether a text is a mail address that we send to.
pub fn is_address(text: &str) -> bool {
    text.len() <= LONGEST_ADDRESS && text.chars().all(is_visible) && text.parse::<lettre::Address>().is_ok()
}

/// Refuses a name that nobody can have, and an address that is none.
pub(crate) fn sound_person(name: &str, address: &str) -> Result<(), Refused> {
    if !is_name(name) {
        return Err(Refused::Invalid(Reason::NameCannotBe { most: LONGEST_NAME }));
    }
    if is_address(address) { Ok(()) } else { Err(Refused::Invalid(Reason::AddressCannotBe)) }
}

impl Service {
    /// Ends every sign-in of an address, and every token made for it; no device is told of it any more.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn sign_out_everywhere(&self, address: &str) -> Result<(), Refused> {
        self.store.drop_sessions_of(address).await?;
        self.store.drop_devices_of(address).await?;
        Ok(self.store.revoke_tokens(address, self.clock.now()).await?)
    }

    /// Turns a seat's mail on or off. The seat stays what it is; whoever turns it on again is written what is asked now.
    ///
    /// # Errors
    /// If the campaign is gone.
    pub async fn set_mail(&self, id: CampaignId, seat: u8, wants_mail: bool) -> Result<(), Refused> {
        let wanted_mail = self.snapshot(id).await?.seats.get(usize::from(seat)).ok_or(Refused::NoCampaign)?.wants_mail;
        self.change_seat(id, seat, SeatUpdate::WantsMail(wants_mail)).await?;
        if wants_mail && !wanted_mail { self.write_again(id, seat).await } else { Ok(()) }
    }

    /// Makes every link that a seat was sent so far useless, and sends what is open anew.
    ///
    /// # Errors
    /// If the campaign is gone.
    pub async fn revoke_links(&self, id: CampaignId, seat: u8) -> Result<(), Refused> {
        self.change_seat(id, seat, SeatUpdate::LinksRevoked).await?;
        tracing::info!(campaign.id = %id, seat, "the links of a seat were revoked");
        self.write_again(id, seat).await
    }

    /// Sends a seat what it was sent at last: its invitation, or what it is asked.
    ///
    /// # Errors
    /// If the campaign is gone.
    pub async fn write_again(&self, id: CampaignId, seat: u8) -> Result<(), Refused> {
        let snapshot = self.snapshot(id).await?;
        let row = snapshot.seats.get(usize::from(seat)).ok_or(Refused::NoCampaign)?;
        let now = self.clock.now();
        let letters = match (snapshot.campaign.status, row.state, &snapshot.play) {
            (Status::Lobby, SeatState::Invited | SeatState::Taken, _) => {
                letters::to_seat(row, letters::invitation(), now).into_iter().collect()
            }
            (Status::Running, _, Some(play)) => {
                let mut own = snapshot.asked_in(&**play);
                own.retain(|(asked, _)| asked.0 == seat && snapshot.sealed_of(*asked).is_none());
                letters::for_questions(&snapshot.seats, &[], &own, snapshot.seq, now, None)
            }
            (Status::Lobby | Status::Running | Status::Ended | Status::Stuck, _, _) => vec![],
        };
        drop(snapshot);
        if letters.is_empty() {
            return Ok(());
        }
        Ok(self.store.commit(Commit { letters, ..Commit::default() }).await?)
    }

    /// Changes something about a seat that no entry tells of. It is told to all servers, this one too, and read again.
    pub(crate) async fn change_seat(&self, id: CampaignId, seat: u8, what: SeatUpdate) -> Result<(), Refused> {
        let snapshot = self.lock(id).await?;
        let change = SeatChange::of(snapshot.seats.get(usize::from(seat)).ok_or(Refused::NoCampaign)?, what);
        self.store_and_forget(snapshot, Commit { seats: vec![change], ..Commit::default() }).await
    }
}

/// The name of the host in invitations: their name at the table; a host without a seat is named by address, for nobody else vouches for the mail.
#[must_use]
pub fn host_name(snapshot: &Snapshot) -> String {
    let seat = snapshot.seats_of(&snapshot.campaign.host_address).next();
    seat.map_or_else(|| snapshot.campaign.host_address.clone(), |row| row.name.clone())
}

/// The row of a seat.
#[must_use]
pub fn row_of(snapshot: &Snapshot, seat: u8) -> Option<&SeatRow> {
    snapshot.seats.get(usize::from(seat))
}
