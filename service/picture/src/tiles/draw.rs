//! Draws tiles: dark space with worlds in it, printed signs, and plates of silhouettes in the colour of their seat.

use super::super::density::Side;
use super::super::draw::{Drawing, FLOOR};
use super::super::fit::{text_width, wrapped};
use super::super::layout::{Hole, Point, Rect, Spot, Token};
use super::super::style;
use super::super::tokens::LEAST_NAME;
use super::super::worlds::{self, World};
use super::super::xml::{escaped, put};
use super::{FIGURE, MARK, PAD, Plate, ROW, SIGN, SIGNS_APART, is_named};
use std::fmt::Write as _;
use sternpost_show::scene::{Area, Role};

/// The radius of a world, and how far its middle lies from that of its quarter.
const WORLD: f64 = 700.0;
const OUTWARDS: f64 = 60.0;
/// The least part of its width to which a name is narrowed.
const NARROWEST: f64 = 0.72;

impl Drawing<'_> {
    /// Writes the definitions that worlds on tiles use.
    pub(in super::super) fn definitions_of_tiles(&mut self) {
        let quarters: Vec<&Area> = self.layout.quarters.iter().map(|quarter| self.layout.spots[quarter.spot].area).collect();
        if quarters.is_empty() {
            return;
        }
        self.out.push_str(&worlds::definitions(quarters.iter().filter(|area| is_named(area)).map(|area| World::of(area))));
        let mut styles: Vec<&str> = quarters.iter().flat_map(|area| &area.badges).map(|badge| badge.style.as_str()).collect();
        styles.sort_unstable();
        styles.dedup();
        for name in styles.into_iter().filter(|name| self.scene.glyphs.contains_key(*name)) {
            let (ground, ink, rim) = style::badge(name);
            put!(self, r#"<g id="sp-k-{}"><circle r="105" fill="{ground}" stroke="{rim}" stroke-width="13"/>"#, escaped(name));
            self.glyph(name, Point::new(0.0, 0.0), 150.0, ink);
            self.out.push_str("</g>");
        }
    }

    /// The name of a tile along its upper edge.
    pub(in super::super) fn tile_name(&mut self, spot: &Spot<'_>) {
        let Some(class) = Side::Near.class(self.options.density).filter(|_| spot.area.style == "tile") else { return };
        let Rect { x, y, w, .. } = spot.rect();
        put!(self, "<g{class}>");
        let name = self.words.say(&spot.area.label);
        self.line_of_name(&name, Point::new(x + w / 2.0, y + 250.0), w - 200.0, "#ecd9a8");
        self.out.push_str("</g>");
    }

    /// A line that is narrower than usual rather than smaller than can be read.
    fn line_of_name(&mut self, text: &str, Point { x, y }: Point, room: f64, colour: &str) {
        let wide = text_width(text) * LEAST_NAME;
        let narrowed = if wide > room { format!(r#" textLength="{room:.0}" lengthAdjust="spacingAndGlyphs""#) } else { String::new() };
        put!(
            self,
            r##"<text x="{x:.0}" y="{y:.0}" font-size="{LEAST_NAME:.0}" fill="{colour}" stroke="#05070f" stroke-width="60" stroke-linejoin="round" paint-order="stroke"{narrowed} aria-hidden="true">{}</text>"##,
            escaped(text)
        );
    }

    /// The ground of a quarter: a world in the sky.
    pub(in super::super) fn quarter_ground(&mut self, spot: &Spot<'_>) {
        let Some(quarter) = self.layout.quarter(&spot.area.id).filter(|_| is_named(spot.area)) else { return };
        let Point { x, y } = spot.centre;
        let y = y + if quarter.is_upper { -OUTWARDS } else { OUTWARDS };
        put!(
            self,
            r#"<g transform="translate({x:.0} {y:.0})" opacity=".8">{}</g>"#,
            World::of(spot.area).drawn(WORLD * spot.form.half().0 / 875.0, spot.area.dimmed)
        );
    }

    /// The name of a quarter and what is printed there.
    pub(in super::super) fn quarter_names(&mut self, spot: &Spot<'_>) {
        let layout = self.layout;
        let (Some(quarter), Some(class)) = (layout.quarter(&spot.area.id), Side::Near.class(self.options.density)) else { return };
        put!(self, "<g{class}>");
        let mut down = 0.0;
        if is_named(spot.area) {
            let room = quarter.rect.w - 120.0;
            let lines = self.lines_of(spot, room);
            let height = LEAST_NAME * 0.96;
            for (i, line) in (0_u32..).zip(&lines) {
                let from_top = if quarter.is_upper { i + 1 } else { u32::try_from(lines.len()).unwrap_or(1) - i };
                let edge = height * f64::from(from_top) - if quarter.is_upper { -8.0 } else { 175.0 };
                self.line_of_name(line, Point::new(spot.centre.x, quarter.inwards(0.0, edge).y), room, style::NAME);
            }
            down = height * f64::from(u32::try_from(lines.len()).unwrap_or(1));
        }
        let y = quarter.inwards(0.0, down + SIGNS_APART / 2.0 + 62.0).y;
        for (i, badge) in (0_u32..).zip(&spot.area.badges) {
            let at = Point::new(quarter.rect.x + SIGN + 60.0 + f64::from(i) * SIGNS_APART, y);
            if self.scene.glyphs.contains_key(&badge.style) {
                put!(
                    self,
                    r##"<use href="#sp-k-{}" transform="translate({:.0} {:.0}) scale({:.2})"/>"##,
                    escaped(&badge.style),
                    at.x,
                    at.y,
                    SIGN / 112.0
                );
            } else {
                self.printed_number(&badge.sign, &badge.style, at);
            }
        }
        self.out.push_str("</g>");
    }

    /// A number that is printed: round, or in a square where it says how many there may be.
    pub(in super::super) fn printed_number(&mut self, sign: &str, name: &str, Point { x, y }: Point) {
        let (ground, ink, rim) = style::badge(name);
        if name == "population" {
            put!(
                self,
                r#"<rect x="{:.0}" y="{:.0}" width="{:.0}" height="{:.0}" rx="40" fill="{rim}" stroke="{ground}" stroke-width="22"/>"#,
                x - SIGN * 0.9,
                y - SIGN * 0.9,
                SIGN * 1.8,
                SIGN * 1.8
            );
        } else {
            put!(self, r#"<circle cx="{x:.0}" cy="{y:.0}" r="{SIGN:.0}" fill="{ground}" stroke="{rim}" stroke-width="16"/>"#);
        }
        let ink = if name == "population" { ground } else { ink };
        put!(
            self,
            r#"<text x="{x:.0}" y="{:.0}" font-size="{LEAST_NAME:.0}" fill="{ink}" aria-hidden="true">{}</text>"#,
            y + LEAST_NAME * 0.36,
            escaped(sign)
        );
    }

    /// The name of a quarter, without that of its tile, in two lines where one would be too narrow.
    fn lines_of(&self, spot: &Spot<'_>, room: f64) -> Vec<String> {
        let name = self.words.say(&spot.area.label);
        let tile = self.words.say(&self.layout.spots[spot.root].area.label);
        let own = name.strip_prefix(&tile).map_or(name.as_str(), |rest| rest.trim_start_matches([',', ' '])).to_owned();
        if text_width(&own) * LEAST_NAME * NARROWEST <= room {
            return vec![own];
        }
        // A little larger, so that there is something to gain by a second line.
        wrapped(&own, room / NARROWEST, 2, LEAST_NAME + 1.0, LEAST_NAME).0
    }

    /// Draws the pieces in a quarter.
    pub(in super::super) fn quarter_pieces(&mut self, spot: &Spot<'_>) {
        let layout = self.layout;
        let Some(quarter) = layout.quarter(&spot.area.id) else { return };
        if let Some(class) = Side::Near.class(self.options.density) {
            put!(self, "<g{class}>");
            for plate in &quarter.plates {
                let end = self.gliding(plate.owner, &spot.area.id);
                self.plate_of_figures(plate);
                self.out.push_str(end);
            }
            for token in &quarter.lying {
                self.token(token);
            }
            self.out.push_str("</g>");
        }
        if let Some(class) = Side::Far.class(self.options.density) {
            put!(self, r#"<g{class} font-size="{FLOOR:.0}" aria-hidden="true">"#);
            for strength in layout.strengths.iter().filter(|strength| strength.pieces[0].at == spot.area.id) {
                let end = self.gliding(strength.pieces[0].owner, &spot.area.id);
                self.strength(strength);
                self.out.push_str(end);
            }
            for token in &quarter.seen_far {
                self.seen_from_afar(token);
            }
            self.out.push_str("</g>");
        }
    }

    /// Silhouettes on the colour of their seat, its mark before them.
    fn plate_of_figures(&mut self, plate: &Plate<'_>) {
        let (look, Rect { x, y, w, h }) = (self.look(plate.owner), plate.rect);
        put!(
            self,
            r##"<rect x="{x:.0}" y="{y:.0}" width="{w:.0}" height="{h:.0}" rx="80" fill="{}" stroke="#05070f" stroke-width="26"/>"##,
            look.colour
        );
        let (across, down) = (x + PAD + MARK * 0.42, y + ROW / 2.0);
        put!(self, r#"<path d="{}" transform="translate({across:.0} {down:.0}) scale(.64)" fill="{}"/>"#, look.form, look.ink);
        for figure in &plate.figures {
            let (piece, at) = (figure.piece, figure.at);
            put!(self, r#"<g data-place="{}"><title>{}</title>"#, escaped(&piece.id.0), escaped(&self.words.piece(piece)));
            let is_routed = piece.badges.iter().any(|badge| badge.style == "routed");
            if is_routed {
                put!(self, r#"<g transform="rotate(90 {:.0} {:.0})" opacity=".62">"#, at.x, at.y);
            }
            let size = if piece.role == Role::Structure { FIGURE * 0.94 } else { FIGURE * 0.9 };
            self.glyph(&piece.glyph, at, size, look.ink);
            if is_routed {
                self.out.push_str("</g>");
            }
            if piece.count != 1 {
                let number = piece.count.to_string();
                put!(
                    self,
                    r#"<text x="{:.0}" y="{:.0}" font-size="{LEAST_NAME:.0}" fill="{}" text-anchor="start">{number}</text>"#,
                    at.x + FIGURE / 2.0 - 12.0,
                    at.y + LEAST_NAME * 0.36,
                    look.ink
                );
            }
            self.out.push_str("</g>");
        }
    }

    /// A structure as its silhouette in the bright tone of its seat, anything else as its token.
    fn seen_from_afar(&mut self, token: &Token<'_>) {
        if token.piece.role != Role::Structure {
            return self.token(token);
        }
        let look = self.look(token.piece.owner);
        let Point { x, y } = token.centre;
        put!(self, r#"<g data-place="{}"><title>{}</title>"#, escaped(&token.piece.id.0), escaped(&self.words.piece(token.piece)));
        put!(self, r##"<circle cx="{x:.0}" cy="{y:.0}" r="{:.0}" fill="#05070f" fill-opacity=".75"/>"##, token.radius);
        self.glyph(&token.piece.glyph, token.centre, token.radius * 1.5, look.bright);
        self.out.push_str("</g>");
    }

    /// The slot in the middle of a tile with the stack that lies in it.
    pub(in super::super) fn stack(&mut self, hole: &Hole<'_>) {
        let layout = self.layout;
        let (Point { x, y }, r) = (hole.centre, hole.radius);
        let title = escaped(&self.words.slot(self.scene, hole.slot));
        put!(
            self,
            r##"<g data-place="{}"><title>{title}</title><circle cx="{x:.0}" cy="{y:.0}" r="{r:.0}" fill="#05070f" fill-opacity=".7" stroke="#8a7430" stroke-width="26"/></g>"##,
            escaped(&hole.slot.id.0)
        );
        let pile: Vec<&Token<'_>> = layout.tokens.iter().filter(|token| token.piece.at == hole.slot.id).collect();
        for token in pile.iter().rev() {
            self.token(token);
        }
        if pile.len() < 2 {
            return;
        }
        for side in Side::BOTH {
            let Some(class) = side.class(self.options.density) else { continue };
            let size = if side == Side::Near { LEAST_NAME } else { FLOOR };
            let (cx, cy) = (x + r * 0.8, y - r * 0.68);
            put!(self, "<g{class}>");
            put!(
                self,
                r##"<circle cx="{cx:.0}" cy="{cy:.0}" r="{:.0}" fill="#f5d77a" stroke="#05070f" stroke-width="20"/><text x="{cx:.0}" y="{:.0}" font-size="{size:.0}" fill="#1d1200">{}</text>"##,
                size * 0.6,
                cy + size * 0.36,
                pile.len()
            );
            self.out.push_str("</g>");
        }
    }
}
