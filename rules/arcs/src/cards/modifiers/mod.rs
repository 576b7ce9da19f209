//! ARCS-MOD: what cards change for good, asked for by the chapters that it changes; what changes battles is in `battle.rs`.

pub mod battle;

use super::held::{self, CardId};
use crate::position::underway::How;
use crate::prelude::*;

sternpost_kit::passives! {
    /// Something that a card changes as long as somebody has it.
    pub enum Passive {
        /// It is not discarded by Outrage, and its owner spends any token as this resource, Outraged or not.
        Loyal(Resource) => loyal,
        /// The common supply of this resource lies on it.
        HoldsSupply(Resource) => supply_on,
        /// More dice than ships when attacking at a gate.
        ExtraDiceAtGates(u8) => extra_dice_at_gates,
        /// Skirmish dice are rolled again, as many as the owner has Weapon icons.
        RerollsSkirmishDice,
        /// Its first question comes when its owner has declared.
        AsksWhenDeclaring,
        /// The zero marker is not placed for these ambitions.
        KeepsNumber(&'static [Ambition]) => number_kept,
        /// An ambition may be declared when Surpassing and Pivoting, the first of a round.
        DeclaresWhenFollowing,
        /// Nothing else can be stolen from its owner.
        Guard,
        /// Its first question comes after a battle in which the attacker took Trophies of its owner.
        AsksAfterLosses,
        /// Who destroys a city of its owner in a battle does not ransack the Court.
        CannotBeRansacked,
        /// The first place of this ambition counts as second without a bonus, the second as none.
        ScoresLower(Ambition),
        /// One more token for the Tax for which one Copies or Pivots.
        GainsWithTax(Resource) => taxed_besides,
        /// After this ambition was scored all tokens of this resource are discarded.
        DiscardsAfterScoring((Ambition, Resource)) => discarded_after,
        /// No city is Taxed, not even a Loyal one, where its owner does not control.
        TaxesOnlyWithControl,
        /// More dice than ships when attacking, and no fewer than these.
        RollsMore(u8) => rolls_more,
        /// No more ships in a Move.
        MovesAtMost(u8) => most_moved,
        /// A free action before or after the action for which one Copies or Pivots.
        FreeAction(FreeAction) => free_with,
        /// Each declaration costs a Guild card; its first question is which.
        PaysAGuildCardToDeclare,
        /// Agents needed to Secure a Guild card.
        SecuresGuildCardsWith(u8) => agents_for_guild_cards,
        /// Fresh ships that moved may move again, once.
        MovesAgain,
        /// An intercept symbol more when defending against assault dice.
        AddsAnIntercept,
        /// Ships that are built are fresh wherever it is.
        BuildsFreshShips,
        /// No raid dice against its owner where it has a fresh starport.
        BarsRaidDice,
        /// An intercept symbol less when attacking with fresh ships only.
        IgnoresAnIntercept,
        /// A ship is repaired after a battle in which its owner attacked.
        RepairsAfterAttacking,
        /// A building of this kind may be built at each gate.
        BuildsAtGates(BuildingKind),
        /// Who moves to a gate that its owner controls with a fresh starport there loses an agent.
        CapturesAtGates,
        /// A city may be built outside the slots of each planet, for a token of its type.
        BuildsOutsideSlots,
        /// A hit on the attacker before dice are collected.
        HitsFirst,
        /// A slot for a token.
        HasASlot,
        /// Assault dice are rolled again, as many as there are fresh ships.
        RerollsAssaultDice,
    }
}

/// What is free with an action for which one Copies or Pivots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FreeAction {
    /// The action of the pip.
    pub with: Action,
    /// The other.
    pub free: Action,
}

fn passives(s: &State, seat: Seat) -> impl Iterator<Item = Passive> {
    held::held(s, seat).flat_map(|card| card.powers().passives).copied()
}

fn has(s: &State, seat: Seat, wanted: Passive) -> bool {
    passives(s, seat).any(|passive| passive == wanted)
}

/// The cards of a seat that change this.
pub fn cards_with(s: &State, seat: Seat, passive: Passive) -> Vec<CardId> {
    held::held(s, seat).filter(|card| card.has(passive)).collect()
}

/// The special actions of a seat's cards (ARCS-NEW-01).
pub fn specials(s: &State, seat: Seat) -> impl Iterator<Item = &'static Special> {
    held::held(s, seat).map(CardId::powers).flat_map(|Powers { specials, .. }| *specials)
}

/// Whether a card stays when its owner provokes Outrage.
pub fn survives_outrage(card: CourtCardId) -> bool {
    CardId::Court(card).powers().passives.iter().copied().any(|passive| loyal(passive).is_some())
}

/// The resources as which a seat can spend any token.
pub fn any_token_as(s: &State, seat: Seat) -> impl Iterator<Item = Resource> {
    passives(s, seat).filter_map(loyal)
}

/// Tokens of a resource in the supply that lies on a seat's card and counts for it.
pub fn supply_held(s: &State, seat: Seat, resource: Resource) -> u8 {
    if has(s, seat, Passive::HoldsSupply(resource)) { supply::tokens(s, resource) } else { 0 }
}

/// Whether a seat has a token slot on a card.
pub fn has_slot(s: &State, seat: Seat) -> bool {
    has(s, seat, Passive::HasASlot)
}

