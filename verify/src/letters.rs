//! Letters as witnesses: each names the head of the log at the time it was written, in a mailbox that does not belong to the keeper of the log.

use crate::report::{About, Report};
use mail_parser::decoders::html::html_to_text;
use mail_parser::mailbox::mbox::MessageIterator;
use mail_parser::{Message, MessageParser, PartType};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader, Read as _};
use std::path::{Path, PathBuf};
use sternpost_log::CampaignId;

/// How the line begins that names the head, in the languages letters are written in.
pub const HEAD: [&str; 2] = ["Head of the log: entry ", "Ende des Protokolls: Eintrag "];
/// How the line begins that names the commitment to the secret.
pub const SEAL: [&str; 2] = ["Seal of the dice: ", "Siegel der Würfel: "];
/// The line between what a letter tells and its foot.
const SIGN_OFF: &str = "--";
/// A longer file is no letter of ours.
const LONGEST: u64 = 32 * 1024 * 1024;

/// A letter as far as it is a witness.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Witness {
    /// The name of its file, or its Message-ID.
    pub name: String,
    /// The campaigns its thread names.
    pub campaigns: Vec<CampaignId>,
    /// What it says of a log, or, if it is about several campaigns, of each.
    pub said: Vec<Said>,
}

/// A letter's statement about a log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// What the head is: entry and hash, or the line as it stands if it cannot be read.
    pub head: Option<Result<(u64, String), String>>,
    /// What the commitment to the secret is. It stands below the head and tells campaigns apart.
    pub seal: Option<String>,
}

/// The letters of a folder (of .eml files, or a Maildir) or of an mbox file.
///
/// # Errors
/// If it cannot be read.
pub fn witnesses(mailbox: &Path) -> io::Result<Vec<Witness>> {
    if !mailbox.is_dir() {
        let letters = MessageIterator::new(BufReader::new(File::open(mailbox)?)).enumerate();
        let letter = |(n, message): (usize, io::Result<mail_parser::mailbox::mbox::Message>)| {
            Ok(witness(&format!("{} of {}", n + 1, mailbox.display()), message?.contents()))
        };
        return letters.map(letter).filter_map(Result::transpose).collect();
    }
    let mut files: Vec<PathBuf> = vec![];
    for (folder, is_maildir) in [(mailbox.to_owned(), false), (mailbox.join("cur"), true), (mailbox.join("new"), true)] {
        if folder.is_dir() {
            for file in folder.read_dir()? {
                files.extend(Some(file?.path()).filter(|path| is_maildir || path.extension().is_some_and(|kind| kind == "eml")));
            }
        }
    }
    files.sort();
    let letter = |file: &PathBuf| -> io::Result<Option<Witness>> {
        let open = File::open(file)?;
        let mut bytes = vec![];
        open.take(LONGEST).read_to_end(&mut bytes)?;
        Ok(witness(&file.file_name().unwrap_or_default().to_string_lossy(), &bytes))
    };
    files.iter().filter(|file| file.is_file()).map(letter).filter_map(Result::transpose).collect()
}

/// The witness that a message bears; none if it is no message.
#[must_use]
pub fn witness(name: &str, bytes: &[u8]) -> Option<Witness> {
    let message = MessageParser::default().parse(bytes)?;
    let mut found = Witness { name: name.to_owned(), ..Witness::default() };
    let threads = [message.in_reply_to(), message.references()].into_iter().flat_map(|header| {
        let one = header.as_text().map(ToOwned::to_owned).into_iter();
        one.chain(header.as_text_list().unwrap_or_default().iter().map(ToString::to_string)).collect::<Vec<_>>()
    });
    for thread in threads {
        let campaign: Option<CampaignId> =
            thread.trim_start_matches('<').strip_prefix("campaign-").and_then(|rest| rest.get(..36)?.parse().ok());
        found.campaigns.extend(campaign);
    }
    for part in 0..message.text_body_count() {
        let Some(text) = text_of(&message, part) else { continue };
        let is_about_one = found.campaigns.first().is_some_and(|first| found.campaigns.iter().all(|campaign| campaign == first));
        found.said.extend(signed_off(&lines(&text), is_about_one));
    }
    Some(found)
}

