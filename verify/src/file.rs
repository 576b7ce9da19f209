//! A file as it was read, and the conclusions from it alone.

use crate::bounded::are_bounded;
use crate::letters::{Held, Witness, compare};
use crate::replay::replay;
use crate::report::{About, Report};
use std::collections::{BTreeMap, BTreeSet};
use std::io::BufRead;
use sternpost_core::Seat;
use sternpost_games::Games;
use sternpost_log::chain::{ORIGIN, continues, hash_of_face};
use sternpost_log::export::{For, Header, KeptPosition, LeftOut, Line, Partial, Record, records};
use sternpost_log::face::commitment;
use sternpost_log::{Body, CampaignSecret, ChainError, Entry};

/// An export as it was read.
#[derive(Default)]
pub struct Export {
    /// Its first line; files from before there was a format have none.
    pub header: Option<Header>,
    /// Its whole entries.
    pub entries: Vec<Entry>,
    /// Its entries of which only some may be known.
    pub partial: Vec<Partial>,
    /// Its lines of the chronicle.
    pub lines: Vec<Line>,
    /// The positions that were kept.
    pub kept: Vec<KeptPosition>,
    /// What stands beside the log, each with its line of the file. Nothing can be proven of it.
    pub beside: Vec<(u64, String)>,
    /// The line of the file each entry stands in.
    pub places: Vec<u64>,
}

impl Export {
    /// The secret, if the file has it: published by the last entry, or for the operator's eyes.
    #[must_use]
    pub fn secret(&self) -> Option<CampaignSecret> {
        let published =
            self.entries.iter().find_map(|entry| if let Body::Ended { secret, .. } = &entry.body { Some(secret) } else { None });
        published.or(self.header.as_ref()?.secret.as_ref())?.parse().ok()
    }

    /// The first entry, if it creates the campaign.
    #[must_use]
    pub fn created(&self) -> Option<&Body> {
        self.entries.first().map(|entry| &entry.body).filter(|body| matches!(body, Body::Created { .. }))
    }
}

/// Reads a file.
///
/// # Errors
/// The first line that cannot be read, or that cannot stand where it does.
pub fn read(file: impl BufRead) -> Result<Export, String> {
    let mut export = Export::default();
    for record in records(file) {
        let (line, record) = record.map_err(|bad| bad.to_string())?;
        match record {
            Record::Header(_) if line != 1 => return Err(format!("line {line}: a header stands in the first line only")),
            Record::Header(header) => export.header = Some(*header),
            Record::Entry(_) if !export.partial.is_empty() => return Err(format!("line {line}: a whole entry among entries in part")),
            Record::Entry(entry) => {
                export.entries.push(*entry);
                export.places.push(line);
            }
            Record::Partial(_) if !export.entries.is_empty() => return Err(format!("line {line}: an entry in part among whole ones")),
            Record::Partial(partial) => {
                export.partial.push(*partial);
                export.places.push(line);
            }
            Record::Line(told) => export.lines.push(*told),
            Record::Kept(kept) => export.kept.push(*kept),
            Record::Beside(text) => export.beside.push((line, text)),
        }
    }
    Ok(export)
}

/// Checks everything that can be checked of a file, and of letters if there are any.
#[must_use]
pub fn check(file: impl BufRead, games: &Games, letters: Option<&[Witness]>) -> Report {
    match read(file) {
        Ok(export) => check_export(&export, games, letters),
        Err(why) => {
            let mut report = Report::default();
            report.wrong(About::File, why);
            report
        }
    }
}

