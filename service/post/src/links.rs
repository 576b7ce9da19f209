//! Links in mails: signed tokens, one purpose each (RFC 7519, RFC 8725).
//!
//! A token says which seat may do what until when; it holds no secret and no address beyond what its purpose needs. The
//! algorithm is fixed, the audience is the purpose, the key id allows keys to be replaced.

mod purposes;
pub mod short;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, TimeDelta, Utc};
use jsonwebtoken::errors::ErrorKind;
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, decode_header, encode};
pub use purposes::{
    AnswerLink, ApiToken, BlockLink, CalendarLink, FormerLink, HandLink, InviteLink, OpenLink, PoolLink, SeatPass, SecondLink, SignInLink,
    StopAllLink, StopHostingLink, SubstituteLink, UnsubscribeLink, WatchLink, WishLink,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicI64, Ordering};
use sternpost_game::hex;
use thiserror::Error;

/// No token of ours is longer; longer ones are not looked at.
const LONGEST: usize = 2_048;
/// The furthest that the clock can have been set back; noted moments further ahead were wrong.
const BELIEVED_AHEAD: TimeDelta = TimeDelta::days(30);

/// The purpose of a link.
pub trait Purpose: Serialize + DeserializeOwned {
    /// The audience of its tokens.
    const AUDIENCE: &'static str;
}

#[derive(Serialize, Deserialize)]
struct Claims<P> {
    aud: String,
    exp: i64,
    #[serde(flatten)]
    purpose: P,
}

/// For whom a token is.
#[derive(Serialize, Deserialize)]
struct Audience {
    aud: String,
}

/// Whether the head of a token is one, and names another algorithm than ours (RFC 8725, 3.1).
fn names_other_algorithm(token: &str) -> bool {
    let head = token.split('.').next().and_then(|head| URL_SAFE_NO_PAD.decode(head).ok());
    let head: Option<serde_json::Value> = head.and_then(|head| serde_json::from_slice(&head).ok());
    head.is_some_and(|head| head.get("alg").is_some_and(|named| named != "HS256"))
}

/// The error of reading a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// It is not one of ours, or was changed.
    #[error("this link is not valid")]
    Invalid,
    /// It is for something else.
    #[error("this link is for something else")]
    Purpose,
    /// It names another algorithm than ours.
    #[error("this link names another algorithm than the one links are signed with")]
    Algorithm,
    /// It was signed with a key that is not believed, or not any more.
    #[error("this link was signed with a key that is not known here")]
    Key,
    /// It has expired.
    #[error("this link has expired")]
    Expired,
}

struct Key {
    id: String,
    encoding: EncodingKey,
    decoding: DecodingKey,
}

/// Signs links and checks them.
pub struct Links {
    /// The first signs; all are believed.
    keys: Vec<Key>,
    /// The latest moment this was used at, in microseconds: what had expired by then stays so when the clock is set back.
    latest: AtomicI64,
}

impl Links {
    /// With a key that signs and former keys that are still believed.
    #[must_use]
    pub fn new(key: &[u8], former: &[&[u8]]) -> Self {
        let key_of = |bytes: &[u8]| Key {
            id: hex(&Sha256::digest(bytes)[..6]),
            encoding: EncodingKey::from_secret(bytes),
            decoding: DecodingKey::from_secret(bytes),
        };
        Self { keys: std::iter::once(key).chain(former.iter().copied()).map(key_of).collect(), latest: AtomicI64::new(i64::MIN) }
    }

    /// Notes a moment at which links were used, in this process or an earlier one.
    pub fn was_used_at(&self, moment: DateTime<Utc>) {
        self.latest.fetch_max(moment.timestamp_micros(), Ordering::Relaxed);
    }

    /// Now, as far as it decides what has expired: never before the latest moment noted, unless that is so far ahead that the
    /// clock was wrong then and is right now.
    #[must_use]
    pub fn never_before(&self, now: DateTime<Utc>) -> DateTime<Utc> {
        let latest = DateTime::from_timestamp_micros(self.latest.load(Ordering::Relaxed)).unwrap_or(now);
        if latest > now && latest - now < BELIEVED_AHEAD { latest } else { now }
    }

    /// A token, good until `until`.
    ///
    /// # Panics
    /// Never: claims are plain data.
    pub fn sign<P: Purpose>(&self, purpose: P, until: DateTime<Utc>) -> String {
        let key = &self.keys[0];
        let header = Header { kid: Some(key.id.clone()), ..Header::new(Algorithm::HS256) };
        let claims = Claims { aud: P::AUDIENCE.to_owned(), exp: until.timestamp(), purpose };
        encode(&header, &claims, &key.encoding).expect("claims are plain data")
    }

    /// Verifies a token and reads its claims.
    ///
    /// # Errors
    /// [`LinkError`]: changed, of another purpose, of an unknown key, or expired.
    pub fn read<P: Purpose>(&self, token: &str, now: DateTime<Utc>) -> Result<P, LinkError> {
        if token.len() > LONGEST {
            return Err(LinkError::Invalid);
        }
        // What the head says is believed by nobody: it only names why nothing of it is.
        if names_other_algorithm(token) {
            return Err(LinkError::Algorithm);
        }
        let header = decode_header(token).map_err(|_| LinkError::Invalid)?;
        let key = self.keys.iter().find(|key| header.kid.as_deref() == Some(key.id.as_str())).ok_or(LinkError::Key)?;
        let mut validation = Validation::new(Algorithm::HS256);
        validation.set_audience(&[P::AUDIENCE]);
        // The clock is ours, not the library's.
        validation.validate_exp = false;
        // First for whom it is: what it says besides is of another form if it is for something else.
        decode::<Audience>(token, &key.decoding, &validation).map_err(|error| {
            let is_for_something_else = matches!(error.kind(), ErrorKind::InvalidAudience);
            if is_for_something_else { LinkError::Purpose } else { LinkError::Invalid }
        })?;
        let claims = decode::<Claims<P>>(token, &key.decoding, &validation).map_err(|_| LinkError::Invalid)?.claims;
        // RFC 7519, 4.1.4: not on the second it names, nor after.
        if claims.exp <= self.never_before(now).timestamp() {
            return Err(LinkError::Expired);
        }
        Ok(claims.purpose)
    }
}
