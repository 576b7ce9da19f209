//! The file of a backup: gzip over lines of JSON.
//!
//! The first line says what it is, `{"table": …}` begins a table, an array is a row of it, the last line counts the rows and has the SHA-256 of all
//! lines before it: a file that was cut off or changed is found. A number, a text and nothing are what they are in JSON; bytes are
//! `{"bytes": "BASE64"}`.

use super::backup::BackupError;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use chrono::{DateTime, Utc};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::io::{self, BufRead as _, BufReader, BufWriter, Read, Write};
use std::path::Path;
use sternpost_game::hex;

/// The form this server writes and reads.
pub(super) const FORM: u32 = 1;
/// The longest line that is read, in bytes: larger than any position.
const LONGEST: u64 = 64 << 20;
/// The most cells of a row, or columns of a table.
const MOST_CELLS: usize = 1_000;

/// The head of a backup: where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Head {
    /// The form of the file.
    pub form: u32,
    /// The version of the server that took it.
    pub server: String,
    /// The store: `sqlite` or `postgres`.
    pub store: String,
    /// The last migration of its tables.
    pub schema: i64,
    /// When the backup was taken.
    pub taken_at: DateTime<Utc>,
    /// The key that signs links, in Base64, where the server had made it itself: without it every link in players' letters would be dead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signing_key: Option<String>,
}

impl Head {
    pub(super) fn new(store: &str, schema: i64, taken_at: DateTime<Utc>, signing_key: Option<&[u8]>) -> Self {
        let (server, store) = (env!("CARGO_PKG_VERSION").to_owned(), store.to_owned());
        Self { form: FORM, server, store, schema, taken_at, signing_key: signing_key.map(|key| BASE64.encode(key)) }
    }

    /// The key that signs links, if the backup has one that can be read.
    #[must_use]
    pub fn key(&self) -> Option<Vec<u8>> {
        BASE64.decode(self.signing_key.as_deref()?).ok()
    }
}

/// A value of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Cell {
    /// Nothing.
    Null,
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
    /// Bytes, in Base64.
    Bytes {
        /// The bytes, in Base64.
        bytes: String,
    },
}

impl Cell {
    pub(super) fn of_bytes(bytes: &[u8]) -> Self {
        Self::Bytes { bytes: BASE64.encode(bytes) }
    }

    pub(super) fn bytes(text: &str) -> Option<Vec<u8>> {
        BASE64.decode(text).ok()
    }
}

/// A line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", untagged)]
pub(super) enum Line {
    /// A row of the table before it.
    Row(Vec<Cell>),
    /// A table begins.
    Table {
        /// Its name.
        table: String,
        /// Its columns.
        columns: Vec<String>,
    },
    /// The last line.
    End {
        /// How many rows there were.
        rows: u64,
        /// The digest of all lines before.
        sha256: String,
    },
    /// The first line.
    Backup(Head),
}

/// A summary of what a backup holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The head of the file: where the backup comes from.
    pub head: Head,
    /// Rows of each table.
    pub rows: BTreeMap<String, u64>,
}

/// The reason why a file is no backup, or not a whole one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsound {
    line: u64,
    why: String,
}

impl Unsound {
    pub(super) fn of(self, path: &Path) -> BackupError {
        BackupError::Unsound { file: path.to_owned(), line: self.line, why: self.why }
    }
}

/// A writer of a backup file.
pub(super) struct Writer<W: Write> {
    out: GzEncoder<BufWriter<W>>,
    digest: Sha256,
    head: Option<Head>,
    rows: BTreeMap<String, u64>,
    table: String,
}

impl<W: Write> Writer<W> {
    pub(super) fn new(out: W) -> Self {
        let out = GzEncoder::new(BufWriter::new(out), Compression::default());
        Self { out, digest: Sha256::new(), head: None, rows: BTreeMap::new(), table: String::new() }
    }

    pub(super) fn head(&mut self, head: Head) -> io::Result<()> {
        self.head = Some(head.clone());
        self.line(&Line::Backup(head))
    }

    pub(super) fn table(&mut self, table: &str, columns: &[&str]) -> io::Result<()> {
        table.clone_into(&mut self.table);
        self.rows.insert(table.to_owned(), 0);
        let columns = columns.iter().map(|column| (*column).to_owned()).collect();
        self.line(&Line::Table { table: table.to_owned(), columns })
    }

