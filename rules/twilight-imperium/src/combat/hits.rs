//! Assigning hits, sustain damage (LRR 66) and destruction (LRR 89).
//!
//! Hits come in groups: who produced them and with what (effects may concern one group only). Before a group is assigned it
//! can be cancelled; a unit that sustained damage can be destroyed at once; what is left then is assigned.

use crate::board::{fleet, giving_up, infantry};
use crate::combat::joining;
use crate::flow::Answers;
use crate::position::underway::Hits;
use crate::prelude::*;

/// Steps of taking hits in a system's space area; all players assign at once (LRR 63.6, 87.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Hits were produced.
    Produced {
        system: SystemId,
        /// By the seat that takes them.
        hits: BTreeMap<Seat, Hits>,
    },
    /// Each player says how the hits are taken.
    Assign { system: SystemId },
    /// Ships that were named are destroyed.
    Destroy {
        seat: Seat,
        system: SystemId,
        /// How many of which type.
        ships: Vec<(UnitType, u32)>,
    },
    /// Every ship in a system is destroyed, whoever owns it (Van Hauge).
    All {
        /// Who brought it about.
        by: Seat,
        system: SystemId,
    },
    /// Hits that found no target, for it is gone already, are assigned anew.
    Rest { system: SystemId },
}

/// What hits can do: damage ships or destroy them. The cap says how many of the hits a way takes.
fn ways(s: &State, seat: Seat, system: SystemId, hits: &Hits) -> Vec<Offer<Choice>> {
    let units = joining::fighting(s, seat, system);
    let here = |unit: UnitType, condition: Condition| {
        let pile = units.iter().find(|(of, _)| *of == unit).map(|(_, pile)| *pile).unwrap_or_default();
        let count = if condition == Condition::Intact { pile.intact } else { pile.damaged };
        match hits.target {
            Some(target) if target == (unit, condition) => count.min(1),
            Some(_) => 0,
            None => count,
        }
    };
    let kept = modifiers::is_kept_from_sustaining(s, seat, system);
    let each = modifiers::hits_cancelled_by_sustaining(s, seat);
    let (mut offers, mut fighters) = (vec![], None);
    let ships = || units.iter().map(|(unit, _)| *unit);
    for unit in ships() {
        // LRR 66.2: a damaged unit cannot sustain again
        let sustains = s.stats(seat, unit).is_some_and(|stats| stats.sustain_damage) && modifiers::may_sustain(s, unit) && !kept;
        let intact = here(unit, Condition::Intact);
        if intact > 0 && sustains {
            let offer = Offer::new(Choice::Sustain { unit }).cap(intact * each);
            // LRR 66.6
            offers.push(if each > 1 { offer.hint(&Hint::CancelsHits { count: each }) } else { offer });
        }
    }
    for unit in ships() {
        let offer = Offer::new(Choice::Destroy { unit });
        match here(unit, Condition::Intact) + here(unit, Condition::Damaged) {
            0 => {}
            count if unit == UnitType::Fighter => fighters = Some((offers.len(), offer, count)),
            count => offers.push(offer.cap(count)),
        }
    }
    if let Some((place, offer, count)) = fighters {
        let spared = hits.past_fighters.min(most(&offers));
        let cap = count.min(hits.count - spared);
        if cap > 0 {
            offers.insert(place, offer.cap(cap));
        }
    }
    offers
}

fn most(offers: &[Offer<Choice>]) -> u32 {
    offers.iter().filter_map(|offer| offer.cap).sum()
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Produced { system, hits } => it.does(|t| produced(*system, hits, t)),
        Step::Assign { system } => it.asks_together(
            |s| hits_to_assign(s, *system),
            |answers, t| assign(t, *system, answers),
            |t| assign(t, *system, Answers::new()),
        ),
        Step::Destroy { seat, system, ships } => it.does(|t| destroy_named(*seat, *system, ships, t)),
        Step::All { by, system } => it.does(|t| destroy_all(*by, *system, t)),
        Step::Rest { system } => it.does(|t| assign_rest(*system, t)),
    }
}

fn produced(system: SystemId, hits: &BTreeMap<Seat, Hits>, t: &mut T<'_>) {
    let mut hits = hits.clone();
    hits.retain(|_, hits| hits.count > 0);
    t.next(hits.iter().map(|(seat, hits)| window(Occasion::HitsProduced { seat: *seat, count: hits.count, system })));
    t.state.underway.hits = hits;
    t.next(steps![Step::Assign { system }]);
}

