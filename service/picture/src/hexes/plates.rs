//! Plates of pieces in a hex: the pieces of one owner stand together on a plate in that seat's colour, with its mark.

use super::super::density::Side;
use super::super::fit::text_width;
use super::super::layout::{Point, Rect};
use super::names::width_at;
use super::rows::{Row, rows, width};
use super::{Content, Disc};
use std::collections::BTreeMap;
use sternpost_core::Seat;
use sternpost_show::scene::{Piece, Role, Scene, Strength};

/// The lowest point a plate may reach.
const LOWEST: f64 = 850.0;

/// The depth of the cut in a pennant's tail, in its height.
pub(in super::super) const TAIL: f64 = 0.16;
/// The distance that figures on a pennant keep from its tail, else the cut looks like a part of a figure.
const BEFORE_THE_TAIL: f64 = 40.0;

/// A plate with what stands on it.
pub(in super::super) struct Plate<'a> {
    pub(in super::super) owner: Option<Seat>,
    pub(in super::super) rect: Rect,
    pub(in super::super) corner: f64,
    /// Whether it is what stands in space.
    pub(in super::super) is_fleet: bool,
    /// Where the owner's mark is.
    pub(in super::super) mark: Option<Point>,
    /// How strong it is, seen from near: at the hoist, below or beside the mark.
    pub(in super::super) strength: Option<(String, Point)>,
    /// How wide the hoist is, which has the owner's colour.
    pub(in super::super) hoist: f64,
    pub(in super::super) stands: Vec<Stand<'a>>,
    /// What is summed up.
    pub(in super::super) sum: Option<(String, Point)>,
    /// What is not drawn by itself.
    pub(in super::super) unseen: Vec<&'a Piece>,
}

/// A piece that is drawn.
pub(in super::super) struct Stand<'a> {
    pub(in super::super) piece: &'a Piece,
    /// The middle of its silhouette, and how high that is.
    pub(in super::super) at: Point,
    pub(in super::super) size: f64,
    /// Where its number is, if that is told.
    pub(in super::super) count: Option<Point>,
}

/// The pieces of each owner, the most important ones first.
fn by_owner<'a>(pieces: &[&'a Piece]) -> Vec<(Option<Seat>, Vec<&'a Piece>)> {
    let mut owners: BTreeMap<Option<Seat>, Vec<&'a Piece>> = BTreeMap::new();
    for piece in pieces.iter().copied().filter(|piece| piece.role != Role::Marker) {
        owners.entry(piece.owner).or_default().push(piece);
    }
    let rank = |piece: &&Piece| match piece.role {
        Role::Chief => 0,
        Role::Unit | Role::Marker => 1,
        Role::Escort => 2,
        Role::Cargo => 3,
        Role::Structure => 4,
    };
    owners.values_mut().for_each(|pieces| pieces.sort_by_key(rank));
    owners.into_iter().collect()
}

/// The strength of a seat's pieces in a hex, as one number.
fn figure(scene: &Scene, pieces: &[&Piece]) -> Option<String> {
    let first = pieces.first()?;
    let is_theirs = |strength: &&Strength| strength.at == first.at && strength.owner == first.owner;
    scene.strengths.iter().find(is_theirs).map(|strength| strength.figure().to_string())
}

/// The width of a plate's hoist, for so many rows, a mark so large and a strength.
fn hoist(rows: usize, mark: f64, figure: Option<&String>) -> f64 {
    let wide = figure.map_or(0.0, |figure| text_width(figure) * Side::Near.sizes().count);
    match (figure.is_some(), rows) {
        (false, _) => 0.0,
        (true, 0 | 1) => mark + wide + 90.0,
        (true, _) => mark.max(wide) + 60.0,
    }
}

