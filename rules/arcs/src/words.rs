//! Everything the game says: choices, prompts, hints, lines and the words of the board. The wording is in `text/`.

use crate::cards::leaders::StartingPieces;
use crate::components::dice::Die;
use crate::components::{Action, ActionCard, Ambition, CourtCardId, LeaderId, LoreId, Resource, SetupCardId, Suit, SystemId};
use crate::position::state::{BuildingKind, Condition};
use crate::position::underway::Seizure;
use sternpost_core::{Message, Seat, Text, messages};

messages! {
    "choice";
    /// The nouns of the game: all that can be picked.
    pub enum Choice {
        Lead { suit: Suit, number: u8 },
        Surpass { suit: Suit, number: u8 },
        Copy { suit: Suit, number: u8 },
        Pivot { suit: Suit, number: u8 },
        SeizeWith { suit: Suit, number: u8 },
        ActionCard { suit: Suit, number: u8 },
        Exchange { suit: Suit, number: u8, given_suit: Suit, given_number: u8 },
        Pass,
        Seize,
        Declare { ambition: Ambition },
        KeepHand,
        ExchangeHand,
        Act { action: Action },
        Spend { token: Resource, slot: u8, action: Action },
        Arm { token: Resource, slot: u8 },
        SpendForNothing,
        SpendIdly { token: Resource, slot: u8 },
        UseCard { card: CourtCardId },
        Building { kind: BuildingKind, owner: Seat, condition: Condition, system: SystemId, slot: u8 },
        Ship { owner: Seat, condition: Condition, system: SystemId },
        Ships { condition: Condition },
        Build { kind: BuildingKind, system: SystemId },
        BuildOutsideSlots { system: SystemId, token: Resource, slot: u8 },
        BuildShip { system: SystemId },
        CourtCard { card: CourtCardId },
        Card { seat: Seat, card: CourtCardId },
        System { system: SystemId },
        Cluster { cluster: u8 },
        Seat { seat: Seat },
        Target { seat: Seat, system: SystemId },
        Leader { leader: LeaderId },
        Lore { lore: LoreId },
        Die { die: Die },
        Rolled { die: Die, number: u32, face: u32 },
        Token { resource: Resource, number: u8 },
        Gap { number: u8 },
        TokenOf { seat: Seat, token: Resource, slot: u8 },
        Resource { resource: Resource },
        Nothing,
        Done,
    }
}

messages! {
    "ask";
    /// What a question asks.
    pub enum Prompt {
        ExchangeHand,
        Lead,
        Declare,
        Follow { suit: Suit, number: u8, counts_as: u8 },
        Seize,
        Act { pips: u8 },
        Relief { ships: u8 },
        Tax,
        Build,
        Repair,
        Influence,
        Secure,
        MoveFrom,
        MoveShips { system: SystemId },
        MoveTo { system: SystemId },
        CatapultOn { system: SystemId },
        BattleWhere,
        BattleAgainst { system: SystemId },
        CollectDice,
        RerollFirst,
        Reroll { die: Die },
        TakeHit { left: u8 },
        AssignHit { left: u8 },
        AssignBuildingHit { left: u8 },
        Ransack { seat: Seat },
        Raid { keys: u8 },
        ArrangeTokens { open: u8, on_cards: u8 },
        PlaceShips,
        PlaceAtGates { count: u32 },
        PlaceInCluster { count: u32 },
        ChooseCluster,
        Steal,
        StealCard,
        Attach,
        Pressgang,
        Execute,
        GainResources { count: u32 },
        Abduct,
        LookAtHand,
        ExchangeCard { seat: Seat },
        DiscardToDraw,
        TradeCity,
        TradeTake,
        TradeGive { seat: Seat },
        SpendIdly,
        DiscardToken,
        DeclareAny,
        SpreadOutrage,
        FreeCity,
        SeizeByCard,
        Draft,
        TaxType,
        FreeAction { action: Action },
        MoveAgain,
        InfluenceFreely,
        InfluenceEach,
        GainForDeclaring,
        GiveCard { seat: Seat },
        Summon,
        Prune,
        FireFrom,
        FireAt,
        ActsFirst,
    }
}

