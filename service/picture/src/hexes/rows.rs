//! Rows of signs on a plate: as many silhouettes with their numbers as fit, and the rest as a sum.

use super::super::fit::text_width;
use sternpost_show::scene::Piece;

/// The width of a silhouette, in its height.
const SHAPE: f64 = 0.8;

/// A row of signs on a plate, from the left edge of the row.
#[derive(Default)]
pub(super) struct Row<'a> {
    pub(super) stands: Vec<(&'a Piece, f64, Option<f64>)>,
    pub(super) sum: Option<(String, f64)>,
    pub(super) width: f64,
}

impl<'a> Row<'a> {
    pub(super) fn put(&mut self, piece: &'a Piece, size: f64, count: Option<f64>) {
        let wide = size * SHAPE;
        let at = self.width + wide / 2.0;
        self.width += wide;
        let count = count.map(|count| {
            let wide = text_width(&piece.count.to_string()) * count;
            self.width += wide + 8.0;
            self.width - wide / 2.0
        });
        self.stands.push((piece, at, count));
        self.width += 36.0;
    }

    pub(super) fn write(&mut self, text: String, size: f64) {
        let wide = text_width(&text) * size;
        self.sum = Some((text, self.width + wide / 2.0));
        self.width += wide + 20.0;
    }
}

/// The width of a piece and its number.
pub(super) fn width(piece: &Piece, size: f64, count: f64) -> f64 {
    size * SHAPE + 36.0 + if piece.count > 1 { text_width(&piece.count.to_string()) * count + 8.0 } else { 0.0 }
}

/// Pieces in at most so many rows of such widths; what does not fit is a sum at the end of the last row.
pub(super) fn rows<'a>(pieces: &[&'a Piece], room: &[f64], size: f64, count: f64) -> (Vec<Row<'a>>, Vec<&'a Piece>) {
    let mut rows: Vec<Row<'a>> = vec![];
    let mut left: Vec<&'a Piece> = pieces.to_vec();
    for room in room {
        if left.is_empty() {
            break;
        }
        let mut row = Row::default();
        while let Some(piece) = left.first().copied() {
            if row.width + width(piece, size, count) > *room && !row.stands.is_empty() {
                break;
            }
            row.put(piece, size, (piece.count > 1).then_some(count));
            left.remove(0);
        }
        rows.push(row);
    }
    let mut unseen = left;
    if !unseen.is_empty()
        && let (Some(row), Some(room)) = (rows.last_mut(), room.last())
    {
        loop {
            let more: u32 = unseen.iter().map(|piece| piece.count).sum();
            let text = format!("+{more}");
            if row.width + text_width(&text) * count <= *room || row.stands.len() < 2 {
                row.write(text, count);
                break;
            }
            let (piece, at, _) = row.stands.pop().expect("there are two at least");
            row.width = at - size * SHAPE / 2.0;
            unseen.insert(0, piece);
        }
    }
    (rows, unseen)
}
