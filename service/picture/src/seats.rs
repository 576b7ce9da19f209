//! The sign of a seat outside the board: the form and the colours of its tokens on it.

use super::style::{look, mark};
use serde::Serialize;
use sternpost_core::{BySeat, Seat};

/// A seat's sign: told apart by its form, then by its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeatSign {
    /// Its outline, an SVG path in a box from -124 to 124.
    pub form: &'static str,
    /// What it is filled with.
    pub colour: &'static str,
    /// Its rim.
    pub line: &'static str,
    /// What can be read on its colour.
    pub ink: &'static str,
}

/// The sign of a seat, by the colour names of all.
#[must_use]
pub fn seat_sign(seat: Seat, colours: &BySeat<String>) -> SeatSign {
    let look = look(seat, colours);
    SeatSign { form: look.form, colour: look.colour, line: look.line, ink: look.ink }
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

    #[test]
    fn a_seat_has_one_sign_in_the_strip_on_plates_on_tokens_and_in_letters() {
        let colours: BySeat<String> = ["red", "blue", "yellow", "purple", "green", "black"].map(str::to_owned).into_iter().collect();
        let characters: BTreeSet<char> = colours.seats().map(seat_character).collect();
        assert_eq!(characters.len(), 6);
        for seat in colours.seats() {
            let (character, path) = mark(seat);
            assert_eq!(seat_character(seat), character);
            assert_eq!([seat_sign(seat, &colours).form, look(seat, &colours).form], [path; 2], "{seat}: one form everywhere");
        }
    }

    /// Outlines differ as areas, too: not only in their corners, which small signs do not show.
    #[test]
    fn signs_are_told_apart_where_they_are_small() {
        let covered = |seat: u8| {
            let drawing = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-124 -124 248 248" width="16" height="16"><path d="{}"/></svg>"#,
                mark(Seat(seat)).1
            );
            let tree = resvg::usvg::Tree::from_str(&drawing, &resvg::usvg::Options::default()).unwrap();
            let mut pixels = resvg::tiny_skia::Pixmap::new(16, 16).unwrap();
            resvg::render(&tree, resvg::tiny_skia::Transform::default(), &mut pixels.as_mut());
            pixels.pixels().iter().map(|pixel| pixel.alpha() > 127).collect::<Vec<_>>()
        };
        for one in 0..8 {
            for other in 0..one {
                let differ = covered(one).iter().zip(covered(other)).filter(|(a, b)| **a != *b).count();
                assert!(differ >= 12, "{} and {} differ in {differ} of 256 points", mark(Seat(one)).0, mark(Seat(other)).0);
            }
        }
    }
}
