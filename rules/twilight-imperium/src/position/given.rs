//! A position described by hand, for scenarios and rules questions.
//!
//! What is not said takes a neutral default: the preset map, an empty board, home planets controlled and ready, the sheet's
//! starting technologies, 3 tactic, 3 fleet and 2 strategy tokens, no goods, no points, the custodians token on Mecatol Rex,
//! nothing revealed.

use crate::board::wormhole_tokens::{self, WormholeTokens};
use crate::cards::agendas::Law;
use crate::cards::promissory_notes::NoteId;
use crate::components::ObjectiveId;
use crate::prelude::*;
use crate::setup::options::Options;
use schemars::JsonSchema;

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Given {
    /// The options of the campaign.
    #[serde(default)]
    pub options: Options,
    /// Three to six players, clockwise.
    pub players: Vec<GivenPlayer>,
    /// Tiles to swap into the preset map, by axial coordinates `"q,r"`.
    #[serde(default)]
    pub map: BTreeMap<String, SystemId>,
    /// What is in the systems, by tile number.
    #[serde(default)]
    pub systems: BTreeMap<SystemId, GivenSystem>,
    /// What is on the planets.
    #[serde(default)]
    pub planets: BTreeMap<PlanetId, GivenPlanet>,
    /// Holder of the speaker token.
    #[serde(default = "first_seat")]
    pub speaker: Seat,
    /// The game round.
    #[serde(default = "one")]
    pub round: u32,
    /// Trade goods on strategy cards in the common area.
    #[serde(default)]
    pub trade_goods_on_cards: BTreeMap<StrategyCardId, u32>,
    /// Objectives that lie face up.
    #[serde(default)]
    pub objectives: Vec<ObjectiveId>,
    /// Objectives that lie face down, the next first; unsaid: the rest of the five and five in the order of the list.
    #[serde(default)]
    pub face_down: Option<Vec<ObjectiveId>>,
    /// Whether the custodians token lies on Mecatol Rex.
    #[serde(default = "yes")]
    pub custodians: bool,
    /// The action deck, the next card first: what is in no hand lies on the discard pile then. Unsaid: all that are in no hand
    /// and not discarded, in the order of the list.
    #[serde(default)]
    pub action_deck: Option<Vec<ActionCardId>>,
    /// Discarded action cards.
    #[serde(default)]
    pub action_discard: Vec<ActionCardId>,
    /// The agenda deck, the next card first: the others are not in the box then. Unsaid: all that are not in play and not
    /// discarded, in the order of the list.
    #[serde(default)]
    pub agenda_deck: Option<Vec<AgendaId>>,
    /// Discarded agendas.
    #[serde(default)]
    pub agenda_discard: Vec<AgendaId>,
    /// Laws in play.
    #[serde(default)]
    pub laws: Vec<Law>,
    /// Secret objectives that a law has made public, and who has scored them.
    #[serde(default)]
    pub leaked: BTreeMap<SecretObjectiveId, BTreeSet<Seat>>,
    /// The deck of secret objectives, the next first; unsaid: all that nobody has, in the order of the list.
    #[serde(default)]
    pub secret_deck: Option<Vec<SecretObjectiveId>>,
    /// Who has the Naalu token.
    #[serde(default)]
    pub zero_token: Option<Seat>,
    /// Wormhole tokens.
    #[serde(default)]
    #[schemars(with = "BTreeMap<SystemId, wormhole_tokens::Written>")]
    pub wormhole_tokens: WormholeTokens,
    /// Where the game goes on.
    #[serde(default)]
    pub at: At,
}

