//! Layout in rows: cards in their areas, pieces in slots, on cards and in boxes inside other areas.

use super::layout::{Form, Hole, Rect, Sheet, Spot, Token};
use super::tiles;
use sternpost_show::scene::{Card, Piece};

/// The width of a card beside its height: it is read like a line. In a box inside another area there is room for a line only; elsewhere
/// cards are higher, and lie where they lie whether there are pieces on them or not.
const LINE: f64 = 5.5;
const SHAPE: f64 = 3.6;
/// The part of a card's place that shows what lies under it.
const PEEPS_OUT: f64 = 0.3;
/// The part of a card that its pieces lie on, if there are any.
pub(super) const FOR_PIECES: f64 = 0.5;
/// The height and width no card exceeds, however few lie in an area.
const LARGEST_CARD: (f64, f64) = (1_100.0, 5_200.0);
/// The size of a title on a board that is read on a phone, and the least width of a line there.
const TITLE_FROM_AFAR: f64 = 240.0;
const LEAST_LINE: f64 = 2_600.0;
/// The margin that a box without a title keeps free inside its edge: the ring of its owner.
const UNTITLED: f64 = 75.0;
/// The largest token in a row.
const LARGEST: f64 = 380.0;

/// Whether the pieces of an area stand in rows: a box inside another area.
pub(super) fn has_rows(spot: &Spot<'_>) -> bool {
    matches!(spot.form, Form::Box { .. }) && spot.area.parent.is_some()
}

/// Whether a box has a title of its own. A side of a place has its seat's colour; its name would stand there once for each place.
pub(super) fn has_title(spot: &Spot<'_>) -> bool {
    matches!(spot.form, Form::Box { .. }) && !(spot.area.parent.is_some() && spot.area.style == "side")
}

/// The size of a box's title.
pub(super) fn title_size(spot: &Spot<'_>) -> f64 {
    if spot.is_read_from_afar {
        return TITLE_FROM_AFAR;
    }
    let height = 2.0 * spot.form.half().1;
    if spot.area.parent.is_some() { (height * 0.26).clamp(110.0, 300.0) } else { spot.form.scale() * 150.0 }
}

/// The distance from a box's left edge to its title: what is read from afar has large numbers of choices, which stand before it.
pub(super) fn before_title(spot: &Spot<'_>) -> f64 {
    title_size(spot) * if spot.is_read_from_afar { 1.0 } else { 0.5 }
}

/// The height of the strip along a box's upper edge in which its title stands.
pub(super) fn strip(spot: &Spot<'_>) -> f64 {
    if has_title(spot) { title_size(spot) * 1.45 } else { UNTITLED }
}

/// The room of an area for its contents.
fn inside(spot: &Spot<'_>) -> Rect {
    let Rect { x, y, w, h } = spot.rect();
    let top = if matches!(spot.form, Form::Box { .. }) { strip(spot) } else { 0.0 };
    let rim = if has_title(spot) { (w.min(h) * 0.05).min(110.0) } else { UNTITLED };
    Rect { x: x + rim, y: y + top, w: (w - 2.0 * rim).max(1.0), h: (h - top - rim).max(1.0) }
}

/// Equal places in rows, as large as they can be; `shape` is their width beside their height where there is room.
fn grid(room: Rect, count: usize, shape: f64) -> Vec<Rect> {
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    let rows_of = |columns: u32| count.div_ceil(columns);
    let size = |columns: u32| (room.w / f64::from(columns) / shape).min(room.h / f64::from(rows_of(columns)));
    let Some(columns) = (1..=count).max_by(|a, b| size(*a).total_cmp(&size(*b)).then(b.cmp(a))) else { return vec![] };
    let w = room.w / f64::from(columns);
    let h = (room.h / f64::from(rows_of(columns))).min(w * 1.6 / shape);
    let cell = |i: u32| Rect { x: room.x + w * f64::from(i % columns), y: room.y + h * f64::from(i / columns), w, h };
    (0..count).map(cell).collect()
}

/// Lays out the cards of all areas.
pub(super) fn place_cards<'a>(spots: &[Spot<'a>], cards: &'a [Card]) -> Vec<Sheet<'a>> {
    let mut sheets = vec![];
    for spot in spots {
        let here: Vec<&Card> = cards.iter().filter(|card| card.at == spot.area.id).collect();
        let shape = if spot.area.parent.is_some() { LINE } else { SHAPE };
        let with_what_is_below = |card: &&'a Card| {
            let below = here.iter().filter(|other| other.under.as_ref() == Some(&card.id));
            std::iter::once(*card).chain(below.copied()).collect::<Vec<_>>()
        };
        let heaps: Vec<Vec<&Card>> = here.iter().filter(|card| card.under.is_none()).map(with_what_is_below).collect();
        if spot.is_read_from_afar {
            sheets.extend(in_lines(inside(spot), &heaps));
            continue;
        }
        let cells = grid(inside(spot), here.len(), shape);
        if cells.iter().all(|cell| (cell.x - cells[0].x).abs() < 1.0) {
            let in_column = cells.into_iter().zip(heaps.into_iter().flatten());
            sheets.extend(in_column.map(|(cell, card)| Sheet { card, rect: in_cell(cell, card.under.is_some()) }));
        } else {
            for (heap, cell) in heaps.iter().zip(grid(inside(spot), heaps.len(), shape)) {
                sheets.extend(peeping_out(heap, in_cell(cell, false)));
            }
        }
    }
    sheets
}

