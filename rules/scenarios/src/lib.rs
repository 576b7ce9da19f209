//! Scenario files: a rules question as a position, what the seats answer, and what must come of it.
//!
//! ```yaml
//! rule: "Skirmish 4.2"
//! title: A parley stops a levy
//! given: { ... }                  # the game's description of a position; or setup: {options, seats}
//! dice: [5, 2]                    # what chance brings, in order, as faces counted from 1
//! steps:
//!   - {seat: 0, answer: "play:levy"}
//!   - {seat: 1, refused: "levy", asked: ask-cancel, because: "not one of the choices"}
//!   - {seat: 1, turn: ["use:parley", {amount: 2}], dice: [6]}
//!   - expect: {asked: {0: {prompt: ask-turn, offers_include: [pass]}}, told: [line-cancelled]}
//! ```
//!
//! All that a file may say is in `docs/scenarios.md`. [`run`] says what differs, [`run_folder`] is a test for a whole folder, [`run_chapters`] for a game's,
//! [`schema()`] helps editors. [`coverage`] knows which rule is shown by which test, [`components`] which card, unit and tile by which scenario.

#![deny(clippy::float_arithmetic)]

mod answers;
mod anytime;
pub mod components;
pub mod coverage;
mod dice;
pub mod diff;
mod expect;
mod failure;
mod file;
mod folder;
pub mod panics;
mod playing_on;
mod reading;
mod refused;
mod runner;
mod schema;
mod words;
pub(crate) mod yaml;

pub use failure::Failure;
pub use folder::{alike_in_chapters, lines_expected_in_chapters, run_chapters, run_folder};
pub use reading::alike;
pub use schema::schema;

use serde_json::Value;
use sternpost_game::{Game, Play};

/// What a scenario that holds did by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The answers that `until` gave by default, in order, and what was declined with them.
    pub played_on: Vec<String>,
    /// The questions on the way of which two offers read alike, a sentence each.
    pub alike: Vec<String>,
}

/// Runs a scenario.
///
/// # Errors
/// Everything that is not as the file says; what is wrong with the file itself.
pub fn run(game: &dyn Game, text: &str) -> Result<Report, Vec<Failure>> {
    let (fails, came) = match file::read(text) {
        Err(unreadable) => (unreadable.fails, Err(vec![Failure::of_file(unreadable.why)])),
        Ok(file) => {
            let shown = file.shows_something().map_err(|why| vec![Failure::of_file(why)]);
            (file.fails.clone(), shown.and_then(|()| runner::run(game, &file)))
        }
    };
    match fails {
        None => came,
        Some(fails) => failing(&fails, came),
    }
}

/// The game a scenario says it is of, if it can be read and says so.
#[must_use]
pub fn game_of(text: &str) -> Option<String> {
    file::read(text).ok()?.game
}

/// The table a scenario begins with, nothing done yet.
pub struct Beginning {
    /// What the scenario shows.
    pub title: String,
    /// What the host has decided.
    pub options: Value,
    /// The position.
    pub play: Box<dyn Play>,
}

/// Lays out what a scenario begins with; its steps are not looked at.
///
/// # Errors
/// If the file cannot be read, or its position or set-up cannot be played.
pub fn begin(game: &dyn Game, text: &str) -> Result<Beginning, String> {
    let file = file::read(text).map_err(|unreadable| unreadable.why)?;
    let (play, ..) = runner::begin(game, &file)?;
    let said = file.given.as_ref().map(|given| given.get("options")).or(file.setup.as_ref().map(|setup| setup.options.as_ref()));
    let options = said.flatten().cloned().unwrap_or_else(|| game.default_options());
    Ok(Beginning { title: file.title, options, play })
}

/// Holds a scenario to the failure it expects; another failure is no comfort.
fn failing(fails: &str, came: Result<Report, Vec<Failure>>) -> Result<Report, Vec<Failure>> {
    let expected = format!("it fails with … {fails} …");
    match came {
        Ok(_) => Err(vec![Failure::differs("the scenario", expected, "it holds")]),
        Err(failures) if failures.iter().all(|failure| failure.to_string().contains(fails)) => Ok(Report::default()),
        Err(failures) => {
            let others = failures.into_iter().filter(|failure| !failure.to_string().contains(fails));
            Err(others.map(|failure| Failure::differs("the scenario", expected.clone(), failure.to_string())).collect())
        }
    }
}
