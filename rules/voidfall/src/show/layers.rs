//! Layers over the board: who can come how strong, what is threatened by a skirmish, what causes upkeep.

use crate::invasion::before;
use crate::prelude::*;
use crate::rounds::skirmish;
use sternpost_show::{Layer, LayerMark};

messages! {
    "layer";
    /// The words of the layers.
    pub enum Layered {
        Strength,
        StrengthAbout,
        Reach,
        ReachAbout,
        ReachOf { seat: Seat, count: u32 },
        Threat,
        ThreatAbout,
        ThreatOf { seat: Seat, count: u8 },
        Upkeep,
        UpkeepAbout,
    }
}

/// The layers.
pub fn layers() -> Vec<Layer> {
    let layer = |id, label: Layered, about: Layered| Layer::new(id, label.text(), about.text());
    vec![
        layer("strength", Layered::Strength, Layered::StrengthAbout),
        layer("reach", Layered::Reach, Layered::ReachAbout),
        layer("threat", Layered::Threat, Layered::ThreatAbout),
        layer("upkeep", Layered::Upkeep, Layered::UpkeepAbout),
    ]
}

/// What one of them says.
pub fn worths(s: &State, layer: &str) -> Vec<LayerMark> {
    let sectors = s.galaxy.sectors.keys().copied();
    match layer {
        "strength" => sectors.filter_map(|at| strength(s, at)).collect(),
        "reach" => sectors.filter_map(|at| reach(s, at)).collect(),
        "threat" => s.players.seats().flat_map(|seat| threats(s, seat)).collect(),
        "upkeep" => sectors.filter_map(|at| upkeep(s, at)).collect(),
        _ => vec![],
    }
}

fn worth(at: SectorId, count: u32) -> Option<LayerMark> {
    (count > 0).then(|| LayerMark::new(at.place(), count))
}

/// Fleet power that stands in a sector, with what fights beside it.
fn strength(s: &State, at: SectorId) -> Option<LayerMark> {
    let sector = s.galaxy.sector(at);
    let force = u32::from(sector.force.total()) + u32::from(sector.voidborn);
    let bulwarks = u32::from(sector.count_installations(Buildings::Bulwarks));
    let words = crate::show::sectors::defended(s, at).text();
    worth(at, force + bulwarks).map(|worth| LayerMark { owner: sector.owner, words: Some(words), ..worth })
}

/// VF-MV-05: the most fleet power with which one who does not hold a sector could invade it now, from all sectors beside it.
fn reach(s: &State, at: SectorId) -> Option<LayerMark> {
    if s.galaxy.sector(at).is_home() {
        return None;
    }
    let rivals = s.players.seats().filter(|seat| !s.galaxy.sector(at).is_of(*seat));
    let (count, seat) =
        rivals.map(|seat| (before::force_in_reach(s, seat, at), seat)).max_by_key(|(count, seat)| (*count, std::cmp::Reverse(*seat)))?;
    let words = Layered::ReachOf { seat, count }.text();
    worth(at, count).map(|worth| LayerMark { owner: Some(seat), words: Some(words), ..worth })
}

/// VF-SKI-07 to -13: where a skirmish would strike at a player if the cycle ended now.
fn threats(s: &State, seat: Seat) -> Vec<LayerMark> {
    let count = skirmish::strength_at_the_end(s, seat);
    if count == 0 {
        return vec![];
    }
    let words = Layered::ThreatOf { seat, count }.text();
    let threat = |at: SectorId| worth(at, count.into()).map(|worth| LayerMark { owner: Some(seat), words: Some(words.clone()), ..worth });
    skirmish::targets(s, seat, count).into_iter().filter_map(threat).collect()
}

/// VF-EVA-07: upkeep that a sector causes.
fn upkeep(s: &State, at: SectorId) -> Option<LayerMark> {
    let sector = s.galaxy.sector(at);
    let owner = sector.owner?;
    worth(at, sector.upkeep().into()).map(|worth| LayerMark { owner: Some(owner), ..worth })
}
