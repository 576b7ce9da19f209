//! `sternpost demo`: serves a campaign of bots and one person, on this machine, without mail; or a rules question on a table of its own.

use super::running::{self, Running};
use crate::cli::options_of;
use crate::cli::out::out;
use crate::cli::scenario::game_of;
use crate::config::Config;
use anyhow::Context as _;
use clap::Args;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use sternpost_game::Game;
use sternpost_games::{Games, game_name};
use sternpost_log::CampaignId;
use sternpost_model::language::Language;
use sternpost_model::policy::Windows;
use sternpost_players::Strength;
use sternpost_scenarios as scenario;
use sternpost_scenarios::Beginning;
use sternpost_store::Status;
use sternpost_table::seats::create::{Bot, Invited, NewCampaign, Player};

/// The address of the person who plays the demo.
const YOU: &str = "you@localhost";
/// The bots' names.
const BOTS: [&str; 5] = ["Ada", "Bo", "Cleo", "Dov", "Esi"];

/// If a port is taken, the next ones are tried, up to so many.
const NEARBY: u16 = 20;

/// How the demo is run.
#[derive(Debug, Args)]
pub struct DemoArgs {
    /// The port; if it is taken, the next free one is.
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Where the demo keeps what it writes; a second start goes on with the same campaign.
    #[arg(long, default_value = "data/demo")]
    data_dir: PathBuf,
    /// The game's id; of a scenario what its file or its folder says, otherwise Twilight Imperium.
    #[arg(long)]
    game: Option<String>,
    /// The options of a new campaign, as JSON: `{"mode":"expedition"}`; without them those for a first campaign.
    #[arg(long)]
    options: Option<String>,
    /// Begins in the lobby, to choose what you play; else fate decides and the first turn is open at once.
    #[arg(long)]
    choose: bool,
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
        let is_free = |port: &u16| std::net::TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], *port))).is_ok();
        let free = if self.port == 0 { 0 } else { (self.port..=self.port.saturating_add(NEARBY)).find(is_free).unwrap_or(0) };
        config.listen.set_port(free);
        let games = Games::default();
        let laid_out = self.from.as_deref().map(|file| LaidOut::read(&games, self.game.as_deref(), file)).transpose()?;
        let id = self.game.as_deref().unwrap_or("twilight-imperium");
        let game = games.get(id).with_context(|| format!("there is no game `{id}`"))?;
        running::start_logs(&config);
        let running = running::start(&config, games).await?;
        match laid_out {
            None => against_bots(running, game, &self).await,
            Some(laid_out) => alone(running, laid_out, self.language).await,
        }
    }
}

/// A scenario that is laid out on a table of its own.
struct LaidOut {
    game: &'static dyn Game,
    beginning: Beginning,
    /// Where it came from.
    file: String,
}

impl LaidOut {
    fn read(games: &Games, wanted: Option<&str>, file: &Path) -> anyhow::Result<Self> {
        let text = std::fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
        let game = game_of(games, wanted, file, &text)?;
        let beginning = scenario::begin(game, &text).map_err(|why| anyhow::anyhow!("{}: {why}", file.display()))?;
        Ok(Self { game, beginning, file: file.file_name().unwrap_or_default().display().to_string() })
    }
}

/// A campaign of one person and bots; the one that is there already, if there is one.
async fn against_bots(running: Running, game: &'static dyn Game, wanted: &DemoArgs) -> anyhow::Result<ExitCode> {
    let known = running.app.service.store.campaigns_of(YOU).await?;
    let id = match known.iter().find(|campaign| campaign.game == game.id()) {
        Some(campaign) => campaign.id,
        None => {
            let id = create(&running, game, wanted).await?;
            if !wanted.choose {
                running.app.service.take_seat(id, 0, None).await?;
            }
            id
        }
    };
    let url = running.app.public_url.clone();
    let snapshot = running.app.service.snapshot(id).await?;
    let you = snapshot.seats.iter().find(|row| row.address.as_deref() == Some(YOU)).context("the campaign there has no seat of yours")?;
    let way_in = match snapshot.campaign.status {
        Status::Lobby => running.app.addresses.invitation(you),
        Status::Running | Status::Ended | Status::Stuck => running.app.addresses.turn(you, snapshot.seq),
    };
    let seats = snapshot.seats.len();
    drop(snapshot);
    let serving = tokio::spawn(running.serve());
    let seats_said = if seats == 1 { "1 seat".to_owned() } else { format!("{seats} seats") };
    out!("\nA campaign of {} with {seats_said} waits for you.\n", game_name(game.id()));
    out!("  open this      {way_in}");
    out!("  all letters    {url}/postbox?to={YOU}");
    out!("  the campaign   {url}/c/{id}\n");
    let bots = if seats == 1 { String::new() } else { format!(" {} bots answer by themselves.", seats - 1) };
    out!("The link lets you in at your seat and is good for a week; the next start prints a new one.{bots}");
    out!("You are also mailed whenever you owe an answer.");
    out!("Ctrl-C stops; the same command goes on.");
    serving.await.context("the server stopped")??;
    Ok(ExitCode::SUCCESS)
}

async fn create(running: &Running, game: &dyn Game, wanted: &DemoArgs) -> anyhow::Result<CampaignId> {
    let options = options_of(wanted.options.as_deref(), || game.first_options())?;
    // As many bots as find a seat beside you.
    let bots = BOTS.len().min(usize::from(*game.seats_for(&options).end()).saturating_sub(1));
    let you = Invited { name: "Captain".to_owned(), language: wanted.language, player: Player::Email(YOU.to_owned()) };
    let bot =
        |name: &&str| Invited { name: (*name).to_owned(), language: Language::English, player: Player::Bot(Bot::Plays(Strength::Steady)) };
    let seats = std::iter::once(you).chain(BOTS[..bots].iter().map(bot)).collect();
    let new = NewCampaign {
        game: game.id().to_owned(),
        name: "First light".to_owned(),
        options: Some(options),
        seats,
        table: Windows::default().into(),
        policies: None,
    };
    Ok(running.app.service.create(YOU, new).await?)
}

/// A scenario's position with one person on every seat.
async fn alone(running: Running, laid_out: LaidOut, language: Language) -> anyhow::Result<ExitCode> {
    let LaidOut { game, beginning, file } = laid_out;
    let seats: Vec<String> = (1..=beginning.play.seats()).map(|seat| format!("seat-{seat}@localhost")).collect();
    let invited = |(number, address): (usize, &String)| Invited {
        name: format!("{} {number}", if language == Language::German { "Platz" } else { "Seat" }),
        language,
        player: Player::Email(address.clone()),
    };
    let name: String = beginning.title.chars().take(60).collect();
    let new = NewCampaign {
        game: game.id().to_owned(),
        name,
        options: Some(beginning.options),
        seats: (1..).zip(&seats).map(invited).collect(),
        // Somebody who tries a rule wants to see what every seat is asked.
        table: Windows::Everybody.into(),
        policies: None,
    };
    let why = format!("laid out from {file}");
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
