//! Combats as far as they have come: in space (LRR 63) and on a planet (LRR 18).

use crate::cards::promissory_notes::NoteId;
use crate::combat::joining::Joined;
use crate::prelude::*;

/// A space combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SpaceCombat {
    pub system: SystemId,
    /// The active player (LRR 9).
    pub attacker: Seat,
    /// The other one (LRR 84).
    pub defender: Seat,
    /// The round, from 1.
    pub round: u32,
    /// Who has announced a retreat in this round (LRR 63.4).
    #[serde(default)]
    pub retreating: Option<Seat>,
    /// Hits each side has to assign (LRR 63.5d).
    #[serde(default)]
    pub hits: BTreeMap<Seat, u32>,
    /// How many of them fighters may take only if no other ship is left ([0.0.1]).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub past_fighters: BTreeMap<Seat, u32>,
    /// Ground forces that fight like ships, by whose they are (Alastor).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub joined: BTreeMap<Seat, Joined>,
    /// Units that used sustain damage in this round.
    #[serde(default)]
    pub sustained: BTreeMap<Seat, BTreeMap<UnitType, u32>>,
    /// Units that were destroyed in this combat.
    #[serde(default)]
    pub destroyed: BTreeMap<Seat, BTreeMap<UnitType, u32>>,
    /// Modifiers of combat rolls in this round (LRR 54).
    #[serde(default)]
    pub bonus: BTreeMap<Seat, i8>,
    /// Modifiers of the combat rolls of fighters in this round (Fighter Prototype).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fighter_bonus: BTreeMap<Seat, i8>,
    /// Whether the retreat that was announced in this round does not take place (Intercept).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub intercepted: bool,
    /// Who may reroll dice in this round (Munitions Reserves).
    #[serde(default)]
    pub munitions: BTreeSet<Seat>,
    /// Who may reroll dice in this round by a note that is back with its owner (War Funding).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub funded: BTreeMap<Seat, NoteId>,
    /// Who has used a once-per-combat ability or scored an objective in it (LRR 12.7, 27.16).
    #[serde(default)]
    pub once: Once,
    /// Whether an effect has ended it without a winner.
    #[serde(default)]
    pub broken_off: bool,
}

impl SpaceCombat {
    /// A combat before its first round.
    #[must_use]
    pub fn begin(system: SystemId, attacker: Seat, defender: Seat) -> Self {
        Self {
            system,
            attacker,
            defender,
            round: 0,
            retreating: None,
            hits: BTreeMap::new(),
            past_fighters: BTreeMap::new(),
            joined: BTreeMap::new(),
            sustained: BTreeMap::new(),
            destroyed: BTreeMap::new(),
            bonus: BTreeMap::new(),
            fighter_bonus: BTreeMap::new(),
            intercepted: false,
            munitions: BTreeSet::new(),
            funded: BTreeMap::new(),
            once: Once::default(),
            broken_off: false,
        }
    }

    /// The other side.
    #[must_use]
    pub fn opponent(&self, seat: Seat) -> Seat {
        if seat == self.attacker { self.defender } else { self.attacker }
    }

    /// Whether a player fights in it.
    #[must_use]
    pub fn has(&self, seat: Seat) -> bool {
        seat == self.attacker || seat == self.defender
    }
}

/// What can happen once in a combat for each player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Once {
    /// Gained a technology (Technological Singularity).
    pub singularity: BTreeSet<Seat>,
    /// Scored an objective (LRR 12.7).
    pub scored: BTreeSet<Seat>,
}

/// A ground combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct GroundCombat {
    pub planet: PlanetId,
    /// The active player (LRR 9).
    pub attacker: Seat,
    /// The other one (LRR 84).
    pub defender: Seat,
    /// The round, from 1.
    pub round: u32,
    /// Who makes no combat rolls in this round (Magen Defense Grid).
    #[serde(default)]
    pub silent: BTreeSet<Seat>,
    /// Hits each side has to take in this round.
    #[serde(default)]
    pub hits: BTreeMap<Seat, u32>,
    /// Modifiers of combat rolls in this round (LRR 54).
    #[serde(default)]
    pub bonus: BTreeMap<Seat, i8>,
    /// Modifiers of combat rolls in the whole combat (Tekklar Legion).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub whole_combat_bonus: BTreeMap<Seat, i8>,
    /// See [`SpaceCombat::once`].
    #[serde(default)]
    pub once: Once,
}

impl GroundCombat {
    /// The other side.
    #[must_use]
    pub fn opponent(&self, seat: Seat) -> Seat {
        if seat == self.attacker { self.defender } else { self.attacker }
    }

    /// Whether a player fights in it.
    #[must_use]
    pub fn has(&self, seat: Seat) -> bool {
        seat == self.attacker || seat == self.defender
    }
}
