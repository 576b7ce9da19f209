//! Combat rolls (LRR 18.1, 63.5): dice by combat value, ascending, with modifiers (LRR 54), and what may be done to dice on
//! the table before they count (LRR 63.5e, 86).

use crate::combat::dice::{self, Roll};
use crate::combat::joining;
use crate::components::CombatDice;
use crate::position::underway::DiceRoll;
use crate::prelude::*;
use crate::tactical::routes::anomaly;

/// Steps of combat rolls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Equal units of a side roll (LRR 63.5b).
    Roll {
        seat: Seat,
        /// Which units.
        unit: UnitType,
        at: Location,
        /// What a die must reach.
        hit: u8,
        /// How many dice.
        dice: u32,
    },
    /// The dice on the table are counted (LRR 63.5d).
    Count,
}

/// Equal units that roll together.
pub struct Group {
    /// Their type.
    pub unit: UnitType,
    /// What a die must reach, modifiers counted in; above 10 nothing hits.
    pub hit: u8,
    /// How many dice.
    pub dice: u32,
}

/// The units of a side that roll, lowest combat value first (LRR 63.5b, 63.5c).
pub fn groups(s: &State, seat: Seat, opponent: Seat, at: Location, defends: bool) -> Vec<Group> {
    let takes_part = |unit: UnitType| match at {
        Location::Space(_) => true,
        // Fighters are there only if something lets them land.
        Location::Planet(_) => unit.is_ground_force() || unit == UnitType::Fighter,
    };
    let units = match at {
        Location::Space(system) => joining::fighting(s, seat, system),
        Location::Planet(_) => s.units(seat, at).iter().collect(),
    };
    let enemies = match at {
        Location::Space(system) => joining::non_fighters(s, opponent, system),
        Location::Planet(_) => 0,
    };
    let modifier = modifier(s, seat, at, defends);
    let fighting = units.into_iter().filter(|(unit, _)| takes_part(*unit));
    let mut groups: Vec<Group> = fighting
        .filter_map(|(unit, pile)| {
            let combat = s.stats(seat, unit)?.combat?;
            let each = dice_of(combat.dice, enemies);
            let modifier = modifier + if unit == UnitType::Fighter { fighter_bonus(s, seat, at) } else { 0 };
            let modifier = modifier + if unit == UnitType::Flagship { 0 } else { help_of_flagship(s, seat, at) };
            let hit = u8::try_from((i32::from(combat.hit) - modifier).max(1)).unwrap_or(u8::MAX);
            Some(Group { unit, hit, dice: each * (pile.intact + pile.damaged) })
        })
        .collect();
    groups.sort_by_key(|group| group.hit);
    groups
}

/// What is added to every combat roll of a side (LRR 54.0, 54.2).
fn modifier(s: &State, seat: Seat, at: Location, defends: bool) -> i32 {
    let in_round = match at {
        Location::Space(_) => s.underway.combat.as_ref().and_then(|combat| combat.bonus.get(&seat)),
        Location::Planet(_) => s.underway.ground.as_ref().and_then(|combat| combat.bonus.get(&seat)),
    };
    let in_combat = match at {
        Location::Space(_) => None,
        Location::Planet(_) => s.underway.ground.as_ref().and_then(|combat| combat.whole_combat_bonus.get(&seat)),
    };
    // LRR 57.3: in a nebula the defender's ships hit more easily
    let nebula = i32::from(defends && is_nebula(at));
    [in_round, in_combat].into_iter().flatten().map(|bonus| i32::from(*bonus)).sum::<i32>() + nebula + modifiers::combat_rolls(s, seat)
}

fn help_of_flagship(s: &State, seat: Seat, at: Location) -> i32 {
    if let Location::Space(system) = at { modifiers::flagship_helps(s, seat, system) } else { 0 }
}

/// What is added for fighters alone (LRR 54).
fn fighter_bonus(s: &State, seat: Seat, at: Location) -> i32 {
    let combat = s.underway.combat.as_ref().filter(|combat| Location::Space(combat.system) == at);
    let in_round = combat.and_then(|combat| combat.fighter_bonus.get(&seat)).copied().map_or(0, i32::from);
    in_round + modifiers::fighter_rolls(s, seat)
}

