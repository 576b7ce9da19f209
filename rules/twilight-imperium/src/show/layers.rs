//! Layers over the galaxy: which ships can get where, what planets yield, and where SPACE CANNONS reach. All of it follows from what lies open
//! on the table.

use crate::combat::space_cannon;
use crate::position::underway::TacticalAction;
use crate::prelude::*;
use crate::tactical::movable::movable;
use sternpost_core::Eyes;
use sternpost_show::{Layer, LayerMark};

messages! {
    "layer";
    /// The words of the layers.
    pub enum Layered {
        Reach,
        ReachAbout,
        Threat,
        ThreatAbout,
        Influence,
        InfluenceAbout,
        Resources,
        ResourcesAbout,
        SpaceCannon,
        SpaceCannonAbout,
        ShipsFrom { count: u32, unit: UnitType, from: SystemId },
        ShipsOf { count: u32, seat: Seat },
        DiceOf { count: u32, seat: Seat },
        Several { of: Vec<Text> },
    }
}

/// The layers for these eyes: who has no seat is told what everybody's ships can do.
pub fn layers(eyes: Eyes) -> Vec<Layer> {
    let layer = |id, label: Layered, about: Layered| Layer::new(id, label.text(), about.text());
    let own = eyes.seat().map(|_| layer("reach", Layered::Reach, Layered::ReachAbout));
    let all = [
        layer("threat", Layered::Threat, Layered::ThreatAbout),
        layer("influence", Layered::Influence, Layered::InfluenceAbout),
        layer("resources", Layered::Resources, Layered::ResourcesAbout),
        layer("space-cannon", Layered::SpaceCannon, Layered::SpaceCannonAbout),
    ];
    own.into_iter().chain(all).collect()
}

/// What one of them says.
pub fn worths(s: &State, eyes: Eyes, layer: &str) -> Vec<LayerMark> {
    match (layer, eyes.seat()) {
        ("reach", Some(seat)) => arrivals(s, &[seat], |ships| {
            let from = |((_, unit, from), count): (&Kind, &u32)| Layered::ShipsFrom { count: *count, unit: *unit, from: *from }.text();
            ships.iter().map(from).collect()
        }),
        ("threat", own) => {
            let others: Vec<Seat> = s.seats().filter(|seat| Some(*seat) != own).collect();
            arrivals(s, &others, |ships| {
                let mut of: BTreeMap<Seat, u32> = BTreeMap::new();
                ships.iter().for_each(|((seat, ..), count)| *of.entry(*seat).or_default() += count);
                of.into_iter().map(|(seat, count)| Layered::ShipsOf { count, seat }.text()).collect()
            })
        }
        ("influence", _) => planets(s, |planet| s.influence(planet)),
        ("resources", _) => planets(s, |planet| s.resources(planet)),
        ("space-cannon", _) => s.systems.keys().filter_map(|system| cannons(s, *system)).collect(),
        _ => vec![],
    }
}

/// Equal ships of one player in one system.
type Kind = (Seat, UnitType, SystemId);

/// The ships of some players that could come to each system, each as if its owner activated it now.
fn arrivals(s: &State, seats: &[Seat], words: impl Fn(&BTreeMap<Kind, u32>) -> Vec<Text>) -> Vec<LayerMark> {
    let mut table = s.clone();
    let mut worths = vec![];
    for system in s.systems.keys().copied() {
        let mut ships: BTreeMap<Kind, u32> = BTreeMap::new();
        for seat in seats.iter().copied().filter(|seat| !s.is_eliminated(*seat)) {
            let turn = s.underway.turn.as_ref().is_some_and(|turn| turn.seat == seat);
            let is_active = turn && s.underway.tactical.as_ref().is_some_and(|action| action.system == system);
            // LRR 5.1: a system with an own token is not activated again
            if !is_active && s.has_token(seat, system) {
                continue;
            }
            table.underway.tactical = s.underway.tactical.clone().filter(|_| is_active).or_else(|| Some(TacticalAction::begin(system)));
            for coming in movable(&table, seat).into_iter().filter(|ships| ships.from != system) {
                *ships.entry((seat, coming.unit, coming.from)).or_default() += coming.count;
            }
        }
        let count = ships.values().sum();
        if count > 0 {
            let words = Layered::Several { of: words(&ships) }.text();
            worths.push(LayerMark { words: Some(words), ..LayerMark::new(system.place(), count) });
        }
    }
    worths
}

/// What planets yield, by who controls them; exhausted ones nothing for now.
fn planets(s: &State, value: impl Fn(PlanetId) -> u32) -> Vec<LayerMark> {
    let worth = |(planet, card): (&PlanetId, &crate::position::state::PlanetCard)| LayerMark {
        owner: card.controller,
        is_spent: card.exhausted,
        ..LayerMark::new(planet.place(), value(*planet))
    };
    s.planets.iter().map(worth).filter(|worth| worth.count > 0).collect()
}

/// The SPACE CANNON dice that reach ships in a system (LRR 87.3, 87.3c).
fn cannons(s: &State, system: SystemId) -> Option<LayerMark> {
    let dice = s.seats().map(|seat| (seat, space_cannon::dice_at_ships(s, seat, system))).filter(|(_, dice)| *dice > 0);
    let dice: Vec<(Seat, u32)> = dice.collect();
    let count = dice.iter().map(|(_, dice)| dice).sum();
    let words = Layered::Several { of: dice.iter().map(|(seat, count)| Layered::DiceOf { count: *count, seat: *seat }.text()).collect() };
    let owner = if let [(seat, _)] = dice[..] { Some(seat) } else { None };
    (count > 0).then(|| LayerMark { owner, words: Some(words.text()), ..LayerMark::new(system.place(), count) })
}
