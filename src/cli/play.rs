//! `sternpost play`: plays a game between bots, without a server, to the end.

use crate::cli::options_of;
use crate::cli::out::out;
use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use std::process::ExitCode;
use sternpost_core::{Chance, Eyes, Seat, Told};
use sternpost_game::{Game, Play};
use sternpost_games::{Games, player_of};
use sternpost_players::{Party, Strength, play_party_aloud};
use sternpost_players::{Rng, random, seats_by_lot};

/// Turns after which a campaign will not end any more.
const MOST_TURNS: usize = 50_000;
/// In how many percent of the cases a random player does something else than a passed deadline would.
const EAGERNESS: u32 = 70;

/// How everybody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Players {
    /// To win, as the bots of a campaign do.
    Steady,
    /// Anything that is allowed: quick, and without aim.
    Random,
}

/// What is played.
#[derive(Debug, Args)]
pub struct PlayArgs {
    /// The game's id.
    game: String,
    /// How many seats; as many as the game has if nothing is said.
    #[arg(long)]
    seats: Option<u8>,
    /// Who plays.
    #[arg(long, value_enum, default_value_t = Players::Steady)]
    players: Players,
    /// Decides dice, cards and players.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The game's options, as JSON.
    #[arg(long)]
    options: Option<String>,
}

impl PlayArgs {
    /// Plays and prints the chronicle.
    ///
    /// # Errors
    /// If the game is unknown or the set-up cannot be played.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let games = Games::default();
        let game = games.get(&self.game).with_context(|| format!("there is no game `{}`", self.game))?;
        let options = options_of(self.options.as_deref(), || game.default_options())?;
        let mut rng = Rng::new(self.seed);
        let seats = usize::from(self.seats.unwrap_or(*game.seats_for(&options).end()));
        let setup = json!({ "options": options, "seats": seats_by_lot(game, &options, seats, &mut rng)? });
        let play = match self.players {
            Players::Steady => steadily(game, &setup, self.seed)?,
            Players::Random => at_random(game, &setup, rng)?,
        };
        let standings = play.standings().unwrap_or_default();
        for standing in &standings {
            out!("{}. {}: {}", standing.rank, name(standing.seat), standing.score);
        }
        if !standings.iter().any(|standing| standing.rank == 1) {
            out!("nobody has won");
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A campaign of players who play to win.
fn steadily(game: &'static dyn Game, setup: &Value, seed: u64) -> anyhow::Result<Box<dyn Play>> {
    let strengths = vec![Strength::Steady; usize::from(*game.seats().end())];
    let party = Party { game, player: player_of(game.id()), setup, strengths: &strengths, most_turns: MOST_TURNS };
    let score = play_party_aloud(&party, seed, |told| tell(game, told)).map_err(anyhow::Error::msg)?;
    Ok(score.play)
}

/// A campaign of players who do anything.
fn at_random(game: &dyn Game, setup: &Value, mut rng: Rng) -> anyhow::Result<Box<dyn Play>> {
    let mut dice = rng.aside(1);
    let (mut play, out) = game.begin(setup, &mut Chance::live(&mut dice))?;
    tell(game, &out.told);
    for _ in 0..MOST_TURNS {
        let asked = play.asked();
        let Some(asked) = asked.first() else { return Ok(play) };
        let answer = random::eager_answer(asked, &mut rng, EAGERNESS);
        let out = play.apply(asked.seat, &[answer], &mut Chance::live(&mut dice))?;
        tell(game, &out.told);
    }
    bail!("the campaign did not end within {MOST_TURNS} turns")
}

fn name(seat: Seat) -> String {
    format!("Seat {}", seat.0 + 1)
}

fn tell(game: &dyn Game, told: &[Told]) {
    let catalogue = game.catalogue("en");
    for told in told.iter().filter(|told| told.audience.includes(Eyes::Spectator)) {
        out!("{}", catalogue.say(&told.text, &name));
    }
}