/// Everybody who has a choice is asked.
fn hits_to_assign(s: &State, system: SystemId) -> Asks {
    let mut asks = Asks::new();
    for (seat, hits @ Hits { count, .. }) in &s.underway.hits {
        let offers = ways(s, *seat, system, hits);
        // Too many hits leave nothing to decide; one way to take them neither.
        if *count == 0 || *count >= most(&offers) || offers.len() < 2 {
            continue;
        }
        asks.insert(*seat, assignment(s, *seat, system, *count, offers));
    }
    asks
}

/// Those without a choice take their hits too.
fn assign(t: &mut T<'_>, system: SystemId, mut answers: Answers) {
    for hits in t.state.underway.hits.values_mut() {
        hits.assigned = false;
    }
    let hits = t.state.underway.hits.clone();
    let mut destroyed = vec![];
    for (seat, hits) in hits {
        let picked = answers.remove(&seat).unwrap_or_else(|| Picked::Split(taken_by_default(t.state, seat, system, &hits)));
        let ships = take(t, seat, system, picked);
        if let Some(hits) = t.state.underway.hits.get_mut(&seat) {
            hits.doomed_fighters = ships.iter().filter(|(unit, _)| *unit == UnitType::Fighter).map(|(_, count)| count).sum();
        }
        destroyed.push((seat, ships));
    }
    t.next(destroyed.into_iter().map(|(seat, ships)| Step::Destroy { seat, system, ships }.into()));
    t.next(steps![Step::Rest { system }]);
}

/// How hits are taken where nothing is to be decided, or nobody says otherwise.
pub fn taken_by_default(s: &State, seat: Seat, system: SystemId, hits: &Hits) -> Vec<(Choice, u32)> {
    let offers = ways(s, seat, system, hits);
    let count = hits.count.min(most(&offers));
    assignment(s, seat, system, count, offers).default.parts()
}

fn assignment(s: &State, seat: Seat, system: SystemId, hits: u32, offers: Vec<Offer<Choice>>) -> Question<Choice> {
    let question = Question::split(&Prompt::AssignHits { hits, at: Location::Space(system) }, "LRR 63.6", hits, offers);
    question.preferring(giving_up::repairable_first(s, seat))
}

/// How many ships are damaged by sustaining so many hits (LRR 66.6: up to so many hits for each).
pub fn damaged_by(s: &State, seat: Seat, hits: u32) -> u32 {
    hits.div_ceil(modifiers::hits_cancelled_by_sustaining(s, seat))
}

/// LRR 66.0: sustaining comes before destroying. What is to be destroyed is handed back.
#[expect(clippy::wildcard_enum_match_arm, reason = "choices are the nouns of the whole game, and hits are sustained or destroy")]
fn take(t: &mut T<'_>, seat: Seat, system: SystemId, picked: Picked<Choice>) -> Vec<(UnitType, u32)> {
    let at = Location::Space(system);
    let mut ships = vec![];
    for (choice, count) in picked.parts().into_iter().filter(|(_, count)| *count > 0) {
        match choice {
            Choice::Sustain { unit } => {
                let damaged = damaged_by(t.state, seat, count);
                t.state.units_mut(seat, at).damage(unit, damaged);
                if let Some(combat) = &mut t.state.underway.combat {
                    *combat.sustained.entry(seat).or_default().entry(unit).or_default() += damaged;
                }
                cancel(t, seat, count);
                t.tell(&Line::Sustained { seat, count: damaged, unit });
                // FAQ-AC-3: one occasion for each ship
                t.next((0..damaged).map(|_| window(Occasion::Sustained { seat, unit, system })));
            }
            Choice::Destroy { unit } => ships.push((unit, count)),
            other => unreachable!("not a way to take a hit: {other:?}"),
        }
    }
    ships
}