fn is_nebula(at: Location) -> bool {
    matches!(at, Location::Space(system) if anomaly(system) == Some(Anomaly::Nebula))
}

/// LRR 63.5a; the Winnu flagship rolls a die for each enemy ship that is no fighter (FAQ-NEKRO-7).
fn dice_of(dice: CombatDice, enemies: u32) -> u32 {
    match dice {
        CombatDice::Fixed(n) => u32::from(n),
        CombatDice::OpponentNonFighterShips => enemies,
    }
}

/// The steps by which a side rolls; its hits are added up in the combat under way.
pub fn steps(seat: Seat, at: Location, groups: Vec<Group>) -> Vec<crate::flow::Step> {
    let rolling = groups.into_iter().filter(|group| group.dice > 0);
    rolling.map(|Group { unit, hit, dice }| Step::Roll { seat, unit, at, hit, dice }.into()).collect()
}

/// What each step of this chapter is. Who may change dice is asked in a window.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Roll { seat, unit, at, hit, dice } => it.does(|t| roll(seat, Group { unit, hit, dice }, at, t)),
        Step::Count => it.does(count),
    }
}

fn roll(seat: Seat, Group { unit, hit, dice }: Group, at: Location, t: &mut T<'_>) {
    let Roll { dice, hits } = dice::roll(t, dice, hit);
    t.tell(&Line::CombatRolled { seat, unit, hit, dice: dice.clone(), hits });
    t.state.underway.roll = Some(DiceRoll { seat, unit, at, hit, dice });
    // LRR 63.5e: at once, before the next group rolls
    let occasion = match at {
        Location::Space(system) => Occasion::SpaceRolled { seat, system },
        Location::Planet(planet) => Occasion::GroundRolled { seat, planet },
    };
    t.next(steps![window(occasion), Step::Count]);
}

/// The hits of equal units' dice, by their faces.
pub fn hits(s: &State, seat: Seat, group: &Group, faces: &[u32]) -> u32 {
    let more = if group.unit == UnitType::Flagship { modifiers::flagship_hits_more(s, seat, faces) } else { 0 };
    dice::hits(faces, group.hit) + more
}

/// Whether fighters may take the hits of a unit only if no other ship is left.
pub fn aims_past_fighters(s: &State, seat: Seat, unit: UnitType, at: Location) -> bool {
    let Location::Space(system) = at else { return false };
    matches!(unit, UnitType::Flagship | UnitType::Dreadnought) && modifiers::flagship_aims_past_fighters(s, seat, system)
}

/// Hits that fighters may take only if no other ship is left.
fn count_past_fighters(t: &mut T<'_>, roll: &DiceRoll, hits: u32) {
    let combat = t.state.underway.combat.as_ref().map(|combat| combat.opponent(roll.seat));
    if let Some(opponent) = combat.filter(|_| aims_past_fighters(t.state, roll.seat, roll.unit, roll.at))
        && let Some(combat) = &mut t.state.underway.combat
        && hits > 0
    {
        *combat.past_fighters.entry(opponent).or_default() += hits;
    }
}

fn count(t: &mut T<'_>) {
    let roll = t.state.underway.roll.take().expect("dice are on the table");
    let group = Group { unit: roll.unit, hit: roll.hit, dice: 0 };
    let hits = hits(t.state, roll.seat, &group, &roll.dice);
    count_past_fighters(t, &roll, hits);
    let (space, ground) = (&mut t.state.underway.combat, &mut t.state.underway.ground);
    let table = match roll.at {
        Location::Space(_) => space.as_mut().map(|combat| (combat.opponent(roll.seat), &mut combat.hits)),
        Location::Planet(_) => ground.as_mut().map(|combat| (combat.opponent(roll.seat), &mut combat.hits)),
    };
    let (opponent, table) = table.expect("combat rolls belong to a combat");
    *table.entry(opponent).or_default() += hits;
}
