//! Stall Tactics of the Yssaril: an action card is discarded as an action.

use crate::cards::abilities::Ability;
use crate::cards::action_cards;
use crate::cards::modifiers::Texts;
use crate::cards::occasions::Timing;
use crate::show::messages::Prompt;
use sternpost_core::Question;

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::ComponentAction],
    |s, using| using.is_action() && !s.players[using.seat].action_cards.for_the_rules().is_empty(),
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
