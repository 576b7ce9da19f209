//! Splits a board in two: a background picture of what is only looked at, which a page fetches and a browser keeps; and over it the places that can
//! be asked for or chosen. A page weighs the same however much stands on its board.

use super::changes::ChangedSince;
use super::density::{Density, Side};
use super::draw::{Drawing, Scope, SvgOptions, with_drawing};
use super::layout::{Rect, Spot};
use super::moves::{GLIDE, Move};
use super::words::Words;
use super::xml::{escaped, put};
use crate::say;
use std::fmt::Write as _;
use sternpost_core::{BySeat, Place};
use sternpost_show::Overlay;
use sternpost_show::scene::Scene;

/// The options of a board's background picture: what it shows over the scene.
#[derive(Clone, Debug, Default)]
pub struct GroundOptions {
    /// Places that have changed since somebody looked.
    pub changed: Vec<Place>,
    /// The occasion since when they have changed.
    pub since: ChangedSince,
    /// What has moved since then: it glides there.
    pub moved: Vec<Move>,
    /// A layer over it.
    pub overlay: Option<Overlay>,
    /// How much it shows.
    pub density: Density,
}

/// Draws what is only looked at: the map and what lies apart from it, nothing that can be chosen.
#[must_use]
pub fn ground(scene: &Scene, words: &Words<'_>, colours: &BySeat<String>, options: GroundOptions) -> String {
    let GroundOptions { changed, since, moved, overlay, density } = options;
    let options = SvgOptions { changed, since, moved, overlay, density, scope: Scope::Whole, ..SvgOptions::default() };
    with_drawing(scene, words, colours, &options, |mut drawing| {
        let all = drawing.extent();
        drawing.open(all, None, drawing.words.own(say::BOARD));
        if !drawing.options.moved.is_empty() {
            drawing.out.push_str(GLIDE);
        }
        drawing.definitions();
        let roots: Vec<Place> =
            drawing.layout.spots.iter().filter(|spot| spot.area.parent.is_none()).map(|spot| spot.area.id.clone()).collect();
        drawing.sky(all, &roots);
        drawing.content(&roots);
        drawing.out.push_str("</svg>");
        drawing.out
    })
}

impl Drawing<'_> {
    /// The extent of the map and of what lies apart from it: the picture's size.
    fn extent(&self) -> Rect {
        let rects = self.layout.spots.iter().filter(|spot| spot.area.parent.is_none()).map(Spot::rect);
        let edges = rects.map(|rect| [rect.x, rect.y, rect.x + rect.w, rect.y + rect.h]);
        let around = edges.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]);
        let [left, top, right, bottom] = around.unwrap_or_default();
        Rect {
            x: left - self.margin(),
            y: top - self.margin(),
            w: right - left + 2.0 * self.margin(),
            h: bottom - top + 2.0 * self.margin(),
        }
    }

    /// Shows the picture in one density, or in both of which the page shows one.
    pub(super) fn show_ground(&mut self, address: &str, sides: &[Side]) {
        let Rect { x, y, w, h } = self.extent();
        for side in sides {
            let (name, class) = match side {
                Side::Near => ("near", r#" class="near""#),
                Side::Far => ("far", r#" class="far" display="none""#),
            };
            let class = if sides.len() > 1 { class } else { "" };
            put!(self, r#"<image href="{}{name}"{class} x="{x:.0}" y="{y:.0}" width="{w:.0}" height="{h:.0}"/>"#, escaped(address));
        }
    }

    /// The outlines that places use.
    pub(super) fn definitions_of_places(&mut self) {
        if !self.plans.is_empty() {
            self.out.push_str(concat!(
                r##"<defs><polygon id="sp-h" points="-986,0 -493,-854 493,-854 986,0 493,854 -493,854"/>"##,
                r##"<polygon id="sp-a" points="-917,0 -458,-794 458,-794 917,0 458,794 -458,794" stroke-linejoin="round"/></defs>"##
            ));
        }
    }

    /// Some outermost areas with what lies in them: where they are, and what there is to say of them.
    pub(super) fn places(&mut self, roots: &[Place]) {
        let (layout, options) = (self.layout, self.options);
        self.out.push_str(r#"<g fill-opacity="0">"#);
        for spot in layout.spots.iter().filter(|spot| roots.contains(&spot.area.id)) {
            self.place(spot);
        }
        self.places_of_edges(roots);
        self.out.push_str("</g>");
        let is_here = |place: &Place| layout.root(place).is_some_and(|root| roots.contains(root));
        for worth in options.overlay.iter().flat_map(|overlay| &overlay.worths).filter(|worth| is_here(&worth.place)) {
            if let Some(spot) = layout.spot(&worth.place) {
                let title = self.title_of_worth(spot, worth);
                put!(self, r#"<g data-worth="{}"><title>{}</title></g>"#, escaped(&spot.area.id.0), escaped(&title));
            }
        }
    }

    fn place(&mut self, spot: &Spot<'_>) {
        let (layout, scene) = (self.layout, self.scene);
        let area = spot.area;
        let title = super::board_text::area(scene, area, self.words, self.is_active(&area.id));
        put!(self, r#"<g data-place="{}"><title>{}</title>"#, escaped(&area.id.0), escaped(&title));
        self.outline(spot, 0.0, "");
        for inner in layout.spots.iter().filter(|inner| inner.area.parent.as_ref() == Some(&area.id)) {
            self.place(inner);
        }
        for hole in layout.holes.iter().filter(|hole| hole.slot.at == area.id) {
            let title = self.words.slot(scene, hole.slot);
            put!(
                self,
                r#"<g data-place="{}"><title>{}</title><circle cx="{:.0}" cy="{:.0}" r="{:.0}"/></g>"#,
                escaped(&hole.slot.id.0),
                escaped(&title),
                hole.centre.x,
                hole.centre.y,
                hole.radius
            );
        }
        for sheet in layout.sheets.iter().filter(|sheet| sheet.card.at == area.id) {
            let (title, Rect { x, y, w, h }) = (self.words.card(scene, sheet.card), sheet.rect);
            put!(
                self,
                r#"<g data-place="{}"><title>{}</title><rect x="{x:.0}" y="{y:.0}" width="{w:.0}" height="{h:.0}"/></g>"#,
                escaped(&sheet.card.id.0),
                escaped(&title)
            );
        }
        self.out.push_str("</g>");
    }
}
