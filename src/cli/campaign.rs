//! `sternpost campaign`: what the operator can do about a campaign, such as one that is stuck, or whose links are in wrong hands. Works beside
//! running servers, which are notified.

use super::{ConfigArgs, running};
use crate::cli::out::out;
use crate::clock;
use anyhow::bail;
use chrono::TimeDelta;
use clap::{Args, Subcommand};
use std::process::ExitCode;
use std::sync::Arc;
use sternpost_games::Games;
use sternpost_log::{CampaignId, Draws};
use sternpost_model::free_text::is_showable;
use sternpost_store::Status;
use sternpost_table::Service;

/// What is done.
#[derive(Debug, Args)]
pub struct CampaignArgs {
    #[command(subcommand)]
    command: CampaignCommand,
}

#[derive(Debug, Subcommand)]
enum CampaignCommand {
    /// Folds a stuck campaign again; if its log folds, it goes on: after a mended rule.
    Retry(WhichArgs),
    /// Moves the head of a running or stuck campaign back to an entry; what comes after it stays in the log as a branch.
    Rewind(RewindArgs),
    /// Makes every link that was sent so far useless, for one seat or for all, and sends what is open anew.
    RevokeLinks(RevokeArgs),
    /// Ends a campaign without standings and publishes its secret. There is no way back.
    Close(WhichArgs),
}

#[derive(Debug, Args)]
struct WhichArgs {
    #[command(flatten)]
    config: ConfigArgs,
    /// The campaign: the last part of its address.
    id: CampaignId,
}

#[derive(Debug, Args)]
struct RewindArgs {
    #[command(flatten)]
    which: WhichArgs,
    /// The entry it goes on from.
    to: u64,
    /// What chance gives from there on: `anew`, or `again` what it had given.
    #[arg(long, default_value = "anew", value_parser = draws)]
    draws: Draws,
    /// Why, for the log, which every player can read.
    #[arg(long, default_value = "by the operator")]
    why: String,
}

#[derive(Debug, Args)]
struct RevokeArgs {
    #[command(flatten)]
    which: WhichArgs,
    /// The seat, counted from 0; unsaid: all.
    #[arg(long)]
    seat: Option<u8>,
}

impl CampaignArgs {
    /// Carries it out.
    ///
    /// # Errors
    /// If the campaign does not allow it, or the database fails.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        match self.command {
            CampaignCommand::Retry(which) => {
                let service = which.service().await?;
                Ok(tell(which.id, service.retry(which.id).await?))
            }
            CampaignCommand::Rewind(RewindArgs { which, to, draws, why }) => {
                if why.chars().count() > 200 || !is_showable(&why) || why.contains(char::is_control) {
                    bail!("--why: at most 200 letters that can be seen, no line breaks");
                }
                let service = which.service().await?;
                Ok(tell(which.id, service.rewind(which.id, to, draws, &why).await?))
            }
            CampaignCommand::RevokeLinks(RevokeArgs { which, seat }) => {
                let service = which.service().await?;
                let people = service.store.seats(which.id).await?.into_iter().filter(|row| row.address.is_some());
                let seats: Vec<u8> = people.map(|row| row.seat).filter(|held| seat.is_none_or(|seat| *held == seat)).collect();
                if seats.is_empty() {
                    bail!("nobody holds such a seat in {}", which.id);
                }
                for seat in seats {
                    service.revoke_links(which.id, seat).await?;
                    out!("every link sent for seat {seat} so far is dead");
                }
                Ok(ExitCode::SUCCESS)
            }
            CampaignCommand::Close(which) => {
                let service = which.service().await?;
                service.close(which.id).await?;
                Ok(tell(which.id, Status::Ended))
            }
        }
    }
}

impl WhichArgs {
    async fn service(&self) -> anyhow::Result<Arc<Service>> {
        let config = self.config.read()?;
        let store = sternpost_store::open(&config.database()).await.map_err(running::with_remedy)?;
        let grace = TimeDelta::seconds(i64::from(config.mail.grace_seconds));
        Ok(Service::new(store, Games::default(), clock::of_the_server(&config)?, config.operator, grace))
    }
}

fn draws(said: &str) -> Result<Draws, String> {
    Draws::named(said).ok_or_else(|| "anew or again".to_owned())
}

/// Says how it stands; a failure if it is stuck.
fn tell(id: CampaignId, status: Status) -> ExitCode {
    match status {
        Status::Lobby => out!("{id} waits in its lobby"),
        Status::Running => out!("{id} is running"),
        Status::Ended => out!("{id} is over"),
        Status::Stuck => out!("{id} is stuck again: the server's log says where"),
    }
    if status == Status::Stuck { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
