//! What a player holds: planets, goods, command tokens, technologies and cards.

use super::worth::Survey;
use crate::cards::objectives;
use crate::components::{NoteKind, PlanetId, StrategyCardId};
use crate::position::state::{Phase, State};
use sternpost_core::Seat;

/// What each further token of a pool is worth, and any beyond those.
const TACTIC: &[i64] = &[150, 140, 115, 90, 70, 50, 35];
const FLEET: &[i64] = &[200, 180, 130, 90, 60, 35];
const STRATEGY: &[i64] = &[83, 64, 41, 22];
const FURTHER: i64 = 12;

/// The worth of what a player holds beside units.
pub fn holdings(survey: &Survey<'_>, seat: Seat) -> i64 {
    let Survey { s, lasting, .. } = survey;
    let player = &s.players[seat];
    let planets: i64 = s.planets_of(seat).map(|planet| planet_worth(s, planet)).sum();
    let technologies: i64 = player.technologies.iter().map(|technology| if technology.card().upgrade.is_some() { 270 } else { 230 }).sum();
    let ready: i64 = s.ready_planets_of(seat).map(|planet| i64::from(s.resources(planet).max(s.influence(planet)))).sum();
    let goods = 38 * i64::from(player.trade_goods.min(12)) + 14 * i64::from(player.commodities);
    let speaker = if s.speaker == seat { 40 } else { 0 };
    (planets + technologies) * lasting / 100
        + 14 * ready
        + goods
        + tokens(s, seat) * (40 + lasting * 6 / 10) / 100
        + cards(s, seat)
        + speaker
}

/// What a planet yields, round after round, whoever has it.
pub fn planet_worth(s: &State, planet: PlanetId) -> i64 {
    let (resources, influence) = (i64::from(s.resources(planet)), i64::from(s.influence(planet)));
    let specialty = if planet.card().specialty.is_some() { 40 } else { 0 };
    let rex = if planet == PlanetId::MecatolRex { 350 } else { 0 };
    110 + 45 * resources.max(influence) + 15 * resources.min(influence) + specialty + rex
}

/// Tokens on the sheet, each further one less. In the action phase tactic tokens are there to be spent: counted in full, no action
/// would be worth one.
fn tokens(s: &State, seat: Seat) -> i64 {
    let sum = |worths: &[i64], count: u32| -> i64 { (0..count as usize).map(|i| worths.get(i).copied().unwrap_or(FURTHER)).sum() };
    let player = &s.players[seat];
    let acting = if s.phase == Phase::Action { 40 } else { 100 };
    sum(TACTIC, player.tactic) * acting / 100 + sum(FLEET, player.fleet) + sum(STRATEGY, player.strategy)
}

fn cards(s: &State, seat: Seat) -> i64 {
    let player = &s.players[seat];
    let action_cards = 50 * i64::try_from(player.action_cards.len().min(7)).expect("seven at most");
    // What Support for the Throne brings is on the track.
    let foreign = player.notes.for_the_rules().iter().filter(|note| note.owner != seat && note.kind != NoteKind::SupportForTheThrone);
    let notes = 40 * i64::try_from(foreign.count()).expect("few notes");
    let held = s.strategy_cards.iter().filter(|(_, card)| card.holder == Some(seat) && !card.exhausted);
    let promise: i64 = held.map(|(id, _)| strategy_card(s, seat, *id)).sum();
    // It must be played anyway: worth its whole promise, it would be held for ever.
    let share = if s.phase == Phase::Strategy { 100 } else { 50 };
    action_cards + notes + promise * share / 100
}

/// What a strategy card in hand promises.
fn strategy_card(s: &State, seat: Seat, card: StrategyCardId) -> i64 {
    match card {
        StrategyCardId::Leadership => 300,
        StrategyCardId::Diplomacy => 90,
        StrategyCardId::Politics => 130,
        StrategyCardId::Construction => 180,
        StrategyCardId::Trade => 110 + if s.players[seat].commodities == 0 { 25 } else { 0 },
        StrategyCardId::Warfare => 150,
        StrategyCardId::Technology => 140,
        StrategyCardId::Imperial => {
            let now = objectives::scorable(s, seat).into_iter().map(|objective| i64::from(objective.card().points)).max().unwrap_or(0);
            let rex = s.planets.get(&PlanetId::MecatolRex).is_some_and(|card| card.controller == Some(seat));
            60 + 300 * now + if rex { 900 } else { 80 }
        }
    }
}
