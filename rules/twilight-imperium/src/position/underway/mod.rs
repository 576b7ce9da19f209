//! What a running procedure has settled so far and others may look at: the turn, the tactical action, a combat, a deal.

mod agendas;
mod combats;
mod dice_and_hits;
mod goods;
mod tactical;

pub use agendas::{AgendaPhase, Postponed, Prediction, Vote};
pub use combats::{GroundCombat, Once, SpaceCombat};
pub use dice_and_hits::{DiceRoll, HitSource, Hits};
pub use goods::{Deal, Goods, ProducingEffect, Production};
pub use tactical::{Cargo, Moving, TacticalAction};

use crate::cards::abilities::AbilityId;
use crate::cards::action_cards::PlayedCard;
use crate::prelude::*;

/// Everything that is being carried out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Underway {
    /// The turn of the active player (LRR 5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// A strategic action (LRR 74).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strategic: Option<StrategicAction>,
    /// A tactical action (LRR 79).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tactical: Option<TacticalAction>,
    /// A space combat (LRR 63).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub combat: Option<SpaceCombat>,
    /// A ground combat (LRR 18).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<GroundCombat>,
    /// Hits that are being assigned, by the seat that takes them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub hits: BTreeMap<Seat, Hits>,
    /// Dice that lie on the table and may still be rerolled or changed (LRR 86, 63.5e).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<DiceRoll>,
    /// Action cards that were played and are not resolved yet; the last is resolved first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<PlayedCard>,
    /// An agenda that is voted on (LRR 2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vote: Option<Vote>,
    /// What holds for this whole agenda phase (LRR 2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agenda_phase: Option<AgendaPhase>,
    /// Outcomes of agendas that await the start of the next strategy phase.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub postponed: Vec<Postponed>,
    /// Who keeps the strategy cards of this round (Political Stability).
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub keeping_cards: BTreeSet<Seat>,
    /// The strategy card just named that its chooser must not take (Public Disgrace).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disgraced: Option<StrategyCardId>,
    /// A hand of action cards that another player is looking at (Spy Net).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_hand: Option<OpenHand>,
    /// A use of production (LRR 62).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub production: Option<Production>,
    /// A planet whose resource and influence values are exchanged for a use of production (Hegemonic Trade Policy).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exchanged_values: Option<PlanetId>,
    /// Whether the space cannons that are about to fire pass fighters (Graviton Laser System).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cannons_past_fighters: bool,
    /// A transaction that is put together or carried out (LRR 82).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

impl Underway {
    /// How many of a player's fighters in a system were named for hits and are not destroyed yet (LRR 63.6: all at once).
    #[must_use]
    pub fn doomed_fighters(&self, seat: Seat, system: SystemId) -> u32 {
        let is_here = self.tactical.as_ref().is_some_and(|action| action.system == system);
        self.hits.get(&seat).filter(|_| is_here).map_or(0, |hits| hits.doomed_fighters)
    }

    /// Units of a player that are on their way and stand nowhere.
    #[must_use]
    pub fn moving_units(&self, seat: Seat, unit: UnitType) -> u32 {
        let (Some(turn), Some(tactical)) = (&self.turn, &self.tactical) else { return 0 };
        if turn.seat != seat {
            return 0;
        }
        let ships = tactical.moving.iter().filter(|moving| moving.unit == unit).map(|moving| moving.count);
        let cargo = tactical.cargo().filter(|cargo| cargo.unit == unit).map(|cargo| cargo.count);
        ships.chain(cargo).sum()
    }
}

/// A hand that somebody looks at; that it is so is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct OpenHand {
    pub of: Seat,
    /// Who sees it.
    pub to: Seat,
}

/// A turn in the action phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Turn {
    /// The active player.
    pub seat: Seat,
    /// With whom a transaction was made in this turn (LRR 82.1).
    #[serde(default)]
    pub dealt_with: BTreeSet<Seat>,
    /// Planets whose control the active player has gained with the last action.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub gained: BTreeSet<PlanetId>,
    /// Whether a component action is being carried out, or was the last action of the turn (LRR 51).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub component: bool,
    /// Whether the action is one more than a turn has: it may be left out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub further: bool,
    /// Whether the start of the turn is resolved and no action taken yet: what arrives now can still be used at that start (FAQ-GEN-9).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub only_begun: bool,
    /// What was used at the start of the turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used_at_start: Vec<(Seat, AbilityId)>,
}

impl Turn {
    /// A turn that begins.
    pub fn of(seat: Seat) -> Self {
        Self {
            seat,
            dealt_with: BTreeSet::new(),
            gained: BTreeSet::new(),
            component: false,
            further: false,
            only_begun: false,
            used_at_start: vec![],
        }
    }
}

/// A strategic action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct StrategicAction {
    pub card: StrategyCardId,
    /// Who performs it.
    pub seat: Seat,
    /// Who resolves the secondary without paying (LRR 34.4).
    #[serde(default)]
    pub chosen: BTreeSet<Seat>,
}
