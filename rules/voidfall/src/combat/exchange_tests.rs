//! The resolver of fights beside another one, written by another method: it goes through all that can be decided and collects how a fight can end.

use super::exchange::{Arms, Beat, Demand, Fight, Level, Outcome, Role, Side};
use crate::galaxy::Force;
use crate::prelude::*;
use sternpost_core::chance::Source as _;
use sternpost_players::Rng;

/// How a fight can end: what is left of the invader and of the defender, by type, the Void's last.
type End = ([u8; 6], [u8; 6]);

fn left(side: &Side) -> [u8; 6] {
    let mut left = [0; 6];
    for (at, fleet) in Fleet::ALL.iter().enumerate() {
        left[at] = side.force.count(*fleet);
    }
    left[5] = side.voidborn;
    left
}

/// All ends that the resolver under test can come to.
fn ends(fight: &Fight) -> BTreeSet<End> {
    let mut fight = fight.clone();
    match fight.go_on(&mut vec![]) {
        Demand::Over => BTreeSet::from([(left(&fight.invader), left(&fight.defender))]),
        Demand::Destroyers => [false, true]
            .into_iter()
            .flat_map(|now| {
                let mut next = fight.clone();
                next.decide_destroyers(now);
                ends(&next)
            })
            .collect(),
        Demand::Recall(role) => {
            let fleets: Vec<Fleet> = fight.side(role).force.iter().map(|(fleet, _)| fleet).collect();
            fleets
                .into_iter()
                .flat_map(|fleet| {
                    let mut next = fight.clone();
                    next.recall(role, fleet);
                    ends(&next)
                })
                .collect()
        }
    }
}

/// The other resolver: units in a list, one after the other; every way of taking damage is tried at once, as a set of what can be left.
mod by_hand {
    use super::*;

    const CORVETTE: usize = 0;
    const SENTRY: usize = 1;
    const DESTROYER: usize = 2;
    const DREADNOUGHT: usize = 3;
    const CARRIER: usize = 4;
    const VOID: usize = 5;

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    struct Army {
        units: [u8; 6],
        shield_used: bool,
        dreadnoughts_used: u8,
        carriers_used: u8,
        flat_left: u8,
    }

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    struct Moment {
        armies: [Army; 2],
        destroyers_left: bool,
        salvo: u8,
    }

    fn sum(units: [u8; 6]) -> u8 {
        units.iter().sum()
    }

    fn losses(army: Army, hits: u8) -> BTreeSet<Army> {
        if hits == 0 || sum(army.units) == 0 {
            return BTreeSet::from([army]);
        }
        let hit = |at: usize| {
            let mut army = army;
            army.units[at] -= 1;
            losses(army, hits - 1)
        };
        (0..6).filter(|at| army.units[*at] > 0).flat_map(hit).collect()
    }

    fn initiative(army: Army, arms: &Arms, invades: bool) -> u8 {
        let units = army.units;
        let mut counted = units[CORVETTE] + units[DESTROYER] + units[DREADNOUGHT] + units[CARRIER] + units[VOID];
        if invades {
            counted += units[SENTRY];
        }
        if counted == 0 {
            return 0;
        }
        if units[DREADNOUGHT] > 0 {
            counted += 1;
        }
        if invades && units[DESTROYER] > 0 {
            counted += 1;
        }
        if units[CORVETTE] > 0 && arms.targeting == Level::Basic {
            counted += 5;
        }
        counted + arms.initiative
    }

    fn through(army: &mut Army, arms: &Arms, invades: bool, damage: u8, whole: bool) -> u8 {
        let mut points = vec![(); usize::from(damage.saturating_sub(arms.absorption_each_salvo))];
        if arms.shields != Level::None && army.units[CORVETTE] > 0 && !army.shield_used && points.pop().is_some() {
            army.shield_used = true;
        }
        if !invades {
            let barred = whole && army.dreadnoughts_used > 0;
            while !barred && army.dreadnoughts_used < army.units[DREADNOUGHT] && points.pop().is_some() {
                army.dreadnoughts_used += 1;
            }
            let barred = whole && army.carriers_used > 0;
            while !barred && army.carriers_used < army.units[CARRIER] && points.pop().is_some() {
                army.carriers_used += 1;
            }
        }
        while army.flat_left > 0 && points.pop().is_some() {
            army.flat_left -= 1;
        }
        u8::try_from(points.len()).unwrap()
    }

    /// One side deals: all moments that can come of it.
    fn deals(moment: Moment, by: usize, arms: [&Arms; 2], whole: bool) -> BTreeSet<Moment> {
        if initiative(moment.armies[by], arms[by], by == 0) == 0 {
            return BTreeSet::from([moment]);
        }
        damages(moment, by, arms)
            .into_iter()
            .flat_map(|(damage, destroyers_left)| {
                let mut moment = Moment { destroyers_left, ..moment };
                let on = 1 - by;
                let hits = through(&mut moment.armies[on], arms[on], on == 0, damage, whole);
                losses(moment.armies[on], hits).into_iter().map(move |army| {
                    let mut after = moment;
                    after.armies[on] = army;
                    after
                })
            })
            .collect()
    }

