//! Signs messages (DKIM, RFC 6376) with RSA or Ed25519 (RFC 8463), so that a recipient can verify that a message comes from our domain, unchanged.
//!
//! The cryptography is the library's that TLS uses here; which bytes are signed is decided here: head and body in the "relaxed" form.

use aws_lc_rs::encoding::{AsDer as _, PublicKeyX509Der};
use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::signature::{Ed25519KeyPair, KeyPair as _, RSA_PKCS1_SHA256, RsaKeyPair};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};
use sternpost_model::settings::Dkim;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;

/// The header fields that are signed: what readers see, what threads, and what stops mail (RFC 8058, 4 asks for that).
const SIGNED: [&str; 14] = [
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "Reply-To",
    "In-Reply-To",
    "References",
    "MIME-Version",
    "Content-Type",
    "Content-Transfer-Encoding",
    "Auto-Submitted",
    "List-Unsubscribe",
    "List-Unsubscribe-Post",
];
/// The fewest bytes of an RSA key's modulus: 2,048 bits (RFC 8301, 3.2 asks for 1,024 at least, and for 2,048).
const LEAST_RSA_BYTES: usize = 256;
/// Letters of a line of the signature.
const LINE: usize = 72;

/// A key with the name under which DNS has the other half.
struct Key {
    domain: String,
    selector: String,
    pair: Pair,
}

enum Pair {
    Rsa(Box<RsaKeyPair>),
    Ed25519(Ed25519KeyPair),
}

/// Signs messages, once with each key.
pub struct Signer {
    keys: Vec<Key>,
}

impl Signer {
    /// With the keys that are configured; none if there are none.
    ///
    /// # Errors
    /// Which key cannot be used, and why.
    pub fn new(configured: &[Dkim]) -> Result<Option<Self>, String> {
        let keys: Vec<Key> = configured.iter().map(Key::read).collect::<Result<_, _>>()?;
        Ok((!keys.is_empty()).then_some(Self { keys }))
    }

    /// A message with its signatures before it.
    ///
    /// # Errors
    /// If a signature cannot be made.
    pub fn sign(&self, message: &[u8], now: DateTime<Utc>) -> Result<Vec<u8>, String> {
        let (head, body) = split(message);
        let body_hash = STANDARD.encode(Sha256::digest(relaxed_body(body)));
        let fields = fields(head);
        let mut signed = vec![];
        for key in &self.keys {
            signed.extend_from_slice(key.header(&fields, &body_hash, now)?.as_bytes());
        }
        signed.extend_from_slice(message);
        Ok(signed)
    }

    /// The names and texts of the records that DNS has to have.
    #[must_use]
    pub fn records(&self) -> Vec<(String, String)> {
        let record = |key: &Key| {
            let (kind, public) = key.public();
            (format!("{}._domainkey.{}", key.selector, key.domain), format!("v=DKIM1; k={kind}; p={public}"))
        };
        self.keys.iter().map(record).collect()
    }
}

impl Key {
    fn read(configured: &Dkim) -> Result<Self, String> {
        let Dkim { domain, selector, key_file } = configured;
        let wrong = |why: String| format!("{}: {why}", key_file.display());
        let pem = std::fs::read(key_file).map_err(|error| wrong(error.to_string()))?;
        let pair = Pair::of(&pem).map_err(wrong)?;
        Ok(Self { domain: domain.to_lowercase(), selector: selector.to_lowercase(), pair })
    }

    fn header(&self, fields: &[(String, String)], body_hash: &str, now: DateTime<Utc>) -> Result<String, String> {
        let names: Vec<&str> = SIGNED.into_iter().filter(|name| find(fields, name).is_some()).collect();
        let algorithm = match &self.pair {
            Pair::Rsa(_) => "rsa-sha256",
            Pair::Ed25519(_) => "ed25519-sha256",
        };
        // From is named once more than it is there: a second one cannot be put in later.
        let header = format!(
            "DKIM-Signature: v=1; a={algorithm}; c=relaxed/relaxed; d={}; s={}; t={};\r\n\th={}:From;\r\n\tbh={body_hash};\r\n\tb=",
            self.domain,
            self.selector,
            now.timestamp(),
            names.join(":\r\n\t "),
        );
        let mut signed = String::new();
        for name in names {
            if let Some(value) = find(fields, name) {
                signed.push_str(&relaxed_field(name, value));
                signed.push_str("\r\n");
            }
        }
        let (name, value) = header.split_once(':').expect("it was just written");
        signed.push_str(&relaxed_field(name, value));
        let signature = STANDARD.encode(self.pair.sign(signed.as_bytes())?);
        let lines: Vec<&str> = signature.as_bytes().chunks(LINE).map(|line| std::str::from_utf8(line).expect("base64 is ASCII")).collect();
        Ok(format!("{header}{}\r\n", lines.join("\r\n\t ")))
    }

    fn public(&self) -> (&'static str, String) {
        match &self.pair {
            Pair::Rsa(pair) => {
                let der: Result<PublicKeyX509Der<'_>, _> = pair.public_key().as_der();
                ("rsa", der.map(|der| STANDARD.encode(der.as_ref())).unwrap_or_default())
            }
            Pair::Ed25519(pair) => ("ed25519", STANDARD.encode(pair.public_key().as_ref())),
        }
    }
}

