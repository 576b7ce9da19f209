//! FS-EVT-09: when schemes are used.

use crate::battle::sides::{Fighter, Role};
use crate::flow;
use crate::prelude::*;
use sternpost_core::Window;

/// What is about to be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purchase {
    /// Units of a Deploy order.
    Units,
    /// The structure of a Deploy order.
    Structure,
    /// The unit that a faction's Dominate ability buys.
    Muster,
}

/// What happened or is about to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// All orders are laid.
    PlanningEnds,
    /// A player can turn over an order, or do something instead (FS-EVT-11).
    Revealing { seat: Seat },
    /// An Advance order begins.
    AdvanceBegins { seat: Seat },
    /// Something can be bought.
    Buying { seat: Seat, what: Purchase },
    /// The dice of an orbital strike lie there.
    StrikeRolled { seat: Seat },
    /// Damage is about to be assessed.
    AssessBegins,
    /// Damage was assessed and suffered.
    AssessEnds,
    /// A unit was routed in a combat; so it is now.
    UnitRouted { role: Role, fighter: Fighter },
    /// A storm is about to move.
    StormMoves,
}

/// An occasion without who and where: what a scheme names to say when it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    PlanningEnds,
    Revealing,
    AdvanceBegins,
    Buying,
    StrikeRolled,
    AssessBegins,
    AssessEnds,
    UnitRouted,
    StormMoves,
}

impl Occasion {
    /// Its timing point.
    pub const fn timing(self) -> Timing {
        match self {
            Self::PlanningEnds => Timing::PlanningEnds,
            Self::Revealing { .. } => Timing::Revealing,
            Self::AdvanceBegins { .. } => Timing::AdvanceBegins,
            Self::Buying { .. } => Timing::Buying,
            Self::StrikeRolled { .. } => Timing::StrikeRolled,
            Self::AssessBegins => Timing::AssessBegins,
            Self::AssessEnds => Timing::AssessEnds,
            Self::UnitRouted { .. } => Timing::UnitRouted,
            Self::StormMoves => Timing::StormMoves,
        }
    }

    /// What is asked of who could use a scheme now.
    pub fn prompt(self, s: &State) -> Prompt {
        match self {
            Self::PlanningEnds => Prompt::WhenPlanningEnds,
            Self::Revealing { .. } => Prompt::Reveal,
            Self::AdvanceBegins { .. } => Prompt::WhenAdvancing { system: s.resolving().system },
            Self::Buying { what: Purchase::Units | Purchase::Muster, .. } => Prompt::WhenBuyingUnits { system: s.resolving().system },
            Self::Buying { what: Purchase::Structure, .. } => Prompt::WhenBuilding { system: s.resolving().system },
            Self::StrikeRolled { .. } => Prompt::WhenStrikeRolled,
            Self::AssessBegins => Prompt::BeforeDamage { area: s.combat().area },
            Self::AssessEnds => Prompt::AfterDamage { area: s.combat().area },
            Self::UnitRouted { fighter, .. } => Prompt::WhenRouted { fighter: fighter.name() },
            Self::StormMoves => {
                let moving = s.moving_storm();
                let said = |edge: Edge| crate::show::edges::said(&s.board.tiles, edge);
                Prompt::WhenStormMoves { from: said(moving.from), to: said(moving.to) }
            }
        }
    }
}

/// A step in which schemes may be used.
pub fn window(occasion: Occasion) -> flow::Step {
    flow::Step::Window(Window::new(occasion))
}
