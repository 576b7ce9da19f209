//! Gale: the other ship is blown to a neighbouring harbour; nothing is landed there.

use super::{Card, Use};
use crate::flow::T;
use crate::position::State;
use crate::show::messages::{Choice, Line, Prompt};
use sternpost_core::{Offer, Question, Seat};
use sternpost_kit::abilities::{Ability, Next};

pub static CARD: Card = Card { copies: 3, ability: Ability::action(|_, _| None, blow).asking(where_to) };

fn where_to(s: &State, using: &Use) -> Next<Choice> {
    let near = s.ships[Seat(1 - using.seat.0)].neighbours().map(|harbour| Offer::new(Choice::Sail { harbour }).at(harbour.place()));
    using.chosen.is_empty().then(|| (using.seat, Question::one_of(&Prompt::Blow, "HARBOURS-CARD-04", near)))
}

fn blow(using: &Use, t: &mut T<'_>) {
    if let Some(Choice::Sail { harbour }) = using.choice(0) {
        let other = Seat(1 - using.seat.0);
        t.state.ships[other] = harbour;
        t.tell(&Line::IsBlown { seat: other, harbour });
    }
}
