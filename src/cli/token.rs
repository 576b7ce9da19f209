//! `sternpost token`: an API token, made by whoever runs the server.

use super::{ConfigArgs, running};
use crate::campaign::is_address;
use crate::clock::{Clock as _, SystemClock};
use crate::post::links::ApiToken;
use anyhow::bail;
use chrono::TimeDelta;
use clap::Args;
use std::process::ExitCode;

/// For whom.
#[derive(Debug, Args)]
pub struct TokenArgs {
    #[command(flatten)]
    config: ConfigArgs,
    /// The address the token speaks for.
    #[arg(long)]
    email: String,
    /// Days it lives.
    #[arg(long, default_value_t = 365)]
    days: u32,
}

impl TokenArgs {
    /// Prints the token.
    ///
    /// # Errors
    /// If the key cannot be read.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        if !is_address(&self.email) {
            bail!("`{}` is not a mail address", self.email);
        }
        let links = running::links(&self.config.read()?)?;
        let until = SystemClock.now() + TimeDelta::days(i64::from(self.days));
        println!("{}", links.sign(ApiToken { address: self.email }, until));
        Ok(ExitCode::SUCCESS)
    }
}
