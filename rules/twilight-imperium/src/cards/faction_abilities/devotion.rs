//! Devotion of the Yin: after a round of space combat a small ship gives itself for a hit on a ship of their choice.

use crate::board::giving_up::cheapest_first;
use crate::combat::joining;
use crate::position::underway::{HitSource, Hits};
use crate::prelude::*;

/// Where the round was fought, and against whom.
fn fight(s: &State, using: &Use) -> Option<(SystemId, Seat)> {
    let Occasion::SpaceRoundEnds { system, .. } = using.occasion else { return None };
    let combat = s.underway.combat.as_ref().filter(|combat| combat.has(using.seat))?;
    let opponent = combat.opponent(using.seat);
    joining::fights(s, opponent, system).then_some((system, opponent))
}

/// The ships that can give themselves.
fn victims(s: &State, seat: Seat, system: SystemId) -> Vec<UnitType> {
    let here = s.units(seat, Location::Space(system));
    [UnitType::Cruiser, UnitType::Destroyer].into_iter().filter(|unit| here.count(*unit) > 0).collect()
}

/// The opponent's ships, and what fights like one (FAQ-NEKRO-2), damaged ones apart.
fn targets(s: &State, opponent: Seat, system: SystemId) -> Vec<(UnitType, Condition)> {
    let here = joining::fighting(s, opponent, system).into_iter();
    let each = here.flat_map(|(unit, pile)| [(unit, Condition::Intact, pile.intact), (unit, Condition::Damaged, pile.damaged)]);
    each.filter(|(_, _, count)| *count > 0).map(|(unit, condition, _)| (unit, condition)).collect()
}

/// Which ship is given, then which is hit (LRR 3.7).
fn asks(s: &State, using: &Use) -> Next {
    let (system, opponent) = fight(s, using)?;
    let at = Location::Space(system);
    let question = match using.chosen.len() {
        0 => Question::one_of(
            &Prompt::LoseShip { by: using.ability.name() },
            "LRR 27.9",
            victims(s, using.seat, system).into_iter().map(|unit| Offer::new(Choice::Lose { unit, at }).at(at.place())),
        )
        .preferring(cheapest_first(s, using.seat)),
        1 => Question::one_of(
            &Prompt::ChooseTarget { by: using.ability.name() },
            "LRR 3.7",
            targets(s, opponent, system)
                .into_iter()
                .map(|(unit, condition)| Offer::new(Choice::Ship { unit, condition, from: system }).at(at.place())),
        ),
        _ => return None,
    };
    Some((using.seat, question.skipped_when_forced()))
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::SpaceRoundEnds],
    |s, using| fight(s, using).is_some_and(|(system, _)| !victims(s, using.seat, system).is_empty()),
    |using, t| {
        let Some((system, opponent)) = fight(t.state, using) else { return };
        let (Some(Choice::Lose { unit: given, at }), Some(Choice::Ship { unit, condition, .. })) = (using.choice(0), using.choice(1))
        else {
            return;
        };
        hits::destroy(t, using.seat, using.seat, at, given, 1);
        // FAQ-AC-5, FAQ-AC-6: a hit of an ability, that can be cancelled and sustained
        let hit = Hits::new(using.seat, HitSource::Ability, 1).on(unit, condition);
        t.next(steps![hits::Step::Produced { system, hits: BTreeMap::from([(opponent, hit)]) }]);
    },
)
.asking(asks)]);