/// Heaps in columns of lines: what lies under a card has a line of its own below it, and no heap is parted.
fn in_lines<'a>(room: Rect, heaps: &[Vec<&'a Card>]) -> Vec<Sheet<'a>> {
    let all: usize = heaps.iter().map(Vec::len).sum();
    let number = |count: usize| u32::try_from(count).map_or(1.0, f64::from);
    let most = (2..=4_u32).take_while(|columns| room.w >= LEAST_LINE * f64::from(*columns)).count() + 1;
    let mut columns: Vec<Vec<&'a Card>> = vec![vec![]; most];
    let mut taken = 0;
    for heap in heaps {
        // A column ends where it has its share of all lines.
        columns[(taken * most).checked_div(all).unwrap_or(0)].extend(heap);
        taken += heap.len();
    }
    let lines = columns.iter().map(Vec::len).max().unwrap_or(0).max(1);
    let w = room.w / number(most);
    // Few lines in a high room are no larger than many.
    let h = (room.h / number(lines)).min(w / LINE);
    let cell = |column: usize, line: usize| Rect { x: room.x + w * number(column), y: room.y + h * number(line), w, h };
    let sheets = columns.iter().enumerate().flat_map(|(column, cards)| {
        let sheet = move |(line, card): (usize, &&'a Card)| Sheet { card, rect: in_cell(cell(column, line), card.under.is_some()) };
        cards.iter().enumerate().map(sheet).collect::<Vec<_>>()
    });
    sheets.collect()
}

/// The card in its cell; what lies under the card above it is moved in, and touches it.
fn in_cell(cell: Rect, is_below: bool) -> Rect {
    let gap = (cell.h * 0.06).min(50.0);
    let (x, y) = (cell.x + gap, cell.y + gap);
    let (w, h) = ((cell.w - 2.0 * gap).min(LARGEST_CARD.1), (cell.h - 2.0 * gap).min(LARGEST_CARD.0));
    if is_below { Rect { x: x + w * 0.08, y: y - 2.0 * gap, w: w * 0.92, h: h + gap } } else { Rect { x, y, w, h } }
}

/// A card with what lies under it below its lower edge.
fn peeping_out<'a>(heap: &[&'a Card], Rect { x, y, w, h }: Rect) -> Vec<Sheet<'a>> {
    let own = if heap.len() < 2 { h } else { h * (1.0 - PEEPS_OUT) };
    let below = grid(Rect { x, y: y + own, w, h: h - own }, heap.len() - 1, SHAPE);
    let rects = std::iter::once(Rect { x, y, w, h: own }).chain(below);
    heap.iter().zip(rects).map(|(card, rect)| Sheet { card, rect }).collect()
}

/// The pieces that lie in slots, on cards, and in boxes inside other areas.
pub(super) fn place_pieces<'a>(spots: &[Spot<'a>], holes: &[Hole<'a>], sheets: &[Sheet<'a>], pieces: &'a [Piece]) -> Vec<Token<'a>> {
    let mut tokens = vec![];
    for hole in holes {
        let lying: Vec<&Piece> = pieces.iter().filter(|piece| piece.at == hole.slot.id).collect();
        let places = tiles::stacked(lying.len(), hole.centre, hole.radius);
        tokens.extend(lying.into_iter().zip(places).map(|(piece, (centre, radius))| Token { piece, centre, radius }));
    }
    for Sheet { card, rect: Rect { x, y, w, h } } in sheets {
        let room = Rect { x: x + h * 0.1, y: y + h * (1.0 - FOR_PIECES), w: w - h * 0.2, h: h * (FOR_PIECES - 0.06) };
        tokens.extend(in_rows(room, pieces.iter().filter(|piece| piece.at == card.id).collect()));
    }
    for spot in spots.iter().filter(|spot| has_rows(spot)) {
        tokens.extend(in_rows(inside(spot), pieces.iter().filter(|piece| piece.at == spot.area.id).collect()));
    }
    tokens
}

fn in_rows<'a>(room: Rect, pieces: Vec<&'a Piece>) -> Vec<Token<'a>> {
    let cells = grid(room, pieces.len(), 1.1);
    let step = cells.first().map_or(0.0, |cell| cell.w.min(cell.h));
    let radius = (step / 2.5).min(LARGEST);
    // Few tokens in a wide room stand beside each other rather than far apart.
    let pull = |cell: Rect| {
        let column = (cell.x - room.x) / cell.w.max(1.0);
        let x = room.x + (column + 0.5) * cell.w.min(radius * 3.0);
        super::layout::Point::new(x, cell.centre().y)
    };
    pieces.into_iter().zip(cells).map(|(piece, cell)| Token { piece, centre: pull(cell), radius }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_that_lies_alone_is_not_blown_up() {
        let Rect { w, h, .. } = in_cell(Rect { x: 0.0, y: 0.0, w: 14_000.0, h: 2_600.0 }, false);
        assert_eq!((h, w), LARGEST_CARD);
    }

    #[test]
    fn cells_lie_beside_each_other_inside_their_room() {
        let room = Rect { x: 100.0, y: 200.0, w: 5000.0, h: 2000.0 };
        for count in 0..30 {
            let cells = grid(room, count, SHAPE);
            assert_eq!(cells.len(), count);
            for (i, a) in cells.iter().enumerate() {
                assert!(a.x >= 99.9 && a.y >= 199.9 && a.x + a.w <= 5100.1 && a.y + a.h <= 2200.1, "{count}: {a:?}");
                let apart = |b: &Rect| a.x + a.w <= b.x + 0.1 || b.x + b.w <= a.x + 0.1 || a.y + a.h <= b.y + 0.1 || b.y + b.h <= a.y + 0.1;
                assert!(cells[i + 1..].iter().all(apart), "{count}");
            }
        }
    }
}
