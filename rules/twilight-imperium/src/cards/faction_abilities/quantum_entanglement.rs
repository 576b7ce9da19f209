//! Quantum Entanglement of the Creuss: for them every alpha or beta wormhole leads to every other, and no effect prevents it.

use crate::prelude::*;

pub static TEXTS: Texts = Texts::lasting(&[Passive::JoinsWormholes(&[Wormhole::Alpha, Wormhole::Beta])]);
