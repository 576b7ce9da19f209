//! Draws the links between areas: borders that can be crossed show as bridges between two areas, paths lie over what they cross.

use super::draw::Drawing;
use super::layout::Point;
use super::style;
use super::xml::{escaped, put};
use std::fmt::Write as _;
use sternpost_core::Place;
use sternpost_show::scene::Link;

impl Drawing<'_> {
    /// The links between these areas that lie over them, or those below.
    pub(super) fn links(&mut self, is_over: bool, roots: &[Place]) {
        let scene = self.scene;
        for link in scene.links.iter().filter(|link| link.between.iter().all(|end| roots.contains(end))) {
            let way = style::way(&link.style);
            let points = self.points(link);
            if way.is_over != is_over || points.len() < 2 {
                continue;
            }
            let points: Vec<String> = points.iter().map(|at| format!("{:.0},{:.0}", at.x, at.y)).collect();
            let dash = if way.dash.is_empty() { String::new() } else { format!(r#" stroke-dasharray="{}""#, way.dash) };
            put!(
                self,
                r#"<polyline points="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="{}"{dash} data-link="{}"><title>{}</title></polyline>"#,
                points.join(" "),
                way.colour,
                way.width,
                way.cap,
                escaped(&format!("{} {}", link.between[0].0, link.between[1].0)),
                escaped(&self.link_title(link))
            );
        }
    }

    fn points(&self, link: &Link) -> Vec<Point> {
        if link.through.is_empty() {
            return link.between.iter().filter_map(|end| self.layout.spot(end)).map(|spot| spot.centre).collect();
        }
        link.through.iter().map(|at| Point::from(*at)).collect()
    }

    /// "Gate 6 – Gate 2: past what is out of play".
    fn link_title(&self, link: &Link) -> String {
        let name = |end| self.layout.spot(end).map(|spot| self.words.say(&spot.area.label));
        let ends: Vec<String> = link.between.iter().filter_map(name).collect();
        let ends = ends.join(" – ");
        match &link.note {
            Some(note) => self.words.with(&ends, self.words.say(note)),
            None => ends,
        }
    }
}