/// A plate of rows around its centre; `mark` is the size of the owner's mark, none if there is no room for it.
fn plate<'a>(
    owner: Option<Seat>,
    rows: Vec<Row<'a>>,
    unseen: Vec<&'a Piece>,
    centre: Point,
    (high, size, mark): (f64, f64, f64),
    strength: Option<String>,
) -> Plate<'a> {
    let hoist = hoist(rows.len(), mark, strength.as_ref());
    let head = if hoist > 0.0 {
        hoist
    } else if mark > 0.0 {
        mark + 30.0
    } else {
        0.0
    };
    let widest = rows.iter().map(|row| row.width).fold(0.0, f64::max) - 36.0;
    let w = (head + widest + 80.0).max(high);
    let count = f64::from(u32::try_from(rows.len()).unwrap_or(1));
    let h = high * count + 24.0;
    let left = centre.x - w / 2.0 + 40.0 + head;
    let mut plate = Plate {
        owner,
        rect: Rect { x: centre.x - w / 2.0, y: centre.y - h / 2.0, w, h },
        corner: (h * 0.28).min(80.0),
        is_fleet: false,
        mark: (mark > 0.0).then(|| Point::new(centre.x - w / 2.0 + 36.0 + mark / 2.0, centre.y)),
        strength: None,
        hoist,
        stands: vec![],
        sum: None,
        unseen,
    };
    if let Some(figure) = strength {
        let (edge, wide) = (centre.x - w / 2.0, text_width(&figure) * Side::Near.sizes().count);
        let (mark_at, at) = if rows.len() < 2 {
            (Point::new(edge + 34.0 + mark / 2.0, centre.y), Point::new(edge + hoist - 30.0 - wide / 2.0, centre.y))
        } else {
            (Point::new(edge + hoist / 2.0, centre.y - h * 0.24), Point::new(edge + hoist / 2.0, centre.y + h * 0.2))
        };
        (plate.mark, plate.strength) = (Some(mark_at), Some((figure, at)));
    }
    for (i, row) in (0_i32..).zip(rows) {
        let y = centre.y + (f64::from(i) - (count - 1.0) / 2.0) * high;
        let stand = |(piece, x, count): (&'a Piece, f64, Option<f64>)| Stand {
            piece,
            at: Point::new(left + x, y),
            size,
            count: count.map(|x| Point::new(left + x, y)),
        };
        plate.stands.extend(row.stands.into_iter().map(stand));
        plate.sum = row.sum.map(|(text, x)| (text, Point::new(left + x, y))).or(plate.sum.take());
    }
    plate
}

impl Plate<'_> {
    /// This plate as a pennant: it grows by its tail, and all of it is in the middle as before.
    fn into_pennant(mut self) -> Self {
        let grows = self.rect.h * TAIL + BEFORE_THE_TAIL;
        self.rect.w += grows;
        self.rect.x -= grows / 2.0;
        self.shift(-grows / 2.0);
        self
    }

    /// Moves all that stands on a plate.
    fn shift(&mut self, by: f64) {
        for point in self.stands.iter_mut().flat_map(|stand| std::iter::once(&mut stand.at).chain(&mut stand.count)) {
            point.x += by;
        }
        let texts = self.sum.iter_mut().chain(&mut self.strength).map(|(_, at)| at);
        self.mark.iter_mut().chain(texts).for_each(|point| point.x += by);
    }
}

