//! `sternpost demo`: a campaign of bots and one person, on this machine, without mail; or a rules question on a table of its own.

use super::running::{self, Running};
use crate::campaign::{Bot, Invited, NewCampaign, Player};
use crate::cli::out::out;
use crate::config::Config;
use crate::games::{Games, game_name};
use crate::http::app::App;
use crate::language::Language;
use crate::log::CampaignId;
use crate::store::{DeliveryState, Status};
use anyhow::Context as _;
use clap::Args;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use sternpost_core::{Game, Seat};
use sternpost_workbench::scenario;

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
    /// The game's id.
    #[arg(long, default_value = "twilight-imperium")]
    game: String,
    /// Begins in the lobby with an invitation, as a campaign among people does, rather than at your first turn.
    #[arg(long)]
    lobby: bool,
    /// The language of your letters and pages: `en` or `de`.
    #[arg(long, default_value = "en", value_parser = spoken)]
    language: Language,
    /// Begins a new campaign in the position of a scenario file, for somebody who wants to try a rule: every seat is yours.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
}

/// The language of a tag.
fn spoken(tag: &str) -> Result<Language, String> {
    Language::of(tag).ok_or_else(|| format!("one of {}", Language::ALL.map(Language::tag).join(", ")))
}

impl DemoArgs {
    /// Runs the demo until it is told to stop.
    ///
    /// # Errors
    /// If the game is unknown, the scenario cannot be laid out or the server cannot start.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        let mut config =
            Config { data_dir: self.data_dir.clone(), listen: SocketAddr::from(([127, 0, 0, 1], self.port)), ..Config::default() };
        config.log.filter = "warn".to_owned();
        config.mail.grace_seconds = 0;
        if std::net::TcpListener::bind(config.listen).is_err() {
            config.listen.set_port(0);
        }
        let games = Games::default();
        let game = games.get(&self.game).with_context(|| format!("there is no game `{}`", self.game))?;
        running::start_logs(&config);
        let running = running::start(&config, games).await?;
        match &self.from {
            None => self.against_bots(running, game).await,
            Some(file) => alone(running, game, file).await,
        }
    }

    /// A campaign of one person and bots; the one that is there already, if there is one.
    async fn against_bots(&self, running: Running, game: &'static dyn Game) -> anyhow::Result<ExitCode> {
        let service = running.app.service.clone();
        let known = service.store.campaigns_of(YOU).await?;
        let id = match known.iter().find(|campaign| campaign.game == game.id()) {
            Some(campaign) => campaign.id,
            None => create(&running, game, self.language).await?,
        };
        let is_lobby = service.standing(id).await?.campaign.status == Status::Lobby;
        if is_lobby && !self.lobby {
            service.take_seat(id, 0, None).await?;
        }
        let app = running.app.clone();
        let serving = tokio::spawn(running.serve());
        let seats = bots_at(game) + 1;
        out!("\nA campaign of {} with {seats} seats waits for you.\n", game_name(game.id()));
        if is_lobby && self.lobby {
            out!("  your invitation {}", newest_mail(&app, id).await?);
        } else {
            match first_turn(&app, id).await? {
                Some(turn) => out!("  your turn       {turn}"),
                None => out!("  it is over"),
            }
        }
        out!("  your letters    {}/postbox?to={YOU}", app.public_url);
        out!("  the campaign    {}/c/{id}\n", app.public_url);
        out!("Open the first address. {} bots answer at once; you are mailed whenever you owe an answer.", seats - 1);
        out!("Ctrl-C stops; the same command goes on.");
        serving.await.context("the server stopped")??;
        Ok(ExitCode::SUCCESS)
    }
}

/// Where you answer, as soon as you are asked; none if the campaign is over.
async fn first_turn(app: &App, id: CampaignId) -> anyhow::Result<Option<String>> {
    let mut changes = app.service.store.subscribe();
    loop {
        let hot = app.service.standing(id).await?;
        match hot.campaign.status {
            Status::Lobby | Status::Running => {}
            Status::Ended | Status::Stuck => return Ok(None),
        }
        let asked = hot.owing().contains(&Seat(0)).then(|| hot.play.as_deref()?.asked_of(Seat(0))).flatten();
        if let (Some(asked), Some(row)) = (asked, hot.seats.first()) {
            return Ok(Some(app.addresses.answer(row, Some(&asked.id), hot.shown_seq(), None)));
        }
        let _ = tokio::time::timeout(Duration::from_millis(100), changes.recv()).await;
    }
}

/// As many bots as find a seat beside you.
fn bots_at(game: &dyn Game) -> usize {
    BOTS.len().min(usize::from(*game.seats().end()) - 1)
}

async fn create(running: &Running, game: &dyn Game, language: Language) -> anyhow::Result<CampaignId> {
    let you = Invited { name: "Captain".to_owned(), language, player: Player::Email(YOU.to_owned()) };
    let bot = |name: &&str| Invited { name: (*name).to_owned(), language: Language::English, player: Player::Bot(Bot::Is(true)) };
    let seats = std::iter::once(you).chain(BOTS[..bots_at(game)].iter().map(bot)).collect();
    let new = NewCampaign { game: game.id().to_owned(), name: "First light".to_owned(), options: None, seats };
    Ok(running.app.service.create(YOU, new).await?)
}

/// A scenario's position with one person on every seat.
async fn alone(running: Running, game: &'static dyn Game, file: &Path) -> anyhow::Result<ExitCode> {
    let text = std::fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let beginning = scenario::begin(game, &text).map_err(|why| anyhow::anyhow!("{}: {why}", file.display()))?;
    let seats: Vec<String> = (1..=beginning.play.seats()).map(|seat| format!("seat-{seat}@localhost")).collect();
    let invited = |(number, address): (usize, &String)| Invited {
        name: format!("Seat {number}"),
        language: Language::English,
        player: Player::Email(address.clone()),
    };
    let name: String = beginning.title.chars().take(60).collect();
    let new =
        NewCampaign { game: game.id().to_owned(), name, options: Some(beginning.options), seats: (1..).zip(&seats).map(invited).collect() };
    let why = format!("laid out from {}", file.file_name().unwrap_or_default().display());
    let id = running.app.service.lay_out(&seats[0], new, &*beginning.play, &why).await?;
    let url = running.app.public_url.clone();
    out!("\n{}\n", beginning.title);
    for (number, address) in (1..).zip(&seats) {
        out!("  seat {number}: letters {url}/postbox?to={address}");
    }
    out!("  the campaign    {url}/c/{id}\n");
    out!("Whoever is asked has a letter. Ctrl-C stops.");
    running.serve().await?;
    Ok(ExitCode::SUCCESS)
}

/// The address of the newest letter to you, once it is in the postbox.
async fn newest_mail(app: &App, id: CampaignId) -> anyhow::Result<String> {
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
