//! Everything the game says: choices, prompts, reasons, lines and the words of the board. The wording is in `text/`.

use crate::board::edges::Direction;
use crate::cards::combat::{CombatCardId, Icon};
use crate::cards::events::EventId;
use crate::cards::orders::OrderUpgradeId;
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
        /// The one area with enemies that may be entered.
        Aim { area: AreaId },
        /// Where enemies are nobody moves.
        NoAim,
        /// A combat card.
        CombatCard { card: CombatCardId },
        /// A reinforcement token.
        Token,
        /// A routed one.
        RoutedToken,
        /// A structure.
        Structure { structure: Structure },
        /// An area.
        Area { area: AreaId },
        /// A routed unit goes elsewhere.
        SendRouted { unit: UnitId, from: AreaId, to: AreaId },
        /// A free unit is placed.
        Free { unit: UnitId, area: AreaId },
        /// Two free units are placed.
        FreeTwice { unit: UnitId, area: AreaId },
        /// The assets of a world.
        AssetsOf { area: AreaId },
        /// The materiel of a world.
        MaterielOf { area: AreaId },
        /// A player loses an asset token.
        Rob { seat: Seat, asset: Asset },
        /// Ships strike a world.
        Strike { from: AreaId, to: AreaId },
        /// An order upgrade.
        OrderUpgrade { upgrade: OrderUpgradeId },
        /// A token is resolved as this order.
        ResolveAs { order: OrderKind },
        /// A structure becomes another.
        Change { from: Structure, to: Structure, area: AreaId },
        /// Ships move to a system.
        ToSystem { system: SystemId },
        /// An ability is used.
        UseIt,
        /// Combat tokens are gained.
        GainTokens { icon: Icon, count: u32 },
        /// A die that shows this is gained.
        GainDie { icon: Icon },
        /// Dice that show this are gained.
        GainDice { icon: Icon, count: u32 },
        /// Dice are rolled.
        RollDice { count: u32 },
        /// A unit is rallied.
        RallyUnit,
        /// A die is spent.
        SpendDie { icon: Icon },
        /// A die is lost.
        LoseDie { icon: Icon },
        /// The other side loses a die.
        TheyLoseDie { icon: Icon },
        /// The other side loses tokens.
        TheyLoseTokens { icon: Icon, count: u32 },
        /// A die is rolled again.
        RerollDie { icon: Icon },
        /// The other side rolls a die again.
        TheyRerollDie { icon: Icon },
        /// A die is turned.
        Convert { from: Icon, to: Icon },
        /// A unit is routed.
        Rout { fighter: Text },
        /// A scheme is used.
        UseScheme { event: EventId },
        /// A scheme comes into play.
        IntoPlay,
        /// A system.
        System { system: SystemId },
        /// A unit on the board is routed.
        RoutUnit { unit: UnitId, area: AreaId },
        /// An own unit is destroyed for something.
        GiveUp { unit: UnitId, area: AreaId },
        /// The same with a routed one.
        GiveUpRouted { unit: UnitId, area: AreaId },
        /// A unit is bought with a cache token.
        BuyWithCache { unit: UnitId, area: AreaId },
        /// An order goes to the top of its stack; where it lies is counted from the bottom.
        ToTop { system: SystemId, number: u32 },
        /// An order goes to the bottom of its stack.
        ToBottom { system: SystemId, number: u32 },
        /// None of all that.
        Nothing,
        /// A tile with a side up.
        Tile { system: SystemId },
        /// A cell of the board.
        Cell { column: i32, row: i32 },
        /// Quarter turns clockwise.
        Quarters { count: u32 },
        /// A unit of the starting forces.
        Station { unit: UnitId, area: AreaId },
        /// An objective token.
        Objective { seat: Seat, area: AreaId },
        /// A storm is laid.
        LayStorm { edge: Edge },
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
        Aim { system: SystemId },
        CombatUpgrade,
        Replaced { card: CombatCardId },
        Reinforce { area: AreaId },
        ChooseCard { round: u32 },
        CombatCard { card: CombatCardId },
        TheirCombatCard { card: CombatCardId },
        SpendDice { card: CombatCardId, icon: Icon },
        Smash { fighter: Text, count: u32 },
        Suffer { count: u32, area: AreaId },
        Ransom { fighter: Text },
        Retreat { area: AreaId },
        RetreatOne { area: AreaId },
        Kept { area: AreaId },
        Tactic { event: EventId },
        Upgrades { order: OrderKind },
        Upgrade { upgrade: OrderUpgradeId },
        StrikeUpgrades { area: AreaId },
        Instead { order: OrderKind, system: SystemId },
        Depart { system: SystemId },
        GiveUp { area: AreaId },
        Passage,
        OneMore { system: SystemId },
        OrderUpgrade,
        Strike { system: SystemId },
        IntoPlay { event: EventId },
        Scheme { event: EventId },
        WhenPlanningEnds,
        WhenAdvancing { system: SystemId },
        WhenBuyingUnits { system: SystemId },
        WhenBuilding { system: SystemId },
        WhenStrikeRolled,
        BeforeDamage { area: AreaId },
        AfterDamage { area: AreaId },
        WhenRouted { fighter: Text },
        WhenStormMoves { from: Text, to: Text },
        StrikeDie,
        PlacedFrom { event: EventId },
        PlacedIn { event: EventId },
        Placed { from: AreaId, to: AreaId },
        FreeUpgrade,
        Tile,
        Cell { system: SystemId },
        Turn { system: SystemId },
        Forces { system: SystemId },
        Objective { system: SystemId },
        LayStorm,
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
        Passing { area: AreaId },
        DiceOf { icon: Icon },
        Stock { unit: UnitId },
        Capacity { area: AreaId },
        Factories,
        GroundUnits,
        UnitsPlaced,
    }
}

