//! The table as data: what lies where, who has what, and what is under way. Nothing here decides anything.

pub mod defects;
pub mod given;
pub mod twin;
pub mod underway;

use crate::battle::sides::Combat;
use crate::board::Board;
use crate::cards::combat::CombatCardId;
use crate::cards::events::EventId;
use crate::cards::orders::OrderUpgradeId;
use crate::components::MOST_MATERIEL;
use crate::prelude::*;
use crate::setup::Options;
use crate::setup::laying::Laying;
use schemars::JsonSchema;
use sternpost_core::{Pile, Standing};
use underway::{MovingStorm, Refreshing, Resolving, Striking};

/// The phases of a round (FS-QREF-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The board is laid.
    Setup,
    /// Orders are laid.
    Planning,
    /// Orders are resolved.
    Operations,
    /// Objectives, materiel, events, storms.
    Refresh,
}

impl Phase {
    /// Its name, as a position says it.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Planning => "planning",
            Self::Operations => "operations",
            Self::Refresh => "refresh",
        }
    }
}

/// The position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct State {
    /// What the host has decided.
    pub options: Options,
    pub phase: Phase,
    /// The round, from 1.
    pub round: u32,
    /// FS-FIRST-01: who has the first player token.
    pub first: Seat,
    pub board: Board,
    pub players: BySeat<Player>,
    /// What is not on the board yet, while it is laid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laying: Option<Laying>,
    /// The order that is being resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Resolving>,
    /// The combat that is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub combat: Option<Combat>,
    /// Whose turn with events and storms it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refreshing: Option<Refreshing>,
    /// The final ranking, once the campaign is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standings: Option<Vec<Standing>>,
}

/// What a player has beside the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Player {
    pub faction: Faction,
    /// FS-MAT-01: the dial.
    pub materiel: u32,
    pub assets: BTreeMap<Asset, u32>,
    /// Order tokens that are not laid.
    pub unlaid: Pile<OrderKind>,
    /// Order tokens that were resolved in this round, in the play area for all to see (FS-OPS-05).
    pub resolved: Vec<OrderKind>,
    /// Order tokens on the event deck (FS-OPS-06, -07).
    pub on_event_deck: Vec<OrderKind>,
    /// FS-EVT-01: the event deck.
    pub events: Pile<EventId>,
    /// FS-CUPG-01: the cards of the combat deck, each there twice; everybody knows which (FS-UPG-03).
    pub combat_cards: BTreeSet<CombatCardId>,
    /// FS-OUPG-03: order upgrades that were bought, and whether each was used in this round (FS-OUPG-06).
    pub upgrades: BTreeMap<OrderUpgradeId, bool>,
    /// The combat deck.
    pub deck: Pile<CombatCardId>,
    /// Event cards that were drawn and not chosen from yet.
    pub drawn: Pile<EventId>,
    /// FS-EVT-09: schemes in the play area.
    pub schemes: Vec<EventId>,
    /// FS-OBJ-02: own objective tokens collected.
    pub collected: u32,
    /// FS-ELIM-02.
    pub is_eliminated: bool,
}

impl Player {
    /// Tokens of an asset.
    pub fn has(&self, asset: Asset) -> u32 {
        self.assets.get(&asset).copied().unwrap_or(0)
    }

    /// FS-ASSET-06: a token is gained, unless there are three already; whether it was.
    pub fn gain(&mut self, asset: Asset) -> bool {
        let held = self.assets.entry(asset).or_insert(0);
        let has_room = *held < crate::components::MOST_OF_AN_ASSET;
        *held += u32::from(has_room);
        has_room
    }

    /// FS-SPEND-03: tokens go back to the supply.
    ///
    /// # Panics
    /// If there are not as many.
    pub fn spend(&mut self, asset: Asset, count: u32) {
        let held = self.assets.entry(asset).or_insert(0);
        *held = held.checked_sub(count).expect("no more tokens are spent than there are");
    }

    /// FS-SPEND-02: materiel is spent.
    ///
    /// # Panics
    /// If there is not as much.
    pub fn pay(&mut self, materiel: u32) {
        self.materiel = self.materiel.checked_sub(materiel).expect("no more materiel is spent than there is");
    }

    /// FS-MAT-05, FS-REF-04: materiel is gained up to the end of the dial.
    pub fn earn(&mut self, materiel: u32) {
        self.materiel = (self.materiel + materiel).min(MOST_MATERIEL);
    }
}

impl State {
    /// Who plays a faction.
    pub fn seat_of(&self, faction: Faction) -> Option<Seat> {
        self.players.iter().find(|(_, player)| player.faction == faction).map(|(seat, _)| seat)
    }

    /// Whether a seat has left the game.
    pub fn is_eliminated(&self, seat: Seat) -> bool {
        self.players[seat].is_eliminated
    }

    /// Whether any seat has.
    pub fn anybody_eliminated(&self) -> bool {
        self.players.iter().any(|(_, player)| player.is_eliminated)
    }

    /// Who still plays, clockwise from the first player.
    pub fn in_order(&self) -> Vec<Seat> {
        self.clockwise_from(self.first)
    }

    /// Who still plays, clockwise from a seat.
    pub fn clockwise_from(&self, seat: Seat) -> Vec<Seat> {
        self.players.clockwise_from(seat).filter(|seat| !self.is_eliminated(*seat)).collect()
    }

    /// Who comes after a seat, of those who still play.
    ///
    /// # Panics
    /// If nobody plays any more.
    pub fn next_after(&self, seat: Seat) -> Seat {
        let mut others = self.players.clockwise_from(seat).skip(1).chain([seat]);
        others.find(|seat| !self.is_eliminated(*seat)).expect("somebody still plays")
    }

    /// The order that is being resolved.
    ///
    /// # Panics
    /// If there is none: its steps are there only while one is.
    pub fn resolving(&self) -> &Resolving {
        self.order.as_ref().expect("an order is being resolved")
    }

    /// The same, to be changed.
    ///
    /// # Panics
    /// If there is none.
    pub fn resolving_mut(&mut self) -> &mut Resolving {
        self.order.as_mut().expect("an order is being resolved")
    }

    /// The orbital strike that is on.
    ///
    /// # Panics
    /// If there is none: its steps are there only while one is.
    pub fn striking(&self) -> &Striking {
        self.resolving().strike.as_ref().expect("a strike is on")
    }

    /// The same, to be changed.
    ///
    /// # Panics
    /// If there is none.
    pub fn striking_mut(&mut self) -> &mut Striking {
        self.resolving_mut().strike.as_mut().expect("a strike is on")
    }

    /// The storm that is about to move.
    ///
    /// # Panics
    /// If there is none: its steps are there only while one is.
    pub fn moving_storm(&self) -> MovingStorm {
        self.refreshing.as_ref().and_then(|turn| turn.storm).expect("a storm is about to move")
    }

    /// FS-ASYS-01: the system in which an order was revealed last.
    pub fn active_system(&self) -> Option<SystemId> {
        self.order.as_ref().map(|order| order.system)
    }
}
