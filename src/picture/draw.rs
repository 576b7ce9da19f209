//! A scene as SVG: sky, areas, pieces as tokens, what is going on, what can be chosen, and who is who.
//!
//! Only presentational attributes are used, no styles and no scripts, so that a drawing can stand in a page with a strict
//! content policy. Everything has a `<title>`.

use super::boxes;
use super::changes::ChangedSince;
use super::density::Density;
use super::fit::{fitted, text_width};
use super::hexes::Plan;
use super::layout::{Form, Layout, Point, Rect, Spot};
use super::legend::Sign;
use super::marks::Mark;
use super::polygon;
use super::style::{self, Look, PAINTS};
use super::tokens;
use super::words::Words;
use super::xml::{escaped, put};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use sternpost_core::scene::{Area, Scene};
use sternpost_core::{BySeat, Place, Seat};

/// How to draw.
#[derive(Clone, Debug, Default)]
pub struct SvgOptions {
    /// What can be chosen now.
    pub marks: Vec<Mark>,
    /// Whether marks are links to their controls on the page: `#choice-3`.
    pub linked: bool,
    /// Width in pixels; without it the drawing fills what is around it.
    pub width: Option<u32>,
    /// How much it shows.
    pub density: Density,
    /// What of the scene it shows.
    pub scope: Scope,
    /// Places that have changed since somebody looked.
    pub changed: Vec<Place>,
    /// Since when.
    pub since: ChangedSince,
}

/// What of a scene a drawing shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scope {
    /// All of it.
    #[default]
    Whole,
    /// The map, without what lies apart from it.
    Map,
    /// The map, and below it what lies apart and is nobody's, each as wide as the map: for a narrow picture.
    Column,
}

const MARGIN: f64 = 110.0;
/// The least size of figures on a ring as wide as a phone.
pub(super) const FLOOR: f64 = 430.0;
const FONT: &str = "'DejaVu Sans Condensed','DejaVu Sans','Segoe UI',system-ui,sans-serif";

/// Draws a scene. `colours` names each seat's colour.
#[must_use]
pub fn svg(scene: &Scene, words: &Words<'_>, colours: &BySeat<String>, options: &SvgOptions) -> String {
    with_drawing(scene, words, colours, options, |mut drawing| {
        drawing.whole();
        drawing.out
    })
}

/// A board for a page: the map, and by themselves what lies apart from it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parts {
    /// The map; it defines what the others use, so that it has to stand before them.
    pub map: String,
    /// Each area that lies apart, in the scene's order.
    pub sheets: Vec<String>,
    /// Every sign that is on this board, and what it means.
    pub legend: Vec<Sign>,
}

/// Draws the parts of a scene. [`SvgOptions::scope`] and [`SvgOptions::width`] do not matter.
#[must_use]
pub fn parts(scene: &Scene, words: &Words<'_>, colours: &BySeat<String>, options: &SvgOptions) -> Parts {
    let options = SvgOptions { scope: Scope::Map, width: None, ..options.clone() };
    with_drawing(scene, words, colours, &options, |mut drawing| {
        drawing.whole();
        let map = std::mem::take(&mut drawing.out);
        let sheets = scene.apart.iter().filter_map(|place| {
            drawing.sheet_of(place);
            Some(std::mem::take(&mut drawing.out)).filter(|sheet| !sheet.is_empty())
        });
        Parts { sheets: sheets.collect(), legend: drawing.signs(), map }
    })
}

