//! Stymie of the Arborec: while it lies open, the Arborec produce nothing near its holder's units.

use super::{LAID_OPEN_AS_AN_ACTION, LOST_BY_ACTIVATING, Note};
use crate::prelude::*;

pub static NOTE: Note = Note::of(FactionId::Arborec, &[LAID_OPEN_AS_AN_ACTION, LOST_BY_ACTIVATING])
    .lasting(&[Passive::StopsProductionNearby(FactionId::Arborec)]);
