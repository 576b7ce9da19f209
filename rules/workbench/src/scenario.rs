//! Scenario files: a rules question as a position, what the seats answer, and what must come of it.
//!
//! ```yaml
//! rule: "Skirmish 4.2"
//! title: A parley stops a levy
//! given: { ... }                  # the game's description of a position; or setup: {options, seats}
//! dice: [5, 2]                    # what chance brings, in order, as faces counted from 1
//! steps:
//!   - {seat: 0, answer: "play:levy"}
//!   - {seat: 1, refused: "levy", because: "not one of the choices"}
//!   - {seat: 1, turn: ["use:parley", {amount: 2}], dice: [6]}
//!   - expect: {asked: {0: {prompt: ask-turn, offers_include: [pass]}}, told: [line-cancelled]}
//! ```
//!
//! [`run`] says what differs, [`run_folder`] is a test for a whole folder, [`schema()`] helps editors.

mod dice;
mod expect;
mod failure;
mod file;
mod folder;
mod runner;
mod schema;

pub use failure::Failure;
pub use folder::run_folder;
pub use schema::schema;

use sternpost_core::Game;

/// Runs a scenario.
///
/// # Errors
/// Everything that is not as the file says; what is wrong with the file itself.
pub fn run(game: &dyn Game, text: &str) -> Result<(), Vec<Failure>> {
    let file = file::read(text).map_err(|why| vec![Failure::of_file(why)])?;
    runner::run(game, &file)
}
