//! Sternpost: long board games by post.
//!
//! The service around the rules: the log and its store, the lobby, mail, pages and the API. It knows no rule of any game; a
//! game is reached through [`sternpost_game::Game`].

// A reader that goes away would make `println!` panic: commands print with `cli::out`.
#![warn(clippy::print_stdout)]

pub mod addresses;
pub mod boards;
pub mod campaign;
pub mod cli;
pub mod clock;
pub mod config;
pub mod highlights;
pub mod housekeeping;
pub mod http;
pub mod limits;
pub mod log;
pub mod orders;
mod own_lines;
mod painters;
pub mod panics;
pub mod post;
pub mod simulation;
pub mod store;
pub mod tally;

pub use sternpost_games as games;
pub use sternpost_picture as picture;
