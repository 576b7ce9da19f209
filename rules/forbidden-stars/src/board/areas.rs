//! FS-AREA: what an area is to a player. It is worked out and never stored: a routed unit or a lone structure is enough.

use super::{Board, Built, Held};
use crate::components::UnitId;
use crate::prelude::*;
use sternpost_kit::count_of;

impl Held {
    /// Whether there are units or structures of this seat.
    pub fn has_of(&self, s: &State, seat: Seat) -> bool {
        self.has_units_of(s, seat) || self.structures.iter().any(|built| built.seat == seat)
    }

    /// Whether there are units of this seat.
    pub fn has_units_of(&self, s: &State, seat: Seat) -> bool {
        self.units.iter().any(|(unit, figures)| figures.all() > 0 && s.owner(*unit) == seat)
    }

    /// Whose units and structures there are.
    pub fn seats(&self, s: &State) -> BTreeSet<Seat> {
        let units = self.units.iter().filter(|(_, figures)| figures.all() > 0).map(|(unit, _)| s.owner(*unit));
        units.chain(self.structures.iter().map(|built| built.seat)).collect()
    }
}

impl State {
    /// What is in an area.
    pub fn held(&self, area: AreaId) -> &Held {
        self.board.held(area)
    }

    /// Who plays the faction of a unit.
    ///
    /// # Panics
    /// If nobody does.
    pub fn owner(&self, unit: UnitId) -> Seat {
        self.seat_of(unit.card().faction).expect("only units of factions in play stand on the board")
    }

    /// FS-AREA-04: a seat has something there, and nobody else.
    pub fn is_friendly(&self, area: AreaId, seat: Seat) -> bool {
        self.held(area).seats(self) == BTreeSet::from([seat])
    }

    /// FS-AREA-05: others have something there, and the seat nothing.
    pub fn is_enemy(&self, area: AreaId, seat: Seat) -> bool {
        let seats = self.held(area).seats(self);
        !seats.is_empty() && !seats.contains(&seat)
    }

    /// FS-AREA-06: nobody has anything there but perhaps objective tokens.
    pub fn is_uncontrolled(&self, area: AreaId) -> bool {
        self.held(area).seats(self).is_empty()
    }

    /// FS-AREA-07, FS-CONT-01: two factions are there.
    pub fn is_contested(&self, area: AreaId) -> bool {
        self.held(area).seats(self).len() > 1
    }

    /// The worlds that are friendly to a seat.
    pub fn friendly_worlds(&self, seat: Seat) -> impl Iterator<Item = AreaId> {
        self.board.areas.keys().copied().filter(move |area| area.is_world() && self.is_friendly(*area, seat))
    }

    /// A seat's figures in an area by type, in the order of its sheet.
    pub fn units_in(&self, area: AreaId, seat: Seat) -> impl Iterator<Item = (UnitId, super::Figures)> {
        let of_seat = move |(unit, _): &(UnitId, super::Figures)| self.owner(*unit) == seat;
        self.held(area).units.iter().map(|(unit, figures)| (*unit, *figures)).filter(|(_, figures)| figures.all() > 0).filter(of_seat)
    }

    /// How many units of a seat there are in an area.
    pub fn unit_count(&self, area: AreaId, seat: Seat) -> u32 {
        self.units_in(area, seat).map(|(_, figures)| figures.all()).sum()
    }

    /// How many figures of a type are on the board.
    pub fn on_board(&self, unit: UnitId) -> u32 {
        self.board.areas.values().filter_map(|held| held.units.get(&unit)).map(|figures| figures.all()).sum()
    }

    /// FS-LIM-01, FS-DEP-10: figures of a type that its player has left.
    pub fn figures_left(&self, unit: UnitId) -> u32 {
        unit.card().figures.saturating_sub(self.on_board(unit))
    }

    /// A seat's structures on the board, each with its world.
    pub fn structures_of(&self, seat: Seat) -> impl Iterator<Item = (AreaId, Structure)> {
        let each = self.board.areas.iter().flat_map(|(area, held)| held.structures.iter().map(|built| (*area, *built)));
        each.filter(move |(_, built)| built.seat == seat).map(|(area, built)| (area, built.structure))
    }

