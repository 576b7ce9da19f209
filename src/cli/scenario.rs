//! `sternpost scenario`: runs rules questions that are files, and prints the schema of such files.

use crate::cli::out::out;
use anyhow::Context as _;
use clap::{Args, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use sternpost_game::Game;
use sternpost_games::Games;
use sternpost_scenarios as scenario;

/// What to do with scenarios.
#[derive(Debug, Args)]
pub struct ScenarioArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Prints the JSON Schema of a game's scenario files.
    Schema {
        /// The game's id.
        game: String,
    },
    /// Runs scenario files and says what was answered by default; exits with 1 and a readable difference if one does not hold.
    Run {
        /// The game's id; what the file or its folder says if nothing is said here.
        #[arg(long)]
        game: Option<String>,
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

/// The game of a scenario: the one that was asked for, the one its file names, the one whose folder it lies in, or the first that can
/// lay its position out.
///
/// # Errors
/// If there is no such game.
pub fn game_of(games: &Games, wanted: Option<&str>, file: &Path, text: &str) -> anyhow::Result<&'static dyn Game> {
    if let Some(id) = wanted.map(str::to_owned).or_else(|| scenario::game_of(text)) {
        return games.get(&id).with_context(|| format!("{}: there is no game `{id}`", file.display()));
    }
    let of_folder = |game: &&dyn Game| file.iter().any(|part| part.to_str() == Some(game.id()));
    let lays_it_out = |game: &&dyn Game| scenario::begin(*game, text).is_ok();
    let found = games.iter().find(of_folder).or_else(|| games.iter().find(lays_it_out)).or_else(|| games.iter().next());
    found.context("there is no game")
}

impl ScenarioArgs {
    /// Carries it out.
    ///
    /// # Errors
    /// If the game is unknown or a file cannot be read.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let games = Games::default();
        let find = |id: &str| games.get(id).with_context(|| format!("there is no game `{id}`"));
        match self.what {
            What::Schema { game } => {
                out!("{}", serde_json::to_string_pretty(&scenario::schema(find(&game)?))?);
                Ok(ExitCode::SUCCESS)
            }
            What::Run { game, files } => {
                let mut failed = false;
                for file in files {
                    let text = std::fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
                    match scenario::run(game_of(&games, game.as_deref(), &file, &text)?, &text) {
                        Ok(report) => {
                            out!("ok      {}", file.display());
                            for line in report.played_on {
                                out!("        by default, {line}");
                            }
                        }
                        Err(failures) => {
                            failed = true;
                            out!("FAILED  {}", file.display());
                            for failure in failures {
                                out!("{failure}\n");
                            }
                        }
                    }
                }
                Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
            }
        }
    }
}
