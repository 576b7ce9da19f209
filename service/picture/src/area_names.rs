//! The names of areas with their notes; those of hexes are in `hexes`.

use super::boxes;
use super::draw::{Drawing, token_id};
use super::fit::{fitted, text_width};
use super::layout::{Form, Point, Spot};
use super::style::{self, PAINTS};
use super::tiles;
use super::tokens;
use super::xml::{escaped, put};
use std::fmt::Write as _;

impl Drawing<'_> {
    pub(super) fn names(&mut self, spot: &Spot<'_>) {
        let Point { x, y } = spot.centre;
        let (w, h) = spot.form.half();
        let name = self.words.say(&spot.area.label);
        let notes: Vec<String> = spot.area.notes.iter().map(|note| self.words.say(note)).collect();
        let notes = notes.join(" · ");
        match &spot.form {
            // See `hexes`.
            Form::Hex => {}
            Form::Disc { .. } => {
                let lift = if notes.is_empty() { h * 0.1 } else { -h * 0.08 };
                self.words_at(&name, (x, y + lift), (2.3 * w, (h * 0.4).min(140.0), (h * 0.26).min(88.0)), "#ffffff");
                self.words_at(&notes, (x, y + h * 0.3), (1.9 * w, (h * 0.36).min(125.0), (h * 0.24).min(80.0)), "#ffffff");
            }
            Form::Box { .. } if tiles::is_tile(spot.area) => self.tile_name(spot),
            Form::Box { .. } if !boxes::has_title(spot) => {}
            Form::Box { .. } => {
                let (is_drawn, end) = self.near_only(&spot.area.id);
                if is_drawn {
                    self.box_names(spot, &name, &notes);
                }
                self.out.push_str(end);
            }
            Form::Polygon { .. } if tiles::is_quarter(spot) => self.quarter_names(spot),
            Form::Polygon { .. } => {
                let size = tokens::name_size(spot);
                // The glyph says what the notes say.
                let drawn = spot.area.glyph.as_ref().is_some_and(|glyph| {
                    let line = PAINTS[style::paint_index(&spot.area.style)].1.line;
                    self.glyph(glyph, Point::new(x, y - size * 0.55), size * 2.0, line)
                });
                let below = if drawn { size * 1.45 } else { size * 0.36 };
                let (is_drawn, end) = self.near_only(&spot.area.id);
                if is_drawn {
                    self.words_at(&name, (x, y + below), (size * 5.8, size, tokens::LEAST_NAME), style::NAME);
                    if !drawn {
                        self.words_at(&notes, (x, y + size * 1.5), (size * 9.0, size * 0.95, tokens::LEAST_NAME), style::NOTE);
                    }
                }
                self.out.push_str(end);
            }
        }
    }

    /// A box's title at its upper edge, its notes and badges at the other end.
    fn box_names(&mut self, spot: &Spot<'_>, name: &str, notes: &str) {
        let (size, rect) = (boxes::title_size(spot), spot.rect());
        let (mut left, mut right, baseline) = (rect.x + boxes::before_title(spot), rect.x + rect.w - size * 0.5, rect.y + size * 1.12);
        if let Some(seat) = spot.area.owner {
            let at = left + size * 0.42;
            put!(
                self,
                r##"<use href="#{}" transform="translate({at:.0} {:.0}) scale({:.3})"/>"##,
                token_id(Some(seat)),
                baseline - size * 0.32,
                size * 0.0044
            );
            left += size * 1.1;
        }
        if let Some(glyph) = &spot.area.glyph {
            self.glyph(glyph, Point::new(left + size * 0.45, baseline - size * 0.34), size * 1.05, style::NOTE);
            left += size * 1.25;
        }
        let r = size * 0.62;
        for badge in spot.area.badges.iter().rev() {
            self.sign(badge, Point::new(right - r, baseline - size * 0.34), r);
            right -= r * 2.3;
        }
        if !spot.area.badges.is_empty() {
            right -= r * 0.4;
        }
        // The notes have what the name leaves of the line, but not less than half of it.
        let room = right - left;
        let of_name = if notes.is_empty() { room } else { (text_width(name) * size).min(room / 2.0) };
        let lines = [(name, left, "start", style::NAME, of_name), (notes, right, "end", style::NOTE, room - of_name - size * 0.4)];
        for (text, x, anchor, colour, room) in lines.into_iter().filter(|(text, ..)| !text.is_empty()) {
            let (text, size) = fitted(text, room, size, size * if spot.is_read_from_afar { 0.845 } else { 0.6 });
            put!(
                self,
                r#"<text x="{x:.0}" y="{baseline:.0}" font-size="{size:.0}" text-anchor="{anchor}" fill="{colour}" aria-hidden="true">{}</text>"#,
                escaped(&text)
            );
        }
    }

    /// A text with a dark halo; `size` is the room, the largest and the smallest size.
    fn words_at(&mut self, text: &str, (x, y): (f64, f64), (room, largest, smallest): (f64, f64, f64), colour: &str) {
        if text.is_empty() {
            return;
        }
        let (text, size) = fitted(text, room, largest, smallest);
        put!(
            self,
            r##"<text x="{x:.0}" y="{y:.0}" font-size="{size:.0}" fill="{colour}" stroke="#05070f" stroke-width="{:.0}" stroke-linejoin="round" paint-order="stroke" aria-hidden="true">{}</text>"##,
            size * 0.2,
            escaped(&text)
        );
    }
}
