//! Draws a hex as SVG: what both sides share once, then each side in a group of its own.

use super::super::anomalies;
use super::super::density::{NAME, Side};
use super::super::draw::Drawing;
use super::super::layout::{Point, Rect};
use super::super::style;
use super::super::xml::{escaped, put};
use super::plates::TAIL;
use super::{Plan, Plate, Stand};
use std::fmt::Write as _;
use sternpost_show::scene::Role;

impl Drawing<'_> {
    /// The grounds of hexes, which realms lie over.
    pub(in super::super) fn hex_grounds(&mut self, roots: &[sternpost_core::Place]) {
        for plan in self.plans.iter().filter(|plan| roots.contains(&plan.spot.area.id)) {
            let (Point { x, y }, index) = (plan.spot.centre, style::paint_index(&plan.spot.area.style));
            put!(self, r##"<use href="#sp-t{index}" x="{x:.0}" y="{y:.0}"/>"##);
        }
    }

    /// A hex with all that is in it.
    pub(in super::super) fn hex(&mut self, plan: &Plan<'_>) {
        let area = plan.spot.area;
        let title = super::super::board_text::area(self.scene, area, self.words, self.is_active(&area.id));
        let Point { x, y } = plan.spot.centre;
        put!(self, r#"<g data-place="{}" transform="translate({x:.0} {y:.0})"><title>{}</title>"#, escaped(&area.id.0), escaped(&title));
        self.out.push_str(r##"<use href="#sp-h" fill-opacity="0"/>"##);
        if area.dimmed {
            self.out.push_str(r##"<use href="#sp-h" fill="url(#sp-spent)"/>"##);
        }
        if anomalies::is_heart(&area.style) {
            self.out.push_str(r##"<use href="#sp-crown"/>"##);
        }
        for i in 0..plan.near.discs.len() {
            self.disc(plan, i);
        }
        for side in Side::BOTH {
            let Some(class) = side.class(self.options.density) else { continue };
            let content = plan.content(side);
            if content.plates.is_empty()
                && content.markers.is_empty()
                && content.signs.is_empty()
                && content.emblem.is_none()
                && content.counters.is_empty()
            {
                continue;
            }
            put!(self, r#"<g{class} aria-hidden="true">"#);
            self.hex_signs(plan, side);
            self.hex_emblem(plan, side);
            self.hex_counters(plan, side);
            for plate in &content.plates {
                let end = if plate.is_fleet { self.gliding(plate.owner, &area.id) } else { "" };
                self.plate(plate, side);
                self.out.push_str(end);
            }
            for marker in &content.markers {
                self.seal(marker, side);
            }
            self.out.push_str("</g>");
        }
        self.out.push_str("</g>");
    }

    /// The names of all hexes and discs, over what lies there.
    pub(in super::super) fn hex_names(&mut self, roots: &[sternpost_core::Place]) {
        let Some(class) = Side::Near.class(self.options.density) else { return };
        let plans = self.plans;
        let plans: Vec<&Plan<'_>> = plans.iter().filter(|plan| roots.contains(&plan.spot.area.id) && !plan.near.names.is_empty()).collect();
        if plans.is_empty() {
            return;
        }
        put!(
            self,
            r##"<g{class} fill="{}" font-size="{NAME}" stroke="#05070f" stroke-width="36" stroke-linejoin="round" paint-order="stroke" pointer-events="none" aria-hidden="true">"##,
            style::NAME
        );
        for plan in plans {
            let Point { x, y } = plan.spot.centre;
            for name in &plan.near.names {
                let colour =
                    if name.has_owner || plan.near.discs.is_empty() { String::new() } else { format!(r#" fill="{}""#, style::NOTE) };
                let size = match name.narrowed_to() {
                    Some(width) => format!(r#" font-size="{:.0}" textLength="{width:.0}" lengthAdjust="spacingAndGlyphs""#, name.set_in()),
                    None if name.size < NAME => format!(r#" font-size="{:.0}""#, name.size.floor()),
                    None => String::new(),
                };
                put!(
                    self,
                    r#"<text x="{:.0}" y="{:.0}"{size}{colour}>{}</text>"#,
                    x + name.at.x,
                    y + name.at.y + name.set_in() * 0.36,
                    escaped(&name.text)
                );
            }
        }
        self.out.push_str("</g>");
    }

    /// Arms around its letter.
    fn hex_signs(&mut self, plan: &Plan<'_>, side: Side) {
        for (badge, at, r) in &plan.content(side).signs {
            let badge = &plan.spot.area.badges[*badge];
            let (_, ink, rim) = style::badge(&badge.style);
            let size = if *r > 240.0 { side.sizes().letter * 1.2 } else { side.sizes().letter };
            put!(
                self,
                r#"<g transform="translate({:.0} {:.0})">{}<text y="{:.0}" font-size="{size:.0}" fill="{ink}">{}</text></g>"#,
                at.x,
                at.y,
                anomalies::wormhole(*r, rim),
                size * 0.3,
                escaped(&badge.sign)
            );
        }
    }

    /// The emblem of whose home it is.
    fn hex_emblem(&mut self, plan: &Plan<'_>, side: Side) {
        if let Some((emblem, at, size)) = plan.content(side).emblem {
            put!(self, "<g><title>{}</title>", escaped(&self.words.say(&emblem.label)));
            self.emblem_of(emblem.seat, at, size);
            self.out.push_str("</g>");
        }
    }

    /// A seat's emblem around a point.
    pub(in super::super) fn emblem_of(&mut self, seat: sternpost_core::Seat, at: Point, size: f64) {
        let (scale, bright) = (size / 24.0, self.look(Some(seat)).bright);
        let (x, y) = (at.x - size / 2.0, at.y - size / 2.0);
        put!(self, r##"<use href="#sp-e{seat}" transform="translate({x:.0} {y:.0}) scale({scale:.1})" fill="{bright}"/>"##);
    }

    /// The pieces of one owner: from afar a pennant in its colour, from near its ships on dark glass, with its mark at the hoist.
    fn plate(&mut self, plate: &Plate<'_>, side: Side) {
        let (look, Rect { x, y, w, .. }) = (self.look(plate.owner), plate.rect);
        let size = side.sizes();
        let ink = match side {
            Side::Far => look.ink,
            Side::Near => "#fff",
        };
        put!(self, r##"<g fill="{ink}" font-size="{:.0}">"##, size.count);
        match side {
            Side::Far if plate.is_fleet => self.pennant(plate.rect, look.colour),
            Side::Far => self.label(plate, look.colour),
            Side::Near => self.glass(plate, look.colour, look.bright),
        }
        if let Some((figure, at)) = &plate.strength {
            put!(self, r##"<g fill="{}">"##, look.ink);
            self.figure(figure, *at, size.count);
            self.out.push_str("</g>");
        }
        if let (Some(at), Some(seat)) = (plate.mark, plate.owner) {
            let fill = if side == Side::Near && plate.strength.is_none() { look.bright } else { look.ink };
            put!(
                self,
                r##"<use href="#sp-m{seat}" fill="{fill}" transform="translate({:.0} {:.0}) scale({:.2})"/>"##,
                at.x,
                at.y,
                size.mark / 220.0
            );
        }
        for stand in &plate.stands {
            self.stand(stand, side, look.bright);
        }
        if let Some((text, at)) = &plate.sum {
            self.figure(text, *at, size.count);
        }
        if side == Side::Near || self.options.density == super::super::Density::Far {
            for piece in &plate.unseen {
                put!(self, r#"<g data-place="{}"><title>{}</title></g>"#, escaped(&piece.id.0), escaped(&self.words.piece(piece)));
            }
        }
        if side == Side::Far
            && plate.stands.iter().map(|stand| stand.piece).chain(plate.unseen.iter().copied()).any(|piece| !piece.badges.is_empty())
        {
            self.burst(Point::new(x + w - 30.0, y + 30.0), 17.0);
        }
        self.out.push_str("</g>");
    }

    /// A flag with a swallow's tail.
    fn pennant(&mut self, Rect { x, y, w, h }: Rect, colour: &str) {
        let tail = h * TAIL;
        put!(
            self,
            r##"<path d="M{x:.0} {y:.0}h{w:.0}l{:.0} {:.0}l{tail:.0} {:.0}h{:.0}z" fill="{colour}" stroke="#05070f" stroke-width="26" stroke-linejoin="round"/>"##,
            -tail,
            h / 2.0,
            h / 2.0,
            -w
        );
    }

    /// A plain plate in a colour.
    fn label(&mut self, plate: &Plate<'_>, colour: &str) {
        let Rect { x, y, w, h } = plate.rect;
        put!(
            self,
            r##"<rect x="{x:.0}" y="{y:.0}" width="{w:.0}" height="{h:.0}" rx="{:.0}" fill="{colour}" stroke="#05070f" stroke-width="22"/>"##,
            plate.corner
        );
    }

    /// Dark glass with a rim of its owner's colour; where its strength stands, it is that colour.
    fn glass(&mut self, plate: &Plate<'_>, fill: &str, colour: &str) {
        let Rect { x, y, w, h } = plate.rect;
        put!(
            self,
            r##"<rect x="{x:.0}" y="{y:.0}" width="{w:.0}" height="{h:.0}" rx="{:.0}" fill="#04060f" fill-opacity=".8" stroke="{colour}" stroke-width="15"/>"##,
            plate.corner
        );
        if plate.hoist > 0.0 {
            let (r, hoist) = (plate.corner, plate.hoist);
            put!(
                self,
                r##"<path d="M{:.0} {y:.0}H{:.0}V{:.0}H{0:.0}Q{x:.0} {2:.0} {x:.0} {:.0}V{:.0}Q{x:.0} {y:.0} {0:.0} {y:.0}Z" fill="{fill}"/>"##,
                x + r,
                x + hoist,
                y + h,
                y + h - r,
                y + r
            );
        }
    }

    /// A silhouette with its number. Its id and title stand where every piece is drawn.
    fn stand(&mut self, stand: &Stand<'_>, side: Side, bright: &str) {
        let piece = stand.piece;
        let is_named = side == Side::Near || self.options.density == super::super::Density::Far;
        if is_named {
            put!(self, r#"<g data-place="{}"><title>{}</title>"#, escaped(&piece.id.0), escaped(&self.words.piece(piece)));
        }
        match side {
            Side::Far => self.silhouette(stand, side),
            Side::Near => {
                put!(self, r#"<g fill="{bright}">"#);
                self.silhouette(stand, side);
                self.out.push_str("</g>");
            }
        }
        if let Some(at) = stand.count {
            self.figure(&piece.count.to_string(), at, side.sizes().count);
        }
        if side == Side::Near && !piece.badges.is_empty() {
            self.burst(Point::new(stand.at.x - stand.size * 0.34, stand.at.y - stand.size * 0.36), 10.0);
        }
        if is_named {
            self.out.push_str("</g>");
        }
    }

    /// A glyph in the ink of its plate, or its letters.
    fn silhouette(&mut self, stand: &Stand<'_>, side: Side) {
        let (name, at, size) = (&stand.piece.glyph, stand.at, stand.size * class(stand.piece.role, side));
        let known = self.scene.glyphs.iter().zip(0..).find(|((known, _), _)| *known == name);
        match known {
            Some(((_, glyph), i)) if !glyph.path.is_empty() => {
                let scale = size / 24.0;
                put!(
                    self,
                    r##"<use href="#sp-g{i}" transform="translate({:.0} {:.0}) scale({scale:.1})"/>"##,
                    at.x - 12.0 * scale,
                    at.y - 12.0 * scale
                );
            }
            Some(((_, glyph), _)) => self.figure(&glyph.letters.clone(), at, size * 0.8),
            None => self.figure(&name.chars().take(2).collect::<String>(), at, size * 0.8),
        }
    }

    fn figure(&mut self, text: &str, at: Point, size: f64) {
        put!(self, r#"<text x="{:.0}" y="{:.0}">{}</text>"#, at.x, at.y + size * 0.36, escaped(text));
    }

    /// "Damaged": a red burst with a white rim.
    fn burst(&mut self, at: Point, scale: f64) {
        put!(self, r##"<use href="#sp-hit" transform="translate({:.0} {:.0}) scale({scale})"/>"##, at.x, at.y);
    }

    /// A token that lies by itself: a seal in the colour of its seat with its mark, or what it is.
    fn seal(&mut self, stand: &Stand<'_>, side: Side) {
        let (piece, Point { x, y }, r) = (stand.piece, stand.at, stand.size / 2.0);
        let look = self.look(piece.owner);
        let is_named = side == Side::Near || self.options.density == super::super::Density::Far;
        if is_named {
            put!(self, r#"<g data-place="{}"><title>{}</title>"#, escaped(&piece.id.0), escaped(&self.words.piece(piece)));
        }
        match piece.owner {
            Some(seat) => put!(self, r##"<use href="#sp-s{seat}" transform="translate({x:.0} {y:.0}) scale({:.2})"/>"##, r / 100.0),
            None => {
                put!(
                    self,
                    r##"<use href="#sp-seal" transform="translate({x:.0} {y:.0}) scale({:.2})" fill="{}"/>"##,
                    r / 100.0,
                    look.colour
                );
                self.glyph(&piece.glyph, stand.at, r * 1.4, look.ink);
            }
        }
        if is_named {
            self.out.push_str("</g>");
        }
    }
}

/// The relative size of a piece, seen from near: what is most important more, what is carried less.
fn class(role: Role, side: Side) -> f64 {
    match (side, role) {
        (Side::Far, _) | (Side::Near, Role::Unit | Role::Escort | Role::Structure | Role::Marker) => 1.0,
        (Side::Near, Role::Chief) => 1.14,
        (Side::Near, Role::Cargo) => 0.84,
    }
}
