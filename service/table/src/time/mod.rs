//! Time: until when a question waits, what people do about it, and who acts when nobody does.

pub mod flood;
pub mod outlook;
pub(crate) mod pace;
pub mod pace_acts;
pub(crate) mod pace_keeper;
pub(crate) mod stalled;
