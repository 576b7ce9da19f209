//! VF-EVA-13 to -16: the decrees of the event.

use super::Step;
use crate::components::effects::{Count, Effect};
use crate::components::events::{Between, Decree};
use crate::effects::{self, paying};
use crate::position::underway::Source;
use crate::prelude::*;
use crate::show::effects::costly;
use sternpost_kit::one_of_or;

/// VF-EVA-14, -15: decrees whose condition holds and whose reward does something.
fn open(s: &State, seat: Seat) -> impl Iterator<Item = u8> {
    let event = s.event.expect("an event holds");
    let is_open = move |decree: &Decree| {
        s.meets(seat, decree.conditions) && paying::can_pay(s, seat, &decree.deed.cost) && brings_something(s, seat, decree.deed.effects)
    };
    (1..).zip(event.card().decrees).filter(move |(_, decree)| is_open(decree)).map(|(number, _)| number)
}

/// Whether a reward is more than nothing: what counts nothing brings nothing.
fn brings_something(s: &State, seat: Seat, effects: &[Effect]) -> bool {
    effects.iter().any(|effect| {
        if let Effect::InfluencePer { per, every, .. } = effect {
            s.count(seat, *per) >= i32::from(*every)
        } else if let Effect::GainPer { per, .. } = effect {
            s.count(seat, *per) > 0
        } else if let Effect::InfluenceByLevel(_) = effect {
            s.count(seat, Count::HighestPureLevel) > 0
        } else {
            effects::is_possible(s, seat, effect)
        }
    })
}

/// VF-EVA-13, -16: one of the decrees, or none; without one that brings anything nobody is asked. With one taken already the others stand open.
pub fn ask_decree(s: &State, seat: Seat, taken: Option<u8>) -> Asks {
    let event = s.event.expect("an event holds");
    let open: Vec<u8> = open(s, seat).filter(|number| taken != Some(*number)).collect();
    let Some(first) = open.first().map(|number| Choice::Decree { number: *number }) else { return nobody() };
    let offer = |number: u8| {
        let deed = event.card().decrees[usize::from(number) - 1].deed;
        Offer::new(Choice::Decree { number }).hint(&costly(deed.cost, &deed))
    };
    let question = one_of_or(&Prompt::Decree { event }, "VF-EVA-13", open.into_iter().map(offer), Choice::Nothing);
    ask(seat, question.default(Picked::One(first)))
}

/// It is carried out; with a green line the other one is asked about then.
pub fn take(seat: Seat, choice: &Choice, taken: Option<u8>, t: &mut T<'_>) {
    let event = t.state.event.expect("an event holds");
    if let Choice::Decree { number } = *choice {
        t.tell(&Line::TakesDecree { seat, number });
        effects::begin(seat, Source::Decree { event, number: number - 1 }, None, t);
        if taken.is_none() && event.card().between == Between::Green {
            t.next(steps![Step::OtherDecree { seat, taken: number }]);
        }
    } else if taken.is_none() {
        t.tell(&Line::LeavesDecrees { seat });
    }
    // What was kept of removed corruption goes back to the supply once decrees are settled.
    if taken.is_none() {
        t.next(steps![Step::Settled { seat }]);
    }
}
