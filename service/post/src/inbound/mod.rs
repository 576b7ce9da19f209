//! Inbound mail: the ways in, the parsers, and the worker that has mail carried out.
//!
//! Mail is acknowledged to the one who brings it when it is durable, and only then. The sender is not believed: a mail counts for the seat whose key
//! it bears, and any answer goes to that seat.

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
