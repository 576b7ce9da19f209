//! ARCS-SCORE: ambitions are scored; with two players somebody takes part who is not there (ARCS-TWO).

use crate::components::ambitions::MarkerPower;
use crate::prelude::*;

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

/// ARCS-SCORE-06, 10, 11: the Power that these markers bring a sole first. The bonus comes once, however many markers there are.
pub fn power_of_first(s: &State, seat: Seat, ambition: Ambition, worths: &[MarkerPower]) -> u32 {
    if modifiers::scores_lower(s, seat, ambition) {
        return worths.iter().map(|worth| u32::from(worth.second)).sum();
    }
    worths.iter().map(|worth| u32::from(worth.first)).sum::<u32>() + u32::from(supply::city_bonus(s, seat))
}

/// ARCS-SCORE-06, 07: the Power that they bring a second.
pub fn power_of_second(s: &State, seat: Seat, ambition: Ambition, worths: &[MarkerPower]) -> u32 {
    if modifiers::scores_lower(s, seat, ambition) { 0 } else { worths.iter().map(|worth| u32::from(worth.second)).sum() }
}

/// What the markers on an ambition are worth.
fn worths(s: &State, ambition: Ambition) -> Vec<MarkerPower> {
    s.markers.iter().filter(|marker| marker.on == Some(ambition)).map(|marker| marker.worth()).collect()
}

/// The Power that an ambition would bring each seat if it were scored now; without a marker it brings nobody any.
pub fn gains(s: &State, ambition: Ambition) -> BySeat<u32> {
    let worths = worths(s, ambition);
    let Places { first, second } = places(s, ambition);
    BySeat::new(s.players.len(), |seat| {
        if worths.is_empty() {
            0
        } else if first == Some(seat) {
            power_of_first(s, seat, ambition, &worths)
        } else if second.contains(&seat) {
            power_of_second(s, seat, ambition, &worths)
        } else {
            0
        }
    })
}

/// ARCS-CHAP-02: every ambition with a marker.
pub fn score(t: &mut T<'_>) {
    for ambition in Ambition::ALL {
        let worths = worths(t.state, *ambition);
        if worths.is_empty() {
            continue;
        }
        let Places { first, second } = places(t.state, *ambition);
        if let Some(seat) = first {
            let power = power_of_first(t.state, seat, *ambition, &worths);
            t.state.players[seat].power += power;
            t.tell(&Line::ScoredFirst { seat, ambition: *ambition, power });
        }
        for seat in second {
            let power = power_of_second(t.state, seat, *ambition, &worths);
            t.state.players[seat].power += power;
            t.tell(&Line::ScoredSecond { seat, ambition: *ambition, power });
        }
    }
}
