//! Letters as witnesses: each names the head of the log as it was when it was written, in the mailbox of somebody else than who keeps the log.

use crate::report::{About, Report};
use mail_parser::MessageParser;
use mail_parser::mailbox::mbox::MessageIterator;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader, Read as _};
use std::path::{Path, PathBuf};
use sternpost_log::CampaignId;

/// How the line begins that names the head, in the languages letters are written in.
pub const HEAD: [&str; 2] = ["Head of the log: entry ", "Ende des Protokolls: Eintrag "];
/// How the line begins that names the commitment to the secret.
pub const SEAL: [&str; 2] = ["Seal of the dice: ", "Siegel der Würfel: "];
/// A longer file is no letter of ours.
const LONGEST: u64 = 32 * 1024 * 1024;

/// A letter as far as it is a witness.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Witness {
    /// The name of its file, or its Message-ID.
    pub name: String,
    /// The campaigns its thread names.
    pub campaigns: Vec<CampaignId>,
    /// What it says the head is: the lines that do, each with entry and hash, or as they stand if they cannot be read.
    pub heads: Vec<Result<(u64, String), String>>,
    /// What it says the commitment to the secret is.
    pub seals: Vec<String>,
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

/// What a message witnesses; none if it is no message.
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
        let Some(text) = message.body_text(part) else { continue };
        for line in text.lines() {
            // It may have been forwarded or quoted.
            let line = line.trim_start_matches(['>', ' ']).trim();
            if let Some(said) = HEAD.iter().find_map(|start| line.strip_prefix(start)) {
                found.heads.extend(head(said, line));
            }
            found.seals.extend(SEAL.iter().find_map(|start| line.strip_prefix(start)).map(ToOwned::to_owned));
        }
    }
    Some(found)
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

/// What letters are held against.
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

/// Holds letters against the log.
pub fn compare(letters: &[Witness], held: &Held<'_>, report: &mut Report) {
    let (mut of_this, mut heads, mut seals, mut last) = (0, 0, 0, 0);
    for letter in letters {
        let names_other = !letter.campaigns.is_empty() && !letter.campaigns.contains(&held.campaign);
        let is_known = letter.heads.iter().flatten().any(|(seq, hash)| held.hashes.get(seq) == Some(hash));
        if names_other || (letter.campaigns.is_empty() && !is_known) {
            continue;
        }
        of_this += 1;
        for head in &letter.heads {
            let (seq, hash) = match head {
                Ok(head) => head,
                Err(line) => {
                    report.wrong_letter(&letter.name, None, format!("the head of the log cannot be read: `{line}`"));
                    continue;
                }
            };
            match held.hashes.get(seq) {
                Some(known) if known == hash => {
                    heads += 1;
                    last = last.max(*seq);
                }
                Some(_) => {
                    report.wrong_letter(&letter.name, Some(*seq), "the letter names another head than the file: one of the two was changed")
                }
                None if *seq > held.entries && held.ended => {
                    report.wrong_letter(&letter.name, Some(*seq), "the letter names an entry after the end of the file");
                }
                None if *seq > held.entries => report.open_at(About::Letters, *seq, "a letter is younger than the file"),
                None => report.open_at(About::Letters, *seq, "the file does not show the hash that a letter names"),
            }
        }
        for seal in &letter.seals {
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
        report
            .proven(About::Letters, format!("{heads} heads in {of_this} letters are those of the file; the last is that of entry {last}"));
    }
    if seals > 0 {
        report.proven(About::Letters, format!("{seals} letters name the seal of the dice that the first entry names"));
    }
    if last < held.entries {
        report.open(About::Letters, format!("entries {} to {} are witnessed by no letter", last + 1, held.entries));
    }
}
