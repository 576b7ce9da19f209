//! The transport of push notices: through the push service of a device's browser (RFC 8030), encrypted for the device alone (RFC 8291), from a server
//! that the service knows by its key (RFC 8292).
//!
//! The composer writes the text of a notice; the outbox has it sent, and retried.

mod key;

use super::SendError;
use super::calls::{Answer, Calls, Outgoing, later};
use chrono::{DateTime, Utc};
use hyper::Uri;
pub use key::ServerKey;
use serde::Serialize;
use std::sync::Arc;
use sternpost_model::clock::Clock;
use sternpost_model::entropy;
use sternpost_store::{Device, Store, StoreError};
use tokio::sync::OnceCell;

/// The name under which a database keeps the key of its servers.
const KEY: &str = "push";
/// The notice that a device shows, as its service worker reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The subject of the letter.
    pub title: String,
    /// A line below it.
    pub body: String,
    /// Where a press leads.
    pub url: String,
    /// A newer notice takes the place of an older one with the same tag.
    pub tag: String,
    /// How many campaigns wait for its person.
    pub waiting: usize,
}

/// A notice on its way to a device.
#[derive(Clone, Debug)]
pub struct Notice {
    /// The device.
    pub device: Device,
    /// What it shows.
    pub shown: Shown,
    /// While a device is away, the service keeps the newest notice of a topic only: at most 32 letters of URL-safe base64.
    pub topic: Option<String>,
    /// Whether it may wake a device that saves its battery.
    pub is_urgent: bool,
    /// For how many seconds the service keeps it.
    pub ttl_seconds: u32,
}

/// Tells devices.
pub struct Pushes {
    calls: Arc<Calls>,
    store: Arc<Store>,
    clock: Arc<dyn Clock>,
    /// Whom the operators of a push service can write to: an address of the web or of mail.
    contact: String,
    /// The key of the configuration; empty: the database's.
    configured: String,
    key: OnceCell<ServerKey>,
}

/// The error of reading or making the key.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database or the configuration holds something else.
    #[error("the key for notices is none: 32 bytes of a private key on P-256, in URL-safe base64")]
    Unreadable,
    /// The machine cannot make one.
    #[error("the key for notices cannot be made")]
    NotMade,
}

impl Pushes {
    /// The transport with a client for calls, and with a key that is configured, or made once and shared by all servers of a database.
    #[must_use]
    pub fn new(calls: Arc<Calls>, store: Arc<Store>, clock: Arc<dyn Clock>, contact: String, configured: String) -> Self {
        Self { calls, store, clock, contact, configured, key: OnceCell::new() }
    }

    /// The key by which push services know this server.
    ///
    /// # Errors
    /// [`KeyError`] if there is none.
    pub async fn key(&self) -> Result<&ServerKey, KeyError> {
        self.key
            .get_or_try_init(|| async {
                let kept = if self.configured.is_empty() {
                    let offered = ServerKey::new().map_err(|_| KeyError::NotMade)?;
                    self.store.server_key(KEY, offered.kept()).await?
                } else {
                    self.configured.clone()
                };
                ServerKey::read(&kept).ok_or(KeyError::Unreadable)
            })
            .await
    }

    /// The client by which push services are called.
    #[must_use]
    pub fn calls(&self) -> &Calls {
        &self.calls
    }

