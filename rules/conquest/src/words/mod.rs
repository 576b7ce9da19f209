//! Everything the game says: choices, prompts, reasons, lines and the words of the board. The wording is in `text/`.

pub mod acts;

use crate::components::Category;
use crate::prelude::*;

messages! {
    "choice";
    /// The nouns of the game: all that can be picked.
    pub enum Choice {
        /// A card in play.
        Card { face: CardName, number: u16 },
        /// The ability of a card in play.
        Use { face: CardName, number: u16 },
        /// An event of the hand, or another card that acts from there.
        Play { title: Title },
        /// A card of the hand is deployed.
        Deploy { title: Title },
        /// The battle ability of a planet.
        BattleAbility { planet: PlanetId },
        /// A planet.
        Planet { slot: SlotId, planet: PlanetId },
        /// A headquarters.
        Headquarters { seat: Seat },
        /// A deck.
        DeckOf { seat: Seat },
        /// A card is used as a shield.
        Shield { title: Title },
        /// No shield is used.
        NoShield,
        /// A card of the hand is discarded.
        Discard { title: Title },
        /// A card that is looked at or held.
        Title { title: Title },
        /// A card of the discard pile.
        Discarded { title: Title },
        /// One of several such cards.
        Nth { title: Title, number: u32 },
        /// None of all that.
        Nothing,
        /// The starter deck.
        Starter,
        /// A legal deck by lot.
        Drawn,
        /// An ally of a deck.
        Ally { faction: Faction },
        /// The hand is kept.
        Keep,
        /// The hand is drawn anew.
        Mulligan,
        /// One passes.
        Pass,
        /// A unit stays.
        Stay,
        /// The warlord retreats.
        Retreat,
        /// Area Effect.
        AreaEffect { count: u32 },
        /// Cards and resources.
        TakeBoth,
        /// Cards.
        TakeCards,
        /// Resources.
        TakeResources,
        /// One gives up.
        Concede,
    }
}

impl Choice {
    /// The card in play that it names, by face and number.
    #[must_use]
    pub const fn card(&self) -> Option<(CardName, u16)> {
        if let Self::Card { face, number } = *self { Some((face, number)) } else { None }
    }
}

messages! {
    "ask";
    /// What is asked.
    pub enum Prompt {
        Deck,
        Mulligan,
        Deploy,
        Where { title: Title },
        Reduce { title: Title, count: u32 },
        Dial,
        Rewards { planet: PlanetId },
        Mobile { card: Text },
        RangedAttack { planet: PlanetId },
        Attack { planet: PlanetId },
        Defender { card: Text, count: u32 },
        RetreatUnits { planet: PlanetId },
        BattleAbility { planet: PlanetId },
        Shield { card: Text, count: u32, left: u32 },
        Act { occasion: Text },
        React { occasion: Text },
        Sacrifice { by: Text },
        Exhaust { by: Text },
        PayResources { by: Text },
        DiscardAny { by: Text },
        ChooseCard { by: Text },
        ChooseCards { by: Text, most: u32 },
        ChoosePlanet { by: Text },
        ChooseOne { by: Text },
        Search { by: Text },
        DiscardOne { by: Text },
        Bury { by: Text },
        Recruit,
        Concede,
    }
}

messages! {
    "why";
    /// Why something cannot be picked.
    pub enum Why {
        LimitedIsUsed,
        IsUnique,
        NowhereToGo,
        TooDear { missing: u32 },
        IsHidden,
        IsHeld,
    }
}

