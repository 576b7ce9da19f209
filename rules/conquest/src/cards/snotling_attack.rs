//! Snotling Attack: deploy action, 4 Snotlings tokens over any planets.

use crate::cards::choosing::{name_of, planet};
use crate::effects::entering::make_tokens;
use crate::prelude::*;

const SNOTLINGS: u32 = 4;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::DEPLOY_ACTION, |s, _| s.face_up().next().is_some(), attack).again().asking(where_to)],
    from_hand: true,
    ..Card::NEW
};

fn where_to(s: &State, using: &Use) -> Next {
    let offers = s.face_up().map(|slot| planet(s, slot));
    let question = || Question::split(&Prompt::ChoosePlanet { by: name_of(using) }, "CONQ-COMP-03", SNOTLINGS, offers);
    using.chosen.is_empty().then(|| (using.seat, question()))
}

fn attack(using: &Use, t: &mut T<'_>) {
    let parts = using.chosen.first().cloned().map_or_else(Vec::new, Picked::parts);
    for (choice, count) in parts {
        if let Choice::Planet { slot, .. } = choice {
            make_tokens(using.seat, Token::Snotlings, count, At::Planet(slot), t);
        }
    }
}
