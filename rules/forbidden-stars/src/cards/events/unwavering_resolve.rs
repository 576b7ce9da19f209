//! Instead of an order: all own units of a system are rallied.

use super::schemes::*;

fn systems(s: &State, seat: Seat) -> Vec<SystemId> {
    systems_with(s, seat, 1, |figures| figures.routed)
}

fn against(s: &State, using: &Use) -> Option<(Why, &'static str)> {
    systems(s, using.seat).is_empty().then_some((Why::NobodyIsRouted, "FS-EVT-11"))
}

fn which(s: &State, using: &Use) -> Next<Choice> {
    first_of(using, "FS-EVT-11", systems(s, using.seat).into_iter().map(|system| Choice::System { system }))
}

fn rally(using: &Use, t: &mut T<'_>) {
    let Some(Choice::System { system }) = using.choice(0) else { return };
    for area in system.areas() {
        let units: Vec<_> = t.state.units_in(area, using.seat).filter(|(_, figures)| figures.routed > 0).collect();
        for (unit, figures) in units {
            t.state.board.take(unit, area, 0, figures.routed);
            t.state.board.place(unit, area, figures.routed);
        }
    }
    t.tell(&Line::RalliesSystem { seat: using.seat, system });
}

pub static EVENT: EventCard = EventCard::scheme(Direction::TopRightBottomLeft, Ability::action(against, rally).asking(which));
