//! Before the first round: options, seats, the map, full set-up (SETUP-1 to SETUP-12).

pub mod balance;
pub mod draft;
pub mod drafted_map;
pub mod drawn_map;
pub mod full_setup;
pub mod given_map;
pub mod options;
pub mod seating;
pub mod slicing;
pub mod tile_placing;
pub mod tile_stacks;
