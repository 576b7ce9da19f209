//! `sternpost import`: reads a campaign from a file, so that it plays on here.

use super::{ConfigArgs, running};
use crate::cli::out::out;
use crate::clock;
use anyhow::{Context as _, bail};
use chrono::TimeDelta;
use clap::Args;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;
use std::process::ExitCode;
use sternpost_games::Games;
use sternpost_table::Service;
use sternpost_table::past::import::Wanted;
use sternpost_table::seats::people::normal_address;

/// What is read in.
#[derive(Debug, Args)]
pub struct ImportArgs {
    #[command(flatten)]
    config: ConfigArgs,
    /// The file: one of `sternpost export`, or the export of a campaign that is over.
    file: PathBuf,
    /// The address of who looks after the campaign here.
    #[arg(long)]
    host: String,
    /// Who holds a seat here: its number, from 0, and an address. Seats that are not named wait for the host to name a holder.
    #[arg(long = "seat", value_name = "N=ADDRESS")]
    seats: Vec<String>,
}

impl ImportArgs {
    /// Reads the file in, whole or not at all.
    ///
    /// # Errors
    /// If the file does not hold, its campaign is here already, or the database fails.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        let mut holders = BTreeMap::new();
        for seat in &self.seats {
            let (number, address) = seat.split_once('=').with_context(|| format!("--seat: `{seat}` is not N=ADDRESS"))?;
            let number: u8 = number.parse().with_context(|| format!("--seat: `{number}` is no seat"))?;
            if holders.insert(number, normal_address(address)).is_some() {
                bail!("--seat: seat {number} is named twice");
            }
        }
        let wanted = Wanted { host: normal_address(&self.host), holders };
        let config = self.config.read()?;
        let file = BufReader::new(File::open(&self.file).with_context(|| self.file.display().to_string())?);
        let store = sternpost_store::open(&config.database()).await.map_err(running::with_remedy)?;
        let grace = TimeDelta::seconds(i64::from(config.mail.grace_seconds));
        let service = Service::new(store, Games::default(), clock::of_the_server(&config)?, config.operator, grace);
        let imported = service.import(file, wanted).await?;
        out!("{} is here with {} entries", imported.campaign, imported.entries);
        for open in &imported.open {
            out!("not proven: {open}");
        }
        for (seat, name) in &imported.without_holder {
            out!("nobody holds seat {seat} ({name}): the host names somebody on the page of its seats");
        }
        for line in &imported.not_kept {
            out!("not kept: {line}");
        }
        service.keep_heads().await;
        Ok(ExitCode::SUCCESS)
    }
}
