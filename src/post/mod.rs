//! Mail: letters, the outbox and the ways out; links.

pub mod letters;
pub mod links;
