//! The tiles players hold while they lay out the map: dealing them (SETUP-6a, 6b), whose turn it is (SETUP-6d), which places
//! are open (SETUP-6e), and what is shown of it. Placing itself is `tile_placing.rs`.

use crate::components::{Back, Layout, axial, layout, tile};
use crate::prelude::*;
use crate::setup::drawn_map;
use sternpost_core::{Chance, Eyes, Pile};
use sternpost_kit::twins::deal_anew;
use sternpost_kit::{count, count_of};

/// Tiles on their way to the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TilePlacing {
    /// The tiles each player was dealt and has not placed yet, in tile order. RULING: others see their backs.
    pub hands: BySeat<Pile<SystemId>>,
    /// What is left of the stacks, face down.
    pub stacks: Pile<SystemId>,
    /// A red tile the speaker has drawn and not placed yet (SETUP-6c).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<SystemId>,
    /// How many tiles have been placed from hands.
    pub placed: u32,
}

fn back(system: SystemId) -> Option<Back> {
    tile(system).map(|tile| tile.back)
}

/// Shuffles the stacks and deals (SETUP-6a, SETUP-6b).
pub fn deal(layout: &Layout, chance: &mut Chance<'_>) -> TilePlacing {
    let (mut blue, mut red) = (drawn_map::stack(Back::Blue), drawn_map::stack(Back::Red));
    chance.shuffle(&mut blue);
    chance.shuffle(&mut red);
    let mut hands = BySeat::new(layout.seats, |seat| {
        let mut hand: Vec<SystemId> = blue.drain(..usize::from(layout.blue_per_seat)).collect();
        hand.extend(red.drain(..usize::from(layout.red_per_seat)));
        Pile::of(seat, hand)
    });
    sort(&mut hands);
    TilePlacing { hands, stacks: Pile::of_nobody([red, blue].concat()), drawn: None, placed: 0 }
}

fn sort(hands: &mut BySeat<Pile<SystemId>>) {
    for (_, hand) in hands.iter_mut() {
        hand.sort();
    }
}

impl TilePlacing {
    /// Whose turn it is to place, or nobody's once all hands are empty.
    ///
    /// SETUP-6d: clockwise from the speaker, back from the last player, who places twice, and so on.
    #[must_use]
    pub fn turn(&self, speaker: Seat) -> Option<Seat> {
        let seats = u32::from(self.hands.len());
        let (lap, place) = (self.placed / seats, self.placed % seats);
        let place = if lap.is_multiple_of(2) { place } else { seats - 1 - place };
        let seat = self.hands.clockwise_from(speaker).nth(place as usize)?;
        (self.left(seat) > 0).then_some(seat)
    }

    /// How many tiles a player has left: everybody can count them.
    #[must_use]
    pub fn left(&self, seat: Seat) -> u32 {
        count(self.hands[seat].len())
    }
}

/// The places of the layout that have no tile yet, in ascending order.
pub fn empty_positions(s: &State) -> Vec<u8> {
    let layout = layout(s.players.len()).expect("the kernel has checked the number of seats");
    let taken: BTreeSet<(i32, i32)> = s.galaxy.systems().values().copied().collect();
    layout.open_positions().filter(|position| axial(*position).is_some_and(|at| !taken.contains(&at))).collect()
}

/// The ring a position lies in.
pub fn ring(position: u8) -> u8 {
    match position {
        0 => 0,
        1..=6 => 1,
        7..=18 => 2,
        _ => 3,
    }
}

/// The places a tile may go to now (SETUP-6e): those of the innermost ring that is not full.
pub fn open_positions(s: &State) -> Vec<u8> {
    let empty = empty_positions(s);
    let innermost = empty.first().map(|position| ring(*position));
    empty.into_iter().filter(|position| Some(ring(*position)) == innermost).collect()
}

/// What somebody sees of the tiles still to be placed.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct TilePlacingView {
    /// The players' hands.
    pub hands: BySeat<HandView>,
    /// A red tile that was drawn and lies open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<SystemId>,
    /// Places to which a tile may go now.
    pub open: Vec<u8>,
    /// Places of rings that come later.
    pub later: Vec<u8>,
    /// Where each player's home will lie.
    pub homes: BySeat<u8>,
}

/// A player's hand of tiles: the backs for all, the faces for whoever may see them.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct HandView {
    /// Tiles with a blue back.
    pub blue: u32,
    /// Tiles with a red back.
    pub red: u32,
    /// The tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<Vec<SystemId>>,
}

/// Builds the view.
pub fn view(s: &State, placing: &TilePlacing, eyes: Eyes) -> TilePlacingView {
    let layout = layout(s.players.len()).expect("the kernel has checked the number of seats");
    let hand = |seat: Seat| {
        let hand = &placing.hands[seat];
        // The backs lie open on the table, and one can count what was dealt and placed.
        let lying = |color| count_of(hand.for_the_rules().iter().filter(|tile| back(**tile) == Some(color)));
        HandView { blue: lying(Back::Blue), red: lying(Back::Red), tiles: hand.known_by(eyes).map(<[SystemId]>::to_vec) }
    };
    let open = open_positions(s);
    TilePlacingView {
        hands: BySeat::new(s.players.len(), hand),
        drawn: placing.drawn,
        later: empty_positions(s).into_iter().filter(|position| !open.contains(position)).collect(),
        open,
        homes: layout.homes.iter().copied().collect(),
    }
}

/// What is left of the stacks is shuffled, each back by itself: which of the two a tile has lies open.
pub fn shuffle_stacks(placing: &mut TilePlacing, chance: &mut Chance<'_>) {
    for color in [Back::Blue, Back::Red] {
        let stack = placing.stacks.hidden_from_all().into_iter();
        deal_anew(stack.filter(|tile| back(**tile) == Some(color)).collect(), chance);
    }
}

/// Tiles these eyes do not know change places with others of the same back. Backs lie open, so a hand sorted by them says nothing.
pub fn twin(placing: &mut TilePlacing, eyes: Eyes, chance: &mut Chance<'_>) {
    for (_, hand) in placing.hands.iter_mut().filter(|(_, hand)| hand.known_by(eyes).is_none()) {
        hand.forget().sort_by_key(|tile| back(*tile) == Some(Back::Red));
    }
    for color in [Back::Blue, Back::Red] {
        let hidden = placing.hands.iter_mut().map(|(_, hand)| hand).chain([&mut placing.stacks]);
        let hidden = hidden.flat_map(|pile| pile.hidden_from(eyes));
        deal_anew(hidden.filter(|tile| back(**tile) == Some(color)).collect(), chance);
    }
    sort(&mut placing.hands);
}
