//! Promise of Glory: deploy action: 2 Cultist tokens in the headquarters.

use crate::effects::entering::make_tokens;
use crate::prelude::*;

const CULTISTS: u32 = 2;

pub static CARD: Card =
    Card { abilities: &[Ability::may(Timing::DEPLOY_ACTION, |_, _| true, promise).again()], from_hand: true, ..Card::NEW };

fn promise(using: &Use, t: &mut T<'_>) {
    make_tokens(using.seat, Token::Cultist, CULTISTS, At::Hq(using.seat), t);
}
