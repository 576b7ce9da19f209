//! The odds of a combat (LRR 18, 41, 63) as it stands: worked out from what everybody may know, by the functions that the combat itself
//! rolls and assigns hits by, with hits assigned as by somebody who says nothing.
//!
//! What somebody may still do is not in them: cards, abilities that are used by choice, retreats. Nothing is drawn or sampled:
//! it is added up over all rolls, from the last round backwards. Shares are binary fractions; what is rounded away is far below
//! what is shown.

use crate::board::units::Units;
use crate::combat::combat_rolls::{self, Group};
use crate::combat::outlook::{DUST, Outlook, Share, Volley, WHOLE};
use crate::combat::{dice, invasion, joining, landing_fighters, space_cannon, space_combat};
use crate::position::underway::{HitSource, Hits, SpaceCombat};
use crate::prelude::*;

/// A fight with more positions than this is not worked out: it would take longer than somebody waits for a page.
const TOO_MANY: u32 = 3_000;

/// Whether anti-fighter barrage is still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrage {
    /// It is: both sides use it.
    Ahead,
    /// It is not.
    Over,
}

/// The odds of a space combat between the ships of two players, the one under way or one that is about to begin. Nothing if there are too
/// many for it.
pub fn of_space_combat(s: &State, system: SystemId, attacker: Seat, defender: Seat, barrage: Barrage) -> Option<Outlook> {
    let mut table = s.clone();
    let under_way = table.underway.combat.take().filter(|combat| combat.system == system);
    table.underway.combat = Some(under_way.unwrap_or_else(|| SpaceCombat::begin(system, attacker, defender)));
    let mut fight = Fight::new(table, [attacker, defender], Location::Space(system))?;
    let start = [fight.standing(ATTACKER), fight.standing(DEFENDER)];
    let fleets = match barrage {
        Barrage::Ahead => fight.after_barrage(start),
        Barrage::Over => vec![(WHOLE, start)],
    };
    Some(fight.outlook(fleets))
}

/// The odds of a ground combat between what two players have on a planet.
pub fn of_ground_combat(s: &State, planet: PlanetId, attacker: Seat, defender: Seat) -> Option<Outlook> {
    let mut fight = Fight::new(s.clone(), [attacker, defender], Location::Planet(planet))?;
    let start = [fight.standing(ATTACKER), fight.standing(DEFENDER)];
    Some(fight.outlook(vec![(WHOLE, start)]))
}

/// The odds of landing ground forces from space on a defended planet, after all space cannons there have fired.
pub fn of_landing(s: &State, planet: PlanetId, attacker: Seat, count: u32) -> Option<Outlook> {
    let defender = invasion::defender_on(s, attacker, planet)?;
    let mut table = s.clone();
    table.units_mut(attacker, Location::Planet(planet)).add(UnitType::Infantry, Condition::Intact, count);
    let mut fight = Fight::new(table, [attacker, defender], Location::Planet(planet))?;
    let start = [fight.standing(ATTACKER), fight.standing(DEFENDER)];
    let mut volley = Volley::nothing();
    for (hit, dice) in space_cannon::dice_against_landing(s, attacker, planet) {
        volley.add(dice, false, |face| dice::hits(&[face], hit));
    }
    let fired_at = volley.0.into_iter().map(|((hits, _), share)| (share, [fight.after(ATTACKER, start, (hits, 0)), start[DEFENDER]]));
    let fired_at = fired_at.collect();
    Some(fight.outlook(fired_at))
}

const ATTACKER: usize = 0;

const DEFENDER: usize = 1;

/// The units of a side that fight: type, undamaged, damaged. What else lies there plays no part.
type Fleet = Vec<(UnitType, u32, u32)>;

/// The number of a fleet among those that have been met.
type Known = usize;

/// Both sides.
type Pair = [Known; 2];

