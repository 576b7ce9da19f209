//! Twilight Imperium, 4th edition: the base game as the Living Rules Reference 1.2 (06/12/19) states it.
//!
//! Rule numbers (`LRR 63.4`) are those of the German edition of that reference; letter suffixes count the bullets under a
//! rule. `SETUP-`, `FAQ-` and `TIMING-` ids name its unnumbered parts. The README maps every chapter to its file.

#![deny(clippy::float_arithmetic)]

mod abilities;
mod action_cards;
mod action_phase;
mod adjacency;
mod agenda_phase;
mod agendas;
mod card_texts;
mod combat_rolls;
mod command_tokens;
pub mod components;
mod construction;
mod control;
mod defects;
mod dice;
mod drawn_map;
mod elimination;
mod faction_abilities;
mod fleet;
mod flow;
pub mod galaxy;
mod given;
mod given_cards;
mod hits;
mod infantry;
mod invasion;
mod messages;
mod movement;
mod objectives;
mod occasions;
pub mod options;
mod payment;
mod placing;
mod plastic;
mod politics;
mod predictions;
mod production;
mod promissory_notes;
mod relocation;
mod research;
mod round;
mod routes;
mod rules;
mod scene;
mod seating;
mod secret_objectives;
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
mod technologies;
#[cfg(test)]
mod text_tests;
mod tile_placing;
mod tile_scene;
mod tile_stacks;
mod trade_goods;
mod transactions;
mod twin;
mod underway;
pub mod units;
mod victory;
mod view;
mod voting;
mod wording;

pub use rules::TwilightImperium;

/// What tests of the whole game need to know of the box.
pub mod testing {
    use crate::action_cards::ActionCardId;

    /// The ids of all action cards, each as often as it is in the deck.
    #[must_use]
    pub fn action_deck() -> Vec<String> {
        ActionCardId::ALL.iter().flat_map(|card| (0..card.card().copies).map(|_| card.id())).collect()
    }
}