/// The same of a file that was read.
#[must_use]
pub fn check_export(export: &Export, games: &Games, letters: Option<&[Witness]>) -> Report {
    let mut report = Report::default();
    let entries = (export.entries.len() + export.partial.len()) as u64;
    if entries == 0 {
        report.wrong(About::File, "the file holds no entry");
        return report;
    }
    let secret = export.secret();
    header(export, &mut report);
    if export.partial.is_empty() {
        whole(export, secret.as_ref(), &mut report)
    } else {
        in_part(export, &mut report)
    }
    let is_bounded = are_bounded(export, &mut report);
    if is_bounded && !export.entries.is_empty() && !report.is_wrong(About::Chain) && !report.is_wrong(About::Secret) {
        answers(export, games, secret.as_ref(), &mut report);
    }
    if !export.lines.is_empty() || !export.kept.is_empty() || export.header.as_ref().is_some_and(|header| !header.seats.is_empty()) {
        report.open(
            About::File,
            "lines of the chronicle, kept positions, names of seats and policies stand beside the log: no hash covers them",
        );
    }
    let hashes: BTreeMap<u64, String> = hashes(export);
    let promised = if let Some(Body::Created { commitment, .. }) = export.created() {
        Some(commitment.clone())
    } else {
        export.partial.first().and_then(|first| first.shown().ok()?.open().get("commitment")?.as_str().map(ToOwned::to_owned))
    };
    let campaign = export.entries.first().map(|entry| entry.campaign).or_else(|| Some(export.partial.first()?.shown().ok()?.place().0));
    match (letters, campaign) {
        (Some(letters), Some(campaign)) => {
            let ended = export.entries.last().is_some_and(|last| matches!(last.body, Body::Ended { .. }));
            compare(letters, &Held { campaign, hashes: &hashes, entries, ended, commitment: promised.as_deref() }, &mut report);
        }
        (None, _) => report.open(About::Letters, "without letters nobody can tell whether the whole log was written anew: give a mailbox"),
        (Some(_), None) => report.open(About::Letters, "the file does not show of which campaign it is"),
    }
    report
}

fn hashes(export: &Export) -> BTreeMap<u64, String> {
    let whole = export.entries.iter().map(|entry| (entry.seq, entry.hash.clone()));
    whole.chain(export.partial.iter().map(|partial| (partial.seq, partial.hash.clone()))).collect()
}

/// Everything the first line says has to stand in the log.
fn header(export: &Export, report: &mut Report) {
    let Some(header) = &export.header else {
        report.open(About::File, "the file has no header: nothing says how many entries there are, and for whose eyes they are");
        return;
    };
    let mut wrong = |text: String| report.wrong(About::File, format!("line 1: {text}"));
    let count = (export.entries.len() + export.partial.len()) as u64;
    if header.entries != count {
        wrong(format!("the header promises {} entries, and there are {count}", header.entries));
    }
    let last = export.entries.last().map(|entry| &entry.hash).or_else(|| Some(&export.partial.last()?.hash));
    if last != Some(&header.head) {
        wrong("the header names another head than the last entry has".to_owned());
    }
    let ends = export.entries.last().is_some_and(|last| matches!(last.body, Body::Ended { .. }));
    if header.ended != ends {
        wrong("whether the campaign is over is not as the last entry has it".to_owned());
    }
    // What stands beside the log is the operator's to hand on.
    let stands_alone = header.seats.is_empty() && header.windows.is_none() && export.lines.is_empty() && export.kept.is_empty();
    let fits = match header.eyes {
        For::Everybody => ends && export.partial.is_empty() && header.secret.is_none() && stands_alone,
        For::Operator => export.partial.is_empty() && header.secret.is_some() != ends && !header.seats.is_empty(),
        For::Seat(_) | For::Anybody => export.entries.is_empty() && header.secret.is_none() && stands_alone,
    };
    if !fits {
        wrong("what the file holds is not for the eyes it names".to_owned());
    }
    if header.left_out != left_out(header.eyes) {
        wrong("what is left out is not what the header says".to_owned());
    }
    if let Some(entry) = export.entries.first() {
        let is_other = if let Body::Created { game, name, .. } = &entry.body {
            *game != header.game || *name != header.name || entry.campaign != header.campaign
        } else {
            false
        };
        if is_other {
            wrong("game, name or campaign are not those of the first entry".to_owned());
        }
        if export.entries.last().is_some_and(|last| last.revision != header.revision) {
            wrong("the revision is not that of the last entry".to_owned());
        }
    }
    if let Some(shown) = export.partial.first().and_then(|first| first.shown().ok()) {
        let says = |name: &str, said: &str| shown.open().get(name).is_none_or(|value| value.as_str() == Some(said));
        if !says("game", &header.game) || !says("name", &header.name) || shown.place().0 != header.campaign {
            wrong("game, name or campaign are not those of the first entry".to_owned());
        }
    }
}

/// The parts that are left out of a file for these eyes.
#[must_use]
pub fn left_out(eyes: For) -> Vec<LeftOut> {
    match eyes {
        For::Everybody | For::Operator => vec![LeftOut::BesideTheLog],
        For::Seat(_) | For::Anybody => vec![LeftOut::OthersAnswers, LeftOut::Chance, LeftOut::Secret, LeftOut::BesideTheLog],
    }
}

