//! The Reach: systems with their buildings and ships, what is out of play, and where ships can go.

use super::badge;
use super::words::Label;
use crate::position::state::Building;
use crate::prelude::*;
use crate::show::view::{SystemView, View};
use crate::show::{layout, places};
use sternpost_core::Place;
use sternpost_show::Scene;
use sternpost_show::scene::{Area, Link, Piece, Slot, Strength};

/// The place of a system.
pub(super) fn place(system: SystemId) -> Place {
    Place::from(format!("system-{system}"))
}

pub(super) fn add(scene: &mut Scene, view: &View) {
    for cluster in view.setup.card().out_of_play {
        let label = Label::Cluster { cluster: *cluster }.text();
        let closed = Area::new(format!("cluster-{cluster}"), layout::cluster(*cluster), "closed", label);
        scene.areas.push(Area { notes: vec![Label::OutOfPlay.text()], ..closed });
    }
    for (system, here) in &view.systems {
        add_system(scene, *system, here);
    }
    add_borders(scene, view);
    add_paths(scene, view);
}

fn add_system(scene: &mut Scene, system: SystemId, here: &SystemView) {
    let planet = system.planet();
    let style = planet.map_or_else(|| "gate".to_owned(), |resource| resource.id());
    scene.areas.push(Area {
        glyph: planet.map(|resource| resource.id()),
        notes: planet.map(|resource| resource.name()).into_iter().collect(),
        owner: here.controller,
        ..Area::new(place(system), layout::system(system), &style, system.name())
    });
    let slot = |number: u8| Place::from(format!("slot-{system}-{number}"));
    let printed = layout::buildings(system);
    for (number, (x, y)) in (1..).zip(&printed) {
        let (at, label) = (place(system), Label::BuildingSlot { number }.text());
        scene.slots.push(Slot { id: slot(number), at, x: *x, y: *y, r: layout::BUILDING, label, badges: vec![] });
    }
    for (number, building) in (1..).zip(&here.buildings) {
        // Lore cards build outside the slots; such a building stands among the ships.
        let at = if usize::from(number) > printed.len() { place(system) } else { slot(number) };
        scene.pieces.extend(building.as_ref().map(|building| standing(system, number, building, &at)));
    }
    for (seat, ships) in here.ships.iter() {
        for condition in Condition::ALL {
            scene.pieces.extend(in_space(system, seat, *condition, u32::from(ships.of(*condition))));
        }
        scene.strengths.extend(strength(system, seat, ships.of(Condition::Fresh).into(), ships.of(Condition::Damaged).into()));
    }
}

fn standing(system: SystemId, number: u8, building: &Building, at: &Place) -> Piece {
    let kind = building.kind;
    let (glyph, label) = match building.condition {
        Condition::Fresh => (kind.id(), kind.name()),
        Condition::Damaged => (format!("{kind}-damaged"), Label::DamagedBuilding { kind }.text()),
    };
    Piece::new(format!("building-{system}-{number}"), at, glyph, label).of(building.owner)
}

fn in_space(system: SystemId, seat: Seat, condition: Condition, count: u32) -> Option<Piece> {
    let (glyph, label) = match condition {
        Condition::Fresh => ("ship", Text::plain("piece-ship")),
        Condition::Damaged => ("ship-damaged", Label::DamagedShip.text()),
    };
    let ships = Piece::new(places::of_ships(system, seat, condition), &place(system), glyph, label);
    (count > 0).then_some(ships.of(seat).times(count))
}

/// A ship gives one die, of which a skirmish die hits every second time; the first hit damages it, the second destroys it.
fn strength(system: SystemId, seat: Seat, fresh: u32, damaged: u32) -> Option<Strength> {
    let ships = Strength { hits: 5 * (fresh + damaged), hull: 2 * fresh + damaged, ..Strength::new(&place(system), seat) };
    (ships.hull > 0).then_some(ships)
}

/// ARCS-MAP-02: thin borders can be crossed.
fn add_borders(scene: &mut Scene, view: &View) {
    for (system, here) in &view.systems {
        for other in here.next_to.iter().filter(|other| *other > system && system.printed_neighbours().contains(other)) {
            let through = layout::border(*system, *other).expect("neighbours on the board touch").to_vec();
            scene.links.push(Link { between: [place(*system), place(*other)], through, style: "border".to_owned(), note: None });
        }
    }
}

/// ARCS-MAP-07: path markers lead past what is out of play.
fn add_paths(scene: &mut Scene, view: &View) {
    let in_play = reach::clusters(view.setup);
    for (from, to) in in_play.iter().zip(in_play.iter().cycle().skip(1)) {
        let between: Vec<u8> = (*from..*from + 6).map(|cluster| cluster % 6 + 1).take_while(|cluster| cluster != to).collect();
        if between.is_empty() {
            continue;
        }
        let ends = [*from, *to].map(|cluster| place(SystemId::gate_of(cluster)));
        let note = Some(Label::PathMarkers.text());
        scene.links.push(Link { between: ends, through: layout::path(*from, &between), style: "path".to_owned(), note });
    }
}

/// What it costs to steal something.
pub(super) fn raid_cost(keys: u8) -> sternpost_show::scene::Badge {
    badge(keys, "cost", &Label::RaidCost { keys })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pieces;
    use crate::components::SetupCardId;
    use crate::options::{Colour, Options};
    use crate::position::state::BuildingKind;
    use crate::setup::laying_out;
    use crate::show::view;
    use sternpost_core::Eyes;

    #[test]
    fn every_building_of_a_system_is_drawn_in_its_slots_or_outside_them() {
        let mut s = laying_out::empty(Options::default(), SetupCardId::FourFrontiers, &Colour::ALL[..4], Seat(0));
        let systems: Vec<SystemId> = s.systems.keys().copied().collect();
        for system in &systems {
            // As many as lore cards allow: what the slots take, a city and a starport more.
            for number in 0..system.slots() + 2 {
                let kind = if number % 2 == 0 { BuildingKind::City } else { BuildingKind::Starport };
                let building = Building { kind, owner: Seat(number % 4), condition: Condition::Fresh, is_used: false };
                let slot = pieces::empty_slot(&s, *system);
                pieces::put(&mut s, *system, slot, building);
            }
        }
        let scene = super::super::scene(&view::view(&s, Eyes::Spectator));
        for system in systems {
            for number in 1..=system.slots() + 2 {
                let id = format!("building-{system}-{number}");
                assert!(scene.pieces.iter().any(|piece| *piece.id.0 == *id), "{id} stands there and is not drawn");
            }
        }
    }
}
