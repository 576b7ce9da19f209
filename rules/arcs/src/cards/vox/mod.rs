//! The Vox cards, a file for each: they work when they are secured (ARCS-SECURE-03).

pub mod call_to_action;
pub mod guild_struggle;
pub mod mass_uprising;
pub mod outrage_spreads;
pub mod populist_demands;
pub mod song_of_freedom;
