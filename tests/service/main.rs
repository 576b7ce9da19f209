//! The service from within: its store, letters, pages, court, clocks and commands, called as the server calls them. One program, since each links the
//! whole service with all games; what a real server process shows from outside is tested in `tests/post`.

#[macro_use]
#[path = "../support/on_both.rs"]
mod on_both;

mod anytime;
mod bad_rules;
mod bots;
mod clock_back;
mod config;
mod court;
mod dependencies;
mod exports;
mod letters;
mod links;
mod listeners;
mod log;
mod long_log;
mod looks;
mod model;
mod named;
mod new_rules;
mod openapi;
mod outpost;
mod pages;
mod rubbish;
mod smtp;
mod store;
mod stuck;
#[path = "../support/mod.rs"]
mod support;
mod upgrades;
mod verify;
mod wording;

use support::postgres;
