//! Impulse Core of the Yin: a cruiser or destroyer goes down with a ship of the opponent before the shooting starts.

use crate::board::giving_up::cheapest_first;
use crate::combat::joining;
use crate::position::underway::{HitSource, Hits};
use crate::prelude::*;

/// What can be given up.
const SHIPS: [UnitType; 2] = [UnitType::Cruiser, UnitType::Destroyer];

/// The opponent in a combat that begins, and where.
fn opponent(s: &State, using: &Use) -> Option<(Seat, SystemId)> {
    let Occasion::SpaceRoundBegins { round: 1, system } = using.occasion else { return None };
    let combat = s.underway.combat.as_ref().filter(|combat| combat.has(using.seat))?;
    let opponent = combat.opponent(using.seat);
    joining::fights(s, opponent, system).then_some((opponent, system))
}

fn own_ships(s: &State, using: &Use) -> Vec<UnitType> {
    let Some((_, system)) = opponent(s, using) else { return vec![] };
    SHIPS.into_iter().filter(|unit| s.units(using.seat, Location::Space(system)).count(*unit) > 0).collect()
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::SpaceRoundBegins],
    |s, using| !own_ships(s, using).is_empty(),
    |using, t| {
        let (Some((opponent, system)), Some(Choice::Destroy { unit })) = (opponent(t.state, using), using.choice(0)) else { return };
        hits::destroy(t, using.seat, using.seat, Location::Space(system), unit, 1);
        let hit = Hits::new(using.seat, HitSource::Ability, 1).past_fighters(1);
        t.next(steps![hits::Step::Produced { system, hits: BTreeMap::from([(opponent, hit)]) }]);
    },
)
.asking(|s, using| {
    let offers = own_ships(s, using).into_iter().map(|unit| Offer::new(Choice::Destroy { unit }));
    first_choice(using, using.seat, &Prompt::LoseShip { by: using.ability.name() }, offers)
        .map(|(seat, question)| (seat, question.preferring(cheapest_first(s, seat))))
})]);
