//! War Funding of the Letnev: they pay for rerolls of its holder in a round of space combat.

use super::{Note, is_in_play, return_note};
use crate::combat::dice;
use crate::prelude::*;

/// What the Letnev lose. RULING: they must have it all (LRR 27.9).
const TRADE_GOODS: u32 = 2;

fn fights(s: &State, using: &Use) -> bool {
    s.underway.combat.as_ref().is_some_and(|combat| combat.has(using.seat))
}

/// Whether its rerolls in this round are paid for. In positions of revision 8 and before the note lies open until the round is over.
fn is_paid(s: &State, using: &Use) -> bool {
    let funded = s.underway.combat.as_ref().and_then(|combat| combat.funded.get(&using.seat));
    funded == Some(&using.ability.note()) || is_in_play(s, using.seat, using.ability.note())
}

pub static NOTE: Note = Note::of(
    FactionId::Letnev,
    &[
        Ability::may(
            &[Timing::SpaceRoundBegins],
            |s, using| {
                let begins = matches!(using.occasion, Occasion::SpaceRoundBegins { .. }) && fights(s, using);
                begins && !is_paid(s, using) && s.players[using.ability.note().owner].trade_goods >= TRADE_GOODS
            },
            |using, t| {
                trade_goods::spend(t, using.ability.note().owner, TRADE_GOODS);
                if let Some(combat) = &mut t.state.underway.combat {
                    combat.funded.insert(using.seat, using.ability.note());
                }
                return_note(t, using.seat, using.ability.note());
            },
        ),
        Ability::may(
            &[Timing::SpaceRolled],
            |s, using| {
                let rolled = matches!(using.occasion, Occasion::SpaceRolled { seat, .. } if seat == using.seat);
                rolled && is_paid(s, using) && dice::has_rolled(s, using.seat)
            },
            |using, t| drop(dice::reroll_chosen(using, t)),
        )
        .asking(dice::ask_which_to_reroll),
        Ability::must(
            &[Timing::SpaceRoundEnds],
            |s, using| matches!(using.occasion, Occasion::SpaceRoundEnds { .. }) && is_in_play(s, using.seat, using.ability.note()),
            |using, t| return_note(t, using.seat, using.ability.note()),
        ),
    ],
);
