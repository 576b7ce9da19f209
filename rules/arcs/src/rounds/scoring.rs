//! ARCS-SCORE: ambitions are scored; with two players somebody takes part who is not there (ARCS-TWO).

use crate::board::supply;
use crate::components::{Ambition, Resource};
use crate::flow::T;
use crate::position::state::State;
use crate::show::messages::Line;
use sternpost_core::Seat;

/// ARCS-SCORE-01 to 05: how far a seat has an ambition.
pub fn count(s: &State, seat: Seat, ambition: Ambition) -> u8 {
    let player = &s.players[seat];
    match ambition {
        Ambition::Tyrant => player.captives.iter().map(|(_, count)| *count).sum(),
        Ambition::Warlord => player.trophies.iter().map(|(_, trophies)| trophies.count()).sum(),
        Ambition::Tycoon | Ambition::Keeper | Ambition::Empath => {
            let counted = Resource::ALL.iter().filter(|resource| resource.ambition() == Some(ambition));
            counted.map(|resource| supply::icons(s, seat, *resource)).sum()
        }
    }
}

/// ARCS-TWO-01, 02: what the tokens on an ambition come to.
fn phantom(s: &State, ambition: Ambition) -> u8 {
    let lies_there = |resource: Resource| resource.ambition().unwrap_or(Ambition::Warlord) == ambition;
    s.phantom.iter().filter(|(resource, _)| lies_there(**resource)).map(|(_, count)| *count).sum()
}

/// Where seats placed.
#[derive(Debug, PartialEq, Eq)]
pub struct Places {
    /// The sole first.
    pub first: Option<Seat>,
    /// Who has second place: all that tie for first, or the sole second.
    pub second: Vec<Seat>,
}

/// ARCS-SCORE-06 to 09.
pub fn places(s: &State, ambition: Ambition) -> Places {
    // `None` is nobody: the third of two players.
    let mut counts: Vec<(Option<Seat>, u8)> = s.turn_order().into_iter().map(|seat| (Some(seat), count(s, seat, ambition))).collect();
    counts.push((None, phantom(s, ambition)));
    counts.retain(|(_, count)| *count > 0);
    let with = |wanted: Option<u8>| -> Vec<Option<Seat>> {
        counts.iter().filter(|(_, count)| Some(*count) == wanted).map(|(who, _)| *who).collect()
    };
    let most = counts.iter().map(|(_, count)| *count).max();
    let firsts = with(most);
    if firsts.len() > 1 {
        return Places { first: None, second: firsts.into_iter().flatten().collect() };
    }
    let next = counts.iter().map(|(_, count)| *count).filter(|count| Some(*count) < most).max();
    let seconds = with(next);
    let second = if seconds.len() == 1 { seconds.into_iter().flatten().collect() } else { vec![] };
    Places { first: firsts.into_iter().flatten().next(), second }
}

/// ARCS-CHAP-02: every ambition with a marker.
pub fn score(t: &mut T<'_>) {
    for ambition in Ambition::ALL {
        let worths: Vec<_> = t.state.markers.iter().filter(|marker| marker.on == Some(*ambition)).map(|marker| marker.worth()).collect();
        if worths.is_empty() {
            continue;
        }
        let Places { first, second } = places(t.state, *ambition);
        if let Some(seat) = first {
            // ARCS-SCORE-10, 11: once for an ambition, however many markers there are
            let bonus = supply::city_bonus(t.state, seat);
            let power = worths.iter().map(|worth| u32::from(worth.first)).sum::<u32>() + u32::from(bonus);
            t.state.players[seat].power += power;
            t.tell(&Line::ScoredFirst { seat, ambition: *ambition, power });
        }
        for seat in second {
            let power: u32 = worths.iter().map(|worth| u32::from(worth.second)).sum();
            t.state.players[seat].power += power;
            t.tell(&Line::ScoredSecond { seat, ambition: *ambition, power });
        }
    }
}