/// The statements of the letter itself, below its sign-off. Above it stand the words of players, who may write what they like.
fn signed_off(lines: &[String], is_about_one: bool) -> Vec<Said> {
    let mut parts: Vec<&[String]> = lines.split(|line| line == SIGN_OFF).collect();
    if parts.len() == 1 {
        return without_sign_off(lines, is_about_one);
    }
    // A mail program that passes a letter on may sign it off once more.
    let above = parts.remove(0);
    let said = parts.into_iter().rev().map(said_in).find(|said| said.iter().any(|said| said.head.is_some()));
    let with_heads = said.map(|said| said.into_iter().filter(|said| said.head.is_some()).collect());
    with_heads.unwrap_or_else(|| seal_above(above).into_iter().collect())
}

/// The seal that a letter before the first head names: the last one there, for what others wrote stands in sentences above it.
fn seal_above(above: &[String]) -> Option<Said> {
    let is_seal = |seal: &&str| seal.len() == 64 && seal.bytes().all(|digit| digit.is_ascii_hexdigit());
    let named = |line: &'_ String| SEAL.iter().find_map(|start| line.strip_prefix(start)).filter(is_seal).map(str::to_owned);
    above.iter().rev().find_map(named).map(|seal| Said { head: None, seal: Some(seal) })
}

/// The statements of a page that has no sign-off: the last head is its foot's. If it is about several campaigns, each has its seal below it.
fn without_sign_off(lines: &[String], is_about_one: bool) -> Vec<Said> {
    let mut said = said_in(lines);
    let Some(last) = said.iter().rposition(|said| said.head.is_some()) else { return said.pop().into_iter().collect() };
    if is_about_one {
        return vec![said.swap_remove(last)];
    }
    said.retain(|said| said.head.is_some() && said.seal.is_some());
    said
}

/// The heads and seals of some lines. A seal belongs to the head just above it.
fn said_in(lines: &[String]) -> Vec<Said> {
    let mut found: Vec<Said> = vec![];
    let mut is_below_head = false;
    for line in lines {
        if let Some(said) = HEAD.iter().find_map(|start| line.strip_prefix(start)) {
            let head = head(said, line);
            is_below_head = head.is_some();
            found.extend(head.map(|head| Said { head: Some(head), seal: None }));
        } else if let Some(seal) = SEAL.iter().find_map(|start| line.strip_prefix(start)) {
            let seal = Some(seal.to_owned());
            match found.last_mut().filter(|_| is_below_head) {
                Some(above) => above.seal = seal,
                None => found.push(Said { head: None, seal }),
            }
            is_below_head = false;
        } else if !line.is_empty() {
            is_below_head = false;
        }
    }
    found
}

/// A text part; of a page of HTML each block on lines of its own.
fn text_of(message: &Message<'_>, part: usize) -> Option<String> {
    let PartType::Html(page) = &message.text_part(u32::try_from(part).ok()?)?.body else {
        return Some(message.body_text(part)?.into_owned());
    };
    let blocks = ["<p", "<P", "<td", "<TD", "<div", "<DIV", "<li", "<LI", "<blockquote", "<BLOCKQUOTE"];
    let apart = blocks.iter().fold(page.to_string(), |page, block| page.replace(block, &format!("<br>{block}")));
    Some(html_to_text(&apart))
}

/// The lines of a text that may have been forwarded or quoted, and broken where a mail program found them too long.
fn lines(text: &str) -> Vec<String> {
    let is_broken = |line: &String| {
        HEAD.iter().any(|start| line.strip_prefix(start).is_some_and(|said| said.ends_with(',')))
            || SEAL.iter().any(|start| line == start.trim_end())
    };
    let mut lines: Vec<String> = vec![];
    for line in text.lines().map(|line| line.trim_start_matches(['>', ' ']).trim()) {
        match lines.last_mut().filter(|last| is_broken(last)) {
            Some(last) => {
                last.push(' ');
                last.push_str(line);
            }
            None => lines.push(line.to_owned()),
        }
    }
    lines
}

