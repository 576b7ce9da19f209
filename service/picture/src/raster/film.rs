//! The course of a campaign as a moving picture (GIF89a): boards one after the other, in the colours of one of them.

use super::indexed::key;
use super::shades::Wheel;
use super::{Painted, PngError};
use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};

/// A colour that has not been looked for yet.
const UNKNOWN: u8 = u8::MAX;

/// Boards that follow each other.
pub struct Film {
    encoder: gif::Encoder<Vec<u8>>,
    size: (u16, u16),
    /// Its colours, and for each key of a colour which of them is nearest, as far as that was asked.
    wheel: Wheel,
    nearest: Vec<u8>,
    /// The number behind the last colour: what stays as it was.
    same: u8,
    /// What is seen now; nothing before the first board.
    now: Vec<u8>,
}

fn failed(why: &dyn std::fmt::Display) -> PngError {
    PngError::Encoding(why.to_string())
}

impl Film {
    /// A film of boards as large as this one, in its colours, that begins anew at its end; nothing is seen yet.
    ///
    /// # Errors
    /// If the board is larger than such a film may be.
    pub fn like(board: &Painted) -> Result<Self, PngError> {
        let (width, height) = (board.pixels.width(), board.pixels.height());
        let size = u16::try_from(width).ok().zip(u16::try_from(height).ok()).ok_or(PngError::Size { width, height })?;
        let colours = board.indexed().colours();
        let same = u8::try_from(colours.len()).map_err(|why| failed(&why))?;
        let mut encoder = gif::Encoder::new(vec![], size.0, size.1, &colours.concat()).map_err(|why| failed(&why))?;
        encoder.set_repeat(gif::Repeat::Infinite).map_err(|why| failed(&why))?;
        Ok(Self { encoder, size, wheel: Wheel::of(&colours), nearest: vec![UNKNOWN; 1 << 18], same, now: vec![] })
    }

    /// Shows a board for some hundredths of a second. Of a board of another size the middle is seen.
    ///
    /// # Errors
    /// If it cannot be written down.
    pub fn show(&mut self, board: &Painted, hundredths: u16) -> Result<(), PngError> {
        let before = std::mem::take(&mut self.now);
        self.now = self.numbered(&board.pixels)?;
        let mut frame = gif::Frame { delay: hundredths, ..gif::Frame::default() };
        let width = usize::from(self.size.0);
        let differ: Vec<usize> = (0..self.now.len()).filter(|i| before.get(*i) != Some(&self.now[*i])).collect();
        // Where nothing has changed one pixel is shown again, for as long.
        let columns = || differ.iter().map(|i| i % width);
        let (left, right) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
        let (top, bottom) = (differ.first().map_or(0, |i| i / width), differ.last().map_or(0, |i| i / width));
        let row = |y: usize| {
            let range = y * width + left..=y * width + right;
            let number = |i: usize| if before.get(i) == Some(&self.now[i]) { self.same } else { self.now[i] };
            range.map(number).collect::<Vec<u8>>()
        };
        frame.buffer = (top..=bottom).flat_map(row).collect::<Vec<u8>>().into();
        frame.transparent = Some(self.same);
        let side = |pixels: usize| u16::try_from(pixels).map_err(|why| failed(&why));
        (frame.left, frame.top) = (side(left)?, side(top)?);
        (frame.width, frame.height) = (side(right - left + 1)?, side(bottom - top + 1)?);
        self.encoder.write_frame(&frame).map_err(|why| failed(&why))
    }

