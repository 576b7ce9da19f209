//! What tactics are made of (FS-EVT-08, FS-EVT-10): what may be picked, and what that does.

pub(super) use super::EventCard;
pub(super) use crate::board::edges::Direction;
pub(super) use crate::orders::dominate;
pub(super) use crate::prelude::*;

/// A tactic: what its player can pick, besides nothing, and what that does.
pub struct Tactic {
    pub offers: fn(&State, Seat) -> Vec<Choice>,
    pub resolve: fn(&Choice, Seat, &mut T<'_>),
}

/// A free unit on one of these, if a figure is left (FS-FREE-03).
pub(super) fn free(s: &State, unit: UnitId, areas: impl Iterator<Item = AreaId>) -> Vec<Choice> {
    areas.filter(|_| s.figures_left(unit) > 0).map(|area| Choice::Free { unit, area }).collect()
}

/// Two of them on one of these.
pub(super) fn free_twice(s: &State, unit: UnitId, areas: impl Iterator<Item = AreaId>) -> Vec<Choice> {
    areas.filter(|_| s.figures_left(unit) > 1).map(|area| Choice::FreeTwice { unit, area }).collect()
}

/// Own units that stand, from areas of a kind, to one of these (FS-ROUT-06: routed ones stay).
pub(super) fn from_anywhere(s: &State, seat: Seat, starts: fn(AreaId) -> bool, fits: fn(UnitId) -> bool, to: &[AreaId]) -> Vec<Choice> {
    let areas = s.board.areas.keys().copied().filter(|area| starts(*area));
    let units = areas.flat_map(|from| s.units_in(from, seat).filter(|(_, figures)| figures.fresh > 0).map(move |(unit, _)| (unit, from)));
    units.filter(|(unit, _)| fits(*unit)).flat_map(|(unit, from)| to.iter().map(move |to| Choice::Send { unit, from, to: *to })).collect()
}

/// Units are placed, or sent.
pub(super) fn place(choice: &Choice, seat: Seat, t: &mut T<'_>) {
    let free = if let Choice::Free { unit, area } = *choice { Some((unit, area, 1)) } else { None };
    let twice = if let Choice::FreeTwice { unit, area } = *choice { Some((unit, area, 2)) } else { None };
    if let Some((unit, area, number)) = free.or(twice) {
        t.state.board.place(unit, area, number);
        (0..number).for_each(|_| t.tell(&Line::Free { seat, unit, area }));
    }
    if let Choice::Send { unit, from, to } = *choice {
        t.state.board.take(unit, from, 1, 0);
        t.state.board.place(unit, to, 1);
        t.tell(&Line::Sends { seat, unit, from, to });
    }
}

/// Asset tokens are gained.
pub(super) fn gain(seat: Seat, assets: &[Asset], t: &mut T<'_>) {
    assets.iter().for_each(|asset| dominate::gain_one(seat, *asset, t));
}

/// Materiel is gained.
pub(super) fn earn(seat: Seat, count: u32, t: &mut T<'_>) {
    t.state.players[seat].earn(count);
    t.tell(&Line::Earns { seat, count, total: t.state.players[seat].materiel });
}

/// FS-LIM-01, FS-LIM-03: whether there is a structure and a control token.
pub(super) fn can_build(s: &State, seat: Seat) -> bool {
    s.control_tokens_left(seat) > 0 && s.structures_left() > 0
}

/// A structure is built.
pub(super) fn build(seat: Seat, structure: Structure, area: AreaId, price: u32, t: &mut T<'_>) {
    t.state.players[seat].pay(price);
    t.state.board.build(structure, seat, area);
    t.tell(&Line::Builds { seat, structure, area, price });
}
