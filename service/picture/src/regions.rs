//! Regions, the areas of a map that are no hexes: what is seen of them from afar, and what lies apart from the map and is drawn large enough by
//! itself.

use super::density::{Density, Side};
use super::draw::{Drawing, FLOOR};
use super::layout::{Form, Point, Spot};
use super::style;
use super::tiles;
use super::tokens;
use super::xml::{escaped, put};
use std::fmt::Write as _;
use sternpost_core::Place;

impl Drawing<'_> {
    /// Draws the pieces in an area itself; in a region as a number for each owner, seen from afar.
    pub(super) fn pieces(&mut self, spot: &Spot<'_>) {
        if tiles::is_quarter(spot) {
            return self.quarter_pieces(spot);
        }
        if !matches!(spot.form, Form::Polygon { .. }) {
            return self.tokens(&spot.area.id);
        }
        let layout = self.layout;
        let here: Vec<_> = layout.strengths.iter().filter(|strength| strength.pieces[0].at == spot.area.id).collect();
        if here.is_empty() {
            return;
        }
        if let Some(class) = Side::Near.class(self.options.density) {
            put!(self, "<g{class}>");
            for token in layout.tokens.iter().filter(|token| token.piece.at == spot.area.id) {
                let end = self.gliding(token.piece.owner, &spot.area.id);
                self.token(token);
                self.out.push_str(end);
            }
            self.out.push_str("</g>");
        }
        if let Some(class) = Side::Far.class(self.options.density) {
            put!(self, r#"<g{class} font-size="{FLOOR:.0}" aria-hidden="true">"#);
            for strength in here {
                let end = self.gliding(strength.pieces[0].owner, &spot.area.id);
                self.strength(strength);
                self.out.push_str(end);
            }
            self.out.push_str("</g>");
        }
    }

    /// A plate with the owner's mark and how strong they are; how many, where nothing says that.
    pub(super) fn strength(&mut self, strength: &tokens::Strength<'_>) {
        let owner = strength.pieces[0].owner;
        let (look, Point { x, y }) = (self.look(owner), strength.centre);
        let (w, h) = tokens::PLATE;
        let count: u32 = strength.pieces.iter().map(|piece| piece.count).sum();
        let at = &strength.pieces[0].at;
        let known = self.scene.strengths.iter().find(|known| known.at == *at && known.owner == owner);
        let sum = known.map_or(count, sternpost_show::scene::Strength::figure);
        put!(
            self,
            r##"<rect x="{:.0}" y="{:.0}" width="{:.0}" height="{:.0}" rx="90" fill="{}" stroke="#05070f" stroke-width="24"/>"##,
            x - w,
            y - h,
            2.0 * w,
            2.0 * h,
            look.colour
        );
        // The form of its tokens is its mark here.
        put!(self, r#"<path d="{}" transform="translate({:.0} {y:.0}) scale(1.1)" fill="{}"/>"#, look.form, x - w * 0.5, look.ink);
        put!(self, r#"<text x="{:.0}" y="{:.0}" fill="{}">{sum}</text>"#, x + w * 0.42, y + FLOOR * 0.36, look.ink);
        if strength.pieces.iter().any(|piece| style::is_damaged(piece)) {
            put!(
                self,
                r##"<path d="{}" transform="translate({:.0} {:.0}) scale(14)" fill="#c8102e" stroke="#fff" stroke-width="2"/>"##,
                style::BURST,
                x + w - 20.0,
                y - h + 20.0
            );
        }
        if self.options.density == Density::Far {
            for piece in &strength.pieces {
                put!(self, r#"<g data-place="{}"><title>{}</title></g>"#, escaped(&piece.id.0), escaped(&self.words.piece(piece)));
            }
        }
    }

    /// Whether what is in an area is drawn in two densities: what lies apart is drawn large enough by itself, as is what is read from afar.
    pub(super) fn is_of_the_map(&self, place: &Place) -> bool {
        !self.scene.is_read_from_afar && self.layout.root(place).is_none_or(|root| !self.scene.apart.contains(root))
    }

    /// The least size of letters in a place: on the map, or on a sheet, where they are made narrower instead of smaller than can be read.
    pub(super) fn least(&self, place: &Place) -> f64 {
        match (self.is_of_the_map(place), self.scene.is_read_from_afar) {
            (true, _) => tokens::LEAST_NAME,
            // Units stand beside each other: a long name has three quarters of its width.
            (false, true) => 170.0,
            (false, false) => 190.0,
        }
    }

    /// The least size of numbers that stand in a place: on a sheet they are read on a phone that is as wide as it.
    pub(super) fn least_number(&self, place: &Place) -> f64 {
        if self.is_of_the_map(place) { tokens::LEAST_NAME } else { 226.0 }
    }

    /// Opens a group that is seen from near only, if the place is on the map; whether there is anything to draw, and to close.
    pub(super) fn near_only(&mut self, place: &Place) -> (bool, &'static str) {
        if !self.is_of_the_map(place) {
            return (true, "");
        }
        match Side::Near.class(self.options.density) {
            Some(class) => {
                put!(self, "<g{class}>");
                (true, "</g>")
            }
            None => (false, ""),
        }
    }
}
