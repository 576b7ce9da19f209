//! Everything the game says: choices, prompts, reasons, lines and the words of the board. The wording is in `text/`.

use crate::components::agendas::AgendaId;
use crate::components::events::EventId;
use crate::components::focuses::{ActionName, FocusId};
use crate::components::maps::Kind;
use crate::components::tokens::{Bounty, Reclaim};
use crate::prelude::*;

messages! {
    "choice";
    /// The nouns of the game: all that can be picked.
    pub enum Choice {
        /// A focus card.
        Focus { focus: FocusId },
        /// A trade token is flipped.
        FlipTrade,
        /// An agenda.
        Agenda { agenda: AgendaId },
        /// An action of the focus, by its place.
        Act { number: u8, action: ActionName },
        /// The same twice at twice the cost.
        ActTwice { number: u8, action: ActionName },
        /// The action of the agenda that was played.
        AgendaAct { agenda_type: AgendaType },
        /// An action of a technology, by its place.
        TechnologyAct { technology: TechnologyId, number: u8 },
        /// An action of a preferred focus.
        Preferred { focus: FocusId, number: u8, action: ActionName },
        /// One of several deeds, by its place.
        Deed { number: u8 },
        /// One of several effects, by its place.
        Effect { number: u8 },
        /// Enough of that.
        Done,
        /// None of all that.
        Nothing,
        /// A resource.
        Resource { resource: Resource },
        /// Fleet power there.
        Fleet { fleet: Fleet, sector: SectorId },
        /// A type of fleet.
        FleetType { fleet: Fleet },
        /// A flight.
        Flight { fleet: Fleet, from: SectorId, to: SectorId },
        /// A sector.
        Sector { sector: SectorId },
        /// An installation there.
        Installation { installation: Installation, sector: SectorId },
        /// A guild there.
        Guild { guild: Guild, sector: SectorId },
        /// A track.
        Track { track: Track },
        /// An agenda slot, from the left.
        Slot { slot: u8 },
        /// The Decontamination Chambers.
        Chambers,
        /// The agenda that lies open.
        FromDisplay { agenda_type: AgendaType },
        /// Two of the stack are looked at.
        FromStack { agenda_type: AgendaType },
        /// A basic technology.
        Research { technology: TechnologyId },
        /// A technology is improved.
        Improve { technology: TechnologyId },
        /// The bonus of a space of the trade board, from the lowest.
        TradeBonus { space: u8 },
        /// A glory token of this value.
        Glory { value: u8 },
        /// A Bounty.
        Bounty { bounty: Bounty },
        /// A Reclaim.
        Reclaim { reclaim: Reclaim },
        /// A trade token.
        Trade,
        /// A position in the order of turns.
        Position { position: u8 },
        /// An event.
        Event { event: EventId },
        /// A decree, by its place.
        Decree { number: u8 },
        /// It is done now.
        Now,
        /// It is done later.
        Later,
        /// Energy is paid for missiles.
        Missiles,
        /// A trade token is returned for drones.
        Drones,
        /// A Reclaim is laid there before the fight.
        LayReclaim,
        /// Approach absorption.
        ApproachAbsorption,
        /// Salvo absorption.
        SalvoAbsorption,
        /// Voidstorms are ignored.
        ThroughStorms,
        /// From one sector further away.
        FromFurther,
        /// One way of placing tokens, by its place.
        Placing { number: u8 },
        /// Influence in place of a token.
        Influence,
    }
}

