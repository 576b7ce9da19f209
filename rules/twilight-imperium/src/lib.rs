//! Twilight Imperium, 4th edition: the base game as the Living Rules Reference 1.2 (06/12/19) states it.
//!
//! Rule numbers (`LRR 63.4`) are those of the German edition of that reference; letter suffixes count the bullets under a
//! rule. `SETUP-`, `FAQ-` and `TIMING-` ids name its unnumbered parts. The README maps every chapter to its file.

mod action_phase;
mod adjacency;
mod combat_rolls;
mod command_tokens;
pub mod components;
mod construction;
mod control;
mod defects;
mod dice;
mod drawn_map;
mod fleet;
mod flow;
pub mod galaxy;
mod given;
mod hits;
mod infantry;
mod invasion;
mod messages;
mod movement;
mod objectives;
pub mod options;
mod payment;
mod production;
mod research;
mod round;
mod routes;
mod rules;
mod scene;
mod seating;
mod setup;
mod sheets;
mod space_cannon;
mod space_combat;
pub mod state;
mod status_phase;
mod strategic_action;
mod strategy_cards;
mod strategy_phase;
mod supply;
mod tactical_action;
#[cfg(test)]
mod text_tests;
mod tile_placing;
mod tile_scene;
mod tile_stacks;
mod trade_goods;
mod transactions;
mod underway;
pub mod units;
mod victory;
mod view;

pub use rules::TwilightImperium;
