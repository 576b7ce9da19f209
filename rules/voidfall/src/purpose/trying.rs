//! What a small change of a position is worth at once: a guild more, a fleet elsewhere. It is made on a copy, without the rules that lead to it.

use super::{own, prey};
use crate::galaxy::Force;
use crate::prelude::*;

/// What is gained by what is held.
pub fn holding(s: &State, seat: Seat, change: impl FnOnce(&mut State)) -> i64 {
    let mut then = s.clone();
    change(&mut then);
    own::holdings(&then, seat) - own::holdings(s, seat)
}

/// What is gained by where fleets stand.
pub fn standing(s: &State, seat: Seat, change: impl FnOnce(&mut State)) -> i64 {
    let turns = own::turns_left(s);
    let mut then = s.clone();
    change(&mut then);
    let worth = |s: &State| prey::prospects(s, seat, turns) - own::threatened(s, seat);
    worth(&then) - worth(s)
}

/// An installation more there.
pub fn built(s: &State, seat: Seat, installation: Installation, sector: SectorId) -> i64 {
    let build = |then: &mut State| then.galaxy.sector_mut(sector).installations.push(installation);
    holding(s, seat, build) + standing(s, seat, build)
}

/// A fleet more there.
pub fn deployed(s: &State, seat: Seat, fleet: Fleet, sector: SectorId) -> i64 {
    standing(s, seat, |then| then.galaxy.sector_mut(sector).force.add(fleet, 1))
}

/// A fleet flies.
pub fn flown(s: &State, seat: Seat, fleet: Fleet, from: SectorId, to: SectorId) -> i64 {
    standing(s, seat, |then| {
        let force: &mut Force = &mut then.galaxy.sector_mut(from).force;
        if force.has(fleet) {
            force.take(fleet, 1);
            then.galaxy.sector_mut(to).force.add(fleet, 1);
        }
    })
}

/// A corruption comes or goes.
pub fn corrupted(s: &State, seat: Seat, choice: &Choice, is_corrupted: bool) -> i64 {
    holding(s, seat, |then| {
        if let Choice::Sector { sector } = *choice {
            then.galaxy.sector_mut(sector).is_corrupted = is_corrupted;
        } else if let Choice::Track { track } = *choice {
            then.players[seat].corrupted_tracks[track as usize] = is_corrupted;
        } else if let Choice::Slot { slot } = *choice {
            then.players[seat].slots[usize::from(slot)].is_corrupted = is_corrupted;
        } else if let Choice::Chambers = *choice {
            let held = &mut then.players[seat].on_chambers;
            *held = if is_corrupted { *held + 1 } else { held.saturating_sub(1) };
        }
    })
}
