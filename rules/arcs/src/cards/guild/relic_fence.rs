//! Relic Fence: once in a turn a token is discarded for a relic.

use crate::cards::common::own_tokens;
use crate::cards::{AfterPrelude, Prelude};
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Relic, 2)
    .prelude(Prelude {
        can: |s, seat| !tokens::held(s, seat).is_empty(),
        does: |t, seat| choose(t, CourtCardId::RelicFence, seat, Moment::First),
        after: AfterPrelude::StaysForTheTurn,
    })
    .choosing(&[Choosing { moment: Moment::First, question: |s, seat| one_of(&Prompt::DiscardToken, own_tokens(s, seat)), then: fence }]);

/// RULING: ARCS-RULING-15. The token is discarded and not spent: it is in the supply at once, and may even be the relic that comes back.
fn fence(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let Choice::TokenOf { slot, .. } = picked.one() else { unreachable!("only tokens are offered") };
    let resource = tokens::take_from_slot(t.state, seat, slot - 1);
    t.tell(&Line::Discarded { seat, resource });
    tokens::gain(t, seat, Resource::Relic, 1);
}
