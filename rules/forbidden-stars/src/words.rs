//! Everything the game says: choices, prompts, reasons, lines and the words of the board. The wording is in `text/`.

use crate::board::edges::Direction;
use crate::cards::events::EventId;
use crate::prelude::*;

messages! {
    "choice";
    /// The nouns of the game: all that can be picked.
    pub enum Choice {
        /// An order is laid.
        Place { order: OrderKind, system: SystemId },
        /// A token is turned over.
        Reveal { system: SystemId },
        /// The order is resolved.
        Resolve,
        /// The token goes to the event deck.
        ToEventDeck,
        /// Units come from there.
        From { system: SystemId },
        /// Units move within the active system only.
        Within,
        /// Units move.
        Move { unit: UnitId, from: AreaId, to: AreaId },
        /// A unit is bought.
        Buy { unit: UnitId, area: AreaId },
        /// A cache token is spent.
        Cache,
        /// A structure is built.
        Build { structure: Structure, area: AreaId },
        /// The same with a cache token.
        BuildWithCache { structure: Structure, area: AreaId },
        /// An asset token.
        Asset { asset: Asset },
        /// A unit is replaced by a better one.
        Promote { unit: UnitId, area: AreaId },
        /// The same with a routed one.
        PromoteRouted { unit: UnitId, area: AreaId },
        /// A unit is placed elsewhere.
        Send { unit: UnitId, from: AreaId, to: AreaId },
        /// A unit.
        Unit { unit: UnitId },
        /// A routed unit.
        RoutedUnit { unit: UnitId },
        /// An event card.
        Event { event: EventId },
        /// A storm is moved.
        Storm { from: Edge, to: Edge },
        /// None of all that.
        Nothing,
    }
}

messages! {
    "ask";
    /// What is asked.
    pub enum Prompt {
        Place,
        Reveal,
        Fate { order: OrderKind, system: SystemId },
        Neighbour { system: SystemId },
        MoveShips { system: SystemId },
        MoveGround { system: SystemId },
        BuyUnits { system: SystemId },
        Build { system: SystemId },
        Wealth,
        Promote,
        SendCultist,
        Muster { system: SystemId },
        Webway,
        Surplus { area: AreaId, count: u32 },
        Event,
        Storm { direction: Direction },
    }
}

messages! {
    "measure";
    /// What is counted on a sheet.
    pub enum Measure {
        Units,
        Materiel,
        ForgeTokens,
        CachesForUnits,
        Figures { unit: UnitId },
        Leaving { unit: UnitId, area: AreaId },
        Arriving { area: AreaId },
    }
}

messages! {
    "why";
    /// Why something cannot be picked.
    pub enum Why {
        TooFar,
        Storm,
        NoWay,
        LevelTooLow { level: u32 },
        NoFigureLeft,
        NeedsForgeTokens { count: u32 },
        TooDear { count: u32 },
    }
}

messages! {
    "line";
    /// What is told.
    pub enum Line {
        RoundBegins { round: u32, seat: Seat },
        OperationsBegin,
        RefreshBegins,
        Lays { seat: Seat, system: SystemId, height: u32 },
        LaysOwn { order: OrderKind, system: SystemId, height: u32 },
        Reveals { seat: Seat, order: OrderKind, system: SystemId },
        Passes { seat: Seat },
        ToEventDeck { seat: Seat, order: OrderKind },
        Moves { seat: Seat, unit: UnitId, count: u32, from: AreaId, to: AreaId },
        Buys { seat: Seat, unit: UnitId, count: u32, area: AreaId, price: u32 },
        SpendsCaches { seat: Seat, count: u32 },
        Builds { seat: Seat, structure: Structure, area: AreaId, price: u32 },
        GainsAsset { seat: Seat, asset: Asset },
        HasThree { seat: Seat, asset: Asset },
        Sends { seat: Seat, unit: UnitId, from: AreaId, to: AreaId },
        Promotes { seat: Seat, unit: UnitId, to: UnitId, area: AreaId },
        Destroyed { seat: Seat, unit: UnitId, count: u32, area: AreaId },
        Collects { seat: Seat, area: AreaId, count: u32 },
        Earns { seat: Seat, count: u32, total: u32 },
        DrawsEvents { seat: Seat, count: u32 },
        TurnsUp { seat: Seat, event: EventId },
        ChoosesEvent { seat: Seat, event: EventId },
        DiscardsEvents { seat: Seat, events: Vec<EventId> },
        StormMoves { seat: Seat, from: Text, to: Text },
        NoStormMoves { seat: Seat },
        Eliminated { seat: Seat },
        Won { seat: Seat, count: u32, winners: u32 },
    }
}

messages! {
    "word";
    /// Words inside of others, hints, and words of the board.
    pub enum Word {
        Order { order: OrderKind },
        Orders { orders: Vec<OrderKind> },
        Price { count: u32, forge: u32 },
        CacheSaves,
        Icon { direction: Direction },
        StormMoves { from: Text, to: Text },
        Between { system: SystemId, other: SystemId },
        RimNorth { system: SystemId },
        RimEast { system: SystemId },
        RimSouth { system: SystemId },
        RimWest { system: SystemId },
        Storm { at: Text },
        MovedStorm { at: Text },
        Stack { system: SystemId, count: u32 },
        OrderOf { seat: Seat },
        OwnOrder { order: OrderKind },
        MaterielOf { count: u32 },
        CapacityOf { count: u32 },
        YieldsAsset { asset: Asset },
        YieldsWealth,
        Routed { count: u32 },
        Objective { seat: Seat },
        Player { seat: Seat, faction: Faction },
        Count { count: u32 },
        NoOrders,
        Events { events: Vec<EventId> },
        Materiel,
        MaterielSign,
        Objectives,
        ObjectivesSign,
        Worlds,
        WorldsSign,
        CommandLevel,
        CommandLevelSign,
        Units,
        UnitsSign,
        OrdersOnBoard,
        OrdersOnBoardSign,
        Assets,
        AssetsSign,
        AssetsOf { forge: u32, cache: u32, reinforcement: u32 },
        OnEventDeck,
        OnEventDeckSign,
        ControlTokens,
        ControlTokensSign,
        NotLaid,
        Resolved,
        DrawnEvents,
        Round { round: u32, most: u32 },
        PlanningPhase,
        OperationsPhase,
        RefreshPhase,
        ActiveSystem { system: SystemId },
        FirstPlayer,
        FirstPlayerSign,
        Left,
        LeftSign,
        OwnObjectives { seat: Seat, faction: Faction },
        Victory,
    }
}
