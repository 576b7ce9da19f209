//! Mail into a folder: a server without a mail server can be played on at once. `/postbox` shows what lies there.
//!
//! A mail is a file named after its Message-ID, so that sending it again changes nothing. Files appear whole or not at all.

use super::transport::{SendError, Transport};
use async_trait::async_trait;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, Utc};
use lettre::address::Envelope;
use mail_parser::{Address, Message, MessageParser, MimeHeaders};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use tokio::fs;
use tokio::io::AsyncWriteExt;

/// Enough of a file to hold the head of any of our mails.
const HEAD_BYTES: usize = 16 * 1024;

/// A folder of mails.
#[derive(Clone, Debug)]
pub struct Postbox {
    folder: PathBuf,
}

/// The head of a mail in the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The file's name without `.eml`: how [`Postbox::read`] finds it.
    pub name: String,
    /// The sender's address.
    pub from: String,
    /// The reader's address.
    pub to: String,
    /// The subject.
    pub subject: String,
    /// When it was written.
    pub date: Option<DateTime<Utc>>,
}

/// A mail in the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    /// Its head.
    pub heading: Heading,
    /// Its text part.
    pub text: String,
    /// Its HTML part with its pictures inside, as `data:` addresses.
    pub html: Option<String>,
    /// Where it leads: what is said and the address, in the order of the letter.
    pub links: Vec<(String, String)>,
    /// The file itself.
    pub raw: Vec<u8>,
}

impl Postbox {
    /// In this folder, which is made when needed.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into() }
    }

    /// The mails to `to` (or to anybody), the latest first, at most `most`.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub async fn list(&self, to: Option<&str>, most: usize) -> io::Result<Vec<Heading>> {
        let mut found = vec![];
        for (name, path) in self.latest_first().await? {
            if found.len() == most {
                break;
            }
            let head = read_head(&path).await?;
            let Some(mail) = MessageParser::default().parse_headers(&head) else { continue };
            let heading = heading(name, &mail);
            if to.is_none_or(|to| heading.to.eq_ignore_ascii_case(to)) {
                found.push(heading);
            }
        }
        Ok(found)
    }

    /// A mail by its name; none if there is none.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn read(&self, name: &str) -> io::Result<Option<Mail>> {
        // The name comes from outside: it must not lead out of the folder.
        if name != file_name(name) {
            return Ok(None);
        }
        let raw = match fs::read(self.path(name)).await {
            Ok(raw) => raw,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let Some(mail) = MessageParser::default().parse(&raw) else { return Ok(None) };
        let html = html_of(&mail);
        let links = html.as_deref().map(links_of).unwrap_or_default();
        let text = mail.body_text(0).unwrap_or_default().replace("\r\n", "\n");
        Ok(Some(Mail { heading: heading(name.to_owned(), &mail), text, html, links, raw: raw.clone() }))
    }

    async fn latest_first(&self) -> io::Result<Vec<(String, PathBuf)>> {
        let mut files: Vec<(SystemTime, String, PathBuf)> = vec![];
        let mut entries = match fs::read_dir(&self.folder).await {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(vec![]),
            Err(error) => return Err(error),
        };
        while let Some(entry) = entries.next_entry().await? {
            let path = entry.path();
            let is_mail = path.extension().is_some_and(|extension| extension == "eml");
            if let (true, Some(name)) = (is_mail, path.file_stem().and_then(|stem| stem.to_str())) {
                files.push((entry.metadata().await?.modified()?, name.to_owned(), path));
            }
        }
        files.sort_unstable_by(|a, b| b.cmp(a));
        Ok(files.into_iter().map(|(_, name, path)| (name, path)).collect())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.eml"))
    }

    /// Writes a file that appears whole: a crash leaves at most a `.part` behind, which the next try overwrites.
    async fn write(&self, name: &str, mail: &[u8]) -> io::Result<()> {
        let path = self.path(name);
        if fs::try_exists(&path).await? {
            return Ok(());
        }
        fs::create_dir_all(&self.folder).await?;
        let part = self.folder.join(format!("{name}.part"));
        let mut file = fs::File::create(&part).await?;
        file.write_all(mail).await?;
        file.sync_all().await?;
        fs::rename(&part, &path).await
    }
}

#[async_trait]
impl Transport for Postbox {
    async fn send(&self, _envelope: &Envelope, mail: &[u8]) -> Result<(), SendError> {
        let head = MessageParser::default().parse_headers(mail);
        let Some(id) = head.as_ref().and_then(Message::message_id) else {
            return Err(SendError::Refused("the mail has no Message-ID".to_owned()));
        };
        // The part after the `@` is the same for all.
        let name = file_name(id.split('@').next().unwrap_or(id));
        self.write(&name, mail).await.map_err(|error| SendError::Later(format!("{}: {error}", self.folder.display())))
    }
}

/// What of a name can stand in a file's name.
fn file_name(name: &str) -> String {
    let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || "-_.".contains(*c)).take(100).collect();
    name.trim_start_matches('.').to_owned()
}

async fn read_head(path: &Path) -> io::Result<Vec<u8>> {
    use tokio::io::AsyncReadExt;
    let mut head = Vec::with_capacity(HEAD_BYTES);
    fs::File::open(path).await?.take(HEAD_BYTES as u64).read_to_end(&mut head).await?;
    Ok(head)
}

fn heading(name: String, mail: &Message<'_>) -> Heading {
    let address = |list: Option<&Address<'_>>| list.and_then(Address::first).and_then(|a| a.address()).unwrap_or_default().to_owned();
    let date = mail.date().and_then(|date| DateTime::from_timestamp(date.to_timestamp(), 0));
    let subject = mail.subject().unwrap_or_default().to_owned();
    Heading { name, from: address(mail.from()), to: address(mail.to()), subject, date }
}

/// The HTML part; a page cannot look into a mail, so its pictures move into the HTML.
fn html_of(mail: &Message<'_>) -> Option<String> {
    let has_html = mail.html_bodies().any(|part| part.is_text_html());
    let mut html = mail.body_html(0).filter(|_| has_html)?.into_owned();
    for part in mail.attachments() {
        if let (Some(id), Some(kind)) = (part.content_id(), part.content_type()) {
            let picture =
                format!("data:{}/{};base64,{}", kind.ctype(), kind.subtype().unwrap_or_default(), STANDARD.encode(part.contents()));
            html = html.replace(&format!("cid:{id}"), &picture);
        }
    }
    Some(html)
}

/// The links of one of our letters. They are ours, so that this little suffices.
fn links_of(html: &str) -> Vec<(String, String)> {
    let plain = |html: &str| mail_parser::decoders::html::html_to_text(html).split_whitespace().collect::<Vec<_>>().join(" ");
    let link = |anchor: &str| {
        let (tag, rest) = anchor.split_once('>')?;
        let href = tag.split_once("href=\"")?.1.split('"').next()?;
        let said = plain(rest.split("</a>").next()?);
        // A link around a picture says nothing.
        (!said.is_empty()).then(|| (said, plain(href)))
    };
    html.split("<a ").skip(1).filter_map(link).collect()
}
