//! Layers over the board: command icons and strength at each planet, for everybody to see.

use crate::cards::choosing::place_of;
use crate::phases::command;
use crate::prelude::*;
use sternpost_show::{Layer, LayerMark};

messages! {
    "layer";
    /// The words of the layers.
    pub enum Layered {
        Icons,
        IconsAbout,
        Strength,
        StrengthAbout,
        IconsOf { seat: Seat, count: u32 },
        StrengthOf { seat: Seat, attack: u32, left: u32 },
        Both { of: Vec<Text> },
    }
}

/// The layers.
pub fn layers() -> Vec<Layer> {
    let layer = |id, label: Layered, about: Layered| Layer::new(id, label.text(), about.text());
    vec![layer("icons", Layered::Icons, Layered::IconsAbout), layer("strength", Layered::Strength, Layered::StrengthAbout)]
}

/// What one of them says.
pub fn worths(s: &State, layer: &str) -> Vec<LayerMark> {
    let of = |slot: SlotId| match layer {
        "icons" => icons(s, slot),
        "strength" => strength(s, slot),
        _ => None,
    };
    s.face_up().filter_map(of).collect()
}

/// A planet's worth: the sum, what each seat has of it, and who has more.
fn said(slot: SlotId, of_seats: [(Seat, u32, Text); 2]) -> Option<LayerMark> {
    let sum = of_seats.iter().map(|(_, count, _)| count).sum();
    let [(one, first, _), (two, second, _)] = &of_seats;
    let owner = match first.cmp(second) {
        std::cmp::Ordering::Greater => Some(*one),
        std::cmp::Ordering::Less => Some(*two),
        std::cmp::Ordering::Equal => None,
    };
    let of: Vec<Text> = of_seats.into_iter().filter(|(_, count, _)| *count > 0).map(|(_, _, words)| words).collect();
    let words = Layered::Both { of }.text();
    (sum > 0).then(|| LayerMark { words: Some(words), owner, ..LayerMark::new(place_of(At::Planet(slot)), sum) })
}

/// CONQ-COMMAND-14: of ready units.
fn icons(s: &State, slot: SlotId) -> Option<LayerMark> {
    said(
        slot,
        [Seat(0), Seat(1)].map(|seat| {
            let count = command::icons(s, seat, slot);
            (seat, count, Layered::IconsOf { seat, count }.text())
        }),
    )
}

/// ATK of units and what they can take.
fn strength(s: &State, slot: SlotId) -> Option<LayerMark> {
    said(
        slot,
        [Seat(0), Seat(1)].map(|seat| {
            let units: Vec<CardId> = s.units_of(seat, At::Planet(slot)).map(|(id, _)| id).collect();
            let attack = units.iter().map(|id| s.attack_of(*id)).sum();
            let left = units.iter().map(|id| s.remaining_hit_points(*id)).sum();
            (seat, attack + left, Layered::StrengthOf { seat, attack, left }.text())
        }),
    )
}
