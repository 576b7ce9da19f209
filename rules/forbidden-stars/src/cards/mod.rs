//! Cards: events, and what they do.

pub mod events;
