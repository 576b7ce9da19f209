//! FS-DOM-04: what each faction may do at the end of a Dominate order. The text of its sheet, a function each.

use crate::components::UnitId::{Cultist, LandRaider, Scout, SpaceMarine};
use crate::orders::buying::{self, Sheet};
use crate::prelude::*;
use crate::setup::OrkDominate;
use sternpost_kit::one_of_or;

/// The question of a faction's ability, if it can do something.
pub fn asks(s: &State, seat: Seat) -> Asks {
    match s.players[seat].faction {
        Faction::Ultramarines => question(seat, &Prompt::Promote, promotions(s, seat)),
        Faction::Chaos => question(seat, &Prompt::SendCultist, missions(s, seat)),
        Faction::Orks => mustering(s, seat).ask(s, &Prompt::Muster { system: s.resolving().system }),
        Faction::Eldar => question(seat, &Prompt::Webway, webways(s, seat)),
    }
}

fn question(seat: Seat, prompt: &Prompt, offers: Vec<Choice>) -> Asks {
    if offers.is_empty() { nobody() } else { ask(seat, one_of_or(prompt, "FS-DOM-04", offers, Choice::Nothing)) }
}

/// What a unit is replaced with for one materiel.
const fn promoted(unit: UnitId) -> Option<UnitId> {
    if matches!(unit, Scout) {
        return Some(SpaceMarine);
    }
    if matches!(unit, SpaceMarine) { Some(LandRaider) } else { None }
}

/// Ultramarines: for one materiel a scout becomes a Space Marine, or a Space Marine a Land Raider, whether it is routed or not.
fn promotions(s: &State, seat: Seat) -> Vec<Choice> {
    if s.players[seat].materiel == 0 {
        return vec![];
    }
    // FS-FREE-03
    let can = |unit: UnitId| promoted(unit).is_some_and(|other| s.figures_left(other) > 0);
    let each =
        s.resolving().system.areas().into_iter().flat_map(|area| s.units_in(area, seat).map(move |(unit, figures)| (area, unit, figures)));
    each.filter(|(_, unit, _)| can(*unit))
        .flat_map(|(area, unit, figures)| {
            let fresh = (figures.fresh > 0).then_some(Choice::Promote { unit, area });
            fresh.into_iter().chain((figures.routed > 0).then_some(Choice::PromoteRouted { unit, area }))
        })
        .collect()
}

/// Chaos: a cultist of the active system goes to a friendly or uncontrolled world of a system beside it. It is placed: neither way nor storm matters.
fn missions(s: &State, seat: Seat) -> Vec<Choice> {
    let system = s.resolving().system;
    let is_open = |area: &AreaId| area.is_world() && (s.is_friendly(*area, seat) || s.is_uncontrolled(*area));
    let worlds: Vec<AreaId> = s.board.systems_beside(system).flat_map(SystemId::areas).filter(is_open).collect();
    sent(s, seat, |unit| unit == Cultist, &worlds)
}

/// Eldar: a unit from a world of the active system goes to any friendly world.
fn webways(s: &State, seat: Seat) -> Vec<Choice> {
    let worlds: Vec<AreaId> = s.friendly_worlds(seat).collect();
    sent(s, seat, |unit| !unit.is_ship(), &worlds)
}

/// Units of the active system by where they are placed; routed ones stay (FS-ROUT-06).
fn sent(s: &State, seat: Seat, fits: impl Fn(UnitId) -> bool, worlds: &[AreaId]) -> Vec<Choice> {
    let areas = s.resolving().system.areas().into_iter();
    let units = areas.flat_map(|area| s.units_in(area, seat).filter(|(_, figures)| figures.fresh > 0).map(move |(unit, _)| (unit, area)));
    units
        .filter(|(unit, _)| fits(*unit))
        .flat_map(|(unit, from)| worlds.iter().filter(move |to| **to != from).map(move |to| Choice::Send { unit, from, to: *to }))
        .collect()
}

/// Orks: one unit is bought and placed on a world of the active system; no factory is needed (FS-DEP-08).
pub fn mustering(s: &State, seat: Seat) -> Sheet {
    let may = |area: AreaId| match s.options.ork_dominate {
        OrkDominate::FriendlyOrUncontrolled => true,
        OrkDominate::Friendly => s.is_friendly(area, seat),
    };
    let offers = buying::placeable(s, seat, s.resolving().system).into_iter().filter(|(_, area)| area.is_world() && may(*area));
    Sheet { seat, offers: offers.collect(), most: 1_u32.saturating_sub(s.resolving().bought_before), rule: "FS-DOM-04" }
}

/// What was picked is done.
pub fn resolve(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let Picked::One(choice) = picked else { return buying::buy(seat, picked, t) };
    if let Choice::Send { unit, from, to } = choice {
        t.state.board.take(unit, from, 1, 0);
        t.state.board.place(unit, to, 1);
        t.tell(&Line::Sends { seat, unit, from, to });
    }
    if let Choice::Promote { unit, area } = choice {
        promote(seat, unit, area, false, t);
    }
    if let Choice::PromoteRouted { unit, area } = choice {
        promote(seat, unit, area, true, t);
    }
}

/// FS-FREE-05: what replaces a unit stands, even if that one was routed.
fn promote(seat: Seat, unit: UnitId, area: AreaId, is_routed: bool, t: &mut T<'_>) {
    let to = promoted(unit).expect("only units that can be promoted are on offer");
    t.state.players[seat].pay(1);
    t.state.board.take(unit, area, u32::from(!is_routed), u32::from(is_routed));
    t.state.board.place(to, area, 1);
    t.tell(&Line::Promotes { seat, unit, to, area });
}
