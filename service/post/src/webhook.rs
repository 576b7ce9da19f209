//! Sends webhooks: a program is told that there is a letter, or a channel what happened in its campaign. Each is one POST, signed if it goes to a
//! program.

use super::SendError;
use super::calls::{Answer, Calls, Outgoing, later};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::Value;
use sha2::Sha256;
use std::sync::Arc;
use sternpost_game::hex;
use sternpost_model::clock::Clock;
use sternpost_model::wishes::Secret;

/// The header that says when a call was signed, and how.
pub const SIGNATURE: &str = "Sternpost-Signature";

/// A call to be made.
#[derive(Clone, Debug)]
pub struct Call {
    /// The address that is called.
    pub url: String,
    /// What is told.
    pub body: Body,
    /// With what it is signed; none: not at all.
    pub secret: Option<Secret>,
}

/// The body of a call: what is told, and in what form.
#[derive(Clone, Debug)]
pub struct Body {
    /// The content type.
    pub kind: String,
    /// What is sent.
    pub bytes: Vec<u8>,
}

impl Body {
    /// Fields.
    #[must_use]
    pub fn json(said: &Value) -> Self {
        Self { kind: "application/json".to_owned(), bytes: said.to_string().into_bytes() }
    }
}

/// Tells programs.
pub struct Webhooks {
    clock: Arc<dyn Clock>,
    /// How they are called.
    pub calls: Arc<Calls>,
}

impl Webhooks {
    /// With a clock that dates signatures.
    #[must_use]
    pub fn new(clock: Arc<dyn Clock>, calls: Arc<Calls>) -> Self {
        Self { clock, calls }
    }

    /// Makes a call.
    ///
    /// # Errors
    /// Whether another try makes sense.
    pub async fn call(&self, call: &Call) -> Result<(), SendError> {
        taken(&self.answered(call).await?)
    }

    /// Posts to the channel of a campaign.
    ///
    /// # Errors
    /// Whether another try makes sense, and whether the channel is gone.
    pub async fn post(&self, call: &Call) -> Result<(), SendError> {
        let answer = self.answered(call).await?;
        let said = || format!("the channel says {}", answer.status);
        match answer.status {
            404 | 410 => Err(SendError::Gone(said())),
            408 | 425 | 429 | 500..600 => Err(later(&answer, said(), self.clock.now())),
            200..300 => Ok(()),
            _ => Err(SendError::Refused(said())),
        }
    }

    async fn answered(&self, call: &Call) -> Result<Answer, SendError> {
        let mut headers = vec![("Content-Type", call.body.kind.clone())];
        let moment = self.clock.now().timestamp();
        headers.extend(call.secret.as_ref().map(|secret| (SIGNATURE, signature(secret, moment, &call.body.bytes))));
        let outgoing = Outgoing { url: call.url.clone(), headers, body: call.body.bytes.clone() };
        match self.calls.post(&outgoing).await {
            Ok(answer) => Ok(answer),
            Err(why) if why.may_pass() => Err(SendError::Later(format!("the webhook: {why}"))),
            Err(why) => Err(SendError::Never(why.to_string())),
        }
    }
}

/// The meaning of a response for a call.
fn taken(answer: &Answer) -> Result<(), SendError> {
    match answer.status {
        200..300 => Ok(()),
        status @ (404 | 410) => Err(SendError::Never(format!("the webhook says {status}"))),
        status @ (408 | 425 | 429 | 500..600) => Err(SendError::Later(format!("the webhook says {status}"))),
        status => Err(SendError::Refused(format!("the webhook says {status}"))),
    }
}

/// The value of the signature header: the moment, and the HMAC-SHA256 of moment, dot and body.
#[must_use]
pub fn signature(secret: &Secret, moment: i64, body: &[u8]) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.0.as_bytes()).expect("a key may have any length");
    mac.update(format!("{moment}.").as_bytes());
    mac.update(body);
    format!("t={moment},v1={}", hex(&mac.finalize().into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_that_of_moment_and_body() {
        // printf '1800000000.{"a":1}' | openssl dgst -sha256 -hmac hush
        let said = signature(&Secret("hush".to_owned()), 1_800_000_000, b"{\"a\":1}");
        assert_eq!(said, "t=1800000000,v1=a1fec28d84de44cf4fc21f97f55b7512b868678ba179438c9f571672581ea420");
        assert_ne!(said[16..], signature(&Secret("hush".to_owned()), 1_800_000_001, b"{\"a\":1}")[16..]);
    }
}
