//! The workbench tried on Skirmish, the tiny game: what holds must pass, and what is broken must be found.

#[path = "../tiny/mod.rs"]
mod tiny;

#[path = "../outpost/mod.rs"]
mod outpost;

mod after_the_end;
mod broken;
mod golden;
mod nights;
mod plays;
mod scenarios;
