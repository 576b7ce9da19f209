//! C'morran N'orr, the flagship of the Sardakk N'orr: the other ships beside it hit more easily.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::FlagshipHelpsOthers(1)]);
