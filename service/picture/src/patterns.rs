//! The definitions (`<defs>`) of a drawing, which it uses often: patterns, gradients, tokens and glyphs.

use super::anomalies;
use super::draw::{Drawing, token_id};
use super::hexes::Yield;
use super::layout::Point;
use super::style::{self, PAINTS};
use super::worlds::{self, World};
use super::xml::{escaped, put};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use sternpost_core::Seat;
use sternpost_show::scene::Outline;

/// Stars, and what lies over something spent.
const EVERYWHERE: &str = concat!(
    r##"<pattern id="sp-stars" width="2300" height="1900" patternUnits="userSpaceOnUse" fill="#dfe7ff">"##,
    r#"<circle cx="130" cy="240" r="14" fill-opacity=".8"/><circle cx="610" cy="90" r="10" fill-opacity=".6"/>"#,
    r#"<circle cx="990" cy="520" r="18" fill-opacity=".5"/><circle cx="1480" cy="300" r="11" fill-opacity=".7"/>"#,
    r#"<circle cx="2010" cy="660" r="16" fill-opacity=".8"/><circle cx="360" cy="930" r="11" fill-opacity=".5"/>"#,
    r#"<circle cx="820" cy="1240" r="14" fill-opacity=".7"/><circle cx="1300" cy="1010" r="10" fill-opacity=".6"/>"#,
    r#"<circle cx="1740" cy="1390" r="19" fill-opacity=".5"/><circle cx="2200" cy="1180" r="10" fill-opacity=".7"/>"#,
    r#"<circle cx="180" cy="1620" r="18" fill-opacity=".6"/><circle cx="1120" cy="1760" r="11" fill-opacity=".7"/></pattern>"#,
    r##"<pattern id="sp-spent" width="90" height="90" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">"##,
    r##"<rect width="40" height="90" fill="#05070f" fill-opacity=".6"/></pattern>"##,
);
/// The pattern over a closed area.
const CLOSED: &str = concat!(
    r##"<pattern id="sp-closed" width="260" height="260" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">"##,
    r##"<rect width="36" height="260" fill="#2a3150" fill-opacity=".5"/></pattern>"##,
);
/// The back of a card.
const BACK: &str = concat!(
    r##"<pattern id="sp-back" width="240" height="240" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" fill="none" "##,
    r##"stroke="#7c88b8" stroke-opacity=".35" stroke-width="16"><path d="M0 120H240M120 0V240"/></pattern>"##,
);

