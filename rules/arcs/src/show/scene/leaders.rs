//! Leaders and lore: what lies open for the draft, and what each player has.

use super::reach::raid_cost;
use crate::components::player_board::{CARD_SLOT, RAID_COSTS};
use crate::prelude::*;
use crate::show::layout::{self, GAP, HALF};
use crate::show::view::{PlayerView, View};
use sternpost_core::Place;
use sternpost_show::Scene;
use sternpost_show::scene::{Area, Card, Panel, Piece, Row};

/// The title of the draft, and a row of two of its cards.
const TITLE: i32 = 500;
const ROW: i32 = 750;

/// ARCS-LL-02: the row of leaders and lore; how much room it takes.
pub(super) fn add_draft(scene: &mut Scene, view: &View, top: i32) -> i32 {
    let Some(draft) = &view.draft else { return 0 };
    let rows = i32::try_from((draft.leaders.len() + draft.lore.len()).div_ceil(2)).expect("a row of few cards");
    let at = Place::from("draft");
    let height = TITLE + rows * ROW + GAP;
    scene.areas.push(Area::new(at.clone(), layout::at(-HALF, top, layout::BOARD, height), "table", Word::Draft.text()));
    scene.apart.push(at.clone());
    scene.cards.extend(draft.leaders.iter().map(|leader| card("leader", leader.slug(), &at, leader.name())));
    scene.cards.extend(draft.lore.iter().map(|lore| card("lore", lore.slug(), &at, lore.name())));
    height + GAP
}

fn card(kind: &str, id: &str, at: &Place, label: Text) -> Card {
    Card { glyph: Some(kind.to_owned()), ..Card::new(format!("{kind}-{id}"), at, kind, label) }
}

/// How many leaders and lore cards a player has.
pub(super) fn count(player: &PlayerView) -> usize {
    usize::from(player.leader.is_some()) + player.lore.len()
}

/// They lie before a player; a token lies on the card whose slot it is in.
pub(super) fn add_cards(scene: &mut Scene, seat: Seat, player: &PlayerView, at: &Place) {
    scene.cards.extend(player.leader.map(|leader| card("leader", leader.slug(), at, leader.name())));
    let mut slots = player.card_slots.iter();
    for lore in &player.lore {
        let mut on_top = card("lore", lore.slug(), at, lore.name());
        if let Some(slot) = lore.card().passives.contains(&Passive::HasASlot).then(|| slots.next()).flatten() {
            on_top.badges.push(raid_cost(RAID_COSTS[CARD_SLOT]));
            if let Some(token) = slot {
                scene.pieces.push(Piece::new(format!("card-token-{seat}-{lore}"), &on_top.id, token.id(), token.name()));
            }
        }
        scene.cards.push(on_top);
    }
}

/// What lies open for the draft.
pub(super) fn draft_panel(view: &View) -> Option<Panel> {
    let draft = view.draft.as_ref()?;
    let leaders = Word::Names { names: draft.leaders.iter().map(|leader| leader.name()).collect() };
    let lore = Word::Names { names: draft.lore.iter().map(|lore| lore.name()).collect() };
    let rows = [(Word::SetupCard.text(), view.setup.name()), (Word::Leader.text(), leaders.text()), (Word::Lore.text(), lore.text())];
    let rows = rows.into_iter().chain(starts(view)).map(|row| Row::from(row).of(Place::from("draft"))).collect();
    Some(Panel { id: Place::from("draft-panel"), title: Word::Draft.text(), owner: None, rows })
}

/// ARCS-LL-06: the systems in which everybody begins, in turn order.
fn starts(view: &View) -> impl Iterator<Item = (Text, Text)> {
    let seats = view.players.clockwise_from(view.initiative);
    seats.zip(view.setup.card().starts).map(|(seat, start)| {
        let systems = [start.a, start.b].into_iter().chain(start.c.iter().copied()).map(|system| system.name());
        (Word::Player { seat }.text(), Word::Names { names: systems.collect() }.text())
    })
}

/// A player's leader and lore, if there are any.
pub(super) fn rows(player: &PlayerView) -> Vec<(Text, Text)> {
    let leader = player.leader.map(|leader| (Word::Leader.text(), leader.name()));
    let lore = Word::Names { names: player.lore.iter().map(|lore| lore.name()).collect() };
    let lore = (!player.lore.is_empty()).then(|| (Word::Lore.text(), lore.text()));
    leader.into_iter().chain(lore).collect()
}
