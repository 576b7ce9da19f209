//! The key by which push services know this server (VAPID, RFC 8292): a device subscribes with its public half, and only a server that has the
//! private half may write to the device.

use aws_lc_rs::agreement::{ECDH_P256, PrivateKey};
use aws_lc_rs::encoding::{AsBigEndian as _, EcPrivateKeyBin, EcPublicKeyUncompressedBin};
use aws_lc_rs::error::Unspecified;
use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, TimeDelta, Utc};
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use serde::Serialize;

/// The life of a signature, as push services see it: the most it need is a day (RFC 8292, 2).
const BELIEVED: TimeDelta = TimeDelta::hours(12);

/// The key of this server, and of all that share its database.
pub struct ServerKey {
    signs: EncodingKey,
    public: String,
    kept: String,
}

#[derive(Serialize)]
struct Claims<'a> {
    aud: &'a str,
    exp: i64,
    sub: &'a str,
}

impl ServerKey {
    /// A new one.
    ///
    /// # Errors
    /// If the machine cannot make keys.
    pub fn new() -> Result<Self, Unspecified> {
        Self::of(&sternpost_model::entropy::curve_key())
    }

    /// Reads one as it is kept, and as other tools for push write it: the private number, 32 bytes in URL-safe base64. None if it is no key.
    #[must_use]
    pub fn read(kept: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(kept.trim().trim_end_matches('=')).ok()?;
        let key = PrivateKey::from_private_key(&ECDH_P256, &bytes).ok()?;
        Self::of(&key).ok()
    }

    fn of(key: &PrivateKey) -> Result<Self, Unspecified> {
        let private: EcPrivateKeyBin<'_> = key.as_be_bytes()?;
        let public: EcPublicKeyUncompressedBin<'_> = key.compute_public_key()?.as_be_bytes()?;
        let (private, public) = (private.as_ref(), public.as_ref());
        let pair =
            EcdsaKeyPair::from_private_key_and_public_key(&ECDSA_P256_SHA256_FIXED_SIGNING, private, public).map_err(|_| Unspecified)?;
        Ok(Self {
            signs: EncodingKey::from_ec_der(pair.to_pkcs8v1()?.as_ref()),
            public: URL_SAFE_NO_PAD.encode(public),
            kept: URL_SAFE_NO_PAD.encode(private),
        })
    }

    /// The public key with which browsers subscribe.
    #[must_use]
    pub fn public(&self) -> &str {
        &self.public
    }

    /// The private key as it is kept, in URL-safe base64.
    #[must_use]
    pub fn kept(&self) -> &str {
        &self.kept
    }

    /// The header `Authorization` of a message to a push service. `contact` is whom its operators can write to.
    ///
    /// # Errors
    /// If it cannot be signed.
    pub fn authorization(&self, service: &str, contact: &str, now: DateTime<Utc>) -> Result<String, jsonwebtoken::errors::Error> {
        let claims = Claims { aud: service, exp: (now + BELIEVED).timestamp(), sub: contact };
        let token = encode(&Header::new(Algorithm::ES256), &claims, &self.signs)?;
        Ok(format!("vapid t={token}, k={}", self.public))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    #[test]
    fn rfc_8292_what_is_signed_names_service_end_and_contact() {
        let key = ServerKey::new().unwrap();
        let now = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        let said = key.authorization("https://push.example", "mailto:post@sternpost.test", now).unwrap();
        let (token, public) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let decoded = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let verifier = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decoded(public));
        assert!(verifier.verify(signed.as_bytes(), &decoded(signature)).is_ok());
        let claims: serde_json::Value = serde_json::from_slice(&decoded(signed.split_once('.').unwrap().1)).unwrap();
        let exp = 1_800_000_000 + 12 * 3_600;
        assert_eq!(claims, serde_json::json!({ "aud": "https://push.example", "exp": exp, "sub": "mailto:post@sternpost.test" }));
    }

    #[test]
    fn a_key_is_read_as_it_was_kept() {
        let key = ServerKey::new().unwrap();
        let again = ServerKey::read(key.kept()).unwrap();
        assert_eq!((again.public(), again.kept()), (key.public(), key.kept()));
        assert_ne!(ServerKey::new().unwrap().public(), key.public());
        for none in ["", "short", "!", &URL_SAFE_NO_PAD.encode([0; 32]), &URL_SAFE_NO_PAD.encode([0xff; 32]), &key.kept()[..42]] {
            assert!(ServerKey::read(none).is_none(), "{none}");
        }
    }
}
