//! The devices on which push notices tell people that they are asked something.

use chrono::{DateTime, Utc};
use sternpost_model::device_keys::DeviceKeys;

/// A browser that shows notices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// Its name among all devices.
    pub id: String,
    /// The address of the person whose device it is.
    pub address: String,
    /// Where its push service takes what is for it. No page shows it.
    pub endpoint: String,
    /// The keys by which only the device reads what it is told.
    pub keys: DeviceKeys,
    /// What its person calls it.
    pub name: String,
    /// When the device was added.
    pub since: DateTime<Utc>,
}
