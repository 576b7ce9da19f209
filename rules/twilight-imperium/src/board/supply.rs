//! When reinforcements are empty: units of the same type may be taken from systems without an own command token, to be placed
//! at once (LRR 24.5a, 39.4a, 52.4a).

use crate::board::fleet;
use crate::board::giving_up::cheapest_first;
use crate::prelude::*;

/// Places a unit could be taken from.
fn takeable(s: &State, seat: Seat, unit: UnitType) -> Vec<Location> {
    s.locations().filter(|at| !s.has_token(seat, at.system()) && s.units(seat, *at).count(unit) > 0).collect()
}

/// Whether a unit of a type could be taken from the board.
pub fn can_take(s: &State, seat: Seat, unit: UnitType) -> bool {
    !takeable(s, seat, unit).is_empty()
}

/// How many of a type could be taken from the board.
pub fn on_board_to_take(s: &State, seat: Seat, unit: UnitType) -> u32 {
    takeable(s, seat, unit).into_iter().map(|at| s.units(seat, at).count(unit)).sum()
}

/// Whether a player can put one more unit of a type on the board.
pub fn can_supply(s: &State, seat: Seat, unit: UnitType) -> bool {
    s.reinforcements(seat, unit) != Some(0) || can_take(s, seat, unit)
}

/// Which unit is taken.
pub fn asks_which_to_take(s: &State, seat: Seat, unit: UnitType) -> Asks {
    let offers = takeable(s, seat, unit).into_iter().map(|from| Offer::new(Choice::Take { unit, from }).at(from.place()));
    ask(seat, Question::one_of(&Prompt::TakeFromBoard { unit }, "LRR 52.4a", offers).preferring(cheapest_first(s, seat)))
}

/// Which unit is taken, if the player wants it: effects force nobody (LRR 52.4a).
pub fn asks_whether_to_take(s: &State, seat: Seat, unit: UnitType) -> Asks {
    let offers = takeable(s, seat, unit).into_iter().map(|from| Offer::new(Choice::Take { unit, from }).at(from.place()));
    let offers: Vec<Offer<Choice>> = offers.chain([Offer::new(Choice::Decline).said(&Said::TakeNothing)]).collect();
    if offers.len() < 2 {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::TakeFromBoard { unit }, "LRR 52.4a", offers).default(Picked::One(Choice::Decline)))
}

/// Takes it.
pub fn take_from_board(t: &mut T<'_>, seat: Seat, choice: Choice) {
    let Choice::Take { unit, from } = choice else { unreachable!("not a unit to take: {choice:?}") };
    t.state.units_mut(seat, from).take_any(unit, 1);
    t.tell(&Line::TookFromBoard { seat, unit, from });
    // What it carried or supported may have lost its place (LRR 43.3).
    t.next(steps![fleet::Step::Check { seat, system: from.system() }]);
}
