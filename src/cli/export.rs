//! `sternpost export`: writes a campaign to a file, for the operator.

use super::{ConfigArgs, running};
use anyhow::Context as _;
use clap::Args;
use std::fs::OpenOptions;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use sternpost_log::CampaignId;
use sternpost_table::past::export::write_whole;

/// What is written.
#[derive(Debug, Args)]
pub struct ExportArgs {
    #[command(flatten)]
    config: ConfigArgs,
    /// The campaign: the last part of its address.
    id: CampaignId,
    /// The file, which must not be there yet; without it the lines are printed.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl ExportArgs {
    /// Writes the file.
    ///
    /// # Errors
    /// If there is no such campaign, or the file cannot be written.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        let store = sternpost_store::open(&self.config.read()?.database()).await.map_err(running::with_remedy)?;
        let mut to: Box<dyn Write + Send> = match &self.out {
            Some(file) => {
                let mut options = OpenOptions::new();
                options.write(true).create_new(true);
                // It holds the secret of a campaign that is being played.
                #[cfg(unix)]
                std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                Box::new(BufWriter::new(options.open(file).with_context(|| file.display().to_string())?))
            }
            None => Box::new(BufWriter::new(std::io::stdout())),
        };
        write_whole(&store, self.id, &mut *to).await?;
        Ok(ExitCode::SUCCESS)
    }
}
