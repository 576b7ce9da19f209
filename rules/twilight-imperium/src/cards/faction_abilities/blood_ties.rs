//! Blood Ties of the Winnu: the custodians token costs them no influence (LRR 36.2).

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::RemovesCustodiansFreely]);
