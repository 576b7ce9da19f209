//! Gashlai Physiology of the Muaat: their ships move through supernovas, but end in none (LRR 77.1).

use crate::prelude::*;

pub static TEXTS: Texts = Texts::lasting(&[Passive::PassesAnomaly(Anomaly::Supernova)]);
