//! `sternpost token`: creates and revokes API tokens, for the operator.

use super::{ConfigArgs, running};
use crate::cli::out::out;
use crate::config::MOST_DAYS;
use anyhow::{Context as _, bail};
use chrono::TimeDelta;
use clap::{Args, Subcommand};
use std::process::ExitCode;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::ApiToken;
use sternpost_table::seats::people::is_address;
use sternpost_table::seats::people::normal_address;

/// For whom.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct TokenArgs {
    #[command(flatten)]
    config: ConfigArgs,
    /// The address the token speaks for.
    #[arg(long, required = true)]
    email: Option<String>,
    /// Days it lives, ten years at most.
    #[arg(long, default_value_t = 365, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_DAYS)))]
    days: u32,
    #[command(subcommand)]
    command: Option<TokenCommand>,
}

#[derive(Debug, Subcommand)]
enum TokenCommand {
    /// Ends every token made for an address so far; running servers refuse them at once.
    Revoke(RevokeArgs),
}

/// Whose tokens end.
#[derive(Debug, Args)]
struct RevokeArgs {
    #[command(flatten)]
    config: ConfigArgs,
    /// The address they speak for.
    #[arg(long)]
    email: String,
}

impl TokenArgs {
    /// Prints a token, or ends those that were made.
    ///
    /// # Errors
    /// If the key or the database cannot be read.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        if let Some(TokenCommand::Revoke(revoke)) = self.command {
            return revoke.run().await;
        }
        let address = checked(&self.email.context("--email names the address")?)?;
        let links = running::links(&self.config.read()?)?;
        let made = SystemClock.now();
        out!("{}", links.sign(ApiToken { address, made }, made + TimeDelta::days(i64::from(self.days))));
        Ok(ExitCode::SUCCESS)
    }
}

impl RevokeArgs {
    async fn run(self) -> anyhow::Result<ExitCode> {
        let address = checked(&self.email)?;
        let store = sternpost_store::open(&self.config.read()?.database()).await?;
        store.revoke_tokens(&address, SystemClock.now()).await?;
        out!("every token made for {address} so far is dead");
        Ok(ExitCode::SUCCESS)
    }
}

/// An address as it is stored.
pub(super) fn checked(address: &str) -> anyhow::Result<String> {
    let address = normal_address(address);
    if !is_address(&address) {
        bail!("`{address}` is not a mail address");
    }
    Ok(address)
}
