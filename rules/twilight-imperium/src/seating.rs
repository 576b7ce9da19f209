//! Who sits where as what: the speaker (SETUP-1) and the factions (SETUP-2), chosen or drawn.

use crate::TwilightImperium;
use crate::components::FactionId;
use crate::messages::Word;
use crate::options::{Factions, Options, SeatOptions};
use std::collections::BTreeSet;
use sternpost_core::{BySeat, Chance, Message, Seat, Setup, Text};

/// What a seat may still choose: a free faction, if factions are chosen; and always to be dealt one.
pub fn offers(options: &Options, taken: &[SeatOptions]) -> Vec<(SeatOptions, Text)> {
    let is_free = |faction: &FactionId| !taken.iter().any(|other| other.faction == Some(*faction));
    let open: &[FactionId] = match options.factions {
        Factions::Chosen => FactionId::ALL,
        Factions::Random => &[],
    };
    let chosen = open.iter().copied().filter(is_free).map(|faction| (SeatOptions { faction: Some(faction) }, faction.name()));
    chosen.chain([(SeatOptions { faction: None }, Word::RandomFaction.text())]).collect()
}

/// What is wrong with who sits where.
pub fn defects(setup: &Setup<TwilightImperium>, defects: &mut Vec<String>) {
    let mut taken = BTreeSet::new();
    for faction in setup.seats.iter().filter_map(|seat| seat.faction) {
        if !taken.insert(faction) {
            defects.push(format!("SETUP-2: the faction {faction} was chosen twice"));
        }
        if setup.options.factions == Factions::Random {
            defects.push(format!("SETUP-2: factions are dealt in this campaign, and {faction} was chosen"));
        }
    }
    if let Some(speaker) = setup.options.speaker.seat().filter(|speaker| usize::from(speaker.0) >= setup.seats.len()) {
        let (number, seats) = (speaker.0 + 1, setup.seats.len());
        defects.push(format!("SETUP-1: seat number {number} cannot be speaker, there are {seats} seats"));
    }
}

/// The first speaker: by lot, unless the host named one (SETUP-1).
pub fn speaker(setup: &Setup<TwilightImperium>, chance: &mut Chance<'_>) -> Seat {
    let by_lot = || Seat(u8::try_from(chance.pick(setup.seats.len())).expect("a table has few seats"));
    setup.options.speaker.seat().unwrap_or_else(by_lot)
}

/// Everybody's faction: the chosen one, or one of those nobody chose (SETUP-2).
pub fn factions(setup: &Setup<TwilightImperium>, chance: &mut Chance<'_>) -> BySeat<FactionId> {
    let chosen: BTreeSet<FactionId> = setup.seats.iter().filter_map(|seat| seat.faction).collect();
    let mut left: Vec<FactionId> = FactionId::ALL.iter().copied().filter(|faction| !chosen.contains(faction)).collect();
    setup.seats.iter().map(|seat| seat.faction.unwrap_or_else(|| left.remove(chance.pick(left.len())))).collect()
}

/// The seats whose factions are drawn.
pub fn dealt(setup: &Setup<TwilightImperium>) -> BTreeSet<Seat> {
    (0..).map(Seat).zip(&setup.seats).filter(|(_, options)| options.faction.is_none()).map(|(seat, _)| seat).collect()
}
