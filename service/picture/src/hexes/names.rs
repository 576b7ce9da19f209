//! The names in a hex: a disc's below it, the hex's own only where there is no disc. A name is set whole, in two lines if need be.

use super::super::density::{LEAST_CROWDED_NAME, LEAST_NAME, NAME};
use super::super::fit::{fitted, text_width, wrapped};
use super::super::layout::{Point, Rect, Spot};
use super::super::words::Words;
use super::Disc;

/// A line of a name.
pub(in super::super) struct Name {
    pub(in super::super) text: String,
    /// The middle of the line.
    pub(in super::super) at: Point,
    /// As which it is as wide as its room: where that is less than can be read, its letters are narrower instead of smaller.
    pub(in super::super) size: f64,
    pub(in super::super) has_owner: bool,
}

impl Name {
    /// The room it takes.
    pub(in super::super) fn rect(&self) -> Rect {
        let (w, h) = (self.width(), self.size * 0.84);
        Rect { x: self.at.x - w / 2.0, y: self.at.y - h / 2.0, w, h }
    }

    /// The width of the name.
    fn width(&self) -> f64 {
        text_width(&self.text) * self.size
    }

    /// The size of its letters.
    pub(in super::super) fn set_in(&self) -> f64 {
        self.size.max(LEAST_NAME)
    }

    /// The width it has to be set in, if its letters are narrower than usual.
    pub(in super::super) fn narrowed_to(&self) -> Option<f64> {
        (self.size < LEAST_NAME).then(|| self.width())
    }
}

/// The width of a hex at a height.
pub(super) fn width_at(y: f64) -> f64 {
    2.0 * (1000.0 - y.abs() / 1.732)
}

/// The names of a hex in which so many fleets stand.
pub(super) fn place(spot: &Spot<'_>, discs: &[Disc<'_>], fleets: usize, words: &Words<'_>) -> Vec<Name> {
    match discs {
        [] => of_the_hex(&words.say(&spot.area.label)),
        [one] => lines(&words.say(&one.spot.area.label), Point::new(0.0, 300.0), 1300.0, one.spot.area.owner.is_some()),
        [left, right] if left.at.x < right.at.x => beside_each_other(left, right, (265.0, [175.0, 345.0], LEAST_NAME), words),
        several => of_several(several, if fleets > 1 { LEAST_CROWDED_NAME } else { LEAST_NAME }, words),
    }
}

/// Places the name of a hex as near to the upper edge as it fits there: a long word has to go down to where the hex is wide.
fn of_the_hex(name: &str) -> Vec<Name> {
    let parts = || name.split_inclusive([' ', '-']).map(str::trim_end);
    let widest = parts().map(text_width).fold(0.0, f64::max);
    let size = (1880.0 / widest.max(0.1)).clamp(LEAST_CROWDED_NAME, NAME);
    let mut lines: Vec<String> = vec![];
    for part in parts().filter(|part| !part.is_empty()) {
        let joined = lines.last().map(|line| if line.ends_with('-') { format!("{line}{part}") } else { format!("{line} {part}") });
        match (lines.last_mut(), joined) {
            (Some(line), Some(joined)) if text_width(&joined) * size <= (widest * size).max(1240.0) => *line = joined,
            _ => lines.push(part.to_owned()),
        }
    }
    let mut y = -660.0_f64;
    let mut names: Vec<Name> = vec![];
    for text in lines {
        let wide = text_width(&text) * size + 60.0;
        y = y.max(-(1000.0 - wide / 2.0) * 1.732 + size * 0.4);
        names.push(Name { text, at: Point::new(0.0, y), size, has_owner: false });
        y += size * 0.95;
    }
    names
}

fn lines(name: &str, at: Point, room: f64, has_owner: bool) -> Vec<Name> {
    let (lines, size) = wrapped(name, room, 2, NAME, LEAST_NAME);
    let several = lines.len() > 1;
    let line = |(i, text): (usize, String)| {
        let y = if !several {
            at.y
        } else if i == 0 {
            at.y - 85.0
        } else {
            at.y + 85.0
        };
        Name { text, at: Point::new(at.x, y), size, has_owner }
    };
    lines.into_iter().enumerate().map(line).collect()
}

