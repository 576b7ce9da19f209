//! The key to the signs of a board: each sign that is on it, once, for a list beside the drawing whose definitions it uses.

use super::draw::{Drawing, token_id};
use super::layout::Point;
use super::legend::Sign;
use super::style;
use super::words::capitalised;
use super::xml::{escaped, put};
use crate::say;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use sternpost_core::Arg;
use sternpost_core::Key;
use sternpost_show::scene::{Badge, Emblem, Role};

impl Drawing<'_> {
    /// All signs of a board: who is who, what is printed, what stands there, and what is going on.
    pub(super) fn signs(&mut self) -> Vec<Sign> {
        let mut signs = self.signs_of_overlay();
        signs.extend(self.signs_of_seats());
        signs.extend(self.signs_of_emblems());
        signs.extend(self.signs_of_areas());
        signs.extend(self.signs_of_pieces());
        signs.extend(self.signs_of_badges());
        signs.extend(self.signs_of_states());
        let mut known = BTreeSet::new();
        signs.retain(|sign| known.insert(sign.words.clone()));
        signs
    }

    /// A sign drawn in a box from -110 to 110.
    pub(super) fn drawn(&mut self, words: String, draw: impl FnOnce(&mut Self)) -> Sign {
        self.out.clear();
        put!(self, r#"<svg viewBox="-110 -110 220 220" aria-hidden="true" font-weight="bold" text-anchor="middle">"#);
        draw(self);
        self.out.push_str("</svg>");
        Sign { svg: std::mem::take(&mut self.out), words }
    }

    fn signs_of_seats(&mut self) -> Vec<Sign> {
        let seats: Vec<_> = self.colours.seats().collect();
        let sign = |seat| {
            let id = if self.plans.is_empty() { token_id(Some(seat)) } else { format!("sp-s{seat}") };
            self.drawn(self.words.name(seat), |drawing| put!(drawing, r##"<use href="#{id}" transform="scale(.92)"/>"##))
        };
        seats.into_iter().map(sign).collect()
    }

    /// The signs of what seats play.
    fn signs_of_emblems(&mut self) -> Vec<Sign> {
        let scene = self.scene;
        let drawn = scene.emblems.iter().filter(|emblem| !self.plans.is_empty() && super::emblem(&emblem.style).is_some());
        let sign = |emblem: &Emblem| {
            let words = self.words.own(say::of(self.words.label(&emblem.label), Arg::Seat(emblem.seat)));
            self.drawn(words, |drawing| drawing.emblem_of(emblem.seat, Point::new(0.0, 0.0), 190.0))
        };
        drawn.collect::<Vec<_>>().into_iter().map(sign).collect()
    }

    /// The signs of areas: their yield, their kind, and their own.
    fn signs_of_areas(&mut self) -> Vec<Sign> {
        let scene = self.scene;
        let has_tiles = !self.layout.quarters.is_empty();
        let mut signs = vec![];
        let mut known = BTreeSet::new();
        for area in &scene.areas {
            for badge in area.badges.iter().filter(|badge| known.insert(badge.style.clone())) {
                let words = self.words.label_in_words(&badge.label);
                let has_glyph = scene.glyphs.contains_key(&badge.style);
                let (ground, ink, rim) = style::badge(&badge.style);
                signs.push(self.drawn(words, |drawing| match badge {
                    _ if style::is_counter(&badge.style) && !has_tiles => drawing.counter(badge, Point::new(0.0, 0.0), 92.0),
                    _ if has_glyph => put!(drawing, r##"<use href="#sp-k-{}" transform="scale(.9)"/>"##, escaped(&badge.style)),
                    Badge { sign, .. } if sign.is_empty() => {
                        put!(drawing, r##"<use href="#sp-t{}" transform="scale(.1)"/>"##, style::paint_index(&badge.style));
                    }
                    Badge { sign, style, .. } if has_tiles => {
                        drawing.out.push_str(r#"<g transform="scale(.62)">"#);
                        drawing.printed_number(sign, style, Point::new(0.0, 0.0));
                        drawing.out.push_str("</g>");
                    }
                    Badge { sign, style, .. } if style.starts_with("wormhole") => {
                        drawing.badge(Point::new(0.0, 0.0), 90.0, sign, (ground, ink, rim))
                    }
                    Badge { sign, style, .. } => {
                        put!(drawing, r#"<text y="60" font-size="170" fill="{}">{}</text>"#, style::value(style), escaped(sign));
                    }
                }));
            }
            let Some(glyph) = area.glyph.as_ref().filter(|glyph| known.insert(format!("glyph {glyph}"))) else { continue };
            let Some(words) = self.words.of_kind(area) else { continue };
            let line = style::PAINTS[style::paint_index(&area.style)].1.line;
            signs.push(self.drawn(words, |drawing| {
                drawing.glyph(glyph, Point::new(0.0, 0.0), 190.0, line);
            }));
        }
        signs
    }

    fn signs_of_pieces(&mut self) -> Vec<Sign> {
        let scene = self.scene;
        let mut known = BTreeSet::new();
        let mut signs = vec![];
        // Where seats have units of their own, one silhouette stands for several.
        for piece in scene.pieces.iter().filter(|piece| known.insert((piece.glyph.clone(), self.words.label(&piece.label)))) {
            let has_path = scene.glyphs.get(&piece.glyph).is_some_and(|glyph| !glyph.path.is_empty());
            // Tokens of seats in hexes are their marks.
            let is_a_mark = piece.role == Role::Marker && piece.owner.is_some() && !self.plans.is_empty();
            if !has_path && !is_a_mark {
                continue;
            }
            let words = self.words.label(&piece.label);
            signs.push(self.drawn(words, |drawing| {
                if let Some(seat) = piece.owner.filter(|_| is_a_mark) {
                    put!(drawing, r##"<use href="#sp-s{seat}" transform="scale(.92)"/>"##);
                } else {
                    drawing.glyph(&piece.glyph, Point::new(0.0, 0.0), 200.0, style::NAME);
                }
            }));
        }
        signs
    }

    /// The signs of badges on slots and cards.
    fn signs_of_badges(&mut self) -> Vec<Sign> {
        let scene = self.scene;
        let badges = scene.slots.iter().flat_map(|slot| &slot.badges).chain(scene.cards.iter().flat_map(|card| &card.badges));
        let badges = badges.chain(scene.edges.iter().flat_map(|edge| &edge.badges));
        let mut known = BTreeSet::new();
        let first: Vec<&Badge> = badges.filter(|badge| known.insert(badge.style.clone())).collect();
        first
            .into_iter()
            .map(|badge| self.drawn(self.words.label(&badge.label), |drawing| drawing.sign(badge, Point::new(0.0, -20.0), 80.0)))
            .collect()
    }

    fn signs_of_states(&mut self) -> Vec<Sign> {
        let (scene, options) = (self.scene, self.options);
        let mut signs = vec![];
        let says = |drawing: &Self, key: Key| capitalised(&drawing.words.own(key));
        if scene.areas.iter().any(|area| area.dimmed) || scene.cards.iter().any(|card| card.is_turned) {
            let words = says(self, say::DIMMED);
            signs.push(self.drawn(words, |drawing| {
                drawing
                    .out
                    .push_str(r##"<circle r="95" fill="#5b647c"/><g transform="scale(.3)"><circle r="316" fill="url(#sp-spent)"/></g>"##);
            }));
        }
        let routed = scene.pieces.iter().find_map(|piece| Some((piece, piece.badges.iter().find(|badge| badge.style == "routed")?)));
        if let Some((piece, badge)) = routed {
            let words = self.words.label_in_words(&badge.label);
            signs.push(self.drawn(words, |drawing| {
                drawing.out.push_str(r#"<g transform="rotate(90)" opacity=".62">"#);
                drawing.glyph(&piece.glyph, Point::new(0.0, 0.0), 190.0, style::NAME);
                drawing.out.push_str("</g>");
            }));
        }
        let is_damaged = |badge: &Badge| badge.style == "damage";
        if scene.pieces.iter().any(|piece| piece.badges.iter().any(is_damaged)) {
            let words = says(self, say::DAMAGED);
            signs.push(self.drawn(words, |drawing| {
                put!(drawing, r##"<path d="{}" transform="scale(10)" fill="#c8102e" stroke="#fff" stroke-width="2"/>"##, style::BURST);
            }));
        }
        if let Some(first) = scene.strengths.first() {
            let (words, figure) = (says(self, say::STRENGTH), first.figure());
            signs.push(self.drawn(words, |drawing| {
                put!(drawing, r#"<text y="45" font-size="130" fill="{}">{figure}</text>"#, style::NAME);
            }));
        } else if scene.pieces.iter().any(|piece| piece.role == Role::Escort) {
            let words = says(self, say::COUNT);
            signs.push(self.drawn(words, |drawing| {
                put!(drawing, r#"<text y="35" font-size="100" fill="{}">3+4</text>"#, style::NAME);
            }));
        }
        let mut ring = |key: Key, paint: &str| {
            let words = says(self, key);
            signs.push(self.drawn(words, |drawing| put!(drawing, r#"<circle r="85" fill="none" stroke-width="20" {paint}/>"#)));
        };
        if !scene.highlights.is_empty() {
            ring(say::ACTIVE, &format!(r#"stroke="{}""#, style::ACTIVE));
        }
        if !options.changed.is_empty() {
            ring(options.since.key(), &format!(r#"stroke="{}" stroke-dasharray="1 34" stroke-linecap="round""#, style::ACTIVE));
        }
        if !options.marks.is_empty() {
            ring(say::CAN_BE_CHOSEN, &format!(r#"stroke="{}" stroke-dasharray="40 22""#, style::CHOICE));
        }
        signs
    }
}
