//! What can be answered ahead: what others bring upon a seat, and what is arranged again and again. What one does with one's own cards is no such thing.

use crate::battle;
use crate::flow::Step;
use crate::prelude::*;
use crate::rounds::round;
use sternpost_core::{Kind, OrderForm, Ordered};

messages! {
    "order";
    /// The kinds of questions that orders answer.
    pub enum OrderKind {
        Hits,
        Rerolls,
        Seize,
        Tokens,
    }
}

impl Ordered for Arcs {
    #[expect(clippy::wildcard_enum_match_arm, reason = "most questions are asked whatever was said ahead: what to do with a card, say")]
    fn kinds(step: &Step, _: &State, _: Seat) -> Vec<Kind> {
        let kind = match step {
            Step::Battle(
                battle::Step::HitBeforeDice
                | battle::Step::OwnHit
                | battle::Step::InterceptingHit
                | battle::Step::Hit
                | battle::Step::BuildingHit,
            ) => OrderKind::Hits,
            Step::Battle(battle::Step::Reroll(_)) => OrderKind::Rerolls,
            Step::Round(round::Step::Seize(_)) => OrderKind::Seize,
            Step::Tokens(tokens::Step::Arrange(_)) => OrderKind::Tokens,
            _ => return vec![],
        };
        vec![Kind::of(&kind)]
    }

    // Which pieces and cards there will be nobody knows ahead.
    fn order_forms(_: &State, _: Seat) -> Vec<OrderForm> {
        let first = [OrderKind::Hits, OrderKind::Seize].map(|kind| OrderForm::first(&kind, []));
        let many = [OrderKind::Rerolls, OrderKind::Tokens].map(|kind| OrderForm::many(&kind, []));
        first.into_iter().chain(many).collect()
    }
}
