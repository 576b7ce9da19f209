//! Draws the discs of a hex as SVG: their owner, their yield, their kind.

use super::super::density::Side;
use super::super::draw::Drawing;
use super::super::layout::Point;
use super::super::style;
use super::super::worlds::World;
use super::super::xml::{escaped, put};
use super::{Disc, Plan};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use sternpost_show::scene::Area;

impl Drawing<'_> {
    pub(super) fn disc(&mut self, plan: &Plan<'_>, i: usize) {
        let area = plan.near.discs[i].spot.area;
        let title = super::super::board_text::area(self.scene, area, self.words, self.is_active(&area.id));
        put!(self, r#"<g data-place="{}"><title>{}</title>"#, escaped(&area.id.0), escaped(&title));
        let disc = &plan.near.discs[i];
        put!(self, r#"<g transform="translate({:.0} {:.0})" aria-hidden="true">"#, disc.at.x, disc.at.y);
        self.ground(disc);
        let values = Yield::of(area, self);
        for side in Side::BOTH {
            if let (Some(class), Some(values)) = (side.class(self.options.density), &values) {
                let (down, scale) = (disc.yields_down(side.sizes().value), side.sizes().value / Side::Near.sizes().value);
                let moved = if down > 0.0 { format!("translate(0 {down:.0})") } else { String::new() };
                let scaled = if side == Side::Far { format!("scale({scale:.2})") } else { String::new() };
                let larger = format!("{moved}{scaled}");
                let larger = if larger.is_empty() { larger } else { format!(r#" transform="{larger}""#) };
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
        let world = World::of(area).drawn(r, area.dimmed);
        self.out.push_str(&world);
        if let Some(seat) = area.owner {
            put!(self, r##"<use href="#sp-r{seat}-{r:.0}"/>"##);
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
}

/// The yield of an area, in large figures with a bar between them; its notes where no badges say it.
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

    /// The definition of its drawing, as it is seen from near.
    pub(in super::super) fn definition(&self) -> String {
        let size = Side::Near.sizes().value;
        let step = size * 0.88;
        let all = f64::from(u32::try_from(self.values.len()).unwrap_or(1));
        let mut out = format!(
            r##"<g id="{}" class="value" font-size="{size:.0}" stroke="#05070f" stroke-width="44" stroke-linejoin="round" paint-order="stroke">"##,
            self.id()
        );
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