messages! {
    "hint";
    /// What a choice costs or causes.
    pub enum Hint {
        Costs { keys: u8 },
        Worth { pips: u8, actions: Vec<Text> },
        BuiltDamaged { by: Seat },
        Shows { face: Text },
        Brings { a: Text, b: Text, c: Text, resources: Vec<Resource> },
        HitDamages,
        HitDestroys,
        SecondHitDestroys,
    }
}

messages! {
    "said";
    /// What a question calls a choice whose own words would mean something else there.
    pub enum Said {
        DeclareNothing,
        LeaveInitiative,
        DeclareFirst { ambition: Ambition },
        NotThisAction,
        MoveNoMore,
        StealNoMore,
        ExchangeNothing,
    }
}

messages! {
    "detail";
    /// What a choice comes to in full, where no card says it.
    pub enum Detail {
        Race { counts: Vec<Text>, first: u8, second: u8 },
        Forces { seat: Seat, fresh: u8, damaged: u8, cities: u32, starports: u32 },
    }
}

messages! {
    "why";
    /// Why something that one would look for cannot be picked.
    pub enum Why {
        TooLow { number: u8 },
        NothingToTax,
        NothingDamaged,
        NothingToBuild,
        NoAgent,
        EmptyCourt,
        NoShips,
        NoMajority,
        NobodyToFight,
        TooFewAgents { agents: u8 },
        MayBattleAlready,
        NothingToRaid { seat: Seat },
        KeptFromRaiding { seat: Seat },
    }
}

messages! {
    "face";
    /// What a face of a battle die shows.
    pub enum Face {
        Nothing,
        Hits { count: u8 },
        BuildingHits { count: u8 },
        Keys { count: u8 },
        OwnHits { count: u8 },
        Intercepts { count: u8 },
        Both { one: Text, other: Text },
    }
}

messages! {
    "meter";
    /// What the parts of an answer come to.
    pub enum Measure {
        FreshShips,
    }
}

messages! {
    "remark";
    /// What stands beside a question: of each kind of dice, what as many of them as may be rolled bring; in the draft, who begins where.
    pub enum Remark {
        Assault { count: u32, hits: Text, own: Text, chance: u32, ships: u8 },
        Skirmish { count: u32, hits: Text },
        SetupCard { card: SetupCardId },
        Begins { seat: Seat, a: SystemId, b: SystemId, c: Vec<SystemId> },
        Raid { count: u32, keys: Text, buildings: Text, own: Text, chance: u32, ships: u8 },
    }
}

