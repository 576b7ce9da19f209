//! A scene as SVG: sky, areas, pieces as tokens, what is going on, what can be chosen, and who is who.
//!
//! Only presentational attributes are used, no styles and no scripts, so that a drawing can stand in a page with a strict
//! content policy. Everything has a `<title>`.

use super::fit::{fitted, text_width};
use super::layout::{Form, Layout, Point, Spot, Token};
use super::marks::Mark;
use super::style::{self, Look, PAINTS};
use super::words::Words;
use super::xml::{escaped, put};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use sternpost_core::scene::Scene;
use sternpost_core::{Arg, BySeat, Place, Seat};

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
        let role = if self.options.linked { "group" } else { "img" };
        put!(
            self,
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="board" role="{role}" aria-label="{label}" viewBox="{left:.0} {top:.0} {width:.0} {height:.0}""#
        );
        if let Some(pixels) = self.options.width {
            put!(self, r#" width="{pixels}" height="{:.0}""#, f64::from(pixels) * height / width);
        }
        put!(self, r#" font-family="{FONT}" font-weight="bold" text-anchor="middle"><title>{label}</title>"#);
        self.definitions();
        put!(self, r#"<rect x="{left:.0}" y="{top:.0}" width="{width:.0}" height="{height:.0}" rx="220" fill="{}"/>"#, style::SKY);
        put!(self, r#"<rect x="{left:.0}" y="{top:.0}" width="{width:.0}" height="{height:.0}" rx="220" fill="url(#sp-stars)"/>"#);
        for spot in self.layout.spots.iter().filter(|spot| spot.area.parent.is_none()) {
            self.area(spot);
        }
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

    fn definitions(&mut self) {
        self.out.push_str(concat!(
            r##"<defs><pattern id="sp-stars" width="2300" height="1900" patternUnits="userSpaceOnUse" fill="#dfe7ff">"##,
            r#"<circle cx="130" cy="240" r="14" fill-opacity=".8"/><circle cx="610" cy="90" r="10" fill-opacity=".6"/>"#,
            r#"<circle cx="990" cy="520" r="18" fill-opacity=".5"/><circle cx="1480" cy="300" r="11" fill-opacity=".7"/>"#,
            r#"<circle cx="2010" cy="660" r="16" fill-opacity=".8"/><circle cx="360" cy="930" r="11" fill-opacity=".5"/>"#,
            r#"<circle cx="820" cy="1240" r="14" fill-opacity=".7"/><circle cx="1300" cy="1010" r="10" fill-opacity=".6"/>"#,
            r#"<circle cx="1740" cy="1390" r="19" fill-opacity=".5"/><circle cx="2200" cy="1180" r="10" fill-opacity=".7"/>"#,
            r#"<circle cx="180" cy="1620" r="18" fill-opacity=".6"/><circle cx="1120" cy="1760" r="11" fill-opacity=".7"/></pattern>"#,
            r##"<pattern id="sp-rocks" width="420" height="380" patternUnits="userSpaceOnUse" fill="#7d7464">"##,
            r#"<path d="M60 90l50-30 60 20 10 50-50 40-60-20zM260 230l40-40 60 10 20 50-40 40-70-10zM300 60l30-14 26 20-10 30-36 2z" fill-opacity=".55"/>"#,
            r#"<path d="M120 270l30-10 24 20-14 30-34-6z" fill-opacity=".4"/></pattern>"#,
            r##"<pattern id="sp-rings" width="1" height="1" viewBox="-100 -100 200 200" fill="none" stroke="#a15fc9">"##,
            r#"<circle r="28" stroke-width="5" stroke-opacity=".8"/><circle r="48" stroke-width="3" stroke-opacity=".5"/><circle r="70" stroke-width="2" stroke-opacity=".4"/></pattern>"#,
            r##"<pattern id="sp-spent" width="90" height="90" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">"##,
            r##"<rect width="40" height="90" fill="#05070f" fill-opacity=".6"/></pattern>"##,
        ));
        let used: BTreeSet<usize> = self.layout.spots.iter().map(|spot| style::paint_index(&spot.area.style)).collect();
        for i in used {
            let (inner, outer) = PAINTS[i].1.fill;
            put!(
                self,
                r#"<radialGradient id="sp-p{i}" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="{inner}"/><stop offset="1" stop-color="{outer}"/></radialGradient>"#
            );
        }
        let owners: BTreeSet<Option<Seat>> =
            self.scene.pieces.iter().map(|piece| piece.owner).chain(self.legend_seats().into_iter().map(Some)).collect();
        for owner in owners {
            let (look, id) = (self.look(owner), token_id(owner));
            put!(
                self,
                r#"<path id="{id}" d="{}" fill="{}" stroke="{}" stroke-width="9" stroke-linejoin="round"/>"#,
                look.form,
                look.colour,
                look.line
            );
        }
        for (i, glyph) in self.scene.glyphs.values().enumerate() {
            put!(self, r#"<path id="sp-g{i}" d="{}"/>"#, escaped(&glyph.path));
        }
        self.out.push_str("</defs>");
    }

    fn look(&self, owner: Option<Seat>) -> Look {
        owner.map_or(style::NOBODY, |seat| style::look(seat, self.colours))
    }

    fn is_active(&self, place: &Place) -> bool {
        self.scene.highlights.contains(place)
    }

    /// An area with what lies in it.
    fn area(&mut self, spot: &Spot<'_>) {
        let mut title = self.words.area(spot.area, self.is_active(&spot.area.id));
        let things = super::board_text::contents(self.scene, &spot.area.id, self.words);
        if !things.is_empty() {
            title = self.words.own("picture-contents", &[("area", Arg::Literal(title)), ("things", Arg::Literal(things.join("; ")))]);
        }
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
        for token in self.layout.tokens.iter().filter(|token| token.piece.at == spot.area.id) {
            self.token(token);
        }
        self.out.push_str("</g>");
    }

    /// The outline of an area, drawn `inset` inside it.
    pub(super) fn outline(&mut self, spot: &Spot<'_>, inset: f64, paint: &str) {
        let Point { x, y } = spot.centre;
        match spot.form {
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
            Form::Box { .. } => (w - 130.0, -h + 130.0),
        };
        let tag = r##"<use href="#"##;
        put!(
            self,
            r#"{tag}{}" transform="translate({:.0} {:.0}) scale(.62)"/>"#,
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
        match spot.form {
            Form::Hex => {
                self.words_at(&name, (x, y - h + 168.0), (640.0, 140.0, 86.0), style::NAME);
                self.words_at(&notes, (x, y + h - 60.0), (900.0, 105.0, 78.0), style::NOTE);
            }
            Form::Disc { .. } => {
                let lift = if notes.is_empty() { h * 0.1 } else { -h * 0.08 };
                self.words_at(&name, (x, y + lift), (2.3 * w, (h * 0.4).min(140.0), (h * 0.26).min(88.0)), "#ffffff");
                self.words_at(&notes, (x, y + h * 0.3), (1.9 * w, (h * 0.36).min(125.0), (h * 0.24).min(80.0)), "#ffffff");
            }
            Form::Box { .. } => {
                self.words_at(&name, (x, y - h + 165.0), (2.0 * w - 400.0, 130.0, 86.0), style::NAME);
                self.words_at(&notes, (x, y + h - 60.0), (2.0 * w - 160.0, 105.0, 78.0), style::NOTE);
            }
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

    fn token(&mut self, token: &Token<'_>) {
        let (Point { x, y }, r, piece) = (token.centre, token.radius, token.piece);
        let look = self.look(piece.owner);
        put!(self, r#"<g data-place="{}"><title>{}</title>"#, escaped(&piece.id.0), escaped(&self.words.piece(piece)));
        put!(self, r##"<use href="#{}" transform="translate({x:.0} {y:.0}) scale({:.3})"/>"##, token_id(piece.owner), r / 110.0);
        match self.scene.glyphs.keys().position(|name| *name == piece.glyph) {
            Some(i) => {
                let scale = r * look.glyph / 24.0;
                put!(
                    self,
                    r##"<use href="#sp-g{i}" transform="translate({:.0} {:.0}) scale({scale:.2})" fill="{}"/>"##,
                    x - 12.0 * scale,
                    y - 12.0 * scale,
                    look.ink
                );
            }
            // A glyph the scene does not draw is told by its first letters.
            None => {
                let letters: String = piece.glyph.chars().take(2).collect();
                put!(
                    self,
                    r#"<text x="{x:.0}" y="{:.0}" font-size="{r:.0}" fill="{}">{}</text>"#,
                    y + r * 0.36,
                    look.ink,
                    escaped(&letters)
                );
            }
        }
        if piece.count != 1 {
            self.badge(Point::new(x + r * 0.72, y + r * 0.7), r * 0.5, &piece.count.to_string(), ("#05070f", "#ffffff", look.line));
        }
        if piece.damaged > 0 {
            let text = if piece.count > 1 { format!("!{}", piece.damaged) } else { "!".to_owned() };
            self.badge(Point::new(x - r * 0.72, y - r * 0.7), r * 0.46, &text, ("#fff3d6", "#a30f0f", "#a30f0f"));
        }
        self.out.push_str("</g>");
    }

    /// A small round sign; `colours` are the ground, the text and the rim.
    pub(super) fn badge(&mut self, at: Point, radius: f64, text: &str, (ground, ink, rim): (&str, &str, &str)) {
        let size = (radius * 1.75 / text_width(text).max(0.62)).min(radius * 1.45);
        put!(
            self,
            r#"<circle cx="{:.0}" cy="{:.0}" r="{radius:.0}" fill="{ground}" stroke="{rim}" stroke-width="{:.0}"/>"#,
            at.x,
            at.y,
            radius * 0.12
        );
        put!(
            self,
            r#"<text x="{:.0}" y="{:.0}" font-size="{size:.0}" fill="{ink}" aria-hidden="true">{}</text>"#,
            at.x,
            at.y + size * 0.365,
            escaped(text)
        );
    }

    fn legend_seats(&self) -> Vec<Seat> {
        self.colours.seats().collect()
    }

    /// Row and left edge of each seat's entry.
    fn legend_rows(&self, seats: &[Seat], width: f64) -> Vec<(u32, f64, Seat)> {
        let (mut row, mut x, mut rows) = (0, 0.0, vec![]);
        for seat in seats {
            let wide = 500.0 + text_width(&self.words.name(*seat)).min(14.0) * 165.0;
            if x + wide > width - 200.0 && x > 0.0 {
                (row, x) = (row + 1, 0.0);
            }
            rows.push((row, x, *seat));
            x += wide;
        }
        rows
    }

    fn legend_entry(&mut self, x: f64, y: f64, seat: Seat) {
        put!(self, r##"<use href="#{}" transform="translate({:.0} {y:.0})"/>"##, token_id(Some(seat)), x + 60.0);
        let (name, size) = fitted(&self.words.name(seat), 14.0 * 165.0, 165.0, 165.0);
        put!(
            self,
            r#"<text x="{:.0}" y="{:.0}" font-size="{size:.0}" text-anchor="start" fill="{}">{}</text>"#,
            x + 210.0,
            y + 60.0,
            style::NAME,
            escaped(&name)
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

fn token_id(owner: Option<Seat>) -> String {
    owner.map_or_else(|| "sp-nobody".to_owned(), |seat| format!("sp-seat{seat}"))
}