/// A fight that is being worked out.
struct Fight {
    /// A table of one's own, on which fleets are put.
    table: State,
    seats: [Seat; 2],
    at: Location,
    /// Whether the loss of the flagship is that of all ships (Van Hauge), by side.
    takes_all_along: [bool; 2],
    fleets: Vec<Fleet>,
    numbers: BTreeMap<Fleet, Known>,
    volleys: BTreeMap<(usize, Known, u32), Volley>,
    losses: BTreeMap<(usize, Known, (u32, u32), bool), Known>,
    outlooks: BTreeMap<Pair, Outlook>,
}

impl Fight {
    /// Nothing if it has too many positions.
    fn new(table: State, seats: [Seat; 2], at: Location) -> Option<Self> {
        let takes_all_along = seats.map(|seat| modifiers::flagship_takes_all_along(&table, seat));
        let fight = Self {
            table,
            seats,
            at,
            takes_all_along,
            fleets: vec![],
            numbers: BTreeMap::new(),
            volleys: BTreeMap::new(),
            losses: BTreeMap::new(),
            outlooks: BTreeMap::new(),
        };
        let [attacker, defender] = [ATTACKER, DEFENDER].map(|side| fight.strength(side));
        (attacker * defender <= TOO_MANY).then_some(fight)
    }

    /// How many hits a side takes at most, and one: so many positions it can be in.
    fn strength(&self, side: usize) -> u32 {
        let sustains = |unit| self.table.stats(self.seats[side], unit).is_some_and(|stats| stats.sustain_damage);
        1 + self.fighting(side).iter().map(|(unit, intact, damaged)| intact * (1 + u32::from(sustains(*unit))) + damaged).sum::<u32>()
    }

    /// What a side fights with on the table.
    fn fighting(&self, side: usize) -> Fleet {
        let seat = self.seats[side];
        let units = match self.at {
            Location::Space(system) => joining::fighting(&self.table, seat, system),
            Location::Planet(_) => {
                let fights = |unit: UnitType| unit.is_ground_force() || unit == UnitType::Fighter;
                self.table.units(seat, self.at).iter().filter(|(unit, _)| fights(*unit)).collect()
            }
        };
        units.into_iter().map(|(unit, pile)| (unit, pile.intact, pile.damaged)).collect()
    }

    fn standing(&mut self, side: usize) -> Known {
        let fleet = self.fighting(side);
        self.number(fleet)
    }

    fn number(&mut self, mut fleet: Fleet) -> Known {
        fleet.retain(|(_, intact, damaged)| intact + damaged > 0);
        if let Some(number) = self.numbers.get(&fleet) {
            return *number;
        }
        self.fleets.push(fleet.clone());
        self.numbers.insert(fleet, self.fleets.len() - 1);
        self.fleets.len() - 1
    }

    fn count(&self, fleet: Known, unit: UnitType) -> u32 {
        self.fleets[fleet].iter().filter(|(of, ..)| *of == unit).map(|(_, intact, damaged)| intact + damaged).sum()
    }

    fn non_fighters(&self, fleet: Known) -> u32 {
        self.fleets[fleet].iter().filter(|(unit, ..)| *unit != UnitType::Fighter).map(|(_, intact, damaged)| intact + damaged).sum()
    }

    /// Puts both fleets on the table.
    fn put(&mut self, pair: Pair) {
        for (side, fleet) in pair.into_iter().enumerate() {
            let mut units = Units::default();
            for (unit, intact, damaged) in &self.fleets[fleet] {
                units.add(*unit, Condition::Intact, *intact);
                units.add(*unit, Condition::Damaged, *damaged);
            }
            let seat = self.seats[side];
            if let Some(combat) = self.table.underway.combat.as_mut().filter(|combat| Location::Space(combat.system) == self.at)
                && let Some(joined) = combat.joined.get_mut(&seat)
            {
                joined.count = units.count(UnitType::Infantry);
            }
            *self.table.units_mut(seat, self.at) = units;
        }
    }