    fn damages(moment: Moment, by: usize, arms: [&Arms; 2]) -> Vec<(u8, bool)> {
        let torpedoes = moment.armies[by].units[CORVETTE] > 0
            && match arms[by].torpedoes {
                Level::None => false,
                Level::Basic => moment.salvo == 1,
                Level::Improved => true,
            };
        let usual = 1 + u8::from(torpedoes);
        let mut ways = vec![(usual, moment.destroyers_left)];
        let destroyers = moment.armies[0].units[DESTROYER];
        if by == 0 && moment.destroyers_left && destroyers > 0 && sum(moment.armies[1].units) > 0 {
            ways.push((usual + destroyers, false));
        }
        ways
    }

    fn salvo(mut moment: Moment, arms: [&Arms; 2], whole: bool) -> BTreeSet<End> {
        if moment.armies.iter().any(|army| sum(army.units) == 0) {
            return BTreeSet::from([(moment.armies[0].units, moment.armies[1].units)]);
        }
        moment.salvo += 1;
        let initiatives = [0, 1].map(|at| initiative(moment.armies[at], arms[at], at == 0));
        let always = [0, 1].map(|at| arms[at].targeting == Level::Improved && initiatives[at] > 0);
        let first = if always[0] != always[1] {
            Some(usize::from(always[1]))
        } else if initiatives[0] == initiatives[1] {
            None
        } else {
            Some(usize::from(initiatives[1] > initiatives[0]))
        };
        let after: BTreeSet<Moment> = match first {
            Some(first) => deals(moment, first, arms, whole).into_iter().flat_map(|next| deals(next, 1 - first, arms, whole)).collect(),
            None => together(moment, arms, whole),
        };
        after.into_iter().flat_map(|next| salvo(next, arms, whole)).collect()
    }

    fn together(moment: Moment, arms: [&Arms; 2], whole: bool) -> BTreeSet<Moment> {
        // Both damages are known before anybody loses anything.
        let mut all = BTreeSet::new();
        for (damage, destroyers_left) in damages(moment, 0, arms) {
            let mut next = Moment { destroyers_left, ..moment };
            let back = damages(moment, 1, arms)[0].0;
            let can = [0, 1].map(|at| initiative(moment.armies[at], arms[at], at == 0) > 0);
            let hits_on_defender = if can[0] { through(&mut next.armies[1], arms[1], false, damage, whole) } else { 0 };
            let hits_on_invader = if can[1] { through(&mut next.armies[0], arms[0], true, back, whole) } else { 0 };
            for invader in losses(next.armies[0], hits_on_invader) {
                for defender in losses(next.armies[1], hits_on_defender) {
                    all.insert(Moment { armies: [invader, defender], ..next });
                }
            }
        }
        all
    }

    pub fn ends(invader: &Side, defender: &Side, whole: bool) -> BTreeSet<End> {
        let arms = [&invader.arms, &defender.arms];
        let army = |side: &Side| Army {
            units: left(side),
            shield_used: false,
            dreadnoughts_used: 0,
            carriers_used: 0,
            flat_left: side.arms.salvo_absorption,
        };
        let armies = [army(invader), army(defender)];
        let has = |at: usize, unit: usize| armies[at].units[unit];
        let mut on_defender = arms[0].approach_damage;
        if arms[0].has_improved_destroyers && has(0, DESTROYER) > 0 {
            on_defender += 1;
        }
        let mut on_invader = arms[1].approach_damage + has(1, SENTRY);
        if arms[1].has_energy_cells && on_invader > 0 {
            on_invader += 1;
        }
        let shields = |at: usize| u8::from(arms[at].shields == Level::Improved && has(at, CORVETTE) > 0);
        let on_defender = on_defender.saturating_sub(shields(1) + arms[1].approach_absorption);
        let on_invader = on_invader.saturating_sub(shields(0) + has(0, DREADNOUGHT) + arms[0].approach_absorption);
        let mut all = BTreeSet::new();
        for invader in losses(armies[0], on_invader) {
            for defender in losses(armies[1], on_defender) {
                let moment = Moment { armies: [invader, defender], destroyers_left: true, salvo: 0 };
                all.extend(salvo(moment, arms, whole));
            }
        }
        all
    }
}

fn arms(rng: &mut Rng) -> Arms {
    let level = |rng: &mut Rng| [Level::None, Level::Basic, Level::Improved][rng.below(3) as usize];
    let small = |rng: &mut Rng, most: u32| u8::try_from(rng.below(most)).unwrap();
    Arms {
        targeting: level(rng),
        shields: level(rng),
        torpedoes: level(rng),
        has_improved_destroyers: rng.below(2) == 0,
        has_energy_cells: rng.below(2) == 0,
        approach_damage: small(rng, 4),
        approach_absorption: small(rng, 3),
        salvo_absorption: small(rng, 3),
        absorption_each_salvo: 0,
        initiative: small(rng, 2) * 5,
    }
}

