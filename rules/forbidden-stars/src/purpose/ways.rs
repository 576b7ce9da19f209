//! Who can come where by an Advance: ground units along friendly areas and voids that ships hold.

use super::survey::{Mask, Survey, bit, bits, of_system, power};
use crate::board::Figures;
use crate::prelude::*;

/// Units that an order is to buy.
#[derive(Clone, Copy, Default)]
pub struct Bought {
    /// Where, by its place among the systems that lie.
    pub system: usize,
    pub units: u32,
    /// What each counts for in a fight.
    pub power: u32,
}

impl Survey {
    /// The ships of a seat in some systems.
    fn ships_in(&self, seat: Seat, systems: [usize; 2]) -> Figures {
        let ships = self.groups.iter().filter(|group| group.seat == seat && group.unit.is_ship() && systems.contains(&(group.at / 4)));
        ships.fold(Figures::default(), |all, group| Figures {
            fresh: all.fresh + group.figures.fresh,
            routed: all.routed + group.figures.routed,
        })
    }

    /// Ships of a type in an area.
    pub fn ships_at(&self, seat: Seat, at: usize, unit: UnitId) -> Figures {
        let mut here = self.groups.iter().filter(|group| group.at == at && group.seat == seat && group.unit == unit);
        here.next().map(|group| group.figures).unwrap_or_default()
    }

    /// All units of a seat in an area.
    pub fn figures_at(&self, seat: Seat, at: usize) -> u32 {
        self.groups.iter().filter(|group| group.at == at && group.seat == seat).map(|group| group.figures.all()).sum()
    }

    /// Areas from which ground units of a seat get to a world by an Advance to its system, units of one more system included. Ships move first, and make
    /// voids passable that nobody holds: a way leads through no more voids than there are ships.
    fn starts(&self, seat: Seat, to: usize, from: usize) -> Mask {
        let system = to / 4;
        let both = of_system(system) | of_system(from);
        let is_cut = from != system && !self.near[system].contains(&(from, false));
        let ships = self.ships_in(seat, if is_cut { [system; 2] } else { [system, from] });
        let friendly = self.friendly(seat) & both;
        let free = of_system(system) & !self.worlds & !self.anybody;
        if !self.is_crowded {
            let passable = friendly | if ships.fresh > 0 { free } else { 0 };
            return self.flood(bit(to), both, passable) & !bit(to);
        }
        let voids = !self.worlds & both & (friendly | free);
        let mut seen = self.flood(bit(to), both, friendly & self.worlds);
        let mut crossed = 0;
        // One void more each time, and what lies behind it.
        for _ in 0..ships.all() {
            crossed |= seen & voids;
            seen = self.flood(seen, both, friendly & self.worlds | crossed);
        }
        seen & !bit(to)
    }

    /// Areas reached from some by way of those that may be passed; they themselves may be left whatever they are.
    fn flood(&self, from: Mask, both: Mask, passable: Mask) -> Mask {
        let (mut seen, mut edge) = (from, if from.count_ones() == 1 { from } else { from & passable });
        while edge != 0 {
            let next = bits(edge).fold(0, |next, at| next | self.beside[at]) & both & !seen;
            seen |= next;
            edge = next & passable;
        }
        seen
    }

    /// What would come to a world once ships have left some areas and entered others.
    pub fn comers_after(&self, seat: Seat, to: usize, from: usize, (left, entered): (Mask, Mask)) -> Vec<u32> {
        let both = of_system(to / 4) | of_system(from);
        let passable = (self.friendly(seat) & !left | entered) & both;
        self.coming(seat, self.flood(bit(to), both, passable) & !bit(to))
    }

    /// Ground units of a seat that can come to a world by an Advance to its system, the strongest first, without those that stay behind to hold worlds.
    pub fn comers(&self, seat: Seat, to: usize, from: usize) -> Vec<u32> {
        self.coming(seat, self.starts(seat, to, from))
    }

    /// The same from some areas.
    fn coming(&self, seat: Seat, starts: Mask) -> Vec<u32> {
        let mut all: Vec<u32> = vec![];
        for at in bits(starts & self.held[seat]) {
            let here = self.groups.iter().filter(|group| group.at == at && group.seat == seat && !group.unit.is_ship());
            let (mut powers, mut routed): (Vec<u32>, u32) = (vec![], 0);
            for group in here {
                powers.extend((0..group.figures.fresh).map(|_| power(group.unit)));
                routed += group.figures.routed;
            }
            powers.sort_unstable_by_key(|power| std::cmp::Reverse(*power));
            // A world with nothing else on it is not left.
            if routed == 0 && !self.has_structure(at) {
                powers.pop();
            }
            all.extend(powers);
        }
        all.sort_unstable_by_key(|power| std::cmp::Reverse(*power));
        all
    }

    /// The same with units that are still to be bought on friendly worlds of a system.
    pub fn comers_with(&self, seat: Seat, to: usize, from: usize, bought: &[Bought]) -> Vec<u32> {
        let mut all = self.comers(seat, to, from);
        if bought.iter().any(|bought| bought.units > 0) {
            let places = self.starts(seat, to, from) & self.friendly(seat) & self.worlds;
            let come = bought.iter().filter(|bought| places & of_system(bought.system) != 0);
            all.extend(come.flat_map(|bought| (0..bought.units).map(|_| bought.power)));
            all.sort_unstable_by_key(|power| std::cmp::Reverse(*power));
        }
        all
    }
}
