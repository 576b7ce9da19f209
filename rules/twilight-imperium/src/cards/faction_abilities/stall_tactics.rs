//! Stall Tactics of the Yssaril: an action card is discarded as an action.

use crate::cards::action_cards;
use crate::cards::component_actions::Against;
use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::action(
    |s, using| {
        // Everybody sees how many cards somebody holds.
        let holds = !s.players[using.seat].action_cards.is_empty();
        (!holds).then_some(Against::new(Why::NoActionCard, "LRR 51.3"))
    },
    |using, t| {
        if let Some(picked) = using.chosen.first() {
            action_cards::discard_chosen(t, using.seat, picked.clone());
        }
    },
)
.asking(|s, using| {
    let hand = s.players[using.seat].action_cards.for_the_rules();
    let question = Question::split(&Prompt::DiscardActionCards { count: 1 }, "LRR 3.4", 1, action_cards::hand_offers(hand));
    let question = question.default(action_cards::least_valued(s, hand, 1));
    using.chosen.is_empty().then_some((using.seat, question))
})]);
