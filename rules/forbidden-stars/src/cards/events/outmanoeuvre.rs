//! When all orders are laid: an own one goes to the top or to the bottom of its stack.

use super::schemes::*;
use sternpost_kit::count;

/// Own tokens by where they lie, from the bottom, each with where it could go.
fn restackings(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    let mut offers = vec![];
    for (system, stack) in &s.board.stacks {
        let top = stack.len() - 1;
        for (at, order) in stack.iter().enumerate().filter(|(_, order)| order.seat == seat) {
            let (system, number) = (*system, count(at + 1));
            let word = Word::Order { order: *order.kind.for_the_rules() };
            if at < top {
                offers.push(Offer::new(Choice::ToTop { system, number }).hint(&word));
            }
            if at > 0 {
                offers.push(Offer::new(Choice::ToBottom { system, number }).hint(&word));
            }
        }
    }
    offers
}

fn restack(using: &Use, t: &mut T<'_>) {
    let choice = using.choice(0);
    let up = if let Some(Choice::ToTop { system, number }) = choice { Some((system, number, true)) } else { None };
    let down = if let Some(Choice::ToBottom { system, number }) = choice { Some((system, number, false)) } else { None };
    let Some((system, number, is_up)) = up.or(down) else { return };
    let stack = t.state.board.stacks.get_mut(&system).expect("the token lies there");
    let order = stack.remove(number as usize - 1);
    if is_up {
        stack.push(order);
        t.tell(&Line::PutsOnTop { seat: using.seat, system, number });
    } else {
        stack.insert(0, order);
        t.tell(&Line::PutsBelow { seat: using.seat, system, number });
    }
}

pub static EVENT: EventCard = EventCard::scheme(
    Direction::Sideways,
    Ability::may(&[Timing::PlanningEnds], |s, using| !restackings(s, using.seat).is_empty(), restack)
        .asking(|s, using| first_of(using, "FS-STK-03", restackings(s, using.seat))),
);
