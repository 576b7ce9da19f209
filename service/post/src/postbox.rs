//! The transport that writes letters to a folder of `.eml` files instead of a mail server; `/postbox` shows them.

use super::message::Ready;
use super::{SendError, Transport};
use async_trait::async_trait;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use mail_parser::decoders::html::html_to_text;
use mail_parser::{MessageParser, MimeHeaders as _};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use sternpost_model::private;
use tokio::fs;
use tokio::io::AsyncWriteExt as _;

/// Enough of a file to hold the head of any of our letters.
const HEAD_BYTES: u64 = 16 * 1024;

/// Puts messages into a folder.
pub struct Postbox {
    folder: PathBuf,
}

impl Postbox {
    /// A postbox; the folder is made if it is missing. Only its owner can look into it.
    ///
    /// # Errors
    /// If the folder cannot be made.
    pub fn open(folder: PathBuf) -> io::Result<Self> {
        private::folder(&folder)?;
        Ok(Self { folder })
    }
}

#[async_trait]
impl Transport for Postbox {
    async fn send(&self, message: &Ready) -> Result<(), SendError> {
        let name = file_name(&message.id);
        let (part, whole) = (self.folder.join(format!(".{name}.part")), self.folder.join(name));
        put(&part, &whole, &message.bytes).await.map_err(|error| SendError::Later(error.to_string()))
    }
}

/// Written beside and renamed: whoever reads sees whole letters only. A second try changes nothing.
async fn put(part: &Path, whole: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::try_exists(whole).await? {
        return Ok(());
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    options.mode(0o600);
    let mut file = options.open(part).await?;
    file.write_all(bytes).await?;
    // The outbox forgets the letter after this: it must outlive a power cut.
    file.sync_all().await?;
    fs::rename(part, whole).await
}

fn file_name(message_id: &str) -> String {
    let safe = |c: char| if c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '@' | '.') { c } else { '_' };
    format!("{}.eml", message_id.chars().map(safe).collect::<String>())
}

/// The head of a kept letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The file's name, without its ending.
    pub id: String,
    /// The recipient's address.
    pub to: String,
    /// The subject.
    pub subject: String,
    /// When it was written.
    pub when: String,
}

/// A kept letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its head.
    pub head: Head,
    /// Its headers, as a reader would see them.
    pub heads: Vec<(String, String)>,
    /// The text part.
    pub text: String,
    /// The HTML part, pictures inside it.
    pub html: Option<String>,
    /// Where it leads: addresses, each with what is said of it, in the order of the letter.
    pub links: Vec<(String, String)>,
}

/// The letters of a folder, newest first.
#[must_use]
pub fn list(folder: &Path) -> Vec<Head> {
    let Ok(files) = std::fs::read_dir(folder) else { return vec![] };
    let mut all: Vec<(i64, std::time::SystemTime, Head)> = files
        .filter_map(Result::ok)
        .filter_map(|file| {
            let id = file.file_name().to_str()?.strip_suffix(".eml")?.to_owned();
            let written = file.metadata().and_then(|meta| meta.modified()).ok()?;
            let bytes = read_head(&file.path()).ok()?;
            let message = MessageParser::default().parse_headers(&bytes)?;
            let date = message.date().map_or(0, mail_parser::DateTime::to_timestamp);
            Some((date, written, head(id, &message)))
        })
        .collect();
    all.sort_by(|a, b| (b.0, b.1, &b.2.id).cmp(&(a.0, a.1, &a.2.id)));
    all.into_iter().map(|(_, _, head)| head).collect()
}

fn read_head(file: &Path) -> io::Result<Vec<u8>> {
    let mut head = vec![];
    std::fs::File::open(file)?.take(HEAD_BYTES).read_to_end(&mut head)?;
    Ok(head)
}

fn head(id: String, message: &mail_parser::Message<'_>) -> Head {
    let to = message.to().and_then(|to| to.first()).and_then(|to| to.address()).unwrap_or_default();
    let when = message.date().map(mail_parser::DateTime::to_rfc822).unwrap_or_default();
    Head { id, to: to.to_owned(), subject: message.subject().unwrap_or_default().to_owned(), when }
}

/// The file of a letter; a name that could leave the folder names none.
#[must_use]
pub fn raw(folder: &Path, id: &str) -> Option<Vec<u8>> {
    let name = format!("{id}.eml");
    if name != file_name(id) || id.starts_with('.') {
        return None;
    }
    std::fs::read(folder.join(name)).ok()
}

/// A letter.
#[must_use]
pub fn read(folder: &Path, id: &str) -> Option<Kept> {
    let bytes = raw(folder, id)?;
    let message = MessageParser::default().parse(&bytes)?;
    let header = |name: &str| message.header_raw(name).map(|value| (name.to_owned(), value.trim().to_owned()));
    let shown = ["From", "To", "Subject", "Date", "Message-ID", "List-Unsubscribe"];
    let text = message.body_text(0).unwrap_or_default().replace("\r\n", "\n");
    let html = message
        .body_html(0)
        .filter(|_| message.html_bodies().any(mail_parser::MessagePart::is_text_html))
        .map(|html| with_pictures(&html, &message));
    Some(Kept {
        head: head(id.to_owned(), &message),
        heads: shown.into_iter().filter_map(header).collect(),
        links: html.as_deref().map(links).unwrap_or_default(),
        text,
        html,
    })
}

/// Pictures that lie beside the HTML part are put into it.
fn with_pictures(html: &str, message: &mail_parser::Message<'_>) -> String {
    let mut html = html.to_owned();
    for part in &message.parts {
        if let (Some(id), true) = (part.content_id(), part.content_type().is_some_and(|kind| kind.ctype() == "image")) {
            html = html.replace(&format!("cid:{id}"), &format!("data:image/png;base64,{}", STANDARD.encode(part.contents())));
        }
    }
    html
}

/// The links of one of our letters. They are ours, so that this little suffices.
fn links(html: &str) -> Vec<(String, String)> {
    let plain = |html: &str| html_to_text(html).split_whitespace().collect::<Vec<_>>().join(" ");
    let link = |anchor: &str| {
        let (tag, rest) = anchor.split_once('>')?;
        let href = tag.split_once("href=\"")?.1.split('"').next()?;
        let said = plain(rest.split("</a>").next()?);
        // A link around a picture says nothing.
        (!said.is_empty()).then(|| (plain(href), said))
    };
    html.split("<a ").skip(1).filter_map(link).collect()
}
