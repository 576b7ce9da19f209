//! The board as plain text: a line for each area with what lies in it, then the tables. For screen readers and text mails.

use super::words::Words;
use crate::say;
use std::fmt::Write as _;
use sternpost_core::{Arg, Place};
use sternpost_show::scene::{Area, Panel, Scene};

/// The choice of whether each hex names the hexes around it.
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
    // Every gap between two tiles is an edge: only those are told on which something lies, or that a question is about.
    for edge in scene.edges.iter().filter(|edge| !edge.is_bare() || scene.highlights.contains(&edge.id)) {
        let _ = writeln!(out, "{}", words.edge(scene, edge));
    }
    for panel in &scene.panels {
        // What lies in a place has been told there.
        let rows = panel.rows.iter().filter(|row| row.place.is_none());
        let rows: Vec<(String, String)> = rows.map(|row| (words.say(&row.name), words.say(&row.value))).collect();
        if rows.is_empty() && !panel.rows.is_empty() {
            continue;
        }
        let _ = write!(out, "\n{}\n", title(panel, words));
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
        Some((seat, name)) if !title.contains(&name) => words.own(say::sheet(title, seat)),
        _ => title,
    }
}

fn parent<'s>(scene: &'s Scene, area: &Area) -> Option<&'s Area> {
    area.parent.as_ref().and_then(|id| scene.areas.iter().find(|other| other.id == *id))
}

fn tell(scene: &Scene, area: &Area, words: &Words<'_>, level: usize, around: &[String], out: &mut String) {
    let _ = writeln!(out, "{}{}", "  ".repeat(level), line(scene, area, words, around));
    for card in scene.cards.iter().filter(|card| card.at == area.id && card.under.is_none()) {
        let _ = writeln!(out, "{}{}", "  ".repeat(level + 1), words.card(scene, card));
    }
    for inner in scene.areas.iter().filter(|inner| inner.parent.as_ref() == Some(&area.id)) {
        tell(scene, inner, words, level + 1, &[], out);
    }
}

/// "18 Mecatol Rex (1/6): 2 × Carrier of Ada — next to 19".
fn line(scene: &Scene, place: &Area, words: &Words<'_>, around: &[String]) -> String {
    let mut line = area(scene, place, words, scene.highlights.contains(&place.id));
    if !around.is_empty() {
        let areas = Arg::Literal(around.join(", "));
        let _ = write!(line, " — {}", words.own(say::next_to(areas)));
    }
    line
}

/// An area with what lies in it, in words: "18 Mecatol Rex (1/6): 2 × Carrier of Ada".
pub(super) fn area(scene: &Scene, area: &Area, words: &Words<'_>, is_active: bool) -> String {
    let home = scene.emblems.iter().filter(|emblem| emblem.home.as_ref() == Some(&area.id));
    let home = home.map(|emblem| format!(", {}", words.own(say::home(words.say(&emblem.label)))));
    let name = words.area(area, is_active) + &home.collect::<String>();
    let slots = scene.slots.iter().filter(|slot| slot.at == area.id).map(|slot| words.slot(scene, slot));
    let things: Vec<String> = contents(scene, &area.id, words).into_iter().chain(slots).collect();
    if things.is_empty() { name } else { words.with(&name, things.join("; ")) }
}

/// The contents of a place itself, in words.
pub(super) fn contents(scene: &Scene, place: &Place, words: &Words<'_>) -> Vec<String> {
    let pieces = scene.pieces.iter().filter(|piece| piece.at == *place).map(|piece| words.piece(piece));
    pieces.chain(scene.strengths.iter().filter(|strength| strength.at == *place).map(|strength| words.strength(strength))).collect()
}

/// The areas next to one: the hexes around a hex, and what it is linked to.
fn around(scene: &Scene, area: &Area, words: &Words<'_>) -> Vec<String> {
    let linked = |other: &Area| scene.links.iter().find(|link| link.between.contains(&area.id) && link.between.contains(&other.id));
    let name = |other: &Area| {
        let note = linked(other).and_then(|link| link.note.as_ref()).map(|note| format!(" ({})", words.say(note))).unwrap_or_default();
        format!("{}{note}", words.say(&other.label))
    };
    super::near::neighbours(scene, area).map(name).collect()
}
