//! What can be chosen on a board, and what is going on there: drawn over everything else.

use super::draw::Drawing;
use super::layout::{Form, Point, Rect, Spot};
use super::style;
use super::tokens;
use super::words::number;
use super::xml::{escaped, put};
use std::fmt::Write as _;
use sternpost_core::{Arg, Place};

/// A place that can be chosen now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The area or piece.
    pub place: Place,
    /// The choice it stands for.
    pub choice: String,
    /// The choice in words.
    pub label: String,
    /// The choice's number in the list beside the board, from 1.
    pub index: usize,
    /// Whether it is chosen already.
    pub selected: bool,
}

impl Drawing<'_> {
    pub(super) fn highlight(&mut self, place: &Place) {
        let layout = self.layout;
        if let Some(spot) = layout.spot(place) {
            self.outline(
                spot,
                22.0,
                &format!(
                    r#"fill="{0}" fill-opacity=".07" stroke="{0}" stroke-opacity=".35" stroke-width="90" pointer-events="none""#,
                    style::ACTIVE
                ),
            );
            self.outline(spot, 10.0, &format!(r#"fill="none" stroke="{}" stroke-width="28" pointer-events="none""#, style::ACTIVE));
        } else if let Some((centre, radius)) = layout.disc(place) {
            put!(
                self,
                r#"<circle cx="{:.0}" cy="{:.0}" r="{:.0}" fill="none" stroke="{}" stroke-width="24" pointer-events="none"/>"#,
                centre.x,
                centre.y,
                radius * 1.2,
                style::ACTIVE
            );
        } else if let Some(sheet) = layout.sheet(place) {
            let paint = format!(r#"fill="none" stroke="{}" stroke-width="40" pointer-events="none""#, style::ACTIVE);
            self.around(sheet.rect, &paint);
        }
    }

    /// A frame around a card.
    fn around(&mut self, Rect { x, y, w, h }: Rect, paint: &str) {
        put!(self, r#"<rect x="{x:.0}" y="{y:.0}" width="{w:.0}" height="{h:.0}" rx="90" {paint}/>"#);
    }

    /// What can be chosen: large places below small ones, so that a planet can be met inside its system.
    pub(super) fn marks(&mut self) {
        let layout = self.layout;
        let mut marks: Vec<(&Mark, f64, usize)> = vec![];
        for mark in &self.options.marks {
            let size = layout.spot(&mark.place).map(|spot| spot.form.half().0);
            let size = size.or_else(|| layout.disc(&mark.place).map(|(_, radius)| radius));
            let size = size.or_else(|| layout.sheet(&mark.place).map(|sheet| sheet.rect.w / 2.0));
            let before = marks.iter().filter(|(other, ..)| other.place == mark.place).count();
            if let Some(size) = size {
                marks.push((mark, size, before));
            }
        }
        marks.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.index.cmp(&b.0.index)));
        for (mark, _, before) in marks {
            self.mark(mark, before);
        }
    }

    /// A mark; `before` counts the marks its place has already.
    fn mark(&mut self, mark: &Mark, before: usize) {
        let key = if mark.selected { "picture-chosen" } else { "picture-choice" };
        let title = self
            .words
            .own(key, &[("number", number(u32::try_from(mark.index).unwrap_or(u32::MAX))), ("label", Arg::Literal(mark.label.clone()))]);
        let class = if mark.selected { "mark is-selected" } else { "mark" };
        let (tag, title) = (if self.options.linked { "a" } else { "g" }, escaped(&title));
        put!(self, r#"<{tag} class="{class}" data-choice="{}" data-mark="{}""#, escaped(&mark.choice), mark.index);
        if self.options.linked {
            put!(self, r##" href="#choice-{}" aria-label="{title}""##, mark.index);
        }
        put!(self, "><title>{title}</title>");
        let colour = if mark.selected { style::CHOSEN } else { style::CHOICE };
        let line = if mark.selected { r#"stroke-width="30""# } else { r#"stroke-width="22" stroke-dasharray="70 42""# };
        let paint = format!(
            r#"class="mark-area" fill="{colour}" fill-opacity="{}" stroke="{colour}" {line}"#,
            if mark.selected { ".07" } else { ".04" }
        );
        let layout = self.layout;
        let (at, radius) = if let Some(spot) = layout.spot(&mark.place) {
            if before == 0 {
                self.outline(spot, if matches!(spot.form, Form::Disc { .. }) { -30.0 } else { 60.0 }, &paint);
            }
            let radius = match spot.form {
                Form::Disc { .. } => 110.0,
                Form::Hex => 128.0,
                Form::Box { .. } | Form::Polygon { .. } => 128.0 * spot.form.scale().min(1.4),
            };
            (badge_point(spot, before), radius)
        } else if let Some((centre, radius)) = layout.disc(&mark.place) {
            if before == 0 {
                put!(self, r#"<circle cx="{:.0}" cy="{:.0}" r="{:.0}" {paint}/>"#, centre.x, centre.y, radius * 1.14);
            }
            let shift = f64::from(u32::try_from(before).unwrap_or(0)) * radius * 1.2;
            (Point::new(centre.x - radius * 0.75 + shift, centre.y - radius * 0.8), radius * 0.62)
        } else if let Some(sheet) = layout.sheet(&mark.place) {
            if before == 0 {
                self.around(sheet.rect, &paint);
            }
            let radius = (sheet.rect.h * 0.2).clamp(120.0, 180.0);
            let shift = f64::from(u32::try_from(before).unwrap_or(0)) * radius * 2.1;
            (Point::new(sheet.rect.x + radius * 0.6 + shift, sheet.rect.y + radius * 0.4), radius)
        } else {
            unreachable!("marks without a place on the board were left out")
        };
        self.badge(at, radius, &mark.index.to_string(), (colour, "#04121a", "#04121a"));
        put!(self, "</{tag}>");
    }
}

/// Where the badge of a place's mark sits: on the left rim, further ones following it.
fn badge_point(spot: &Spot<'_>, before: usize) -> Point {
    let (w, h) = spot.form.half();
    let step = f64::from(u32::try_from(before).unwrap_or(0));
    let (dx, dy) = match &spot.form {
        Form::Hex => (-430.0 - 140.0 * step, -700.0 + 242.0 * step),
        Form::Disc { .. } => {
            let angle = std::f64::consts::PI * 1.02 + step * 230.0 / w.max(230.0);
            (w * 1.02 * angle.cos(), h * 1.02 * angle.sin())
        }
        // On the corner, so that the title can be read.
        Form::Box { .. } => (-w + 30.0 + 380.0 * step, -h + 30.0),
        Form::Polygon { .. } => {
            let (width, height) = tokens::name_room(spot);
            let at = if spot.area.glyph.is_some() { (-width * 0.7, -height * 0.45) } else { (-width * 1.2, 0.0) };
            (at.0, at.1 + step * 380.0)
        }
    };
    Point::new(spot.centre.x + dx, spot.centre.y + dy)
}
