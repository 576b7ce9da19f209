//! What the game says.

use crate::cards::CardId;
use crate::map::Harbour;
use sternpost_core::{Seat, messages, terms};

terms! {
    "colour";
    /// The colour of a ship.
    pub enum Colour { Red, Blue }
}

messages! {
    "choice";
    /// What can be picked.
    pub enum Choice { Sail { harbour: Harbour }, Play { card: CardId }, Nothing }
}

messages! {
    "ask";
    /// What is asked.
    pub enum Prompt { Sail, React, Blow, Tow }
}

messages! {
    "why";
    /// Why something cannot be picked.
    pub enum Why { TooFar { from: Harbour } }
}

messages! {
    "line";
    /// What is told.
    pub enum Line {
        Sails { seat: Seat, harbour: Harbour },
        Lands { seat: Seat, harbour: Harbour },
        TurnsBack,
        IsBlown { seat: Seat, harbour: Harbour },
        Plays { seat: Seat, card: CardId },
        Draws { seat: Seat },
        Over,
    }
}

messages! {
    "word";
    /// Words of the board.
    pub enum Word { Ship { seat: Seat }, Captain { seat: Seat }, Landed, LandedSign, Hand, Cards { cards: Vec<CardId> }, Count { count: u32 }, Crates { count: u32 } }
}
