//! Sternpost: long board games by post.
//!
//! The service around the rules: the log and its store, the lobby, mail, pages and the API. It knows no rule of any game; a
//! game is reached through [`sternpost_game::Game`].

// A reader that goes away would make `println!` panic: commands print with `cli::out`.
#![warn(clippy::print_stdout)]

pub mod cli;
pub mod clock;
pub mod config;
pub mod simulation;