/// Entry and hash of a line; nothing where a letter says that it shows no hash yet.
fn head(said: &str, line: &str) -> Option<Result<(u64, String), String>> {
    let Some((seq, hash)) = said.split_once(", ") else {
        let number = said.split('.').next().unwrap_or_default();
        return number.parse::<u64>().is_err().then(|| Err(line.to_owned()));
    };
    let digits = hash.strip_prefix("2:").unwrap_or(hash);
    let is_hash = digits.len() == 64 && digits.bytes().all(|digit| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit));
    Some(match seq.parse() {
        Ok(seq) if is_hash => Ok((seq, hash.to_owned())),
        Ok(_) | Err(_) => Err(line.to_owned()),
    })
}

/// The facts of a log that letters are compared with.
pub struct Held<'a> {
    /// The campaign.
    pub campaign: CampaignId,
    /// The hash of each entry, as far as the file shows it.
    pub hashes: &'a BTreeMap<u64, String>,
    /// How many entries there are.
    pub entries: u64,
    /// Whether the campaign is over.
    pub ended: bool,
    /// The commitment that the first entry names.
    pub commitment: Option<&'a str>,
}

impl Held<'_> {
    /// The statements of a letter about this log.
    fn said_in<'l>(&self, letter: &'l Witness) -> Vec<&'l Said> {
        let is_known = |said: &Said| {
            let Some(Ok((seq, hash))) = &said.head else { return false };
            self.hashes.get(seq) == Some(hash)
        };
        // A letter about several campaigns is in the thread of none: what it says of this one stands with its seal.
        let is_of_this = |said: &&Said| match (&said.seal, self.commitment) {
            (Some(seal), Some(known)) => seal == known,
            (Some(_) | None, _) => is_known(said),
        };
        if letter.campaigns.contains(&self.campaign) {
            letter.said.iter().collect()
        } else if letter.campaigns.is_empty() {
            letter.said.iter().filter(is_of_this).collect()
        } else {
            vec![]
        }
    }
}

/// Holds letters against the log.
pub fn compare(letters: &[Witness], held: &Held<'_>, report: &mut Report) {
    let (mut of_this, mut heads, mut seals, mut last) = (0, 0, 0, 0);
    for letter in letters {
        let said = held.said_in(letter);
        if said.is_empty() && !letter.campaigns.contains(&held.campaign) {
            continue;
        }
        of_this += 1;
        for head in said.iter().filter_map(|said| said.head.as_ref()) {
            match head {
                Ok((seq, hash)) if is_head(letter, *seq, hash, held, report) => {
                    heads += 1;
                    last = last.max(*seq);
                }
                Ok(_) => {}
                Err(line) => report.wrong_letter(&letter.name, None, format!("the head of the log cannot be read: `{line}`")),
            }
        }
        for seal in said.iter().filter_map(|said| said.seal.as_ref()) {
            match held.commitment {
                Some(known) if known == seal => seals += 1,
                Some(_) => report.wrong_letter(&letter.name, Some(1), "the letter names another seal of the dice than the first entry"),
                None => {}
            }
        }
    }
    if of_this == 0 {
        report.open(About::Letters, "the mailbox holds no letter of this campaign");
        return;
    }
    if heads > 0 {
        let text = format!("{heads} heads in {of_this} letters are those of the file; the last is that of entry {last}");
        report.proven(About::Letters, text);
    }
    if seals > 0 {
        report.proven(About::Letters, format!("{seals} times letters name the seal of the dice that the first entry names"));
    }
    if last < held.entries {
        report.open(About::Letters, format!("entries {} to {} are witnessed by no letter", last + 1, held.entries));
    }
}

/// Whether what a letter says is the head was one.
fn is_head(letter: &Witness, seq: u64, hash: &String, held: &Held<'_>, report: &mut Report) -> bool {
    match held.hashes.get(&seq) {
        Some(known) if known == hash => return true,
        Some(_) => {
            report.wrong_letter(&letter.name, Some(seq), "the letter names another head than the file: one of the two was changed");
        }
        None if seq > held.entries && held.ended => {
            report.wrong_letter(&letter.name, Some(seq), "the letter names an entry after the end of the file");
        }
        None if seq > held.entries => report.open_at(About::Letters, seq, "a letter is younger than the file"),
        None => report.open_at(About::Letters, seq, "the file does not show the hash that a letter names"),
    }
    false
}
