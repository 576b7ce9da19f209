//! The frame of a drawing: its extent, its view box, and what stands below the map.

use super::density::Side;
use super::draw::{Drawing, Scope};
use super::layout::{Rect, Spot};
use super::style;
use super::xml::{escaped, put};
use crate::say;
use std::fmt::Write as _;
use sternpost_core::Place;
use sternpost_show::scene::Area;

const MARGIN: f64 = 110.0;
/// The same where something can lie along the rim.
const MARGIN_OF_EDGES: f64 = 230.0;
/// The font family of boards: on pages by the page's own font, in pictures by the one shipped beside this.
pub(super) const FONT: &str = "'Sternpost Board','DejaVu Sans Condensed','DejaVu Sans','Segoe UI',system-ui,sans-serif";

/// The extent of the areas of a kind: left, top, right and bottom edge.
fn edges<'s, 'a: 's>(spots: impl Iterator<Item = &'s Spot<'a>>) -> [f64; 4] {
    let edges = spots.map(Spot::rect).map(|rect| [rect.x, rect.y, rect.x + rect.w, rect.y + rect.h]);
    edges.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]).unwrap_or_default()
}

impl Drawing<'_> {
    /// The margin around the board.
    pub(super) fn margin(&self) -> f64 {
        if self.scene.edges.iter().all(|edge| edge.beside.len() > 1) { MARGIN } else { MARGIN_OF_EDGES }
    }

    pub(super) fn whole(&mut self) {
        let scope = self.options.scope;
        let layout = self.layout;
        let is_in = |area: &Area| area.parent.is_none() && (scope == Scope::Whole || !self.scene.apart.contains(&area.id));
        let [left, top, right, bottom] = edges(layout.spots.iter().filter(|spot| is_in(spot.area)));
        let (left, top, width) = (left - self.margin(), top - self.margin(), right - left + 2.0 * self.margin());
        let below = if scope == Scope::Column { self.column(width) } else { vec![] };
        let legend = if scope == Scope::Map { vec![] } else { self.legend_rows(&self.legend_seats(), width) };
        let line = self.legend_line();
        let of_legend = if legend.is_empty() { 0.0 } else { line * f64::from(legend.last().map_or(0, |e| e.0) + 1) };
        let of_column: f64 = below.iter().map(|(_, height)| height + self.margin()).sum();
        let height = bottom - top + self.margin() + of_legend + of_column;
        let all = Rect { x: left, y: top, w: width, h: height };
        self.open(all, self.near(all), self.words.own(say::BOARD));
        let roots: Vec<Place> = layout.spots.iter().filter(|spot| is_in(spot.area)).map(|spot| spot.area.id.clone()).collect();
        match &self.options.picture {
            None => {
                self.definitions();
                self.sky(all, &roots);
            }
            Some(picture) => {
                self.definitions_of_places();
                self.show_ground(&picture.address, &Side::BOTH);
            }
        }
        self.content(&roots);
        let mut y = bottom + self.margin();
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
            y += high + self.margin();
        }
        for (row, x, seat) in &legend {
            self.legend_entry(left + 140.0 + x, y + line * (f64::from(*row) + 0.4), *seat);
        }
        self.out.push_str("</svg>");
    }

    /// Draws the background, which stays as it is as long as the map does: one group, so that its pixels are kept (see `raster`).
    pub(super) fn sky(&mut self, Rect { x, y, w, h }: Rect, roots: &[Place]) {
        self.out.push_str(r#"<g id="sp-ground">"#);
        for fill in [style::SKY, "url(#sp-stars)"] {
            put!(self, r#"<rect x="{x:.0}" y="{y:.0}" width="{w:.0}" height="{h:.0}" rx="220" fill="{fill}"/>"#);
        }
        if !self.plans.is_empty() {
            self.chart_ring();
        }
        self.hex_grounds(roots);
        self.out.push_str("</g>");
    }

    /// The ring of a chart around a map, with its ticks: of a map that is about round.
    fn chart_ring(&mut self) {
        let [left, top, right, bottom] = edges(self.plans.iter().map(|plan| plan.spot));
        let (cx, cy, r) = (f64::midpoint(left, right), f64::midpoint(top, bottom), (right - left).max(bottom - top) / 2.0 + 60.0);
        // Ticks are dashes of a wide line: 72 of them, every sixth longer.
        let tick = std::f64::consts::TAU * r / 72.0;
        put!(
            self,
            r##"<g fill="none" stroke="#d9b26a" stroke-opacity=".45"><circle cx="{cx:.0}" cy="{cy:.0}" r="{r:.0}" stroke-width="10"/>"##
        );
        for (step, long) in [(tick, 70), (tick * 6.0, 150)] {
            put!(
                self,
                r#"<circle cx="{cx:.0}" cy="{cy:.0}" r="{:.0}" stroke-width="{long}" stroke-dasharray="12 {:.2}"/>"#,
                r - f64::from(long) / 2.0,
                step * (r - f64::from(long) / 2.0) / r - 12.0
            );
        }
        self.out.push_str("</g>");
    }

    /// The areas that lie apart and are nobody's, each with the height it gets below a map so wide.
    fn column(&self, width: f64) -> Vec<(Place, f64)> {
        let spots = self.scene.apart.iter().filter_map(|place| self.layout.spot(place)).filter(|spot| spot.area.owner.is_none());
        spots.map(|spot| (spot.area.id.clone(), spot.rect().h * width / spot.rect().w.max(1.0))).collect()
    }

    /// An area that lies apart, by itself.
    pub(super) fn sheet_of(&mut self, place: &Place) {
        let Some(spot) = self.layout.spot(place) else { return };
        let Rect { x, y, w, h } = spot.rect();
        let name = self.words.say(&spot.area.label);
        self.open(Rect { x: x - 20.0, y: y - 20.0, w: w + 40.0, h: h + 40.0 }, None, name);
        if let Some(picture) = &self.options.picture {
            self.show_ground(&picture.address, &[Side::Near]);
        }
        self.content(std::slice::from_ref(place));
        self.out.push_str("</svg>");
    }

    /// Begins a drawing: the part of it that is seen, as `data-near` what can be seen from near, as `data-core` what that is about, and as
    /// `data-whole` all of it where that is more.
    pub(super) fn open(&mut self, all: Rect, near: Option<Rect>, name: String) {
        let seen = near.filter(|_| self.options.from_near);
        let Rect { x, y, w, h } = seen.unwrap_or(all);
        let role = if self.options.linked { "group" } else { "img" };
        let label = escaped(&name);
        put!(
            self,
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="board" role="{role}" aria-label="{label}" viewBox="{x:.0} {y:.0} {w:.0} {h:.0}""#
        );
        if let Some(near) = near {
            put!(self, r#" data-near="{:.0} {:.0} {:.0} {:.0}""#, near.x, near.y, near.w, near.h);
            if let Some(Rect { x, y, w, h }) = self.core() {
                put!(self, r#" data-core="{x:.0} {y:.0} {w:.0} {h:.0}""#);
            }
        }
        if seen.is_some() {
            put!(self, r#" data-whole="{:.0} {:.0} {:.0} {:.0}""#, all.x, all.y, all.w, all.h);
        }
        if let Some(pixels) = self.options.width {
            put!(self, r#" width="{pixels}" height="{:.0}""#, f64::from(pixels) * h / w);
        }
        put!(self, r#" font-family="{FONT}" font-weight="bold" text-anchor="middle"><title>{label}</title>"#);
    }
}