messages! {
    "line";
    /// What is told.
    pub enum Line {
        RoundBegins { round: u32 },
        DeployBegins,
        CommandBegins,
        CombatBegins,
        HeadquartersBegins,
        PlaysStarter { seat: Seat },
        PlaysOwnDeck { seat: Seat },
        PlaysDrawnDeck { seat: Seat },
        TakesMulligan { seat: Seat },
        PassesDeploy { seat: Seat },
        Deploys { seat: Seat, title: Title, to: Text, count: u32 },
        CannotDeploy { seat: Seat, title: Title },
        Reduces { card: Text, count: u32 },
        PutIntoPlay { seat: Seat, card: Text, to: Text },
        MakesTokens { seat: Seat, count: u32, token: Token, to: Text },
        Attached { card: Text, to: Text },
        Commits { seat: Seat, slot: SlotId, planet: PlanetId },
        WinsStruggle { seat: Seat, planet: PlanetId },
        Draws { seat: Seat, count: u32 },
        TakesUp { seat: Seat },
        TakesBack { seat: Seat, title: Title },
        TakesUpOpenly { seat: Seat, title: Title },
        Reveals { seat: Seat, title: Title },
        Gains { seat: Seat, count: u32 },
        Discards { seat: Seat, title: Title },
        BattleBegins { planet: PlanetId },
        CombatRoundEnds { round: u32 },
        Attacks { card: Text, to: Text, count: u32 },
        AreaEffect { card: Text, count: u32 },
        Damaged { card: Text, count: u32 },
        Prevented { card: Text, count: u32 },
        DamageMoved { count: u32, card: Text, to: Text },
        DamageShifted { count: u32, card: Text, to: Text },
        Healed { card: Text, count: u32 },
        UsesShield { seat: Seat, title: Title, card: Text },
        Left { card: Text, how: Text },
        Bloodied { seat: Seat, card: Text },
        Readied { card: Text },
        Moved { card: Text, to: Text },
        Routed { card: Text },
        Retreats { card: Text },
        WarlordRetreats { seat: Seat },
        WarlordGoesHome { seat: Seat },
        Uses { seat: Seat, card: Text },
        UsesBattleAbility { seat: Seat, planet: PlanetId },
        PlaysEvent { seat: Seat, title: Title },
        NoEffect,
        WinsBattle { seat: Seat, planet: PlanetId },
        Stalemate { planet: PlanetId },
        Captures { seat: Seat, planet: PlanetId },
        LeavesTheGame { planet: PlanetId },
        TurnsUp { planet: PlanetId },
        TakesInitiative { seat: Seat },
        Won { seat: Seat, how: Text },
        Draw,
    }
}

messages! {
    "word";
    /// Words inside of others, hints, and words of the board.
    pub enum Word {
        Card { face: CardName, number: u16 },
        HeadquartersOf { seat: Seat },
        Gap { slot: SlotId },
        At { place: Text },
        Destroyed,
        Sacrificed,
        Returned,
        Discarded,
        Costs { count: u32 },
        Saves { count: u32 },
        Shields { count: u32 },
        Shielded { shields: u32, then: Text },
        TakesNothing,
        TakesOf { count: u32, left: u32 },
        WouldDestroy { count: u32 },
        WouldBloody { count: u32 },
        WouldDefeat { count: u32 },
        Reduction,
        CardsAndResources { cards: u32, resources: u32 },
        CardsToDraw { count: u32 },
        ResourcesToGain { count: u32 },
        ThreePlanets { category: Category },
        DeckEmpty,
        LastPlanet,
        WarlordDefeated,
        Conceded { seat: Seat },
        FaceDown,
        FirstPlanet,
        Captured { count: u32 },
        Brings { planets: Vec<PlanetId> },
        Attack { count: u32 },
        HitPoints { count: u32 },
        Icons { count: u32 },
        Damage { count: u32 },
        BloodiedSide,
        ResourcesOn { count: u32 },
        HandOf { seat: Seat },
        Player { seat: Seat },
        Resources,
        ResourcesSign,
        Hand,
        HandSign,
        Deck,
        DeckSign,
        Discards,
        Planets,
        PlanetsSign,
        WarlordHp,
        WarlordHpSign,
        Units,
        UnitsSign,
        Count { count: u32 },
        Titles { titles: Vec<Title> },
        NoTitles,
        Here { planet: PlanetId, occasion: Text },
        ListOf { seat: Seat },
        Copies { count: u32 },
        CapturedPlanets { planets: Vec<PlanetId> },
        Round { round: u32 },
        SetupPhase,
        DeployPhase,
        CommandPhase,
        CombatPhase,
        HeadquartersPhase,
        BattleAt { planet: PlanetId, round: u32 },
        Initiative,
        InitiativeSign,
        Passed,
        PassedSign,
        Bloodied,
        BloodiedSign,
        ThreeOf { category: Category },
        Victory,
    }
}
