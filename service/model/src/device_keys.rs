//! Push encryption: messages encrypted with a device's key (RFC 8291), so that only the device can read them, in the one form push services take
//! (RFC 8188, `aes128gcm`).
//!
//! The push service carries the message and reads nothing but its length, which is rounded up. Curve, key derivation and cipher are those of
//! `aws-lc-rs`.

use aws_lc_rs::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use aws_lc_rs::agreement::{ECDH_P256, PrivateKey, UnparsedPublicKey, agree};
use aws_lc_rs::encoding::{AsBigEndian as _, EcPublicKeyUncompressedBin};
use aws_lc_rs::error::Unspecified;
use aws_lc_rs::hkdf::{HKDF_SHA256, KeyType, Salt};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Bytes of a point on the curve, as devices write them: uncompressed (RFC 8291, 3.1).
const POINT: usize = 65;
/// Bytes of the secret that a device shares with whoever may write to it.
const SECRET: usize = 16;
/// Bytes of a record: a message is one, and no push service need take a longer one (RFC 8291, 4).
const RECORD: usize = 4_096;
/// Bytes of a message's head: salt, size of a record, length of the key, key.
const HEAD: usize = 16 + 4 + 1 + POINT;
/// Bytes the cipher adds.
const TAG: usize = 16;
/// The length of what is said is a multiple of this many bytes: a service that carries it cannot tell one subject from another by it.
const STEP: usize = 512;
/// The most bytes a message may have before it is encrypted, with the byte that ends it.
pub const MOST_BYTES: usize = (RECORD - HEAD - TAG) / STEP * STEP - 1;

/// The keys of a device, as its browser names them.
#[derive(Clone, PartialEq, Eq)]
pub struct DeviceKeys {
    point: [u8; POINT],
    secret: [u8; SECRET],
}

impl std::fmt::Debug for DeviceKeys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DeviceKeys(hidden)")
    }
}

/// The length of what is derived.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

impl DeviceKeys {
    /// Reads the keys `p256dh` and `auth`, with or without padding; none if they are not a point of the curve and a secret.
    #[must_use]
    pub fn read(p256dh: &str, auth: &str) -> Option<Self> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let keys = Self { point: bytes(p256dh)?.try_into().ok()?, secret: bytes(auth)?.try_into().ok()? };
        // A point that lies beside the curve is found out by using it.
        let own = crate::entropy::curve_key();
        keys.shared_with(&own).ok().map(|_| keys)
    }

    /// The point, as it is kept.
    #[must_use]
    pub fn p256dh(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.point)
    }

    /// The secret, as it is kept.
    #[must_use]
    pub fn auth(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.secret)
    }

    fn shared_with(&self, own: &PrivateKey) -> Result<Vec<u8>, Unspecified> {
        agree(own, UnparsedPublicKey::new(&ECDH_P256, self.point), Unspecified, |shared| Ok(shared.to_vec()))
    }

    /// Encrypts a message so that only the device can read it. `own` and `salt` are used for this message alone.
    ///
    /// # Errors
    /// If it has more than [`MOST_BYTES`], or the key is none.
    pub fn encrypt(&self, message: &[u8], own: &PrivateKey, salt: [u8; 16]) -> Result<Vec<u8>, Unspecified> {
        if message.len() > MOST_BYTES {
            return Err(Unspecified);
        }
        self.sealed(message, (message.len() + 1).next_multiple_of(STEP), own, salt)
    }

    /// The same, made as long as is said before it is encrypted.
    fn sealed(&self, message: &[u8], length: usize, own: &PrivateKey, salt: [u8; 16]) -> Result<Vec<u8>, Unspecified> {
        let public: EcPublicKeyUncompressedBin<'_> = own.compute_public_key()?.as_be_bytes()?;
        // RFC 8291, 3.4: what both can work out, then key and nonce of this message (RFC 8188, 2.2 and 2.3).
        let shared = Salt::new(HKDF_SHA256, &self.secret).extract(&self.shared_with(own)?);
        let mut material = [0; 32];
        shared.expand(&[b"WebPush: info\0", &self.point, public.as_ref()], Length(32))?.fill(&mut material)?;
        let drawn = Salt::new(HKDF_SHA256, &salt).extract(&material);
        let (mut key, mut nonce) = ([0; 16], [0; NONCE_LEN]);
        drawn.expand(&[b"Content-Encoding: aes128gcm\0"], Length(16))?.fill(&mut key)?;
        drawn.expand(&[b"Content-Encoding: nonce\0"], Length(NONCE_LEN))?.fill(&mut nonce)?;
        // RFC 8188, 2: the byte 2 ends the last record, zeros fill it up.
        let mut record = message.to_vec();
        record.push(2);
        record.resize(length.max(record.len()), 0);
        let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
        cipher.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
        let mut sent = Vec::with_capacity(HEAD + record.len());
        sent.extend_from_slice(&salt);
        sent.extend_from_slice(&u32::try_from(RECORD).map_err(|_| Unspecified)?.to_be_bytes());
        sent.push(u8::try_from(POINT).map_err(|_| Unspecified)?);
        sent.extend_from_slice(public.as_ref());
        sent.extend_from_slice(&record);
        Ok(sent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const P256DH: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    #[test]
    fn rfc_8291_5_the_example_is_encrypted_as_it_stands_there() {
        let own = PrivateKey::from_private_key(&ECDH_P256, &bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let keys = DeviceKeys::read(P256DH, AUTH).unwrap();
        let sent = keys.sealed(b"When I grow up, I want to be a watermelon", 0, &own, salt).unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sent),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
             pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn messages_of_any_length_fit_and_their_lengths_tell_little() {
        let keys = DeviceKeys::read(P256DH, AUTH).unwrap();
        let length = |of: usize| keys.encrypt(&vec![b'x'; of], &crate::entropy::curve_key(), crate::entropy::salt()).map(|sent| sent.len());
        assert_eq!(length(0).unwrap(), HEAD + STEP + TAG);
        assert_eq!(length(0).unwrap(), length(STEP - 1).unwrap());
        assert_eq!(length(STEP).unwrap(), HEAD + 2 * STEP + TAG);
        assert!(length(MOST_BYTES).unwrap() <= RECORD);
        assert!(length(MOST_BYTES + 1).is_err());
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let beside = {
            let mut point = bytes(P256DH);
            point[40] ^= 1;
            URL_SAFE_NO_PAD.encode(point)
        };
        let compressed = {
            let mut point = bytes(P256DH)[..33].to_vec();
            point[0] = 2;
            URL_SAFE_NO_PAD.encode(point)
        };
        let zero = URL_SAFE_NO_PAD.encode([&[4_u8][..], &[0; 64]].concat());
        for (p256dh, auth) in [
            (beside.as_str(), AUTH),
            (&compressed, AUTH),
            (&zero, AUTH),
            ("", AUTH),
            ("not base64!", AUTH),
            (AUTH, P256DH),
            (P256DH, ""),
            (P256DH, &AUTH[..20]),
        ] {
            assert!(DeviceKeys::read(p256dh, auth).is_none(), "{p256dh} {auth}");
        }
        assert!(DeviceKeys::read(&format!("{P256DH}="), &format!("{AUTH}==")).is_some(), "padding is let be");
    }
}
