//! What is in the box (VF-GEN-01), as tables: nothing here decides anything.

pub mod agendas;
pub mod alarms;
pub mod crises;
pub mod effects;
pub mod events;
pub mod focuses;
pub mod houses;
mod kinds;
pub mod maps;
mod prelude;
pub mod provenance;
mod stock;
pub mod technologies;
pub mod tokens;
pub mod tracks;
pub mod unplayed;

pub use kinds::{AgendaType, Fleet, Focus, Guild, House, Installation, Origin, Resource, TakeOverPart, Track};
pub use stock::Stock;
pub use technologies::TechnologyId;

/// VF-CYC-01: cycles of a game.
pub const CYCLES: u8 = 3;
/// VF-FL-01: fleet powers of a player.
pub const FORCE: u8 = 14;
/// VF-RES-03: the most of one resource in stock.
pub const MOST_OF_A_RESOURCE: u8 = 15;
/// VF-POP-03: the highest population.
pub const MOST_POPULATION: u8 = 6;
/// VF-PROD-01: the highest level of production.
pub const MOST_LEVEL: u8 = 13;
/// VF-PROD-09: what is gained for producing more than fits.
pub const OVERPRODUCTION: u8 = 3;
/// VF-EVA-11: what each point of upkeep costs that is not covered.
pub const UNPAID_UPKEEP: u8 = 3;
/// VF-TEC-04: technologies of a player, before and after a Fallen House.
pub const TECHNOLOGIES: usize = 5;
/// VF-MV-01: flights of a regroup.
pub const FLIGHTS: u8 = 5;
/// VF-CLEAN-01: fleet tokens that a sector keeps at the end of a turn.
pub const TOKENS_IN_A_SECTOR: u32 = 2;
/// VF-GLO-05: glory tokens that are kept at the end of a turn.
pub const GLORY_TOKENS: usize = 4;
/// VF-GLO-06: the best glory token.
pub const BEST_GLORY: u8 = 5;
/// The influence that everybody begins with.
pub const STARTING_INFLUENCE: u32 = 10;

/// VF-PROD-06: what a level of production yields; credits yield less.
#[must_use]
pub fn yield_of(resource: Resource, level: u8) -> u8 {
    const USUAL: [u8; 14] = [0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 8, 10, 12, 15];
    const CREDITS: [u8; 14] = [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8];
    let table = if resource == Resource::Credits { CREDITS } else { USUAL };
    table[usize::from(level.min(MOST_LEVEL))]
}
