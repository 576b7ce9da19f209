//! Delivery of a seat's letters: who sees how far they come, where they go when one way loses them, and who is told when none is left.

use crate::talk::letters::to_address;
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use sternpost_core::Seat;
use sternpost_log::schemas::Moment;
use sternpost_model::letter::{Letter, SeatPayload};
use sternpost_model::pace::Sought;
use sternpost_model::wishes::{Second, Wishes};
use sternpost_store::{Commit, DeliveryState, NewLetter, SeatRow, SeatState, Status, StoredLetter};

/// What the name of a letter's copy for the second way ends with.
const SECOND: &str = ".second";

/// The name of a letter's copy for its reader's second way. Its Message-ID is the letter's.
#[must_use]
pub fn second_id(letter: &str) -> String {
    format!("{letter}{SECOND}")
}

/// The letter of which this is the copy for the second way, if it is one.
#[must_use]
pub fn first_id(letter: &str) -> Option<&str> {
    letter.strip_suffix(SECOND)
}

/// What stands between the name of a letter and that of a device in the name of a notice. The store knows it too (`latest_letters`).
const DEVICE: &str = ".device.";

/// The name of the notice by which a device is told of a letter.
#[must_use]
pub fn notice_id(letter: &str, device: &str) -> String {
    format!("{letter}{DEVICE}{device}")
}

/// The letter and the device of a notice, if it is one.
#[must_use]
pub fn notice_of(id: &str) -> Option<(&str, &str)> {
    id.split_once(DEVICE)
}

/// The device that a notice is for, if it is one.
#[must_use]
pub fn device_of(id: &str) -> Option<&str> {
    notice_of(id).map(|(_, device)| device)
}

/// Whether it goes another way than its letter: to the second way of its reader, or to a device.
#[must_use]
pub fn is_copy(id: &str) -> bool {
    first_id(id).is_some() || notice_of(id).is_some()
}

/// How far letters to a seat come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Arrival {
    /// It wants no letters.
    Off,
    /// None was written yet, or all that one may know is that nothing is wrong.
    Fine,
    /// The latest waits to go out.
    Queued,
    /// A mail server has taken the latest.
    Sent,
    /// The latest was not taken yet, and is tried again.
    Deferred,
    /// The latest ones came back; others are still tried.
    Bounced,
    /// So many came back that nothing is sent any more.
    Unreachable,
}

/// The delivery of letters to a seat, as somebody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SeatDelivery {
    /// The seat.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// How far letters to the seat come.
    pub state: Arrival,
    /// The time since which that is so, or until which the latest waits.
    #[schemars(with = "Option<Moment>")]
    pub at: Option<DateTime<Utc>>,
    /// When it is tried again, if we try it.
    #[schemars(with = "Option<Moment>")]
    pub again_at: Option<DateTime<Utc>>,
    /// Whether there is a second way.
    pub has_second: bool,
}

/// Somebody who looks at the delivery of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onlooker {
    /// The seat itself.
    Seat(u8),
    /// The host, who plays too, or only hosts.
    Host {
        /// Whether they play.
        plays: bool,
    },
}

impl SeatDelivery {
    /// The delivery as a host may know it. That there is a letter can tell that its seat is asked something nobody else knows of: a host learns
    /// what lasts, and one who plays not even that a letter was put off.
    fn for_host(self, plays: bool) -> Self {
        let state = match self.state {
            Arrival::Off | Arrival::Bounced | Arrival::Unreachable => self.state,
            Arrival::Deferred if !plays => self.state,
            Arrival::Deferred | Arrival::Fine | Arrival::Queued | Arrival::Sent => Arrival::Fine,
        };
        Self { state, at: None, again_at: None, has_second: false, ..self }
    }
}

/// The arrival of the latest letter.
fn arrival(letter: Option<&StoredLetter>) -> (Arrival, Option<DateTime<Utc>>, Option<DateTime<Utc>>) {
    let Some(letter) = letter else { return (Arrival::Fine, None, None) };
    match letter.state {
        DeliveryState::Pending if letter.last_error.is_some() => (Arrival::Deferred, letter.settled_at, Some(letter.letter.not_before)),
        DeliveryState::Pending => (Arrival::Queued, Some(letter.held_until.unwrap_or(letter.letter.not_before)), None),
        DeliveryState::Sent => (Arrival::Sent, letter.settled_at, None),
        DeliveryState::Delayed => (Arrival::Deferred, letter.settled_at, None),
        DeliveryState::Dead | DeliveryState::Bounced => (Arrival::Bounced, letter.settled_at, None),
        DeliveryState::Withdrawn => (Arrival::Fine, None, None),
    }
}