messages! {
    "ask";
    /// What is asked.
    pub enum Prompt {
        Position,
        Focus { round: u8, rounds: u8 },
        AlsoTrade,
        AlsoAgenda { focus: FocusId },
        Next { focus: FocusId, left: u8 },
        WhichEffect,
        OneEffect,
        WhichDeed { event: EventId },
        MustDeed { event: EventId },
        PayStock { count: u8 },
        PayMix { count: u8 },
        GainMix { count: u8 },
        ProduceAny { count: u8 },
        ProduceOne,
        RecallCost,
        Corrupt,
        DestroyInstallation,
        DestroyGuild,
        DestroyEither,
        Lower,
        DiscardGlory,
        DiscardBounty,
        DiscardReclaim,
        DiscardAgenda,
        Deploy { left: u8 },
        DeployAtShipyards { count: u8 },
        Tax { count: u8 },
        Flight { left: u8 },
        Build,
        AlsoSentry { sector: SectorId },
        Establish,
        Raise,
        Cloned,
        RemoveCorruption,
        MoveCorruption,
        MoveTo,
        GainAgenda,
        KeepAgenda,
        ScoreAgenda,
        GainTechnology,
        WhichImmediate { technology: TechnologyId },
        Advance,
        GoOn { track: Track },
        TradeBonus,
        ReturnBonus,
        UpgradeGlory,
        Preferred,
        Foresee,
        ScienceToCredits,
        Target,
        HowFar,
        MoveIn { sector: SectorId },
        Carriers { sector: SectorId },
        BeforeFight { sector: SectorId },
        Bombard { materials: u8 },
        RecallInFight { sector: SectorId },
        WhereRecalled { sector: SectorId },
        Destroyers { sector: SectorId },
        ReclaimFirst { sector: SectorId },
        AfterVictory { sector: SectorId },
        KeepInstallations { sector: SectorId },
        AfterTie { sector: SectorId },
        FallenTechnology { house: House },
        ExcessTokens { sector: SectorId },
        ExcessGlory,
        PlaceAgenda { agenda: AgendaId },
        Overproduced,
        PlaceTokens { event: EventId },
        PlaceWhere { event: EventId, items: Text },
        GloryWhere { value: u8 },
        RaiseAndCorrupt,
        SkirmishDrones { sector: SectorId },
        Upkeep { count: u8 },
        Decree { event: EventId },
        GuildOfChoice,
        Substitute,
    }
}

messages! {
    "measure";
    /// What is counted on a sheet.
    pub enum Measure {
        Of { resource: Resource },
        InSector { sector: SectorId },
        Upkeep,
        Moved,
    }
}

messages! {
    "why";
    /// Why something cannot be picked.
    pub enum Why {
        CannotPay,
        NothingToDo,
    }
}

