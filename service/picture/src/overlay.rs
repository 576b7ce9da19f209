//! A layer over a board: each region it says something of has a number, and a pattern that is the denser the larger the number; the rest steps back.

use super::density::Side;
use super::draw::{Drawing, FLOOR};
use super::layout::{Form, Point, Spot};
use super::legend::Sign;
use super::style;
use super::tokens::name_room;
use super::words::{Words, capitalised, number};
use super::xml::{escaped, put};
use crate::say;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use sternpost_core::{Arg, Place, Seat};
use sternpost_show::{LayerMark, Overlay, Scene};

/// The ink of patterns and plates that are nobody's.
const INK: &str = "#9be8ff";

/// A layer in lines: what it is, then each region and what it says of it, then what each seat has of it.
#[must_use]
pub fn told_overlay(scene: &Scene, words: &Words<'_>, overlay: &Overlay) -> String {
    let head = words.own(say::layer(words.say(&overlay.layer.label), words.say(&overlay.layer.about)));
    let mut told = format!("{head}\n");
    for worth in &overlay.worths {
        if let Some(area) = scene.areas.iter().find(|area| area.id == worth.place) {
            let _ = writeln!(told, "  {}: {}", words.say(&area.label), said(words, worth));
        }
    }
    if overlay.worths.is_empty() {
        let _ = writeln!(told, "  {}", words.own(say::LAYER_NOTHING));
    }
    let sums: Vec<String> = sums(overlay).into_iter().map(|(seat, sum)| format!("{} {sum}", words.name(seat))).collect();
    if !sums.is_empty() {
        let what = words.capitalised(say::LAYER_READY);
        let _ = writeln!(told, "  {}", words.own(say::list_of(what, sums.join(", "))));
    }
    told.push('\n');
    told
}

/// "3 (2 × Carrier from 18), belongs to Ada, exhausted".
fn said(words: &Words<'_>, worth: &LayerMark) -> String {
    let mut told = worth.count.to_string();
    if let Some(of) = &worth.words {
        let _ = write!(told, " ({})", words.say(of));
    }
    if let Some(owner) = worth.owner {
        let _ = write!(told, ", {}", words.own(say::controlled(owner)));
    }
    if worth.is_spent {
        let _ = write!(told, ", {}", words.own(say::DIMMED));
    }
    told
}

/// The sum each seat can have of it now, where some of it is somebody's alone and nothing says otherwise.
fn sums(overlay: &Overlay) -> BTreeMap<Seat, u32> {
    let mut sums = BTreeMap::new();
    for worth in overlay.worths.iter().filter(|worth| worth.words.is_none()) {
        if let Some(owner) = worth.owner {
            *sums.entry(owner).or_default() += if worth.is_spent { 0 } else { worth.count };
        }
    }
    sums
}