messages! {
    "why";
    /// Why something cannot be picked.
    pub enum Why {
        TooFar,
        Storm,
        NoWay,
        Bastion,
        LevelTooLow { level: u32 },
        NoFigureLeft,
        NeedsForgeTokens { count: u32 },
        TooDear { count: u32 },
        NobodyIsRouted,
        NobodyToRout,
        NobodyToPlace,
        NoTwoUnits,
    }
}

messages! {
    "line";
    /// What is told.
    pub enum Line {
        RoundBegins { round: u32, seat: Seat },
        OperationsBegin,
        LaysTile { seat: Seat, system: SystemId },
        Stations { seat: Seat, unit: UnitId, count: u32, area: AreaId },
        LaysObjective { seat: Seat, other: Seat, area: AreaId },
        LaysStorm { seat: Seat, at: Text },
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
        PlaysScheme { seat: Seat, event: EventId },
        ReplacesScheme { seat: Seat, event: EventId },
        UsesScheme { seat: Seat, event: EventId },
        RalliesSystem { seat: Seat, system: SystemId },
        ResolvesWithoutToken { seat: Seat, order: OrderKind, system: SystemId },
        SendsSeveral { seat: Seat, unit: UnitId, count: u32, from: AreaId, to: AreaId },
        PutsOnTop { seat: Seat, system: SystemId, number: u32 },
        PutsBelow { seat: Seat, system: SystemId, number: u32 },
        UsesUpgrade { seat: Seat, upgrade: OrderUpgradeId },
        BuysUpgrade { seat: Seat, upgrade: OrderUpgradeId, price: u32 },
        MoreToEventDeck { seat: Seat, count: u32 },
        Strikes { seat: Seat, from: AreaId, to: AreaId },
        LosesAsset { seat: Seat, asset: Asset },
        LosesMateriel { seat: Seat, count: u32 },
        NoneLeft { seat: Seat, asset: Asset },
        MustSufferFirst { seat: Seat, fighter: Text },
        ResolvesAs { seat: Seat, order: OrderKind },
        ChangesStructure { seat: Seat, from: Structure, to: Structure, area: AreaId },
        MovesOn { seat: Seat, area: AreaId },
        Upgrades { seat: Seat, card: CombatCardId, old: CombatCardId, price: u32 },
        CombatBegins { seat: Seat, other: Seat, area: AreaId },
        NobodyResists { area: AreaId },
        HasDice { seat: Seat, bolter: u32, shield: u32, morale: u32 },
        Reinforces { seat: Seat, count: u32 },
        TurnsOver { seat: Seat, card: CombatCardId },
        Sees { card: CombatCardId },
        AddsCard { seat: Seat, card: CombatCardId },
        Discards { seat: Seat, card: CombatCardId },
        GainsTokens { seat: Seat, icon: Icon, count: u32 },
        LosesTokens { seat: Seat, icon: Icon, count: u32 },
        GainsDice { seat: Seat, icon: Icon, count: u32 },
        LosesDie { seat: Seat, icon: Icon },
        SpendsDie { seat: Seat, icon: Icon },
        Converts { seat: Seat, count: u32, from: Icon, to: Icon },
        Free { seat: Seat, unit: UnitId, area: AreaId },
        Replaces { seat: Seat, fighter: Text, unit: UnitId, area: AreaId },
        Totals { seat: Seat, offence: u32, defence: u32 },
        Falls { seat: Seat, fighter: Text, count: u32 },
        Survives { seat: Seat, fighter: Text, count: u32 },
        IsRouted { seat: Seat, fighter: Text },
        IsRallied { seat: Seat, fighter: Text },
        IsDestroyed { seat: Seat, fighter: Text },
        CombatRoundEnds { round: u32 },
        Morale { seat: Seat, count: u32 },
        Retreats { seat: Seat, from: AreaId, to: AreaId },
        Captures { seat: Seat, structure: Structure, area: AreaId },
        NoControlToken { seat: Seat, structure: Structure, area: AreaId },
        CombatEnds { area: AreaId },
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
        IconAndAbility { direction: Direction, does: Text },
        StormMoves { from: Text, to: Text },
        Between { system: SystemId, other: SystemId },
        NorthOf { system: SystemId },
        EastOf { system: SystemId },
        SouthOf { system: SystemId },
        WestOf { system: SystemId },
        FirstTile,
        Edge { at: Text },
        TilesToLay,
        Systems { systems: Vec<SystemId> },
        ForcesToLay,
        Forces { count: u32 },
        RimNorth { system: SystemId },
        RimEast { system: SystemId },
        RimSouth { system: SystemId },
        RimWest { system: SystemId },
        Storm { at: Text },
        MovedStorm { at: Text },
        Stack { count: u32 },
        HiddenOrder,
        OwnOrder { order: OrderKind },
        MaterielOf { count: u32 },
        CapacityOf { count: u32 },
        YieldsAsset { asset: Asset },
        YieldsWealth,
        Routed,
        Objective,
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
        Schemes,
        Round { round: u32, most: u32 },
        SetupPhase,
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
        Icons { bolter: u32, shield: u32, morale: u32 },
        UpgradeCosts { count: u32, icons: Text },
        DiceRolled { count: u32 },
        DiceRolledWith { count: u32, upgrade: OrderUpgradeId },
        CostsDice { count: u32, icon: Icon },
        HealthLeft { count: u32 },
        CombatDeck,
        OrderUpgrades,
        UpgradesOf { upgrades: Vec<OrderUpgradeId> },
        UsedUpgrades,
        CombatCards { cards: Vec<CombatCardId> },
        CombatAt { area: AreaId, round: u32 },
        NextCombat,
        InArea { area: AreaId },
        StrikeAt { from: AreaId, to: AreaId },
        SideOf { seat: Seat },
        Dice,
        Tokens,
        FaceUpCards,
        HandOfCards,
        Reinforcements,
        ReinforcementsOf { count: u32, routed: u32 },
        TotalOf { offence: u32, defence: u32, morale: u32 },
        Attacker,
        AttackerSign,
        Defender,
        DefenderSign,
    }
}
