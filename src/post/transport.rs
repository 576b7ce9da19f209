//! The ways a mail leaves: one boundary, so that nothing else knows where mails go.

use async_trait::async_trait;
use lettre::address::Envelope;
use thiserror::Error;

/// A way out.
#[async_trait]
pub trait Transport: Send + Sync {
    /// Hands over a mail. Once it returns, whoever is at the other end answers for it. The same mail may come twice; its
    /// Message-ID tells.
    ///
    /// # Errors
    /// [`SendError`] says whether trying again makes sense.
    async fn send(&self, envelope: &Envelope, mail: &[u8]) -> Result<(), SendError>;

    /// Lets go of what is held open.
    async fn close(&self) {}
}

/// Why a mail was not handed over.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SendError {
    /// Not now: the other end is away, busy, or set up wrongly.
    #[error("not now: {0}")]
    Later(String),
    /// Never: the other end refuses this mail or its reader.
    #[error("refused: {0}")]
    Refused(String),
}
