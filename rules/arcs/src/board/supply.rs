//! ARCS-GLOSS-20, ARCS-FINE-05: what is left of everything, counted from the table.

use crate::components::player_board::{self, AGENTS, CARD_SLOT, CITIES, SHIPS, STARPORTS, bonus};
use crate::components::resources::TOKENS_OF_EACH;
use crate::position::state::{Outrage, Trophies};
use crate::prelude::*;

/// Of so many in the box, how many are used; more than there are is a defect and counts as none left.
fn left(total: u8, used: usize) -> u8 {
    usize::from(total).checked_sub(used).map_or(0, |left| u8::try_from(left).expect("no more than the total"))
}

fn in_boxes(s: &State, seat: Seat, what: impl Fn(Trophies) -> u8) -> usize {
    s.players.iter().map(|(_, player)| usize::from(what(player.trophies[seat]))).sum()
}

fn built(s: &State, seat: Seat, kind: BuildingKind) -> usize {
    s.buildings().filter(|(_, _, building)| building.owner == seat && building.kind == kind).count()
}

/// How many pieces of each kind a seat has away from its supply: ships, cities, starports, agents.
pub fn used(s: &State, seat: Seat) -> [(u8, usize); 4] {
    let ships = s.systems.values().map(|system| usize::from(system.ships[seat].count())).sum::<usize>();
    let on_court: usize = s.court.row.iter().flatten().map(|place| usize::from(place.agents[seat])).sum();
    let captive: usize = s.players.iter().map(|(_, player)| usize::from(player.captives[seat])).sum();
    let outraged = s.players[seat].outrage.values().filter(|mark| **mark == Outrage::Agent).count();
    [
        (SHIPS, ships + in_boxes(s, seat, |box_| box_.ships)),
        (CITIES, built(s, seat, BuildingKind::City) + in_boxes(s, seat, |box_| box_.cities)),
        (STARPORTS, built(s, seat, BuildingKind::Starport) + in_boxes(s, seat, |box_| box_.starports)),
        (AGENTS, on_court + captive + outraged + in_boxes(s, seat, |box_| box_.agents)),
    ]
}

fn of_kind(s: &State, seat: Seat, kind: usize) -> u8 {
    let (total, used) = used(s, seat)[kind];
    left(total, used)
}

/// Ships in a seat's supply.
pub fn ships(s: &State, seat: Seat) -> u8 {
    of_kind(s, seat, 0)
}

/// Cities lying on a seat's board.
pub fn cities(s: &State, seat: Seat) -> u8 {
    of_kind(s, seat, 1)
}

/// Starports in a seat's supply.
pub fn starports(s: &State, seat: Seat) -> u8 {
    of_kind(s, seat, 2)
}

/// Agents in a seat's supply.
pub fn agents(s: &State, seat: Seat) -> u8 {
    of_kind(s, seat, 3)
}

/// Token slots that are open on a seat's board (ARCS-RES-14).
pub fn slots(s: &State, seat: Seat) -> usize {
    player_board::open_slots(cities(s, seat))
}

/// The places of all token slots that a seat can use: those of the board from the left, then that of a card.
pub fn open_slots(s: &State, seat: Seat) -> Vec<usize> {
    (0..slots(s, seat)).chain(modifiers::has_slot(s, seat).then_some(CARD_SLOT)).collect()
}

/// The Power more that a sole first place brings a seat (ARCS-SCORE-10).
pub fn city_bonus(s: &State, seat: Seat) -> u8 {
    bonus(cities(s, seat))
}

/// Tokens of a resource that are away from the supply.
pub fn tokens_used(s: &State, resource: Resource) -> usize {
    let held: usize = s.players.iter().map(|(_, player)| usize::from(player.tokens(resource))).sum();
    // ARCS-PREL-03: what was spent comes back at the end of the Prelude
    let spent = s.turn.iter().flat_map(|turn| &turn.spent).filter(|token| **token == resource).count();
    held + spent + usize::from(s.phantom.get(&resource).copied().unwrap_or(0))
}

/// Tokens of a resource in the common supply, wherever that lies.
pub fn tokens(s: &State, resource: Resource) -> u8 {
    left(TOKENS_OF_EACH, tokens_used(s, resource))
}

/// ARCS-GUILD-01: icons of a resource that a seat has on tokens and Guild cards.
pub fn icons(s: &State, seat: Seat, resource: Resource) -> u8 {
    let cards = s.players[seat].guild.iter().filter(|card| card.suit() == Some(resource)).count();
    s.players[seat].tokens(resource) + u8::try_from(cards).expect("a deck is small") + modifiers::supply_held(s, seat, resource)
}
