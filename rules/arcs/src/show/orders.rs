//! What can be answered ahead: what others bring upon a seat, and what is arranged again and again. What one does with one's own cards is no such thing.

use crate::battle;
use crate::board::tokens;
use crate::flow::Step;
use crate::rounds::round;
use sternpost_core::{Kind, OrderForm, messages};

messages! {
    "order";
    /// The kinds of questions that orders answer.
    pub enum Ordered {
        Hits,
        Rerolls,
        Seize,
        Tokens,
    }
}

/// Of what kinds the question of a step is.
#[expect(clippy::wildcard_enum_match_arm, reason = "most questions are asked whatever was said ahead: what to do with a card, say")]
pub fn kinds(step: &Step) -> Vec<Kind> {
    let kind = match step {
        Step::Battle(
            battle::Step::HitBeforeDice
            | battle::Step::OwnHit
            | battle::Step::InterceptingHit
            | battle::Step::Hit
            | battle::Step::BuildingHit,
        ) => Ordered::Hits,
        Step::Battle(battle::Step::Reroll(_)) => Ordered::Rerolls,
        Step::Round(round::Step::Seize(_)) => Ordered::Seize,
        Step::Tokens(tokens::Step::Arrange(_)) => Ordered::Tokens,
        _ => return vec![],
    };
    vec![Kind::of(&kind)]
}

/// The kinds that a seat can give orders for. Which pieces and cards there will be nobody knows ahead.
pub fn forms() -> Vec<OrderForm> {
    let first = [Ordered::Hits, Ordered::Seize].map(|kind| OrderForm::first(&kind, []));
    let many = [Ordered::Rerolls, Ordered::Tokens].map(|kind| OrderForm::many(&kind, []));
    first.into_iter().chain(many).collect()
}