impl Service {
    /// The delivery of letters to the seats that somebody may know about.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn deliveries(&self, snapshot: &Snapshot, onlooker: Onlooker) -> Result<Vec<SeatDelivery>, Refused> {
        let is_seen = |row: &&SeatRow| match onlooker {
            Onlooker::Seat(seat) => row.seat == seat,
            Onlooker::Host { .. } => true,
        };
        let latest = self.store.latest_letters(snapshot.campaign.id).await?;
        let mut seen = vec![];
        for row in snapshot.seats.iter().filter(is_seen).filter(|row| row.state != SeatState::Bot) {
            let Some(address) = &row.address else { continue };
            // A letter to who held the seat before is none of theirs.
            let letter = latest.iter().find(|letter| letter.letter.seat == Some(row.seat) && letter.letter.recipient == *address);
            let (mut state, at, again_at) = arrival(letter);
            let (now, lost) = (self.clock.now(), self.store.lost_way(address).await?);
            let has_second = self.store.second_way(address).await?.is_some_and(|second| second.is_ready());
            if lost.as_ref().is_some_and(sternpost_store::LostWay::is_unreachable) {
                state = Arrival::Unreachable;
            } else if lost.is_some_and(|lost| lost.is_bounced(now)) {
                state = Arrival::Bounced;
            }
            if !row.wants_mail {
                state = Arrival::Off;
            }
            let delivery = SeatDelivery { seat: row.seat, state, at, again_at, has_second };
            seen.push(match onlooker {
                Onlooker::Seat(_) => delivery,
                Onlooker::Host { plays } => delivery.for_host(plays),
            });
        }
        Ok(seen)
    }

    /// Handles a letter that is lost for good: its copy goes the second way, and when no way is left the hosts are told. Done again it does
    /// nothing. `is_of_its_reader`: whether it was lost because of whom it goes to, and not of what it says.
    ///
    /// # Errors
    /// If the store fails: it is to be done again.
    pub async fn letter_lost(&self, letter: &NewLetter, is_of_its_reader: bool) -> Result<(), Refused> {
        let (store, now) = (&self.store, self.clock.now());
        let (id, address) = (letter.id.as_str(), letter.recipient.as_str());
        let second = store.second_way(address).await?.filter(Second::is_ready);
        if first_id(id).is_some() {
            if let Some(second) = second.as_ref().filter(|_| is_of_its_reader) {
                store.note_loss(second.way(), id, now).await?;
            }
        } else {
            if is_of_its_reader {
                store.note_loss(address, id, now).await?;
            }
            if let Some(second) = second.as_ref().filter(|_| letter.seat.is_some())
                && !self.is_lost(second.way()).await?
            {
                store.copy_letter(id, &second_id(id), now).await?;
            }
        }
        self.tell_if_unreachable(address, second.as_ref()).await
    }

    /// Whether nothing is sent by a way any more.
    async fn is_lost(&self, way: &str) -> Result<bool, Refused> {
        Ok(self.store.lost_way(way).await?.is_some_and(|lost| lost.is_unreachable()))
    }

    /// Tells the hosts of a person's campaigns, once, that no letter reaches them any more.
    async fn tell_if_unreachable(&self, address: &str, second: Option<&Second>) -> Result<(), Refused> {
        let store = &self.store;
        if !self.is_lost(address).await? {
            return Ok(());
        }
        if let Some(second) = second
            && !self.is_lost(second.way()).await?
        {
            return Ok(());
        }
        if !store.claim_telling(address).await? {
            return Ok(());
        }
        for campaign in store.campaigns_of(address).await?.into_iter().filter(|one| matches!(one.status, Status::Running | Status::Lobby)) {
            let snapshot = self.snapshot(campaign.id).await?;
            let seats: Vec<u8> = snapshot.seats_of(address).map(|row| row.seat).collect();
            for seat in seats {
                self.seat_unreachable(&snapshot, seat).await?;
            }
        }
        Ok(())
    }

    /// A seat cannot be written to any more: its host is told, and a substitute is sought if the campaign's terms have it so.
    async fn seat_unreachable(&self, snapshot: &Snapshot, seat: u8) -> Result<(), Refused> {
        let (campaign, now) = (snapshot.campaign.id, self.clock.now());
        tracing::warn!(campaign.id = %campaign, seat, "letters to a seat do not arrive by any way");
        if snapshot.campaign.status == Status::Running {
            self.seek_for(campaign, seat, Sought::Unreachable).await?;
        }
        let host = &snapshot.campaign.host_address;
        if snapshot.seats.get(usize::from(seat)).is_some_and(|row| row.address.as_ref() == Some(host)) {
            return Ok(());
        }
        let letters = vec![to_address(host, Letter::Unreachable(SeatPayload { seat }), Some(campaign), now)];
        Ok(self.store.commit(Commit { letters, ..Commit::default() }).await?)
    }

    /// Notes that letters reach somebody again, as they have said: what is open is sent anew.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn reachable_again(&self, address: &str) -> Result<(), Refused> {
        let mut was_lost = self.store.forget_losses(address).await?;
        if let Some(second) = self.store.second_way(address).await? {
            was_lost |= self.store.forget_losses(second.way()).await?;
        }
        if was_lost { self.write_anew_to(address).await } else { Ok(()) }
    }

    /// Sends somebody what is open in all their campaigns.
    async fn write_anew_to(&self, address: &str) -> Result<(), Refused> {
        for campaign in self.store.campaigns_of(address).await?.into_iter().filter(|one| one.status == Status::Running) {
            let seats: Vec<u8> = self.snapshot(campaign.id).await?.seats_of(address).map(|row| row.seat).collect();
            for seat in seats {
                self.write_again(campaign.id, seat).await?;
            }
        }
        Ok(())
    }

    /// Keeps what somebody wants of letters; those that wait are looked at anew.
    ///
    /// # Errors
    /// If the wishes cannot be kept to.
    pub async fn set_wishes(&self, address: &str, wishes: &Wishes) -> Result<(), Refused> {
        wishes.check().map_err(|why| Refused::Invalid(why.into()))?;
        let before = self.store.wishes(address).await?.and_then(|wishes| wishes.hosting).map(|hosting| hosting.every);
        self.store.put_wishes(address, wishes).await?;
        if wishes.hosting.map(|hosting| hosting.every) != before {
            let now = self.clock.now();
            self.host_letter_after(address, wishes, now, now).await?;
        }
        Ok(self.store.release_letters(address).await?)
    }

    /// Turns the letters of all of somebody's seats off or on.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn set_all_mail(&self, address: &str, wants_mail: bool) -> Result<(), Refused> {
        let is_open = |status: Status| matches!(status, Status::Running | Status::Lobby | Status::Stuck);
        for campaign in self.store.campaigns_of(address).await?.into_iter().filter(|one| is_open(one.status)) {
            let seats: Vec<u8> = self.snapshot(campaign.id).await?.seats_of(address).map(|row| row.seat).collect();
            for seat in seats {
                self.set_mail(campaign.id, seat, wants_mail).await?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_who_plays_cannot_tell_that_there_is_a_letter() {
        let at = DateTime::from_timestamp(1_800_000_000, 0);
        let seen = |state, plays| {
            let delivery = SeatDelivery { seat: 1, state, at, again_at: at, has_second: true };
            delivery.for_host(plays)
        };
        let nothing = seen(Arrival::Fine, true);
        for state in [Arrival::Queued, Arrival::Sent, Arrival::Deferred] {
            assert_eq!(seen(state, true), nothing, "{state:?}");
        }
        assert_eq!((nothing.at, nothing.again_at, nothing.has_second), (None, None, false));
        assert_eq!(seen(Arrival::Deferred, false).state, Arrival::Deferred);
        for lasting in [Arrival::Off, Arrival::Bounced, Arrival::Unreachable] {
            assert_eq!(seen(lasting, true).state, lasting);
        }
    }

    #[test]
    fn a_copy_is_known_by_its_name() {
        assert_eq!(first_id(&second_id("0a1b")), Some("0a1b"));
        assert_eq!(first_id("0a1b"), None);
        assert_eq!(notice_of(&notice_id("0a1b", "2c3d")), Some(("0a1b", "2c3d")));
        assert_eq!(notice_of(&second_id("0a1b")), None);
        assert!(!is_copy("0a1b") && is_copy(&second_id("0a1b")) && is_copy(&notice_id("0a1b", "2c3d")));
    }
}
