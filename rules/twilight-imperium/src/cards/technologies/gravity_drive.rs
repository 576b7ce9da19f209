//! Gravity Drive: one ship has a move more in the tactical action.

use crate::prelude::*;
use crate::tactical::movable;

/// Own ships that can move at all (LRR 15.3c: not from under an own token, the active system excepted).
fn ships(s: &State, seat: Seat) -> Vec<Choice> {
    let active = s.underway.tactical.as_ref().map(|action| action.system);
    let open = s.systems.keys().copied().filter(|system| Some(*system) == active || !s.has_token(seat, *system));
    let mut ships = vec![];
    for from in open {
        for (unit, pile) in s.units(seat, Location::Space(from)).iter() {
            let moves = s.stats(seat, unit).is_some_and(|stats| stats.movement.is_some());
            for (condition, count) in [(Condition::Intact, pile.intact), (Condition::Damaged, pile.damaged)] {
                if unit.is_ship() && moves && count > 0 {
                    ships.push(Choice::Ship { unit, condition, from });
                }
            }
        }
    }
    ships
}

/// Whether a ship could move into the active system that had a move more (LRR 15.2, 54.1): then it may come, come another way round, or fetch something
/// on its way. If none could, the move is worth nothing.
fn comes_with_it(s: &State, seat: Seat) -> bool {
    movable::movable_with(s, seat, 1).iter().any(|ships| ships.unit.is_ship())
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::Activated],
    |s, using| matches!(using.occasion, Occasion::Activated { seat, .. } if seat == using.seat) && !ships(s, using.seat).is_empty(),
    |using, t| {
        if let (Some(action), Some(Choice::Ship { unit, condition, from })) = (&mut t.state.underway.tactical, using.choice(0)) {
            action.driven = Some((unit, condition, from));
        }
    },
)
.idle_when(|s, using| !comes_with_it(s, using.seat))
.asking(|s, using| {
    let offers = ships(s, using.seat)
        .into_iter()
        .map(|ship| if let Choice::Ship { from, .. } = ship { Offer::new(ship).at(from.place()) } else { Offer::new(ship) });
    first_choice(using, using.seat, &Prompt::ChooseShip { by: using.ability.name() }, offers)
})]);
