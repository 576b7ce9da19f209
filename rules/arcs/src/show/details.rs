//! What a choice does in full where the thing it names does not say it: how far everybody has an ambition, what a Rival has where one could
//! attack. Asked for only when somebody looks; made of what everybody may know.

use crate::battle;
use crate::flow::Step;
use crate::prelude::*;
use crate::rounds::scoring;
use crate::words::Detail;

/// The paragraphs of a choice; none: what it names says it.
pub fn of(s: &State, step: &Step, seat: Seat, choice: &Choice) -> Vec<Text> {
    if let Choice::Declare { ambition } = choice {
        declaring(s, *ambition)
    } else if let (Step::Battle(battle::Step::Where(_)), Choice::System { system }) = (step, choice) {
        battle::rivals_in(s, seat, *system).into_iter().map(|rival| forces(s, rival, *system)).collect()
    } else if let (Step::Battle(battle::Step::Against(_, system)), Choice::Seat { seat: rival }) = (step, choice) {
        vec![forces(s, *rival, *system)]
    } else if let Choice::Target { seat: rival, system } = choice {
        vec![forces(s, *rival, *system)]
    } else {
        vec![]
    }
}

/// What the ambition counts, how far everybody has it, and what the next marker is worth (ARCS-DECL-03).
fn declaring(s: &State, ambition: Ambition) -> Vec<Text> {
    let counts = s.turn_order().into_iter().map(|seat| Word::AgentsOf { seat, count: scoring::count(s, seat, ambition) }.text());
    let worth = s.markers.iter().filter(|marker| marker.on.is_none()).map(|marker| marker.worth()).max();
    let race = worth.map(|worth| Detail::Race { counts: counts.collect(), first: worth.first, second: worth.second }.text());
    std::iter::once(Text::term("ambition-text", ambition.slug())).chain(race).collect()
}

/// What somebody has in a system.
fn forces(s: &State, seat: Seat, system: SystemId) -> Text {
    let ships = s.system(system).ships[seat];
    let of = |kind: BuildingKind| {
        let there = s.buildings().filter(|(at, _, building)| *at == system && building.owner == seat && building.kind == kind);
        sternpost_kit::count(there.count())
    };
    let (cities, starports) = (of(BuildingKind::City), of(BuildingKind::Starport));
    Detail::Forces { seat, fresh: ships.fresh, damaged: ships.damaged, cities, starports }.text()
}
