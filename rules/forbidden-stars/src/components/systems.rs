//! The twelve system tiles with both their sides and four areas each (FS-SYS, FS-AREA-01, -02, FS-WORLD).

use super::{Asset, Faction};
use sternpost_core::terms;

terms! {
    "system";
    /// A side of a tile: a system.
    pub enum SystemId {
        S1a,
        S1b,
        S2a,
        S2b,
        S3a,
        S3b,
        S4a,
        S4b,
        S5a,
        S5b,
        S6a,
        S6b,
        S7a,
        S7b,
        S8a,
        S8b,
        S9a,
        S9b,
        S10a,
        S10b,
        S11a,
        S11b,
        S12a,
        S12b,
    }
}

terms! {
    "area";
    /// An area by its system and where it is printed: north-west, north-east, south-east, south-west, in this order.
    pub enum AreaId {
        S1aNw, S1aNe, S1aSe, S1aSw,
        S1bNw, S1bNe, S1bSe, S1bSw,
        S2aNw, S2aNe, S2aSe, S2aSw,
        S2bNw, S2bNe, S2bSe, S2bSw,
        S3aNw, S3aNe, S3aSe, S3aSw,
        S3bNw, S3bNe, S3bSe, S3bSw,
        S4aNw, S4aNe, S4aSe, S4aSw,
        S4bNw, S4bNe, S4bSe, S4bSw,
        S5aNw, S5aNe, S5aSe, S5aSw,
        S5bNw, S5bNe, S5bSe, S5bSw,
        S6aNw, S6aNe, S6aSe, S6aSw,
        S6bNw, S6bNe, S6bSe, S6bSw,
        S7aNw, S7aNe, S7aSe, S7aSw,
        S7bNw, S7bNe, S7bSe, S7bSw,
        S8aNw, S8aNe, S8aSe, S8aSw,
        S8bNw, S8bNe, S8bSe, S8bSw,
        S9aNw, S9aNe, S9aSe, S9aSw,
        S9bNw, S9bNe, S9bSe, S9bSw,
        S10aNw, S10aNe, S10aSe, S10aSw,
        S10bNw, S10bNe, S10bSe, S10bSw,
        S11aNw, S11aNe, S11aSe, S11aSw,
        S11bNw, S11bNe, S11bSe, S11bSw,
        S12aNw, S12aNe, S12aSe, S12aSw,
        S12bNw, S12bNe, S12bSe, S12bSw,
    }
}

/// What is printed on an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// FS-VOID-01.
    Void,
    /// FS-WORLD-01.
    World {
        /// Its materiel value.
        materiel: u32,
        /// Units one player may have there.
        capacity: u32,
        /// Assets that Dominate gains.
        yields: &'static [Yield],
        /// Whether an objective token lies there at the start.
        has_objective_space: bool,
    },
}

/// An icon that Dominate turns into an asset token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yield {
    /// A token of this kind.
    Of(Asset),
    /// FS-ASSET-05: any token.
    Wealth,
}

/// FS-CAP-03: the capacity of every void.
pub const VOID_CAPACITY: u32 = 3;

impl SystemId {
    /// Its four areas as printed.
    #[must_use]
    pub fn areas(self) -> [AreaId; 4] {
        [0, 1, 2, 3].map(|at| AreaId::ALL[4 * (self as usize) + at])
    }

    /// The number of its tile.
    #[must_use]
    pub const fn tile(self) -> u8 {
        self as u8 / 2 + 1
    }

    /// The other side of its tile.
    #[must_use]
    pub fn other_side(self) -> Self {
        Self::ALL[self as usize ^ 1]
    }

    /// Whose home it is, if a faction symbol is printed on it.
    #[must_use]
    pub fn home_of(self) -> Option<Faction> {
        Faction::ALL.iter().copied().find(|faction| faction.home_tile() == self.tile())
    }
}

impl AreaId {
    /// The system it is in.
    #[must_use]
    pub fn system(self) -> SystemId {
        SystemId::ALL[self as usize / 4]
    }

    /// Which of its system's four it is, as printed.
    #[must_use]
    pub const fn corner(self) -> usize {
        self as usize % 4
    }

    /// What is printed on it.
    #[must_use]
    pub const fn printed(self) -> Printed {
        PRINTED[self as usize]
    }

    /// Whether it is a world.
    #[must_use]
    pub const fn is_world(self) -> bool {
        matches!(self.printed(), Printed::World { .. })
    }

    /// FS-CAP-01: how many units one player may have there.
    #[must_use]
    pub const fn capacity(self) -> u32 {
        match self.printed() {
            Printed::Void => VOID_CAPACITY,
            Printed::World { capacity, .. } => capacity,
        }
    }

    /// Its materiel value; a void has none.
    #[must_use]
    pub const fn materiel(self) -> u32 {
        match self.printed() {
            Printed::Void => 0,
            Printed::World { materiel, .. } => materiel,
        }
    }

