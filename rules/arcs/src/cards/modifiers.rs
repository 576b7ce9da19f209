//! ARCS-MOD: what cards change for good, asked for by the chapters that it changes.

use super::Special;
use crate::board::{supply, tokens};
use crate::components::{Ambition, CourtCardId, Resource, SystemId};
use crate::flow::T;
use crate::position::state::State;
use crate::show::messages::Line;
use sternpost_core::Seat;

/// Something that a Guild card changes as long as somebody holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passive {
    /// It is not discarded by Outrage, and its owner spends any token as this resource, Outraged or not.
    Loyal(Resource),
    /// The common supply of this resource lies on it.
    HoldsSupply(Resource),
    /// More dice than ships when attacking at a gate.
    ExtraDiceAtGates(u8),
    /// Skirmish dice are rolled again, as many as the owner has Weapon icons.
    RerollsSkirmishDice,
    /// Its owner looks at a hand when declaring.
    LookWhenDeclaring,
    /// The zero marker is not placed for these ambitions.
    KeepsNumber(&'static [Ambition]),
    /// An ambition may be declared when Surpassing and Pivoting, the first of a round.
    DeclaresWhenFollowing,
    /// Nothing else can be stolen from its owner.
    Guard,
}

fn passives(s: &State, seat: Seat) -> impl Iterator<Item = Passive> {
    s.players[seat].guild.iter().flat_map(|card| card.card().passives).copied()
}

/// The card of a seat that changes this.
pub fn holder_of(s: &State, seat: Seat, passive: Passive) -> Option<CourtCardId> {
    s.players[seat].guild.iter().copied().find(|card| card.card().passives.contains(&passive))
}

/// The special actions of a seat's cards (ARCS-NEW-01).
pub fn specials(s: &State, seat: Seat) -> impl Iterator<Item = &'static Special> {
    s.players[seat].guild.iter().flat_map(|card| card.card().specials)
}

/// Whether a card stays when its owner provokes Outrage.
pub fn survives_outrage(card: CourtCardId) -> bool {
    card.card().passives.iter().any(|passive| matches!(passive, Passive::Loyal(_)))
}

/// The resources as which a seat can spend any token.
pub fn any_token_as(s: &State, seat: Seat) -> impl Iterator<Item = Resource> {
    passives(s, seat).filter_map(|passive| if let Passive::Loyal(resource) = passive { Some(resource) } else { None })
}

/// Tokens of a resource in the supply that lies on a seat's card and counts for it.
pub fn supply_held(s: &State, seat: Seat, resource: Resource) -> u8 {
    if passives(s, seat).any(|passive| passive == Passive::HoldsSupply(resource)) { supply::tokens(s, resource) } else { 0 }
}

/// Dice beyond the number of ships.
pub fn extra_dice(s: &State, seat: Seat, system: SystemId) -> u32 {
    let more = passives(s, seat).map(|passive| if let Passive::ExtraDiceAtGates(dice) = passive { u32::from(dice) } else { 0 });
    if system.is_gate() { more.sum() } else { 0 }
}

/// Skirmish dice that may be rolled again, once in a battle.
pub fn rerolls(s: &State, seat: Seat) -> u32 {
    let may = passives(s, seat).any(|passive| passive == Passive::RerollsSkirmishDice);
    if may { u32::from(supply::icons(s, seat, Resource::Weapon)) } else { 0 }
}

/// Whether declaring this ambition leaves the lead card its number.
pub fn keeps_number(s: &State, seat: Seat, ambition: Ambition) -> bool {
    passives(s, seat).any(|passive| matches!(passive, Passive::KeepsNumber(of) if of.contains(&ambition)))
}

/// Whether a follower may declare: with such a card, the first of the round.
pub fn may_declare_when_following(s: &State, seat: Seat) -> bool {
    !s.round.is_declared && passives(s, seat).any(|passive| passive == Passive::DeclaresWhenFollowing)
}

/// The card that has to be stolen before anything else.
pub fn guard(s: &State, seat: Seat) -> Option<CourtCardId> {
    holder_of(s, seat, Passive::Guard)
}

/// Who holds a supply has its Rivals discard their tokens of it after scoring, whatever was scored.
pub fn after_scoring(t: &mut T<'_>) {
    for holder in t.state.turn_order() {
        let held: Vec<Resource> = passives(t.state, holder)
            .filter_map(|passive| if let Passive::HoldsSupply(resource) = passive { Some(resource) } else { None })
            .collect();
        let rivals = t.state.rivals(holder);
        for (resource, rival) in held.iter().flat_map(|resource| rivals.iter().map(|rival| (*resource, *rival))) {
            let count = tokens::discard_all(t.state, rival, resource);
            if count > 0 {
                t.tell(&Line::DiscardedTokens { seat: rival, count, resource });
            }
        }
    }
}
