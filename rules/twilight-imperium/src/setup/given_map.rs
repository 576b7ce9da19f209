//! A map that people bring: the numbers of its tiles in spiral order, as such maps are passed around, checked by what SETUP-6 asks
//! of a map that players place.
//!
//! The spiral begins above Mecatol Rex and goes round clockwise, ring by ring: the 36 positions of `components/maps.rs`. `0` is a
//! home, `-1` no tile; Mecatol Rex may stand before the first, as `18` or `{18}`.

use crate::components::{Back, Layout, MECATOL, SystemId, tile};
use crate::setup::drawn_map::{beside, may_touch};
use std::collections::BTreeMap;

/// The positions around Mecatol Rex.
const POSITIONS: usize = 36;
/// A string of 37 numbers needs a third of it.
pub const LONGEST: usize = 400;
/// More than so many things that are wrong are counted and not told.
const MOST_TOLD: usize = 12;

/// The tiles of a map: position and tile, without homes and Mecatol Rex.
///
/// # Errors
/// Everything that is wrong with it, a sentence each.
pub fn read(text: &str, layout: &Layout) -> Result<Vec<(u8, SystemId)>, Vec<String>> {
    let numbers = numbers(text).map_err(told)?;
    let mut wrong = vec![];
    let mut map = vec![];
    for (position, number) in (1..).zip(numbers) {
        match at(position, number, layout) {
            Ok(tile) => map.extend(tile.map(|tile| (position, tile))),
            Err(why) => wrong.push(why),
        }
    }
    wrong.extend(twice(&map));
    wrong.extend(touching(&map));
    // How many there are of a colour says nothing while some are wrong anyway.
    if wrong.is_empty() {
        wrong.extend(colours(&map, layout));
    }
    if wrong.is_empty() { Ok(map) } else { Err(told(wrong)) }
}

fn told(mut wrong: Vec<String>) -> Vec<String> {
    let more = wrong.len().saturating_sub(MOST_TOLD);
    wrong.truncate(MOST_TOLD);
    if more > 0 {
        wrong.push(format!("and {more} more"));
    }
    wrong
}

/// The numbers of the 36 positions.
fn numbers(text: &str) -> Result<Vec<i32>, Vec<String>> {
    if text.len() > LONGEST {
        return Err(vec![format!("SETUP-6: a map string has at most {LONGEST} characters, this one has {}", text.len())]);
    }
    let mut words: Vec<&str> = text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
    let braced = format!("{{{MECATOL}}}");
    let has_middle = words.first().is_some_and(|first| *first == braced || words.len() > POSITIONS && *first == MECATOL.to_string());
    if has_middle {
        words.remove(0);
    }
    let number = |(position, word): (usize, &&str)| {
        word.parse::<i32>().map_err(|_| format!("SETUP-6: `{word}` at position {} is not the number of a tile", position + 1))
    };
    let (numbers, wrong): (Vec<_>, Vec<_>) = words.iter().enumerate().map(number).partition(Result::is_ok);
    if !wrong.is_empty() {
        return Err(wrong.into_iter().filter_map(Result::err).collect());
    }
    if words.len() != POSITIONS {
        return Err(vec![format!("SETUP-6: a map string names the {POSITIONS} positions around Mecatol Rex, this one {}", words.len())]);
    }
    Ok(numbers.into_iter().filter_map(Result::ok).collect())
}

/// The tile at a position, if one lies there.
fn at(position: u8, number: i32, layout: &Layout) -> Result<Option<SystemId>, String> {
    let seats = layout.seats;
    if layout.homes.contains(&position) {
        let is_home = number == 0;
        let why = || format!("SETUP-6: position {position} is a home of {seats} players: it is 0, not {number}");
        return if is_home { Ok(None) } else { Err(why()) };
    }
    if layout.unused.contains(&position) {
        // Some write such places as they write homes.
        let is_empty = matches!(number, 0 | -1);
        let why = || format!("SETUP-6: position {position} stays empty with {seats} players: it is -1, not {number}");
        return if is_empty { Ok(None) } else { Err(why()) };
    }
    let known = u8::try_from(number).ok().map(SystemId).and_then(tile);
    match (known.map(|tile| tile.back), number) {
        (_, 0) => {
            Err(format!("SETUP-6: position {position} is no home of {seats} players; homes are the positions {}", list(layout.homes)))
        }
        (_, -1) => Err(format!("SETUP-6: position {position} needs a tile with {seats} players")),
        (None, _) => Err(format!("SETUP-6: there is no tile {number} (position {position})")),
        (Some(Back::Green), _) => Err(format!("SETUP-6: tile {number} at position {position} is a home system; homes are written as 0")),
        (Some(Back::Mecatol), _) => Err(format!("SETUP-6: Mecatol Rex ({number}) lies in the middle, not at position {position}")),
        (Some(Back::Blue | Back::Red), _) => Ok(known.map(|tile| tile.id)),
    }
}

