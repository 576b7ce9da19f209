//! Settings of the operator for parts of the service, as the parts know them: plain values with their defaults. The configuration says where they
//! are read from, and which conditions they must meet together.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::path::PathBuf;

/// A text that no log shows.
#[derive(Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Hidden(pub String);

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_empty() { "(none)" } else { "(hidden)" })
    }
}

impl Serialize for Hidden {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(if self.0.is_empty() { "" } else { "(hidden)" })
    }
}

/// Limits on how much one may ask for; 0: without limit. A network is a /24 of IPv4 or a /48 of IPv6. Each server counts for itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Limits {
    /// Letters with a sign-in link to one address, an hour.
    pub sign_ins_per_address: u32,
    /// Requests for such letters from one network, an hour.
    pub sign_ins_per_network: u32,
    /// Campaigns one host creates, a day.
    pub campaigns_per_host: u32,
    /// Campaigns created from one network, a day.
    pub campaigns_per_network: u32,
    /// People one host invites, a day.
    pub invitations_per_host: u32,
    /// Invitations to one address, a day.
    pub invitations_per_address: u32,
    /// Invitations a day from one network, whoever hosts.
    pub invitations_per_network: u32,
    /// Boards and positions of the past one account looks at, or all who are not signed in of one network, a minute.
    pub looks_per_reader: u32,
    /// What one seat says and promises at its table, an hour.
    pub sayings_per_seat: u32,
    /// Answers a seat takes back within an hour.
    pub take_backs_per_seat: u32,
    /// Replies that come in for one seat, an hour.
    pub replies_per_seat: u32,
    /// Replies that come in from one sender, an hour.
    pub replies_per_sender: u32,
    /// Entries that people add to the log of one campaign, an hour: answers, take-backs, acts about time and disputes.
    pub entries_per_campaign: u32,
    /// Requests of whatever kind from one /24 of IPv4 or one /64 of IPv6, a minute; files and health checks are not counted.
    pub requests_per_network: u32,
    /// Streams open at once.
    pub streams: u32,
    /// Of these, by one account.
    pub streams_per_reader: u32,
    /// Of these, from one network.
    pub streams_per_network: u32,
    /// Seconds a client may take for the head of a request, and again for its body; never without limit.
    pub slow_seconds: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            sign_ins_per_address: 5,
            sign_ins_per_network: 60,
            campaigns_per_host: 20,
            campaigns_per_network: 100,
            invitations_per_host: 100,
            invitations_per_address: 20,
            invitations_per_network: 400,
            looks_per_reader: 120,
            sayings_per_seat: 60,
            take_backs_per_seat: 12,
            replies_per_seat: 60,
            replies_per_sender: 240,
            entries_per_campaign: 6_000,
            requests_per_network: 3_000,
            streams: 2_000,
            streams_per_reader: 20,
            streams_per_network: 200,
            slow_seconds: 15,
        }
    }
}

/// The number of days for which data is kept that is not needed for playing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Keep {
    /// Letters that were sent, withdrawn or given up.
    pub letters_days: u32,
    /// Keys by which a repeated submission finds its result.
    pub keys_days: u32,
    /// Turns that were begun and not handed in, from the last change.
    pub drafts_days: u32,
    /// A sign-in, from the moment it began.
    pub sign_ins_days: u32,
    /// Mail that came in.
    pub inbound_days: u32,
}

impl Default for Keep {
    fn default() -> Self {
        Self { letters_days: 90, keys_days: 30, drafts_days: 30, sign_ins_days: 60, inbound_days: 90 }
    }
}

/// A key that messages are signed with (DKIM).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Dkim {
    /// The domain it signs for: that of the sender, or one above it.
    pub domain: String,
    /// The name of the key: DNS has its other half under `SELECTOR._domainkey.DOMAIN`.
    pub selector: String,
    /// The file it is in: PEM, RSA of 2048 bits at least or Ed25519.
    pub key_file: PathBuf,
}

/// A mail server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Smtp {
    /// Its name.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// How the connection is protected.
    pub tls: Tls,
    /// The user that signs in; empty: nobody.
    pub user: String,
    /// The password of that user.
    pub password: Hidden,
    /// Seconds one letter may take.
    pub timeout_seconds: u32,
}

/// The protection of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tls {
    /// Not at all: a relay on this machine.
    None,
    /// From the first byte.
    Implicit,
    /// After STARTTLS.
    Starttls,
}

impl Default for Smtp {
    fn default() -> Self {
        Self {
            host: "localhost".to_owned(),
            port: 25,
            tls: Tls::None,
            user: String::new(),
            password: Hidden::default(),
            timeout_seconds: 30,
        }
    }
}
