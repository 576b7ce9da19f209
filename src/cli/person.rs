//! `sternpost person`: shows what the database knows of an address, and makes it forget it.

use super::ConfigArgs;
use super::token::checked;
use crate::cli::out::out;
use anyhow::Context as _;
use clap::{Args, Subcommand};
use std::process::ExitCode;
use sternpost_game::hex;
use sternpost_model::entropy;
use sternpost_store::whole::person;
use sternpost_table::talk::audience::holder_by;

/// What is done.
#[derive(Debug, Args)]
pub struct PersonArgs {
    #[command(subcommand)]
    command: PersonCommand,
}

#[derive(Debug, Subcommand)]
enum PersonCommand {
    /// Says in which tables and columns an address stands, and how often.
    Show(WhoArgs),
    /// Forgets an address that holds no seat in a campaign that is not over, and hosts none. The logs stay as they are: they hold no address.
    Forget(WhoArgs),
}

#[derive(Debug, Args)]
struct WhoArgs {
    #[command(flatten)]
    config: ConfigArgs,
    /// The address.
    #[arg(long)]
    email: String,
}

impl PersonArgs {
    /// Carries it out.
    ///
    /// # Errors
    /// If the database fails, or the person still plays.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        match self.command {
            PersonCommand::Show(who) => {
                let (address, url) = who.which().await?;
                let found = person::find(&url, &address).await?;
                for (place, rows) in &found {
                    out!("{rows:>6}  {place}");
                }
                out!("{}", if found.is_empty() { "the database does not know the address" } else { "rows in which it stands" });
            }
            PersonCommand::Forget(who) => {
                let (address, url) = who.which().await?;
                let instead = format!("{}@forgotten.invalid", hex(entropy::token().as_bytes()));
                let done = person::forget(&url, &address, &holder_by(&address), [&instead, &holder_by(&instead)])
                    .await
                    .context("nothing was forgotten")?;
                for (table, rows) in &done.removed {
                    out!("{rows:>6}  {table}: removed");
                }
                for (place, rows) in &done.replaced {
                    out!("{rows:>6}  {place}: {instead} stands there now");
                }
                if done.is_left_in_file {
                    out!("the file was in use and may still hold it where nothing stands any more: stop the server and do this again");
                }
                out!(
                    "forgotten; running servers hear of it when they look at these campaigns anew. Backups that were taken before still hold it"
                );
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl WhoArgs {
    /// The address as it is stored, and the database, brought up to date.
    async fn which(&self) -> anyhow::Result<(String, String)> {
        let url = self.config.read()?.database();
        sternpost_store::open(&url).await?;
        Ok((checked(&self.email)?, url))
    }
}
