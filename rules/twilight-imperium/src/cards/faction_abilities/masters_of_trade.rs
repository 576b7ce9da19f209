//! Masters of Trade of the Hacan: they follow Trade without a command token.

use crate::prelude::*;

pub static TEXTS: Texts = Texts::lasting(&[Passive::FollowsFreely(StrategyCardId::Trade)]);
