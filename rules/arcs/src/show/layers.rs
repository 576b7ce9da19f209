//! Layers over the Reach: what can get where with one Move, and what can be taxed. All of it follows from what lies open on the board.

use super::scene;
use crate::actions::{moving, tax};
use crate::prelude::*;
use sternpost_core::Eyes;
use sternpost_kit::board::distances;
use sternpost_show::{Layer, LayerMark};

messages! {
    "layer";
    /// The words of the layers.
    pub enum Layered {
        Reach,
        ReachAbout,
        Threat,
        ThreatAbout,
        Tax,
        TaxAbout,
        Cities,
        CitiesAbout,
        ShipsFrom { count: u32, system: SystemId },
        ShipsOf { count: u32, seat: Seat },
        CitiesOf { count: u32, seat: Seat },
        Types { types: Vec<Resource> },
        Several { of: Vec<Text> },
    }
}

/// The layers for these eyes: who has no seat is told what everybody's ships can do.
pub fn layers(eyes: Eyes) -> Vec<Layer> {
    let layer = |id, label: Layered, about: Layered| Layer::new(id, label.text(), about.text());
    let own = [layer("reach", Layered::Reach, Layered::ReachAbout), layer("tax", Layered::Tax, Layered::TaxAbout)];
    let all = [layer("threat", Layered::Threat, Layered::ThreatAbout), layer("cities", Layered::Cities, Layered::CitiesAbout)];
    own.into_iter().filter(|_| eyes.seat().is_some()).chain(all).collect()
}

/// What one of them says.
pub fn worths(s: &State, eyes: Eyes, layer: &str) -> Vec<LayerMark> {
    let of = |system: SystemId| match (layer, eyes.seat()) {
        ("reach", Some(seat)) => coming(s, seat, system),
        ("tax", Some(seat)) => taxable(s, seat, system),
        ("threat", _) => threat(s, eyes.seat(), system),
        ("cities", _) => cities(s, system),
        _ => None,
    };
    s.systems.keys().filter_map(|system| of(*system)).collect()
}

/// ARCS-MOVE-01 to 04: where the ships of a system can go with one Move, a Catapult's way through the gates included.
fn destinations(s: &State, seat: Seat, from: SystemId) -> BTreeSet<SystemId> {
    let goes_on = moving::is_catapulted(s, seat, from);
    let found = distances([from], |at| reach::neighbours(s.setup, at), |at| goes_on && !moving::is_stopped(s, seat, at));
    found.into_keys().filter(|to| *to != from).collect()
}

/// How many ships of a player can come to a system, from where. A card may let fewer move at once, and another lets fresh ones move on
/// (ARCS-MOD-01).
fn ships_to(s: &State, seat: Seat, system: SystemId) -> Vec<(SystemId, u32)> {
    let moves_again = modifiers::moves_again(s, seat);
    let count = |from: SystemId| {
        let ships = s.system(from).ships[seat];
        if ships.count() == 0 || from == system {
            return 0;
        }
        let first = destinations(s, seat, from);
        let moves_on = || moves_again && ships.fresh > 0 && first.iter().any(|at| destinations(s, seat, *at).contains(&system));
        let able = if first.contains(&system) {
            ships.count()
        } else if moves_on() {
            ships.fresh
        } else {
            0
        };
        u32::from(able.min(modifiers::ships_in_a_move(s, seat)))
    };
    s.systems.keys().map(|from| (*from, count(*from))).filter(|(_, count)| *count > 0).collect()
}

fn said(system: SystemId, parts: Vec<(u32, Layered)>) -> Option<LayerMark> {
    let count = parts.iter().map(|(count, _)| count).sum();
    let words = Layered::Several { of: parts.iter().map(|(_, words)| words.text()).collect() };
    (count > 0).then(|| LayerMark { words: Some(words.text()), ..LayerMark::new(scene::place(system), count) })
}

fn coming(s: &State, seat: Seat, system: SystemId) -> Option<LayerMark> {
    let from = ships_to(s, seat, system).into_iter();
    said(system, from.map(|(system, count)| (count, Layered::ShipsFrom { count, system })).collect())
}

fn threat(s: &State, own: Option<Seat>, system: SystemId) -> Option<LayerMark> {
    let others = s.players.seats().filter(|seat| Some(*seat) != own);
    let ships = others.map(|seat| (ships_to(s, seat, system).iter().map(|(_, count)| count).sum::<u32>(), seat));
    let parts: Vec<_> = ships.filter(|(count, _)| *count > 0).map(|(count, seat)| (count, Layered::ShipsOf { count, seat })).collect();
    said(system, parts)
}

/// ARCS-TAX-01, 05, 06: the cities of a system that a player may tax.
fn taxable(s: &State, seat: Seat, system: SystemId) -> Option<LayerMark> {
    let here = scene::place(system);
    let offers = tax::offers(s, seat, |_| true).into_iter().filter(|offer| offer.place.as_ref() == Some(&here));
    let count = sternpost_kit::count(offers.count());
    let types = Layered::Types { types: pieces::planet_types(s, system) };
    (count > 0).then(|| LayerMark { words: Some(types.text()), ..LayerMark::new(here, count) })
}

/// The cities of a system and who controls it.
fn cities(s: &State, system: SystemId) -> Option<LayerMark> {
    let count = |seat: Seat| {
        let own = s.buildings().filter(|(at, _, building)| *at == system && building.kind == BuildingKind::City && building.owner == seat);
        sternpost_kit::count(own.count())
    };
    let of = s.players.seats().map(|seat| (count(seat), seat)).filter(|(count, _)| *count > 0);
    let parts: Vec<_> = of.map(|(count, seat)| (count, Layered::CitiesOf { count, seat })).collect();
    said(system, parts).map(|worth| LayerMark { owner: control::controller(s, system), ..worth })
}
