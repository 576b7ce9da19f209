//! What cards change as long as they are in play: declared in their files, asked for by chapters, which name no card.

use super::{all_faces, written};
use crate::position::in_play::InPlay;
use crate::position::underway::Deploying;
use crate::prelude::*;

/// Of a card in play (the first) about another (the second): how much.
pub type HowMuch = fn(&State, CardId, CardId) -> i32;
/// Of a card in play (the first) about another (the second): whether.
pub type Whether = fn(&State, CardId, CardId) -> bool;
/// Of a card in play about a unit and a keyword.
pub type WhetherKeyword = fn(&State, CardId, CardId, Keyword) -> bool;
/// By how much a card reduces the cost of what is deployed.
pub type Reduction = fn(&State, CardId, &Deploying) -> u32;

/// What using a reducer costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReducerCost {
    /// Nothing: it is used by itself. RULING: nobody would decline it.
    Nothing,
    /// The card exhausts.
    Exhaust,
    /// The unit is sacrificed.
    Sacrifice,
}

/// How a card in play reduces costs (CONQ-SUP-43).
#[derive(Clone, Copy)]
pub struct Reducer {
    /// By how much.
    pub by: Reduction,
    /// For what.
    pub cost: ReducerCost,
}

sternpost_kit::passives! {
    /// What a card changes for good.
    pub enum Passive indexed by all as CardName {
        /// More or less ATK of a unit.
        Attack(HowMuch) => ATTACK,
        /// More command icons of a unit.
        Icons(HowMuch) => ICONS,
        /// A unit has a keyword.
        Gives(WhetherKeyword) => GIVES,
        /// A unit does not have a keyword, whatever gives it.
        Takes(WhetherKeyword) => TAKES,
        /// An attacker (the second) treats enemies as if they were not Flying.
        IgnoresFlying(Whether) => IGNORES_FLYING,
        /// The card deals a unit double damage.
        Doubles(Whether) => DOUBLES,
        /// Enemies cannot choose a unit as defender.
        IsHidden(Whether) => HIDDEN,
        /// Card abilities of enemies cannot target a unit.
        IsUntargetable(Whether) => UNTARGETABLE,
        /// A unit cannot retreat from battle.
        CannotRetreat(Whether) => CANNOT_RETREAT,
        /// The card reduces the cost of what is deployed.
        Reduces(Reducer) => REDUCES,
        /// The card goes to its owner's discard pile as soon as it has so much damage.
        BreaksAt(u32) => BREAKS_AT,
    }
}

fn all() -> impl Iterator<Item = (CardName, &'static [Passive])> {
    all_faces().filter_map(|face| written(face).map(|card| (face, card.passives)))
}

/// The cards in play that say something about a matter, with what, in the order they entered.
fn speaking<'s, V: Copy>(s: &'s State, index: &'s [(CardName, V)]) -> impl Iterator<Item = (CardId, V)> + 's {
    // Few titles speak of a matter: they are gone through for each card, and not all cards for each of them.
    let of = |(id, card): (CardId, &'s InPlay)| {
        let face = card.face;
        index.iter().filter(move |(speaks, _)| *speaks == face).map(move |(_, value)| (id, *value))
    };
    s.in_play().filter(|_| s.options.has_abilities()).flat_map(of).filter(|(id, _)| !s.is_blank(*id))
}

/// The same where one is offered or done after the other: title by title.
fn listed<'s, V: Copy>(s: &'s State, index: &'s [(CardName, V)]) -> Vec<(CardId, V)> {
    let mut found: Vec<(CardId, V)> = speaking(s, index).collect();
    found.sort_by_key(|(id, _)| index.iter().position(|(face, _)| *face == s.card(*id).face));
    found
}

/// More or less ATK of a unit.
#[must_use]
pub fn attack(s: &State, unit: CardId) -> i32 {
    speaking(s, &ATTACK).map(|(from, much)| much(s, from, unit)).sum()
}

/// More command icons of a unit.
#[must_use]
pub fn icons(s: &State, unit: CardId) -> u32 {
    let all: i32 = speaking(s, &ICONS).map(|(from, much)| much(s, from, unit)).sum();
    u32::try_from(all).unwrap_or(0)
}