messages! {
    "line";
    /// What is told.
    pub enum Line {
        Chapter { chapter: u8, seat: Seat },
        KeptHand { seat: Seat },
        ExchangedHand { seat: Seat },
        Led { seat: Seat, suit: Suit, number: u8 },
        Surpassed { seat: Seat, suit: Suit, number: u8 },
        Pivoted { seat: Seat, suit: Suit, number: u8 },
        Copied { seat: Seat },
        YouCopied { suit: Suit, number: u8 },
        Passed { seat: Seat },
        AllPassed,
        TookInitiative { seat: Seat },
        Seized { seat: Seat, how: Seizure },
        YouSeizedWith { suit: Suit, number: u8 },
        Declared { seat: Seat, ambition: Ambition, first: u8, second: u8 },
        TookCard { seat: Seat, suit: Suit, number: u8 },
        TurnEnded { seat: Seat },
        Spent { seat: Seat, resource: Resource },
        Gained { seat: Seat, count: u8, resource: Resource },
        Discarded { seat: Seat, resource: Resource },
        DiscardedTokens { seat: Seat, count: u8, resource: Resource },
        Taxed { seat: Seat, owner: Seat, system: SystemId },
        Captured { seat: Seat, owner: Seat, count: u8 },
        Released { seat: Seat, owner: Seat, count: u8 },
        TookTrophies { seat: Seat, owner: Seat, count: u8 },
        Built { seat: Seat, kind: BuildingKind, condition: Condition, system: SystemId },
        BuiltShip { seat: Seat, condition: Condition, system: SystemId },
        RepairedShip { seat: Seat, system: SystemId },
        RepairedBuilding { seat: Seat, kind: BuildingKind, system: SystemId },
        Influenced { seat: Seat, card: CourtCardId },
        Secured { seat: Seat, card: CourtCardId },
        CourtRefilled { card: CourtCardId },
        CourtShuffled,
        Moved { seat: Seat, count: u8, from: SystemId, to: SystemId },
        PlacedShips { seat: Seat, count: u8, system: SystemId },
        Battle { seat: Seat, defender: Seat, system: SystemId },
        Rolled { seat: Seat, die: Die, faces: Vec<u32>, shown: Vec<Text> },
        Rerolled { seat: Seat, die: Die, faces: Vec<u32>, shown: Vec<Text> },
        Symbols { own: u8, intercept: u8, hit: u8, building: u8, key: u8 },
        Intercepted { seat: Seat, count: u8 },
        ShipDamaged { seat: Seat, system: SystemId },
        ShipDestroyed { seat: Seat, system: SystemId, by: Seat },
        BuildingDamaged { seat: Seat, kind: BuildingKind, system: SystemId },
        BuildingDestroyed { seat: Seat, kind: BuildingKind, system: SystemId, by: Seat },
        CityReturned { seat: Seat, system: SystemId },
        Outrage { seat: Seat, resource: Resource },
        CardDiscarded { seat: Seat, card: CourtCardId },
        Ransacked { seat: Seat, card: CourtCardId },
        StoleToken { seat: Seat, from: Seat, resource: Resource },
        StoleCard { seat: Seat, from: Seat, card: CourtCardId },
        Buried { card: CourtCardId },
        UsedCard { seat: Seat, card: CourtCardId },
        AttachedCard { seat: Seat, card: CourtCardId, suit: Suit, number: u8 },
        LookedAtHand { seat: Seat, rival: Seat },
        YouSaw { rival: Seat, cards: Vec<Text> },
        ExchangedCards { seat: Seat, rival: Seat },
        YouWereGiven { seat: Seat, taken: Vec<Text>, given: Vec<Text> },
        Drew { seat: Seat, count: u32 },
        YouDrew { cards: Vec<Text> },
        Traded { seat: Seat, rival: Seat, taken: Resource, given: Resource },
        ScoredFirst { seat: Seat, ambition: Ambition, power: u32 },
        ScoredSecond { seat: Seat, ambition: Ambition, power: u32 },
        TrophiesReturned,
        CaptivesReturned,
        MarkerFlipped { first: u8, second: u8 },
        Won { seat: Seat },
        DraftedLeader { seat: Seat, leader: LeaderId },
        DraftedLore { seat: Seat, lore: LoreId },
        OutragedFromTheStart { seat: Seat, resource: Resource },
        GaveCard { seat: Seat, rival: Seat, card: CourtCardId },
        Replaced { seat: Seat, from: BuildingKind, kind: BuildingKind, system: SystemId },
        FiredRifles { seat: Seat, defender: Seat, from: SystemId, system: SystemId },
    }
}

messages! {
    "word";
    /// Words of the board.
    pub enum Word {
        Number { n: u32 },
        Decimal { whole: u32, tenths: u32 },
        Player { seat: Seat },
        Card { suit: Suit, number: u8 },
        Names { names: Vec<Text> },
        Power,
        Hand,
        Tokens,
        Guild,
        Captives,
        Trophies,
        Outraged,
        Ambitions,
        Worth { first: u8, second: u8 },
        Court,
        Agents { of: Vec<Text> },
        AgentsOf { seat: Seat, count: u8 },
        Available,
        Round,
        Chapter,
        Initiative,
        Lead,
        Zeroed { suit: Suit, number: u8 },
        Leader,
        Lore,
        LeaderAndLore,
        Draft,
        SetupCard,
        StartingShips { ships: u8 },
        StartingPieces { ships: u8, kind: BuildingKind },
    }
}

/// Action cards for a line.
pub fn card_list(cards: &[ActionCard]) -> Vec<Text> {
    cards.iter().map(|card| Word::Card { suit: card.suit, number: card.number }.text()).collect()
}

/// What a player begins with in a system (ARCS-LL-06).
pub fn starting(pieces: &StartingPieces) -> Text {
    match pieces.building {
        Some(kind) => Word::StartingPieces { ships: pieces.ships, kind }.text(),
        None => Word::StartingShips { ships: pieces.ships }.text(),
    }
}
