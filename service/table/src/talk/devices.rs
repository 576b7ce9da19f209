//! The devices of a person, on which push notices tell them that they are asked something.

use crate::{Refused, Service};
use sternpost_model::device_keys::DeviceKeys;
use sternpost_model::entropy;
use sternpost_model::free_text::{is_name, name_as_kept};
use sternpost_store::{Device, Status};

/// Devices one person may have.
pub const MOST_DEVICES: usize = 10;

/// A device that its browser names.
#[derive(Clone, Debug)]
pub struct NewDevice {
    /// Where its push service takes what is for it.
    pub endpoint: String,
    /// The keys by which only the device reads what it is told.
    pub keys: DeviceKeys,
    /// What its person calls it; empty: nothing.
    pub name: String,
}

/// The reason why a device is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadDevice {
    /// There are as many as one may have.
    TooMany,
    /// Somebody else uses this browser, and it is not the browser which asks.
    SomebodyElses,
    /// What it is called cannot be shown.
    Name,
}

impl Service {
    /// Keeps a device, in the place of what was known of the same browser.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn add_device(&self, address: &str, new: NewDevice) -> Result<Result<Device, BadDevice>, Refused> {
        let name = name_as_kept(&new.name);
        if !name.is_empty() && !is_name(&name) {
            return Ok(Err(BadDevice::Name));
        }
        let known = self.store.devices(address).await?;
        if known.len() >= MOST_DEVICES && known.iter().all(|device| device.endpoint != new.endpoint) {
            return Ok(Err(BadDevice::TooMany));
        }
        let (id, since) = (entropy::letter_id(), self.clock.now());
        let device = Device { id, address: address.to_owned(), endpoint: new.endpoint, keys: new.keys, name, since };
        Ok(if self.store.put_device(&device).await? { Ok(device) } else { Err(BadDevice::SomebodyElses) })
    }

    /// The number of campaigns that wait for a person: what the sign of the app shows on a device.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn waiting_for_person(&self, address: &str) -> Result<usize, Refused> {
        let mut count = 0;
        for campaign in self.store.campaigns_of(address).await?.into_iter().filter(|one| one.status == Status::Running) {
            let snapshot = self.snapshot(campaign.id).await?;
            let is_owed = snapshot.seats_of(address).any(|row| snapshot.owed_by(sternpost_core::Seat(row.seat)).is_some());
            count += usize::from(is_owed);
        }
        Ok(count)
    }
}