fn destroy_named(seat: Seat, system: SystemId, ships: &[(UnitType, u32)], t: &mut T<'_>) {
    if let Some(hits) = t.state.underway.hits.get_mut(&seat) {
        hits.assigned = true;
        hits.doomed_fighters = 0;
    }
    let by = t.state.underway.hits.get(&seat).map_or(seat, |hits| hits.by);
    let intact = t.state.underway.hits.get(&seat).is_some_and(|hits| matches!(hits.target, Some((_, Condition::Intact))));
    for (unit, count) in ships {
        let at = Location::Space(system);
        let gone = if intact { destroy_intact(t, by, seat, at, *unit, *count) } else { destroy(t, by, seat, at, *unit, *count) };
        let Some(hits) = t.state.underway.hits.get_mut(&seat) else { continue };
        hits.count = hits.count.saturating_sub(gone);
        let past = if *unit == UnitType::Fighter { hits.past_fighters } else { hits.past_fighters.saturating_sub(gone) };
        hits.past_fighters = past.min(hits.count);
    }
}

fn destroy_all(by: Seat, system: SystemId, t: &mut T<'_>) {
    let at = Location::Space(system);
    for seat in t.state.seats().collect::<Vec<_>>() {
        for (unit, pile) in joining::fighting(t.state, seat, system) {
            destroy(t, by, seat, at, unit, pile.intact + pile.damaged);
        }
    }
}

fn assign_rest(system: SystemId, t: &mut T<'_>) {
    let s = &*t.state;
    let open = s.underway.hits.iter().any(|(seat, hits)| hits.count > 0 && !ways(s, *seat, system, hits).is_empty());
    if open {
        t.next(steps![Step::Assign { system }]);
    } else {
        t.state.underway.hits.clear();
    }
}

/// Takes hits off what a player still has to assign, first those that fighters may not take.
pub fn cancel(t: &mut T<'_>, seat: Seat, count: u32) {
    if let Some(hits) = t.state.underway.hits.get_mut(&seat) {
        hits.count = hits.count.saturating_sub(count);
        hits.past_fighters = hits.past_fighters.saturating_sub(count);
    }
}

/// Whether a player fights where something is destroyed: then it matters to the opponent, whoever has brought it about.
fn is_in_combat(s: &State, seat: Seat, at: Location) -> bool {
    let space = s.underway.combat.as_ref().is_some_and(|combat| combat.has(seat) && at == Location::Space(combat.system));
    space || s.underway.ground.as_ref().is_some_and(|combat| combat.has(seat) && at == Location::Planet(combat.planet))
}

/// Destroys up to `count` units of a type, damaged ones first; they return to reinforcements (LRR 89.0). Returns how many.
/// `by` is who brought it about; the owner, if it was nobody else.
pub fn destroy(t: &mut T<'_>, by: Seat, seat: Seat, at: Location, unit: UnitType, count: u32) -> u32 {
    let count = t.state.units_mut(seat, at).take_any(unit, count);
    lose(t, by, seat, at, unit, count)
}

/// The same for undamaged units.
pub fn destroy_intact(t: &mut T<'_>, by: Seat, seat: Seat, at: Location, unit: UnitType, count: u32) -> u32 {
    let count = t.state.units(seat, at).count_in(unit, Condition::Intact).min(count);
    t.state.units_mut(seat, at).take(unit, Condition::Intact, count);
    lose(t, by, seat, at, unit, count)
}

fn lose(t: &mut T<'_>, by: Seat, seat: Seat, at: Location, unit: UnitType, count: u32) -> u32 {
    if count == 0 {
        return 0;
    }
    t.tell(&Line::Destroyed { seat, count, unit, at });
    if let Some(combat) = &mut t.state.underway.combat {
        *combat.destroyed.entry(seat).or_default().entry(unit).or_default() += count;
        if let Some(joined) = combat.joined.get_mut(&seat).filter(|_| unit == UnitType::Infantry && at == Location::Space(combat.system)) {
            joined.count = joined.count.saturating_sub(count);
        }
    }
    if unit == UnitType::Infantry {
        infantry::roll_for_survival(t, seat, count);
    }
    if unit == UnitType::Flagship && modifiers::flagship_takes_all_along(t.state, seat) {
        t.next(steps![Step::All { by: seat, system: at.system() }]);
    }
    // LRR 27.12a: what reacts to it does so right now
    if by != seat || is_in_combat(t.state, seat, at) {
        t.next([window(Occasion::UnitsDestroyed { by, seat, count, unit })]);
    }
    count
}

/// Destroys a unit by an effect outside of any combat; what it carried or supported may have lost its place (LRR 43.3).
pub fn destroy_by_effect(t: &mut T<'_>, by: Seat, seat: Seat, at: Location, unit: UnitType) {
    destroy(t, by, seat, at, unit, 1);
    t.next(steps![fleet::Step::Check { seat, system: at.system() }]);
}
