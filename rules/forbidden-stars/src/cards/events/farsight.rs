//! Before damage is assessed: all own units of the combat are placed in one friendly area.

use super::schemes::*;

/// Those that stand: routed ones stay (FS-ROUT-06), and reinforcement tokens, which are no figures.
fn units(s: &State, using: &Use) -> Vec<(UnitId, u32)> {
    if own_role(s, using).is_none() {
        return vec![];
    }
    let standing = s.units_in(s.combat().area, using.seat).filter(|(_, figures)| figures.fresh > 0);
    standing.map(|(unit, figures)| (unit, figures.fresh)).collect()
}

/// FS-SMOV-07, FS-VOID-02: ships to voids, others to worlds; it places, so neither ways nor storms matter.
fn areas(s: &State, using: &Use) -> Vec<Choice> {
    if units(s, using).is_empty() {
        return vec![];
    }
    let fits = |area: &AreaId| area.is_world() == s.combat().area.is_world() && s.is_friendly(*area, using.seat);
    s.board.all_areas().filter(fits).map(|area| Choice::Area { area }).collect()
}

fn withdraw(using: &Use, t: &mut T<'_>) {
    let (Some(Choice::Area { area: to }), Some(role)) = (using.choice(0), own_role(t.state, using)) else { return };
    let from = t.state.combat().area;
    for (unit, count) in units(t.state, using) {
        t.state.side_mut(role).wounded.retain(|wounded| wounded.fighter != Fighter::Unit(unit));
        t.state.board.take(unit, from, count, 0);
        t.state.board.place(unit, to, count);
        t.tell(&Line::SendsSeveral { seat: using.seat, unit, count, from, to });
    }
}

pub static EVENT: EventCard = EventCard::scheme(
    Direction::Across,
    Ability::may(&[Timing::AssessBegins], |s, using| !areas(s, using).is_empty(), withdraw)
        .asking(|s, using| first_of(using, "FS-EVT-12", areas(s, using))),
);
