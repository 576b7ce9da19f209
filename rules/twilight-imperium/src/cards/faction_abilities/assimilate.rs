//! Assimilate of the L1Z1X: structures on a planet they take become theirs (LRR 27.13: before they would be destroyed).

use crate::cards::taking_over;
use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::must(&[Timing::GainingControl], taking_over::can, taking_over::act)]);
