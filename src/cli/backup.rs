//! `sternpost backup`: writes everything the database holds to one file, beside a server that runs.

use super::{ConfigArgs, signing_key};
use crate::cli::out::out;
use crate::clock;
use anyhow::Context as _;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;
use sternpost_store::whole::backup::{self, Summary};

/// Where the backup goes.
#[derive(Debug, Args)]
pub struct BackupArgs {
    #[command(flatten)]
    config: ConfigArgs,
    /// The file; it must not be there yet. Only its owner can read it: it holds addresses, hidden cards and keys.
    file: PathBuf,
    /// Leaves out the key that signs links, if the server has made it itself.
    #[arg(long)]
    without_key: bool,
}

impl BackupArgs {
    /// Takes it.
    ///
    /// # Errors
    /// If the database or the file fails.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        let config = self.config.read()?;
        let key = if self.without_key { None } else { signing_key::made_before(&config)? };
        let now = clock::of_the_server(&config)?.now();
        let summary = backup::take(&config.database(), key.as_deref(), now, &self.file).await.context("no backup was taken")?;
        tell(&summary);
        if key.is_none() {
            out!("the key that signs links is not in it: keep the configuration too");
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Says what a backup holds.
pub(super) fn tell(summary: &Summary) {
    let count = |table: &str| summary.rows.get(table).copied().unwrap_or_default();
    let (all, tables) = (summary.rows.values().sum::<u64>(), summary.rows.len());
    out!("{} campaigns, {} entries, {} letters; {all} rows of {tables} tables", count("campaigns"), count("entries"), count("letters"));
}
