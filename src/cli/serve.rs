//! `sternpost serve`: runs the server.

use super::{ConfigArgs, running};
use crate::cli::out::out;
use clap::Args;
use std::process::ExitCode;
use sternpost_games::Games;

/// How the server is run.
#[derive(Debug, Args)]
pub struct ServeArgs {
    #[command(flatten)]
    config: ConfigArgs,
    /// Prints the configuration in force and exits.
    #[arg(long)]
    print_config: bool,
}

impl ServeArgs {
    /// Runs the server until it is told to stop.
    ///
    /// # Errors
    /// If it cannot start.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        let config = self.config.read()?;
        if self.print_config {
            out!("{}", toml::to_string_pretty(&config)?.trim_end());
            return Ok(ExitCode::SUCCESS);
        }
        running::start_logs(&config);
        let running = running::start(&config, Games::default()).await?;
        // Tests and scripts that asked for any free port read it here.
        out!("listening on {}", running.app.public_url);
        for (way, address) in &running.inbound {
            out!("taking mail in at {address} ({})", way.name());
        }
        tracing::info!(address = %running.address, "serving");
        running.serve().await?;
        Ok(ExitCode::SUCCESS)
    }
}
