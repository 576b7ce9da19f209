//! The end of a campaign as one picture to share: the last board, and beside it the final standings.

use super::{Painted, PngError, layers};
use crate::fit::{fitted, wrapped};
use crate::frame::FONT;
use crate::seats::SeatSign;
use crate::style::{CHOSEN, NAME, NOTE, SKY};
use crate::xml::{escaped, put};
use resvg::tiny_skia::{FilterQuality, Pixmap, PixmapPaint, Transform};
use std::fmt::Write as _;

/// Pixels of the picture, as those who show pictures of addresses want them.
const SIZE: (u32, u32) = (1_200, 630);
/// The room of its board: left, top, width and height.
const BOARD: (u16, u16, u16, u16) = (24, 24, 660, 582);
/// The left edge of its words, and how much room they have.
const WORDS: (f64, f64) = (716.0, 460.0);
/// The most seats that have a line.
const SEATS: usize = 6;

/// The content of a postcard beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Postcard {
    /// The campaign's name.
    pub name: String,
    /// The game, and what else is small.
    pub over: String,
    /// How it ended, in words.
    pub won: String,
    /// The seats, the winner first.
    pub seats: Vec<PostcardSeat>,
    /// By whom it was held.
    pub foot: String,
}

/// A seat in the ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostcardSeat {
    /// Its sign.
    pub sign: SeatSign,
    /// Who held it.
    pub name: String,
    /// Its score.
    pub score: i32,
    /// Whether it has won.
    pub is_first: bool,
}

struct Written {
    out: String,
}

impl Written {
    fn line(&mut self, text: &str, y: f64, (largest, smallest): (f64, f64), colour: &str) {
        let (text, size) = fitted(text, WORDS.1, largest, smallest);
        put!(self, r#"<text x="{}" y="{y:.0}" font-size="{size:.1}" fill="{colour}">{}</text>"#, WORDS.0, escaped(&text));
    }

    fn seat(&mut self, seat: &PostcardSeat, y: f64) {
        let PostcardSeat { sign, name, score, is_first } = seat;
        let colour = if *is_first { CHOSEN } else { NAME };
        put!(
            self,
            r#"<path d="{}" transform="translate({:.0} {:.0}) scale(.14)" fill="{}" stroke="{}" stroke-width="16"/>"#,
            sign.form,
            WORDS.0 + 18.0,
            y - 11.0,
            sign.colour,
            sign.line
        );
        let (name, size) = fitted(name, WORDS.1 - 130.0, 32.0, 20.0);
        put!(self, r#"<text x="{:.0}" y="{y:.0}" font-size="{size:.1}" fill="{colour}">{}</text>"#, WORDS.0 + 52.0, escaped(&name));
        put!(self, r#"<text x="{:.0}" y="{y:.0}" font-size="34" fill="{colour}" text-anchor="end">{score}</text>"#, WORDS.0 + WORDS.1);
    }
}

/// The words of a card.
fn written(card: &Postcard) -> String {
    let (width, height) = SIZE;
    let mut drawing = Written { out: String::new() };
    put!(
        drawing,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="{FONT}" font-weight="bold" text-anchor="start"><rect width="{width}" height="{height}" fill="{SKY}"/><g>"#
    );
    drawing.line(&card.over, 72.0, (26.0, 16.0), NOTE);
    drawing.line(&card.name, 116.0, (38.0, 22.0), NAME);
    let (lines, size) = wrapped(&card.won, WORDS.1, 2, 46.0, 26.0);
    let mut y = 184.0;
    for line in lines {
        put!(drawing, r#"<text x="{}" y="{y:.0}" font-size="{size:.1}" fill="{CHOSEN}">{}</text>"#, WORDS.0, escaped(&line));
        y += size * 1.16;
    }
    y += 24.0;
    for seat in card.seats.iter().take(SEATS) {
        drawing.seat(seat, y);
        y += 52.0;
    }
    drawing.line(&card.foot, 594.0, (22.0, 16.0), NOTE);
    drawing.out.push_str("</g></svg>");
    drawing.out
}

/// A card as a PNG of 1200 by 630 pixels, with a board drawn by [`svg`](crate::svg).
///
/// # Errors
/// If the board is no drawing, or the card cannot be written down.
pub fn postcard(board: &str, card: &Postcard) -> Result<Vec<u8>, PngError> {
    let mut whole: Pixmap = layers::painted(&written(card), SIZE.0, u32::MAX)?;
    let (left, top, width, height) = BOARD;
    let painted = Painted::of(board, u32::from(width), u32::from(width) * u32::from(height))?;
    let (wide, high) = (painted.pixels.width(), painted.pixels.height());
    let share = |room: u16, part: u32| f32::from(room) / f32::from(u16::try_from(part).unwrap_or(u16::MAX));
    let scale = share(width, wide).min(share(height, high));
    let middle = |at: u16, room: u16, part: u32| {
        f32::from(at) + (f32::from(room) - scale * f32::from(u16::try_from(part).unwrap_or(u16::MAX))) / 2.0
    };
    let place = Transform::from_row(scale, 0.0, 0.0, scale, middle(left, width, wide), middle(top, height, high));
    let paint = PixmapPaint { quality: FilterQuality::Bicubic, ..PixmapPaint::default() };
    whole.draw_pixmap(0, 0, painted.pixels.as_ref(), &paint, place, None);
    let named = card.seats.iter().map(|seat| seat.sign.colour).chain([CHOSEN, NAME, NOTE]).filter_map(super::named_colour);
    Painted { pixels: whole, named: painted.named.into_iter().chain(named).collect() }.indexed().png()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat_sign;
    use sternpost_core::{BySeat, Seat};

    fn card(name: &str) -> Postcard {
        let colours: BySeat<String> = ["red", "blue"].map(str::to_owned).into_iter().collect();
        let seat =
            |seat: u8, name: &str| PostcardSeat { sign: seat_sign(Seat(seat), &colours), name: name.into(), score: 9, is_first: seat == 0 };
        Postcard {
            name: name.into(),
            over: "Arcs".into(),
            won: "Ada & Bo <have> won".into(),
            seats: vec![seat(0, "Ada"), seat(1, "Bo")],
            foot: "Sternpost".into(),
        }
    }

    const BOARD: &str =
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 60"><rect width="20" height="60" fill="#f2442c"/></svg>"##;

    fn pixels(png: &[u8]) -> (u32, u32, Vec<u8>) {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        (info.width, info.height, pixels)
    }

    #[test]
    fn a_card_has_the_board_in_the_middle_of_its_room_and_the_words_beside_it() {
        let (width, height, pixels) = pixels(&postcard(BOARD, &card("First light")).unwrap());
        assert_eq!((width, height), SIZE);
        let parts = pixels.len() / (width * height) as usize;
        let at = |x: usize, y: usize| &pixels[(y * width as usize + x) * parts..][..3];
        assert!(at(354, 315)[0] > 230, "the board stands there: {:?}", at(354, 315));
        assert!(at(60, 315)[0] < 30, "beside it is nothing: {:?}", at(60, 315));
        let lit = (0..height as usize).flat_map(|y| (720..1_170).map(move |x| (x, y))).filter(|(x, y)| at(*x, *y)[1] > 180).count();
        assert!(lit > 2_000, "{lit} pixels of words");
    }

    #[test]
    fn however_long_a_name_is_it_stays_on_the_card() {
        let longest = "W".repeat(400);
        let drawn = written(&card(&longest));
        assert!(drawn.contains('…') && !drawn.contains(&"W".repeat(40)), "{drawn}");
        postcard(BOARD, &card(&longest)).unwrap();
    }
}