fn with_drawing<T>(
    scene: &Scene,
    words: &Words<'_>,
    colours: &BySeat<String>,
    options: &SvgOptions,
    draw: impl FnOnce(Drawing<'_>) -> T,
) -> T {
    let layout = Layout::of(scene);
    let hexes = layout.spots.iter().filter(|spot| matches!(spot.form, Form::Hex) && spot.area.parent.is_none());
    let plans: Vec<Plan<'_>> = hexes.map(|spot| Plan::of(spot, &layout.spots, &scene.pieces, words)).collect();
    draw(Drawing { out: String::with_capacity(64 * 1024), scene, words, colours, options, layout: &layout, plans: &plans })
}

/// A drawing in progress.
pub(super) struct Drawing<'a> {
    pub(super) out: String,
    pub(super) scene: &'a Scene,
    pub(super) words: &'a Words<'a>,
    pub(super) colours: &'a BySeat<String>,
    pub(super) options: &'a SvgOptions,
    pub(super) layout: &'a Layout<'a>,
    pub(super) plans: &'a [Plan<'a>],
}

/// How far the areas of a kind reach: left, top, right and bottom edge.
fn edges<'s, 'a: 's>(spots: impl Iterator<Item = &'s Spot<'a>>) -> [f64; 4] {
    let edges = spots.map(Spot::rect).map(|rect| [rect.x, rect.y, rect.x + rect.w, rect.y + rect.h]);
    edges.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]).unwrap_or_default()
}

