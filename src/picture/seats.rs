//! The sign of a seat outside the board: the form and the colours of its tokens on it.

use super::style::{look, mark};
use serde::Serialize;
use sternpost_core::{BySeat, Seat};

/// A seat's sign: told apart by its form, then by its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeatSign {
    /// Its outline, an SVG path in a box from -108 to 108.
    pub form: &'static str,
    /// What it is filled with.
    pub colour: &'static str,
    /// Its rim.
    pub line: &'static str,
}

/// The sign of a seat, by the colour names of all.
#[must_use]
pub fn seat_sign(seat: Seat, colours: &BySeat<String>) -> SeatSign {
    let look = look(seat, colours);
    SeatSign { form: look.form, colour: look.colour, line: look.line }
}

/// The mark of a seat as a character, where nothing can be drawn: the one it has on the board.
#[must_use]
pub fn seat_character(seat: Seat) -> char {
    mark(seat).0
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_seats_of_eight_have_the_same_form_or_colour() {
        let colours: BySeat<String> =
            ["red", "blue", "yellow", "purple", "green", "black", "orange", "pink"].map(str::to_owned).into_iter().collect();
        let signs = colours.seats().map(|seat| seat_sign(seat, &colours));
        let (forms, fills): (BTreeSet<_>, BTreeSet<_>) = signs.map(|sign| (sign.form, sign.colour)).unzip();
        assert_eq!((forms.len(), fills.len()), (8, 8));
    }
}