    pub(super) fn row(&mut self, cells: Vec<Cell>) -> io::Result<()> {
        *self.rows.entry(self.table.clone()).or_default() += 1;
        self.line(&Line::Row(cells))
    }

    fn line(&mut self, line: &Line) -> io::Result<()> {
        let mut text = serde_json::to_string(line)?;
        text.push('\n');
        self.digest.update(&text);
        self.out.write_all(text.as_bytes())
    }

    /// Writes the last line and whatever is not written yet.
    pub(super) fn end(mut self) -> io::Result<(W, Summary)> {
        let digest = std::mem::take(&mut self.digest);
        self.line(&Line::End { rows: self.rows.values().sum(), sha256: hex(&digest.finalize()) })?;
        let out = self.out.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?;
        let head = self.head.ok_or_else(|| io::Error::other("a backup begins with its head"))?;
        Ok((out, Summary { head, rows: self.rows }))
    }
}

/// The cells of a line: commas outside of texts, and one more.
fn cells(line: &[u8]) -> usize {
    let (mut cells, mut is_text, mut is_escaped) = (1, false, false);
    for byte in line {
        if is_escaped {
            is_escaped = false;
        } else {
            is_escaped = is_text && *byte == b'\\';
            is_text ^= *byte == b'"';
            cells += usize::from(!is_text && *byte == b',');
        }
    }
    cells
}

/// A reader of a backup file, which checks that it is whole.
pub(super) struct Reader<R: Read> {
    text: BufReader<GzDecoder<R>>,
    digest: Sha256,
    line: u64,
    head: Option<Head>,
    rows: BTreeMap<String, u64>,
    table: Option<String>,
    is_over: bool,
}

impl<R: Read> Reader<R> {
    pub(super) fn new(file: R) -> Self {
        let text = BufReader::new(GzDecoder::new(file));
        Self { text, digest: Sha256::new(), line: 0, head: None, rows: BTreeMap::new(), table: None, is_over: false }
    }

    /// The number of the line that was read last.
    pub(super) fn line(&self) -> u64 {
        self.line
    }

    /// The summary of what was read.
    ///
    /// # Panics
    /// Before it was read to its end.
    pub(super) fn summary(&self) -> Summary {
        let head = self.head.clone().expect("what was read to its end had a first line");
        Summary { head, rows: self.rows.clone() }
    }

    /// The next line; none after the last, once the file was found to be whole.
    pub(super) fn next(&mut self) -> Result<Option<Line>, Unsound> {
        let mut text = vec![];
        self.line += 1;
        let read = (&mut self.text).take(LONGEST).read_until(b'\n', &mut text);
        let length = read.map_err(|why| self.unsound(if self.line == 1 { "this is no backup" } else { "it cannot be unpacked" }, &why))?;
        match (length, self.is_over) {
            (0, true) => return Ok(None),
            (0, false) => return Err(self.wrong("it ends here, before its last line: a part of the file is missing")),
            (_, true) => return Err(self.wrong("something stands behind its last line")),
            (_, false) => {}
        }
        if !text.ends_with(b"\n") {
            return Err(self.wrong("the line is cut off, or too long"));
        }
        // A number takes two letters here and many more bytes in memory; a row has a cell for each column of a table.
        if cells(&text) > MOST_CELLS {
            return Err(self.wrong(&format!("a line with more than {MOST_CELLS} cells")));
        }
        let line: Line = serde_json::from_slice(&text).map_err(|_| self.wrong("no line of a backup"))?;
        self.take_in(&line)?;
        self.digest.update(&text);
        Ok(Some(line))
    }

    fn take_in(&mut self, line: &Line) -> Result<(), Unsound> {
        match (line, &self.head) {
            (Line::Backup(head), None) if head.form == FORM => self.head = Some(head.clone()),
            (Line::Backup(head), None) => {
                return Err(self.wrong(&format!("a backup of form {}, and this server reads form {FORM}", head.form)));
            }
            (Line::Backup(_), Some(_)) => return Err(self.wrong("a second first line")),
            (_, None) => return Err(self.wrong("this is no backup: it does not say of what")),
            (Line::Table { table, .. }, Some(_)) => {
                if self.rows.insert(table.clone(), 0).is_some() {
                    return Err(self.wrong("a table that was there before"));
                }
                self.table = Some(table.clone());
            }
            (Line::Row(_), Some(_)) => match self.table.as_ref().and_then(|table| self.rows.get_mut(table)) {
                Some(rows) => *rows += 1,
                None => return Err(self.wrong("a row without a table")),
            },
            (Line::End { rows, sha256 }, Some(_)) => {
                let read = hex(&std::mem::take(&mut self.digest).finalize());
                if *sha256 != read || *rows != self.rows.values().sum::<u64>() {
                    return Err(self.wrong("the digest is another one: the file was changed or damaged"));
                }
                self.is_over = true;
            }
        }
        Ok(())
    }

