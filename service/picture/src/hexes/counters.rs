//! Counters in a hex: a die with its population, tokens with their values, loot with its count. They stand in a row below its name.

use super::super::density::Side;
use super::super::draw::Drawing;
use super::super::fit::text_width;
use super::super::layout::{Point, Spot};
use super::super::style;
use super::super::xml::{escaped, put};
use super::Plan;
use std::fmt::Write as _;
use sternpost_show::scene::{Badge, Scene};

/// The radius of a die, and of a token, from near; the height of numbers on and beside them.
const DIE: f64 = 175.0;
const TOKEN: f64 = 132.0;
const NUMBER: f64 = 200.0;
const BETWEEN: f64 = 36.0;
/// From afar there is a die, and nothing else.
const FAR_DIE: f64 = 265.0;

/// A counter in a hex.
pub(in super::super) struct Counter {
    /// Which badge of the hex it is.
    pub(super) badge: usize,
    pub(super) at: Point,
    pub(super) radius: f64,
    /// Where its number stands, if that is beside it.
    pub(super) number: Option<Point>,
}

fn is_die(badge: &Badge) -> bool {
    badge.style.starts_with("population")
}

/// The width of the number beside a sign: a single one has no number.
fn beside(badge: &Badge, scene: &Scene) -> Option<f64> {
    (scene.glyphs.contains_key(&badge.style) && badge.sign != "1").then(|| text_width(&badge.sign) * NUMBER + 10.0)
}

/// The counters of a hex, and where they stand, from its upper edge or below its name.
pub(super) fn place(side: Side, spot: &Spot<'_>, scene: &Scene, below_names: f64) -> Vec<Counter> {
    let shown = |badge: &Badge| style::is_counter(&badge.style) && (side == Side::Near || is_die(badge));
    let badges: Vec<(usize, &Badge)> = spot.area.badges.iter().enumerate().filter(|(_, badge)| shown(badge)).collect();
    let radius = |badge: &Badge| match (side, is_die(badge)) {
        (Side::Far, _) => FAR_DIE,
        (Side::Near, true) => DIE,
        (Side::Near, false) => TOKEN,
    };
    let wide = |badge: &Badge| 2.0 * radius(badge) + beside(badge, scene).unwrap_or(0.0);
    let all: f64 = badges.iter().map(|(_, badge)| wide(badge) + BETWEEN).sum::<f64>() - BETWEEN;
    let y = match side {
        Side::Near => (below_names + DIE + 30.0).max(-400.0),
        Side::Far => -400.0,
    };
    let mut x = -all / 2.0;
    let mut counters = vec![];
    for (index, badge) in badges {
        let (r, from) = (radius(badge), x);
        let number = beside(badge, scene).map(|wide| Point::new(from + 2.0 * r + wide / 2.0, y));
        counters.push(Counter { badge: index, at: Point::new(from + r, y), radius: r, number });
        x += wide(badge) + BETWEEN;
    }
    counters
}

impl Drawing<'_> {
    pub(super) fn hex_counters(&mut self, plan: &Plan<'_>, side: Side) {
        for counter in &plan.content(side).counters {
            let badge = &plan.spot.area.badges[counter.badge];
            self.counter(badge, counter.at, counter.radius);
            if let Some(Point { x, y }) = counter.number {
                let (ground, ..) = style::badge(&badge.style);
                put!(
                    self,
                    r#"<text x="{x:.0}" y="{:.0}" font-size="{NUMBER:.0}" fill="{ground}">{}</text>"#,
                    y + NUMBER * 0.36,
                    escaped(&badge.sign)
                );
            }
        }
    }

    /// A counter around a point: a die, which is jagged where it is corrupted, a sign, or a token with its value.
    pub(in super::super) fn counter(&mut self, badge: &Badge, at: Point, radius: f64) {
        let (ground, ink, rim) = style::badge(&badge.style);
        let Point { x, y } = at;
        if self.glyph(&badge.style, at, radius * 2.0, ground) {
            return;
        }
        if badge.style == "population-corrupted" {
            put!(self, r#"<path d="{}" fill="{rim}" stroke="{ground}" stroke-width="26" stroke-linejoin="round"/>"#, jagged(at, radius));
        } else if is_die(badge) {
            let (side, corner) = (radius * 1.64, radius * 0.36);
            put!(
                self,
                r#"<rect x="{:.0}" y="{:.0}" width="{side:.0}" height="{side:.0}" rx="{corner:.0}" fill="{ground}" stroke="{rim}" stroke-width="22"/>"#,
                x - side / 2.0,
                y - side / 2.0
            );
        } else {
            put!(self, r#"<circle cx="{x:.0}" cy="{y:.0}" r="{:.0}" fill="{ground}" stroke="{rim}" stroke-width="20"/>"#, radius * 0.94);
        }
        let ink = if badge.style == "population-corrupted" { ground } else { ink };
        let size = if is_die(badge) { radius * 1.32 } else { (radius * 1.52).min(NUMBER) };
        put!(self, r#"<text x="{x:.0}" y="{:.0}" font-size="{size:.0}" fill="{ink}">{}</text>"#, y + size * 0.36, escaped(&badge.sign));
    }
}

/// A star of twelve jags.
fn jagged(at: Point, radius: f64) -> String {
    let corners = (0..24_u8).map(|step| {
        let angle = f64::from(step) * std::f64::consts::PI / 12.0;
        let reach = radius * if step % 2 == 0 { 1.08 } else { 0.84 };
        format!("{:.0} {:.0}", at.x + reach * angle.cos(), at.y + reach * angle.sin())
    });
    format!("M{}Z", corners.collect::<Vec<_>>().join("L"))
}
