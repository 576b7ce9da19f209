//! Exotrireme II of the Sardakk N'orr, besides its stat line: after a round of space combat one can be given up to destroy up to two
//! ships of the opponent.

use crate::combat::joining;
use crate::prelude::*;
use std::cmp::Reverse;

/// How many ships one of them takes along.
const SHIPS: u32 = 2;

/// The opponent in the combat whose round is over, and where.
fn opponent(s: &State, using: &Use) -> Option<(Seat, SystemId)> {
    let Occasion::SpaceRoundEnds { system, .. } = using.occasion else { return None };
    let combat = s.underway.combat.as_ref().filter(|combat| combat.has(using.seat))?;
    let opponent = combat.opponent(using.seat);
    let own = s.units(using.seat, Location::Space(system)).count(UnitType::Dreadnought);
    (own > 0 && joining::fights(s, opponent, system)).then_some((opponent, system))
}

/// How many are given up.
fn given_up(using: &Use) -> u32 {
    if let Some(Picked::Amount(count)) = using.chosen.first() { *count } else { 0 }
}

/// Ships of the opponent, the dearest first, with their number (FAQ-AC-9: no own ones).
fn ships(s: &State, opponent: Seat, from: SystemId) -> Vec<(Choice, u32)> {
    let mut ships: Vec<_> = joining::fighting(s, opponent, from)
        .into_iter()
        .flat_map(|(unit, pile)| [(unit, Condition::Intact, pile.intact), (unit, Condition::Damaged, pile.damaged)])
        .filter(|(_, _, count)| *count > 0)
        .collect();
    let cost = |unit: UnitType| s.stats(opponent, unit).and_then(|stats| stats.cost);
    ships.sort_by_key(|(unit, condition, _)| (Reverse(cost(*unit)), *unit, *condition));
    ships.into_iter().map(|(unit, condition, count)| (Choice::Ship { unit, condition, from }, count)).collect()
}

/// How many are given up, then what they take along.
fn asks(s: &State, using: &Use) -> Next {
    let (opponent, system) = opponent(s, using)?;
    let enemies = ships(s, opponent, system).iter().map(|(_, count)| count).sum::<u32>();
    match using.chosen.len() {
        0 => {
            let own = s.units(using.seat, Location::Space(system)).count(UnitType::Dreadnought);
            let prompt = Prompt::HowManyGivenUp { unit: UnitType::Dreadnought };
            let question = Question::amount(&prompt, "LRR 3.7", 1, own.min(enemies.div_ceil(SHIPS)));
            Some((using.seat, question.skipped_when_forced()))
        }
        1 => {
            let total = enemies.min(SHIPS * given_up(using));
            let mut left = total;
            let ships = ships(s, opponent, system);
            let dearest = ships.iter().map(|(ship, count)| {
                let part = left.min(*count);
                left -= part;
                (ship.clone(), part)
            });
            let default = Picked::Split(dearest.filter(|(_, part)| *part > 0).collect());
            let offers = ships.into_iter().map(|(ship, count)| Offer::new(ship).cap(count)).chain([Offer::new(Choice::Spare)]);
            Some((
                using.seat,
                Question::split(&Prompt::DestroyShips { most: total, by: using.ability.name() }, "LRR 89.0", total, offers)
                    .default(default),
            ))
        }
        _ => None,
    }
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::SpaceRoundEnds],
    |s, using| opponent(s, using).is_some(),
    |using, t| {
        let (Some((opponent, system)), Some(chosen)) = (opponent(t.state, using), using.chosen.get(1).cloned()) else { return };
        let at = Location::Space(system);
        hits::destroy(t, using.seat, using.seat, at, UnitType::Dreadnought, given_up(using));
        // LRR 66.5: no sustaining against it
        for (choice, count) in chosen.parts() {
            let Choice::Ship { unit, condition, .. } = choice else { continue };
            match condition {
                Condition::Intact => hits::destroy_intact(t, using.seat, opponent, at, unit, count),
                Condition::Damaged => hits::destroy(t, using.seat, opponent, at, unit, count),
            };
        }
    },
)
.asking(asks)]);
