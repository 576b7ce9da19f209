//! In the Silence of Space: ships of one system pass other players' ships in this tactical action.

use super::ActionCard;
use crate::prelude::*;

/// Systems with own ships that could set out.
fn targets(s: &State, using: &Use) -> Vec<SystemId> {
    let Occasion::Activated { seat, system: active } = using.occasion else { return vec![] };
    let sets_out = |system: &SystemId| *system != active && s.has_ships(seat, *system) && !s.has_token(seat, *system);
    if seat == using.seat { s.systems.keys().copied().filter(sets_out).collect() } else { vec![] }
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::Activated],
        |s, using| !targets(s, using).is_empty(),
        |using, t| {
            if let (Some(Choice::System { system }), Some(action)) = (using.choice(0), &mut t.state.underway.tactical) {
                action.silent = Some(system);
            }
        },
    )
    .asking(|s, using| choosing::system(using, targets(s, using))),
);
