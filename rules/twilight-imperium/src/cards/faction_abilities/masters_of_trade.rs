//! Masters of Trade of the Hacan: they follow Trade without a command token.

use crate::cards::modifiers::{Passive, Texts};
use crate::components::StrategyCardId;

pub static TEXTS: Texts = Texts::lasting(&[Passive::FollowsFreely(StrategyCardId::Trade)]);
