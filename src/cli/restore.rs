//! `sternpost restore`: fills a new database, of either store, from a backup; every restored campaign is audited.

use super::audit::audit_all;
use super::backup::tell;
use super::{ConfigArgs, signing_key};
use crate::cli::out::out;
use anyhow::Context as _;
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use sternpost_model::entropy;
use sternpost_model::private;
use sternpost_store::whole::backup;

/// What is restored.
#[derive(Debug, Args)]
pub struct RestoreArgs {
    #[command(flatten)]
    config: ConfigArgs,
    /// The backup.
    file: PathBuf,
    /// Only tries it: restores into a file of its own, audits that, and throws it away.
    #[arg(long = "try")]
    only_try: bool,
}

impl RestoreArgs {
    /// Restores; exits with 1 if something that was restored does not hold.
    ///
    /// # Errors
    /// If the file is no whole backup, or the database is not a new one or fails: it holds nothing then.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        if self.only_try {
            let folder = std::env::temp_dir().join(format!("sternpost-{}", entropy::token()));
            private::new_folder(&folder).with_context(|| format!("{} could not be made", folder.display()))?;
            let tried = restore(&self.file, &format!("sqlite:{}", folder.join("tried.db").display())).await;
            std::fs::remove_dir_all(&folder).with_context(|| format!("{} could not be removed", folder.display()))?;
            let holds = tried?.0;
            out!("{}", if holds { "the backup can be restored" } else { "the backup can be restored, with what is wrong in it" });
            return Ok(exit(holds));
        }
        let config = self.config.read()?;
        let folder = &config.data_dir;
        private::new_folder(folder).with_context(|| format!("the data folder {} could not be made", folder.display()))?;
        let (holds, key) = restore(&self.file, &config.database()).await?;
        match key.map(|key| signing_key::bring_back(&config, &key)).transpose()? {
            Some(true) => out!("restored; links that were sent open as before"),
            Some(false) => {
                out!("restored; links that were sent are dead: another key is configured or kept here (`former-keys` takes the old one)")
            }
            None => out!("restored; links that were sent open if the configuration has the key that signed them"),
        }
        Ok(exit(holds))
    }
}

/// Fills a database and audits it: whether everything holds, and the key that came with it.
async fn restore(file: &Path, url: &str) -> anyhow::Result<(bool, Option<Vec<u8>>)> {
    let summary = backup::restore(file, url).await.context("nothing was restored")?;
    out!("taken {} by a server {} on {}", summary.head.taken_at.to_rfc3339(), summary.head.server, summary.head.store);
    tell(&summary);
    let store = sternpost_store::open(url).await?;
    Ok((audit_all(&store).await?, summary.head.key()))
}

fn exit(holds: bool) -> ExitCode {
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
