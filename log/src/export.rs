//! The file format of an exported campaign: JSON Lines, a header and then one record on each line. `docs/export.md` describes it for authors of
//! other readers.
//!
//! A file may come from anybody: the length of a line is bounded, and so is that of a file.

use super::chain;
use super::chance::CampaignSecret;
use super::entry::{CampaignId, Entry};
use super::face::{Face, own_part, salt};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::io::{BufRead, Read as _};
use sternpost_core::{Seat, Told};
use thiserror::Error;

/// The version of the format.
pub const FORMAT: u32 = 1;
/// The longest line that is read, in bytes: a position in the middle of a long game has some hundred kilobytes.
const LONGEST_LINE: u64 = 16 * 1024 * 1024;
/// The most entries that are read.
const MOST_ENTRIES: u64 = 100_000;
/// The most that is read of what stands beside the log.
const MOST_BESIDE: u64 = 100_000;
/// The most values of a line: a position in the middle of a long game has some ten thousand.
const MOST_VALUES: usize = 250_000;
/// The most values in all: each takes some ten times its length in memory.
const MOST_VALUES_IN_ALL: usize = 12_000_000;
/// The most that is read in all, in bytes.
const LONGEST_FILE: u64 = 512 * 1024 * 1024;

/// The eyes a file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum For {
    /// The holder of a seat, while the campaign runs.
    Seat(Seat),
    /// Anybody who may look on, while the campaign runs.
    Anybody,
    /// Everybody: the campaign is over.
    Everybody,
    /// The person who runs the server: everything, and the secret.
    Operator,
}

/// A part that is left out of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeftOut {
    /// What other seats have answered, before the end.
    OthersAnswers,
    /// Random results and positions, before the end.
    Chance,
    /// The campaign's secret, before the end.
    Secret,
    /// What stands beside the log: addresses, notes, drafts; and of talk, promises, standing orders and answers that wait to be opened what these eyes do not
    /// read. Of what they do there may be records behind the entries.
    BesideTheLog,
}

/// The holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sitting {
    /// The name shown.
    pub name: String,
    /// How well a bot plays that sits here; none: a person does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The language of letters and pages.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
    /// What it plays, once it is dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plays: Option<Value>,
}

/// The first line of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Header {
    /// The version of the format.
    pub sternpost_export: u32,
    /// The campaign the file is of.
    pub campaign: CampaignId,
    /// The game's id.
    pub game: String,
    /// The campaign's name.
    pub name: String,
    /// The revision of the rules of the last entry.
    pub revision: u32,
    /// For whose eyes.
    pub eyes: For,
    /// How many entries the log has.
    pub entries: u64,
    /// The hash of the last.
    pub head: String,
    /// Whether the campaign is over.
    pub ended: bool,
    /// The parts that are left out.
    pub left_out: Vec<LeftOut>,
    /// The holders of the seats, for anybody who reads the file in again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Sitting>,
    /// How long windows wait, in files of servers that knew no other policy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub windows: Option<String>,
    /// How the table plays, beside the game's options.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<serde_json::Value>,
    /// The secret, for the operator's eyes: whoever has it knows every card and every die to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// A part of an entry with the salt of its commitment.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct OpenedPart {
    /// The text, byte for byte.
    pub text: Box<RawValue>,
    /// The salt, in hexadecimal; it is used as it stands here.
    pub salt: String,
}

/// An entry of which only some may be known.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Partial {
    /// Its number.
    pub seq: u64,
    /// The text whose SHA-256 its hash is.
    pub face: Box<RawValue>,
    /// Its hash.
    pub hash: String,
    /// What may be known of its hidden parts, by their names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub opened: BTreeMap<String, OpenedPart>,
}

