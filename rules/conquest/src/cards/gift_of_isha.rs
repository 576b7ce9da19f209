//! Gift of Isha: action: the topmost Eldar unit of the player's discard pile enters play at a planet; when the phase ends it is discarded if it is still there.

use crate::cards::choosing::{one_planet, place_chosen};
use crate::effects::entering::{may_control, put_into_play};
use crate::position::underway::How;
use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(Timing::ANY_ACTION, can, give_back).again().asking(ask)], from_hand: true, ..Card::NEW };

fn is_eldar_unit(title: Title) -> bool {
    title.card().card_type == CardType::Army && title.card().faction == Some(Faction::Eldar)
}

fn can(s: &State, using: &Use) -> bool {
    let topmost = drawing::topmost(s, using.seat, is_eldar_unit);
    topmost.is_some_and(|title| may_control(s, using.seat, title)) && s.face_up().next().is_some()
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_planet(s, using, s.face_up()) } else { None }
}

fn give_back(using: &Use, t: &mut T<'_>) {
    let Some(at) = place_chosen(using.choice(0)) else { return };
    if let Some(title) = drawing::topmost(t.state, using.seat, is_eldar_unit) {
        drawing::take_from_discard(using.seat, title, t);
        let unit = put_into_play(using.seat, title, Form::Army, at, t);
        lasting::add(Change::Leaves(How::Discarded), [unit.card], Until::Phase, t);
    }
}