    fn wrong(&self, why: &str) -> Unsound {
        Unsound { line: self.line, why: why.to_owned() }
    }

    fn unsound(&self, what: &str, why: &io::Error) -> Unsound {
        self.wrong(&format!("{what} ({why})"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written() -> Vec<u8> {
        let mut writer = Writer::new(vec![]);
        writer.head(Head::new("sqlite", 7, DateTime::UNIX_EPOCH, Some(b"key"))).unwrap();
        writer.table("people", &["name", "age", "face", "left"]).unwrap();
        for age in 0..50 {
            writer.row(vec![Cell::Text(format!("Ada {age}\n\"'")), Cell::Number(age), Cell::of_bytes(&[0, 255]), Cell::Null]).unwrap();
        }
        writer.table("empty", &["a"]).unwrap();
        writer.end().unwrap().0
    }

    fn read(file: &[u8]) -> Result<Summary, Unsound> {
        let mut reader = Reader::new(file);
        while reader.next()?.is_some() {}
        Ok(reader.summary())
    }

    fn repacked(change: impl FnOnce(&mut Vec<String>)) -> Vec<u8> {
        let mut text = String::new();
        GzDecoder::new(&written()[..]).read_to_string(&mut text).unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        change(&mut lines);
        let mut out = GzEncoder::new(vec![], Compression::default());
        out.write_all((lines.join("\n") + "\n").as_bytes()).unwrap();
        out.finish().unwrap()
    }

    #[test]
    fn what_was_written_is_read() {
        let summary = read(&written()).unwrap();
        assert_eq!(summary.rows, BTreeMap::from([("people".to_owned(), 50), ("empty".to_owned(), 0)]));
        assert_eq!(summary.head.key().as_deref(), Some(&b"key"[..]));
        let file = written();
        let mut reader = Reader::new(&file[..]);
        let lines: Vec<Line> = std::iter::from_fn(|| reader.next().unwrap()).collect();
        let first = vec![Cell::Text("Ada 0\n\"'".into()), Cell::Number(0), Cell::of_bytes(&[0, 255]), Cell::Null];
        assert_eq!(lines[2], Line::Row(first));
    }

    #[test]
    fn what_was_cut_off_changed_or_is_something_else_is_refused_with_its_line() {
        let whole = written();
        for length in [0, 1, 20, whole.len() / 2, whole.len() - 1] {
            assert!(read(&whole[..length]).is_err(), "{length}");
        }
        for (change, why) in [
            (Box::new(|lines: &mut Vec<String>| lines[5] = lines[5].replace("Ada", "Eve")) as Box<dyn FnOnce(&mut Vec<String>)>, "digest"),
            (Box::new(|lines| drop(lines.remove(5))), "digest"),
            (Box::new(|lines| lines.swap(5, 6)), "digest"),
            (Box::new(|lines| lines.truncate(30)), "missing"),
            (Box::new(|lines| lines.push("[1]".into())), "behind"),
            (Box::new(|lines| drop(lines.remove(0))), "does not say of what"),
            (Box::new(|lines| lines[0] = lines[0].replace("\"form\":1", "\"form\":9")), "form 9"),
            (Box::new(|lines| lines[4] = "{}".into()), "no line"),
            (Box::new(|lines| lines[4] = format!("[{}0]", "0,".repeat(MOST_CELLS))), "cells"),
            (Box::new(|lines| lines[4] = format!("[\"a, \\\" b\"{}]", ",0".repeat(MOST_CELLS))), "cells"),
            (Box::new(|lines| lines[4] = format!("[\"{}\"]", ",".repeat(MOST_CELLS))), "digest"),
            (Box::new(|lines| drop(lines.remove(1))), "without a table"),
        ] {
            let error = read(&repacked(change)).unwrap_err();
            assert!(error.why.contains(why), "{why}: {error:?}");
        }
        assert!(read(b"a letter, say").is_err());
    }
}
