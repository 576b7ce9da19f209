//! Free actions: some leaders take another action before or after that for which they Copy or Pivot (ARCS-RULING-05).

use super::{Step, begin, influence, is_possible, owed};
use crate::prelude::*;
use crate::words::Said;

/// The rule for what a card says.
const CARD: &str = "ARCS-MOD-01";

/// Begins the action of a pip, with the free one that belongs to it.
pub fn begin_for_a_pip(t: &mut T<'_>, seat: Seat, action: Action) {
    if modifiers::free_action(t.state, seat, action).is_some() {
        t.next(steps![Step::FreeBefore(seat, action), Step::OfThePip(seat, action), Step::FreeAfter(seat, action)]);
    } else {
        begin(t, seat, action);
    }
}

/// Of these standard actions, those that only become possible by the free action before.
pub fn made_possible(s: &State, seat: Seat, standard: &[Action]) -> Vec<Action> {
    let by_another = |action: &Action| !is_possible(s, seat, *action) && can_come_first(s, seat, *action);
    standard.iter().copied().filter(by_another).collect()
}

/// Whether the free action can come first, so that the other can follow: it must.
fn can_come_first(s: &State, seat: Seat, action: Action) -> bool {
    match modifiers::free_action(s, seat, action) {
        Some(Action::Move) => {
            let mut fleets = s.systems.iter().map(|(system, place)| (*system, place.ships[seat])).filter(|(_, ships)| ships.count() > 0);
            fleets.any(|(system, ships)| owed::may_set_out(s, seat, system, ships, false))
        }
        Some(Action::Influence) => influence::offers(s, seat).iter().any(|choice| influence::leads_to_secure(s, seat, choice)),
        Some(_) | None => false,
    }
}

fn not_this() -> Offer<Choice> {
    Offer::new(Choice::Nothing).said(&Said::NotThisAction)
}

/// The free action, or the other at once if that is possible.
pub fn before(s: &State, seat: Seat, action: Action) -> Asks {
    let free = modifiers::free_action(s, seat, action).filter(|_| can_come_first(s, seat, action));
    let Some(free) = free else { return nobody() };
    let (prompt, offer) = (Prompt::FreeAction { action: free }, Choice::Act { action: free });
    if is_possible(s, seat, action) {
        return ask(seat, one_of_or(&prompt, CARD, [offer], not_this()));
    }
    ask(seat, Question::one_of(&prompt, CARD, [offer]).skipped_when_forced())
}

/// It is taken; the other must follow.
pub fn take_before(seat: Seat, owed: Action, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Act { action } = *choice {
        t.state.underway.owed_action = Some(owed);
        t.state.turn_mut().had_free_action = true;
        begin(t, seat, action);
    }
}

/// The action itself.
pub fn of_the_pip(seat: Seat, action: Action, t: &mut T<'_>) {
    t.state.underway.owed_action = None;
    begin(t, seat, action);
}

/// The free action, if it has not come before.
pub fn after(s: &State, seat: Seat, action: Action) -> Asks {
    let free = modifiers::free_action(s, seat, action).filter(|free| !s.turn().had_free_action && is_possible(s, seat, *free));
    free.map_or_else(nobody, |free| {
        ask(seat, one_of_or(&Prompt::FreeAction { action: free }, CARD, [Choice::Act { action: free }], not_this()))
    })
}

/// It is taken, or not.
pub fn take_after(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Act { action } = *choice {
        begin(t, seat, action);
    }
}
