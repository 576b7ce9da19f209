//! Fog: a ship that has set sail comes back.

use super::{Card, Timing, Use};
use crate::flow::T;
use crate::position::State;
use crate::show::messages::Line;
use sternpost_kit::abilities::Ability;

pub static CARD: Card = Card { copies: 4, ability: Ability::may(&[Timing::Sails], is_against_another, turn_back) };

fn is_against_another(s: &State, using: &Use) -> bool {
    s.course.is_some() && s.turn.is_some_and(|turn| turn.seat != using.seat)
}

fn turn_back(_: &Use, t: &mut T<'_>) {
    t.state.course = None;
    t.tell(&Line::TurnsBack);
}
