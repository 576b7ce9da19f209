//! The settings of inbound mail: the ways in by which players answer letters.

use super::{ConfigError, Mail};
use lettre::message::Mailbox;
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;
use std::path::PathBuf;
use sternpost_model::settings::Hidden;
use sternpost_post::inbound::address::ReplyAddresses;

/// The fewest letters of the hook's key.
const LEAST_KEY: usize = 32;
/// The fewest bytes a mail may have: a short reply below a long letter.
const LEAST_BYTES: u32 = 64 * 1024;

/// The settings of inbound mail. Every way is off until it is named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Inbound {
    /// Where LMTP is spoken, for a mail server beside this one; empty: nowhere.
    pub lmtp_listen: String,
    /// Where SMTP is spoken; empty: nowhere.
    pub smtp_listen: String,
    /// The key of whoever brings mail to `POST /inbound/mail`; empty: nobody does.
    pub hook_key: Hidden,
    /// A Maildir that mail is taken from; empty: none.
    pub maildir: PathBuf,
    /// Bytes a mail may have.
    pub most_bytes: u32,
    /// Connections at once, for each listener.
    pub connections: u32,
    /// Seconds a command may take; a whole mail takes five times that at most.
    pub timeout_seconds: u32,
}

impl Default for Inbound {
    fn default() -> Self {
        Self {
            lmtp_listen: String::new(),
            smtp_listen: String::new(),
            hook_key: Hidden::default(),
            maildir: PathBuf::new(),
            most_bytes: 1024 * 1024,
            connections: 50,
            timeout_seconds: 60,
        }
    }
}

impl Inbound {
    /// The address at which LMTP is spoken.
    #[must_use]
    pub fn lmtp_address(&self) -> Option<SocketAddr> {
        self.lmtp_listen.parse().ok()
    }

    /// The address at which SMTP is spoken.
    #[must_use]
    pub fn smtp_address(&self) -> Option<SocketAddr> {
        self.smtp_listen.parse().ok()
    }

    /// Whether mail comes in at all.
    #[must_use]
    pub fn is_on(&self) -> bool {
        !self.lmtp_listen.is_empty() || !self.smtp_listen.is_empty() || !self.hook_key.0.is_empty() || !self.maildir.as_os_str().is_empty()
    }

    /// Validates these settings together with those of outgoing mail.
    pub(super) fn check(&self, mail: &Mail) -> Result<(), ConfigError> {
        let wrong = |what: String| Err(ConfigError::Invalid(what));
        for (key, text) in [("lmtp-listen", &self.lmtp_listen), ("smtp-listen", &self.smtp_listen)] {
            if !text.is_empty() && text.parse::<SocketAddr>().is_err() {
                return wrong(format!("inbound.{key}: `{text}` is no address with a port"));
            }
        }
        if !self.hook_key.0.is_empty() && self.hook_key.0.len() < LEAST_KEY {
            return wrong(format!("inbound.hook-key: at least {LEAST_KEY} letters"));
        }
        if self.most_bytes < LEAST_BYTES {
            return wrong(format!("inbound.most-bytes: at least {LEAST_BYTES}: a reply quotes the letter it answers"));
        }
        if self.connections == 0 || self.timeout_seconds == 0 {
            return wrong("inbound.connections, inbound.timeout-seconds: at least 1".to_owned());
        }
        match (mail.reply_address.is_empty(), self.is_on()) {
            (true, true) => return wrong("inbound: set mail.reply-address, or no letter says where it is answered".to_owned()),
            (false, false) => {
                return wrong("mail.reply-address: replies would go nowhere; turn on one of the ways of [inbound]".to_owned());
            }
            (true, false) | (false, true) => {}
        }
        if !mail.reply_address.is_empty()
            && let Ok(from) = mail.from.parse::<Mailbox>()
            && let Err(why) = ReplyAddresses::new(&mail.reply_address, &from.email, &[])
        {
            return wrong(format!("mail.reply-address: `{}`: {why}", mail.reply_address));
        }
        Ok(())
    }
}
