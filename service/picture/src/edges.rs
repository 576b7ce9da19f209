//! Edges that are places of their own: between areas, or at the rim of one. An edge on which something lies is drawn thick and jagged, a bare one
//! thin.

use super::draw::Drawing;
use super::layout::Point;
use super::style;
use super::words::Words;
use super::xml::{escaped, put};
use crate::say;
use std::fmt::Write as _;
use sternpost_core::{Arg, Place};
use sternpost_show::scene::{Area, Edge, Scene};

/// Half the width of the band around an edge that can be picked.
const REACH: f64 = 150.0;
/// The distance a jag leaves its line.
const JAG: f64 = 70.0;

/// The position of an edge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Band {
    from: Point,
    to: Point,
}

impl Band {
    pub(super) fn of(edge: &Edge) -> Self {
        Self { from: edge.from.into(), to: edge.to.into() }
    }

    pub(super) fn middle(self) -> Point {
        self.at(0.5, 0.0)
    }

    pub(super) fn half(self) -> f64 {
        self.from.distance(self.to) / 2.0
    }

    /// A point so far along it, and so far beside it.
    fn at(self, along: f64, beside: f64) -> Point {
        let (x, y, long) = (self.to.x - self.from.x, self.to.y - self.from.y, self.from.distance(self.to).max(1.0));
        Point::new(self.from.x + x * along - y / long * beside, self.from.y + y * along + x / long * beside)
    }

    /// The corners of what is around it.
    pub(super) fn corners(self) -> String {
        let beyond = REACH / 2.0 / self.half().max(1.0);
        let corners = [(-beyond, -REACH), (1.0 + beyond, -REACH), (1.0 + beyond, REACH), (-beyond, REACH)];
        joined(corners.into_iter().map(|(along, beside)| self.at(along, beside)))
    }

    /// The line itself: straight, or jagged.
    fn line(self, is_jagged: bool) -> String {
        if !is_jagged {
            return joined([self.from, self.to].into_iter());
        }
        let jags = (0..=8_u8).map(|step| {
            let beside = if step == 0 || step == 8 { 0.0 } else { JAG * if step % 2 == 0 { -1.0 } else { 1.0 } };
            self.at(f64::from(step) / 8.0, beside)
        });
        joined(jags)
    }
}

fn joined(points: impl Iterator<Item = Point>) -> String {
    points.map(|at| format!("{:.0},{:.0}", at.x, at.y)).collect::<Vec<_>>().join(" ")
}

impl Drawing<'_> {
    /// The edges of some outermost areas.
    pub(super) fn edges(&mut self, roots: &[Place]) {
        let (scene, layout) = (self.scene, self.layout);
        for edge in scene.edges.iter().filter(|edge| layout.root(&edge.id).is_some_and(|root| roots.contains(root))) {
            let (band, style::Band { colour, width, is_jagged }) = (Band::of(edge), style::band(&edge.style));
            put!(
                self,
                r##"<g data-place="{}"><title>{}</title><polyline points="{2}" fill="none" stroke="#05070f" stroke-width="{3}" stroke-linejoin="round" stroke-linecap="round"/><polyline points="{2}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"/>"##,
                escaped(&edge.id.0),
                escaped(&self.words.edge(scene, edge)),
                band.line(is_jagged),
                width + 40
            );
            for (step, badge) in (0_i8..).zip(&edge.badges) {
                let Point { x, y } = band.middle();
                self.sign(badge, Point::new(x + 240.0 * f64::from(step), y), 105.0);
            }
            self.out.push_str("</g>");
        }
    }

    /// The same where they are only told.
    pub(super) fn places_of_edges(&mut self, roots: &[Place]) {
        let (scene, layout) = (self.scene, self.layout);
        for edge in scene.edges.iter().filter(|edge| layout.root(&edge.id).is_some_and(|root| roots.contains(root))) {
            put!(
                self,
                r#"<g data-place="{}"><title>{}</title><polygon points="{}"/></g>"#,
                escaped(&edge.id.0),
                escaped(&self.words.edge(scene, edge)),
                Band::of(edge).corners()
            );
        }
    }

    /// The position of a place, if it is an edge.
    pub(super) fn band(&self, place: &Place) -> Option<Band> {
        self.scene.edges.iter().find(|edge| edge.id == *place).map(Band::of)
    }
}

impl Words<'_> {
    /// "Warp storm (1) between Jord and Mellon, active now".
    pub(super) fn edge(&self, scene: &Scene, edge: &Edge) -> String {
        let name = |place: &Place| scene.areas.iter().find(|area| area.id == *place).map(|area: &Area| self.say(&area.label));
        let mut names: Vec<String> = edge.beside.iter().filter_map(name).collect();
        let badges: Vec<String> = edge.badges.iter().map(|badge| self.say(&badge.label)).collect();
        let said = super::words::in_brackets(self.say(&edge.label), &badges);
        if names.iter().all(|name| said.contains(name)) {
            return if scene.highlights.contains(&edge.id) { format!("{said}, {}", self.own(say::ACTIVE)) } else { said };
        }
        let last = names.pop().unwrap_or_default();
        let (said, last) = (Arg::Literal(said), Arg::Literal(last));
        let words = if names.is_empty() { self.own(say::at_rim(said, last)) } else { self.own(say::between(said, names.join(", "), last)) };
        if scene.highlights.contains(&edge.id) { format!("{words}, {}", self.own(say::ACTIVE)) } else { words }
    }
}
