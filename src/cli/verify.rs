//! `sternpost verify`: checks what the export of a campaign proves. The same code as `sternpost-verify`, which has no network in it.

use super::out;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;
use sternpost_verify::command::{printed, run};

/// What is checked. Exits with 0 if all is proven, 1 if something does not hold, 2 if nothing contradicts itself but not all could be proven.
#[derive(Debug, Args)]
pub struct VerifyArgs {
    /// An export, JSON Lines; `-` reads what comes in.
    file: PathBuf,
    /// A folder of .eml files, a Maildir or an mbox file: letters witness the log.
    #[arg(long, value_name = "DIR|MBOX")]
    mailbox: Option<PathBuf>,
    /// Prints what was found as JSON.
    #[arg(long)]
    json: bool,
}

impl VerifyArgs {
    /// Checks.
    ///
    /// # Errors
    /// If the file or the mailbox cannot be opened.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let report = run(&self.file, self.mailbox.as_ref()).map_err(|why| anyhow::anyhow!(why))?;
        out::out!("{}", printed(&report, self.json).trim_end());
        Ok(ExitCode::from(report.exit_code()))
    }
}
