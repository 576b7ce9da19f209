//! Draws the marks over a board: the choices, and the places where something is going on.

use super::density::Side;
use super::draw::Drawing;
use super::edges::Band;
use super::fit::text_width;
use super::hexes::Plan;
use super::layout::{Form, Point, Rect, Spot};
use super::style;
use super::tiles;
use super::tokens;
use super::xml::{escaped, put};
use crate::say;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use sternpost_core::Place;

/// A place that can be chosen now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The area or piece.
    pub place: Place,
    /// The choice it stands for.
    pub choice: String,
    /// The choice in words.
    pub label: String,
    /// The choice's number in the list beside the board, from 1.
    pub index: usize,
    /// Whether it is chosen already.
    pub selected: bool,
}

/// The radius of a number around the slot of a tile from afar: its figures have 11 px where four tiles are 360 px wide, and four of them do not overlap.
const TILE_FROM_AFAR: f64 = 325.0;

impl Drawing<'_> {
    pub(super) fn highlight(&mut self, place: &Place) {
        let layout = self.layout;
        if let Some(spot) = layout.spot(place) {
            self.outline(
                spot,
                22.0,
                &format!(
                    r#"fill="{0}" fill-opacity=".07" stroke="{0}" stroke-opacity=".35" stroke-width="90" pointer-events="none""#,
                    style::ACTIVE
                ),
            );
            self.outline(spot, 10.0, &format!(r#"fill="none" stroke="{}" stroke-width="28" pointer-events="none""#, style::ACTIVE));
        } else if let Some((centre, radius)) = layout.disc(place) {
            put!(
                self,
                r#"<circle cx="{:.0}" cy="{:.0}" r="{:.0}" fill="none" stroke="{}" stroke-width="24" pointer-events="none"/>"#,
                centre.x,
                centre.y,
                radius * 1.2,
                style::ACTIVE
            );
        } else if let Some(sheet) = layout.sheet(place) {
            let paint = format!(r#"fill="none" stroke="{}" stroke-width="40" pointer-events="none""#, style::ACTIVE);
            self.around(sheet.rect, &paint);
        } else if let Some(band) = self.band(place) {
            let colour = style::ACTIVE;
            put!(self, r#"<polygon points="{}" fill="none" stroke="{colour}" stroke-width="28" pointer-events="none"/>"#, band.corners());
        }
    }

    /// A frame around a card.
    fn around(&mut self, Rect { x, y, w, h }: Rect, paint: &str) {
        put!(self, r#"<rect x="{x:.0}" y="{y:.0}" width="{w:.0}" height="{h:.0}" rx="90" {paint}/>"#);
    }

    /// The places at which changes are shown: of what is in a hex at the hex itself, of an edge along it.
    pub(super) fn changed_places(&self) -> Vec<Place> {
        let layout = self.layout;
        let is_edge = |place: &Place| self.band(place).is_some();
        let of_hex = |place: &Place| {
            layout.root(place).filter(|_| !is_edge(place)).filter(|root| self.plans.iter().any(|plan| plan.spot.area.id == **root)).cloned()
        };
        let mut places: Vec<Place> = vec![];
        for place in self.options.changed.iter().map(|place| of_hex(place).unwrap_or_else(|| place.clone())) {
            if !places.contains(&place) {
                places.push(place);
            }
        }
        places
    }

    /// Draws the mark of a place that has changed since somebody looked: ticks in the corners of a hex, around a card or a piece, along a rim
    /// elsewhere.
    pub(super) fn changed(&mut self, place: &Place) {
        let layout = self.layout;
        let paint = format!(r#"fill="none" stroke="{}" stroke-width="62" stroke-linecap="round" pointer-events="none""#, style::ACTIVE);
        if let Some(spot) = layout.spot(place).filter(|spot| matches!(spot.form, Form::Hex)) {
            // A side of a hex is 986 long here: 130 at either end of each.
            self.outline(spot, 34.0, &format!(r#"{paint} class="changed" stroke-dasharray="130 726 130 0""#));
        } else if let Some(spot) = layout.spot(place) {
            self.outline(spot, 30.0, &format!(r#"{paint} class="changed" stroke-dasharray="1 150""#));
        } else if let Some((centre, radius)) = layout.disc(place) {
            let Point { x, y } = centre;
            put!(self, r#"<circle cx="{x:.0}" cy="{y:.0}" r="{:.0}" {paint} class="changed" stroke-dasharray="1 110"/>"#, radius * 1.14);
        } else if let Some(sheet) = layout.sheet(place) {
            self.around(sheet.rect, &format!(r#"{paint} class="changed" stroke-dasharray="1 150""#));
        } else if let Some(band) = self.band(place) {
            put!(self, r#"<polygon points="{}" {paint} class="changed" stroke-dasharray="1 150"/>"#, band.corners());
        }
    }

    /// The target of a place that is no area by itself, in a side of the drawing.
    fn spot_of(&self, place: &Place, side: Side) -> Option<Target> {
        let around = |plan: &Plan<'_>, at: Point, radius: f64| {
            let Point { x, y } = plan.spot.centre;
            Target::Disc(Point::new(x + at.x, y + at.y), radius)
        };
        for plan in self.plans {
            if let Some(disc) = plan.content(side).discs.iter().find(|disc| disc.spot.area.id == *place) {
                return Some(around(plan, disc.at, disc.radius + 60.0));
            }
            if let Some((at, radius)) = plan.content(side).disc(place) {
                return Some(around(plan, at, radius * 1.1));
            }
        }
        let layout = self.layout;
        let is_here = |strength: &&super::tokens::Strength<'_>| strength.pieces.iter().any(|piece| piece.id == *place);
        if side == Side::Far
            && let Some(strength) = layout.strengths.iter().find(is_here)
        {
            return Some(Target::Disc(strength.centre, tokens::PLATE.0 * 1.15));
        }
        let disc = layout.disc(place).map(|(centre, radius)| Target::Disc(centre, radius * 1.14));
        let card = || layout.sheet(place).map(|sheet| Target::Card(sheet.rect));
        disc.or_else(card).or_else(|| self.band(place).map(Target::Edge))
    }

    /// Draws the marks of choices: large places below small ones, so that a planet can be met inside its system.
    pub(super) fn marks(&mut self, is_here: &dyn Fn(&Place) -> bool) {
        let layout = self.layout;
        let mut marks: Vec<(&Mark, f64, usize, usize)> = vec![];
        let options = self.options;
        for mark in options.marks.iter().filter(|mark| is_here(&mark.place)) {
            let size = layout.spot(&mark.place).map(|spot| spot.form.half().0);
            let size = size.or_else(|| {
                self.spot_of(&mark.place, Side::Near).map(|target| match target {
                    Target::Disc(_, radius) => radius,
                    Target::Card(rect) => rect.w / 2.0,
                    // Over the areas it parts.
                    Target::Edge(_) => 0.0,
                })
            });
            let before = marks.iter().filter(|(other, ..)| other.place == mark.place).count();
            let all = options.marks.iter().filter(|other| other.place == mark.place).count();
            if let Some(size) = size {
                marks.push((mark, size, before, all));
            }
        }
        marks.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.index.cmp(&b.0.index)));
        let begun = self.out.len();
        for (mark, _, before, all) in marks {
            self.mark(mark, before, all);
        }
        if options.linked {
            self.say_usual_size_once(begun);
        }
    }

    /// The size that most numbers of marks have is said by a group around them: on a page with many choices that is a fortieth of their bytes.
    fn say_usual_size_once(&mut self, begun: usize) {
        const BEFORE: &str = " font-size=\"";
        let marks = self.out.split_off(begun);
        let sizes = marks.split(BEFORE).skip(1).filter_map(|rest| rest.split('"').next());
        let mut counted: BTreeMap<&str, usize> = BTreeMap::new();
        sizes.for_each(|size| *counted.entry(size).or_default() += 1);
        match counted.into_iter().max_by_key(|(_, count)| *count).filter(|(_, count)| *count > 3) {
            Some((size, _)) => {
                let usual = format!("{BEFORE}{size}\"");
                put!(self, "<g{usual}>{}</g>", marks.replace(&usual, ""));
            }
            None => self.out.push_str(&marks),
        }
    }

    /// A mark; `before` counts the marks its place has already, `all` those it has in the end.
    fn mark(&mut self, mark: &Mark, before: usize, all: usize) {
        let title = self.words.own(if mark.selected { say::chosen(mark.index, &mark.label) } else { say::choice(mark.index, &mark.label) });
        let class = if mark.selected { "mark is-selected" } else { "mark" };
        let (tag, title) = (if self.options.linked { "a" } else { "g" }, escaped(&title));
        if self.options.linked {
            // Its control has the choice.
            put!(self, r##"<{tag} class="{class}" href="#choice-{}"><title>{title}</title>"##, mark.index);
        } else {
            put!(self, r#"<{tag} class="{class}" data-choice="{}"><title>{title}</title>"#, escaped(&mark.choice));
        }
        let layout = self.layout;
        match layout.spot(&mark.place).filter(|spot| !self.is_planned(spot)) {
            Some(spot) => self.mark_of_area(mark, spot, before, all),
            None => {
                let sides = [Side::Near, Side::Far].map(|side| self.spot_of(&mark.place, side));
                if sides[0] == sides[1] {
                    self.mark_of_target(mark, sides[0], before);
                } else {
                    for (side, target) in [Side::Near, Side::Far].into_iter().zip(sides) {
                        let Some(class) = side.class(self.options.density) else { continue };
                        put!(self, "<g{class}>");
                        self.mark_of_target(mark, target, before);
                        self.out.push_str("</g>");
                    }
                }
            }
        }
        put!(self, "</{tag}>");
    }

    /// Whether an area is a disc in a hex, which each side draws in its own size.
    fn is_planned(&self, spot: &Spot<'_>) -> bool {
        self.plans.iter().any(|plan| plan.near.discs.iter().any(|disc| disc.spot.area.id == spot.area.id))
    }

    /// The paint of a choice's outline; on a page its style sheet says it.
    fn paint(&self, mark: &Mark) -> String {
        if self.options.linked {
            return r#"class="mark-area" fill="none""#.to_owned();
        }
        let colour = if mark.selected { style::CHOSEN } else { style::CHOICE };
        let line = if mark.selected { r#"stroke-width="66""# } else { r#"stroke-width="50" stroke-dasharray="110 50""# };
        let over = if mark.selected { ".22" } else { ".1" };
        format!(r#"class="mark-area" fill="{colour}" fill-opacity="{over}" stroke="{colour}" {line}"#)
    }

    fn mark_of_area(&mut self, mark: &Mark, spot: &Spot<'_>, before: usize, all: usize) {
        let colour = if mark.selected { style::CHOSEN } else { style::CHOICE };
        if before == 0 {
            if self.options.picture.is_some() && self.options.linked && matches!(spot.form, Form::Hex) {
                put!(self, r##"<use href="#sp-a" x="{:.0}" y="{:.0}"/>"##, spot.centre.x, spot.centre.y);
            } else {
                let paint = self.paint(mark);
                self.outline(spot, if tiles::is_tile(spot.area) { 5.0 } else { 60.0 }, &paint);
            }
        }
        let radius = match spot.form {
            Form::Disc { .. } => 110.0,
            Form::Hex => 141.0,
            Form::Box { .. } if spot.is_read_from_afar => 158.0,
            Form::Box { .. } | Form::Polygon { .. } if tiles::is_tile(spot.area) || tiles::is_quarter(spot) => 185.0,
            Form::Box { .. } | Form::Polygon { .. } => (128.0 * spot.form.scale()).clamp(158.0, 179.0),
        };
        let on_a_tile = self.number_on_a_tile(spot, before);
        let at = on_a_tile.unwrap_or_else(|| self.clear_of_names(&badge_points(spot, before), radius));
        let numbered = (at, radius, &mark.index.to_string());
        // A hex with one choice is its own button; seen from afar a number would only cover what it is about.
        if matches!(spot.form, Form::Hex) {
            for side in [Side::Near, Side::Far] {
                let Some(class) = side.class(self.options.density).filter(|_| side == Side::Near || all > 1) else { continue };
                put!(self, "<g{class}>");
                let radius = if side == Side::Far { 225.0 } else { radius };
                let at = if side == Side::Far { Point::new(numbered.0.x + 90.0, numbered.0.y * 1.6) } else { numbered.0 };
                self.number(at, radius, numbered.2, colour);
                self.out.push_str("</g>");
            }
        } else if tiles::is_tile(spot.area) {
            for (side, radius) in [(Side::Near, radius), (Side::Far, TILE_FROM_AFAR)] {
                let Some(class) = side.class(self.options.density) else { continue };
                put!(self, "<g{class}>");
                self.number(numbered.0, radius, numbered.2, colour);
                self.out.push_str("</g>");
            }
        } else if matches!(spot.form, Form::Disc { .. }) || self.layout.quarter(&spot.area.id).is_some() {
            // From afar its number could not be read beside what the disc or the world says.
            self.badge_from_near(numbered.0, numbered.1, numbered.2, colour);
        } else {
            self.number(numbered.0, numbered.1, numbered.2, colour);
        }
    }

    /// The position of a choice's number on a tile: around the slot in its middle, for what is laid there; of a quarter behind what is printed.
    fn number_on_a_tile(&self, spot: &Spot<'_>, before: usize) -> Option<Point> {
        let step = f64::from(u32::try_from(before).unwrap_or(0));
        if let Some(quarter) = self.layout.quarter(&spot.area.id) {
            return Some(quarter.place_of_number(step));
        }
        let is_tile = tiles::is_tile(spot.area);
        let hole = self.layout.holes.iter().find(|hole| is_tile && hole.slot.at == spot.area.id);
        let (middle, radius) = hole.map_or((spot.centre, 0.0), |hole| (hole.centre, hole.radius + 60.0));
        let turn = std::f64::consts::PI * (1.0 + step * 0.5);
        is_tile.then(|| Point::new(middle.x + radius * turn.cos(), middle.y + radius * turn.sin()))
    }

    fn mark_of_target(&mut self, mark: &Mark, target: Option<Target>, before: usize) {
        let colour = if mark.selected { style::CHOSEN } else { style::CHOICE };
        let shift = f64::from(u32::try_from(before).unwrap_or(0));
        let (at, radius) = match target {
            Some(Target::Disc(centre, radius)) => {
                if before == 0 {
                    let paint = self.paint(mark);
                    put!(self, r#"<circle cx="{:.0}" cy="{:.0}" r="{radius:.0}" {paint}/>"#, centre.x, centre.y);
                }
                let size = (radius * 0.5).clamp(110.0, 158.0);
                let around = AROUND_A_DISC.map(|(x, y)| Point::new(centre.x + radius * x + shift * size * 2.1, centre.y + radius * y));
                (self.clear_of_names(&around, size), size)
            }
            Some(Target::Card(rect)) => {
                if before == 0 {
                    let paint = self.paint(mark);
                    self.around(rect, &paint);
                }
                let radius = (rect.h * 0.2).clamp(158.0, 180.0);
                // Beside a line, whose name begins at its edge; else on a corner of the card.
                let (dx, dy) = if self.scene.is_read_from_afar { (-radius * 0.65, rect.h / 2.0) } else { (radius * 0.6, radius * 0.4) };
                (Point::new(rect.x + dx + shift * radius * 2.1, rect.y + dy), radius)
            }
            Some(Target::Edge(band)) => {
                if before == 0 {
                    let paint = self.paint(mark);
                    put!(self, r#"<polygon points="{}" {paint}/>"#, band.corners());
                }
                let Point { x, y } = band.middle();
                (Point::new(x + shift * 300.0, y), 141.0)
            }
            None => return,
        };
        if matches!(target, Some(Target::Disc(..))) {
            self.badge_from_near(at, radius, &mark.index.to_string(), colour);
        } else {
            self.number(at, radius, &mark.index.to_string(), colour);
        }
    }

    /// The first of these places where a number hides no name of a hex; the first of all if it hides one everywhere.
    fn clear_of_names(&self, places: &[Point], radius: f64) -> Point {
        let of_plan = |plan: &'_ Plan<'_>| {
            let centre = plan.spot.centre;
            plan.near.names.iter().map(move |name| (name.rect(), centre)).collect::<Vec<_>>()
        };
        let names: Vec<(Rect, Point)> = self.plans.iter().flat_map(of_plan).collect();
        let hides = |at: &&Point| names.iter().any(|(name, centre)| beyond(*name, Point::new(at.x - centre.x, at.y - centre.y)) < radius);
        *places.iter().find(|at| !hides(at)).unwrap_or(&places[0])
    }

    /// The number of a choice where it can be read.
    fn badge_from_near(&mut self, at: Point, radius: f64, number: &str, colour: &str) {
        if let Some(class) = Side::Near.class(self.options.density) {
            put!(self, "<g{class}>");
            self.number(at, radius, number, colour);
            self.out.push_str("</g>");
        }
    }

    /// The number of a choice; on a page its style sheet paints it.
    fn number(&mut self, at: Point, radius: f64, number: &str, colour: &str) {
        if !self.options.linked {
            return self.badge(at, radius, number, (colour, "#04121a", "#04121a"));
        }
        let size = (radius * 1.82 / text_width(number).max(0.62)).min(radius * 1.45);
        let (Point { x, y }, baseline) = (at, at.y + size * 0.365);
        put!(
            self,
            r#"<circle cx="{x:.0}" cy="{y:.0}" r="{radius:.0}"/><text x="{x:.0}" y="{baseline:.0}" font-size="{size:.0}">{number}</text>"#
        );
    }
}

/// The position of something that is no area.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Target {
    Disc(Point, f64),
    Card(Rect),
    Edge(Band),
}

/// The points around a disc at which the number of a choice may stand, in its radii: up and left if it can.
const AROUND_A_DISC: [(f64, f64); 6] = [(-0.75, -0.75), (-0.2, -1.05), (0.75, -0.75), (-1.05, 0.0), (1.05, 0.0), (-0.75, 0.75)];

/// The distance of a point from a part of the drawing.
fn beyond(part: Rect, Point { x, y }: Point) -> f64 {
    let away = |at: f64, from: f64, room: f64| (from - at).max(at - from - room).max(0.0);
    away(x, part.x, part.w).hypot(away(y, part.y, part.h))
}

/// The points at which the badge of a place's mark may sit. In a hex further ones go down along its left rim, lower down, up, or along its right one.
fn badge_points(spot: &Spot<'_>, before: usize) -> Vec<Point> {
    let usual = badge_point(spot, before);
    let step = f64::from(u32::try_from(before).unwrap_or(0));
    let rim = |x: f64, y: f64| Point::new(spot.centre.x + x, spot.centre.y + y);
    match spot.form {
        Form::Hex => vec![
            usual,
            rim(-890.0 + 175.0 * step, 330.0 * step),
            rim(-890.0 + 150.0 * step, -260.0 * step),
            rim(890.0 - 150.0 * step, 260.0 * step),
            rim(-740.0 + 150.0 * step, 430.0 + 260.0 * step),
            rim(-740.0 + 150.0 * step, -430.0 - 260.0 * step),
            rim(740.0 - 150.0 * step, 430.0 + 260.0 * step),
        ],
        Form::Disc { .. } | Form::Box { .. } | Form::Polygon { .. } => vec![usual],
    }
}

/// The point at which the badge of a place's mark sits: on the left rim, further ones following it.
fn badge_point(spot: &Spot<'_>, before: usize) -> Point {
    let (w, h) = spot.form.half();
    let step = f64::from(u32::try_from(before).unwrap_or(0));
    let (dx, dy) = match &spot.form {
        // In the left corner and down from there: names, planets and fleets keep clear of it.
        Form::Hex => (-890.0 + 150.0 * step, 260.0 * step),
        Form::Disc { .. } => {
            let angle = std::f64::consts::PI * 1.02 + step * 230.0 / w.max(230.0);
            (w * 1.02 * angle.cos(), h * 1.02 * angle.sin())
        }
        // On the corner, so that the title can be read.
        Form::Box { .. } if spot.is_read_from_afar => (-w + 60.0 + 380.0 * step, -h + 60.0),
        Form::Box { .. } => (-w + 30.0 + 380.0 * step, -h + 30.0),
        Form::Polygon { .. } => {
            let (width, height) = tokens::name_room(spot);
            let at = if spot.area.glyph.is_some() { (-width * 0.7, -height * 0.45) } else { (-width * 1.2, 0.0) };
            (at.0, at.1 + step * 380.0)
        }
    };
    Point::new(spot.centre.x + dx, spot.centre.y + dy)
}