impl Partial {
    /// An entry as a seat may have it; without a seat, as anybody may.
    #[must_use]
    pub fn of(entry: &Entry, seat: Option<Seat>, secret: &CampaignSecret) -> Self {
        let parts = entry.parts();
        let open = |part: String, text: Box<RawValue>| {
            let salt = salt(secret, entry.campaign, entry.seq, &part);
            (part, OpenedPart { text, salt })
        };
        let is_its = seat.is_some() && entry.body.seat() == seat;
        let own = parts.own.filter(|_| is_its).map(|text| open("own".to_owned(), text));
        let mut owns = parts.owns;
        let own_of = seat.and_then(|seat| Some(open(own_part(seat), owns.remove(&seat.to_string())?)));
        Self { seq: entry.seq, face: parts.face, hash: entry.hash.clone(), opened: own.into_iter().chain(own_of).collect() }
    }

    /// Reads its face.
    ///
    /// # Errors
    /// If it is none.
    pub fn shown(&self) -> Result<Shown, serde_json::Error> {
        serde_json::from_str::<Face>(self.face.get()).map(Shown)
    }
}

/// A face as it is read: what it says.
pub struct Shown(Face);

impl Shown {
    /// The campaign and the number of the entry.
    #[must_use]
    pub fn place(&self) -> (CampaignId, u64) {
        (self.0.campaign, self.0.seq)
    }
    /// The hash of the entry before, as the face has it.
    #[must_use]
    pub fn previous(&self) -> &str {
        &self.0.previous
    }
    /// The commitment to a part, by its name.
    #[must_use]
    pub fn promised(&self, part: &str) -> Option<&str> {
        match part.strip_prefix("own/") {
            Some(seat) => self.0.owns.get(seat).map(String::as_str),
            None if part == "own" => self.0.own.as_deref(),
            None => None,
        }
    }
    /// The public members of the act.
    #[must_use]
    pub fn open(&self) -> &Value {
        &self.0.open
    }
}

/// A line of the chronicle: for whoever reads the file in again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The entry the line is of.
    pub told: u64,
    /// The place of the line among those of its entry.
    pub position: u32,
    /// The line and its audience.
    pub line: Told,
}

/// A position that was kept, which newer rules go on from if they read the log otherwise.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptPosition {
    /// The entry it stands at.
    pub kept: u64,
    /// The version of the rules that made it.
    pub revision: u32,
    /// The position, byte for byte.
    pub position: Box<RawValue>,
}

/// A line of a file.
#[derive(Clone, Debug)]
pub enum Record {
    /// The first.
    Header(Box<Header>),
    /// A whole entry.
    Entry(Box<Entry>),
    /// An entry of which only some may be known.
    Partial(Box<Partial>),
    /// A line of the chronicle.
    Line(Box<Line>),
    /// A position that was kept.
    Kept(Box<KeptPosition>),
    /// Something that stands beside the log, as it is written: who reads the file in knows what it is.
    Beside(String),
}

/// A line of a file that cannot be read.
#[derive(Debug, Error)]
#[error("line {line}: {what}")]
pub struct BadLine {
    /// Counted from 1.
    pub line: u64,
    /// The fault, in words.
    pub what: String,
}

/// A record as a line.
///
/// # Panics
/// Never: records are plain data.
#[must_use]
pub fn line_of(record: &impl Serialize) -> String {
    let mut text = serde_json::to_string(record).expect("a record is plain data");
    text.push('\n');
    text
}

