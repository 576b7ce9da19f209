//! CONQ-VICTORY: what ends the game, at once.

use crate::components::Category;
use crate::position::other;
use crate::position::places::Lies;
use crate::prelude::*;
use sternpost_core::{Secret, Standing};

/// Planets of one category that win.
pub const TO_WIN: usize = 3;

/// How many planets of a category a seat has captured.
#[must_use]
pub fn captured(s: &State, seat: Seat, category: Category) -> usize {
    s.players[seat].display.iter().filter(|planet| planet.categories().contains(&category)).count()
}

/// CONQ-VICTORY-01, CONQ-VICTORY-02: three planets of one category.
pub fn check_display(seat: Seat, t: &mut T<'_>) {
    if let Some(category) = Category::ALL.iter().find(|category| captured(t.state, seat, **category) >= TO_WIN) {
        win(seat, &Word::ThreePlanets { category: *category }, t);
    }
}

/// CONQ-VICTORY-05: a deck without cards has lost, both are a draw (RULING: CONQ-SUP-42).
pub fn check_decks(t: &mut T<'_>) {
    if t.state.underway.searches > 0 {
        return;
    }
    let lost = |seat: &Seat| t.state.players[*seat].deck.is_empty();
    lose([Seat(0), Seat(1)].into_iter().filter(lost).collect(), &Word::DeckEmpty, t);
}

/// CONQ-SUP-40: no planet is left in the row. RULING: if nobody ever captured one, it is a draw.
pub fn check_row(t: &mut T<'_>) {
    if t.state.row.iter().any(|slot| slot.lies != Lies::Gone) {
        return;
    }
    match t.state.last_captor {
        Some(seat) => win(seat, &Word::LastPlanet, t),
        None => draw(t),
    }
}

/// These seats lose; both is a draw.
pub fn lose(seats: Vec<Seat>, how: &Word, t: &mut T<'_>) {
    match seats.as_slice() {
        [] => {}
        [seat] => win(other(*seat), how, t),
        [..] => draw(t),
    }
}

/// A seat wins.
pub fn win(winner: Seat, how: &Word, t: &mut T<'_>) {
    if t.has_ended() {
        return;
    }
    t.tell(&Line::Won { seat: winner, how: how.text() });
    end(t, |seat| if seat == winner { 1 } else { 2 });
}

fn draw(t: &mut T<'_>) {
    if t.has_ended() {
        return;
    }
    t.tell(&Line::Draw);
    end(t, |_| 1);
}

fn end(t: &mut T<'_>, rank: impl Fn(Seat) -> u8) {
    let score = |seat: Seat| i32::try_from(t.state.players[seat].display.len()).expect("ten planets");
    let standing = |seat: Seat| Standing { seat, rank: rank(seat), score: score(seat) };
    t.state.standings = Some([Seat(0), Seat(1)].map(standing).to_vec());
    // What everybody has played with is no secret any more.
    for (_, player) in t.state.players.iter_mut() {
        player.list = Secret::of_everybody(player.list.for_the_rules().clone());
    }
    t.end();
}
