//! Y'sia Y'ssrila, the flagship of the Yssaril: other players' ships do not stop it (LRR 15.3b).

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::FlagshipPassesShips]);
