//! Brilliant of the Jol-Nar: who follows Technology resolves its primary ability.
//!
//! RULING: it is resolved without being asked for: the primary gives all that the secondary gives, for less.

use crate::prelude::*;

pub static TEXTS: Texts = Texts::lasting(&[Passive::FollowsWithPrimary(StrategyCardId::Technology)]);