    /// LRR 41: both sides roll, then fighters are lost.
    fn after_barrage(&mut self, pair: Pair) -> Vec<(Share, Pair)> {
        self.put(pair);
        let [attacker, defender] = [ATTACKER, DEFENDER].map(|side| {
            let mut volley = Volley::nothing();
            for (hit, dice) in space_combat::barrage_dice(&self.table, self.seats[side]) {
                volley.add(dice, false, |face| dice::hits(&[face], hit));
            }
            volley
        });
        let mut pairs = vec![];
        for ((by_attacker, _), one) in &attacker.0 {
            for ((by_defender, _), other) in &defender.0 {
                let left = [self.without_fighters(pair[ATTACKER], *by_defender), self.without_fighters(pair[DEFENDER], *by_attacker)];
                pairs.push(((one * other) >> 60, left));
            }
        }
        pairs
    }

    fn without_fighters(&mut self, fleet: Known, count: u32) -> Known {
        let mut left = self.fleets[fleet].clone();
        for (_, intact, _) in left.iter_mut().filter(|(unit, ..)| *unit == UnitType::Fighter) {
            *intact = intact.saturating_sub(count);
        }
        self.number(left)
    }

    /// From these positions on, the first of whose rounds may have modifiers of its own.
    fn outlook(&mut self, pairs: Vec<(Share, Pair)>) -> Outlook {
        let mut next: BTreeMap<Pair, Share> = BTreeMap::new();
        let mut end = Outlook::default();
        for (share, pair) in pairs {
            if let Some(over) = self.over(pair) {
                end.add(share, over);
                continue;
            }
            for (then, of) in self.round(pair) {
                *next.entry(then).or_default() += (share * of) >> 60;
            }
        }
        self.forget_this_round();
        for (pair, share) in next {
            let outlook = self.ending_of(pair);
            end.add(share, outlook);
        }
        end
    }

    /// What holds for one round only is over.
    fn forget_this_round(&mut self) {
        if let Some(combat) = &mut self.table.underway.combat {
            combat.bonus.clear();
            combat.fighter_bonus.clear();
        }
        if let Some(combat) = &mut self.table.underway.ground {
            combat.bonus.clear();
            combat.silent.clear();
        }
        self.volleys.clear();
    }

    /// Who has won, if the fight is over (LRR 18.4, 63.9).
    fn over(&self, [attacker, defender]: Pair) -> Option<Outlook> {
        // FAQ-NAALU-1: fighters alone win no planet
        let wins = |fleet: Known| matches!(self.at, Location::Space(_)) || self.non_fighters(fleet) > 0;
        match [attacker, defender].map(|fleet| !self.fleets[fleet].is_empty()) {
            [true, true] => None,
            [true, false] if wins(attacker) => Some(Outlook::ATTACKER),
            [false, true] if wins(defender) => Some(Outlook::DEFENDER),
            [_, _] => Some(Outlook::NOBODY),
        }
    }

    fn ending_of(&mut self, pair: Pair) -> Outlook {
        if let Some(over) = self.over(pair) {
            return over;
        }
        if let Some(outlook) = self.outlooks.get(&pair) {
            return *outlook;
        }
        let (mut moved, mut sum) = (0, Outlook::default());
        for (then, share) in self.round(pair) {
            if then != pair {
                moved += share;
                let outlook = self.ending_of(then);
                sum.add(share, outlook);
            }
        }
        // FAQ-GEN-2: if nobody can ever win, the attacker gives way. Rounds in which nothing happens are repeated.
        let outlook = if moved == 0 { Outlook::DEFENDER } else { sum.times(WHOLE, moved) };
        self.outlooks.insert(pair, outlook);
        outlook
    }

    /// Both sides roll and take their hits (LRR 18.1, 18.2, 63.5, 63.6).
    fn round(&mut self, pair: Pair) -> BTreeMap<Pair, Share> {
        let [attacker, defender] = [ATTACKER, DEFENDER].map(|side| {
            let volley = self.volley(1 - side, pair);
            let mut left: BTreeMap<Known, Share> = BTreeMap::new();
            for (hits, share) in volley.0 {
                *left.entry(self.after(side, pair, hits)).or_default() += share;
            }
            left
        });
        let mut next = BTreeMap::new();
        for (a, one) in &attacker {
            for (d, other) in &defender {
                let pair = self.dragged_along(pair, [*a, *d]);
                let share = (one * other) >> 60;
                if share >= DUST {
                    *next.entry(pair).or_insert(0) += share;
                }
            }
        }
        next
    }

