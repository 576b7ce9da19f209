//! Tow: one sails a step more in this turn.

use super::{Card, Use, sail_on};
use crate::position::State;
use crate::show::messages::{Choice, Prompt};
use sternpost_core::{Offer, Question};
use sternpost_kit::abilities::{Ability, Next};

pub static CARD: Card = Card { copies: 3, ability: Ability::action(|_, _| None, sail_on).asking(where_to) };

fn where_to(s: &State, using: &Use) -> Next<Choice> {
    let near = s.ships[using.seat].neighbours().map(|harbour| Offer::new(Choice::Sail { harbour }).at(harbour.place()));
    using.chosen.is_empty().then(|| (using.seat, Question::one_of(&Prompt::Tow, "HARBOURS-CARD-05", near)))
}
