//! Relic Fence: once in a turn a token is discarded for a relic.

use crate::board::tokens;
use crate::cards::common::{one_of, own_tokens};
use crate::cards::steps::choose;
use crate::cards::{AfterPrelude, Choosing, CourtCard, Moment, Prelude};
use crate::components::{CourtCardId, Resource};
use crate::flow::T;
use crate::words::{Choice, Line, Prompt};
use sternpost_core::{Picked, Seat};

/// The card.
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