/// A line-up small enough for all its ends to be found.
fn line_up(rng: &mut Rng) -> (Side, Side, bool) {
    let player = |rng: &mut Rng| {
        let types = 1 + rng.below(3);
        let force = (0..types).map(|_| (Fleet::ALL[rng.below(5) as usize], 1 + u8::try_from(rng.below(2)).unwrap()));
        let force = Force::of(force.collect::<Vec<_>>());
        Side::new(force, 0, arms(rng))
    };
    let invader = player(rng);
    let defender = match rng.below(3) {
        0 => {
            let void = Arms { absorption_each_salvo: u8::try_from(rng.below(2)).unwrap(), targeting: Level::None, ..arms(rng) };
            Side::new(Force::default(), 1 + u8::try_from(rng.below(5)).unwrap(), void)
        }
        1 | 2 => player(rng),
        _ => unreachable!("three sorts"),
    };
    // Who is shielded in every salvo against one who deals no more is not beaten, and must be able to beat.
    (invader, defender, rng.below(4) == 0)
}

// cites: VF-CB-06, VF-CB-09, VF-CB-11, VF-CB-12, VF-CB-13, VF-CB-14, VF-CD-03, VF-CD-16, VF-CD-17, VF-CD-23, VF-CD-28, VF-CD-31, VF-CD-32, VF-UND-01
#[test]
fn vf_cd_the_resolver_agrees_with_all_ways_of_going_through_a_fight() {
    let mut rng = Rng::new(7);
    let mut fights = 0;
    while fights < 1_500 {
        let (invader, defender, whole_types) = line_up(&mut rng);
        let fight = Fight::new(invader.clone(), defender.clone(), whole_types);
        let expected = by_hand::ends(&invader, &defender, whole_types);
        assert_eq!(ends(&fight), expected, "{fight:?}");
        fights += 1;
    }
}

/// A side with one type of fleet decides nothing but about destroyers.
// cites: VF-CB-07
#[test]
fn vf_cb_07_nobody_is_asked_what_to_recall_of_one_type() {
    let mut rng = Rng::new(11);
    for _ in 0..500 {
        let side = |rng: &mut Rng| {
            let fleet = Fleet::ALL[rng.below(5) as usize];
            Side::new(Force::of([(fleet, 1 + u8::try_from(rng.below(5)).unwrap())]), 0, arms(rng))
        };
        let mut fight = Fight::new(side(&mut rng), side(&mut rng), false);
        loop {
            match fight.go_on(&mut vec![]) {
                Demand::Recall(role) => panic!("{role:?} is asked in {fight:?}"),
                Demand::Destroyers => fight.decide_destroyers(true),
                Demand::Over => break,
            }
        }
    }
}

fn corvettes(count: u8) -> Side {
    Side::new(Force::of([(Fleet::Corvette, count)]), 0, Arms::default())
}

fn void(count: u8, defenses: u8) -> Side {
    Side::new(Force::default(), count, Arms { approach_damage: defenses, ..Arms::default() })
}

fn fought(invader: Side, defender: Side) -> (Fight, Vec<Beat>) {
    let (mut fight, mut beats) = (Fight::new(invader, defender, false), vec![]);
    while fight.go_on(&mut beats) != Demand::Over {}
    (fight, beats)
}

// cites: VF-CB-10, VF-CB-05, VF-OUT-22
#[test]
fn vf_cb_05_a_sector_without_fleets_defends_with_its_defenses_alone() {
    let (fight, beats) = fought(corvettes(3), void(0, 2));
    assert_eq!((fight.outcome(), fight.invader.total()), (Outcome::InvaderHolds, 1));
    assert_eq!(beats, [Beat::Approach { on: Role::Invader, dealt: 2, taken: 2 }]);
    assert_eq!(fought(corvettes(2), void(0, 2)).0.outcome(), Outcome::DefenderHolds, "nobody is left, and nobody was there: no tie");
}

// cites: VF-CB-11, VF-CB-12
#[test]
fn vf_cb_12_who_is_slower_answers_only_with_what_is_left() {
    // Two against one: the first damage ends it.
    let (fight, beats) = fought(corvettes(2), void(1, 0));
    assert_eq!((fight.outcome(), fight.invader.total()), (Outcome::InvaderHolds, 2));
    assert_eq!(beats, [Beat::Salvo { number: 1, invader: 2, defender: 1 }, Beat::Hit { on: Role::Defender, dealt: 1, taken: 1 }]);
}

// cites: VF-CB-13, VF-OUT-21
#[test]
fn vf_cb_13_equals_deal_at_once_and_can_end_in_a_tie() {
    assert_eq!(fought(corvettes(2), void(2, 0)).0.outcome(), Outcome::Tie);
}