impl Drawing<'_> {
    /// The patterns of its three steps.
    pub(super) fn definitions_of_overlay(&mut self) {
        if self.options.overlay.is_none() {
            return;
        }
        put!(
            self,
            r##"<pattern id="sp-w0" width="260" height="260" patternUnits="userSpaceOnUse" fill="{INK}"><circle cx="65" cy="65" r="24"/><circle cx="195" cy="195" r="24"/></pattern><pattern id="sp-w1" width="170" height="170" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="42" height="170" fill="{INK}"/></pattern><pattern id="sp-w2" width="170" height="170" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" fill="{INK}"><path d="M0 0H170V56H56V170H0z"/></pattern>"##
        );
    }

    /// The layer's patterns over some outermost areas, which step back; names and choices stay above it.
    pub(super) fn layer_ground(&mut self, roots: &[Place]) {
        let options = self.options;
        let Some(overlay) = &options.overlay else { return };
        let most = overlay.worths.iter().map(|worth| worth.count).max().unwrap_or(1).max(1);
        let (layout, scene) = (self.layout, self.scene);
        put!(self, r#"<g pointer-events="none" data-layer="{}">"#, escaped(&overlay.layer.id));
        for spot in layout.spots.iter().filter(|spot| roots.contains(&spot.area.id) && !scene.apart.contains(&spot.area.id)) {
            self.outline(spot, 0.0, &format!(r#"fill="{}" fill-opacity=".5""#, style::SKY));
        }
        for worth in &overlay.worths {
            let Some(spot) = layout.spot(&worth.place).filter(|spot| roots.contains(&layout.spots[spot.root].area.id)) else { continue };
            let step = (worth.count * 3).div_ceil(most).clamp(1, 3) - 1;
            let paint = format!(r##"fill="url(#sp-w{step})" fill-opacity=".36" stroke="{INK}" stroke-opacity=".8" stroke-width="18""##);
            self.outline(spot, 30.0, &paint);
        }
        self.out.push_str("</g>");
    }

    /// The layer's numbers, in both densities.
    pub(super) fn layer_numbers(&mut self, is_here: &dyn Fn(&Place) -> bool) {
        let options = self.options;
        let Some(overlay) = &options.overlay else { return };
        let layout = self.layout;
        for worth in overlay.worths.iter().filter(|worth| is_here(&worth.place)) {
            let Some(spot) = layout.spot(&worth.place) else { continue };
            let title = self.title_of_worth(spot, worth);
            put!(self, r#"<g pointer-events="none" data-worth="{}"><title>{}</title>"#, escaped(&spot.area.id.0), escaped(&title));
            for side in Side::BOTH {
                if let Some(class) = side.class(options.density) {
                    let (at, size) = self.number_of(spot, side);
                    put!(self, "<g{class}>");
                    self.worth_plate(at, size, worth);
                    self.out.push_str("</g>");
                }
            }
            self.out.push_str("</g>");
        }
    }

    /// "Lodor: 3 (2 × Carrier from 18)".
    pub(super) fn title_of_worth(&self, spot: &Spot<'_>, worth: &LayerMark) -> String {
        let area = Arg::Literal(self.words.say(&spot.area.label));
        self.words.own(say::contents(area, said(self.words, worth)))
    }

    /// The position and size of a number: in the right corner of a hex, where there are neither planets nor fleets.
    fn number_of(&self, spot: &Spot<'_>, side: Side) -> (Point, f64) {
        let Point { x, y } = spot.centre;
        let size = if side == Side::Near { 300.0 } else { FLOOR };
        match &spot.form {
            Form::Hex => (Point::new(x + 800.0, y), size),
            Form::Disc { radius } => (spot.centre, (radius * 1.5).min(size)),
            Form::Box { .. } | Form::Polygon { .. } => (Point::new(x + name_room(spot).0 * 0.75, y - name_room(spot).1 * 0.3), FLOOR),
        }
    }

    /// A plate with the number and the mark of whose it is; struck out where it cannot be had now.
    fn worth_plate(&mut self, Point { x, y }: Point, size: f64, worth: &LayerMark) {
        let look = worth.owner.map(|_| self.look(worth.owner));
        let digits = if worth.count > 9 { 1.2 } else { 0.62 };
        let half = (size * (digits + if look.is_some() { 0.75 } else { 0.2 }) / 2.0 + size * 0.12, size * 0.52);
        let (fill, ink) = look.as_ref().map_or(("#05101c", "#ffffff"), |look| (look.colour, look.ink));
        let dash = if worth.is_spent { r#" stroke-dasharray="60 50""# } else { "" };
        put!(
            self,
            r##"<rect x="{:.0}" y="{:.0}" width="{:.0}" height="{:.0}" rx="{:.0}" fill="{fill}" stroke="{}" stroke-width="{:.0}"{dash}/>"##,
            x - half.0,
            y - half.1,
            2.0 * half.0,
            2.0 * half.1,
            size * 0.24,
            if look.is_some() { "#05070f" } else { INK },
            size * 0.06
        );
        let mut right = x;
        if let (Some(look), Some(seat)) = (&look, worth.owner) {
            let at = x - half.0 + size * 0.42;
            put!(
                self,
                r#"<path d="{}" transform="translate({at:.0} {y:.0}) scale({:.2})" fill="{}"/>"#,
                style::mark(seat).1,
                size * 0.0026,
                look.ink
            );
            right = x + size * 0.32;
        }
        put!(
            self,
            r#"<text x="{right:.0}" y="{:.0}" font-size="{size:.0}" fill="{ink}" aria-hidden="true">{}</text>"#,
            y + size * 0.36,
            worth.count
        );
        if worth.is_spent {
            put!(
                self,
                r#"<path d="M{:.0} {:.0}L{:.0} {:.0}" stroke="{ink}" stroke-width="{:.0}"/>"#,
                x - half.0,
                y + half.1,
                x + half.0,
                y - half.1,
                size * 0.07
            );
        }
    }

    /// The entries of the layer in the legend.
    pub(super) fn signs_of_overlay(&mut self) -> Vec<Sign> {
        let options = self.options;
        let Some(overlay) = &options.overlay else { return vec![] };
        let words = self.words.own(say::layer(self.words.label(&overlay.layer.label), self.words.say(&overlay.layer.about)));
        let nobody = LayerMark { owner: None, is_spent: false, words: None, ..LayerMark::new("sign".into(), 3) };
        let mut signs = vec![self.drawn(words, |drawing| drawing.worth_plate(Point::new(0.0, 0.0), 150.0, &nobody))];
        let most = overlay.worths.iter().map(|worth| worth.count).max().unwrap_or(0);
        for step in 0..3_u32 {
            let (from, to) = (most * step / 3 + 1, most * (step + 1) / 3);
            if from <= to {
                let words = self.words.own(say::layer_step(number(from), number(to)));
                signs.push(self.drawn(words, |drawing| {
                    put!(
                        drawing,
                        r##"<g transform="scale(.25)"><circle r="380" fill="url(#sp-w{step})" stroke="{INK}" stroke-width="20"/></g>"##
                    );
                }));
            }
        }
        if overlay.worths.iter().any(|worth| worth.is_spent) {
            let spent = LayerMark { is_spent: true, ..nobody };
            let words = capitalised(&self.words.own(say::DIMMED));
            signs.push(self.drawn(words, |drawing| drawing.worth_plate(Point::new(0.0, 0.0), 150.0, &spent)));
        }
        signs
    }
}