/// Two names share a line: the longer one has more of it, and a name of two words has two lines where both do not fit. Two long words
/// have a line each.
fn beside_each_other(left: &Disc<'_>, right: &Disc<'_>, (line, own_lines, least): (f64, [f64; 2], f64), words: &Words<'_>) -> Vec<Name> {
    const BETWEEN: f64 = 56.0;
    let whole = width_at(line + 80.0) - 40.0;
    let [first, second] = [left, right].map(|disc| words.say(&disc.spot.area.label));
    let longest = |name: &str, breaks: bool| {
        if breaks { name.split_whitespace().map(text_width).fold(0.0, f64::max) } else { text_width(name) }
    };
    let fits = |breaks: [bool; 2], size: f64| (longest(&first, breaks[0]) + longest(&second, breaks[1])) * size + BETWEEN <= whole;
    let first_is_longer = text_width(&first) >= text_width(&second);
    let ways = [([false; 2], NAME), ([first_is_longer, !first_is_longer], NAME), ([true; 2], NAME), ([true; 2], least)];
    let Some((breaks, size)) = ways.into_iter().find(|(breaks, size)| fits(*breaks, *size)) else {
        let [upper, lower] = own_lines;
        return [(left, first, upper), (right, second, lower)].into_iter().map(|(disc, name, y)| on_its_own_line(disc, &name, y)).collect();
    };
    let [w, v] = [longest(&first, breaks[0]) * size, longest(&second, breaks[1]) * size];
    let edge = whole / 2.0;
    // Below its disc if it can be; else moved over by what the other leaves.
    let x = (left.at.x).max(w / 2.0 - edge).min(edge - v - BETWEEN - w / 2.0);
    let y = (right.at.x).min(edge - v / 2.0).max(x + w / 2.0 + BETWEEN + v / 2.0);
    let name = |text: &str, x: f64, breaks: bool, disc: &Disc<'_>| {
        let parts: Vec<String> = if breaks { text.split_whitespace().map(str::to_owned).collect() } else { vec![text.to_owned()] };
        let several = parts.len() > 1;
        let has_owner = disc.spot.area.owner.is_some();
        let at = move |i: usize| {
            Point::new(
                x,
                if !several {
                    line
                } else if i == 0 {
                    line - 85.0
                } else {
                    line + 85.0
                },
            )
        };
        parts.into_iter().enumerate().map(move |(i, text)| Name { text, at: at(i), size, has_owner }).collect::<Vec<_>>()
    };
    name(&first, x, breaks[0], left).into_iter().chain(name(&second, y, breaks[1], right)).collect()
}

/// A name that shares its line with nobody: as much below its disc as the hex is wide.
fn on_its_own_line(disc: &Disc<'_>, name: &str, y: f64) -> Name {
    let room = width_at(y + NAME * 0.42) - 40.0;
    let (text, size) = fitted(name, room, NAME, LEAST_NAME);
    let aside = ((room - text_width(&text) * size) / 2.0).max(0.0);
    Name { text, at: Point::new(disc.at.x.clamp(-aside, aside), y), size, has_owner: disc.spot.area.owner.is_some() }
}

/// Those beside the others below their discs, those in the middle above theirs.
fn of_several(discs: &[Disc<'_>], least: f64, words: &Words<'_>) -> Vec<Name> {
    let (middle, beside): (Vec<&Disc<'_>>, Vec<&Disc<'_>>) = discs.iter().partition(|disc| disc.side == 0.0);
    let above = |disc: &Disc<'_>| {
        let at = Point::new(disc.at.x, disc.at.y - disc.radius - 105.0);
        let room = width_at(at.y.abs() + NAME * 0.42) - 40.0;
        let (text, size) = fitted(&words.say(&disc.spot.area.label), room, NAME, LEAST_NAME);
        Name { text, at, size, has_owner: disc.spot.area.owner.is_some() }
    };
    let mut names: Vec<Name> = middle.into_iter().map(above).collect();
    if let [one, other] = beside[..] {
        let (left, right) = if one.at.x < other.at.x { (one, other) } else { (other, one) };
        names.extend(beside_each_other(left, right, (235.0, [244.0, 414.0], least), words));
    }
    names
}