    /// What Dominate gains there.
    #[must_use]
    pub const fn yields(self) -> &'static [Yield] {
        match self.printed() {
            Printed::Void => &[],
            Printed::World { yields, .. } => yields,
        }
    }

    /// Whether an objective token is laid there in the set-up.
    #[must_use]
    pub const fn has_objective_space(self) -> bool {
        matches!(self.printed(), Printed::World { has_objective_space: true, .. })
    }
}

const fn world(materiel: u32, capacity: u32, yields: &'static [Yield]) -> Printed {
    Printed::World { materiel, capacity, yields, has_objective_space: true }
}

/// A world of a home without an objective space.
const fn home(materiel: u32, capacity: u32, yields: &'static [Yield]) -> Printed {
    Printed::World { materiel, capacity, yields, has_objective_space: false }
}

const VOID: Printed = Printed::Void;
const FORGE: Yield = Yield::Of(Asset::Forge);
const CACHE: Yield = Yield::Of(Asset::Cache);
const REINFORCEMENT: Yield = Yield::Of(Asset::Reinforcement);
const WEALTH: Yield = Yield::Wealth;

/// Materiel, capacity and assets of the areas.
static PRINTED: [Printed; 96] = [
    // 1A Shattered Reaches
    world(2, 3, &[]),
    VOID,
    world(1, 3, &[FORGE]),
    VOID,
    // 1B The Veil
    world(2, 2, &[REINFORCEMENT]),
    VOID,
    world(0, 4, &[FORGE]),
    VOID,
    // 2A Ebbek's Valor
    VOID,
    VOID,
    world(0, 5, &[FORGE]),
    world(3, 1, &[]),
    // 2B The Verudun Wastes
    VOID,
    VOID,
    world(0, 3, &[FORGE, FORGE]),
    world(2, 4, &[]),
    // 3A The Vohgan Labyrinth
    VOID,
    world(1, 4, &[]),
    VOID,
    world(2, 2, &[CACHE]),
    // 3B Yareen Nebula
    VOID,
    world(0, 4, &[FORGE]),
    VOID,
    world(2, 2, &[CACHE]),
    // 4A Monstrum Abyss
    VOID,
    VOID,
    world(1, 1, &[WEALTH]),
    world(1, 3, &[CACHE]),
    // 4B Rhuin's Strand
    world(1, 2, &[CACHE]),
    VOID,
    world(1, 2, &[CACHE]),
    VOID,
    // 5A Bloody Expanse
    VOID,
    VOID,
    world(1, 4, &[]),
    world(2, 2, &[REINFORCEMENT]),
    // 5B The Starhov Nebula
    VOID,
    VOID,
    world(1, 3, &[REINFORCEMENT]),
    world(1, 3, &[CACHE]),
    // 6A The Shipyards of Awanius
    VOID,
    world(1, 3, &[REINFORCEMENT]),
    VOID,
    world(1, 3, &[REINFORCEMENT]),
    // 6B The Expanse of Rukstadt
    VOID,
    world(1, 3, &[REINFORCEMENT]),
    VOID,
    world(1, 1, &[WEALTH]),
    // 7A Lagarus Abyss
    VOID,
    VOID,
    world(2, 3, &[]),
    world(0, 2, &[FORGE, CACHE]),
    // 7B The Shoals of Aidoneus
    world(0, 2, &[REINFORCEMENT, CACHE]),
    VOID,
    world(2, 2, &[]),
    VOID,
    // 8A Saint Mirha's Fastness
    VOID,
    VOID,
    world(3, 1, &[]),
    world(0, 3, &[WEALTH]),
    // 8B The Barren Cluster
    world(0, 3, &[WEALTH]),
    VOID,
    world(3, 1, &[]),
    VOID,
    // 9A
    VOID,
    VOID,
    world(1, 3, &[CACHE, WEALTH]),
    world(2, 4, &[]),
    // 9B
    world(1, 3, &[FORGE, WEALTH]),
    VOID,
    world(2, 4, &[]),
    VOID,
    // 10A Ton Haagen's Hope
    VOID,
    world(1, 4, &[]),
    home(0, 4, &[REINFORCEMENT, REINFORCEMENT]),
    world(2, 2, &[]),
    // 10B The Teladir Frontier
    world(1, 3, &[]),
    VOID,
    world(2, 3, &[]),
    home(0, 4, &[FORGE, FORGE]),
    // 11A Depths of Caerulus
    VOID,
    world(2, 2, &[REINFORCEMENT]),
    home(1, 4, &[]),
    world(0, 4, &[FORGE]),
    // 11B The Kevan Stars
    world(1, 3, &[REINFORCEMENT]),
    VOID,
    world(1, 3, &[CACHE]),
    home(1, 4, &[]),
    // 12A Lost Jocastus
    VOID,
    world(1, 4, &[]),
    home(1, 3, &[REINFORCEMENT]),
    world(1, 3, &[CACHE]),
    // 12B Station Epsilon-Rho
    VOID,
    world(2, 3, &[]),
    home(0, 4, &[FORGE]),
    world(1, 3, &[CACHE]),
];
