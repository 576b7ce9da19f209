//! Gashlai Physiology of the Muaat: their ships move through supernovas, but end in none (LRR 77.1).

use crate::cards::modifiers::{Passive, Texts};
use crate::components::Anomaly;

pub static TEXTS: Texts = Texts::lasting(&[Passive::PassesAnomaly(Anomaly::Supernova)]);
