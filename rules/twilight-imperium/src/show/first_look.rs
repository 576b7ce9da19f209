//! The map before anybody has taken a place: what players agree to when they join (SETUP-6).

use crate::TwilightImperium;
use crate::board::galaxy::Galaxy;
use crate::components::{FactionId, SystemId, layout, preset};
use crate::setup::options::{Map, Options};
use crate::setup::{full_setup, given_map};
use crate::show::{scene, tile_scene, view};
use sternpost_core::{BySeat, Eyes, Seat};
use sternpost_show::{FirstLook, Shows as _};

/// The tiles and where each seat's home will lie; nothing if the map is not settled yet.
pub fn first_look(options: &Options, seats: u8) -> Option<FirstLook> {
    let layout = layout(seats)?;
    let tiles: Vec<(u8, SystemId)> = match options.map {
        Map::Preset => preset(seats)?.to_vec(),
        Map::Given => given_map::read(&options.map_string, layout).ok()?,
        Map::Drawn | Map::Placed | Map::Drafted => return None,
    };
    // Who plays what is not settled: the table is only borrowed to lay the tiles on.
    let galaxy: Galaxy = full_setup::galaxy_of(&tiles);
    let anybody = BySeat::new(seats, |seat: Seat| FactionId::ALL[usize::from(seat.0)]);
    let state = full_setup::empty_table(options.clone(), anybody, galaxy, Seat(0), vec![]);
    let mut scene = scene::tiles(&view::view(&state, Eyes::Spectator));
    for (seat, position) in (0..).map(Seat).zip(layout.homes) {
        tile_scene::add_position(&mut scene, *position, Some(seat), false);
    }
    Some(FirstLook { scene, colours: TwilightImperium::colours(&state) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn areas(options: &Options, seats: u8) -> Option<usize> {
        first_look(options, seats).map(|look| look.scene.areas.iter().filter(|area| area.parent.is_none()).count())
    }

    #[test]
    fn setup_6_a_map_that_is_settled_is_shown_with_its_homes() {
        // Mecatol Rex, a home for each seat and what lies between.
        assert_eq!((3..=6).map(|seats| areas(&Options::default(), seats)).collect::<Vec<_>>(), [28, 37, 37, 37].map(Some));
        assert_eq!(areas(&Options::default(), 7), None);
        let given = Options { map: Map::Given, map_string: "no map".to_owned(), ..Options::default() };
        assert_eq!(areas(&given, 6), None);
    }

    #[test]
    fn setup_6_a_map_that_is_not_settled_is_not_shown() {
        for map in [Map::Drawn, Map::Placed, Map::Drafted] {
            assert_eq!(areas(&Options { map, ..Options::default() }, 6), None);
        }
    }
}
