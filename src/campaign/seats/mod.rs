//! Seats: how a campaign is created, and who takes, offers and leaves its seats.

pub(in crate::campaign) mod arbiter;
pub(in crate::campaign) mod create;
pub(in crate::campaign) mod join;
pub(in crate::campaign) mod lobby;
pub(in crate::campaign) mod people;
pub(in crate::campaign) mod roles;
pub(in crate::campaign) mod seating;