impl Pair {
    fn of(pem: &[u8]) -> Result<Self, String> {
        let key = PrivateKeyDer::from_pem_slice(pem).map_err(|_| "no private key in PEM".to_owned())?;
        let rsa = |pair: RsaKeyPair| {
            if pair.public_modulus_len() < LEAST_RSA_BYTES {
                return Err("an RSA key of less than 2048 bits".to_owned());
            }
            Ok(Self::Rsa(Box::new(pair)))
        };
        match &key {
            PrivateKeyDer::Pkcs1(der) => rsa(RsaKeyPair::from_der(der.secret_pkcs1_der()).map_err(|error| error.to_string())?),
            PrivateKeyDer::Pkcs8(der) => {
                let der = der.secret_pkcs8_der();
                if let Ok(pair) = Ed25519KeyPair::from_pkcs8_maybe_unchecked(der) {
                    return Ok(Self::Ed25519(pair));
                }
                rsa(RsaKeyPair::from_pkcs8(der).map_err(|_| "neither an RSA key nor one of Ed25519".to_owned())?)
            }
            PrivateKeyDer::Sec1(_) | _ => Err("neither an RSA key nor one of Ed25519".to_owned()),
        }
    }

    fn sign(&self, text: &[u8]) -> Result<Vec<u8>, String> {
        match self {
            Self::Rsa(pair) => {
                let mut signature = vec![0; pair.public_modulus_len()];
                pair.sign(&RSA_PKCS1_SHA256, &SystemRandom::new(), text, &mut signature).map_err(|error| error.to_string())?;
                Ok(signature)
            }
            // RFC 8463, 3: what is signed is the hash.
            Self::Ed25519(pair) => Ok(pair.sign(&Sha256::digest(text)).as_ref().to_vec()),
        }
    }
}

/// Head and body, without the empty line between them.
fn split(message: &[u8]) -> (&[u8], &[u8]) {
    let end = message.windows(4).position(|four| four == b"\r\n\r\n");
    end.map_or((message, &[]), |end| (&message[..end + 2], &message[end + 4..]))
}

/// The fields of a head, folded as they are.
fn fields(head: &[u8]) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> = vec![];
    for line in String::from_utf8_lossy(head).split_inclusive("\r\n") {
        match (line.starts_with([' ', '\t']), fields.last_mut(), line.split_once(':')) {
            (true, Some((_, value)), _) => value.push_str(line),
            (false, _, Some((name, value))) => fields.push((name.to_owned(), value.to_owned())),
            (true, None, _) | (false, _, None) => {}
        }
    }
    fields
}

/// The lowest field of a name: signatures count from below.
fn find<'f>(fields: &'f [(String, String)], name: &str) -> Option<&'f str> {
    fields.iter().rev().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
}

/// A field in the relaxed form, without its end (RFC 6376, 3.4.2).
fn relaxed_field(name: &str, value: &str) -> String {
    format!(
        "{}:{}",
        name.trim().to_ascii_lowercase(),
        value.split([' ', '\t', '\r', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    )
}

/// A body in the relaxed form (RFC 6376, 3.4.4).
fn relaxed_body(body: &[u8]) -> Vec<u8> {
    let mut relaxed = vec![];
    let mut empty_lines = 0;
    for line in body.split_inclusive(|byte| *byte == b'\n') {
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let mut out = vec![];
        let mut is_space = false;
        for byte in line {
            if matches!(byte, b' ' | b'\t') {
                is_space = true;
                continue;
            }
            if std::mem::take(&mut is_space) {
                out.push(b' ');
            }
            out.push(*byte);
        }
        if out.is_empty() {
            empty_lines += 1;
            continue;
        }
        relaxed.extend(b"\r\n".repeat(std::mem::take(&mut empty_lines)));
        relaxed.extend(out);
        relaxed.extend(b"\r\n");
    }
    relaxed
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 6376, 3.4.5.
    #[test]
    fn head_and_body_are_relaxed_as_the_standard_shows() {
        let fields = fields(b"A: X\r\nB : Y\t\r\n\tZ  \r\n");
        let relaxed: Vec<String> = fields.iter().map(|(name, value)| relaxed_field(name, value)).collect();
        assert_eq!(relaxed, ["a:X", "b:Y Z"]);
        assert_eq!(relaxed_body(b" C \r\nD \t E\r\n\r\n\r\n"), b" C\r\nD E\r\n");
        assert_eq!(relaxed_body(b""), b"");
        assert_eq!(relaxed_body(b"\r\n\r\n"), b"");
        assert_eq!(relaxed_body(b"a\r\n\r\nb"), b"a\r\n\r\nb\r\n");
    }

    #[test]
    fn what_is_no_key_is_told() {
        for wrong in [
            "",
            "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n",
            "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
        ] {
            assert!(Pair::of(wrong.as_bytes()).is_err(), "{wrong}");
        }
    }
}