/// Reads a line.
///
/// # Errors
/// What is wrong with it.
pub fn read_line(text: &str) -> Result<Record, String> {
    let members: BTreeMap<String, &RawValue> = serde_json::from_str(text).map_err(|why| format!("no record of an export: {why}"))?;
    let has = |name: &str| members.contains_key(name);
    let wrong = |why: serde_json::Error| why.to_string();
    let as_written = |record: Record, line: String| {
        // What means the same written otherwise would be a place for what nobody has checked.
        if line.trim_end() == text { Ok(record) } else { Err("the line is not as a server writes it".to_owned()) }
    };
    if has("sternpost-export") {
        let format = members["sternpost-export"].get();
        if format != FORMAT.to_string() {
            return Err(format!("the file has version {format} of the format; this program reads {FORMAT}"));
        }
        let header: Box<Header> = Box::new(serde_json::from_str(text).map_err(wrong)?);
        let line = line_of(&header);
        as_written(Record::Header(header), line)
    } else if has("entry") {
        let entry = Box::new(chain::read_exported(text).map_err(wrong)?);
        let line = chain::exported(&entry);
        as_written(Record::Entry(entry), line)
    } else if has("told") {
        let told: Box<Line> = Box::new(serde_json::from_str(text).map_err(wrong)?);
        let line = line_of(&told);
        as_written(Record::Line(told), line)
    } else if has("kept") {
        let kept: Box<KeptPosition> = Box::new(serde_json::from_str(text).map_err(wrong)?);
        let line = line_of(&kept);
        as_written(Record::Kept(kept), line)
    } else if has("beside") {
        Ok(Record::Beside(text.to_owned()))
    } else if has("seq") {
        let partial: Box<Partial> = Box::new(serde_json::from_str(text).map_err(wrong)?);
        let line = line_of(&partial);
        as_written(Record::Partial(partial), line)
    } else {
        Err("no record of an export: neither a header nor an entry, a line or a position".to_owned())
    }
}

/// Reads a file, record by record, and no more of it than can be an export. Ends after the first line that cannot be read.
pub fn records(file: impl BufRead) -> impl Iterator<Item = Result<(u64, Record), BadLine>> {
    Records { file, line: 0, entries: 0, beside: 0, bytes: 0, values: 0, is_over: false }
}

struct Records<R> {
    file: R,
    line: u64,
    entries: u64,
    beside: u64,
    bytes: u64,
    values: usize,
    is_over: bool,
}

/// The most values a line can hold, counted without reading them: each stands behind one of these signs.
fn values(line: &[u8]) -> usize {
    line.iter().filter(|byte| matches!(byte, b',' | b'[' | b'{')).count()
}

impl<R: BufRead> Records<R> {
    fn next_line(&mut self) -> Result<Option<String>, String> {
        let mut bytes = vec![];
        let read = self.file.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes).map_err(|why| why.to_string())? as u64;
        if read > LONGEST_LINE {
            return Err(format!("longer than {LONGEST_LINE} bytes"));
        }
        self.bytes += read;
        if self.bytes > LONGEST_FILE {
            return Err(format!("the file is longer than {LONGEST_FILE} bytes"));
        }
        if read == 0 {
            return Ok(None);
        }
        let values = values(&bytes);
        self.values += values;
        if values > MOST_VALUES || self.values > MOST_VALUES_IN_ALL {
            return Err(format!("more than {MOST_VALUES} values in a line, or {MOST_VALUES_IN_ALL} in all"));
        }
        String::from_utf8(bytes).map(Some).map_err(|_| "this is no UTF-8".to_owned())
    }

    fn next_record(&mut self) -> Result<Option<Record>, String> {
        loop {
            self.line += 1;
            let Some(text) = self.next_line()? else { return Ok(None) };
            // An empty line at the end is what editors leave.
            if text.trim().is_empty() {
                continue;
            }
            let record = read_line(text.trim_end_matches(['\n', '\r']))?;
            self.entries += u64::from(matches!(record, Record::Entry(_) | Record::Partial(_)));
            if self.entries > MOST_ENTRIES {
                return Err(format!("more than {MOST_ENTRIES} entries"));
            }
            self.beside += u64::from(matches!(record, Record::Beside(_)));
            if self.beside > MOST_BESIDE {
                return Err(format!("more than {MOST_BESIDE} records beside the log"));
            }
            return Ok(Some(record));
        }
    }
}

impl<R: BufRead> Iterator for Records<R> {
    type Item = Result<(u64, Record), BadLine>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let record = self.next_record();
        self.is_over = !matches!(record, Ok(Some(_)));
        match record {
            Ok(record) => record.map(|record| Ok((self.line, record))),
            Err(what) => Some(Err(BadLine { line: self.line, what })),
        }
    }
}
