//! Propagation of the Nekro: they cannot research and gain command tokens in its place.

use crate::cards::modifiers::{InsteadOfResearch, Passive, Texts};
use crate::economy::command_tokens;

/// Command tokens for what would have been a research.
const TOKENS: u32 = 3;

pub static TEXTS: Texts = Texts::lasting(&[Passive::ReplacesResearch(InsteadOfResearch {
    // A token that is paid can be gained back into another pool.
    is_worth_it: |s, seat, paid| s.tokens_left(seat) + paid > 0,
    act: |seat, t| t.next(command_tokens::gain(seat, TOKENS)),
})]);