/// Whether declaring this ambition leaves the lead card its number.
pub fn keeps_number(s: &State, seat: Seat, ambition: Ambition) -> bool {
    passives(s, seat).filter_map(number_kept).any(|of| of.contains(&ambition))
}

/// Whether a follower may declare: with such a card, the first of the round.
pub fn may_declare_when_following(s: &State, seat: Seat) -> bool {
    !s.round.is_declared && has(s, seat, Passive::DeclaresWhenFollowing)
}

/// The card that has a seat pay for a declaration.
pub fn price_of_declaring(s: &State, seat: Seat) -> Option<CardId> {
    cards_with(s, seat, Passive::PaysAGuildCardToDeclare).first().copied()
}

/// Whether a seat can pay what a declaration costs it.
pub fn can_pay_to_declare(s: &State, seat: Seat) -> bool {
    price_of_declaring(s, seat).is_none() || !s.players[seat].guild.is_empty()
}

/// The card that has to be stolen before anything else.
pub fn guard(s: &State, seat: Seat) -> Option<CourtCardId> {
    s.players[seat].guild.iter().copied().find(|card| CardId::Court(*card).has(Passive::Guard))
}

/// Whether a seat's place in an ambition counts one lower.
pub fn scores_lower(s: &State, seat: Seat, ambition: Ambition) -> bool {
    has(s, seat, Passive::ScoresLower(ambition))
}

/// ARCS-RULING-05: whether what is done now is the one action for which a seat has Copied or Pivoted. Once the Prelude is over nothing is
/// done in such a turn but that.
fn follows_with_its_pip(s: &State, seat: Seat) -> bool {
    s.turn.as_ref().is_some_and(|turn| turn.seat == seat && !turn.is_prelude && matches!(turn.how, How::Copy | How::Pivot))
}

/// What a Tax brings besides.
pub fn gained_with_tax(s: &State, seat: Seat) -> Option<Resource> {
    passives(s, seat).find_map(taxed_besides).filter(|_| follows_with_its_pip(s, seat))
}

/// Whether a seat cannot Tax where it does not control.
pub fn taxes_only_with_control(s: &State, seat: Seat) -> bool {
    has(s, seat, Passive::TaxesOnlyWithControl)
}

/// The free action that a seat may take with the action for which it Copies or Pivots.
pub fn free_action(s: &State, seat: Seat, action: Action) -> Option<Action> {
    let is_following = s.turn.as_ref().is_some_and(|turn| turn.seat == seat && matches!(turn.how, How::Copy | How::Pivot));
    passives(s, seat).filter_map(free_with).find(|free| is_following && free.with == action).map(|free| free.free)
}

/// How many ships a seat can move at once.
pub fn ships_in_a_move(s: &State, seat: Seat) -> u8 {
    passives(s, seat).filter_map(most_moved).min().unwrap_or(u8::MAX)
}

/// Whether ships of a seat may move again.
pub fn moves_again(s: &State, seat: Seat) -> bool {
    has(s, seat, Passive::MovesAgain)
}

/// Who captures an agent of a seat whose ships come to a gate: who controls it before that, with a fresh starport there.
pub fn captor_at(s: &State, system: SystemId, seat: Seat) -> Option<Seat> {
    let captor = control::controller(s, system).filter(|by| *by != seat && system.is_gate() && has(s, *by, Passive::CapturesAtGates))?;
    has_fresh_starport(s, captor, system).then_some(captor)
}

fn has_fresh_starport(s: &State, seat: Seat, system: SystemId) -> bool {
    let mut buildings = s.system(system).slots.iter().flatten();
    buildings.any(|it| it.owner == seat && it.kind == BuildingKind::Starport && it.condition == Condition::Fresh)
}

/// Agents a seat needs to Secure a card.
pub fn agents_to_secure(s: &State, seat: Seat, card: CourtCardId) -> u8 {
    passives(s, seat).filter_map(agents_for_guild_cards).filter(|_| card.suit().is_some()).max().unwrap_or(1)
}

/// Whether ships that a seat builds are fresh wherever it is.
pub fn builds_fresh_ships(s: &State, seat: Seat) -> bool {
    has(s, seat, Passive::BuildsFreshShips)
}

/// Whether a seat may build this at gates.
pub fn builds_at_gates(s: &State, seat: Seat, kind: BuildingKind) -> bool {
    has(s, seat, Passive::BuildsAtGates(kind))
}

/// Whether a seat may build cities outside the slots of planets.
pub fn builds_outside_slots(s: &State, seat: Seat) -> bool {
    has(s, seat, Passive::BuildsOutsideSlots)
}

/// After scoring: who holds a supply has its Rivals discard their tokens of it, whatever was scored; and some discard what they have.
pub fn after_scoring(t: &mut T<'_>) {
    let is_scored = |s: &State, ambition| s.markers.iter().any(|marker| marker.on == Some(ambition));
    for holder in t.state.turn_order() {
        for passive in passives(t.state, holder).collect::<Vec<_>>() {
            if let Some(resource) = supply_on(passive) {
                t.state.rivals(holder).into_iter().for_each(|rival| discard(t, rival, resource));
            } else if let Some((ambition, resource)) = discarded_after(passive)
                && is_scored(t.state, ambition)
            {
                discard(t, holder, resource);
            }
        }
    }
}

fn discard(t: &mut T<'_>, seat: Seat, resource: Resource) {
    let count = tokens::discard_all(t.state, seat, resource);
    if count > 0 {
        t.tell(&Line::DiscardedTokens { seat, count, resource });
    }
}
