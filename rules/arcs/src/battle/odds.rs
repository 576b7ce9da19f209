//! What dice bring on average, and how likely they are to be intercepted: exact, from the faces of the dice, in whole numbers.

use super::dice;
use crate::cards::lore::galactic_rifles;
use crate::cards::modifiers::battle as modifiers;
use crate::components::dice::{Die, Symbols};
use crate::prelude::*;

/// Faces of a die.
const FACES: u64 = 6;

/// What as many dice of a kind as may be rolled bring, if no others are rolled.
pub struct Outlook {
    /// The kind.
    pub die: Die,
    /// How many there are.
    pub count: u32,
    /// What they show on average, in tenths.
    pub tenths: Symbols<u32>,
    /// How often of a hundred times they are intercepted.
    pub intercepted: u32,
    /// With how many hits.
    pub intercepting_ships: u8,
}

/// For each kind of dice that may be rolled.
pub fn of_collection(s: &State) -> Vec<Outlook> {
    let battle = s.battle();
    let intercepting_ships = s.system(battle.system).ships[battle.defender].fresh;
    let of = |die: Die| {
        let count = dice::most_of_a_kind(s);
        Outlook { die, count, tenths: average(die, count), intercepted: intercepted(s, die, count), intercepting_ships }
    };
    dice::kinds(s).into_iter().map(of).collect()
}

/// For the dice of a volley: no battle, so nothing intercepts.
pub fn of_rifles(s: &State, seat: Seat) -> Option<Outlook> {
    let count = galactic_rifles::most_dice(s, seat)?;
    Some(Outlook { die: Die::Skirmish, count, tenths: average(Die::Skirmish, count), intercepted: 0, intercepting_ships: 0 })
}

/// The symbols on so many dice, on average, in tenths.
fn average(die: Die, count: u32) -> Symbols<u32> {
    let total = die.faces().into_iter().fold(Symbols::default(), Symbols::and);
    // Rounded to the nearest: 10 tenths of `symbols` on six faces.
    total.map(|symbols| (10 * u32::from(symbols) * count + 3) / 6)
}

/// Of a hundred rolls, those with an intercept symbol that counts.
fn intercepted(s: &State, die: Die, count: u32) -> u32 {
    let with_symbol = die.faces().iter().filter(|face| face.intercept > 0).count() as u64;
    let without = FACES - with_symbol;
    let counts = |symbols: u32| modifiers::intercepts_among(s, u8::try_from(symbols).expect("there are six dice"), die == Die::Assault) > 0;
    let ways = |symbols: u32| choose(count, symbols) * with_symbol.pow(symbols) * without.pow(count - symbols);
    let (bad, all) = ((0..=count).filter(|symbols| counts(*symbols)).map(ways).sum::<u64>(), FACES.pow(count));
    u32::try_from((100 * bad + all / 2) / all).expect("at most a hundred")
}

/// The ways to choose some of several dice.
fn choose(of: u32, some: u32) -> u64 {
    (0..u64::from(some)).fold(1, |ways, taken| ways * (u64::from(of) - taken) / (taken + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn averages_are_rounded_to_tenths() {
        // Seven hits and three self-hits on the six faces of an assault die.
        assert_eq!((average(Die::Assault, 1).hit, average(Die::Assault, 4).hit, average(Die::Assault, 4).own), (12, 47, 20));
        assert_eq!((average(Die::Skirmish, 3).hit, average(Die::Raid, 6).key), (15, 40));
    }

    #[test]
    fn dice_are_chosen_without_order() {
        assert_eq!((choose(6, 0), choose(6, 2), choose(6, 6), choose(1, 1)), (1, 15, 1, 1));
    }
}
