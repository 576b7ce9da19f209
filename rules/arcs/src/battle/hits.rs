//! ARCS-BATTLE-08 to 18: hits, one kind after the other; the attacker assigns all of them (ARCS-BATTLE-14). How they can fall is in
//! `board/hits.rs`.

use super::Step;
use super::dice::{again, intercepts};
use crate::board::hits::{self, Targets, Toll};
use crate::cards::modifiers::battle as modifiers;
use crate::position::underway::Battle;
use crate::prelude::*;

/// Hits of one kind that are dealt in one go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A card of the defender hits before dice are collected.
    BeforeDice,
    /// ARCS-BATTLE-08, 17: the attacker's own dice.
    Own,
    /// ARCS-BATTLE-09, 10.
    Intercepting,
    /// ARCS-BATTLE-11: ships, and buildings when none is left.
    Any,
    /// ARCS-BATTLE-12.
    OnBuildings,
}

/// The attacker is asked where they fall, if they can fall in several ways; otherwise they fall.
pub fn part<P: Part>(kind: Kind, it: P) -> P::Out {
    it.asks_or(
        move |s| question(s, kind),
        move |picked, t| deal(kind, &hits::parts(picked), t),
        move |t| {
            if let Some(all) = targets(t.state, kind).all().filter(|all| !all.is_empty()) {
                deal(kind, &all, t);
            }
        },
    )
}

/// How many there are.
fn count(s: &State, kind: Kind) -> u8 {
    let Battle { symbols, intercepted, .. } = *s.battle();
    match kind {
        Kind::BeforeDice => u8::from(modifiers::hits_first(s)),
        Kind::Own => symbols.own,
        Kind::Intercepting => intercepted,
        Kind::Any => symbols.hit,
        Kind::OnBuildings => symbols.building,
    }
}

fn targets(s: &State, kind: Kind) -> Targets {
    let Battle { attacker, defender, system, .. } = *s.battle();
    let (ships, buildings) = (Targets::ships, Targets::buildings);
    let count = count(s, kind);
    match kind {
        Kind::BeforeDice | Kind::Own | Kind::Intercepting => ships(s, attacker, system, count),
        Kind::Any => Some(ships(s, defender, system, count))
            .filter(|ships| !ships.is_empty())
            .unwrap_or_else(|| buildings(s, defender, system, count)),
        Kind::OnBuildings => buildings(s, defender, system, count),
    }
}

fn question(s: &State, kind: Kind) -> Asks {
    let (targets, left) = (targets(s, kind), count(s, kind));
    if targets.all().is_some() {
        return nobody();
    }
    let (prompt, rule) = match kind {
        Kind::BeforeDice | Kind::Own | Kind::Intercepting => (Prompt::TakeHit { left }, "ARCS-BATTLE-08"),
        Kind::Any => (Prompt::AssignHit { left }, "ARCS-BATTLE-11"),
        Kind::OnBuildings => (Prompt::AssignBuildingHit { left }, "ARCS-BATTLE-12"),
    };
    ask(s.battle().attacker, targets.question(&prompt, rule))
}

/// They fall; what destroyed cities bring about waits until all hits are resolved (ARCS-CITY-01).
fn deal(kind: Kind, parts: &[(Choice, u8)], t: &mut T<'_>) {
    // ARCS-BATTLE-16
    let Toll { hits, is_any_destroyed, buildings } = hits::deal(t, parts, winner(t.state, kind));
    let battle = t.state.battle_mut();
    match kind {
        Kind::BeforeDice => return,
        Kind::Own => battle.symbols.own -= hits,
        Kind::Intercepting => battle.intercepted -= hits,
        Kind::Any => battle.symbols.hit -= hits,
        Kind::OnBuildings => battle.symbols.building -= hits,
    }
    battle.took_trophies |= is_any_destroyed && matches!(kind, Kind::Any | Kind::OnBuildings);
    battle.cities.extend(buildings.into_iter().filter_map(|building| building.city));
    if kind == Kind::Any {
        // When no ship is left, what is left falls on buildings.
        t.next(again(Step::Hit));
    }
}

/// Whose Trophies destroyed pieces become.
fn winner(s: &State, kind: Kind) -> Seat {
    match kind {
        Kind::BeforeDice | Kind::Own | Kind::Intercepting => s.battle().defender,
        Kind::Any | Kind::OnBuildings => s.battle().attacker,
    }
}

/// ARCS-BATTLE-09, 10: as many hits as there are fresh defending ships, once.
pub fn intercept(t: &mut T<'_>) {
    if !intercepts(t.state) {
        return;
    }
    let Battle { system, defender, .. } = *t.state.battle();
    let count = t.state.system(system).ships[defender].fresh;
    t.state.battle_mut().intercepted = count;
    t.tell(&Line::Intercepted { seat: defender, count });
    t.next(again(Step::InterceptingHit));
}
