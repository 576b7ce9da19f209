//! Dice and plastic: space cannon, space combat, invasion, hits (LRR 18, 20, 25, 63, 66, 87, 89).

pub mod bombardment;
pub mod combat_rolls;
pub mod dice;
pub mod ground_combat;
pub mod hits;
pub mod invasion;
pub mod joining;
pub mod landing_fighters;
pub mod odds;
#[cfg(test)]
pub mod odds_tests;
pub mod outlook;
pub mod retreat;
pub mod space_cannon;
pub mod space_combat;
pub mod stalemate;
