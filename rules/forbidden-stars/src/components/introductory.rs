//! The introductory boards for two, three and four: tiles, forces, storms, objectives. Whose token lies on which objective space is our own choice, for no
//! source tells it: a way that FS-SET-12 to -15 allow, chosen by what came of campaigns of steady players, for many that end by objectives and for factions
//! that win as evenly as was found (`docs/decisions/0060-forbidden-stars-as-it-is-built.md` has the counts).

use super::{AreaId, Faction, Structure, SystemId, UnitId};
use AreaId::*;
use Faction::*;
use SystemId::*;
use UnitId::*;

/// A board that is laid out.
pub struct Introductory {
    /// Rows from north to south: each tile's side and its quarter turns clockwise.
    pub rows: &'static [&'static [(SystemId, u8)]],
    /// Storms, each between two cells that lie one below the other: column and row of the upper one.
    pub storms: &'static [(i32, i32)],
    /// Objective tokens: where, and whose.
    pub objectives: &'static [(AreaId, Faction)],
}

/// So many of a unit in an area.
type Placed = (UnitId, AreaId, u32);

/// The units of the starting forces and where they stand.
pub static UNITS: [(Faction, &[Placed]); 4] = [
    (
        Ultramarines,
        &[
            (Scout, S10aNe, 1),
            (Scout, S10aSw, 1),
            (Scout, S3bNe, 1),
            (Scout, S3bSw, 1),
            (SpaceMarine, S7aSe, 1),
            (StrikeCruiser, S10aNw, 1),
        ],
    ),
    (
        Chaos,
        &[
            (ChaosSpaceMarine, S12aNe, 1),
            (ChaosSpaceMarine, S1aSe, 1),
            (Cultist, S12aSe, 1),
            (Cultist, S5aSe, 1),
            (IconoclastDestroyer, S12aNw, 1),
        ],
    ),
    (Orks, &[(Nobz, S4bNw, 1), (OrkBoyz, S11bSe, 1), (OrkBoyz, S11bSw, 2), (OrkBoyz, S8aSe, 1)]),
    (
        Eldar,
        &[
            (AspectWarrior, S6bNe, 1),
            (AspectWarrior, S6bSw, 1),
            (AspectWarrior, S9aSw, 1),
            (HelleboreFrigate, S9aNe, 1),
            (HelleboreFrigate, S9aNw, 1),
            (Wraithguard, S2bSw, 1),
        ],
    ),
];

/// Where the factories of the starting forces stand.
pub static FACTORIES: [(Faction, AreaId, Structure); 4] = [
    (Ultramarines, S10aSe, Structure::Factory),
    (Chaos, S12aSw, Structure::Factory),
    (Orks, S11bNw, Structure::Factory),
    (Eldar, S9aSe, Structure::Factory),
];

/// The boards, for two, three and four.
pub static BOARDS: [Introductory; 3] = [
    Introductory {
        rows: &[&[(S10a, 2), (S1a, 0)], &[(S5a, 0), (S3b, 1)], &[(S7a, 2), (S12a, 0)]],
        storms: &[(1, 1), (0, 0)],
        objectives: &[(S10aSw, Chaos), (S1aSe, Ultramarines), (S5aSe, Ultramarines), (S7aSe, Chaos)],
    },
    Introductory {
        rows: &[&[(S10a, 2), (S1a, 0), (S11b, 0)], &[(S5a, 0), (S3b, 1), (S8a, 2)], &[(S7a, 2), (S12a, 0), (S4b, 0)]],
        storms: &[(0, 0), (1, 1), (2, 1)],
        objectives: &[
            (S11bNw, Ultramarines),
            (S11bSe, Chaos),
            (S1aNw, Ultramarines),
            (S1aSe, Orks),
            (S3bNe, Chaos),
            (S3bSw, Orks),
            (S5aSe, Orks),
            (S5aSw, Ultramarines),
            (S7aSe, Chaos),
            (S7aSw, Orks),
            (S8aSe, Ultramarines),
            (S8aSw, Chaos),
        ],
    },
    Introductory {
        rows: &[
            &[(S10a, 2), (S1a, 0), (S11b, 0), (S2b, 2)],
            &[(S5a, 0), (S3b, 1), (S8a, 2), (S6b, 1)],
            &[(S7a, 2), (S12a, 0), (S4b, 0), (S9a, 3)],
        ],
        storms: &[(0, 0), (3, 0), (1, 1), (2, 1)],
        objectives: &[
            (S10aNe, Chaos),
            (S10aSw, Orks),
            (S11bNw, Ultramarines),
            (S11bSe, Eldar),
            (S12aNe, Eldar),
            (S12aSw, Orks),
            (S1aNw, Orks),
            (S1aSe, Ultramarines),
            (S2bSe, Orks),
            (S2bSw, Ultramarines),
            (S3bNe, Orks),
            (S3bSw, Eldar),
            (S4bNw, Chaos),
            (S4bSe, Eldar),
            (S5aSe, Eldar),
            (S5aSw, Ultramarines),
            (S6bNe, Chaos),
            (S6bSw, Orks),
            (S7aSe, Chaos),
            (S7aSw, Eldar),
            (S8aSe, Ultramarines),
            (S8aSw, Chaos),
            (S9aSe, Ultramarines),
            (S9aSw, Chaos),
        ],
    },
];