    /// The index of each pixel's colour in the film's palette.
    fn numbered(&mut self, board: &Pixmap) -> Result<Vec<u8>, PngError> {
        let (width, height) = (u32::from(self.size.0), u32::from(self.size.1));
        let mut whole = Pixmap::new(width, height).ok_or(PngError::Size { width, height })?;
        whole.fill(Color::BLACK);
        let middle = |room: u32, part: u32| (i64::from(room) - i64::from(part)) / 2;
        let at = (middle(width, board.width()), middle(height, board.height()));
        let (x, y) = (i32::try_from(at.0).unwrap_or(0), i32::try_from(at.1).unwrap_or(0));
        whole.draw_pixmap(x, y, board.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
        let number = |[r, g, b, _]: &[u8; 4]| {
            let kept = &mut self.nearest[key([*r, *g, *b]) as usize];
            if *kept == UNKNOWN {
                *kept = u8::try_from(self.wheel.nearest([*r, *g, *b])).unwrap_or_default();
            }
            *kept
        };
        Ok(whole.data().as_chunks::<4>().0.iter().map(number).collect())
    }

    /// The film as a file.
    ///
    /// # Errors
    /// If it cannot be written down.
    pub fn gif(self) -> Result<Vec<u8>, PngError> {
        self.encoder.into_inner().map_err(|why| failed(&why))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(colour: &str, x: u32) -> Painted {
        let svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="#102030"/><rect x="{x}" y="10" width="10" height="10" fill="#{colour}"/></svg>"##
        );
        Painted::of(&svg, 80, u32::MAX).unwrap()
    }

    /// A film as whoever looks at it sees it: the colours of each moment, and for how long.
    fn seen(film: &[u8]) -> Vec<(Vec<[u8; 3]>, u16)> {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(film).unwrap();
        let palette = decoder.global_palette().unwrap().to_vec();
        let width = usize::from(decoder.width());
        let mut now = vec![[0; 3]; width * usize::from(decoder.height())];
        let mut moments = vec![];
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            for (i, number) in frame.buffer.iter().enumerate().filter(|(_, number)| Some(**number) != frame.transparent) {
                let (x, y) = (i % usize::from(frame.width), i / usize::from(frame.width));
                let colour = &palette[usize::from(*number) * 3..][..3];
                now[(y + usize::from(frame.top)) * width + x + usize::from(frame.left)] = [colour[0], colour[1], colour[2]];
            }
            moments.push((now.clone(), frame.delay));
        }
        moments
    }

    #[test]
    fn a_film_shows_each_board_in_its_turn_and_what_has_gone_is_gone() {
        let boards = [board("f2442c", 5), board("f2442c", 60), board("f2442c", 60)];
        let mut film = Film::like(&boards[2]).unwrap();
        for (board, hold) in boards.iter().zip([50, 60, 300]) {
            film.show(board, hold).unwrap();
        }
        let moments = seen(&film.gif().unwrap());
        let at = |moment: usize, x: usize| moments[moment].0[15 * 80 + x];
        let is = |[r, g, b]: [u8; 3], other: [u8; 3]| r.abs_diff(other[0]) < 5 && g.abs_diff(other[1]) < 5 && b.abs_diff(other[2]) < 5;
        let (red, dark) = ([0xf2, 0x44, 0x2c], [0x10, 0x20, 0x30]);
        assert!(is(at(0, 8), red) && is(at(0, 65), dark), "{:?} {:?}", at(0, 8), at(0, 65));
        assert!(is(at(1, 8), dark) && is(at(1, 65), red));
        assert_eq!(moments[1].0, moments[2].0);
        assert_eq!(moments.iter().map(|(_, hold)| *hold).collect::<Vec<_>>(), [50, 60, 300]);
    }

    #[test]
    fn a_board_that_does_not_change_takes_next_to_no_room() {
        let long = |boards: u32| {
            let mut film = Film::like(&board("f2442c", 5)).unwrap();
            (0..boards).for_each(|_| film.show(&board("f2442c", 5), 50).unwrap());
            film.gif().unwrap().len()
        };
        assert!(long(11) - long(1) < 10 * 40, "{} and {} bytes", long(11), long(1));
    }

    #[test]
    fn of_a_board_of_another_size_the_middle_is_seen() {
        let mut film = Film::like(&board("f2442c", 5)).unwrap();
        let tall = Painted::of(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 60"><rect width="20" height="60" fill="#f2442c"/></svg>"##,
            20,
            u32::MAX,
        );
        film.show(&tall.unwrap(), 50).unwrap();
        let moments = seen(&film.gif().unwrap());
        let row = &moments[0].0[20 * 80..21 * 80];
        assert!(row[40][0] > 200 && row[5][0] < 40 && row[75][0] < 40, "{row:?}");
    }
}
