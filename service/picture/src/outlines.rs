//! Draws the outlines of areas, with the sign of their owner.

use super::draw::{Drawing, token_id};
use super::layout::{Form, Point, Spot};
use super::polygon;
use super::style::Look;
use super::tokens;
use super::xml::put;
use std::fmt::Write as _;
use sternpost_core::Seat;

impl Drawing<'_> {
    /// The outline of an area, drawn `inset` inside it.
    pub(super) fn outline(&mut self, spot: &Spot<'_>, inset: f64, paint: &str) {
        let Point { x, y } = spot.centre;
        let paint = if paint.is_empty() { String::new() } else { format!(" {paint}") };
        match &spot.form {
            Form::Hex => {
                let scale = (1000.0 - 14.0 - inset * 1.155) / 986.0;
                if inset == 0.0 {
                    return put!(self, r##"<use href="#sp-h" x="{x:.0}" y="{y:.0}"{paint}/>"##);
                }
                put!(self, r##"<use href="#sp-h" transform="translate({x:.0} {y:.0}) scale({scale:.3})"{paint}/>"##);
            }
            Form::Disc { radius } => put!(self, r#"<circle cx="{x:.0}" cy="{y:.0}" r="{:.0}"{paint}/>"#, (radius - inset).max(1.0)),
            Form::Box { half_width, half_height } => {
                let (w, h) = ((half_width - inset).max(1.0), (half_height - inset).max(1.0));
                put!(self, r#"<rect x="{:.0}" y="{:.0}" width="{:.0}" height="{:.0}" rx="90"{paint}/>"#, x - w, y - h, 2.0 * w, 2.0 * h);
            }
            Form::Polygon { corners } => {
                let points = polygon::inset(corners, inset);
                let points: Vec<String> = points.iter().map(|at| format!("{:.0},{:.0}", x + at.x, y + at.y)).collect();
                put!(self, r#"<polygon points="{}" stroke-linejoin="round"{paint}/>"#, points.join(" "));
            }
        }
    }

    pub(super) fn owner_ring(&mut self, spot: &Spot<'_>) {
        let Some(seat) = spot.area.owner else { return };
        if matches!(spot.form, Form::Polygon { .. }) {
            self.realm_of(seat, spot);
            // What stands in a quarter of a tile says whose it is.
            if super::tiles::is_quarter(spot) {
                return;
            }
            return self.owner_tag(seat, spot);
        }
        let look = self.look(Some(seat));
        let dash = if look.dash.is_empty() { String::new() } else { format!(r#" stroke-dasharray="{}""#, look.dash) };
        let inset = if matches!(spot.form, Form::Disc { .. }) { -34.0 } else { 40.0 };
        self.outline(spot, inset, r##"fill="none" stroke="#05070f" stroke-width="46""##);
        self.outline(spot, inset, &format!(r#"fill="none" stroke="{}" stroke-width="30"{dash}"#, ring_colour(&look)));
        self.owner_tag(seat, spot);
    }

    /// The sign of a seat beside the name of what it holds.
    fn owner_tag(&mut self, seat: Seat, spot: &Spot<'_>) {
        let (w, h) = spot.form.half();
        let (dx, dy) = match spot.form {
            Form::Disc { .. } => (w * 0.76, -h * 0.76),
            Form::Hex => return,
            // A box shows its owner beside its title.
            Form::Box { .. } => return,
            Form::Polygon { .. } if spot.area.glyph.is_none() => (0.0, -tokens::name_size(spot)),
            Form::Polygon { .. } => {
                let (width, height) = tokens::name_room(spot);
                (width * 0.62, -height * 0.45)
            }
        };
        let size = if matches!(spot.form, Form::Polygon { .. }) { spot.form.scale() * 0.6 } else { 0.62 };
        let tag = r##"<use href="#"##;
        put!(
            self,
            r#"{tag}{}" transform="translate({:.0} {:.0}) scale({size:.2})"/>"#,
            token_id(Some(seat)),
            spot.centre.x + dx,
            spot.centre.y + dy
        );
    }
}

/// Open space lets the stars through.
pub(super) fn solidity(spot: &Spot<'_>) -> &'static str {
    if spot.area.style.contains("space") || spot.area.style.contains("empty") { ".78" } else { ".95" }
}

/// A ring must be seen on the dark sky.
pub(super) fn ring_colour(look: &Look) -> &'static str {
    look.bright
}
