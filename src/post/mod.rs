//! Mail: letters, the outbox and the ways out; links.

pub mod letters;
pub mod links;
pub mod postbox;
pub mod smtp;
pub mod transport;
pub mod worker;
