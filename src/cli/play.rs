//! `sternpost play`: bots only, without a server, to the end.

use crate::cli::out::out;
use crate::games::Games;
use anyhow::{Context as _, bail};
use clap::Args;
use serde_json::json;
use std::process::ExitCode;
use sternpost_core::{Chance, Eyes, Game, Outcome, Seat};
use sternpost_workbench::{Rng, random, seats_by_lot};

/// Turns after which a campaign will not end any more.
const MOST_TURNS: usize = 50_000;
/// In how many percent of the cases a bot does something else than a passed deadline would.
const EAGERNESS: u32 = 70;

/// What is played.
#[derive(Debug, Args)]
pub struct PlayArgs {
    /// The game's id.
    game: String,
    /// How many seats.
    #[arg(long, default_value_t = 6)]
    seats: u8,
    /// Decides dice, cards and bots.
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
        let options = match &self.options {
            Some(text) => serde_json::from_str(text).context("--options is not JSON")?,
            None => game.default_options(),
        };
        let mut rng = Rng::new(self.seed);
        let setup = json!({ "options": options, "seats": seats_by_lot(game, &options, self.seats.into(), &mut rng)? });
        let mut dice = rng.aside(1);
        let (mut play, out) = game.begin(&setup, &mut Chance::live(&mut dice))?;
        tell(game, &out);
        for _ in 0..MOST_TURNS {
            let asked = play.asked();
            let Some(asked) = asked.first() else {
                for standing in play.standings().unwrap_or_default() {
                    out!("{}. {}: {}", standing.rank, name(standing.seat), standing.score);
                }
                return Ok(ExitCode::SUCCESS);
            };
            let answer = random::eager_answer(asked, &mut rng, EAGERNESS);
            let out = play.apply(asked.seat, &[answer], &mut Chance::live(&mut dice))?;
            tell(game, &out);
        }
        bail!("the campaign did not end within {MOST_TURNS} turns")
    }
}

fn name(seat: Seat) -> String {
    format!("Seat {}", seat.0 + 1)
}

fn tell(game: &dyn Game, out: &Outcome) {
    let catalogue = game.catalogue("en");
    for told in out.told.iter().filter(|told| told.audience.includes(Eyes::Spectator)) {
        out!("{}", catalogue.say(&told.text, &name));
    }
}
