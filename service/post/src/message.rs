//! Builds messages (RFC 5322) from letters: threading, the headers of machine-made mail, one-click unsubscribe (RFC 8058).

use super::letters::Worded;
use super::push::Notice;
use super::webhook::Call;
use lettre::address::AddressError;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, Message, MultiPart, SinglePart};
use lettre::{Address, message};
use thiserror::Error;

/// A message ready to leave.
#[derive(Clone, Debug)]
pub struct Ready {
    /// The Message-ID, without brackets: the same at every try.
    pub id: String,
    /// The address in the envelope, to which it comes back.
    pub from: Address,
    /// The recipient's address.
    pub to: Address,
    /// The whole message.
    pub bytes: Vec<u8>,
    /// Whom it goes to instead of a mailbox.
    pub instead: Option<Instead>,
}

/// Whom something goes to instead of a mailbox.
#[derive(Clone, Debug)]
pub enum Instead {
    /// A program is told.
    Call(Call),
    /// A device is told.
    Notice(Box<Notice>),
    /// The channel of a campaign is.
    Post(Call),
}

/// The destination of replies to a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplyTo {
    /// The address; it holds the key.
    pub address: String,
    /// The key. It stands in the Message-ID too: who answers another address names it there.
    pub key: String,
}

/// The parts of a message.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The letter.
    pub worded: Worded,
    /// The letter's name in the outbox.
    pub id: String,
    /// The recipient's address.
    pub to: String,
    /// The name of the thread: one for each campaign and seat.
    pub thread: Option<String>,
    /// Where a reply goes: the address, and its key.
    pub reply: Option<ReplyTo>,
    /// Where a POST stops this mail.
    pub unsubscribe: Option<String>,
    /// A PNG shown inside, with its content id.
    pub picture: Option<(String, Vec<u8>)>,
    /// What is due, as a calendar (RFC 5545): beside the letter, for whoever wants it in theirs.
    pub calendar: Option<String>,
    /// When it is written.
    pub date: std::time::SystemTime,
}

/// The error of making a message.
#[derive(Debug, Error)]
pub enum MessageError {
    /// An address is none.
    #[error("an address cannot be used: {0}")]
    Address(#[from] AddressError),
    /// A part does not fit.
    #[error("a message cannot be built: {0}")]
    Build(#[from] lettre::error::Error),
}

fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

/// The domain of our Message-IDs: that of the sender.
fn domain(from: &Mailbox) -> &str {
    from.email.domain()
}

/// Builds a message.
///
/// # Errors
/// If an address cannot be used.
pub fn build(from: &Mailbox, parts: Parts) -> Result<Ready, MessageError> {
    let to: Address = parts.to.parse()?;
    let name = parts.reply.as_ref().map_or_else(|| parts.id.clone(), |reply| format!("{}.{}", parts.id, reply.key));
    let id = format!("{name}@{}", domain(from));
    let mut builder = Message::builder()
        .from(from.clone())
        .to(Mailbox::new(None, to.clone()))
        .subject(parts.worded.subject)
        .date(parts.date)
        .message_id(Some(format!("<{id}>")));
    if let Some(reply) = &parts.reply {
        builder = builder.reply_to(Mailbox::new(from.name.clone(), reply.address.parse()?));
    }
    if let Some(thread) = &parts.thread {
        // Every letter of a seat answers the same root, which need not exist: mail programs show one thread (RFC 5322, 3.6.4).
        let root = format!("<{thread}@{}>", domain(from));
        builder = builder.in_reply_to(root.clone()).references(root);
    }
    let text = SinglePart::plain(parts.worded.text);
    let html = SinglePart::html(parts.worded.html);
    let rich = match parts.picture {
        Some((id, png)) => {
            let picture = Attachment::new_inline(id).body(png, "image/png".parse::<ContentType>().expect("a known type"));
            MultiPart::related().singlepart(html).singlepart(picture)
        }
        None => MultiPart::related().singlepart(html),
    };
    let letter = MultiPart::alternative().singlepart(text).multipart(rich);
    let whole = match parts.calendar {
        Some(calendar) => {
            let kind: ContentType = "text/calendar; charset=utf-8; method=PUBLISH".parse().expect("a known type");
            MultiPart::mixed().multipart(letter).singlepart(Attachment::new("deadline.ics".to_owned()).body(calendar, kind))
        }
        None => letter,
    };
    let mut message: message::Message = builder.multipart(whole)?;
    let headers = message.headers_mut();
    headers.insert_raw(header("Auto-Submitted", "auto-generated".to_owned()));
    headers.insert_raw(header("X-Auto-Response-Suppress", "All".to_owned()));
    if let Some(url) = parts.unsubscribe {
        headers.insert_raw(header("List-Unsubscribe", format!("<{url}>")));
        // RFC 8058, 3.1: one click needs an https address
        if url.starts_with("https://") {
            headers.insert_raw(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
    }
    Ok(Ready { id, from: from.email.clone(), to, bytes: message.formatted(), instead: None })
}
