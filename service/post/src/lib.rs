//! Mail: letters, the messages made of them, the outbox worker, the transports, inbound mail, and links.

pub mod addresses;
pub mod calls;
pub mod channels;
pub mod composer;
pub mod delivery;
pub mod dkim;
pub mod hosts;
pub mod housekeeping;
pub mod inbound;
pub mod letters;
pub mod links;
pub mod message;
pub mod notices;
pub mod postbox;
pub mod push;
pub mod smtp;
pub mod webhook;
pub mod worker;

mod made {
    include!(concat!(env!("OUT_DIR"), "/letter.rs"));
}

use async_trait::async_trait;
use made::say;
use message::Ready;
use std::time::Duration;
use thiserror::Error;

/// A way out for mail.
#[async_trait]
pub trait Transport: Send + Sync {
    /// Hands a message over. Handing the same over twice must do no harm: its Message-ID is the same.
    ///
    /// # Errors
    /// Whether another try makes sense.
    async fn send(&self, message: &Ready) -> Result<(), SendError>;
}

/// The error of sending a message.
#[derive(Debug, Error)]
pub enum SendError {
    /// Another try may succeed.
    #[error("{0}")]
    Later(String),
    /// It was refused in words that need not be about its reader: a few more tries show whether it was the server's mood.
    #[error("{0}")]
    Refused(String),
    /// It will never be taken.
    #[error("{0}")]
    Never(String),
    /// Another try is welcome after a time, and not before.
    #[error("{0}")]
    NotBefore(String, Duration),
    /// The device or channel it was for is there no more.
    #[error("{0}")]
    Gone(String),
}
