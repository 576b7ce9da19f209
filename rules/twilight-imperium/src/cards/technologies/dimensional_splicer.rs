//! Dimensional Splicer of the Creuss: a hit on a ship of their choice when a space combat begins at a wormhole.

use crate::board::adjacency::wormholes;
use crate::combat::joining;
use crate::position::underway::{HitSource, Hits};
use crate::prelude::*;

/// The opponent in a combat that begins, and where.
fn opponent(s: &State, using: &Use) -> Option<(Seat, SystemId)> {
    let Occasion::SpaceRoundBegins { round: 1, system } = using.occasion else { return None };
    let combat = s.underway.combat.as_ref().filter(|combat| combat.has(using.seat))?;
    let opponent = combat.opponent(using.seat);
    let fights = joining::fights(s, using.seat, system) && joining::fights(s, opponent, system);
    (fights && !wormholes(s, system).is_empty()).then_some((opponent, system))
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::SpaceRoundBegins],
    |s, using| opponent(s, using).is_some(),
    |using, t| {
        let (Some((opponent, system)), Some(Choice::Ship { unit, condition, .. })) = (opponent(t.state, using), using.choice(0)) else {
            return;
        };
        // FAQ-AC-5, FAQ-AC-6: it can be cancelled, sustained and answered as any hit
        let hit = Hits::new(using.seat, HitSource::Ability, 1).on(unit, condition);
        t.next(steps![hits::Step::Produced { system, hits: BTreeMap::from([(opponent, hit)]) }]);
    },
)
.asking(|s, using| {
    let (opponent, from) = opponent(s, using)?;
    let ships = joining::fighting(s, opponent, from).into_iter();
    let offers = ships.flat_map(|(unit, pile)| {
        let each = [(Condition::Intact, pile.intact), (Condition::Damaged, pile.damaged)].into_iter().filter(|(_, count)| *count > 0);
        each.map(move |(condition, _)| Offer::new(Choice::Ship { unit, condition, from }))
    });
    first_choice(using, using.seat, &Prompt::ChooseTarget { by: using.ability.name() }, offers)
})]);
