//! Checks whether an inbound mail names an address: in its head, in its text, and in what it quotes, however that is encoded.

use super::person::without;
use mail_parser::{Message, MessageParser, PartType};

/// The fields of a head that say who wrote it.
const SENDERS: [&str; 4] = ["From", "Sender", "Reply-To", "Return-Path"];

/// Whether a mail was written by an address, as it says itself.
pub(super) fn is_from(raw: &[u8], address: &str) -> bool {
    let Some(message) = MessageParser::default().parse(raw) else { return false };
    let is_sender = |name: &str| SENDERS.iter().any(|known| known.eq_ignore_ascii_case(name));
    message.headers_raw().any(|(name, value)| is_sender(name) && without(value, address, "").is_some())
}

/// Whether an address stands anywhere in a mail.
pub(super) fn names(raw: &[u8], address: &str) -> bool {
    let stands = |text: &str| without(text, address, "").is_some();
    stands(&String::from_utf8_lossy(raw)) || MessageParser::default().parse(raw).is_some_and(|message| is_in_a_part(&message, address))
}

fn is_in_a_part(message: &Message<'_>, address: &str) -> bool {
    let stands = |text: &str| without(text, address, "").is_some();
    message.parts.iter().any(|part| match &part.body {
        PartType::Text(text) | PartType::Html(text) => stands(text),
        PartType::Binary(bytes) | PartType::InlineBinary(bytes) => stands(&String::from_utf8_lossy(bytes)),
        PartType::Message(inner) => is_in_a_part(inner, address),
        PartType::Multipart(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: &str = "ada@a.test";

    #[test]
    fn who_wrote_a_mail_stands_in_its_head() {
        for head in ["From: Ada <Ada@A.test>", "Sender: ada@a.test", "Reply-To: <ada@a.test>", "Return-Path: <ada@a.test>"] {
            assert!(is_from(format!("{head}\r\nSubject: x\r\n\r\nb\r\n").as_bytes(), ADA), "{head}");
        }
        assert!(!is_from(b"From: nada@a.test\r\nTo: ada@a.test\r\n\r\nada@a.test wrote:\r\n", ADA));
    }

    #[test]
    fn an_address_is_found_however_it_is_encoded() {
        let of = |encoding: &str, body: &str| {
            let head = "From: bo@b.test\r\nMIME-Version: 1.0\r\nContent-Type: text/plain";
            format!("{head}\r\nContent-Transfer-Encoding: {encoding}\r\n\r\n{body}\r\n")
        };
        assert!(names(of("8bit", "> Ada <ada@a.test> wrote:").as_bytes(), ADA));
        assert!(names(of("quoted-printable", "ada=40a=\r\n.test wrote:").as_bytes(), ADA));
        assert!(names(of("base64", "PiBBZGEgPGFkYUBhLnRlc3Q+IHdyb3RlOgo=").as_bytes(), ADA));
        assert!(!names(of("8bit", "> nada@a.test wrote:").as_bytes(), ADA));
    }
}
