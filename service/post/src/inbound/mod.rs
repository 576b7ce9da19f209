//! Mail that comes in: the ways in, what it says, and the worker that has it carried out.
//!
//! Whoever brings a mail is told that it was taken when it is durable, and only then. Who wrote it is not believed: a mail counts for the seat
//! whose key it bears, and whatever is answered goes to that seat.

mod absence;
pub mod address;
mod commands;
pub mod door;
pub mod listener;
pub mod maildir;
pub mod parse;
mod report;
mod session;
mod strip;
pub mod worker;
