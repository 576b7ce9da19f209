//! Assigning hits, sustain damage (LRR 66) and destruction (LRR 89).

use crate::components::{SystemId, UnitType};
use crate::flow::{Answers, Asks, T};
use crate::infantry;
use crate::messages::{Choice, Line, Prompt};
use crate::state::State;
use crate::units::{Location, Units};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sternpost_core::{Offer, Picked, Question, Seat};

/// Hits that ships in a system's space area take, by seat; all assign at once (LRR 63.6, 87.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    /// Where.
    pub system: SystemId,
    /// How many hits each player takes.
    pub hits: BTreeMap<Seat, u32>,
}

/// What one hit can do: damage a ship or destroy one.
fn ways(s: &State, seat: Seat, units: &Units) -> Vec<Offer<Choice>> {
    let mut offers = vec![];
    for (unit, pile) in units.iter().filter(|(unit, _)| unit.is_ship()) {
        // LRR 66.2: a damaged unit cannot sustain again
        if pile.intact > 0 && s.stats(seat, unit).is_some_and(|stats| stats.sustain_damage) {
            offers.push(Offer::new(Choice::Sustain { unit }).cap(pile.intact));
        }
    }
    for (unit, pile) in units.iter().filter(|(unit, _)| unit.is_ship()) {
        offers.push(Offer::new(Choice::Destroy { unit }).cap(pile.intact + pile.damaged));
    }
    offers
}

fn most(offers: &[Offer<Choice>]) -> u32 {
    offers.iter().filter_map(|offer| offer.cap).sum()
}

/// Whom the step asks what: everybody who has a choice.
pub fn asks(step: &Step, s: &State) -> Asks {
    let at = Location::Space(step.system);
    let mut asks = Asks::new();
    for (seat, hits) in &step.hits {
        let offers = ways(s, *seat, &s.units(*seat, at));
        // Too many hits leave nothing to decide; one way to take them neither.
        if *hits == 0 || *hits >= most(&offers) || offers.len() < 2 {
            continue;
        }
        let question = Question::split(&Prompt::AssignHits { hits: *hits, at }, "LRR 63.6", *hits, offers);
        asks.insert(*seat, question);
    }
    asks
}

/// Nobody has a choice.
pub fn perform(step: Step, t: &mut T<'_>) {
    for (seat, hits) in &step.hits {
        take_without_choice(t, *seat, step.system, *hits);
    }
}

/// Carries on with the answers; those without a choice take their hits too.
pub fn answered(step: Step, mut answers: Answers, t: &mut T<'_>) {
    for (seat, hits) in &step.hits {
        match answers.remove(seat) {
            Some(picked) => take(t, *seat, step.system, picked),
            None => take_without_choice(t, *seat, step.system, *hits),
        }
    }
}

fn take_without_choice(t: &mut T<'_>, seat: Seat, system: SystemId, hits: u32) {
    let offers = ways(t.state, seat, &t.state.units(seat, Location::Space(system)));
    let mut left = hits.min(most(&offers));
    let parts = offers.into_iter().map(|offer| {
        let part = left.min(offer.cap.unwrap_or(0));
        left -= part;
        (offer.choice, part)
    });
    take(t, seat, system, Picked::Split(parts.collect()));
}

fn take(t: &mut T<'_>, seat: Seat, system: SystemId, picked: Picked<Choice>) {
    let at = Location::Space(system);
    let parts = picked.parts();
    // LRR 66.0: sustaining comes before destroying
    for (choice, count) in &parts {
        if let Choice::Sustain { unit } = choice
            && *count > 0
        {
            t.state.units_mut(seat, at).damage(*unit, *count);
            t.tell(&Line::Sustained { seat, count: *count, unit: *unit });
        }
    }
    for (choice, count) in parts {
        if let Choice::Destroy { unit } = choice {
            destroy(t, seat, at, unit, count);
        }
    }
}

/// Destroys up to `count` units of a type, damaged ones first; they return to reinforcements (LRR 89.0).
pub fn destroy(t: &mut T<'_>, seat: Seat, at: Location, unit: UnitType, count: u32) {
    let count = t.state.units_mut(seat, at).take_any(unit, count);
    if count == 0 {
        return;
    }
    t.tell(&Line::Destroyed { seat, count, unit, at });
    if unit == UnitType::Infantry {
        infantry::roll_for_survival(t, seat, count);
    }
}