fn list(positions: &[u8]) -> String {
    positions.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

/// Every tile is in the box once.
fn twice(map: &[(u8, SystemId)]) -> Vec<String> {
    let mut places: BTreeMap<SystemId, Vec<u8>> = BTreeMap::new();
    for (position, tile) in map {
        places.entry(*tile).or_default().push(*position);
    }
    let twice = places.iter().filter(|(_, positions)| positions.len() > 1);
    twice
        .map(|(tile, positions)| format!("SETUP-6: tile {tile} is in the box once and here at the positions {}", list(positions)))
        .collect()
}

/// SETUP-6f. RULING: a map that is whole can always be laid otherwise, so nothing excuses two that may not touch.
fn touching(map: &[(u8, SystemId)]) -> Vec<String> {
    let lies_at: BTreeMap<u8, SystemId> = map.iter().copied().collect();
    let clash = |(position, system): &(u8, SystemId)| {
        let later = beside(*position).filter(|next| next > position).filter_map(|next| Some((next, *lies_at.get(&next)?)));
        let clashing = later.filter(|(_, other)| !may_touch(*system, *other));
        clashing.map(|(next, other)| (*position, *system, next, other)).collect::<Vec<_>>()
    };
    let words = |(position, system, next, other): (u8, SystemId, u8, SystemId)| {
        let both = |tile: &dyn Fn(SystemId) -> bool| tile(system) && tile(other);
        let what =
            if both(&|system| tile(system).is_some_and(|tile| tile.anomaly.is_some())) { "anomalies" } else { "ends of the same wormhole" };
        format!("SETUP-6f: {system} at position {position} and {other} at position {next} are {what} side by side")
    };
    map.iter().flat_map(clash).map(words).collect()
}

/// SETUP-6b, SETUP-6c. RULING: as many of each colour as would be dealt, for a map is what players could have placed.
fn colours(map: &[(u8, SystemId)], layout: &Layout) -> Vec<String> {
    let is = |back: Back| move |system: &SystemId| tile(*system).is_some_and(|tile| tile.back == back);
    let count = |back: Back| map.iter().filter(|(_, system)| is(back)(system)).count();
    let (blue, red) =
        (usize::from(layout.seats * layout.blue_per_seat), usize::from(layout.seats * layout.red_per_seat + layout.red_beside_mecatol));
    let mut wrong = vec![];
    if (count(Back::Blue), count(Back::Red)) != (blue, red) {
        let (blue_here, red_here, seats) = (count(Back::Blue), count(Back::Red), layout.seats);
        wrong.push(format!("SETUP-6b: {seats} players are dealt {blue} blue and {red} red tiles; the map has {blue_here} and {red_here}"));
    }
    let has_red_beside_mecatol = map.iter().any(|(position, system)| *position <= 6 && is(Back::Red)(system));
    if layout.red_beside_mecatol > 0 && !has_red_beside_mecatol {
        wrong.push(format!("SETUP-6c: with {} players a red tile lies beside Mecatol Rex", layout.seats));
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::{layout, preset};

    /// The ready map as people would write it.
    fn ready(seats: u8) -> Vec<i32> {
        let layout = layout(seats).unwrap();
        let mut numbers = vec![-1; POSITIONS];
        for home in layout.homes {
            numbers[usize::from(*home) - 1] = 0;
        }
        for (position, system) in preset(seats).unwrap() {
            numbers[usize::from(*position) - 1] = i32::from(system.0);
        }
        numbers
    }

    fn text(numbers: &[i32]) -> String {
        numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(" ")
    }

    fn wrong(seats: u8, change: impl FnOnce(&mut Vec<i32>)) -> String {
        let mut numbers = ready(seats);
        change(&mut numbers);
        read(&text(&numbers), layout(seats).unwrap()).expect_err("something is wrong").join("\n")
    }

    #[test]
    fn setup_6_a_map_is_read_in_spiral_order_with_and_without_its_middle() {
        for seats in 3..=6 {
            let layout = layout(seats).unwrap();
            let numbers = text(&ready(seats));
            let preset = preset(seats).unwrap();
            assert_eq!(read(&numbers, layout).as_deref(), Ok(preset), "{seats} seats");
            for written in [format!("18 {numbers}"), format!("{{18}} {numbers}"), numbers.replace(' ', ",\n")] {
                assert_eq!(read(&written, layout).as_deref(), Ok(preset), "{seats} seats");
            }
        }
    }

    #[test]
    fn setup_6_places_without_a_tile_may_be_written_as_homes_are() {
        let numbers = text(&ready(3)).replace("-1", "0");
        assert_eq!(read(&numbers, layout(3).unwrap()).as_deref(), Ok(preset(3).unwrap()));
    }

    #[test]
    fn setup_6_tiles_that_are_not_in_the_box_or_twice_in_the_map_are_named() {
        assert!(wrong(6, |map| map[0] = 60).contains("there is no tile 60 (position 1)"));
        assert!(wrong(6, |map| map[0] = 300).contains("there is no tile 300"));
        assert!(wrong(6, |map| map[0] = -7).contains("there is no tile -7"));
        assert!(wrong(6, |map| map[0] = 18).contains("lies in the middle, not at position 1"));
        assert!(wrong(6, |map| map[0] = 5).contains("tile 5 at position 1 is a home system"));
        assert!(wrong(6, |map| map[0] = map[1]).contains("tile 20 is in the box once and here at the positions 1, 2"));
    }

    #[test]
    fn setup_6_homes_lie_where_the_layout_has_them() {
        assert!(wrong(6, |map| map[18] = 21).contains("position 19 is a home of 6 players: it is 0, not 21"));
        assert!(wrong(6, |map| map[0] = 0).contains("position 1 is no home of 6 players; homes are the positions 19, 22, 25, 28, 31, 34"));
        assert!(wrong(3, |map| map[18] = 29).contains("position 19 stays empty with 3 players"));
        assert!(wrong(6, |map| map[0] = -1).contains("position 1 needs a tile"));
    }

    #[test]
    fn setup_6_what_is_no_map_is_refused_with_the_reason() {
        let refused = |text: &str| read(text, layout(6).unwrap()).expect_err("this is no map").join("\n");
        assert!(refused("").contains("36 positions around Mecatol Rex, this one 0"));
        assert!(refused("1 2 3").contains("this one 3"));
        assert!(refused(&format!("{} 21", text(&ready(6)))).contains("this one 37"));
        assert!(refused("a map").contains("`a` at position 1 is not the number of a tile"));
        assert!(refused("99999999999999").contains("is not the number of a tile"));
        assert!(refused(&"a ".repeat(60)).contains("and 48 more"));
        assert!(refused(&"1 ".repeat(300)).contains("at most 400 characters"));
        assert!(refused("{18}").contains("this one 0"));
        assert!(refused("83A2 \u{e000}<b>").contains("`83A2`"));
    }

    #[test]
    fn setup_6b_as_many_tiles_of_a_colour_as_would_be_dealt() {
        // 21 is blue and in nobody's way; 49 is red and empty.
        let report = wrong(6, |map| map[0] = 21);
        assert_eq!(report, "SETUP-6b: 6 players are dealt 18 blue and 12 red tiles; the map has 19 and 11");
    }

    #[test]
    fn setup_6c_five_players_have_a_red_tile_beside_mecatol_rex() {
        let layout = layout(5).unwrap();
        let mut map = preset(5).unwrap().to_vec();
        assert_eq!(colours(&map, layout), Vec::<String>::new());
        // 43 and 45 beside Mecatol Rex change places with the blue 20 and 24 of the ring behind them.
        for (position, tile) in &mut map {
            match *position {
                2 => *tile = SystemId(20),
                6 => *tile = SystemId(24),
                8 => *tile = SystemId(43),
                9 => *tile = SystemId(45),
                _ => {}
            }
        }
        assert_eq!(colours(&map, layout), ["SETUP-6c: with 5 players a red tile lies beside Mecatol Rex"]);
    }

    #[test]
    fn setup_6f_what_may_not_touch_is_named_with_its_places() {
        // 41 and 42 are a rift and a nebula, 26 and 39 alpha wormholes.
        let swap_in = |map: &mut Vec<i32>, at: usize, number: i32| {
            let from = map.iter().position(|known| *known == number).expect("it is on the map");
            map.swap(at, from);
        };
        let anomalies = wrong(6, |map| {
            swap_in(map, 0, 41);
            swap_in(map, 1, 42);
        });
        assert!(anomalies.contains("SETUP-6f: 41 at position 1 and 42 at position 2 are anomalies side by side"), "{anomalies}");
        let wormholes = wrong(6, |map| {
            swap_in(map, 0, 26);
            swap_in(map, 1, 39);
        });
        assert!(
            wormholes.contains("SETUP-6f: 26 at position 1 and 39 at position 2 are ends of the same wormhole side by side"),
            "{wormholes}"
        );
    }
}
