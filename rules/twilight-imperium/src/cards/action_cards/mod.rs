//! Action cards (LRR 3): the deck, hands, and how a card is played. A card is a file of its own and one
//! row in `components/action_cards.rs`.
//!
//! RULING: what a card names as one thing (a planet, a ship, a token, a card of a hand) must be there; what it does to all, to each or to up to
//! so many of something may find nothing (LRR 3.6a, 27.5). A window opens for nobody whose cards would all find nothing, as everybody can see;
//! who is asked anyway may play such a card.

mod deck;
mod playing;
mod riders;

use crate::cards::abilities::Ability;
use crate::components::{self, ActionCardId};
use crate::flow::T;
use crate::show::messages::Word;
use sternpost_core::Seat;

pub use deck::{
    count_in_play, discard, discard_at_random, discard_steps, draw, full_deck, hand_limit, hand_offers, is_at_large, least_valued,
    look_and_take, lose_hand,
};
pub use playing::{PlayedCard, Step, announce, cancel, discard_chosen, open_to_cancelling, part, resolve};

/// What is printed on an action card.
pub struct ActionCard {
    /// How many of it are in the deck.
    pub copies: u32,
    /// When it can be played and what it does.
    pub ability: Ability,
    /// What its user gains when its prediction comes true, if it predicts (LRR 2.22b).
    pub reward: Option<fn(Seat, &mut T<'_>)>,
    /// What a number that is named for it counts, in words.
    pub counts: Option<fn(u32) -> Word>,
}

impl ActionCard {
    const fn new(copies: u32, ability: Ability) -> Self {
        Self { copies, ability, reward: None, counts: None }
    }

    const fn counting(mut self, words: fn(u32) -> Word) -> Self {
        self.counts = Some(words);
        self
    }

    const fn rewarding(mut self, reward: fn(Seat, &mut T<'_>)) -> Self {
        self.reward = Some(reward);
        self
    }
}

macro_rules! deck {
    ($($id:ident => $file:ident),* $(,)?) => {
        $(mod $file;)*
        impl ActionCardId {
            /// What is printed on it.
            #[must_use]
            pub fn card(self) -> &'static ActionCard {
                match self { $(Self::$id => &$file::CARD),* }
            }
        }
    };
}
components::action_cards!(deck);
