//! Time: until when a question waits, what people do about it, and who acts when nobody does.

pub mod flood;
pub(in crate::campaign) mod outlook;
pub(in crate::campaign) mod pace;
pub(in crate::campaign) mod pace_acts;
pub(in crate::campaign) mod pace_keeper;
pub(in crate::campaign) mod stalled;
