//! The mail of a letter: its headers and parts (RFC 5322, 2046, 2387, 3834, 8058).

use super::{BoardPicture, Written};
use chrono::{DateTime, Utc};
use lettre::Message;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, MessageBuilder, MultiPart, SinglePart};
use std::time::SystemTime;
use thiserror::Error;

/// What stands in the head of a mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headers {
    /// The letter's name in the outbox: the local part of the Message-ID, the same however often it is sent.
    pub letter: String,
    /// The thread it belongs to; see [`thread_root`].
    pub thread: Option<String>,
    /// The sender.
    pub from: Mailbox,
    /// The reader.
    pub to: Mailbox,
    /// When it was written.
    pub date: DateTime<Utc>,
    /// Where letters to this seat are stopped.
    pub unsubscribe: Option<String>,
}

/// A letter that cannot be put into a mail.
#[derive(Debug, Error)]
pub enum MessageError {
    /// The mail library refuses it.
    #[error("the letter makes no mail: {0}")]
    Refused(#[from] lettre::error::Error),
}

/// The part after the `@` of an address: where our Message-IDs live.
#[must_use]
pub fn domain_of(mailbox: &Mailbox) -> &str {
    mailbox.email.domain()
}

/// The name all letters of a campaign to one seat refer to. No mail has it; mail programs put together what refers to the same.
#[must_use]
pub fn thread_root(campaign: &str, seat: u8, domain: &str) -> String {
    format!("<campaign.{campaign}.{seat}@{domain}>")
}

/// The mail of a letter.
///
/// # Errors
/// [`MessageError`] if the mail library refuses it.
pub fn message(written: Written, headers: Headers) -> Result<Message, MessageError> {
    let html = match written.picture {
        None => HtmlPart::Single(SinglePart::html(written.html)),
        Some(picture) => HtmlPart::Related(MultiPart::related().singlepart(SinglePart::html(written.html)).singlepart(inline(picture))),
    };
    let parts = MultiPart::alternative().singlepart(SinglePart::plain(written.text));
    let parts = match html {
        HtmlPart::Single(html) => parts.singlepart(html),
        HtmlPart::Related(html) => parts.multipart(html),
    };
    Ok(head(headers).subject(written.subject).multipart(parts)?)
}

enum HtmlPart {
    Single(SinglePart),
    Related(MultiPart),
}

fn inline(picture: BoardPicture) -> SinglePart {
    let png = ContentType::parse("image/png").expect("the type of PNG files is well formed");
    Attachment::new_inline_with_name(BoardPicture::CID.to_owned(), "board.png".to_owned()).body(picture.png, png)
}

fn head(headers: Headers) -> MessageBuilder {
    let id = format!("<{}@{}>", headers.letter, domain_of(&headers.from));
    let mut head = Message::builder()
        .message_id(Some(id))
        .date(SystemTime::from(headers.date))
        .from(headers.from)
        .to(headers.to)
        // RFC 3834, section 5: answering machines keep quiet.
        .raw_header(raw("Auto-Submitted", "auto-generated"))
        // The same for Exchange, which does not heed RFC 3834.
        .raw_header(raw("X-Auto-Response-Suppress", "All"));
    if let Some(root) = headers.thread {
        head = head.in_reply_to(root.clone()).references(root);
    }
    if let Some(url) = headers.unsubscribe {
        // RFC 8058, section 3.1: one click only over HTTPS.
        let is_one_click = url.starts_with("https://");
        head = head.raw_header(raw("List-Unsubscribe", &format!("<{url}>")));
        if is_one_click {
            head = head.raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
    }
    head
}

fn raw(name: &'static str, value: &str) -> HeaderValue {
    let name = HeaderName::new_from_ascii(name.to_owned()).expect("our header names are ASCII without spaces");
    HeaderValue::new(name, value.to_owned())
}
