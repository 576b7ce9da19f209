//! A tactical action as far as it has come (LRR 79): what moves, what lands, and what effects have changed for it.

use crate::prelude::*;

/// A tactical action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TacticalAction {
    /// The active system (LRR 6).
    pub system: SystemId,
    /// Ships on their way; they arrive together (LRR 15.5).
    #[serde(default)]
    pub moving: Vec<Moving>,
    /// What was taken aboard where ships set out, and what is where they arrive: which ship carries it is settled when they do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aboard: Vec<Cargo>,
    /// Ground forces committed to each planet (LRR 25.2).
    #[serde(default)]
    pub committed: BTreeMap<PlanetId, u32>,
    /// Bombardment dice assigned to each planet: the value they hit on and their number (LRR 20.1d).
    #[serde(default)]
    pub volleys: BTreeMap<PlanetId, Vec<(u8, u32)>>,
    /// The planet at which dice are rolled that no unit has by itself, if it was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra_dice_at: Option<PlanetId>,
    /// Whether a ground force must be committed, for the custodians token was taken (LRR 36.2).
    #[serde(default)]
    pub must_land: bool,
    /// Moves that every ship of the active player has more (Flank Speed).
    #[serde(default)]
    pub bonus_moves: u32,
    /// The ship that has a move more (Gravity Drive): its type, condition and place, until it moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driven: Option<(UnitType, Condition, SystemId)>,
    /// Whether the active player moves no units into the system (Ceasefire).
    #[serde(default)]
    pub no_moves: bool,
    /// Whether ships have moved into the system.
    #[serde(default)]
    pub moved: bool,
    /// The system whose ships pass other players' ships (In the Silence of Space).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub silent: Option<SystemId>,
    /// Whether alpha and beta wormholes lead to one another (Lost Star Chart).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub star_chart: bool,
    /// The systems to which the active one is adjacent for now (Spatial Conduit Cylinder).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub conduit: BTreeSet<SystemId>,
    /// Whose faction abilities and faction technologies do nothing in it (Greyfire Mutagen); the texts of flagships go on.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub muted: BTreeSet<Seat>,
    /// Whose planets BOMBARDMENT hits less easily (Bunker).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub bunkers: BTreeSet<Seat>,
    /// Whether the other players' PDS in the system have lost their abilities (Disable).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pds_disabled: bool,
}

impl TacticalAction {
    /// A system was just activated.
    #[must_use]
    pub fn begin(system: SystemId) -> Self {
        Self {
            system,
            moving: vec![],
            aboard: vec![],
            committed: BTreeMap::new(),
            volleys: BTreeMap::new(),
            extra_dice_at: None,
            must_land: false,
            bonus_moves: 0,
            driven: None,
            no_moves: false,
            moved: false,
            silent: None,
            star_chart: false,
            conduit: BTreeSet::new(),
            muted: BTreeSet::new(),
            bunkers: BTreeSet::new(),
            pds_disabled: false,
        }
    }

    /// Everything that ships on their way carry.
    pub fn cargo(&self) -> impl Iterator<Item = &Cargo> {
        self.moving.iter().flat_map(|moving| &moving.cargo).chain(&self.aboard)
    }
}

/// Equal ships that move together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Moving {
    /// Their type.
    pub unit: UnitType,
    /// Their condition.
    pub condition: Condition,
    /// How many.
    pub count: u32,
    /// The systems they have been in, the start first.
    pub path: Vec<SystemId>,
    /// How many more systems they can enter.
    pub left: u32,
    /// What they have taken aboard on their way, in the order stowed: the first ship is filled first.
    #[serde(default)]
    pub cargo: Vec<Cargo>,
}

impl Moving {
    /// How many units are aboard.
    #[must_use]
    pub fn loaded(&self) -> u32 {
        self.cargo.iter().map(|cargo| cargo.count).sum()
    }

    /// Where they are now.
    #[must_use]
    pub fn at(&self) -> SystemId {
        *self.path.last().expect("a path has a start")
    }
}

/// Units taken aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Cargo {
    /// Their type.
    pub unit: UnitType,
    /// Where they were picked up.
    pub from: Location,
    /// How many.
    pub count: u32,
}