fn whole(export: &Export, secret: Option<&CampaignSecret>, report: &mut Report) {
    let mut previous = ORIGIN;
    let mut expected = 1;
    for (entry, line) in export.entries.iter().zip(&export.places) {
        // What does not open though the face is hashed as it should be is the fault of the promise, or of the secret.
        match continues(entry, expected, previous, None) {
            Ok(()) => {
                if secret.is_some() && continues(entry, expected, previous, secret).is_err() {
                    report.wrong_at(About::Promises, entry.seq, format!("a hidden part is not what the entry has promised (line {line})"));
                }
            }
            Err(why) => {
                let missing = if let ChainError::Gap { expected, .. } = why { expected } else { entry.seq };
                report.wrong_at(About::Chain, missing, format!("{why} (line {line})"));
            }
        }
        expected = entry.seq.saturating_add(1);
        previous = &entry.hash;
    }
    let count = export.entries.len();
    let campaigns: BTreeSet<_> = export.entries.iter().map(|entry| entry.campaign).collect();
    if campaigns.len() > 1 {
        report.wrong(About::Chain, "entries of several campaigns stand in one log");
    }
    if !report.is_wrong(About::Chain) {
        report.proven(About::Chain, format!("{count} entries, none missing, none changed since each was hashed"));
    }
    let Some(Body::Created { commitment, .. }) = export.created() else {
        report.wrong_at(About::Chain, 1, "the first entry does not create the campaign");
        return;
    };
    match secret {
        Some(secret) if secret.commitment() == *commitment => {
            report.proven(About::Secret, "the secret is the one whose SHA-256 the first entry names");
            if !report.is_wrong(About::Promises) {
                report.proven(About::Promises, "every hidden part is what its entry has promised");
            }
        }
        Some(_) => report.wrong_at(About::Secret, 1, "the secret is not the one whose SHA-256 the first entry names"),
        None => {
            let names_one = export.entries.iter().any(|entry| matches!(entry.body, Body::Ended { .. }));
            if names_one {
                report.wrong(About::Secret, "the secret cannot be read");
            } else {
                report.open(About::Secret, "the secret is published when the campaign ends");
            }
        }
    }
}

fn answers(export: &Export, games: &Games, secret: Option<&CampaignSecret>, report: &mut Report) {
    let Some(Body::Created { game, .. }) = export.created() else { return };
    match games.get(game) {
        Some(game) => replay(game, &export.entries, secret, report),
        None => report.open(About::Answers, format!("this program does not know the game `{game}`")),
    }
}

/// Faces show a chain; hidden parts are opened one by one.
fn in_part(export: &Export, report: &mut Report) {
    let (mut previous, mut own) = (ORIGIN, 0);
    let seat = export.header.as_ref().and_then(|header| if let For::Seat(seat) = header.eyes { Some(seat) } else { None });
    let campaign = export.header.as_ref().map(|header| header.campaign);
    for (partial, expected) in export.partial.iter().zip(1..) {
        let seq = partial.seq;
        if seq != expected {
            report.wrong_at(About::Chain, expected, format!("entry {seq} stands where entry {expected} should"));
            return;
        }
        let Ok(shown) = partial.shown() else {
            report.wrong_at(About::Chain, seq, "the face cannot be read");
            return;
        };
        if hash_of_face(partial.face.get()) != partial.hash {
            report.wrong_at(About::Chain, seq, format!("entry {seq} is not what was hashed"));
        }
        if previous != shown.previous() {
            report.wrong_at(About::Chain, seq, format!("entry {seq} does not continue the entry before it"));
        }
        if shown.place().1 != seq || campaign.is_some_and(|campaign| campaign != shown.place().0) {
            report.wrong_at(About::Chain, seq, "the face is that of another entry");
        }
        for (part, opened) in &partial.opened {
            let is_its = part.strip_prefix("own/").is_none_or(|of| seat.is_some_and(|Seat(seat)| of == seat.to_string()));
            let promised = commitment(&opened.salt, opened.text.get());
            if shown.promised(part) == Some(promised.as_str()) && is_its {
                own += 1;
            } else {
                report.wrong_at(About::Promises, seq, format!("`{part}` is not what the entry has promised"));
            }
        }
        previous = &partial.hash;
    }
    if !report.is_wrong(About::Chain) {
        report.proven(About::Chain, format!("{} entries, none missing, none changed since each was hashed", export.partial.len()));
    }
    if own > 0 && !report.is_wrong(About::Promises) {
        report.proven(About::Promises, format!("{own} answers that the file opens are what their entries have promised"));
    }
    report.open(About::Secret, "the secret is published when the campaign ends");
    report.open(
        About::Answers,
        "answers of others, random results and positions are promised until the campaign ends: the whole log can be had then",
    );
}
