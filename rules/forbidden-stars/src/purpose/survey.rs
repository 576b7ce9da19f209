//! The board at a glance, for players that think ahead: who holds what, and how places lie to one another. Areas are bits of a mask, so that ways are
//! followed in a few steps.

use super::goals;
use crate::board::Figures;
use crate::board::edges::between;
use crate::components::bastion;
use crate::prelude::*;
use sternpost_kit::board::square;

/// Areas as bits: four for each system, in the order of the tiles.
pub type Mask = u64;

/// Units of one type in one area.
#[derive(Clone, Copy)]
pub struct Group {
    /// The area, by its place among the areas that lie.
    pub at: usize,
    pub unit: UnitId,
    pub figures: Figures,
    pub seat: Seat,
}

/// The board at a glance.
pub struct Survey {
    /// Whether seats choose what they go for ([`goals::is_crowded`]).
    pub is_crowded: bool,
    systems: Vec<SystemId>,
    /// The areas beside each one to which no storm bars the way.
    pub beside: Vec<Mask>,
    /// The systems beside each one, and whether a storm lies between.
    pub near: Vec<Vec<(usize, bool)>>,
    /// Where a seat has something.
    pub held: BySeat<Mask>,
    pub anybody: Mask,
    pub worlds: Mask,
    bastions: Mask,
    structures: Mask,
    /// All units, area by area.
    pub groups: Vec<Group>,
}

/// How much a unit counts for in a fight.
pub fn power(unit: UnitId) -> u32 {
    let card = unit.card();
    2 * card.combat + card.health + card.morale
}

/// How much a bastion counts for.
const BASTION: u32 = 2 * bastion::COMBAT + bastion::HEALTH + bastion::MORALE;

impl Survey {
    /// The board of a position.
    pub fn of(s: &State) -> Self {
        let systems: Vec<SystemId> = s.board.tiles.keys().copied().collect();
        let laid: Vec<_> = s.board.tiles.values().copied().collect();
        let squares: Vec<square::Square> = laid.iter().flat_map(|laid| square::areas(laid.cell, laid.turn)).collect();
        let near: Vec<Vec<(usize, bool)>> = laid
            .iter()
            .map(|one| {
                let touches = |other: &square::Square| (one.cell.0 - other.0).abs() + (one.cell.1 - other.1).abs() == 1;
                let others = laid.iter().enumerate().filter(|(_, other)| touches(&other.cell));
                others.map(|(at, other)| (at, s.board.is_stormy(between(one.cell, other.cell)))).collect()
            })
            .collect();
        let is_open = |one: usize, other: usize| one == other || near[one].contains(&(other, false));
        let beside = |one: usize| {
            let (x, y) = squares[one];
            let touching = squares.iter().enumerate().filter(|(_, other)| (x - other.0).abs() + (y - other.1).abs() == 1);
            touching.filter(|(other, _)| is_open(one / 4, other / 4)).fold(0, |mask, (other, _)| mask | bit(other))
        };
        let beside = (0..squares.len()).map(beside).collect();
        let mut survey = Self {
            is_crowded: goals::is_crowded(s),
            beside,
            near,
            held: BySeat::new(s.players.len(), |_| 0),
            anybody: 0,
            worlds: 0,
            bastions: 0,
            structures: 0,
            groups: vec![],
            systems,
        };
        for at in 0..squares.len() {
            survey.worlds |= if survey.area(at).is_world() { bit(at) } else { 0 };
        }
        survey.look_at_areas(s);
        survey
    }

    fn look_at_areas(&mut self, s: &State) {
        for (area, held) in &s.board.areas {
            let Some(at) = self.at(*area) else { continue };
            for (unit, figures) in held.units.iter().filter(|(_, figures)| figures.all() > 0) {
                let seat = s.owner(*unit);
                self.held[seat] |= bit(at);
                self.groups.push(Group { at, unit: *unit, figures: *figures, seat });
            }
            for built in &held.structures {
                self.held[built.seat] |= bit(at);
                self.structures |= bit(at);
                self.bastions |= if built.structure == Structure::Bastion { bit(at) } else { 0 };
            }
        }
        self.anybody = self.held.iter().fold(0, |all, (_, held)| all | *held);
    }

    /// Where an area is among those that lie.
    pub fn at(&self, area: AreaId) -> Option<usize> {
        self.system_at(area.system()).map(|system| 4 * system + area.corner())
    }

    /// Where a system is among those that lie.
    pub fn system_at(&self, system: SystemId) -> Option<usize> {
        self.systems.binary_search(&system).ok()
    }

    /// The area at a place.
    pub fn area(&self, at: usize) -> AreaId {
        self.systems[at / 4].areas()[at % 4]
    }

    /// The systems beside one.
    pub fn systems_beside(&self, system: usize) -> impl Iterator<Item = usize> {
        self.near[system].iter().map(|(other, _)| *other)
    }

    /// The worlds of a system.
    pub fn worlds_of(&self, system: usize) -> impl Iterator<Item = usize> {
        (4 * system..4 * system + 4).filter(|at| self.worlds & bit(*at) != 0)
    }

    /// Areas where a seat has something and nobody else.
    pub fn friendly(&self, seat: Seat) -> Mask {
        let others = self.held.iter().filter(|(other, _)| *other != seat).fold(0, |all, (_, held)| all | *held);
        self.held[seat] & !others
    }

    /// Whether an area is friendly to a seat.
    pub fn is_friendly(&self, at: usize, seat: Seat) -> bool {
        self.friendly(seat) & bit(at) != 0
    }

    /// Whether anybody has something there.
    pub const fn is_empty(&self, at: usize) -> bool {
        self.anybody & bit(at) == 0
    }

    /// Whether a structure stands there.
    pub const fn has_structure(&self, at: usize) -> bool {
        self.structures & bit(at) != 0
    }

    /// What defends an area against a seat.
    pub fn guard(&self, at: usize, against: Seat) -> u32 {
        let units = self.groups.iter().filter(|group| group.at == at && group.seat != against);
        let bastion = if self.bastions & bit(at) != 0 { BASTION } else { 0 };
        bastion + units.map(|group| strength(group.unit, group.figures)).sum::<u32>()
    }

    /// How many systems lie between each and the nearest of some, along edges without storms; far where none can be reached.
    pub fn distances(&self, to: impl IntoIterator<Item = usize>) -> Vec<u32> {
        let mut steps = vec![FAR; self.systems.len()];
        let mut edge: Vec<usize> = to.into_iter().collect();
        edge.iter().for_each(|system| steps[*system] = 0);
        let mut step = 0;
        while !edge.is_empty() {
            step += 1;
            let mut next = vec![];
            for (other, is_cut) in edge.iter().flat_map(|system| &self.near[*system]) {
                if !is_cut && steps[*other] == FAR {
                    steps[*other] = step;
                    next.push(*other);
                }
            }
            edge = next;
        }
        steps
    }
}

/// Farther than any system.
pub const FAR: u32 = 9;

/// How much figures of one type count for; routed ones are rallied one day.
pub fn strength(unit: UnitId, figures: Figures) -> u32 {
    power(unit) * (2 * figures.fresh + figures.routed) / 2
}

/// The bit of an area.
pub const fn bit(at: usize) -> Mask {
    1 << at
}

/// The areas of a system.
pub const fn of_system(system: usize) -> Mask {
    0b1111 << (4 * system)
}

/// The areas of a mask.
pub fn bits(mask: Mask) -> impl Iterator<Item = usize> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let at = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(at)
    })
}
