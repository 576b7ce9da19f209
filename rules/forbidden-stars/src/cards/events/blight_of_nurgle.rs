//! Instead of an order: an enemy unit is routed in a system with an own unit.

use super::schemes::*;

fn targets(s: &State, seat: Seat) -> Vec<Choice> {
    let areas = systems_with(s, seat, 1, crate::board::Figures::all).into_iter().flat_map(SystemId::areas);
    let others: Vec<Seat> = s.in_order().into_iter().filter(|other| *other != seat).collect();
    let each = areas
        .flat_map(|area| others.iter().flat_map(move |other| s.units_in(area, *other).map(move |(unit, figures)| (area, unit, figures))));
    // FS-ROUT-07
    each.filter(|(.., figures)| figures.fresh > 0).map(|(area, unit, _)| Choice::RoutUnit { unit, area }).collect()
}

fn against(s: &State, using: &Use) -> Option<(Why, &'static str)> {
    targets(s, using.seat).is_empty().then_some((Why::NobodyToRout, "FS-EVT-11"))
}

fn rout(using: &Use, t: &mut T<'_>) {
    let Some(Choice::RoutUnit { unit, area }) = using.choice(0) else { return };
    let seat = t.state.owner(unit);
    t.state.board.take(unit, area, 1, 0);
    t.state.board.held_mut(area).units.entry(unit).or_default().routed += 1;
    t.tell(&Line::IsRouted { seat, fighter: unit.name() });
}

pub static EVENT: EventCard = EventCard::scheme(
    Direction::Across,
    Ability::action(against, rout).asking(|s, using| first_of(using, "FS-EVT-11", targets(s, using.seat))),
);
