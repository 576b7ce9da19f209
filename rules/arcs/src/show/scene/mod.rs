//! The board as a picture, made from a view: the Reach as a ring of clusters, the round in its middle, below it the ambitions, the Court,
//! and a board for each player.

mod boards;
mod glyphs;
mod leaders;
mod panels;
mod reach;
mod table;
pub mod words;

use super::view::View;
use crate::components::SystemId;
use sternpost_core::{Message as _, Place};
use sternpost_show::Scene;
use sternpost_show::scene::Badge;
use words::Label;

/// The board.
pub fn scene(view: &View) -> Scene {
    let mut scene = Scene::default();
    reach::add(&mut scene, view);
    table::add(&mut scene, view);
    boards::add(&mut scene, view);
    scene.panels = panels::panels(view);
    scene.glyphs.extend(glyphs::glyphs());
    scene.highlights.extend(view.battle.iter().map(|battle| reach::place(battle.system)));
    scene.focus.extend(view.battle.iter().map(|battle| reach::place(battle.system)));
    scene.highlights.extend(view.turn.iter().map(|turn| boards::place(turn.seat)));
    scene
}

/// The place of a system.
pub fn place(system: SystemId) -> Place {
    reach::place(system)
}

/// The Reach alone: what there is to see before the start.
pub fn reach(view: &View) -> Scene {
    let mut scene = Scene { glyphs: glyphs::glyphs(), ..Scene::default() };
    reach::add(&mut scene, view);
    scene
}

/// A number with what it means.
fn badge(sign: impl ToString, style: &str, label: &Label) -> Badge {
    Badge { sign: sign.to_string(), style: style.to_owned(), label: label.text() }
}