impl Drawing<'_> {
    fn whole(&mut self) {
        let scope = self.options.scope;
        let layout = self.layout;
        let is_in = |area: &Area| area.parent.is_none() && (scope == Scope::Whole || !self.scene.apart.contains(&area.id));
        let [left, top, right, bottom] = edges(layout.spots.iter().filter(|spot| is_in(spot.area)));
        let (left, top, width) = (left - MARGIN, top - MARGIN, right - left + 2.0 * MARGIN);
        let below = if scope == Scope::Column { self.column(width) } else { vec![] };
        let legend = if scope == Scope::Map { vec![] } else { self.legend_rows(&self.legend_seats(), width) };
        let line = self.legend_line();
        let of_legend = if legend.is_empty() { 0.0 } else { line * f64::from(legend.last().map_or(0, |e| e.0) + 1) };
        let of_column: f64 = below.iter().map(|(_, height)| height + MARGIN).sum();
        let height = bottom - top + MARGIN + of_legend + of_column;
        self.open(Rect { x: left, y: top, w: width, h: height }, self.words.own("picture-board", &[]));
        self.definitions();
        put!(self, r#"<rect x="{left:.0}" y="{top:.0}" width="{width:.0}" height="{height:.0}" rx="220" fill="{}"/>"#, style::SKY);
        put!(self, r#"<rect x="{left:.0}" y="{top:.0}" width="{width:.0}" height="{height:.0}" rx="220" fill="url(#sp-stars)"/>"#);
        let roots: Vec<Place> = layout.spots.iter().filter(|spot| is_in(spot.area)).map(|spot| spot.area.id.clone()).collect();
        self.content(&roots);
        let mut y = bottom + MARGIN;
        for (place, high) in below {
            if let Some(spot) = layout.spot(&place) {
                let Rect { x, y: upper, w, h } = spot.rect();
                put!(
                    self,
                    r#"<svg x="{left:.0}" y="{y:.0}" width="{width:.0}" height="{high:.0}" viewBox="{x:.0} {upper:.0} {w:.0} {h:.0}">"#
                );
                self.content(&[place]);
                self.out.push_str("</svg>");
            }
            y += high + MARGIN;
        }
        for (row, x, seat) in &legend {
            self.legend_entry(left + 140.0 + x, y + line * (f64::from(*row) + 0.4), *seat);
        }
        self.out.push_str("</svg>");
    }

    /// What lies apart and is nobody's, with the height it gets below a map so wide.
    fn column(&self, width: f64) -> Vec<(Place, f64)> {
        let spots = self.scene.apart.iter().filter_map(|place| self.layout.spot(place)).filter(|spot| spot.area.owner.is_none());
        spots.map(|spot| (spot.area.id.clone(), spot.rect().h * width / spot.rect().w.max(1.0))).collect()
    }

    /// An area that lies apart, by itself.
    fn sheet_of(&mut self, place: &Place) {
        let Some(spot) = self.layout.spot(place) else { return };
        let Rect { x, y, w, h } = spot.rect();
        let name = self.words.say(&spot.area.label);
        self.open(Rect { x: x - 20.0, y: y - 20.0, w: w + 40.0, h: h + 40.0 }, name);
        self.content(std::slice::from_ref(place));
        self.out.push_str("</svg>");
    }

    fn open(&mut self, Rect { x, y, w, h }: Rect, name: String) {
        let role = if self.options.linked { "group" } else { "img" };
        let label = escaped(&name);
        put!(
            self,
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="board" role="{role}" aria-label="{label}" viewBox="{x:.0} {y:.0} {w:.0} {h:.0}""#
        );
        if let Some(pixels) = self.options.width {
            put!(self, r#" width="{pixels}" height="{:.0}""#, f64::from(pixels) * h / w);
        }
        put!(self, r#" font-family="{FONT}" font-weight="bold" text-anchor="middle"><title>{label}</title>"#);
    }

    /// Some outermost areas with what lies in them, what is going on there, and what can be chosen.
    fn content(&mut self, roots: &[Place]) {
        let layout = self.layout;
        self.links(false, roots);
        for spot in layout.spots.iter().filter(|spot| roots.contains(&spot.area.id)) {
            match self.plans.iter().find(|plan| plan.spot.area.id == spot.area.id) {
                Some(plan) => self.hex(plan),
                None => self.area(spot),
            }
        }
        self.hex_names(roots);
        self.links(true, roots);
        let is_here = |place: &Place| layout.root(place).is_some_and(|root| roots.contains(root));
        for place in self.changed_places().into_iter().filter(|place| is_here(place)) {
            self.changed(&place);
        }
        for place in self.scene.highlights.iter().filter(|place| is_here(place)) {
            self.highlight(place);
        }
        self.marks(&is_here);
    }

    pub(super) fn look(&self, owner: Option<Seat>) -> Look {
        owner.map_or(style::NOBODY, |seat| style::look(seat, self.colours))
    }

    pub(super) fn is_active(&self, place: &Place) -> bool {
        self.scene.highlights.contains(place)
    }

    /// An area with what lies in it.
    fn area(&mut self, spot: &Spot<'_>) {
        let title = super::board_text::area(self.scene, spot.area, self.words, self.is_active(&spot.area.id));
        put!(self, r#"<g data-place="{}"><title>{}</title>"#, escaped(&spot.area.id.0), escaped(&title));
        let index = style::paint_index(&spot.area.style);
        let paint = &PAINTS[index].1;
        self.outline(
            spot,
            0.0,
            &format!(r##"fill="url(#sp-p{index})" fill-opacity="{}" stroke="{}" stroke-width="14""##, solidity(spot), paint.line),
        );
        if let Some(over) = paint.over {
            self.outline(spot, 8.0, &format!(r#"fill="url(#sp-{over})""#));
        }
        if spot.area.dimmed {
            self.outline(spot, 8.0, r#"fill="url(#sp-spent)""#);
        }
        self.owner_ring(spot);
        let inner: Vec<&Spot<'_>> = self.layout.spots.iter().filter(|inner| inner.area.parent.as_ref() == Some(&spot.area.id)).collect();
        for inner in inner {
            self.area(inner);
        }
        self.names(spot);
        let layout = self.layout;
        for hole in layout.holes.iter().filter(|hole| hole.slot.at == spot.area.id) {
            self.hole(hole);
            self.tokens(&hole.slot.id);
            self.hole_badges(hole);
        }
        for sheet in layout.sheets.iter().filter(|sheet| sheet.card.at == spot.area.id) {
            self.sheet(sheet);
            self.tokens(&sheet.card.id);
        }
        self.pieces(spot);
        self.out.push_str("</g>");
    }

    /// The pieces in a place.
    pub(super) fn tokens(&mut self, place: &Place) {
        for token in self.layout.tokens.iter().filter(|token| token.piece.at == *place) {
            self.token(token);
        }
    }

    /// The outline of an area, drawn `inset` inside it.
    pub(super) fn outline(&mut self, spot: &Spot<'_>, inset: f64, paint: &str) {
        let Point { x, y } = spot.centre;
        match &spot.form {
            Form::Hex => {
                let scale = (1000.0 - 14.0 - inset * 1.155) / 986.0;
                put!(self, r##"<use href="#sp-h" transform="translate({x:.0} {y:.0}) scale({scale:.3})" {paint}/>"##);
            }
            Form::Disc { radius } => put!(self, r#"<circle cx="{x:.0}" cy="{y:.0}" r="{:.0}" {paint}/>"#, (radius - inset).max(1.0)),
            Form::Box { half_width, half_height } => {
                let (w, h) = ((half_width - inset).max(1.0), (half_height - inset).max(1.0));
                put!(self, r#"<rect x="{:.0}" y="{:.0}" width="{:.0}" height="{:.0}" rx="90" {paint}/>"#, x - w, y - h, 2.0 * w, 2.0 * h);
            }
            Form::Polygon { corners } => {
                let points = polygon::inset(corners, inset);
                let points: Vec<String> = points.iter().map(|at| format!("{:.0},{:.0}", x + at.x, y + at.y)).collect();
                put!(self, r#"<polygon points="{}" stroke-linejoin="round" {paint}/>"#, points.join(" "));
            }
        }
    }

    fn owner_ring(&mut self, spot: &Spot<'_>) {
        let Some(seat) = spot.area.owner else { return };
        let look = self.look(Some(seat));
        let dash = if look.dash.is_empty() { String::new() } else { format!(r#" stroke-dasharray="{}""#, look.dash) };
        let inset = if matches!(spot.form, Form::Disc { .. }) { -34.0 } else { 40.0 };
        self.outline(spot, inset, r##"fill="none" stroke="#05070f" stroke-width="46""##);
        self.outline(spot, inset, &format!(r#"fill="none" stroke="{}" stroke-width="30"{dash}"#, ring_colour(&look)));
        let (w, h) = spot.form.half();
        let (dx, dy) = match spot.form {
            Form::Disc { .. } => (w * 0.76, -h * 0.76),
            Form::Hex => return,
            // A box shows its owner beside its title.
            Form::Box { .. } => return,
            Form::Polygon { .. } if spot.area.glyph.is_none() => (0.0, -tokens::name_size(spot)),
            Form::Polygon { .. } => {
                let (width, height) = tokens::name_room(spot);
                (width * 0.62, -height * 0.45)
            }
        };
        let size = if matches!(spot.form, Form::Polygon { .. }) { spot.form.scale() * 0.6 } else { 0.62 };
        let tag = r##"<use href="#"##;
        put!(
            self,
            r#"{tag}{}" transform="translate({:.0} {:.0}) scale({size:.2})"/>"#,
            token_id(Some(seat)),
            spot.centre.x + dx,
            spot.centre.y + dy
        );
    }

    fn names(&mut self, spot: &Spot<'_>) {
        let Point { x, y } = spot.centre;
        let (w, h) = spot.form.half();
        let name = self.words.say(&spot.area.label);
        let notes: Vec<String> = spot.area.notes.iter().map(|note| self.words.say(note)).collect();
        let notes = notes.join(" · ");
        match &spot.form {
            // See `hexes`.
            Form::Hex => {}
            Form::Disc { .. } => {
                let lift = if notes.is_empty() { h * 0.1 } else { -h * 0.08 };
                self.words_at(&name, (x, y + lift), (2.3 * w, (h * 0.4).min(140.0), (h * 0.26).min(88.0)), "#ffffff");
                self.words_at(&notes, (x, y + h * 0.3), (1.9 * w, (h * 0.36).min(125.0), (h * 0.24).min(80.0)), "#ffffff");
            }
            Form::Box { .. } => {
                let (is_drawn, end) = self.near_only(&spot.area.id);
                if is_drawn {
                    self.box_names(spot, &name, &notes);
                }
                self.out.push_str(end);
            }
            Form::Polygon { .. } => {
                let size = tokens::name_size(spot);
                // The glyph says what the notes say.
                let drawn = spot.area.glyph.as_ref().is_some_and(|glyph| {
                    let line = PAINTS[style::paint_index(&spot.area.style)].1.line;
                    self.glyph(glyph, Point::new(x, y - size * 0.55), size * 2.0, line)
                });
                let below = if drawn { size * 1.45 } else { size * 0.36 };
                let (is_drawn, end) = self.near_only(&spot.area.id);
                if is_drawn {
                    self.words_at(&name, (x, y + below), (size * 5.2, size, tokens::LEAST_NAME), style::NAME);
                    if !drawn {
                        self.words_at(&notes, (x, y + size * 1.5), (size * 9.0, size * 0.95, tokens::LEAST_NAME), style::NOTE);
                    }
                }
                self.out.push_str(end);
            }
        }
    }

    /// A box's title at its upper edge, its notes at the other end.
    fn box_names(&mut self, spot: &Spot<'_>, name: &str, notes: &str) {
        let (size, rect) = (boxes::title_size(spot), spot.rect());
        let (mut left, right, baseline) = (rect.x + size * 0.5, rect.x + rect.w - size * 0.5, rect.y + size * 1.12);
        if let Some(seat) = spot.area.owner {
            let at = left + size * 0.42;
            put!(
                self,
                r##"<use href="#{}" transform="translate({at:.0} {:.0}) scale({:.3})"/>"##,
                token_id(Some(seat)),
                baseline - size * 0.32,
                size * 0.0044
            );
            left += size * 1.1;
        }
        if let Some(glyph) = &spot.area.glyph {
            self.glyph(glyph, Point::new(left + size * 0.45, baseline - size * 0.34), size * 1.05, style::NOTE);
            left += size * 1.25;
        }
        // The notes have what the name leaves of the line, but not less than half of it.
        let room = right - left;
        let of_name = if notes.is_empty() { room } else { (text_width(name) * size).min(room / 2.0) };
        let lines = [(name, left, "start", style::NAME, of_name), (notes, right, "end", style::NOTE, room - of_name - size * 0.4)];
        for (text, x, anchor, colour, room) in lines.into_iter().filter(|(text, ..)| !text.is_empty()) {
            let (text, size) = fitted(text, room, size, size * 0.6);
            put!(
                self,
                r#"<text x="{x:.0}" y="{baseline:.0}" font-size="{size:.0}" text-anchor="{anchor}" fill="{colour}" aria-hidden="true">{}</text>"#,
                escaped(&text)
            );
        }
    }

    /// A text with a dark halo; `size` is the room, the largest and the smallest size.
    fn words_at(&mut self, text: &str, (x, y): (f64, f64), (room, largest, smallest): (f64, f64, f64), colour: &str) {
        if text.is_empty() {
            return;
        }
        let (text, size) = fitted(text, room, largest, smallest);
        put!(
            self,
            r##"<text x="{x:.0}" y="{y:.0}" font-size="{size:.0}" fill="{colour}" stroke="#05070f" stroke-width="{:.0}" stroke-linejoin="round" paint-order="stroke" aria-hidden="true">{}</text>"##,
            size * 0.2,
            escaped(&text)
        );
    }
}

/// Open space lets the stars through.
pub(super) fn solidity(spot: &Spot<'_>) -> &'static str {
    if spot.area.style.contains("space") || spot.area.style.contains("empty") { ".78" } else { ".95" }
}

/// A ring must be seen on the dark sky.
pub(super) fn ring_colour(look: &Look) -> &'static str {
    if look.ink == "#ffffff" { look.line } else { look.colour }
}

/// The id of a seat's token in the drawing.
pub(super) fn token_id(owner: Option<Seat>) -> String {
    owner.map_or_else(|| "sp-nobody".to_owned(), |seat| format!("sp-seat{seat}"))
}