impl Drawing<'_> {
    /// All of it.
    pub(super) fn definitions(&mut self) {
        self.out.push_str("<defs>");
        self.out.push_str(EVERYWHERE);
        let styles = self.scene.areas.iter().map(|area| &area.style).chain(self.scene.cards.iter().map(|card| &card.style));
        let used: BTreeSet<usize> = styles.map(|style| style::paint_index(style)).collect();
        for i in used {
            let (inner, outer) = PAINTS[i].1.fill;
            put!(
                self,
                r#"<radialGradient id="sp-p{i}" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="{inner}"/><stop offset="1" stop-color="{outer}"/></radialGradient>"#
            );
        }
        if !self.plans.is_empty() {
            self.definitions_of_grounds();
        }
        self.out.push_str("</defs><defs>");
        self.definitions_of_realms();
        // What only some boards have is defined only there.
        self.definitions_of_overlay();
        self.definitions_of_tiles();
        if self.scene.areas.iter().any(|area| area.style.contains("closed")) {
            self.out.push_str(CLOSED);
        }
        if self.scene.cards.iter().any(|card| card.is_face_down) {
            self.out.push_str(BACK);
        }
        if self.scene.areas.iter().any(|area| matches!(area.outline, Outline::Hex { .. })) {
            self.definitions_of_hexes();
        }
        // Only hexes are drawn without them.
        let all_hexes =
            !self.plans.is_empty() && self.plans.len() == self.layout.spots.iter().filter(|spot| spot.area.parent.is_none()).count();
        let owners: BTreeSet<Option<Seat>> = if all_hexes {
            BTreeSet::new()
        } else {
            self.scene.pieces.iter().map(|piece| piece.owner).chain(self.colours.seats().map(Some)).collect()
        };
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
            put!(self, r#"<path id="sp-g{i}" fill-rule="evenodd" d="{}"/>"#, escaped(&glyph.path));
        }
        self.out.push_str("</defs>");
    }

    /// The outline of a hex, and the grounds of all styles that hexes have.
    fn definitions_of_grounds(&mut self) {
        self.out.push_str(
            r##"<polygon id="sp-h" points="-986,0 -493,-854 493,-854 986,0 493,854 -493,854" stroke-width="16" stroke-linejoin="round"/>"##,
        );
        self.out.push_str(anomalies::DEFINITIONS);
        if self.plans.iter().any(|plan| anomalies::is_heart(&plan.spot.area.style)) {
            self.out.push_str(anomalies::CROWN);
        }
        let tiles: BTreeSet<usize> = self.plans.iter().map(|plan| style::paint_index(&plan.spot.area.style)).collect();
        for i in tiles {
            let paint = &PAINTS[i].1;
            let face = anomalies::face(PAINTS[i].0);
            put!(self, r##"<g id="sp-t{i}"><use href="#sp-h" fill="url(#sp-p{i})" stroke="{}"/>{face}</g>"##, paint.line);
        }
    }

    /// Tokens, what marks damage, and the marks of the seats.
    fn definitions_of_hexes(&mut self) {
        self.out.push_str(
            r##"<path id="sp-seal" d="M108 0L85 23L94 54L62 62L54 94L23 85L0 108L-23 85L-54 94L-62 62L-94 54L-85 23L-108 0L-85 -23L-94 -54L-62 -62L-54 -94L-23 -85L-0 -108L23 -85L54 -94L62 -62L94 -54L85 -23Z" stroke="#05070f" stroke-width="14" stroke-linejoin="round"/>"##,
        );
        put!(self, r##"<path id="sp-hit" d="{}" fill="#c8102e" stroke="#fff" stroke-width="2.4"/>"##, style::BURST);
        for (seat, _) in self.colours.iter() {
            let look = self.look(Some(seat));
            put!(
                self,
                r##"<path id="sp-m{seat}" d="{}"/><g id="sp-s{seat}"><use href="#sp-seal" fill="{}"/><use href="#sp-m{seat}" transform="scale(.52)" fill="{}"/></g>"##,
                style::mark(seat).1,
                look.colour,
                look.ink
            );
        }
        for emblem in &self.scene.emblems {
            if let Some(path) = super::emblem(&emblem.style) {
                put!(
                    self,
                    r##"<path id="sp-e{}" d="{path}" fill-rule="evenodd" stroke="#05070f" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"/>"##,
                    emblem.seat
                );
            }
        }
        self.out.push_str(&worlds::definitions(self.plans.iter().flat_map(|plan| &plan.near.discs).map(|disc| World::of(disc.spot.area))));
        let discs = || self.plans.iter().flat_map(|plan| &plan.near.discs);
        // Rims of owners, by the size of the disc.
        let rims: BTreeSet<(Seat, i32)> = discs().filter_map(|disc| disc.spot.area.owner.map(|seat| (seat, whole(disc.radius)))).collect();
        let values: Vec<Yield> = discs().filter_map(|disc| Yield::of(disc.spot.area, self)).collect();
        for (seat, radius) in rims {
            let look = self.look(Some(seat));
            let dash = if look.dash.is_empty() { String::new() } else { format!(r#" stroke-dasharray="{}""#, look.dash) };
            put!(
                self,
                r##"<g id="sp-r{seat}-{radius}"><circle r="{0}" fill="none" stroke="#05070f" stroke-width="64"/><circle r="{0}" fill="none" stroke="{1}" stroke-width="44"{dash}/></g>"##,
                radius + 34,
                super::outlines::ring_colour(&look)
            );
        }
        let mut defined = BTreeSet::new();
        for value in values.iter().filter(|value| defined.insert(value.id())) {
            self.out.push_str(&value.definition());
        }
        for (id, (glyph, ground, ink, rim)) in self.pips_of_discs() {
            put!(self, r#"<g id="{}"><circle r="105" fill="{ground}" stroke="{rim}" stroke-width="14"/>"#, escaped(&id));
            self.glyph(&glyph, Point::new(0.0, 0.0), 140.0, ink);
            self.out.push_str("</g>");
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a radius is some hundred thousandths")]
fn whole(radius: f64) -> i32 {
    radius.round() as i32
}
