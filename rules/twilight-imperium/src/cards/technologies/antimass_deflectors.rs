//! Antimass Deflectors: ships may enter asteroid fields (LRR 11.1), and space cannons of others hit one less easily (LRR 54).

use crate::prelude::*;

pub static TEXTS: Texts = Texts::lasting(&[Passive::EntersAnomaly(Anomaly::AsteroidField), Passive::SpaceCannonAgainst(-1)]);
