//! Hil Colish, the flagship of the Creuss: its system contains a delta wormhole, for everybody (FAQ-CREUSS-2, FAQ-CREUSS-3).

use crate::prelude::*;

pub static TEXTS: Texts = Texts::lasting(&[Passive::FlagshipWormhole(Wormhole::Delta)]);