    /// FS-LIM-03: control tokens that a seat has left.
    pub fn control_tokens_left(&self, seat: Seat) -> u32 {
        crate::components::CONTROL_TOKENS.saturating_sub(count_of(self.structures_of(seat)))
    }

    /// FS-LIM-01: structures that are left in the box.
    pub fn structures_left(&self) -> u32 {
        let built = self.board.areas.values().map(|held| sternpost_kit::count(held.structures.len())).sum();
        crate::components::STRUCTURES_IN_THE_BOX.saturating_sub(built)
    }

    /// Tokens of an asset that are not in the supply: players have them, or they fight in a combat.
    pub fn assets_out(&self, asset: Asset) -> u32 {
        let held: u32 = self.players.iter().map(|(_, player)| player.has(asset)).sum();
        let sides = self.combat.iter().flat_map(|combat| [&combat.attacker, &combat.defender]);
        let fighting: u32 = sides.filter(|_| asset == Asset::Reinforcement).map(|side| side.reinforcements.all()).sum();
        held + fighting
    }

    /// FS-LIM-01: tokens of an asset that are left in the supply.
    pub fn assets_left(&self, asset: Asset) -> u32 {
        crate::components::ASSETS_OF_A_KIND.saturating_sub(self.assets_out(asset))
    }

    /// FS-CMD-01, FS-CITY-02: a city is a level of command.
    pub fn command_level(&self, seat: Seat) -> u32 {
        count_of(self.structures_of(seat).filter(|(_, structure)| *structure == Structure::City))
    }

    /// Whether a seat has a unit or a structure in a system.
    pub fn is_present(&self, system: SystemId, seat: Seat) -> bool {
        system.areas().into_iter().any(|area| self.held(area).has_of(self, seat))
    }

    /// Units of a seat on the whole board (FS-WIN-02).
    pub fn units_of(&self, seat: Seat) -> u32 {
        self.board.areas.keys().map(|area| self.unit_count(*area, seat)).sum()
    }
}

impl Board {
    /// Unrouted figures come to an area (FS-FREE-05: what is placed is never routed).
    pub fn place(&mut self, unit: UnitId, area: AreaId, count: u32) {
        if count > 0 {
            self.held_mut(area).units.entry(unit).or_default().fresh += count;
        }
    }

    /// Figures leave an area: so many that stand, and so many that are routed.
    ///
    /// # Panics
    /// If fewer are there.
    pub fn take(&mut self, unit: UnitId, area: AreaId, fresh: u32, routed: u32) {
        let figures = self.held_mut(area).units.entry(unit).or_default();
        let left = (figures.fresh.checked_sub(fresh), figures.routed.checked_sub(routed));
        let (Some(fresh), Some(routed)) = left else { unreachable!("no more figures leave an area than are there") };
        *figures = super::Figures { fresh, routed };
        if figures.all() == 0 {
            self.held_mut(area).units.remove(&unit);
        }
    }

    /// FS-ROUT-01: a figure that stands is routed.
    ///
    /// # Panics
    /// If none stands there.
    pub fn rout(&mut self, unit: UnitId, area: AreaId) {
        self.take(unit, area, 1, 0);
        self.held_mut(area).units.entry(unit).or_default().routed += 1;
    }

    /// A structure of a seat leaves a world.
    ///
    /// # Panics
    /// If there is none.
    pub fn tear_down(&mut self, structure: Structure, seat: Seat, area: AreaId) {
        let structures = &mut self.held_mut(area).structures;
        let at = structures.iter().position(|built| *built == Built { seat, structure });
        structures.remove(at.expect("the structure is there"));
    }

    /// A structure comes to a world, with a control token of its owner.
    pub fn build(&mut self, structure: Structure, seat: Seat, area: AreaId) {
        let structures = &mut self.held_mut(area).structures;
        structures.push(Built { seat, structure });
        structures.sort_unstable();
    }
}
