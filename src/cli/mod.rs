//! The commands of the binary, one file each.

mod audit;
mod backup;
mod campaign;
mod demo;
mod doctor;
mod export;
mod import;
mod out;
mod person;
mod play;
mod restore;
mod rules;
mod running;
mod scenario;
mod serve;
mod signing_key;
mod simulate;
mod token;
mod verify;

use crate::config::Config;
use anyhow::Context as _;
use clap::{Args, Parser, Subcommand};
use serde_json::Value;
use std::path::PathBuf;
use std::process::ExitCode;

/// Long board games by post: rules enforced, mail answered by link, nothing lost.
#[derive(Debug, Parser)]
#[command(version, about)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// Which configuration is read.
#[derive(Clone, Debug, Args)]
pub struct ConfigArgs {
    /// The configuration file; without it `config/sternpost.toml` is read if it is there.
    #[arg(long, env = "STERNPOST_CONFIG")]
    config: Option<PathBuf>,
}

impl ConfigArgs {
    /// Reads the configuration.
    ///
    /// # Errors
    /// If the file or a variable cannot be used.
    pub fn read(&self) -> anyhow::Result<Config> {
        let usual = PathBuf::from("config/sternpost.toml");
        let file = self.config.clone().or_else(|| usual.exists().then_some(usual));
        Ok(Config::read(file.as_deref(), std::env::vars())?)
    }
}

/// The options that somebody gives as JSON, or those that hold if nothing is said.
fn options_of(text: Option<&str>, unsaid: impl FnOnce() -> Value) -> anyhow::Result<Value> {
    text.map_or_else(|| Ok(unsaid()), |text| serde_json::from_str(text).context("--options is not JSON"))
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Runs the server.
    Serve(serve::ServeArgs),
    /// Starts a server with a campaign of bots and you, and says where your first mail is.
    Demo(demo::DemoArgs),
    /// Lets bots play a game to its end and prints the chronicle.
    Play(play::PlayArgs),
    /// Plays campaigns of people who answer when they find the time: days, waits and letters, with each measure off and on.
    Simulate(simulate::SimulateArgs),
    /// Rules questions as files: schema and run.
    Scenario(scenario::ScenarioArgs),
    /// What is known about a game's rules, for those who write them.
    Rules(rules::RulesArgs),
    /// Makes an API token for an address, or revokes those made.
    Token(token::TokenArgs),
    /// Folds every campaign with this binary and checks chains, digests and commitments.
    Audit(audit::AuditArgs),
    /// Copies everything the database holds into one file, beside a server that runs.
    Backup(backup::BackupArgs),
    /// Fills a new database, of either store, from a backup, and audits what came.
    Restore(restore::RestoreArgs),
    /// What the database knows of an address, and how it forgets it.
    Person(person::PersonArgs),
    /// What an operator can do about a campaign: try again, rewind, close.
    Campaign(campaign::CampaignArgs),
    /// Writes a campaign into a file: the whole log, its secret, who sits where, the chronicle. Keep it as safe as the database.
    Export(export::ExportArgs),
    /// Reads a campaign from such a file, checks it, and lets it play on here.
    Import(import::ImportArgs),
    /// Checks a campaign's export, offline: chain, answers, every die, the result, and what letters have witnessed.
    Verify(verify::VerifyArgs),
    /// Checks a server or a configuration.
    Doctor(doctor::DoctorArgs),
}

impl Cli {
    /// Carries out the command.
    ///
    /// # Errors
    /// With the reason, for people.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        match self.command {
            Command::Serve(args) => wait(args.run()),
            Command::Demo(args) => wait(args.run()),
            Command::Play(args) => args.run(),
            Command::Simulate(args) => args.run(),
            Command::Scenario(args) => args.run(),
            Command::Rules(args) => args.run(),
            Command::Token(args) => wait(args.run()),
            Command::Audit(args) => wait(args.run()),
            Command::Backup(args) => wait(args.run()),
            Command::Restore(args) => wait(args.run()),
            Command::Person(args) => wait(args.run()),
            Command::Campaign(args) => wait(args.run()),
            Command::Export(args) => wait(args.run()),
            Command::Import(args) => wait(args.run()),
            Command::Verify(args) => args.run(),
            Command::Doctor(args) => wait(args.run()),
        }
    }
}

fn wait(work: impl Future<Output = anyhow::Result<ExitCode>>) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("the runtime could not be started")?;
    runtime.block_on(work)
}
