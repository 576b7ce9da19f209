//! What can be picked, and how it is called and told in full.

use crate::components::{NoteKind, ObjectiveId};
use crate::position::state::Pool;
use crate::prelude::*;

messages! {
    "choice";
    /// The nouns of the game: all that can be picked.
    pub enum Choice {
        StrategyCard { card: StrategyCardId },
        Strategic { card: StrategyCardId },
        Tactical,
        Pass,
        Propose { seat: Seat },
        AcceptDeal { number: u32 },
        DeclineDeal { number: u32 },
        ChangeDeal { number: u32 },
        WithdrawDeal { number: u32 },
        System { system: SystemId },
        Planet { planet: PlanetId },
        Seat { seat: Seat },
        Unit { unit: UnitType },
        Produce { unit: UnitType },
        Ship { unit: UnitType, condition: Condition, from: SystemId },
        Load { unit: UnitType, from: Location },
        Straight,
        Way { through: Vec<SystemId> },
        Land { planet: PlanetId },
        /// Revision 6 and before had a choice of its own for room that stays empty.
        #[serde(alias = "empty")]
        Stay,
        Place { unit: UnitType, at: Location },
        Take { unit: UnitType, from: Location },
        Sustain { unit: UnitType },
        Destroy { unit: UnitType },
        Remove { unit: UnitType },
        Spare,
        Bombard { unit: UnitType, planet: PlanetId },
        Exhaust { planet: PlanetId },
        TradeGood,
        Pool { pool: Pool },
        Technology { technology: TechnologyId },
        Objective { objective: ObjectiveId },
        Fire,
        Retreat,
        Accept,
        Decline,
        Done,
        Nothing,
        PlayCard { card: ActionCardId },
        PlayNote { note: NoteKind, owner: Seat },
        UseTechnology { technology: TechnologyId },
        UseAbility { ability: FactionAbilityId },
        UseLaw { agenda: AgendaId },
        ScoreSecret { secret: SecretObjectiveId },
        ActionCard { card: ActionCardId },
        Die { die: u32, face: u32 },
        Assimilate { technology: TechnologyId, token: TechnologyId },
        DrivenShip { unit: UnitType, condition: Condition, from: SystemId },
        For,
        Against,
        Abstain,
        Law { agenda: AgendaId },
        ScoredSecret { secret: SecretObjectiveId },
        Agenda { agenda: AgendaId },
        Lose { unit: UnitType, at: Location },
        Secret { secret: SecretObjectiveId },
        Note { note: NoteKind, owner: Seat },
        Commodity,
        Position { position: u8 },
        UnitOf { seat: Seat, unit: UnitType, at: Location },
        WormholeToken { wormhole: Wormhole },
        Slice { slice: u8 },
        Faction { faction: FactionId },
        SpeakerOrder { place: u8 },
    }
}

messages! {
    "said";
    /// What a choice is called in a question in which its own words would mean something else.
    pub enum Said {
        UseSecondary { card: StrategyCardId },
        UseAnySecondary,
        LeaveSecondary,
        HoldFire,
        FightOn,
        StayInSpace,
        StayAway,
        StayThere,
        BombardNothing,
        NoNote,
        NoActionCards,
        NoReaction,
        NoPlanet,
        NoObjective,
        NoTechnology,
        NoStructure,
        TakeNothing,
        RemoveCustodians { cost: u32 },
        LeaveCustodians,
        ResearchAnother { cost: u32 },
        DrawSecret,
        LeaveSecret,
    }
}

messages! {
    "detail";
    /// What a choice comes to in full, where no card says it.
    pub enum Detail {
        Fleet { seat: Seat, units: Vec<Arg> },
        Garrison { planet: PlanetId, seat: Seat, units: Vec<Arg> },
        Cannons { seat: Seat, dice: u32 },
        Anomaly { anomaly: Anomaly },
        BecomesLaw,
        Holds { planets: Vec<Arg> },
    }
}
