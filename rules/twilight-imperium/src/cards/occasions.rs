//! The timing points at which cards and sheets may act (LRR 27.11-27.16), with their wording.
//!
//! "When" and "after" are occasions of their own, in that order (LRR 27.14). The start of the first round of a combat is the
//! start of the combat, the end of its last round the end of the combat (LRR 27.12b, 63.9a).

use crate::components::{ActionCardId, AgendaId, PlanetId, StrategyCardId, SystemId, TechnologyId, UnitType};
use crate::flow;
use crate::position::state::{Phase, State};
use sternpost_core::{Seat, Window, messages};

macro_rules! occasions {
    ($($name:ident $({ $($field:ident : $of:ty),* })?),* $(,)?) => {
        messages! {
            "occasion";
            /// What happened or is about to happen; the variants say when seats may react.
            pub enum Occasion { $($name $({ $($field: $of),* })?),* }
        }

        /// What a component names to say when it acts: an occasion without who and where.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Timing { $($name),* }

        impl Timing {
            /// Every one, in the order of the list.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];
        }

        impl Occasion {
            /// Its timing point.
            pub fn timing(&self) -> Timing {
                match self { $(Self::$name { .. } => Timing::$name),* }
            }
        }
    };
}

occasions! {
    StrategyPhaseBegins,
    StrategyPhaseEnds,
    TurnBegins { seat: Seat },
    ComponentAction { seat: Seat },
    Activating { seat: Seat, system: SystemId },
    Activated { seat: Seat, system: SystemId },
    ShipsMoved { seat: Seat, system: SystemId },
    SpaceRoundBegins { round: u32, system: SystemId },
    SpaceRolled { seat: Seat, system: SystemId },
    HitsProduced { seat: Seat, count: u32, system: SystemId },
    Sustained { seat: Seat, unit: UnitType, system: SystemId },
    HitsAssigned { system: SystemId },
    SpaceRoundEnds { round: u32, system: SystemId },
    SpaceCombatWon { seat: Seat, against: Seat, system: SystemId },
    UnitsDestroyed { by: Seat, seat: Seat, count: u32, unit: UnitType },
    FiringSpaceCannon { seat: Seat, target: Seat, system: SystemId },
    SpaceCannonFired { seat: Seat, target: Seat, system: SystemId },
    Bombarded { seat: Seat, target: Seat, planet: PlanetId },
    GroundRoundBegins { round: u32, planet: PlanetId },
    GroundRolled { seat: Seat, planet: PlanetId },
    GroundRoundEnds { round: u32, planet: PlanetId },
    GroundCombatWon { seat: Seat, against: Seat, planet: PlanetId },
    GainedControl { seat: Seat, planet: PlanetId },
    GainedTradeGoods { seat: Seat },
    MadeTransaction { seat: Seat },
    Replenishing { seat: Seat },
    Replenished { seat: Seat },
    DiplomacyResolved { seat: Seat },
    ActionCardPlayed { seat: Seat, card: ActionCardId },
    ReceivedNote { seat: Seat },
    StatusPhaseBegins,
    StatusPhaseEnds,
    AgendaRevealed { agenda: AgendaId },
    BeforeVoting { agenda: AgendaId },
    SpeakerVoted { agenda: AgendaId },
    AgendaResolved { agenda: AgendaId },
    AgendaPhaseBegins,
    VotingBegins { agenda: AgendaId },
    VotesCast { seat: Seat, agenda: AgendaId },
    Elected { seat: Seat, agenda: AgendaId },
    ActionPerformed { seat: Seat },
    DockPlaced { seat: Seat, system: SystemId },
    Researched { seat: Seat, technology: TechnologyId },
    GroundRollsMade { planet: PlanetId },
    Producing { seat: Seat, system: SystemId },
    Produced { seat: Seat, system: SystemId },
    InvasionBegins { seat: Seat, system: SystemId },
    Committed { seat: Seat, planet: PlanetId },
    GainingControl { seat: Seat, planet: PlanetId },
    LostControl { seat: Seat, to: Seat, planet: PlanetId },
    RetreatAnnounced { seat: Seat, system: SystemId },
    ChoosesStrategyCard { seat: Seat, card: StrategyCardId },
    ReturningStrategyCards,
}

/// A step in which seats may react.
pub fn window(occasion: Occasion) -> flow::Step {
    flow::Step::Window(Window::new(occasion))
}

/// The order in which reactions are resolved: in the action and status phase in initiative order beginning with the active
/// player (TIMING-1), else clockwise beginning with the speaker (TIMING-2).
pub fn order(s: &State) -> Vec<Seat> {
    match s.phase {
        Phase::Action | Phase::Status => {
            let mut order = s.initiative_order();
            let active = s.underway.turn.as_ref().map(|turn| turn.seat);
            if let Some(at) = order.iter().position(|seat| Some(*seat) == active) {
                order.rotate_left(at);
            }
            order
        }
        Phase::Setup | Phase::Strategy | Phase::Agenda => s.clockwise_from(s.speaker).collect(),
    }
}
