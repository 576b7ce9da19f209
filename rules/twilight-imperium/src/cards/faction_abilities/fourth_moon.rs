//! Fourth Moon, the flagship of the Mentak: other players' ships beside it sustain no damage.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::FlagshipStopsSustain]);
