//! Seats: how a campaign is created, and who takes, offers and leaves its seats.

pub mod arbiter;
pub mod create;
pub mod join;
pub mod lobby;
pub mod people;
pub mod roles;
pub mod seating;
