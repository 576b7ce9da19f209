//! Promise of Protection of the Mentak: while it lies open, its holder is not pillaged.

use super::{LAID_OPEN_AS_AN_ACTION, LOST_BY_ACTIVATING, Note};
use crate::prelude::*;

pub static NOTE: Note =
    Note::of(FactionId::Mentak, &[LAID_OPEN_AS_AN_ACTION, LOST_BY_ACTIVATING]).lasting(&[Passive::ProtectsFrom(FactionAbilityId::Pillage)]);