/// Moves a plate back into the hex.
fn inside(mut plate: Plate<'_>) -> Plate<'_> {
    let Rect { x, y, w, h } = plate.rect;
    let room = (width_at((y + h / 2.0).abs() + h / 2.0) / 2.0).max(w / 2.0 + 1.0);
    let by = (-room - x).max(0.0) + (room - x - w).min(0.0);
    plate.rect.x += by;
    plate.shift(by);
    plate
}

/// The numbers of pieces in short: "3+4" for ships and what accompanies them.
fn strength(pieces: &[&Piece]) -> String {
    let sum = |roles: &[Role]| pieces.iter().filter(|piece| roles.contains(&piece.role)).map(|piece| piece.count).sum::<u32>();
    let (units, escorts) = (sum(&[Role::Unit, Role::Chief]), sum(&[Role::Escort]));
    match (units, escorts) {
        (0, 0) => sum(&[Role::Cargo, Role::Structure]).to_string(),
        (units, 0) => units.to_string(),
        (0, escorts) => format!("+{escorts}"),
        (units, escorts) => format!("{units}+{escorts}"),
    }
}

impl<'a> Content<'a> {
    /// The upper edge of what is left for fleets.
    fn room_below(&self, side: Side) -> f64 {
        let names = self.names.iter().map(|name| name.rect()).filter(|rect| !self.discs.is_empty() || rect.y < 0.0);
        let names = names.map(|rect| rect.y + rect.h);
        let discs = self.discs.iter().map(|disc| disc.at.y + disc.radius + if side == Side::Far { 130.0 } else { 0.0 });
        let signs = self.signs.iter().filter(|_| self.discs.is_empty()).map(|(_, at, radius)| at.y + radius);
        let counters = self.counters.iter().map(|counter| counter.at.y + counter.radius);
        names.chain(discs).chain(signs).chain(counters).fold(-740.0, f64::max) + 25.0
    }

    pub(super) fn place_fleets(&mut self, side: Side, pieces: &[&'a Piece], scene: &Scene) {
        let fleets = by_owner(pieces);
        let count = f64::from(u32::try_from(fleets.len().max(1)).unwrap_or(1));
        let top = self.room_below(side).min(LOWEST - 210.0 * count);
        match side {
            Side::Near => self.fleets_near(fleets, top, scene),
            Side::Far => self.fleets_far(fleets, top, scene),
        }
    }

    /// All kinds with their numbers, in as many rows as there is room for.
    fn fleets_near(&mut self, fleets: Vec<(Option<Seat>, Vec<&'a Piece>)>, top: f64, scene: &Scene) {
        let sizes = Side::Near.sizes();
        let room = LOWEST - top;
        let all = u32::try_from(fleets.len()).unwrap_or(u32::MAX);
        let each = room / f64::from(all.max(1));
        let mut from = top;
        for (owner, pieces) in fleets {
            let figure = figure(scene, &pieces);
            let way = |most: usize| {
                let size = if most == 1 { sizes.ship.min(each - 46.0) } else { 190.0 };
                let high = size + 18.0;
                // The plate has to fit at its lower edge, where the hex is narrow.
                let most_rows = vec![
                    width_at((from + each).abs().max(from.abs())).max(1000.0)
                        - hoist(most, sizes.mark, figure.as_ref()).max(sizes.mark)
                        - 170.0;
                    most
                ];
                let (rows, unseen) = rows(&pieces, &most_rows, size, sizes.count.min(size + 10.0));
                (rows, unseen, high, size)
            };
            let fitting = |rows: usize| f64::from(u32::try_from(rows).unwrap_or(1)) * 208.0 + 24.0 <= each;
            let most = (1..=4).rev().find(|rows| fitting(*rows)).unwrap_or(1);
            let (rows, unseen, high, size) = (1..=most).map(way).find(|(_, unseen, ..)| unseen.is_empty()).unwrap_or_else(|| way(most));
            let middle = if self.discs.is_empty() && all == 1 { (from + LOWEST) / 2.0 } else { from + each / 2.0 };
            let plate = plate(owner, rows, unseen, Point::new(0.0, middle), (high, size, sizes.mark), figure);
            self.plates.push(inside(Plate { is_fleet: true, ..plate }));
            from += each;
        }
    }

    /// The owner's mark, what is most important, and how strong all are; two numbers where nothing says that.
    fn fleets_far(&mut self, fleets: Vec<(Option<Seat>, Vec<&'a Piece>)>, top: f64, scene: &Scene) {
        let sizes = Side::Far.sizes();
        let each = (LOWEST - top) / f64::from(u32::try_from(fleets.len()).unwrap_or(u32::MAX).max(1));
        let mut from = top;
        for (owner, pieces) in fleets {
            let (chiefs, others): (Vec<&Piece>, Vec<&Piece>) = pieces.iter().copied().partition(|piece| piece.role == Role::Chief);
            let mut row = Row::default();
            let stays = pieces.iter().copied().find(|piece| piece.role == Role::Structure);
            let shown = chiefs.first().copied().or(stays.filter(|_| pieces.iter().all(|piece| piece.role == Role::Structure)));
            if let Some(shown) = shown {
                row.put(shown, sizes.ship, None);
            }
            row.write(figure(scene, &pieces).unwrap_or_else(|| strength(&pieces)), sizes.count);
            row.width += 16.0;
            let unseen = chiefs.into_iter().chain(others).filter(|piece| shown.is_none_or(|shown| shown.id != piece.id)).collect();
            let high = (each - 24.0).clamp(266.0, 340.0);
            // What is nobody's has no mark, and keeps no room for one.
            let mark = if owner.is_some() { sizes.mark } else { 0.0 };
            let plate = plate(owner, vec![row], unseen, Point::new(0.0, from + each / 2.0), (high, sizes.ship, mark), None);
            self.plates.push(inside(Plate { is_fleet: true, ..plate }.into_pennant()));
            from += each;
        }
    }

    /// Places the garrison of a disc: along its lower rim, clear of what it yields; tokens to the right of it.
    pub(super) fn place_garrisons(&mut self, side: Side, disc: usize, pieces: &[&'a Piece]) {
        let sizes = side.sizes();
        let several = self.discs.len();
        let Disc { at, radius, .. } = self.discs[disc];
        let groups = by_owner(pieces);
        let count = f64::from(u32::try_from(groups.len().max(1)).unwrap_or(1));
        let high = if side == Side::Far { 280.0 } else { 205.0 };
        let whole = match several {
            1 => 1300.0,
            3.. if self.discs[disc].side == 0.0 => 540.0,
            _ => 860.0,
        };
        let room = whole / count;
        let lowest = self.discs[disc].values(sizes.value);
        let y = (at.y + radius - if side == Side::Far { 30.0 } else { 10.0 }).max(lowest.y + lowest.h + high / 2.0 + 24.0);
        for (i, (owner, pieces)) in (0_i32..).zip(groups) {
            let x = at.x + (f64::from(i) - (count - 1.0) / 2.0) * room;
            let row = |room: f64| match side {
                Side::Near => {
                    let (rows, unseen) = rows(&pieces, &[room - 80.0], sizes.ground, sizes.count);
                    (rows.into_iter().next().unwrap_or_default(), unseen)
                }
                Side::Far => garrison_far(&pieces, room - 60.0),
            };
            let (with_mark, unseen) = row(room - sizes.mark - 30.0);
            let (row, unseen, mark) = if unseen.is_empty()
                || side == Side::Far && with_mark.stands.len() + 1 >= pieces.len() && with_mark.width < room - sizes.mark - 80.0
            {
                (with_mark, unseen, sizes.mark)
            } else {
                let (row, unseen) = row(room);
                (row, unseen, 0.0)
            };
            self.plates.push(inside(plate(owner, vec![row], unseen, Point::new(x, y), (high - 24.0, sizes.ground, mark), None)));
        }
        let markers = pieces.iter().copied().filter(|piece| piece.role == Role::Marker);
        for (i, piece) in (0_i32..).zip(markers) {
            let at = Point::new(at.x + radius * 1.15 + f64::from(i) * sizes.seal, at.y + radius * 0.5);
            self.markers.push(Stand { piece, at, size: sizes.seal * 2.0, count: None });
        }
    }
}

/// A garrison seen from afar: the number of troops, and its structures as far as there is room.
fn garrison_far<'a>(pieces: &[&'a Piece], room: f64) -> (Row<'a>, Vec<&'a Piece>) {
    let sizes = Side::Far.sizes();
    let (structures, troops): (Vec<&Piece>, Vec<&Piece>) = pieces.iter().copied().partition(|piece| piece.role == Role::Structure);
    let mut row = Row::default();
    let count: u32 = troops.iter().map(|piece| piece.count).sum();
    let needed = if troops.is_empty() { 0.0 } else { text_width(&count.to_string()) * sizes.count };
    let mut unseen: Vec<&Piece> = troops;
    for structure in structures {
        if row.width + needed + width(structure, sizes.ground, 0.0) <= room + 36.0 {
            row.put(structure, sizes.ground, None);
        } else {
            unseen.push(structure);
        }
    }
    if count > 0 {
        row.write(count.to_string(), sizes.count);
        row.width += 16.0;
    }
    (row, unseen)
}

/// Tokens in the hex itself: between two discs, beside one, in a row where there are several.
pub(super) fn tokens<'a>(side: Side, discs: usize, has_sign: bool, pieces: &[&'a Piece]) -> Vec<Stand<'a>> {
    let radius = side.sizes().seal;
    let all = f64::from(u32::try_from(pieces.len()).unwrap_or(u32::MAX));
    let at = |i: f64| match discs {
        2 => {
            let step = (radius * 1.7).min(900.0 / all);
            Point::new((i - (all - 1.0) / 2.0) * step + if has_sign { radius * 1.4 } else { 0.0 }, -866.0 + radius * 1.1)
        }
        // Along the right edge.
        0 | 1 => {
            let (first, step) =
                if discs == 0 { (-120.0, (radius * 1.6).min(640.0 / all)) } else { (-440.0, (radius * 1.6).min(900.0 / all)) };
            let y: f64 = first + i * step;
            Point::new(1000.0 - y.abs() / 1.732 - radius * 0.95, y)
        }
        // To the right and to the left of the middle one of three, in turn.
        _ => {
            let beside = (i / 2.0).floor();
            let side = if i > beside * 2.0 { -1.0 } else { 1.0 };
            Point::new(side * (540.0 + beside * 80.0), -560.0)
        }
    };
    (0_i32..).zip(pieces).map(|(i, piece)| Stand { piece, at: at(f64::from(i)), size: radius * 2.0, count: None }).collect()
}
