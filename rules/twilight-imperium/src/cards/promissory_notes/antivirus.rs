//! Antivirus of the Nekro: while it lies open, its holder loses no secrets to Technological Singularity.

use super::{LOST_BY_ACTIVATING, Note, is_in_play, put_into_play};
use crate::prelude::*;

/// It is laid open at the start of a combat of either kind.
const LAID_OPEN: Ability = Ability::may(
    &[Timing::SpaceRoundBegins, Timing::GroundRoundBegins],
    |s, using| {
        let space = s.underway.combat.as_ref().is_some_and(|combat| combat.has(using.seat));
        let ground = s.underway.ground.as_ref().is_some_and(|combat| combat.has(using.seat));
        let begins = matches!(using.occasion, Occasion::SpaceRoundBegins { round: 1, .. }) && space
            || matches!(using.occasion, Occasion::GroundRoundBegins { round: 1, .. }) && ground;
        begins && !is_in_play(s, using.seat, using.ability.note())
    },
    |using, t| put_into_play(t, using.seat, using.ability.note()),
);

pub static NOTE: Note = Note::of(FactionId::Nekro, &[LAID_OPEN, LOST_BY_ACTIVATING])
    .lasting(&[Passive::ProtectsFrom(FactionAbilityId::TechnologicalSingularity)]);
