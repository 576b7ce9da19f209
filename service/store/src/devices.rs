//! The devices on which somebody is told that they are asked something.

use chrono::{DateTime, Utc};
use sternpost_model::device_keys::DeviceKeys;

/// A browser that shows notices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// Its name among all devices.
    pub id: String,
    /// Whose it is.
    pub address: String,
    /// Where its push service takes what is for it. No page shows it.
    pub endpoint: String,
    /// By which only the device reads what it is told.
    pub keys: DeviceKeys,
    /// What its person calls it.
    pub name: String,
    /// Since when.
    pub since: DateTime<Utc>,
}
