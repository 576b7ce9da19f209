//! Ambush Platform: an attachment costs 1 less, as often as one is deployed. Combat action, exhausts: an attachment of the hand is deployed, for its cost.

use crate::cards::holding;
use crate::cards::modifiers::{Reducer, ReducerCost};
use crate::phases::deploy;
use crate::prelude::*;

/// RULING: what is deployed as an attachment is one for whatever reduces costs, and no unit.
pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, could_deploy, spring).again().asking(ask)],
    cost: &[Cost::ExhaustThis],
    held: |s, using| !held(s, using).is_empty(),
    passives: &[Passive::Reduces(Reducer {
        by: |_, _, deploying| u32::from(deploying.form == Some(Form::Attachment)),
        cost: ReducerCost::Nothing,
    })],
    ..Card::NEW
};

fn could_deploy(s: &State, using: &Use) -> bool {
    let could = |title: Title| deploy::could_attach(s, using.seat, title) && holding::could_hold(s, using.seat, title);
    Title::ALL.iter().copied().any(could)
}

fn held(s: &State, using: &Use) -> Vec<Choice> {
    choosing::held(s, using.seat, |title| deploy::could_attach(s, using.seat, title))
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { choosing::one_of(using, held(s, using)) } else { None }
}

fn spring(using: &Use, t: &mut T<'_>) {
    if let Some(Choice::Title { title }) = using.choice(0) {
        deploy::begin_as(using.seat, title, Some(Form::Attachment), t);
    }
}
