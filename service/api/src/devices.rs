//! API types and operations of the devices on which the caller is notified that they are asked something.

use crate::operation::{Operation, delete, get, post};
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_log::schemas::Moment;

/// The devices on which the caller is told that they are asked something.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Devices {
    /// The key of this server, with which browsers subscribe (`applicationServerKey`).
    pub key: String,
    /// The devices.
    pub devices: Vec<Device>,
    /// How many campaigns wait for the caller.
    pub waiting: usize,
}

/// A device on which the caller is told.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Device {
    /// Its name, by which it is tried and forgotten.
    pub device: String,
    /// What its person calls it; empty: nothing.
    pub name: String,
    /// Since when it is told.
    #[schemars(with = "Moment")]
    pub since: DateTime<Utc>,
}

/// A subscription, as `PushSubscription.toJSON` of a browser has it, and what its person calls the device.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewDevice {
    /// Where its push service listens: an https address of the open Internet.
    #[schemars(length(max = 1000))]
    pub endpoint: String,
    /// With what notices to it are sealed.
    pub keys: DeviceKeys,
    /// Not looked at: a device that is gone is forgotten when its push service says so.
    #[serde(default, rename = "expirationTime")]
    pub expiration: Option<f64>,
    /// What its person calls it; without a name, what browser it seems to be.
    #[serde(default)]
    #[schemars(length(max = 60))]
    pub name: Option<String>,
}

/// With what notices to a device are sealed.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DeviceKeys {
    /// A point on P-256, in URL-safe base64.
    pub p256dh: String,
    /// 16 bytes, in URL-safe base64.
    pub auth: String,
}

/// The result of trying a device.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Tried {
    /// Whether the push service has taken it.
    pub told: bool,
    /// Why it has not.
    pub why: Option<String>,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        get(
            "/devices",
            "devices",
            "The devices on which the caller is told when a letter asks something, the key with which browsers subscribe, and \
             how many campaigns wait for the caller.",
        )
        .answers::<Devices>(200, "The devices."),
        post(
            "/devices",
            "tellDevice",
            "From now on the caller is told there when a letter asks something, by its subject and a link, encrypted for the \
             device alone (RFC 8291).",
        )
        .takes::<NewDevice>()
        .answers::<Device>(201, "It is told."),
        delete("/devices/{device}", "forgetDevice", "Nothing is told there any more.")
            .part::<String>("device", "Its name, as the list has it.")
            .answers_nothing("It is forgotten."),
        post("/devices/{device}/notice", "tryDevice", "Sends a notice there now, to see whether it arrives.")
            .part::<String>("device", "Its name, as the list has it.")
            .answers::<Tried>(200, "What came of it."),
    ]
}
