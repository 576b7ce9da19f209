//! Wormhole Generator of the Creuss: a wormhole token of theirs is placed or moved when the status phase begins.

use crate::board::wormhole_tokens;
use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::StatusPhaseBegins],
    |s, using| using.occasion == Occasion::StatusPhaseBegins && wormhole_tokens::can_place(s, using.seat),
    |using, t| wormhole_tokens::place_chosen(t, using),
)
.asking(wormhole_tokens::ask)]);
