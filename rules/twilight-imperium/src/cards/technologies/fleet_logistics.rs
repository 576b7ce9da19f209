//! Fleet Logistics: two actions in a turn.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::ActsTwice]);
