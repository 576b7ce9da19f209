//! The board before the start: the map of so many players, without what their Houses bring.

use super::view::SeenSector;
use super::{COLOURS, scene};
use crate::components::maps::{MapId, SectorCard};
use crate::galaxy::Force;
use crate::prelude::*;
use crate::setup::Options;
use sternpost_core::Rules as _;
use sternpost_show::FirstLook;

/// What is on the map of so many seats.
pub fn first_look(options: Options, seats: u8) -> Option<FirstLook> {
    if !crate::Voidfall::seats_for(&options).contains(&seats) {
        return None;
    }
    let map = MapId::of_seats(seats);
    let sectors = map.sectors(options.mode.is_against_the_void()).map(|card| (SectorId::of(card.at), sector(&card))).collect();
    let colours = BySeat::new(seats, |seat| COLOURS[usize::from(seat.0)].to_owned());
    Some(FirstLook { scene: scene::of_sectors(&sectors, map), colours })
}

fn sector(card: &SectorCard) -> SeenSector {
    SeenSector {
        kind: card.kind,
        population: card.population,
        is_corrupted: card.is_corrupted && card.population > 0,
        guilds: vec![],
        installations: vec![Installation::SectorDefense; usize::from(card.defenses)],
        printed: vec![],
        guild_slots: 3,
        installation_slots: 3,
        owner: card.seat.map(Seat),
        force: Force::default(),
        voidborn: card.voidborn,
        glory: if card.glory > 0 { vec![card.glory] } else { vec![] },
        bounties: card.bounties.into(),
        reclaims: card.reclaims.into(),
        fallen: None,
        upkeep: 0,
        harbingers: card.harbingers,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Mode;

    #[test]
    fn the_map_of_so_many_players_is_known_before_the_start() {
        let four = first_look(Options::default(), 4).expect("four play against each other");
        assert_eq!(four.scene.areas.len(), 29);
        assert_eq!(four.scene.areas.iter().filter(|area| area.owner == Some(Seat(3))).count(), 2, "a Home and an outpost");
        assert!(four.scene.edges.len() == 12 && four.scene.panels.is_empty());
    }

    #[test]
    fn nothing_is_shown_of_a_table_that_cannot_be() {
        assert_eq!(first_look(Options::default(), 1), None);
        assert_eq!(first_look(Options { mode: Mode::Expedition, ..Options::default() }, 2), None);
    }
}