    /// Hands a notice to the push service of its device. Each time it is encrypted anew.
    ///
    /// # Errors
    /// Whether another try makes sense, and whether the device is gone.
    pub async fn send(&self, notice: &Notice) -> Result<(), SendError> {
        let Notice { device, shown, topic, is_urgent, ttl_seconds } = notice;
        let service = service_of(&device.endpoint).ok_or_else(|| SendError::Never("the device has no address".to_owned()))?;
        let key = self.key().await.map_err(|error| SendError::Later(error.to_string()))?;
        let now = self.clock.now();
        let authorization = key.authorization(&service, &self.contact, now).map_err(|error| SendError::Later(error.to_string()))?;
        let message = serde_json::to_vec(shown).map_err(|error| SendError::Never(error.to_string()))?;
        let body = device.keys.encrypt(&message, &entropy::curve_key(), entropy::salt());
        let body = body.map_err(|_| SendError::Never("the notice is too long, or the device's key is none".to_owned()))?;
        let mut headers = vec![
            ("Authorization", authorization),
            ("Content-Encoding", "aes128gcm".to_owned()),
            ("Content-Type", "application/octet-stream".to_owned()),
            ("TTL", ttl_seconds.to_string()),
            ("Urgency", if *is_urgent { "high" } else { "normal" }.to_owned()),
        ];
        headers.extend(topic.clone().map(|topic| ("Topic", topic)));
        match self.calls.post(&Outgoing { url: device.endpoint.clone(), headers, body }).await {
            Ok(answer) => taken(&answer, now),
            Err(why) if why.may_pass() => Err(SendError::Later(format!("the push service: {why}"))),
            Err(why) => Err(SendError::Never(why.to_string())),
        }
    }
}

/// The meaning of a push service's response (RFC 8030, 5 and 7.3; RFC 8292, 4.2).
fn taken(answer: &Answer, now: DateTime<Utc>) -> Result<(), SendError> {
    let said = format!("the push service says {}", answer.status);
    match answer.status {
        200..300 => Ok(()),
        404 | 410 => Err(SendError::Gone(said)),
        // As long as it is, it will be too long again.
        413 => Err(SendError::Never(said)),
        408 | 425 | 429 | 500..600 => Err(later(answer, said, now)),
        _ => Err(SendError::Refused(said)),
    }
}

/// The server of an endpoint, as a signed key names it: scheme, name, and port if it is not the usual one (RFC 8292, 2; RFC 6454, 6.2).
fn service_of(endpoint: &str) -> Option<String> {
    let uri: Uri = endpoint.parse().ok()?;
    let (scheme, host) = (uri.scheme_str()?, uri.host()?.to_ascii_lowercase());
    let usual = if scheme == "https" { 443 } else { 80 };
    let port = uri.port_u16().filter(|port| *port != usual).map(|port| format!(":{port}")).unwrap_or_default();
    Some(format!("{scheme}://{host}{port}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn rfc_8030_answers_are_taken_for_what_they_mean() {
        let now = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        let of = |status: u16, retry_after: Option<&str>| taken(&Answer { status, retry_after: retry_after.map(str::to_owned) }, now);
        assert!(of(201, None).is_ok() && of(202, None).is_ok());
        assert!(matches!(of(404, None), Err(SendError::Gone(_))) && matches!(of(410, Some("5")), Err(SendError::Gone(_))));
        assert!(matches!(of(413, None), Err(SendError::Never(_))));
        assert!(matches!(of(503, None), Err(SendError::Later(_))) && matches!(of(429, Some("soon")), Err(SendError::Later(_))));
        for (said, seconds) in
            [("120", 120), ("Fri, 15 Jan 2027 08:01:00 GMT", 60), ("Thu, 14 Jan 2027 08:00:00 GMT", 0), ("99999999999", 21_600)]
        {
            assert!(
                matches!(of(429, Some(said)), Err(SendError::NotBefore(_, wait)) if wait == Duration::from_secs(seconds)),
                "{said}: {:?}",
                of(429, Some(said))
            );
        }
        for refused in [301, 400, 401, 403] {
            assert!(matches!(of(refused, None), Err(SendError::Refused(_))), "{refused}");
        }
    }

    #[test]
    fn the_server_of_an_endpoint_is_named_as_origins_are() {
        for (endpoint, service) in [
            ("https://Push.example/send/abc?d", Some("https://push.example")),
            ("https://push.example:443/x", Some("https://push.example")),
            ("https://push.example:8443/x", Some("https://push.example:8443")),
            ("http://127.0.0.1:9009/x", Some("http://127.0.0.1:9009")),
            ("nonsense", None),
        ] {
            assert_eq!(service_of(endpoint).as_deref(), service, "{endpoint}");
        }
    }
}
