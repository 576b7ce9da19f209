//! A scene as SVG: sky, areas, pieces as tokens, what is going on, what can be chosen, and who is who.
//!
//! Only presentational attributes are used, no styles and no scripts, so that a drawing can stand in a page with a strict
//! content policy. Everything has a `<title>`.

use super::boxes;
use super::fit::{fitted, text_width};
use super::layout::{Form, Layout, Point, Spot};
use super::marks::Mark;
use super::polygon;
use super::style::{self, Look, PAINTS};
use super::tokens;
use super::words::Words;
use super::xml::{escaped, put};
use std::fmt::Write as _;
use sternpost_core::scene::Scene;
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
}

const MARGIN: f64 = 160.0;
const FONT: &str = "'DejaVu Sans Condensed','DejaVu Sans','Segoe UI',system-ui,sans-serif";
const HEX: &str = "-1000,0 -500,-866 500,-866 1000,0 500,866 -500,866";

/// Draws a scene. `colours` names each seat's colour.
#[must_use]
pub fn svg(scene: &Scene, words: &Words<'_>, colours: &BySeat<String>, options: &SvgOptions) -> String {
    let layout = Layout::of(scene);
    let mut drawing = Drawing { out: String::with_capacity(64 * 1024), scene, words, colours, options, layout: &layout };
    drawing.whole();
    drawing.out
}

/// A drawing in progress.
pub(super) struct Drawing<'a> {
    pub(super) out: String,
    pub(super) scene: &'a Scene,
    pub(super) words: &'a Words<'a>,
    pub(super) colours: &'a BySeat<String>,
    pub(super) options: &'a SvgOptions,
    pub(super) layout: &'a Layout<'a>,
}

impl Drawing<'_> {
    fn whole(&mut self) {
        let seats = self.legend_seats();
        let [left, top, right, bottom] = self.layout.edges;
        let (left, top, width) = (left - MARGIN, top - MARGIN, right - left + 2.0 * MARGIN);
        let legend = self.legend_rows(&seats, width);
        let height =
            bottom - top + MARGIN + if legend.is_empty() { 0.0 } else { 60.0 + 300.0 * f64::from(legend.last().map_or(0, |e| e.0) + 1) };
        let label = escaped(&self.words.own("picture-board", &[]));
        // A board that is much higher than wide is scrolled through rather than made small.
        let class = if height > width * 1.3 { "board is-tall" } else { "board" };
        let role = if self.options.linked { "group" } else { "img" };
        put!(
            self,
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="{class}" role="{role}" aria-label="{label}" viewBox="{left:.0} {top:.0} {width:.0} {height:.0}""#
        );
        if let Some(pixels) = self.options.width {
            put!(self, r#" width="{pixels}" height="{:.0}""#, f64::from(pixels) * height / width);
        }
        put!(self, r#" font-family="{FONT}" font-weight="bold" text-anchor="middle"><title>{label}</title>"#);
        self.definitions();
        put!(self, r#"<rect x="{left:.0}" y="{top:.0}" width="{width:.0}" height="{height:.0}" rx="220" fill="{}"/>"#, style::SKY);
        put!(self, r#"<rect x="{left:.0}" y="{top:.0}" width="{width:.0}" height="{height:.0}" rx="220" fill="url(#sp-stars)"/>"#);
        self.links(false);
        for spot in self.layout.spots.iter().filter(|spot| spot.area.parent.is_none()) {
            self.area(spot);
        }
        self.links(true);
        for place in &self.scene.highlights {
            self.highlight(place);
        }
        self.marks();
        for (row, x, seat) in &legend {
            let y = bottom + MARGIN + 130.0 + 300.0 * f64::from(*row);
            self.legend_entry(left + 140.0 + x, y, *seat);
        }
        self.out.push_str("</svg>");
    }

    pub(super) fn look(&self, owner: Option<Seat>) -> Look {
        owner.map_or(style::NOBODY, |seat| style::look(seat, self.colours))
    }

    fn is_active(&self, place: &Place) -> bool {
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
        self.tokens(&spot.area.id);
        self.out.push_str("</g>");
    }

    /// The pieces in a place.
    fn tokens(&mut self, place: &Place) {
        for token in self.layout.tokens.iter().filter(|token| token.piece.at == *place) {
            self.token(token);
        }
    }

    /// The outline of an area, drawn `inset` inside it.
    pub(super) fn outline(&mut self, spot: &Spot<'_>, inset: f64, paint: &str) {
        let Point { x, y } = spot.centre;
        match &spot.form {
            Form::Hex => {
                let scale = (1000.0 - 14.0 - inset * 1.155) / 1000.0;
                put!(
                    self,
                    r#"<polygon points="{HEX}" transform="translate({x:.0} {y:.0}) scale({scale:.3})" stroke-linejoin="round" {paint}/>"#
                );
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
            Form::Hex => (430.0, -700.0),
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
            Form::Hex => {
                self.words_at(&name, (x, y - h + 168.0), (640.0, 140.0, 86.0), style::NAME);
                self.words_at(&notes, (x, y + h - 60.0), (900.0, 105.0, 78.0), style::NOTE);
            }
            Form::Disc { .. } => {
                let lift = if notes.is_empty() { h * 0.1 } else { -h * 0.08 };
                self.words_at(&name, (x, y + lift), (2.3 * w, (h * 0.4).min(140.0), (h * 0.26).min(88.0)), "#ffffff");
                self.words_at(&notes, (x, y + h * 0.3), (1.9 * w, (h * 0.36).min(125.0), (h * 0.24).min(80.0)), "#ffffff");
            }
            Form::Box { .. } => self.box_names(spot, &name, &notes),
            Form::Polygon { .. } => {
                let size = tokens::name_size(spot);
                // The glyph says what the notes say.
                let drawn = spot.area.glyph.as_ref().is_some_and(|glyph| {
                    let line = PAINTS[style::paint_index(&spot.area.style)].1.line;
                    self.glyph(glyph, Point::new(x, y - size * 0.55), size * 2.0, line)
                });
                let below = if drawn { size * 1.45 } else { size * 0.36 };
                self.words_at(&name, (x, y + below), (size * 4.2, size, size * 0.6), style::NAME);
                if !drawn {
                    self.words_at(&notes, (x, y + size * 1.5), (size * 9.0, size * 0.9, size * 0.6), style::NOTE);
                }
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
fn solidity(spot: &Spot<'_>) -> &'static str {
    if spot.area.style.contains("space") || spot.area.style.contains("empty") { ".78" } else { ".95" }
}

/// A ring must be seen on the dark sky.
fn ring_colour(look: &Look) -> &'static str {
    if look.ink == "#ffffff" { look.line } else { look.colour }
}

/// The id of a seat's token in the drawing.
pub(super) fn token_id(owner: Option<Seat>) -> String {
    owner.map_or_else(|| "sp-nobody".to_owned(), |seat| format!("sp-seat{seat}"))
}
