//! The words of the picture.

use crate::options::Colour;
use crate::prelude::*;

messages! {
    "board";
    /// What the picture says of things on the table.
    pub enum Label {
        Cluster { cluster: u8 },
        OutOfPlay,
        PathMarkers,
        BuildingSlot { number: u8 },
        TokenSlot { number: u8 },
        RaidCost { keys: u8 },
        DamagedShip,
        DamagedBuilding { kind: BuildingKind },
        Agent,
        Pips { pips: u8 },
        CardNumber { number: u8 },
        Zeroed,
        ActionCard,
        Seizes,
        CourtDeck,
        CourtDiscard,
        ActionDiscard,
        Beneath { card: CourtCardId },
        Marker { first: u8, second: u8 },
        Standing { count: u8 },
        Outrage { resource: Resource },
        PowerOf { power: u32 },
        CardsOf { count: u32 },
        HasInitiative,
        InitiativeMarker,
        OfTheThird { resource: Resource },
        ChapterOnly { chapter: u8 },
        ChapterAndRound { chapter: u8, round: u32 },
        ChapterAndRoundInAll { chapter: u8, round: u32 },
        BoardOf { colour: Colour },
        PiecesLeft,
        Left { ships: u8, cities: u8, starports: u8, agents: u8 },
        Supply,
        InSupply { resource: Resource, count: u8 },
    }
}
