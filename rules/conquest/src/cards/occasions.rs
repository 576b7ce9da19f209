//! The timing points at which cards may act, with their wording.
//!
//! An interrupt is an occasion before what happens (`Leaving`, `Assigning`), a reaction one after it (`Left`, `Assigned`) (CONQ-ABILITY-01, -02).
//! Forced ones come before either, in a step of their own (CONQ-SUP-09).

use crate::flow;
use crate::position::in_play::Named;
use crate::position::underway::{Gone, PacketId};
use crate::prelude::*;
use sternpost_core::Window;

macro_rules! occasions {
    ($($(#[$doc:meta])* $name:ident $({ $($field:ident : $of:ty),* })?),* $(,)?) => {
        messages! {
            "occasion";
            /// What happened or is about to happen; the variants say when seats may react.
            pub enum Occasion { $($(#[$doc])* $name $({ $($field: $of),* })?),* }
        }

        /// What a card names to say when it acts: an occasion without who and where.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Timing { $($(#[$doc])* $name),* }

        impl Timing {
            /// Every one, in the order of the list.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];
        }

        impl Occasion {
            /// Its timing point.
            #[must_use]
            pub fn timing(&self) -> Timing {
                match self { $(Self::$name { .. } => Timing::$name),* }
            }
        }
    };
}

occasions! {
    /// A deploy turn: no window, the seat has it to itself (CONQ-DEPLOY-11, CONQ-SUP-02).
    DeployTurn { seat: Seat },
    /// The action window of the command phase (CONQ-SUP-03).
    CommandActions,
    /// The first action window of the combat phase (CONQ-SUP-04).
    CombatBegan,
    /// The action window before a ranged or a combat turn.
    BeforeTurn { seat: Seat, slot: SlotId },
    /// The action window after a combat round.
    RoundOver { slot: SlotId },
    /// The action window after the last battle.
    BattlesOver,
    /// The action window of the headquarters phase (CONQ-SUP-05).
    HeadquartersActions,
    /// The deploy phase has begun.
    DeployBegan,
    /// A card has entered play, by whatever way.
    Entered { card: Named },
    /// A card was deployed.
    Deployed { seat: Seat, card: Named },
    /// A unit has committed to a planet.
    Committed { unit: Named, slot: SlotId },
    /// A unit has moved to a planet; committing is moving.
    Moved { unit: Named, slot: SlotId },
    /// A command struggle is about to begin.
    StruggleBegins { slot: SlotId },
    /// A command struggle was won.
    StruggleWon { seat: Seat, slot: SlotId },
    /// A unit was declared as attacker.
    DeclaredAttacker { unit: Named },
    /// A unit is about to be the defender.
    Defending { unit: Named, attacker: Named },
    /// Attacker and defender are settled.
    AttackDeclared { attacker: Named, unit: Named },
    /// Damage is about to be assigned to a unit.
    Assigning { unit: Named, packet: PacketId },
    /// Damage was assigned to a unit.
    Assigned { unit: Named, packet: PacketId },
    /// A shield card is used.
    ShieldUsed { seat: Seat, unit: Named },
    /// A unit has taken damage.
    Damaged { unit: Named, packet: PacketId },
    /// A card is about to leave play.
    Leaving { card: Gone },
    /// A card has left play.
    Left { card: Gone },
    /// A card is about to exhaust.
    Exhausting { card: Named },
    /// An event is played and not resolved yet.
    EventPlayed { seat: Seat },
    /// An ability has chosen its targets and is not resolved yet.
    Targeted { seat: Seat },
    /// An event is resolved.
    EventDone { seat: Seat, title: Title },
    /// A battle was won: the ability of its planet (CONQ-WIN-01).
    BattleWon { seat: Seat, slot: SlotId },
}

impl Timing {
    /// Wherever an action may be used (CONQ-SUP-07).
    pub const ANY_ACTION: &'static [Self] = &[
        Self::DeployTurn,
        Self::CommandActions,
        Self::CombatBegan,
        Self::BeforeTurn,
        Self::RoundOver,
        Self::BattlesOver,
        Self::HeadquartersActions,
    ];
    /// Where an action of the combat phase may be used.
    pub const COMBAT_ACTION: &'static [Self] = &[Self::CombatBegan, Self::BeforeTurn, Self::RoundOver, Self::BattlesOver];
    /// Where an action of the deploy phase may be used.
    pub const DEPLOY_ACTION: &'static [Self] = &[Self::DeployTurn];
    /// Where an action of a battle may be used.
    pub const BATTLE_ACTION: &'static [Self] = &[Self::BeforeTurn, Self::RoundOver];
}

/// A step in which seats may react.
#[must_use]
pub fn window(occasion: Occasion) -> flow::Step {
    flow::Step::Window(Window::new(occasion))
}