messages! {
    "line";
    /// What is told.
    pub enum Line {
        CycleBegins { cycle: u8 },
        EventRevealed { event: EventId, rounds: u8 },
        FocusPhaseBegins,
        RoundBegins { round: u8, rounds: u8 },
        EvaluationBegins,
        TakesPosition { seat: Seat, position: u8 },
        LosesTradeToken,
        BarrierFalls { technologies: Vec<TechnologyId> },
        NewImproved { technologies: Vec<TechnologyId> },
        PlaysFocus { seat: Seat, focus: FocusId },
        FlipsTrade { seat: Seat },
        PlaysAgenda { seat: Seat, agenda: AgendaId },
        Acts { seat: Seat, action: ActionName },
        ActsTwice { seat: Seat, action: ActionName },
        ActsByAgenda { seat: Seat, agenda_type: AgendaType },
        ActsByTechnology { seat: Seat, technology: TechnologyId },
        ActsByPreferred { seat: Seat, action: ActionName, focus: FocusId },
        Pays { seat: Seat, stock: Text },
        Gains { seat: Seat, stock: Text },
        GainsInfluence { seat: Seat, count: u32, total: u32 },
        LosesInfluence { seat: Seat, count: u32, total: u32 },
        Produces { seat: Seat, resource: Resource, count: u8 },
        Overproduces { seat: Seat, resource: Resource, total: u32 },
        Activates { seat: Seat, count: u8 },
        Deactivates { seat: Seat, count: u8 },
        Deploys { seat: Seat, fleet: Fleet, count: u8, sector: SectorId },
        Recalls { seat: Seat, fleet: Fleet, sector: SectorId },
        Flies { seat: Seat, fleet: Fleet, from: SectorId, to: SectorId },
        Builds { seat: Seat, installation: Installation, sector: SectorId },
        Establishes { seat: Seat, guild: Guild, sector: SectorId },
        DestroysInstallation { seat: Seat, installation: Installation, sector: SectorId },
        DestroysGuild { seat: Seat, guild: Guild, sector: SectorId },
        Grows { seat: Seat, sector: SectorId, population: u8 },
        Shrinks { seat: Seat, sector: SectorId, population: u8 },
        Corrupts { seat: Seat, at: Text },
        Cleanses { seat: Seat, at: Text },
        TakesUpCorruption { seat: Seat, at: Text },
        LaysCorruption { seat: Seat, at: Text },
        CorruptsDisplay { agenda_type: AgendaType },
        TakesAgenda { seat: Seat, agenda: AgendaId },
        DrawsAgenda { seat: Seat, agenda_type: AgendaType },
        KeepsAgenda { agenda: AgendaId, other: AgendaId },
        KeepsOnlyAgenda { agenda: AgendaId },
        PlacesAgenda { seat: Seat, agenda: AgendaId, slot: u8 },
        DiscardsAgenda { seat: Seat, agenda: AgendaId },
        Scores { seat: Seat, what: Text, count: u32, total: u32 },
        LosesByAgenda { seat: Seat, what: Text, count: u32, total: u32 },
        Researches { seat: Seat, technology: TechnologyId },
        Improves { seat: Seat, technology: TechnologyId },
        Advances { seat: Seat, track: Track, space: u8, level: u8 },
        GainsTrade { seat: Seat },
        ReturnsTrade { seat: Seat },
        GainsBounty { seat: Seat, bounty: Bounty },
        GainsReclaim { seat: Seat, reclaim: Reclaim },
        NoTokenLeft { seat: Seat },
        GainsGlory { seat: Seat, value: u8 },
        UpgradesGlory { seat: Seat, value: u8 },
        DiscardsGlory { seat: Seat, value: u8 },
        DiscardsBounty { seat: Seat, bounty: Bounty },
        DiscardsReclaim { seat: Seat, reclaim: Reclaim },
        Foresees { seat: Seat, cycle: u8 },
        Foresaw { top: EventId, bottom: EventId },
        Invades { seat: Seat, sector: SectorId, force: Text },
        VoidStrikes { seat: Seat, sector: SectorId, count: u8 },
        Approach { sector: SectorId, dealt: u8, taken: u8, who: Text },
        Salvo { number: u8, invader: u8, defender: u8 },
        Hit { who: Text, dealt: u8, taken: u8 },
        Holds { sector: SectorId, who: Text },
        TakesSector { seat: Seat, sector: SectorId },
        Tie { sector: SectorId },
        Abandons { seat: Seat, sector: SectorId },
        VoidTakes { sector: SectorId },
        FleetsLost { who: Text, force: Text },
        Escapes { seat: Seat, fleet: Fleet, count: u8, sector: SectorId },
        LaysReclaim { sector: SectorId },
        NoSkirmish { seat: Seat },
        SkirmishWon { seat: Seat, sector: SectorId },
        Placed { sector: SectorId, items: Text },
        BoxSkipped { seat: Seat, number: u8 },
        CoversUpkeep { seat: Seat, count: u8, stock: Text },
        UpkeepShort { seat: Seat, count: u8 },
        TakesDecree { seat: Seat, number: u8 },
        LeavesDecrees { seat: Seat },
        FallsHouse { seat: Seat, house: House },
        KeepsInstallations { seat: Seat, sector: SectorId },
        Won { seat: Seat, count: u32, winners: u8 },
        GoalReached { seat: Seat, count: u32, goal: u32 },
        GoalMissed { seat: Seat, count: u32, goal: u32 },
    }
}

