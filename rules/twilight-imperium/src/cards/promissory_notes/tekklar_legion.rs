//! Tekklar Legion of the Sardakk N'orr: its holder's ground forces hit more easily, theirs less.

use super::{Note, return_note};
use crate::prelude::*;

pub static NOTE: Note = Note::of(
    FactionId::Sardakk,
    &[Ability::may(
        &[Timing::GroundRoundBegins],
        |s, using| {
            let begins = matches!(using.occasion, Occasion::GroundRoundBegins { round: 1, .. });
            begins && s.underway.ground.as_ref().is_some_and(|combat| combat.has(using.seat))
        },
        |using, t| {
            let owner = using.ability.note().owner;
            if let Some(combat) = &mut t.state.underway.ground {
                *combat.whole_combat_bonus.entry(using.seat).or_default() += 1;
                if combat.opponent(using.seat) == owner {
                    *combat.whole_combat_bonus.entry(owner).or_default() -= 1;
                }
            }
            return_note(t, using.seat, using.ability.note());
        },
    )],
);