/// Whether a card gives a unit a keyword.
#[must_use]
pub fn gives(s: &State, unit: CardId, keyword: Keyword) -> bool {
    speaking(s, &GIVES).any(|(from, gives)| gives(s, from, unit, keyword))
}

/// Whether a card takes a keyword from a unit.
#[must_use]
pub fn takes(s: &State, unit: CardId, keyword: Keyword) -> bool {
    speaking(s, &TAKES).any(|(from, takes)| takes(s, from, unit, keyword))
}

/// Whether a unit that attacks treats enemies as if they were not Flying.
#[must_use]
pub fn ignores_flying(s: &State, attacker: CardId) -> bool {
    speaking(s, &IGNORES_FLYING).any(|(from, ignores)| ignores(s, from, attacker))
}

/// How many times the damage of a unit against another is doubled.
#[must_use]
pub fn doublings(s: &State, attacker: CardId, unit: CardId) -> u32 {
    let doubles = speaking(s, &DOUBLES).filter(|(from, doubles)| *from == attacker && doubles(s, *from, unit));
    sternpost_kit::count_of(doubles)
}

/// Whether enemies cannot choose a unit as defender.
#[must_use]
pub fn is_hidden(s: &State, unit: CardId) -> bool {
    speaking(s, &HIDDEN).any(|(from, hides)| hides(s, from, unit))
}

/// Whether card abilities of enemies cannot target a unit (CONQ-ABILITY-06).
#[must_use]
pub fn is_untargetable(s: &State, unit: CardId) -> bool {
    speaking(s, &UNTARGETABLE).any(|(from, protects)| protects(s, from, unit))
}

/// Whether a unit cannot retreat from battle.
#[must_use]
pub fn cannot_retreat(s: &State, unit: CardId) -> bool {
    speaking(s, &CANNOT_RETREAT).any(|(from, holds)| holds(s, from, unit))
}

/// A reducer that can be used for what is deployed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reduces {
    /// Which card.
    pub card: CardId,
    /// By how much.
    pub by: u32,
    /// For what.
    pub cost: ReducerCost,
}

/// The reducers of who deploys that can be used for it.
#[must_use]
pub fn reducers(s: &State, deploying: &Deploying) -> Vec<Reduces> {
    listed(s, &REDUCES).into_iter().filter_map(|(card, reducer)| reduces(s, deploying, card, reducer)).collect()
}

/// By how much all of them together reduce its cost.
#[must_use]
pub fn reduced_by_all(s: &State, deploying: &Deploying) -> u32 {
    speaking(s, &REDUCES).filter_map(|(card, reducer)| reduces(s, deploying, card, reducer)).map(|reduces| reduces.by).sum()
}

fn reduces(s: &State, deploying: &Deploying, card: CardId, reducer: Reducer) -> Option<Reduces> {
    let lies = s.card(card);
    let can_be_used = lies.controller == deploying.seat && (reducer.cost != ReducerCost::Exhaust || lies.is_ready);
    let by = if can_be_used { (reducer.by)(s, card, deploying) } else { 0 };
    (by > 0).then_some(Reduces { card, by, cost: reducer.cost })
}

/// Cards in play that have as much damage as they bear and are no units.
#[must_use]
pub fn broken(s: &State) -> Vec<CardId> {
    listed(s, &BREAKS_AT).into_iter().filter(|(card, most)| s.card(*card).damage >= *most).map(|(card, _)| card).collect()
}

/// 1 for a unit of a faction that is deployed as a unit, else nothing: what the usual reducers say.
#[must_use]
pub fn for_units_of(faction: Faction, deploying: &Deploying) -> u32 {
    u32::from(deploying.form == Some(Form::Army) && deploying.title.card().faction == Some(faction))
}

/// 1 for a unit with a trait that is deployed as a unit, else nothing.
#[must_use]
pub fn for_units_with(sought: Trait, deploying: &Deploying) -> u32 {
    u32::from(deploying.form == Some(Form::Army) && deploying.title.card().has_trait(sought))
}
