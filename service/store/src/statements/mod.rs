//! The SQL statements, by subject, each declared once: its purpose, its parameters, its SQL, and how its rows are read.
//!
//! A query from outside is a method of [`Store`](super::Store); a statement that a commit writes takes the connection of its transaction. Where
//! both need a statement, a function makes it and both carry it out.

mod bookkeeping;
mod campaigns;
mod channels;
mod delivery;
mod devices;
mod drafts;
mod gathering;
mod inbound;
mod letter_links;
mod log;
mod orders;
pub(super) mod outbox;
mod people;
mod positions;
mod promises;
mod roles;
mod sealed;
mod seating;
mod seats;
mod sessions;
mod talk;
mod upkeep;
mod watches;
pub(super) mod writing;
