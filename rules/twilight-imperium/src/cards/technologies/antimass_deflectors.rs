//! Antimass Deflectors: ships may enter asteroid fields (LRR 11.1).

use crate::cards::modifiers::{Passive, Texts};
use crate::components::Anomaly;

pub static TEXTS: Texts = Texts::lasting(&[Passive::EntersAnomaly(Anomaly::AsteroidField)]);
