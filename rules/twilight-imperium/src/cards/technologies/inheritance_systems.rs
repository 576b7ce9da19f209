//! Inheritance Systems of the L1Z1X: a technology is researched without its prerequisites, for two resources.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::LiftsPrerequisites(2)]);
