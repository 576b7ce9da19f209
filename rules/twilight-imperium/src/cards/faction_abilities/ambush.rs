//! Ambush of the Mentak: cruisers and destroyers shoot before a space combat begins.

use crate::combat::dice::{self, Roll};
use crate::components::CombatDice;
use crate::position::underway::{HitSource, Hits};
use crate::prelude::*;

/// How many ships take part.
const SHIPS: u32 = 2;

/// The ships that could.
fn ships(s: &State, using: &Use) -> Vec<(UnitType, u32)> {
    let Occasion::SpaceRoundBegins { round: 1, system } = using.occasion else { return vec![] };
    if !s.underway.combat.as_ref().is_some_and(|combat| combat.has(using.seat)) {
        return vec![];
    }
    let here = s.units(using.seat, Location::Space(system));
    let kinds = [UnitType::Cruiser, UnitType::Destroyer];
    kinds.into_iter().map(|unit| (unit, here.count(unit))).filter(|(_, count)| *count > 0).collect()
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::SpaceRoundBegins],
    |s, using| !ships(s, using).is_empty(),
    |using, t| {
        let (Occasion::SpaceRoundBegins { system, .. }, Some(Picked::Split(parts))) = (&using.occasion, using.chosen.first().cloned())
        else {
            return;
        };
        let opponent = t.state.underway.combat.as_ref().expect("a space combat begins").opponent(using.seat);
        let mut total = 0;
        for (choice, count) in parts {
            let Choice::Unit { unit } = choice else { continue };
            let Some(combat) = t.state.stats(using.seat, unit).and_then(|stats| stats.combat) else { continue };
            debug_assert!(matches!(combat.dice, CombatDice::Fixed(_)), "cruisers and destroyers roll dice of their own");
            // No combat roll: nothing modifies it.
            let Roll { dice, hits } = dice::roll(t, count, combat.hit);
            t.tell(&Line::AbilityRolled { seat: using.seat, unit, hit: combat.hit, dice, hits });
            total += hits;
        }
        let hits = Hits::new(using.seat, HitSource::Ability, total);
        t.next(steps![hits::Step::Produced { system: *system, hits: BTreeMap::from([(opponent, hits)]) }]);
    },
)
.asking(|s, using| {
    let ships = ships(s, using);
    let all: u32 = ships.iter().map(|(_, count)| count).sum();
    let total = all.min(SHIPS);
    let offers = ships.iter().copied().map(|(unit, count)| Offer::new(Choice::Unit { unit }).cap(count.min(total)));
    let mut left = total;
    let first = ships.iter().map(|(unit, count)| {
        let part = left.min(*count);
        left -= part;
        (Choice::Unit { unit: *unit }, part)
    });
    let default = Picked::Split(first.filter(|(_, part)| *part > 0).collect());
    // Up to two: whoever uses it rolls for one at least.
    let prompt = Prompt::ChooseShooters { by: using.ability.name(), most: total };
    let question = Question::split_between(&prompt, "LRR 27.5", 1..=total, offers).default(default).skipped_when_forced();
    (using.chosen.is_empty() && total > 0).then_some((using.seat, question))
})]);
