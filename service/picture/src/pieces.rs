//! Draws pieces as tokens, with the small signs on them.

use super::draw::{Drawing, token_id};
use super::fit::text_width;
use super::layout::{Point, Token};
use super::style;
use super::xml::{escaped, put};
use std::fmt::Write as _;
use sternpost_show::scene::Badge;

impl Drawing<'_> {
    pub(super) fn token(&mut self, token: &Token<'_>) {
        let (Point { x, y }, r, piece) = (token.centre, token.radius, token.piece);
        let look = self.look(piece.owner);
        put!(self, r#"<g data-place="{}"><title>{}</title>"#, escaped(&piece.id.0), escaped(&self.words.piece(piece)));
        let own = if piece.owner.is_none() { style::paint_of_glyph(&piece.glyph) } else { None };
        match own {
            Some(paint) => {
                put!(
                    self,
                    r##"<circle cx="{x:.0}" cy="{y:.0}" r="{:.0}" fill="{}" stroke="#05070f" stroke-width="{:.0}"/>"##,
                    r * 0.91,
                    paint.line,
                    r * 0.08
                );
            }
            None => {
                put!(self, r##"<use href="#{}" transform="translate({x:.0} {y:.0}) scale({:.3})"/>"##, token_id(piece.owner), r / 110.0);
            }
        }
        if !self.glyph(&piece.glyph, token.centre, r * look.glyph, look.ink) {
            // A glyph that is not drawn is told by its letters.
            let letters = self.scene.glyphs.get(&piece.glyph).map_or_else(|| piece.glyph.chars().take(2).collect(), |g| g.letters.clone());
            let size = (r * 1.55 / text_width(&letters).max(0.1)).min(r * 1.2);
            put!(
                self,
                r#"<text x="{x:.0}" y="{:.0}" font-size="{size:.0}" fill="{}">{}</text>"#,
                y + size * 0.36,
                look.ink,
                escaped(&letters)
            );
        }
        let least = self.least_number(&piece.at) / 1.45;
        if piece.count != 1 {
            // Where tokens are large the number is as large as it can be.
            let size = if r > 190.0 { 0.58 } else { 0.5 };
            self.badge(
                Point::new(x + r * 0.72, y + r * 0.7),
                (r * size).max(least),
                &piece.count.to_string(),
                ("#05070f", "#ffffff", look.line),
            );
        }
        for (step, badge) in (0_i8..).zip(&piece.badges) {
            let at = Point::new(x + r * (f64::from(step) * 0.95 - 0.72), y - r * 0.7);
            self.badge(at, (r * 0.46).max(least), &badge.sign, style::badge(&badge.style));
        }
        self.out.push_str("</g>");
    }

    /// Draws a glyph of the scene around a point; whether it has a path that can be drawn.
    pub(super) fn glyph(&mut self, name: &str, at: Point, size: f64, ink: &str) -> bool {
        let known = self.scene.glyphs.iter().zip(0..).find(|((known, _), _)| *known == name);
        let Some((_, i)) = known.filter(|((_, glyph), _)| !glyph.path.is_empty()) else { return false };
        let scale = size / 24.0;
        put!(
            self,
            r##"<use href="#sp-g{i}" transform="translate({:.0} {:.0}) scale({scale:.2})" fill="{ink}"/>"##,
            at.x - 12.0 * scale,
            at.y - 12.0 * scale
        );
        true
    }

    /// A badge of the scene: a cost has the form of a key, so that it is known without its colour.
    pub(super) fn sign(&mut self, badge: &Badge, at: Point, radius: f64) {
        let (ground, ink, rim) = style::badge(&badge.style);
        if badge.style == "cost" {
            let (x, y, r) = (at.x, at.y, radius);
            put!(
                self,
                r#"<path d="M{:.0} {:.0}v{:.0}h{:.0}v{:.0}h{:.0}v{:.0}h{:.0}v{:.0}z" fill="{ground}" stroke="{rim}" stroke-width="{:.0}"/>"#,
                x - r * 0.25,
                y + r * 0.8,
                r * 1.3,
                r * 0.85,
                -r * 0.36,
                -r * 0.4,
                -r * 0.2,
                0.0,
                -r * 0.74,
                r * 0.12
            );
        }
        self.badge(at, radius, &badge.sign, (ground, ink, rim));
    }

    /// A small round sign; `colours` are the ground, the text and the rim.
    pub(super) fn badge(&mut self, at: Point, radius: f64, text: &str, (ground, ink, rim): (&str, &str, &str)) {
        let size = (radius * 1.75 / text_width(text).max(0.62)).min(radius * 1.45);
        put!(
            self,
            r#"<circle cx="{:.0}" cy="{:.0}" r="{radius:.0}" fill="{ground}" stroke="{rim}" stroke-width="{:.0}"/>"#,
            at.x,
            at.y,
            radius * 0.12
        );
        put!(
            self,
            r#"<text x="{:.0}" y="{:.0}" font-size="{size:.0}" fill="{ink}" aria-hidden="true">{}</text>"#,
            at.x,
            at.y + size * 0.365,
            escaped(text)
        );
    }
}
