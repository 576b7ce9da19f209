//! What a sensible player orders ahead who wants to be asked what matters and nothing else.
//!
//! In words: choose the first free strategy card of my ranking. Let reactions pass unless something of mine is at stake. Use a secondary ability if
//! it costs me next to nothing of what I have: with tokens left, with the resources for it; else leave it. Score what I can, the secret ones too. Take
//! hits, pay, ready planets and put tokens as anybody would. Do not retreat, fire what can fire as it is usual. Vote as I have ranked outcomes, with my
//! largest planet. Pass when nothing else is left.

use crate::position::state::Pool;
use crate::prelude::*;
use crate::show::orders::OrderKind;
use sternpost_core::{Need, Usual};

/// What is usually ordered about a kind, where it is the same at every table. Rankings of what only a table knows (outcomes, secret objectives) stand with
/// their forms.
pub(super) fn usual(kind: &OrderKind) -> Option<Usual> {
    Some(match kind {
        OrderKind::ChooseStrategyCard | OrderKind::Research | OrderKind::GainTokens => Usual::taste(),
        OrderKind::Secondary { card } => Usual::ranked([Choice::Accept]).while_having(can_spare(*card)?),
        OrderKind::AnySecondary => Usual::ranked([Choice::Decline]),
        OrderKind::AnyReaction => Usual::ranked([Choice::Nothing]).unless_at_stake(),
        OrderKind::Barrage => Usual::ranked([Choice::Fire]),
        OrderKind::Retreat => Usual::ranked([Choice::Stay]),
        OrderKind::BuyTokens => Usual::most(),
        OrderKind::TokenFromSheet => Usual::ranked([Pool::Fleet, Pool::Tactic, Pool::Strategy].map(|pool| Choice::Pool { pool })),
        OrderKind::NothingLeft => Usual::ranked([Choice::Pass]),
        // What one votes, discards and builds nobody else can say.
        OrderKind::VoteWith | OrderKind::PlaceStructure | OrderKind::HandLimit | OrderKind::SecretLimit | OrderKind::Draft => {
            Usual::default_answer().standing_in()
        }
        OrderKind::Score
        | OrderKind::AssignHits
        | OrderKind::FireSpaceCannon
        | OrderKind::Redistribute
        | OrderKind::ReadyPlanets
        | OrderKind::Pay
        | OrderKind::ReturnInfantry => Usual::default_answer(),
        OrderKind::AnyVote
        | OrderKind::ScoreSecret
        | OrderKind::VoteOn { .. }
        | OrderKind::ReactPhases
        | OrderKind::ReactTurns
        | OrderKind::ReactMovement
        | OrderKind::ReactSpaceCombat
        | OrderKind::ReactInvasion
        | OrderKind::ReactGoods
        | OrderKind::ReactProgress
        | OrderKind::ReactActionCard
        | OrderKind::ReactAgenda => return None,
    })
}

/// What one has to have so that a secondary ability costs next to nothing of it; none: it is not usually used.
fn can_spare(card: StrategyCardId) -> Option<Vec<Need>> {
    let tokens = |count| Need::at_least("strategy", count);
    Some(match card {
        StrategyCardId::Leadership => vec![Need::at_least("influence", 6)],
        StrategyCardId::Trade => vec![tokens(1), Need::at_most("commodities", 1)],
        StrategyCardId::Technology => vec![tokens(1), Need::at_least("resources", 4)],
        StrategyCardId::Politics | StrategyCardId::Imperial | StrategyCardId::Construction => vec![tokens(2)],
        StrategyCardId::Warfare => vec![tokens(2), Need::at_least("resources", 3)],
        StrategyCardId::Diplomacy => return None,
    })
}

/// Windows that are usually let pass in the open: there is seldom anything worth a card in them.
pub(super) fn is_seldom_worth_a_card(kind: &OrderKind) -> bool {
    matches!(kind, OrderKind::ReactMovement | OrderKind::ReactGoods | OrderKind::ReactProgress)
}
