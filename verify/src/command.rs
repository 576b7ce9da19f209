//! The command line, as `sternpost-verify` and as `sternpost verify`.

use crate::letters::witnesses;
use crate::{Report, check};
use std::fs::File;
use std::io::{BufReader, Read, stdin};
use std::panic;
use std::path::{Path, PathBuf};
use sternpost_games::Games;

/// Checks a file (`-`: what comes in), with the letters of a mailbox if one is named.
///
/// # Errors
/// If the file or the mailbox cannot be opened.
pub fn run(file: &Path, mailbox: Option<&PathBuf>) -> Result<Report, String> {
    // Rules that do not take what a file says may panic: that is found, and no news for a terminal.
    panic::set_hook(Box::new(|_| {}));
    let from = |path: &Path, why: std::io::Error| format!("{}: {why}", path.display());
    let reader: Box<dyn Read> =
        if file == Path::new("-") { Box::new(stdin()) } else { Box::new(File::open(file).map_err(|why| from(file, why))?) };
    let letters = mailbox.map(|mailbox| witnesses(mailbox).map_err(|why| from(mailbox, why))).transpose()?;
    Ok(check(BufReader::new(reader), &Games::default(), letters.as_deref()))
}

/// The report, as it is printed.
#[must_use]
pub fn printed(report: &Report, as_json: bool) -> String {
    if !as_json {
        return report.lines();
    }
    let whole = serde_json::json!({ "verdict": report.verdict(), "findings": report.findings });
    format!("{whole:#}\n")
}
