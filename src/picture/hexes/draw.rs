//! A hex as SVG: what both sides share once, then each side in a group of its own.

use super::super::density::{NAME, Side};
use super::super::draw::Drawing;
use super::super::layout::{Point, Rect};
use super::super::style;
use super::super::xml::{escaped, put};
use super::{Disc, Plan, Plate, Stand};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use sternpost_core::scene::Area;

impl Drawing<'_> {
    /// A hex with all that is in it.
    pub(in super::super) fn hex(&mut self, plan: &Plan<'_>) {
        let area = plan.spot.area;
        let title = super::super::board_text::area(self.scene, area, self.words, self.is_active(&area.id));
        let Point { x, y } = plan.spot.centre;
        put!(self, r#"<g data-place="{}" transform="translate({x:.0} {y:.0})"><title>{}</title>"#, escaped(&area.id.0), escaped(&title));
        put!(self, r##"<use href="#sp-t{}"/>"##, style::paint_index(&area.style));
        if area.dimmed {
            self.out.push_str(r##"<use href="#sp-h" fill="url(#sp-spent)"/>"##);
        }
        if let Some(seat) = area.owner {
            let look = self.look(Some(seat));
            put!(
                self,
                r##"<use href="#sp-h" transform="scale(.95)" fill="none" stroke="{}" stroke-width="40" stroke-dasharray="{}"/>"##,
                look.colour,
                look.dash
            );
        }
        for i in 0..plan.near.discs.len() {
            self.disc(plan, i);
        }
        for side in Side::BOTH {
            let Some(class) = side.class(self.options.density) else { continue };
            let content = plan.content(side);
            if content.plates.is_empty() && content.markers.is_empty() && content.signs.is_empty() {
                continue;
            }
            put!(self, r#"<g{class} aria-hidden="true">"#);
            self.hex_signs(plan, side);
            for plate in &content.plates {
                self.plate(plate, side);
            }
            for marker in &content.markers {
                self.seal(marker, side);
            }
            self.out.push_str("</g>");
        }
        self.out.push_str("</g>");
    }

    fn disc(&mut self, plan: &Plan<'_>, i: usize) {
        let area = plan.near.discs[i].spot.area;
        let title = super::super::board_text::area(self.scene, area, self.words, self.is_active(&area.id));
        put!(self, r#"<g data-place="{}"><title>{}</title>"#, escaped(&area.id.0), escaped(&title));
        let disc = &plan.near.discs[i];
        put!(self, r#"<g transform="translate({:.0} {:.0})" aria-hidden="true">"#, disc.at.x, disc.at.y);
        self.ground(disc);
        let values = Yield::of(area, self);
        for side in Side::BOTH {
            if let (Some(class), Some(values)) = (side.class(self.options.density), &values) {
                let larger = match side {
                    Side::Near => String::new(),
                    Side::Far => format!(r#" transform="scale({:.2})""#, side.sizes().value / Side::Near.sizes().value),
                };
                put!(self, r##"<use href="#{}"{class}{larger}/>"##, values.id());
            }
        }
        if let Some(class) = Side::Near.class(self.options.density) {
            self.pips(disc, class);
        }
        self.out.push_str("</g></g>");
    }

    /// The disc with its owner's rim.
    fn ground(&mut self, disc: &Disc<'_>) {
        let (area, r) = (disc.spot.area, disc.radius);
        let index = style::paint_index(&area.style);
        if let Some(seat) = area.owner {
            put!(self, r##"<use href="#sp-r{seat}-{r:.0}"/>"##);
        }
        put!(self, r##"<circle r="{r:.0}" fill="url(#sp-p{index})" stroke="{}" stroke-width="10"/>"##, style::PAINTS[index].1.line);
        if area.dimmed {
            put!(self, r##"<circle r="{r:.0}" fill="url(#sp-spent)"/>"##);
        }
    }

    /// Its kind and what else is printed on it, at its shoulders.
    fn pips(&mut self, disc: &Disc<'_>, class: &str) {
        let (area, r) = (disc.spot.area, disc.radius);
        // Where another disc lies beside it: not beyond the edge of the hex, where the next hex covers it.
        let out = disc.side;
        let index = style::paint_index(&area.style);
        if area.glyph.is_none() && !area.badges.iter().any(|badge| self.scene.glyphs.contains_key(&badge.style)) {
            return;
        }
        put!(self, "<g{class}>");
        if area.glyph.is_some() {
            let at = if disc.side == 0.0 { Point::new(-r * 0.8, -r * 0.78) } else { Point::new(out * r * 0.3, -r) };
            put!(self, r##"<use href="#sp-k{index}" x="{:.0}" y="{:.0}"/>"##, at.x, at.y);
        }
        for badge in area.badges.iter().filter(|badge| self.scene.glyphs.contains_key(&badge.style)) {
            let at = if disc.side == 0.0 { Point::new(r * 0.8, -r * 0.78) } else { Point::new(-out * r * 0.82, -r * 0.72) };
            put!(self, r##"<use href="#sp-k-{}" x="{:.0}" y="{:.0}"/>"##, escaped(&badge.style), at.x, at.y);
        }
        self.out.push_str("</g>");
    }

    /// Kinds of discs, and what else is printed on them, as small signs: by the index of a paint, and by a badge's style.
    pub(in super::super) fn pips_of_discs(&self) -> BTreeMap<String, (String, &'static str, &'static str, &'static str)> {
        let areas = self.plans.iter().flat_map(|plan| &plan.near.discs).map(|disc| disc.spot.area);
        let mut pips = BTreeMap::new();
        for area in areas {
            let index = style::paint_index(&area.style);
            let paint = &style::PAINTS[index].1;
            if let Some(glyph) = &area.glyph {
                pips.insert(format!("sp-k{index}"), (glyph.clone(), paint.fill.1, "#ffffff", paint.line));
            }
            for badge in area.badges.iter().filter(|badge| self.scene.glyphs.contains_key(&badge.style)) {
                let (ground, ink, rim) = style::badge(&badge.style);
                pips.insert(format!("sp-k-{}", badge.style), (badge.style.clone(), ground, ink, rim));
            }
        }
        pips
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
                let size = if name.size < NAME { format!(r#" font-size="{:.0}""#, name.size.floor()) } else { String::new() };
                put!(
                    self,
                    r#"<text x="{:.0}" y="{:.0}"{size}{colour}>{}</text>"#,
                    x + name.at.x,
                    y + name.at.y + name.size * 0.36,
                    escaped(&name.text)
                );
            }
        }
        self.out.push_str("</g>");
    }

    /// A ring with two arms and its letter.
    fn hex_signs(&mut self, plan: &Plan<'_>, side: Side) {
        for (badge, at, r) in &plan.content(side).signs {
            let badge = &plan.spot.area.badges[*badge];
            let (ground, ink, rim) = style::badge(&badge.style);
            let arm = r * 1.3;
            let size = if *r > 240.0 { side.sizes().letter * 1.2 } else { side.sizes().letter };
            put!(
                self,
                r##"<g transform="translate({:.0} {:.0})" stroke="{rim}" stroke-width="36" stroke-linecap="round"><circle r="{r:.0}" fill="{ground}"/><path d="M{:.0} {:.0}A{arm:.0} {arm:.0} 0 0 1 {:.0} {:.0}M{:.0} {:.0}A{arm:.0} {arm:.0} 0 0 1 {:.0} {:.0}" fill="none"/>"##,
                at.x,
                at.y,
                -r * 0.98,
                -r * 0.2,
                r * 0.5,
                -r * 1.16,
                r * 0.98,
                r * 0.2,
                -r * 0.5,
                r * 1.16
            );
            put!(
                self,
                r#"<text y="{:.0}" font-size="{size:.0}" fill="{ink}" stroke="none">{}</text></g>"#,
                size * 0.3,
                escaped(&badge.sign)
            );
        }
    }

    fn plate(&mut self, plate: &Plate<'_>, side: Side) {
        let (look, Rect { x, y, w, h }) = (self.look(plate.owner), plate.rect);
        let size = side.sizes();
        put!(
            self,
            r##"<g fill="{}" font-size="{:.0}"><rect x="{x:.0}" y="{y:.0}" width="{w:.0}" height="{h:.0}" rx="{:.0}" fill="{}" stroke="#05070f" stroke-width="22"/>"##,
            look.ink,
            size.count,
            plate.corner,
            look.colour
        );
        if let (Some(at), Some(seat)) = (plate.mark, plate.owner) {
            put!(self, r##"<use href="#sp-m{seat}" transform="translate({:.0} {:.0}) scale({:.2})"/>"##, at.x, at.y, size.mark / 200.0);
        }
        for stand in &plate.stands {
            self.stand(stand, side);
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

    /// A silhouette with its number. Its id and title stand where every piece is drawn.
    fn stand(&mut self, stand: &Stand<'_>, side: Side) {
        let piece = stand.piece;
        let is_named = side == Side::Near || self.options.density == super::super::Density::Far;
        if is_named {
            put!(self, r#"<g data-place="{}"><title>{}</title>"#, escaped(&piece.id.0), escaped(&self.words.piece(piece)));
        }
        self.silhouette(stand);
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
    fn silhouette(&mut self, stand: &Stand<'_>) {
        let (name, at, size) = (&stand.piece.glyph, stand.at, stand.size);
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

/// What an area yields, in large figures with a bar between them; its notes where no badges say it.
pub(in super::super) struct Yield {
    /// Each with its colour.
    values: Vec<(String, &'static str)>,
}

impl Yield {
    pub(in super::super) fn of(area: &Area, drawing: &Drawing<'_>) -> Option<Self> {
        let badges = area.badges.iter().filter(|badge| !drawing.scene.glyphs.contains_key(&badge.style));
        let values: Vec<_> = badges.map(|badge| (badge.sign.clone(), style::value(&badge.style))).collect();
        let in_words = || area.notes.first().map(|note| Self { values: vec![(drawing.words.say(note), "#ffffff")] });
        if values.is_empty() { in_words() } else { Some(Self { values }) }
    }

    /// Its id among what a drawing defines once.
    pub(in super::super) fn id(&self) -> String {
        let safe = |text: &String| text.chars().filter(char::is_ascii_alphanumeric).collect::<String>();
        let figures: Vec<String> = self.values.iter().map(|(text, _)| safe(text)).collect();
        format!("sp-v{}", figures.join("-"))
    }

    /// As it is seen from near.
    pub(in super::super) fn definition(&self) -> String {
        let size = Side::Near.sizes().value;
        let step = size * 0.88;
        let all = f64::from(u32::try_from(self.values.len()).unwrap_or(1));
        let mut out = format!(r#"<g id="{}" class="value" font-size="{size:.0}">"#, self.id());
        for (i, (text, colour)) in (0_i32..).zip(&self.values) {
            let x = (f64::from(i) - (all - 1.0) / 2.0) * step;
            if i > 0 {
                let _ = write!(
                    out,
                    r##"<path d="M{:.0} {:.0}v{:.0}" stroke="#fff" stroke-opacity=".7" stroke-width="20"/>"##,
                    x - step / 2.0,
                    -size * 0.36,
                    size * 0.72
                );
            }
            let _ = write!(out, r#"<text x="{x:.0}" y="{:.0}" fill="{colour}">{}</text>"#, size * 0.36, escaped(text));
        }
        out.push_str("</g>");
        out
    }
}
