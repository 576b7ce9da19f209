//! Seats: how a campaign is created, and who takes, offers and leaves its seats.

pub(crate) mod arbiter;
pub(crate) mod create;
pub(crate) mod join;
pub(crate) mod lobby;
pub(crate) mod people;
pub(crate) mod roles;
pub(crate) mod seating;
