//! What is printed on a player board: slots for cities and tokens (ARCS-RES-14), and what a player owns (ARCS-COMP-01).

/// Ships of a player.
pub const SHIPS: u8 = 15;
/// Cities of a player.
pub const CITIES: u8 = 5;
/// Starports of a player.
pub const STARPORTS: u8 = 5;
/// Agents of a player.
pub const AGENTS: u8 = 10;

/// Slots for tokens on the board, open or not.
pub const BOARD_SLOTS: usize = 6;

/// The slot behind them: it lies on a card, if a seat has one with a slot.
pub const CARD_SLOT: usize = BOARD_SLOTS;

/// All of them.
pub const SLOTS: usize = BOARD_SLOTS + 1;

/// The raid cost of each slot, from the left; that of the card comes last.
pub const RAID_COSTS: [u8; SLOTS] = [3, 1, 1, 2, 1, 3, 4];

/// ARCS-RES-14: how many slots, from the left, are open with so many cities lying on the board.
#[must_use]
pub fn open_slots(cities: u8) -> usize {
    match cities {
        5.. => 2,
        4 => 3,
        3 => 4,
        0..=2 => BOARD_SLOTS,
    }
}

/// ARCS-SCORE-10: the Power more for a sole first place with so many cities lying on the board.
#[must_use]
pub fn bonus(cities: u8) -> u8 {
    match cities {
        0 => 5,
        1 => 2,
        2.. => 0,
    }
}
