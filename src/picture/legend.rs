//! Who is who, below the board: the seats that no sheet of their own names.

use super::draw::{Drawing, token_id};
use super::fit::{fitted, text_width};
use super::style;
use super::xml::{escaped, put};
use std::fmt::Write as _;
use sternpost_core::Seat;
use sternpost_core::scene::Outline;

impl Drawing<'_> {
    pub(super) fn legend_seats(&self) -> Vec<Seat> {
        let has_sheet = |seat: Seat| {
            let sheets = self.scene.areas.iter().filter(|area| area.parent.is_none() && matches!(area.outline, Outline::Box { .. }));
            sheets.filter_map(|area| area.owner).any(|owner| owner == seat)
        };
        self.colours.seats().filter(|seat| !has_sheet(*seat)).collect()
    }

    /// Row and left edge of each seat's entry.
    pub(super) fn legend_rows(&self, seats: &[Seat], width: f64) -> Vec<(u32, f64, Seat)> {
        let (mut row, mut x, mut rows) = (0, 0.0, vec![]);
        for seat in seats {
            let wide = 500.0 + text_width(&self.words.name(*seat)).min(14.0) * 165.0;
            if x + wide > width - 200.0 && x > 0.0 {
                (row, x) = (row + 1, 0.0);
            }
            rows.push((row, x, *seat));
            x += wide;
        }
        rows
    }

    pub(super) fn legend_entry(&mut self, x: f64, y: f64, seat: Seat) {
        put!(self, r##"<use href="#{}" transform="translate({:.0} {y:.0})"/>"##, token_id(Some(seat)), x + 60.0);
        let (name, size) = fitted(&self.words.name(seat), 14.0 * 165.0, 165.0, 165.0);
        put!(
            self,
            r#"<text x="{:.0}" y="{:.0}" font-size="{size:.0}" text-anchor="start" fill="{}">{}</text>"#,
            x + 210.0,
            y + 60.0,
            style::NAME,
            escaped(&name)
        );
    }
}
