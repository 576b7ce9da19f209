//! Twilight Imperium, 4th edition: the base game as the Living Rules Reference 1.2 (06/12/19) states it.
//!
//! Rule numbers (`LRR 63.4`) are those of the German edition of that reference; letter suffixes count the bullets under a
//! rule. `SETUP-`, `FAQ-` and `TIMING-` ids name its unnumbered parts. The README maps every chapter to its file.

#![deny(clippy::float_arithmetic)]

mod board;
mod cards;
mod combat;
pub mod components;
mod economy;
mod flow;
mod phases;
mod position;
mod prelude;
mod purpose;
mod setup;
mod show;
mod strategy;
mod tactical;
mod words;

pub use board::{galaxy, units};
pub use position::state;
pub use setup::options;
use sternpost_game::{Game, Published};
use sternpost_players::{Player, Purposeful};

/// Twilight Imperium, 4th edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwilightImperium;

/// The game as a server runs it. All that is generic over games is compiled for this one here, beside the other games, and nowhere else.
pub static GAME: &(dyn Game + 'static) = &Published::<TwilightImperium>::new();

/// Who plays it when no person does.
pub static PLAYER: &(dyn Player + 'static) = &Purposeful::<TwilightImperium>::new();

/// What tests of the whole game need to know of the box.
pub mod testing {
    use crate::components::ActionCardId;

    /// The ids of all action cards, each as often as it is in the deck.
    #[must_use]
    pub fn action_deck() -> Vec<String> {
        ActionCardId::ALL.iter().flat_map(|card| (0..card.card().copies).map(|_| card.id())).collect()
    }
}
