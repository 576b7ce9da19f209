//! What is going on: the round, the turn, a battle, and what procedures hand on.

use super::state::Ships;
use crate::components::dice::Symbols;
use crate::prelude::*;
use sternpost_core::{Pile, Secret};

terms! {
    "play";
    /// How a card was played (ARCS-FOLLOW-09).
    pub enum How { Lead, Surpass, Copy, Pivot }
}

terms! {
    "seizure";
    /// How the initiative was seized (ARCS-SEIZE-02, 03, or by a card of the Court).
    pub enum Seizure { SecondCard, Seven, Card }
}

/// A card played in this round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Played {
    pub seat: Seat,
    pub card: Secret<ActionCard>,
    /// As what.
    pub how: How,
    /// The card that seized the initiative with it (ARCS-SEIZE-02).
    pub seizing: Option<Secret<ActionCard>>,
}

/// A Guild card that lies on a played action card until the round ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Attached {
    /// The Guild card.
    pub union: CourtCardId,
    /// Whose it is.
    pub seat: Seat,
    /// The action card that comes to its hand.
    pub card: ActionCard,
}

/// The round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Round {
    /// What was played, in order; the first is the lead card.
    pub played: Vec<Played>,
    /// Whether the zero marker lies on the lead card (ARCS-DECL-04).
    pub is_zeroed: bool,
    /// Whether the initiative was seized (ARCS-SEIZE-04).
    pub is_seized: bool,
    /// Whether an ambition was declared.
    pub is_declared: bool,
    /// Guild cards on played cards.
    pub attached: Vec<Attached>,
}

impl Round {
    /// The lead card.
    pub fn lead(&self) -> Option<ActionCard> {
        self.played.first().map(|played| *played.card.for_the_rules())
    }

    /// ARCS-DECL-04: the number to be surpassed.
    pub fn lead_number(&self) -> u8 {
        if self.is_zeroed { 0 } else { self.lead().map_or(0, |card| card.number) }
    }
}

/// The turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Turn {
    pub seat: Seat,
    /// As what its card was played.
    pub how: How,
    /// Pips left.
    pub pips: u8,
    /// What the pips are for.
    pub actions: Vec<Action>,
    /// Whether a Weapon was spent (ARCS-RES-04).
    pub is_armed: bool,
    /// Whether the Prelude is on (ARCS-PREL-01).
    pub is_prelude: bool,
    /// Whether anything was done yet: some cards only work before.
    pub has_acted: bool,
    /// Tokens spent in the Prelude (ARCS-PREL-03).
    pub spent: Vec<Resource>,
    /// Cards secured from the Court in the Prelude (ARCS-PREL-04).
    pub secured: Vec<CourtCardId>,
    /// Cards whose Prelude may be used once in a turn, and was.
    pub used: Vec<CourtCardId>,
    /// Special actions that can be taken once in a turn, and were.
    #[serde(default)]
    pub specials: Vec<Action>,
    /// Whether the free action of the one for which a leader follows was taken.
    #[serde(default)]
    pub had_free_action: bool,
}

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Battle {
    /// Who attacks.
    pub attacker: Seat,
    pub system: SystemId,
    /// Who defends.
    pub defender: Seat,
    /// Faces of each assault, skirmish and raid die, 1 to 6.
    pub dice: [Vec<u32>; 3],
    /// Symbols still to resolve.
    pub symbols: Symbols,
    /// Hits of the interception still to take.
    pub intercepted: u8,
    /// Planet types of each city that was destroyed.
    pub cities: Vec<Vec<Resource>>,
    /// Whether an attacking ship was left after the hits (ARCS-BATTLE-13).
    pub may_raid: bool,
    /// Whether all attacking ships were fresh when it began.
    #[serde(default)]
    pub is_undamaged: bool,
    /// Whether the attacker has taken a Trophy from it.
    #[serde(default)]
    pub took_trophies: bool,
}

/// Ships that are moving.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Moving {
    pub seat: Seat,
    /// Where they are.
    pub at: SystemId,
    /// Those that go on.
    pub ships: Ships,
    /// Whether they are catapulted (ARCS-MOVE-02).
    pub is_catapulted: bool,
    /// Where these very ships have been (ARCS-RULING-14).
    pub been: Vec<SystemId>,
    /// Whether it is the second Move that a card allows.
    #[serde(default)]
    pub is_again: bool,
    /// Fresh ones that have come to their places.
    #[serde(default)]
    pub fresh_at: BTreeMap<SystemId, u8>,
}

/// Shots at a neighbouring system that are no battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Volley {
    /// From where.
    pub from: SystemId,
    /// Where to.
    pub at: SystemId,
    /// At whose pieces.
    pub defender: Seat,
    /// Hits still to assign.
    pub hits: u8,
    /// Planet types of each city that was destroyed.
    pub cities: Vec<Vec<Resource>>,
}

/// What procedures hand on from step to step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Underway {
    /// Ships on their way.
    pub moving: Option<Moving>,
    /// A rival that was chosen.
    pub rival: Option<Seat>,
    /// A system that was chosen.
    pub system: Option<SystemId>,
    /// The number of a token slot that was chosen.
    pub slot: Option<u8>,
    /// Resources still to be chosen.
    pub owed: u8,
    /// Cards that are being shuffled; empty between steps.
    #[serde(with = "sternpost_core::pile::one_by_one")]
    pub shuffled: Pile<ActionCard>,
    /// Who looks at whose hand.
    pub looking: Option<(Seat, Seat)>,
    /// The action that must follow a free one that came first.
    #[serde(default)]
    pub owed_action: Option<Action>,
    /// Shots that are being fired.
    #[serde(default)]
    pub volley: Option<Volley>,
}
