//! The legend of seats below the board: those that no sheet of their own names.

use super::density::Density;
use super::draw::{Drawing, token_id};
use super::fit::{fitted, text_width};
use super::style;
use super::xml::{escaped, put};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use sternpost_core::Seat;
use sternpost_show::scene::Outline;

impl Drawing<'_> {
    pub(super) fn legend_seats(&self) -> Vec<Seat> {
        let has_sheet = |seat: Seat| {
            let sheets = self.scene.areas.iter().filter(|area| area.parent.is_none() && matches!(area.outline, Outline::Box { .. }));
            sheets.filter_map(|area| area.owner).any(|owner| owner == seat)
        };
        self.colours.seats().filter(|seat| !has_sheet(*seat)).collect()
    }

    /// The size of names, and with it the height of a row of them: a picture for a phone has fewer in a row.
    fn legend_size(&self) -> f64 {
        if self.options.density == Density::Far { self.floor() } else { 200.0 }
    }

    /// The least size of letters that are read on a phone.
    fn floor(&self) -> f64 {
        if self.plans.is_empty() { 430.0 } else { 330.0 }
    }

    pub(super) fn legend_line(&self) -> f64 {
        self.legend_size() * 1.7
    }

    /// Row and left edge of each seat's entry.
    pub(super) fn legend_rows(&self, seats: &[Seat], width: f64) -> Vec<(u32, f64, Seat)> {
        let (mut row, mut x, mut rows) = (0, 0.0, vec![]);
        for seat in seats {
            let wide = self.legend_size() * (3.0 + text_width(&self.words.name(*seat)).min(14.0));
            if x + wide > width - 200.0 && x > 0.0 {
                (row, x) = (row + 1, 0.0);
            }
            rows.push((row, x, *seat));
            x += wide;
        }
        rows
    }

    pub(super) fn legend_entry(&mut self, x: f64, y: f64, seat: Seat) {
        let size = self.legend_size();
        let (at, scale) = (x + size * 0.4, size * 0.0052);
        if self.plans.is_empty() {
            put!(self, r##"<use href="#{}" transform="translate({at:.0} {y:.0}) scale({scale:.2})"/>"##, token_id(Some(seat)));
        } else {
            let look = self.look(Some(seat));
            put!(self, r##"<use href="#sp-seal" transform="translate({at:.0} {y:.0}) scale({scale:.2})" fill="{}"/>"##, look.colour);
            put!(
                self,
                r##"<use href="#sp-m{seat}" transform="translate({at:.0} {y:.0}) scale({:.2})" fill="{}"/>"##,
                scale * 0.52,
                look.ink
            );
        }
        let (name, size) = fitted(&self.words.name(seat), 14.0 * size, size, size);
        put!(
            self,
            r#"<text x="{:.0}" y="{:.0}" font-size="{size:.0}" text-anchor="start" fill="{}">{}</text>"#,
            x + size * 1.1,
            y + size * 0.36,
            style::NAME,
            escaped(&name)
        );
    }
}

/// A sign and its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sign {
    /// The sign: a small SVG that uses what the map defines.
    pub svg: String,
    /// What it means.
    pub words: String,
}
