//! What lies before one player (LRR 45): sheet, pools, goods, cards.

use crate::cards::promissory_notes::NoteId;
use crate::prelude::*;
use sternpost_core::Pile;

/// A player's sheet and supply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Player {
    /// The faction played.
    pub faction: FactionId,
    /// Victory points (LRR 68).
    pub victory_points: u32,
    /// Tokens in the tactic pool (LRR 45.1).
    pub tactic: u32,
    /// Tokens in the fleet pool (LRR 28).
    pub fleet: u32,
    /// Tokens in the strategy pool.
    pub strategy: u32,
    /// Trade goods (LRR 35).
    pub trade_goods: u32,
    /// Commodities (LRR 50).
    pub commodities: u32,
    /// Owned technologies (LRR 80.1).
    pub technologies: BTreeSet<TechnologyId>,
    /// Infantry on its upgrade card, to return at the start of the next turn (Infantry II, Spec Ops II, Letani Warrior II).
    #[serde(default)]
    pub returning: u32,
    /// Whether the player has passed in this action phase (LRR 4.3).
    pub passed: bool,
    /// Technologies that are exhausted (LRR 26).
    #[serde(default)]
    pub exhausted_technologies: BTreeSet<TechnologyId>,
    /// Other players' technologies under assimilator tokens (LRR 80.16): the assimilator's id, and what it copies.
    #[serde(default)]
    pub assimilated: BTreeMap<TechnologyId, (Seat, TechnologyId)>,
    /// Action cards in hand (LRR 3.5).
    #[serde(default)]
    pub action_cards: Pile<ActionCardId>,
    /// How often an action card of that name was cancelled; such a play does not count (LRR 3.6b).
    #[serde(default)]
    pub cancelled: BTreeMap<ActionCardId, u32>,
    /// Promissory notes in hand, own and foreign (LRR 85.6). Everybody has seen one that was played and is not resolved yet (LRR 85.3).
    #[serde(default)]
    pub notes: Pile<NoteId>,
    /// How many notes of other players the hand could hold at most, as far as everybody knows.
    #[serde(default)]
    pub foreign_notes: u32,
    /// Promissory notes laid open before the player.
    #[serde(default)]
    pub play_area: Vec<NoteId>,
    /// Secret objectives not scored yet (LRR 12.17).
    #[serde(default)]
    pub secrets: Pile<SecretObjectiveId>,
    /// Secret objectives scored (LRR 12.18).
    #[serde(default)]
    pub scored_secrets: Vec<SecretObjectiveId>,
    /// Agendas the player is looking at, until they are back on the deck (LRR 61.2c).
    #[serde(default)]
    pub agendas: Pile<AgendaId>,
    /// Whether the player has left the game (LRR 14), and the initiative held then: turns go on from there.
    #[serde(default)]
    pub eliminated: Option<u8>,
}

impl Player {
    /// Tokens in a pool.
    #[must_use]
    pub fn pool(&self, pool: Pool) -> u32 {
        match pool {
            Pool::Tactic => self.tactic,
            Pool::Fleet => self.fleet,
            Pool::Strategy => self.strategy,
        }
    }

    /// Tokens in a pool, to change.
    pub fn pool_mut(&mut self, pool: Pool) -> &mut u32 {
        match pool {
            Pool::Tactic => &mut self.tactic,
            Pool::Fleet => &mut self.fleet,
            Pool::Strategy => &mut self.strategy,
        }
    }
}

/// A pool of the command sheet (LRR 45.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pool {
    /// For tactical actions.
    Tactic,
    /// Limits fleets.
    Fleet,
    /// For secondaries.
    Strategy,
}

impl Pool {
    /// The pools in the order of the command sheet.
    pub const ALL: [Self; 3] = [Self::Tactic, Self::Fleet, Self::Strategy];
}

impl sternpost_core::ToArg for Pool {
    fn to_arg(&self) -> sternpost_core::Arg {
        let id = match self {
            Self::Tactic => "tactic",
            Self::Fleet => "fleet",
            Self::Strategy => "strategy",
        };
        sternpost_core::Arg::term("pool", id)
    }
}
