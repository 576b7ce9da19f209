//! An own cultist is destroyed for an upgrade of no higher level than storms lie about its system.

use super::tactics::*;
use crate::rounds::refresh;
use sternpost_kit::count_of;

/// Storms on the edges of a system.
fn storms(s: &State, system: SystemId) -> u32 {
    count_of(s.board.storms.iter().filter(|storm| s.board.beside(storm.edge).any(|beside| beside == system)))
}

/// RULING: the storms stand for the command level, which does not matter; a routed cultist will do.
fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    let areas = s.board.all_areas().filter(|area| !refresh::free_upgrades(s, seat, storms(s, area.system())).is_empty());
    let cultists = areas.filter_map(|area| Some((area, *s.held(area).units.get(&UnitId::Cultist)?)));
    cultists
        .flat_map(|(area, figures)| {
            let unit = UnitId::Cultist;
            let routed = (figures.routed > 0).then_some(Choice::GiveUpRouted { unit, area });
            routed.into_iter().chain((figures.fresh > 0).then_some(Choice::GiveUp { unit, area }))
        })
        .collect()
}

fn resolve(choice: &Choice, seat: Seat, t: &mut T<'_>) {
    let fresh = if let Choice::GiveUp { unit, area } = *choice { Some((unit, area, 1, 0)) } else { None };
    let routed = if let Choice::GiveUpRouted { unit, area } = *choice { Some((unit, area, 0, 1)) } else { None };
    let Some((unit, area, fresh, routed)) = fresh.or(routed) else { return };
    let most = storms(t.state, area.system());
    t.state.board.take(unit, area, fresh, routed);
    t.tell(&Line::Destroyed { seat, unit, count: 1, area });
    t.next(steps![refresh::Step::FreeUpgrade { seat, most }]);
}

pub static EVENT: EventCard = EventCard::tactic(Direction::Sideways, Tactic { offers, resolve });
