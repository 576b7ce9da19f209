//! What a position is worth to a seat, in thousandths.

use crate::components::Category;
use crate::phases::victory::{TO_WIN, captured};
use crate::position::in_play::{CardId, Form, InPlay};
use crate::position::printed::cost_of;
use crate::position::{State, other};
use sternpost_core::Seat;

/// A campaign that is won.
const WON: i64 = 1_000_000;

/// What a position is worth.
pub fn worth(s: &State, seat: Seat) -> i64 {
    if let Some(standings) = &s.standings {
        let first = |seat: Seat| standings.iter().any(|standing| standing.seat == seat && standing.rank == 1);
        return match (first(seat), first(other(seat))) {
            (true, false) => WON,
            (false, true) => -WON,
            (_, _) => 0,
        };
    }
    of(s, seat) - of(s, other(seat))
}

/// A number of the table in thousandths.
fn many(count: usize) -> i64 {
    i64::try_from(count).expect("a table holds few things")
}

fn of(s: &State, seat: Seat) -> i64 {
    let player = &s.players[seat];
    let planets: i64 = Category::ALL.iter().map(|category| of_category(captured(s, seat, *category))).sum();
    let short = 6 - many(player.deck.len()).min(6);
    let cards = i64::from(player.resources) * 200 + many(player.hand.len()) * 260 - short * 600;
    let in_play: i64 = s.in_play().filter(|(_, card)| card.controller == seat).map(|(id, card)| of_card(s, id, card)).sum();
    planets + cards + in_play + if s.initiative == seat { 150 } else { 0 }
}

/// The planets of one category that are captured.
const fn of_category(count: usize) -> i64 {
    match count {
        0 => 0,
        1 => 2_000,
        2 => 6_500,
        TO_WIN.. => WON,
    }
}

fn of_card(s: &State, id: CardId, card: &InPlay) -> i64 {
    let damage = i64::from(card.damage);
    let ready = if card.is_ready { 80 } else { 0 };
    match card.form {
        Form::Warlord if s.players[card.owner].is_bloodied => 2_500 - damage * 600 + ready,
        Form::Warlord => 6_000 - damage * 700 + ready,
        Form::Support => 250,
        Form::Attachment => 150,
        Form::Army | Form::Token => {
            let cost = card.face.title().map_or(1, |title| i64::from(cost_of(title)));
            let whole = cost * 350 + 100;
            let hit_points = i64::from(s.hit_points_of(id)).max(1);
            let lost = whole * damage / (2 * hit_points);
            // Where it is it may win something: at the first planet, or with its icons.
            let place = if s.is_at_first(id) { 150 } else { 0 };
            whole - lost + ready + place + i64::from(s.icons_of(id)) * 60
        }
    }
}
