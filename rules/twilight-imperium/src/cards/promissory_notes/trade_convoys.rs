//! Trade Convoys of the Hacan: while it lies open, its holder makes transactions with everybody.

use super::{LAID_OPEN_AS_AN_ACTION, LOST_BY_ACTIVATING, Note};
use crate::prelude::*;

pub static NOTE: Note = Note::of(FactionId::Hacan, &[LAID_OPEN_AS_AN_ACTION, LOST_BY_ACTIVATING]).lasting(&[Passive::DealsWithEverybody]);