    /// With a flagship that takes all ships along when it is destroyed.
    fn dragged_along(&mut self, before: Pair, after: Pair) -> Pair {
        let lost = |side: usize| {
            self.takes_all_along[side]
                && self.count(before[side], UnitType::Flagship) > 0
                && self.count(after[side], UnitType::Flagship) == 0
        };
        if lost(ATTACKER) || lost(DEFENDER) { [self.number(vec![]); 2] } else { after }
    }

    /// What a side's combat rolls bring.
    fn volley(&mut self, side: usize, pair: Pair) -> Volley {
        // Of the other side only its number of ships matters to the dice (FAQ-NEKRO-7).
        let key = (side, pair[side], self.non_fighters(pair[1 - side]));
        if let Some(volley) = self.volleys.get(&key) {
            return volley.clone();
        }
        self.put(pair);
        let (s, seat) = (&self.table, self.seats[side]);
        let is_silent =
            matches!(self.at, Location::Planet(_)) && s.underway.ground.as_ref().is_some_and(|combat| combat.silent.contains(&seat));
        let groups = if is_silent { vec![] } else { combat_rolls::groups(s, seat, self.seats[1 - side], self.at, side == DEFENDER) };
        let mut volley = Volley::nothing();
        for group in groups {
            let past_fighters = combat_rolls::aims_past_fighters(s, seat, group.unit, self.at);
            let Group { dice, .. } = group;
            volley.add(dice, past_fighters, |face| combat_rolls::hits(s, seat, &group, &[face]));
        }
        self.volleys.insert(key, volley.clone());
        volley
    }

    /// What is left of a side after hits, and how many of them past fighters.
    fn after(&mut self, side: usize, pair: Pair, hits: (u32, u32)) -> Known {
        if hits.0 == 0 {
            return pair[side];
        }
        // What keeps ships from sustaining damage is a flagship.
        let key = (side, pair[side], hits, self.count(pair[1 - side], UnitType::Flagship) > 0);
        if let Some(left) = self.losses.get(&key) {
            return *left;
        }
        self.put(pair);
        let seat = self.seats[side];
        match self.at {
            Location::Space(system) => self.take_hits_in_space(side, system, hits),
            Location::Planet(planet) => {
                for (unit, count) in landing_fighters::lost_by_default(&self.table, seat, planet, hits.0) {
                    self.table.units_mut(seat, self.at).take_any(unit, count);
                }
            }
        }
        let left = self.standing(side);
        self.losses.insert(key, left);
        left
    }

    /// LRR 63.6, 66: until no hits are left, or nothing that could take them.
    fn take_hits_in_space(&mut self, side: usize, system: SystemId, (count, past_fighters): (u32, u32)) {
        let (seat, by) = (self.seats[side], self.seats[1 - side]);
        let mut hits = Hits::new(by, HitSource::Combat, count).past_fighters(past_fighters);
        loop {
            let taken = hits::taken_by_default(&self.table, seat, system, &hits);
            let sum: u32 = taken.iter().map(|(_, count)| count).sum();
            if sum == 0 {
                return;
            }
            for (choice, count) in taken {
                if let Choice::Sustain { unit } = choice {
                    let damaged = hits::damaged_by(&self.table, seat, count);
                    self.table.units_mut(seat, self.at).damage(unit, damaged);
                } else if let Choice::Destroy { unit } = choice {
                    self.table.units_mut(seat, self.at).take_any(unit, count);
                    self.lose_joined(seat, unit, count);
                }
            }
            hits.count = hits.count.saturating_sub(sum);
            hits.past_fighters = hits.past_fighters.min(hits.count);
        }
    }

    fn lose_joined(&mut self, seat: Seat, unit: UnitType, count: u32) {
        let combat = self.table.underway.combat.as_mut();
        if let Some(joined) = combat.and_then(|combat| combat.joined.get_mut(&seat)).filter(|_| unit == UnitType::Infantry) {
            joined.count = joined.count.saturating_sub(count);
        }
    }
}
