//! What all riders share (LRR 2.22): their user names an outcome, does not vote, and is rewarded if the outcome comes true.
//! Each rider is a file of its own with its reward.

use super::{
    ActionCardId, construction_rider, diplomacy_rider, imperial_rider, leadership_rider, politics_rider, technology_rider, trade_rider,
    warfare_rider,
};
use crate::cards::abilities::{Ability, AbilityId, Use};
use crate::cards::occasions::Occasion;
use crate::flow::T;
use crate::phases::predictions;
use sternpost_core::Seat;

/// The text of every rider. Who cannot vote can play one (FAQ-AC-13), and several of them (FAQ-AC-10).
pub const RIDER: Ability =
    Ability::may(|_, using| matches!(using.occasion, Occasion::BeforeVoting { .. }), play).asking(predictions::ask_outcome);

fn play(using: &Use, t: &mut T<'_>) {
    let AbilityId::ActionCard { card, .. } = using.ability else { return };
    predictions::predict(t, using, Some(card));
    if let Some(vote) = &mut t.state.underway.vote {
        vote.barred.insert(using.seat);
    }
    // It lies beside the agenda until that is resolved.
    let mut played = t.state.underway.played.iter_mut().rev();
    if let Some(played) = played.find(|played| played.seat == using.seat && played.card == card) {
        played.stays = true;
    }
}

/// The reward of a rider that was right.
///
/// # Panics
/// If the card is no rider: no other card predicts.
pub fn reward(card: ActionCardId, seat: Seat, t: &mut T<'_>) {
    match card {
        ActionCardId::ConstructionRider => construction_rider::reward(seat, t),
        ActionCardId::DiplomacyRider => diplomacy_rider::reward(seat, t),
        ActionCardId::ImperialRider => imperial_rider::reward(seat, t),
        ActionCardId::LeadershipRider => leadership_rider::reward(seat, t),
        ActionCardId::PoliticsRider => politics_rider::reward(seat, t),
        ActionCardId::TechnologyRider => technology_rider::reward(seat, t),
        ActionCardId::TradeRider => trade_rider::reward(seat, t),
        ActionCardId::WarfareRider => warfare_rider::reward(seat, t),
        ActionCardId::Sabotage
        | ActionCardId::Uprising
        | ActionCardId::FlankSpeed
        | ActionCardId::SkilledRetreat
        | ActionCardId::DirectHit
        | ActionCardId::ShieldsHolding
        | ActionCardId::ManeuveringJets
        | ActionCardId::FireTeam
        | ActionCardId::MoraleBoost
        | ActionCardId::EmergencyRepairs
        | ActionCardId::Veto
        | ActionCardId::Bribery
        | ActionCardId::DistinguishedCouncilor
        | ActionCardId::AssassinateRepresentative
        | ActionCardId::AncientBurialSites
        | ActionCardId::ConfusingLegalText => unreachable!("{card} predicts nothing"),
    }
}
