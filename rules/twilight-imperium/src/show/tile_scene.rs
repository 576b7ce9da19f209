//! The board while it grows: open places, where homes will lie, and the tiles in hand.

use crate::components::axial;
use crate::show::scene::list;
use crate::show::view::View;
use crate::words::{Word, contents};
use sternpost_core::{Message, Place, Seat};
use sternpost_show::Scene;
use sternpost_show::scene::{Area, Outline, Panel, Row};

/// Places without a tile, while there are any; those of later rings are dimmed.
pub fn add_positions(scene: &mut Scene, view: &View) {
    let Some(placing) = &view.tile_placing else { return };
    let open = placing.open.iter().map(|position| (*position, None, false));
    let later = placing.later.iter().map(|position| (*position, None, true));
    let homes = placing.homes.iter().map(|(seat, position)| (*position, Some(seat), false));
    for (position, owner, dimmed) in open.chain(later).chain(homes) {
        add_position(scene, position, owner, dimmed);
    }
}

/// A place without a tile; whose home will lie there, if one will.
pub fn add_position(scene: &mut Scene, position: u8, owner: Option<Seat>, dimmed: bool) {
    let Some((q, r)) = axial(position) else { return };
    let label = owner.map_or_else(|| Word::OpenPosition { position }.text(), |seat: Seat| Word::HomePosition { seat }.text());
    let style = if owner.is_some() { "home" } else { "empty" };
    scene.areas.push(Area { owner, dimmed, ..Area::new(format!("position-{position}"), Outline::Hex { q, r }, style, label) });
}

/// Who has how many tiles left, and the hands these eyes may see.
pub fn panels(view: &View) -> Vec<Panel> {
    let Some(placing) = &view.tile_placing else { return vec![] };
    let counts = placing.hands.iter().map(|(seat, hand)| {
        let left = Word::TilesLeft { blue: hand.blue, red: hand.red };
        (Word::Name { seat }.text(), left.text())
    });
    let mut panels = vec![Panel { id: Place::from("tiles"), title: Word::TilesToPlace.text(), owner: None, rows: Row::each(counts) }];
    for (seat, hand) in placing.hands.iter() {
        let Some(tiles) = &hand.tiles else { continue };
        let rows = Row::each(tiles.iter().map(|system| (system.name(), list(contents(*system)))));
        panels.push(Panel { id: Place::from(format!("tiles-{seat}")), title: Word::TilesInHand { seat }.text(), owner: Some(seat), rows });
    }
    panels
}