/// A player of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GivenPlayer {
    /// The faction.
    pub faction: FactionId,
    /// Victory points.
    #[serde(default)]
    pub victory_points: u32,
    /// The tactic pool.
    #[serde(default = "three")]
    pub tactic: u32,
    /// The fleet pool.
    #[serde(default = "three")]
    pub fleet: u32,
    /// The strategy pool.
    #[serde(default = "two")]
    pub strategy: u32,
    /// Trade goods.
    #[serde(default)]
    pub trade_goods: u32,
    /// Commodities.
    #[serde(default)]
    pub commodities: u32,
    /// Technologies; unsaid: those of the sheet.
    #[serde(default)]
    pub technologies: Option<BTreeSet<TechnologyId>>,
    /// Strategy cards held.
    #[serde(default)]
    pub strategy_cards: Vec<StrategyCardId>,
    /// Those of them that are exhausted.
    #[serde(default)]
    pub exhausted_cards: Vec<StrategyCardId>,
    /// Objectives scored.
    #[serde(default)]
    pub scored: Vec<ObjectiveId>,
    /// Whether the player has passed.
    #[serde(default)]
    pub passed: bool,
    /// Infantry waiting on its upgrade card.
    #[serde(default)]
    pub returning: u32,
    /// Whether the home planets are controlled.
    #[serde(default = "yes")]
    pub controls_home: bool,
    /// Action cards in hand.
    #[serde(default)]
    pub action_cards: Vec<ActionCardId>,
    /// Technologies that are exhausted.
    #[serde(default)]
    pub exhausted_technologies: BTreeSet<TechnologyId>,
    /// Technologies of others under assimilator tokens.
    #[serde(default)]
    pub assimilated: BTreeMap<TechnologyId, (Seat, TechnologyId)>,
    /// Other players' notes in hand; they leave their owners' hands.
    #[serde(default)]
    pub notes: Vec<NoteId>,
    /// Notes in the play area; they leave their owners' hands.
    #[serde(default)]
    pub play_area: Vec<NoteId>,
    /// Secret objectives not scored yet.
    #[serde(default)]
    pub secrets: Vec<SecretObjectiveId>,
    /// Secret objectives scored.
    #[serde(default)]
    pub scored_secrets: Vec<SecretObjectiveId>,
}

/// Units of a player, by type: a number, or intact and damaged ones.
pub type GivenUnits = BTreeMap<UnitType, GivenPile>;

/// Some units of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum GivenPile {
    /// Undamaged ones.
    Intact(u32),
    /// Both.
    Both {
        /// Undamaged ones.
        #[serde(default)]
        intact: u32,
        /// Damaged ones.
        #[serde(default)]
        damaged: u32,
    },
}

/// A system of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct GivenSystem {
    /// Units in its space area, by seat.
    pub units: BTreeMap<Seat, GivenUnits>,
    /// Owners of command tokens.
    pub tokens: BTreeSet<Seat>,
}

/// A planet of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct GivenPlanet {
    /// Who controls it; unsaid: whoever alone has ground forces there.
    pub controller: Option<Seat>,
    /// Whether its card is exhausted.
    pub exhausted: bool,
    /// Units on it, by seat.
    pub units: BTreeMap<Seat, GivenUnits>,
}

/// Where the game goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum At {
    /// The strategy phase begins.
    #[default]
    StrategyPhase,
    /// The action phase begins.
    ActionPhase,
    /// A player's turn begins.
    Turn(Seat),
    /// A player has just activated a system. A token is placed there if none was.
    Activated {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// A player has activated a system and moves ships. A token is placed there if none was.
    Movement {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// Movement is over: space cannon offense, then the rest of the tactical action.
    SpaceCannonOffense {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// Space combat, then the rest of the tactical action.
    SpaceCombat {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// Invasion, then production.
    Invasion {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// Production.
    Production {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// The status phase begins.
    StatusPhase,
    /// The agenda phase begins.
    AgendaPhase,
}

fn first_seat() -> Seat {
    Seat(0)
}

fn one() -> u32 {
    1
}

fn two() -> u32 {
    2
}

fn three() -> u32 {
    3
}

fn yes() -> bool {
    true
}
