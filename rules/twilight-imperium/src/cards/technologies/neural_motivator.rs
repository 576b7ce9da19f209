//! Neural Motivator: an action card more in the status phase (FAQ-GEN-12: only there).

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::DrawsActionCards(1)]);
