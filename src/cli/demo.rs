//! `sternpost demo`: a campaign of bots and one person, on this machine, without mail.

use super::running::{self, Running};
use crate::campaign::{Bot, Invited, NewCampaign, Player};
use crate::cli::out::out;
use crate::config::Config;
use crate::games::Games;
use crate::language::Language;
use crate::log::CampaignId;
use crate::store::DeliveryState;
use anyhow::Context as _;
use clap::Args;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Who you are in the demo.
const YOU: &str = "you@localhost";
/// The bots' names.
const BOTS: [&str; 5] = ["Ada", "Bo", "Cleo", "Dov", "Esi"];

/// How the demo is run.
#[derive(Debug, Args)]
pub struct DemoArgs {
    /// The port; if it is taken, a free one is.
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Where the demo keeps what it writes; a second start goes on with the same campaign.
    #[arg(long, default_value = "data/demo")]
    data_dir: PathBuf,
}

impl DemoArgs {
    /// Runs the demo until it is told to stop.
    ///
    /// # Errors
    /// If the server cannot start.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        let mut config =
            Config { data_dir: self.data_dir.clone(), listen: SocketAddr::from(([127, 0, 0, 1], self.port)), ..Config::default() };
        config.log.filter = "warn".to_owned();
        config.mail.grace_seconds = 0;
        if std::net::TcpListener::bind(config.listen).is_err() {
            config.listen.set_port(0);
        }
        running::start_logs(&config);
        let running = running::start(&config, Games::default()).await?;
        let known = running.app.service.store.campaigns_of(YOU).await?;
        let id = match known.first() {
            Some(campaign) => campaign.id,
            None => create(&running).await?,
        };
        let mail = newest_mail(&running, id);
        let url = running.app.public_url.clone();
        let serving = tokio::spawn(running.serve());
        let mail = mail.await?;
        out!("\nA six-seat campaign of Twilight Imperium waits for you.\n");
        out!("  your mail      {mail}");
        out!("  all letters    {url}/postbox?to={YOU}");
        out!("  the campaign   {url}/c/{id}\n");
        out!("Open the mail, follow its link. Five bots answer at once; you are mailed whenever you owe an answer.");
        out!("Ctrl-C stops; the same command goes on.");
        serving.await.context("the server stopped")??;
        Ok(ExitCode::SUCCESS)
    }
}

async fn create(running: &Running) -> anyhow::Result<CampaignId> {
    let you = Invited { name: "Captain".to_owned(), language: Language::English, player: Player::Email(YOU.to_owned()) };
    let bots =
        BOTS.iter().map(|name| Invited { name: (*name).to_owned(), language: Language::English, player: Player::Bot(Bot::Is(true)) });
    let seats = std::iter::once(you).chain(bots).collect();
    let new = NewCampaign { game: "twilight-imperium".to_owned(), name: "First light".to_owned(), options: None, seats };
    Ok(running.app.service.create(YOU, new).await?)
}

/// The address of the newest letter to you, once it is in the postbox.
fn newest_mail(running: &Running, id: CampaignId) -> impl Future<Output = anyhow::Result<String>> + use<> {
    let app = running.app.clone();
    async move {
        let mut changes = app.service.store.subscribe();
        loop {
            let letters = app.service.store.letters(id).await?;
            let sent = letters.iter().rev().find(|letter| letter.state == DeliveryState::Sent && letter.letter.recipient == YOU);
            if let Some(letter) = sent {
                return Ok(format!("{}/postbox/{}@localhost", app.public_url, letter.letter.id));
            }
            // The worker notes a letter without a commit that would be announced.
            let _ = tokio::time::timeout(Duration::from_millis(100), changes.recv()).await;
        }
    }
}
