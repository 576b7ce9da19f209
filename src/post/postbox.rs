//! A folder of `.eml` files instead of a mail server: letters are put there, and `/postbox` shows them.

use super::message::Ready;
use super::{SendError, Transport};
use async_trait::async_trait;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use mail_parser::{MessageParser, MimeHeaders as _};
use std::path::{Path, PathBuf};

/// Puts messages into a folder.
pub struct Postbox {
    folder: PathBuf,
}

impl Postbox {
    /// A postbox; the folder is made if it is missing.
    ///
    /// # Errors
    /// If the folder cannot be made.
    pub fn open(folder: PathBuf) -> std::io::Result<Self> {
        std::fs::create_dir_all(&folder)?;
        Ok(Self { folder })
    }
}

#[async_trait]
impl Transport for Postbox {
    async fn send(&self, message: &Ready) -> Result<(), SendError> {
        let name = file_name(&message.id);
        let (part, whole) = (self.folder.join(format!(".{name}.part")), self.folder.join(name));
        let later = |error: std::io::Error| SendError::Later(error.to_string());
        // Written beside and renamed: whoever reads sees whole letters only, and a second try replaces the first.
        tokio::fs::write(&part, &message.bytes).await.map_err(later)?;
        tokio::fs::rename(&part, &whole).await.map_err(later)
    }
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
    /// To whom.
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
    /// Addresses in the text part, with the words before them.
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
            let bytes = std::fs::read(file.path()).ok()?;
            let message = MessageParser::default().parse_headers(&bytes)?;
            let date = message.date().map_or(0, mail_parser::DateTime::to_timestamp);
            Some((date, written, head(id, &message)))
        })
        .collect();
    all.sort_by(|a, b| (b.0, b.1, &b.2.id).cmp(&(a.0, a.1, &a.2.id)));
    all.into_iter().map(|(_, _, head)| head).collect()
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
    let text = message.body_text(0).map(std::borrow::Cow::into_owned).unwrap_or_default();
    let html = message.html_body.first().and_then(|_| message.body_html(0)).map(|html| with_pictures(&html, &message));
    Some(Kept {
        head: head(id.to_owned(), &message),
        heads: shown.into_iter().filter_map(header).collect(),
        links: links(&text),
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

/// Addresses in a text, each with the words of its line, or of the line before if it stands alone.
fn links(text: &str) -> Vec<(String, String)> {
    let mut links: Vec<(String, String)> = vec![];
    let mut before = String::new();
    for line in text.lines() {
        if let Some(at) = line.find("http://").or_else(|| line.find("https://")) {
            let url = line[at..].split_whitespace().next().unwrap_or_default().to_owned();
            let words = line[..at].trim().trim_end_matches(':').to_owned();
            let words = if words.is_empty() { before.trim().trim_start_matches("* ").trim_end_matches(':').to_owned() } else { words };
            links.push((url, words));
        }
        line.clone_into(&mut before);
    }
    links
}
