//! `sternpost-verify FILE [--mailbox DIR|MBOX] [--json]`: reports what the export of a campaign proves. It has no network code in it.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use sternpost_verify::command::{printed, run};

const USAGE: &str = "Usage: sternpost-verify FILE [--mailbox DIR|MBOX] [--json]

Checks the export of a campaign offline, and says line by line what is proven, what is open, and what is wrong.
  FILE       an export, JSON Lines; - reads what comes in
  --mailbox  a folder of .eml files, a Maildir or an mbox file: letters witness the log
  --json     as JSON

Exit code: 0 all is proven, 1 something does not hold, 2 nothing contradicts itself but not all could be proven, 3 the file cannot be opened.
";

struct Wanted {
    file: PathBuf,
    mailbox: Option<PathBuf>,
    as_json: bool,
}

fn wanted() -> Option<Wanted> {
    let (mut file, mut mailbox, mut as_json) = (None, None, false);
    let mut words = std::env::args_os().skip(1);
    while let Some(word) = words.next() {
        match word.to_str() {
            Some("--json") => as_json = true,
            Some("--mailbox") => mailbox = Some(PathBuf::from(words.next()?)),
            Some(other) if other.starts_with("--") => return None,
            _ if file.is_none() => file = Some(PathBuf::from(word)),
            _ => return None,
        }
    }
    Some(Wanted { file: file?, mailbox, as_json })
}

fn main() -> ExitCode {
    let Some(Wanted { file, mailbox, as_json }) = wanted() else {
        let _ = std::io::stderr().write_all(USAGE.as_bytes());
        return ExitCode::from(3);
    };
    match run(&file, mailbox.as_ref()) {
        Ok(report) => {
            let _ = std::io::stdout().write_all(printed(&report, as_json).as_bytes());
            ExitCode::from(report.exit_code())
        }
        Err(why) => {
            let _ = writeln!(std::io::stderr(), "sternpost-verify: {why}");
            ExitCode::from(3)
        }
    }
}
