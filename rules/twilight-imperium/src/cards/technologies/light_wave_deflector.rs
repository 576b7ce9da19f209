//! Light/Wave Deflector: other players' ships do not stop own ships (FAQ-CREUSS-2: nor what lies in their system).

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::PassesShips]);
