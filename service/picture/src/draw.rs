//! Draws a scene as SVG: sky, areas, pieces as tokens, what is going on, what can be chosen, and the legend of seats.
//!
//! Only presentational attributes are used, no styles and no scripts, so that a drawing can stand in a page with a strict
//! content policy; what moves does so by the page's style sheet, or by its own in a picture that is fetched. Everything has a `<title>`.

use super::changes::ChangedSince;
use super::density::Density;
use super::hexes::Plan;
use super::layout::{Form, Layout, Spot};
use super::legend::Sign;
use super::marks::Mark;
use super::moves::Move;
use super::outlines::solidity;
use super::style::{self, Look, PAINTS};
use super::words::Words;
use super::xml::{escaped, put};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use sternpost_core::{BySeat, Place, Seat};
use sternpost_show::Overlay;
use sternpost_show::scene::Scene;

/// The options of a drawing.
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
    /// The occasion since when they have changed.
    pub since: ChangedSince,
    /// What has moved since then.
    pub moved: Vec<Move>,
    /// Outermost areas that can be shown from near, with what lies around them.
    pub near: Vec<Place>,
    /// Whether they are.
    pub from_near: bool,
    /// A layer over it.
    pub overlay: Option<Overlay>,
    /// Where what is only looked at is fetched from; without it that is drawn here.
    pub picture: Option<PictureAt>,
}

/// A picture of what is only looked at, by itself: see [`ground`](super::ground).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureAt {
    /// Its address, up to the name of a density.
    pub address: String,
    /// Whether the signs on it are explained, with what they are drawn of.
    pub explained: bool,
}

/// The part of a scene that a drawing shows.
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

/// The least size of figures on a ring as wide as a phone.
pub(super) const FLOOR: f64 = 458.0;

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
    /// What the legend uses, where the map does not define it.
    #[serde(default)]
    pub definitions: String,
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
        let sheets = sheets.collect();
        let Some(picture) = &options.picture else { return Parts { sheets, legend: drawing.signs(), map, definitions: String::new() } };
        if !picture.explained {
            return Parts { sheets, map, ..Parts::default() };
        }
        drawing.definitions();
        let definitions = std::mem::take(&mut drawing.out);
        Parts { sheets, legend: drawing.signs(), map, definitions }
    })
}

pub(super) fn with_drawing<T>(
    scene: &Scene,
    words: &Words<'_>,
    colours: &BySeat<String>,
    options: &SvgOptions,
    draw: impl FnOnce(Drawing<'_>) -> T,
) -> T {
    let layout = Layout::of(scene);
    let hexes = layout.spots.iter().filter(|spot| matches!(spot.form, Form::Hex) && spot.area.parent.is_none());
    let plans: Vec<Plan<'_>> = hexes.map(|spot| Plan::of(spot, &layout.spots, scene, words)).collect();
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

impl Drawing<'_> {
    /// Some outermost areas with what lies in them, what is going on there, and what can be chosen.
    pub(super) fn content(&mut self, roots: &[Place]) {
        let layout = self.layout;
        let is_here = |place: &Place| layout.root(place).is_some_and(|root| roots.contains(root));
        if self.options.picture.is_some() {
            self.places(roots);
            return self.marks(&is_here);
        }
        self.links(false, roots);
        if !self.plans.is_empty() {
            self.realms(roots);
        }
        if !self.plans.is_empty() {
            self.trails(roots);
        }
        for spot in layout.spots.iter().filter(|spot| roots.contains(&spot.area.id)) {
            match self.plans.iter().find(|plan| plan.spot.area.id == spot.area.id) {
                Some(plan) => self.hex(plan),
                None => self.area(spot),
            }
        }
        if self.plans.is_empty() {
            // A region that is drawn later would hide what comes from it.
            self.trails(roots);
        }
        self.layer_ground(roots);
        self.hex_names(roots);
        self.links(true, roots);
        self.edges(roots);
        self.layer_numbers(&is_here);
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
        if super::tiles::is_quarter(spot) {
            self.outline(spot, 0.0, r##"fill="none" stroke="#34427c" stroke-width="12""##);
        } else {
            self.outline(
                spot,
                0.0,
                &format!(r##"fill="url(#sp-p{index})" fill-opacity="{}" stroke="{}" stroke-width="14""##, solidity(spot), paint.line),
            );
        }
        if let Some(over) = paint.over {
            self.outline(spot, 8.0, &format!(r#"fill="url(#sp-{over})""#));
        }
        if spot.area.dimmed {
            self.outline(spot, 8.0, r#"fill="url(#sp-spent)""#);
        }
        if super::tiles::is_quarter(spot) {
            self.quarter_ground(spot);
        }
        self.owner_ring(spot);
        let inner: Vec<&Spot<'_>> = self.layout.spots.iter().filter(|inner| inner.area.parent.as_ref() == Some(&spot.area.id)).collect();
        for inner in inner {
            self.area(inner);
        }
        self.names(spot);
        let layout = self.layout;
        for hole in layout.holes.iter().filter(|hole| hole.slot.at == spot.area.id) {
            if super::tiles::is_tile(spot.area) {
                self.stack(hole);
                continue;
            }
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
}

/// The id of a seat's token in the drawing.
pub(super) fn token_id(owner: Option<Seat>) -> String {
    owner.map_or_else(|| "sp-nobody".to_owned(), |seat| format!("sp-seat{seat}"))
}
