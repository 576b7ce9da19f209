//! A browser that shows notices, and the push service it listens at: it reads what comes as RFC 8188 and 8291 say, apart from how the server writes it.

use aws_lc_rs::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use aws_lc_rs::agreement::{ECDH_P256, PrivateKey, UnparsedPublicKey, agree};
use aws_lc_rs::encoding::{AsBigEndian as _, EcPublicKeyUncompressedBin};
use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

/// A browser.
pub(super) struct Phone {
    key: PrivateKey,
    auth: [u8; 16],
    pub(super) endpoint: String,
}

/// What came at a push service.
#[derive(Clone, Debug)]
pub(crate) struct Pushed {
    pub(crate) path: String,
    pub(crate) head: BTreeMap<String, String>,
    pub(crate) body: Vec<u8>,
}

/// A push service. It answers as it is told, one answer after the other, and then that all is well.
pub(crate) struct PushService {
    pub(crate) address: SocketAddr,
    heard: Arc<Mutex<Vec<Pushed>>>,
    answers: Arc<Mutex<VecDeque<&'static str>>>,
}

fn hmac(key: &[u8], message: &[&[u8]]) -> Vec<u8> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).unwrap();
    message.iter().for_each(|part| mac.update(part));
    mac.finalize().into_bytes().to_vec()
}

fn public(key: &PrivateKey) -> Vec<u8> {
    let point: EcPublicKeyUncompressedBin<'_> = key.compute_public_key().unwrap().as_be_bytes().unwrap();
    point.as_ref().to_vec()
}

impl Phone {
    pub(super) fn at(service: &PushService, name: &str) -> Self {
        Self::with(format!("http://{}/send/{name}", service.address))
    }

    pub(super) fn with(endpoint: String) -> Self {
        let auth = Sha256::digest(&endpoint)[..16].try_into().unwrap();
        Self { key: PrivateKey::generate(&ECDH_P256).unwrap(), auth, endpoint }
    }

    /// As a browser writes it: `PushSubscription.toJSON`.
    pub(super) fn subscription(&self) -> Value {
        let keys = json!({ "p256dh": URL_SAFE_NO_PAD.encode(public(&self.key)), "auth": URL_SAFE_NO_PAD.encode(self.auth) });
        json!({ "endpoint": self.endpoint, "expirationTime": null, "keys": keys })
    }

    /// The fields of the page's form, as its script fills them.
    pub(super) fn form(&self) -> Vec<(&'static str, String)> {
        let keys = self.subscription()["keys"].clone();
        let key = |name: &str| keys[name].as_str().unwrap().to_owned();
        vec![("act", "device".to_owned()), ("endpoint", self.endpoint.clone()), ("p256dh", key("p256dh")), ("auth", key("auth"))]
    }

    /// What a message says to this device; none if it is not for it.
    pub(super) fn read(&self, message: &[u8]) -> Option<Value> {
        // RFC 8188, 2.1: salt, size of a record, length of the key's name, which is the sender's point (RFC 8291, 4).
        let (salt, rest) = message.split_at(16);
        assert_eq!((u32::from_be_bytes(rest[..4].try_into().unwrap()), rest[4]), (4_096, 65));
        let (sender, record) = rest[5..].split_at(65);
        assert!(record.len() <= 4_096);
        let shared = agree(&self.key, UnparsedPublicKey::new(&ECDH_P256, sender), (), |shared| Ok(shared.to_vec())).unwrap();
        let first = hmac(&hmac(&self.auth, &[&shared]), &[b"WebPush: info\0", &public(&self.key), sender, &[1]]);
        let second = hmac(salt, &[&first]);
        let key = hmac(&second, &[b"Content-Encoding: aes128gcm\0", &[1]]);
        let nonce = hmac(&second, &[b"Content-Encoding: nonce\0", &[1]]);
        let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).unwrap());
        let mut record = record.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let plain = cipher.open_in_place(nonce, Aad::empty(), &mut record).ok()?;
        let end = plain.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(plain[end], 2, "the last record ends so");
        Some(serde_json::from_slice(&plain[..end]).unwrap())
    }
}

impl Pushed {
    /// The claims with which the server says who it is, if its signature is that of the key it names (RFC 8292); and that key.
    pub(super) fn signed(&self) -> (Value, String) {
        let said = self.head["authorization"].strip_prefix("vapid t=").unwrap();
        let (token, key) = said.split_once(", k=").unwrap();
        let decoded = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        Verifier::new(&ECDSA_P256_SHA256_FIXED, decoded(key)).verify(signed.as_bytes(), &decoded(signature)).unwrap();
        let (head, claims) = signed.split_once('.').unwrap();
        let head: Value = serde_json::from_slice(&decoded(head)).unwrap();
        assert_eq!((head["typ"].as_str(), head["alg"].as_str()), (Some("JWT"), Some("ES256")));
        (serde_json::from_slice(&decoded(claims)).unwrap(), key.to_owned())
    }
}

impl PushService {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = Self { address, heard: Arc::default(), answers: Arc::default() };
        let (heard, answers) = (service.heard.clone(), service.answers.clone());
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let (mut read, mut piece) = (vec![], [0; 4_096]);
                let pushed = loop {
                    let length = stream.read(&mut piece).await.unwrap_or_default();
                    read.extend_from_slice(&piece[..length]);
                    if let Some(pushed) = whole(&read) {
                        break Some(pushed);
                    }
                    if length == 0 {
                        break None;
                    }
                };
                let Some(pushed) = pushed else { continue };
                let answer = answers.lock().unwrap().pop_front().unwrap_or("201 Created");
                heard.lock().unwrap().push(pushed);
                let _ = stream.write_all(format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n").as_bytes()).await;
            }
        });
        service
    }

    /// How the next ones are answered.
    pub(crate) fn answer(&self, answers: &[&'static str]) {
        self.answers.lock().unwrap().extend(answers);
    }

    /// Everything that came.
    pub(crate) fn all(&self) -> Vec<Pushed> {
        self.heard.lock().unwrap().clone()
    }

    /// What came for a device.
    pub(super) fn heard(&self, phone: &Phone) -> Vec<Pushed> {
        let heard = self.heard.lock().unwrap();
        heard.iter().filter(|pushed| phone.endpoint.ends_with(&pushed.path)).cloned().collect()
    }

    /// What a device is shown.
    pub(super) fn shown(&self, phone: &Phone) -> Vec<Value> {
        self.heard(phone).iter().map(|pushed| phone.read(&pushed.body).expect("it is for this device")).collect()
    }
}

/// A request, once all of it is there.
fn whole(read: &[u8]) -> Option<Pushed> {
    let end = read.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&read[..end]).unwrap();
    let (first, lines) = head.split_once("\r\n").unwrap();
    let head: BTreeMap<String, String> =
        lines.lines().filter_map(|line| line.split_once(": ")).map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
    let body = read[end + 4..].to_vec();
    (body.len() >= head["content-length"].parse::<usize>().unwrap()).then(|| {
        let path = first.strip_prefix("POST ").unwrap().split(' ').next().unwrap().to_owned();
        Pushed { path, head, body }
    })
}
