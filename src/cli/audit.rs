//! `sternpost audit`: every campaign folded with this binary, every hash, digest and commitment checked.

use super::ConfigArgs;
use crate::games::Games;
use crate::log::{Body, Check, effective, fold, verify};
use crate::store::{self, Campaign, Status, Store};
use anyhow::{Context as _, bail};
use clap::Args;
use std::process::ExitCode;

/// What is audited.
#[derive(Debug, Args)]
pub struct AuditArgs {
    #[command(flatten)]
    config: ConfigArgs,
}

impl AuditArgs {
    /// Audits; exits with 1 if something does not hold.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        let store = store::open(&self.config.read()?.database()).await?;
        let games = Games::default();
        let mut failed = false;
        for status in [Status::Lobby, Status::Running, Status::Ended, Status::Stuck] {
            for campaign in store.campaigns_with(status).await? {
                match audit(&*store, &games, &campaign).await {
                    Ok(entries) => println!("ok      {} {entries} entries", campaign.id),
                    Err(error) => {
                        failed = true;
                        println!("FAILED  {} {error:#}", campaign.id);
                    }
                }
            }
        }
        Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

async fn audit(store: &dyn Store, games: &Games, campaign: &Campaign) -> anyhow::Result<usize> {
    let entries = store.entries(campaign.id, 0, u32::MAX >> 1).await?;
    verify(&entries)?;
    let secret = store.secret(campaign.id).await?.context("the secret is missing")?;
    let promised =
        entries.iter().find_map(|entry| if let Body::Created { commitment, .. } = &entry.body { Some(commitment.clone()) } else { None });
    if promised.as_deref() != Some(secret.commitment().as_str()) {
        bail!("the secret is not the one that was promised");
    }
    if matches!(campaign.status, Status::Running | Status::Ended) {
        let game = games.get(&campaign.game).with_context(|| format!("there is no game `{}`", campaign.game))?;
        fold(game, None, &effective(&entries), Check::Every)?;
    }
    Ok(entries.len())
}
