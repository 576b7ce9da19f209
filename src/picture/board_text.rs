//! The board told in lines: one an area, what lies in it behind it; then the tables. For screen readers and text mails.

use super::words::Words;
use std::fmt::Write as _;
use sternpost_core::scene::{Area, Outline, Panel, Scene};
use sternpost_core::{Arg, Place};

/// Whether each hex names the hexes around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbours {
    /// It does: for somebody who cannot see the board.
    Named,
    /// It does not: the lines stay short.
    Left,
}

/// The board as lines of text.
#[must_use]
pub fn text(scene: &Scene, words: &Words<'_>, neighbours: Neighbours) -> String {
    let mut out = String::new();
    for area in scene.areas.iter().filter(|area| parent(scene, area).is_none()) {
        let around = if neighbours == Neighbours::Named { around(scene, area, words) } else { vec![] };
        tell(scene, area, words, 0, &around, &mut out);
    }
    for panel in &scene.panels {
        let _ = write!(out, "\n{}\n", title(panel, words));
        let rows: Vec<(String, String)> = panel.rows.iter().map(|(name, value)| (words.say(name), words.say(value))).collect();
        let wide = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0).min(28);
        for (name, value) in rows {
            let _ = writeln!(out, "  {name:<wide$}  {value}");
        }
    }
    out
}

/// A panel's title, with whose it is unless the title says so.
pub(super) fn title(panel: &Panel, words: &Words<'_>) -> String {
    let title = words.say(&panel.title);
    match panel.owner.map(|seat| (seat, words.name(seat))) {
        Some((seat, name)) if !title.contains(&name) => {
            words.own("picture-sheet", &[("title", Arg::Literal(title)), ("owner", Arg::Seat(seat))])
        }
        _ => title,
    }
}

fn parent<'s>(scene: &'s Scene, area: &Area) -> Option<&'s Area> {
    area.parent.as_ref().and_then(|id| scene.areas.iter().find(|other| other.id == *id))
}

fn tell(scene: &Scene, area: &Area, words: &Words<'_>, level: usize, around: &[String], out: &mut String) {
    let _ = writeln!(out, "{}{}", "  ".repeat(level), line(scene, area, words, around));
    for inner in scene.areas.iter().filter(|inner| inner.parent.as_ref() == Some(&area.id)) {
        tell(scene, inner, words, level + 1, &[], out);
    }
}

/// "18 Mecatol Rex (1/6): 2 × Carrier of Ada".
fn line(scene: &Scene, area: &Area, words: &Words<'_>, around: &[String]) -> String {
    let name = words.area(area, scene.highlights.contains(&area.id));
    let pieces = contents(scene, &area.id, words);
    let mut line = if pieces.is_empty() {
        name
    } else {
        words.own("picture-contents", &[("area", Arg::Literal(name)), ("things", Arg::Literal(pieces.join("; ")))])
    };
    if !around.is_empty() {
        let areas = Arg::Literal(around.join(", "));
        let _ = write!(line, " — {}", words.own("picture-next-to", &[("areas", areas)]));
    }
    line
}

/// What lies in an area itself, in words.
pub(super) fn contents(scene: &Scene, place: &Place, words: &Words<'_>) -> Vec<String> {
    scene.pieces.iter().filter(|piece| piece.at == *place).map(|piece| words.piece(piece)).collect()
}

fn around(scene: &Scene, area: &Area, words: &Words<'_>) -> Vec<String> {
    let Outline::Hex { q, r } = area.outline else { return vec![] };
    let is_next = |other: &&Area| match other.outline {
        Outline::Hex { q: other_q, r: other_r } => {
            matches!((other_q - q, other_r - r), (0, -1) | (1, -1) | (1, 0) | (0, 1) | (-1, 1) | (-1, 0))
        }
        Outline::Disc { .. } | Outline::Box { .. } => false,
    };
    scene.areas.iter().filter(is_next).map(|other| words.say(&other.label)).collect()
}
