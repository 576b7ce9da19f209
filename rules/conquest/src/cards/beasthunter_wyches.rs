//! Beasthunter Wyches: reaction, when their player has played a Dark Eldar event: for 1 resource a Khymera token in the headquarters.

use crate::effects::entering::make_tokens;
use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::EventDone], has_played, hunt)], cost: &[Cost::Resources(1)], ..Card::NEW };

fn has_played(_: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::EventDone { seat, title } if seat == using.seat && title.card().faction == Some(Faction::DarkEldar))
}

fn hunt(using: &Use, t: &mut T<'_>) {
    make_tokens(using.seat, Token::Khymera, 1, At::Hq(using.seat), t);
}
