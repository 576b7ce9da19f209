//! Letters that are signed (DKIM), looked at by the standard alone.

use crate::office::{Office, PLAYERS};
use aws_lc_rs::encoding::{AsDer as _, Pkcs8V1Der};
use aws_lc_rs::signature::{ED25519, Ed25519KeyPair, KeyPair as _, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// A private key as PEM.
pub(crate) fn pem(der: &[u8]) -> String {
    format!("-----BEGIN PRIVATE KEY-----\n{}\n-----END PRIVATE KEY-----\n", STANDARD.encode(der))
}

/// The tags of a signature or of a record.
fn tags(text: &str) -> BTreeMap<String, String> {
    let tag = |part: &str| part.split_once('=').map(|(name, value)| (name.trim().to_owned(), value.split_whitespace().collect::<String>()));
    text.split(';').filter_map(tag).collect()
}

/// Whether a signature is that of a mail, worked out from the standard alone (RFC 6376, 3.7, relaxed).
fn is_signed(raw: &str, number: usize, key: &UnparsedPublicKey<Vec<u8>>) -> bool {
    let (head, body) = raw.split_once("\r\n\r\n").unwrap();
    let mut fields: Vec<(String, String)> = vec![];
    for line in head.split("\r\n") {
        if line.starts_with([' ', '\t']) {
            fields.last_mut().unwrap().1.push_str(&format!("\r\n{line}"));
        } else {
            let (name, value) = line.split_once(':').unwrap();
            fields.push((name.to_lowercase(), value.to_owned()));
        }
    }
    let own = fields.iter().filter(|(name, _)| name == "dkim-signature").nth(number).unwrap().1.clone();
    let said = tags(&own);
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut lines: Vec<String> = body
        .split("\r\n")
        .map(|line| {
            let inner = words(line);
            if line.starts_with([' ', '\t']) && !inner.is_empty() { format!(" {inner}") } else { inner }
        })
        .collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    let relaxed = lines.iter().map(|line| format!("{line}\r\n")).collect::<String>();
    if STANDARD.encode(Sha256::digest(relaxed)) != said["bh"] {
        return false;
    }
    let mut left = fields.clone();
    let mut signed = String::new();
    for name in said["h"].to_lowercase().split(':') {
        if let Some(at) = left.iter().rposition(|(known, _)| known == name) {
            let (name, value) = left.remove(at);
            signed.push_str(&format!("{name}:{}\r\n", words(&value)));
        }
    }
    let unsigned = &own[..own.rfind("b=").unwrap() + 2];
    signed.push_str(&format!("dkim-signature:{}", words(unsigned)));
    let signature = STANDARD.decode(&said["b"]).unwrap();
    let text = if said["a"] == "ed25519-sha256" { Sha256::digest(&signed).to_vec() } else { signed.into_bytes() };
    key.verify(&text, &signature).is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_are_signed_with_each_key_and_doctor_says_what_dns_needs() {
    let folder = tempfile::TempDir::new().unwrap();
    let rsa = aws_lc_rs::rsa::KeyPair::generate(aws_lc_rs::rsa::KeySize::Rsa2048).unwrap();
    let der: Pkcs8V1Der<'_> = rsa.as_der().unwrap();
    let edwards = Ed25519KeyPair::generate().unwrap();
    let edwards_der: Pkcs8V1Der<'_> = edwards.as_der().unwrap();
    let (one, two) = (folder.path().join("rsa.pem"), folder.path().join("edwards.pem"));
    std::fs::write(&one, pem(der.as_ref())).unwrap();
    std::fs::write(&two, pem(edwards_der.as_ref())).unwrap();
    let key = |selector: &str, file: &std::path::Path| {
        format!("{{ domain = \"sternpost.test\", selector = \"{selector}\", key-file = \"{}\" }}", file.display())
    };
    let keys = format!("[{}, {}]", key("one", &one), key("two", &two));
    let office = Office::open(None, &[("STERNPOST__MAIL__DKIM", &keys)]).await;
    let seat = office.asked().await;
    let letter = office.question(PLAYERS[seat], 0).await;

    let raw = String::from_utf8(letter.data.clone()).unwrap();
    let rsa_key = UnparsedPublicKey::new(&RSA_PKCS1_2048_8192_SHA256, rsa.public_key().as_ref().to_vec());
    let edwards_key = UnparsedPublicKey::new(&ED25519, edwards.public_key().as_ref().to_vec());
    assert!(is_signed(&raw, 0, &rsa_key) && is_signed(&raw, 1, &edwards_key), "{}", &raw[..2_000]);
    assert!(raw.contains("List-Unsubscribe"));
    for (what, other) in [
        ("the body", raw.replacen("\r\n\r\n", "\r\n\r\nmore\r\n", 1)),
        ("the subject", raw.replacen("Subject: ", "Subject: Re: ", 1)),
        ("where mail is stopped", raw.replacen("List-Unsubscribe: <", "List-Unsubscribe: <x", 1)),
        ("the sender", raw.replacen("\r\nFrom: ", "\r\nFrom: x@y.test\r\nFrom: ", 1)),
    ] {
        assert_ne!(other, raw, "{what} is there");
        assert!(!is_signed(&other, 0, &rsa_key) && !is_signed(&other, 1, &edwards_key), "{what} is signed");
    }
    if let Ok(to) = std::env::var("SAMPLES_TO") {
        std::fs::write(format!("{to}/signed.eml"), &letter.data).unwrap();
        std::fs::write(format!("{to}/doctor.txt"), office.server.command(&["doctor"]).stdout).unwrap();
    }

    let said = office.server.command(&["doctor", "--send-to", "operator@o.test"]);
    let text = String::from_utf8_lossy(&said.stdout).into_owned();
    assert!(said.status.success(), "{text}{}", String::from_utf8_lossy(&said.stderr));
    let record = text.split('"').find(|part| part.starts_with("v=DKIM1; k=ed25519")).expect("the record is printed");
    assert_eq!(STANDARD.decode(&tags(record)["p"]).unwrap(), edwards.public_key().as_ref());
    assert!(text.contains("one._domainkey.sternpost.test") && text.contains("mail is taken in at"), "{text}");
    let test = office.sink.wait_for(|mail| mail.to[0] == "operator@o.test").await;
    assert!(is_signed(&String::from_utf8(test.data).unwrap(), 0, &rsa_key));
}
