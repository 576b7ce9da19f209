//! Inbound mail, and the keys by which it finds its seat.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sternpost_log::CampaignId;

/// The target of a reply's address: the seat and the question its letter was about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplyKey {
    /// The hash of the key: whoever reads the database cannot use it.
    pub hash: String,
    /// The campaign the letter was about.
    pub campaign: CampaignId,
    /// The seat the letter went to.
    pub seat: u8,
    /// The generation of the seat's links: a key of an older one is dead.
    pub generation: u32,
    /// The question its letter asked; empty: none.
    pub question: String,
    /// The last entry of the log that its letter has shown.
    pub version: u64,
    /// The ids of the choices as its letter showed them, in its order; empty where two sendings of it showed different ones.
    pub choices: Vec<String>,
    /// When the key was made.
    pub made_at: DateTime<Utc>,
}

/// A mail to one key, as it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inbound {
    /// Its name.
    pub id: String,
    /// The hash of the key it came to; empty: it has none.
    pub key_hash: String,
    /// What it is known by: its Message-ID, or a digest of it.
    pub message: String,
    /// The campaign and seat of its key.
    pub about: Option<(CampaignId, u8)>,
    /// The way it came.
    pub way: Way,
    /// The sender that its envelope names; empty: nobody, as bounces have it; none: there was no envelope.
    pub envelope_from: Option<String>,
    /// The whole of it.
    pub raw: Vec<u8>,
    /// When the mail arrived.
    pub received_at: DateTime<Utc>,
    /// How often it was taken to be worked on, this time counted.
    pub attempts: u32,
}

/// The way a mail came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// By LMTP.
    Lmtp,
    /// By SMTP.
    Smtp,
    /// By the HTTP hook.
    Hook,
    /// Out of a Maildir.
    Maildir,
}

impl Way {
    /// Its name where people read it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Lmtp => "LMTP",
            Self::Smtp => "SMTP",
            Self::Hook => "the hook",
            Self::Maildir => "a Maildir",
        }
    }
}

/// The state of an inbound mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InboundState {
    /// It waits.
    Pending,
    /// It was carried out, or answered with the reason why not.
    Done,
    /// No person wrote it, or its key leads nowhere: nobody is answered.
    Ignored,
    /// It was given up.
    Failed,
}
