//! The source of randomness: the one door through which secrets, tokens and names are drawn.

use aws_lc_rs::agreement::{ECDH_P256, PrivateKey};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Utc};
use std::sync::OnceLock;
use sternpost_log::{CampaignId, CampaignSecret};
use uuid::{Builder, Uuid};

/// Bytes nobody can guess.
#[expect(clippy::disallowed_methods, reason = "the one place that asks the machine for randomness")]
fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    rand::fill(&mut bytes[..]);
    bytes
}

/// The name of a new campaign, ordered by time (RFC 9562, version 7).
#[must_use]
pub fn campaign_id(now: DateTime<Utc>) -> CampaignId {
    let millis = u64::try_from(now.timestamp_millis()).unwrap_or_default();
    CampaignId(Builder::from_unix_timestamp_millis(millis, &bytes()).into_uuid())
}

/// The secret of a new campaign.
#[must_use]
pub fn campaign_secret() -> CampaignSecret {
    CampaignSecret(bytes())
}

/// A key that signs links.
#[must_use]
pub fn signing_key() -> [u8; 32] {
    bytes()
}

/// The salt of a message that is encrypted.
#[must_use]
pub fn salt() -> [u8; 16] {
    bytes()
}

/// A private key on the curve P-256, from 32 random bytes: one in four thousand million times they are none, and others are drawn.
#[must_use]
pub fn curve_key() -> PrivateKey {
    loop {
        if let Ok(key) = PrivateKey::from_private_key(&ECDH_P256, &bytes::<32>()) {
            return key;
        }
    }
}

/// A token for the short link of a letter: 16 random bytes in 22 URL-safe letters.
#[must_use]
pub fn short_token() -> String {
    URL_SAFE_NO_PAD.encode(bytes::<16>())
}

/// A token for a cookie, a key of a form: 24 random bytes in URL-safe letters.
#[must_use]
pub fn token() -> String {
    URL_SAFE_NO_PAD.encode(bytes::<24>())
}

/// Ten words of a list of 256.
#[must_use]
pub fn words(list: &[&str]) -> String {
    let picked = bytes::<10>().map(|byte| list.get(usize::from(byte)).copied().unwrap_or_default());
    picked.join(" ")
}

/// The name of this process: what tells its entries from those that another server writes at the very same moment.
pub fn this_process() -> &'static str {
    static NAME: OnceLock<String> = OnceLock::new();
    NAME.get_or_init(|| URL_SAFE_NO_PAD.encode(bytes::<9>()))
}

/// The name of a letter.
#[must_use]
pub fn letter_id() -> String {
    Uuid::from_bytes(bytes()).simple().to_string()
}
