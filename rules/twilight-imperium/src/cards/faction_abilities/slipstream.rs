//! Slipstream of the Creuss: ships that set out from home or from a wormhole move one system further.

use crate::prelude::*;

pub static TEXTS: Texts = Texts::lasting(&[Passive::MovesFurtherFrom(&[Wormhole::Alpha, Wormhole::Beta])]);