messages! {
    "word";
    /// Words inside of others, hints, and words of the board.
    pub enum Word {
        Amount { count: u8, resource: Resource },
        Amounts { parts: Vec<Text> },
        NothingAtAll,
        FleetAmount { count: u8, fleet: Fleet },
        Void,
        Defenders,
        OfSeat { seat: Seat },
        Player { seat: Seat, house: House },
        Origin { house: House, origin: Origin, whole: u8 },
        SectorOf { kind: Kind, sector: SectorId },
        InSector { sector: SectorId },
        OnTrack { track: Track },
        OnSlot { slot: u8 },
        OnChambers,
        Costs { cost: Text, does: Text },
        Free { does: Text },
        As { text: Text },
        Actions { one: ActionName, two: ActionName, three: ActionName },
        Times { count: u8, does: Text },
        AnyGuild,
        Defended { force: u8, approach: u8, population: u8 },
        AndOr { effects: Vec<Text> },
        Or { effects: Vec<Text> },
        Linked { effects: Vec<Text> },
        Agenda { agenda: AgendaId },
        AgendaWithCorruption { agenda: AgendaId },
        StartingAgenda { house: House },
        VoidbornPower { count: u8 },
        Bounties { count: u8 },
        Reclaims { count: u8 },
        Defenses { count: u8 },
        GuildOf { guild: Guild },
        GloryOf { value: u8 },
        Population { count: u8 },
        Count { count: u8 },
        Held { count: u8 },
        Yields { count: u8 },
        RaisesLevel { resource: Resource, count: u8 },
        Rises { from: u8, to: u8 },
        ActivateOne,
        WouldBeAbandoned,
        BringsInfluence { count: u8 },
        InPlaceOf { agenda: AgendaId },
        CorruptedSlot,
        Items { items: Vec<Text> },
        Voidstorm,
        IsCorrupted,
        CausesUpkeep { count: u8 },
        FallenHouse { house: House },
        VoidbornFleet,
        TableTitle,
        EventTitle,
        DecreeTitle { number: u8 },
        TradeBoard,
        AgendasOf { agenda_type: AgendaType },
        Display { agenda: Text, count: u8 },
        CorruptDisplay { agenda: Text, count: u8 },
        BasicOnBoard,
        ImprovedOnBoard,
        ImprovedLater,
        TechnologyCopies { technology: TechnologyId, count: u8, influence: u8 },
        StockOf { count: u8, most: u8, level: u32, gives: u8 },
        FleetPower,
        ForceOf { deployed: u8, active: u8, inactive: u8, all: u8 },
        TrackAt { space: u8, level: u8 },
        CorruptTrack { space: u8, level: u8 },
        ImprovedTechnology { technology: TechnologyId },
        TechnologiesTitle,
        TechnologiesSign,
        AgendasInPlay,
        CorruptAgenda { agenda: AgendaId },
        CorruptSlot { slot: u8 },
        Hand,
        HandOf { agenda_type: AgendaType, count: u32 },
        Drawn,
        ForeseenTitle,
        FocusesInHand,
        FocusesPlayed,
        GloryTitle,
        GlorySign,
        Value { value: u8, best: u8 },
        BountiesTitle,
        BountiesSign,
        ReclaimsTitle,
        ReclaimsSign,
        TradeTitle,
        TradeSign,
        UpkeepTitle,
        UpkeepSign,
        UpkeepOf { count: u8, due: u8 },
        ChambersTitle,
        KeptTitle,
        CycleOf { cycle: u8, most: u8 },
        RoundOf { round: u8, most: u8 },
        SetupPhase,
        PreparationPhase,
        FocusPhase,
        EvaluationPhase,
        InfluenceTitle,
        InfluenceSign,
        PureTitle,
        PureSign,
        CorruptedTitle,
        CorruptedSign,
        DeployedTitle,
        FleetPowerSign,
        MatTitle,
        MatSign,
        OnTurn,
        OnTurnSign,
        BringsNow { count: i32 },
        ByActions,
        ByLosses,
        ByOverproduction,
        HousesTitle,
        FocusCardsTitle,
        AgendasTitle,
        EventsTitle,
        RulesTitle,
        ActionInFull { action: ActionName, does: Text },
        PlayedWith { focuses: Vec<Focus>, does: Text },
        AtOnce { does: Text },
        WithFocuses { focuses: Vec<Focus> },
        WithPreferred,
        BasicAction { with: Text, does: Text },
        ImprovedAction { with: Text, does: Text },
        OfHouse,
        Rounds { count: u8 },
        Must { text: Text },
        May { text: Text },
        Objective { does: Text },
        ObjectiveIf { conditions: Vec<Text>, does: Text },
        PlaceBeside { items: Text },
        PlaceEverywhere { items: Text },
        PlaceGlory { value: u8 },
        CorruptOneDisplay { agenda_type: AgendaType },
        CorruptAllDisplays,
        Depending { condition: Text, first: Text, second: Text },
        GainCorruption { count: u8 },
        CorruptionAndAdvance,
        RaisedAndCorrupted,
        DestroyAny { count: u8 },
        DestroyGuilds { count: u8 },
        SkirmishComes { count: u8 },
        LastingKept,
        LastingTax,
        LastingBoard,
        LastingForty,
        LastingAbsorbs,
        LastingGlory,
        LastingEnergy,
        LastingCredit,
        PreferredTitle,
        Focuses { focuses: Vec<Focus> },
        Technologies { technologies: Vec<TechnologyId> },
        OriginTitle { origin: Origin },
        AbilityUnknown,
        OfOrigin { origin: Origin, text: Text },
        OriginInFull { technology: TechnologyId, stock: Text, active: u8, inactive: u8, extras: Text },
    }
}
