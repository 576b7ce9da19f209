//! Playing: what a seat is asked, what it hands in, and what becomes of it.

pub(in crate::campaign) mod answer;
pub(in crate::campaign) mod bots;
pub(in crate::campaign) mod compose;
pub(in crate::campaign) mod deal_sheet;
pub(in crate::campaign) mod draft;
pub(in crate::campaign) mod filled;
pub(in crate::campaign) mod follow_ups;
pub(in crate::campaign) mod lay_out;
pub(in crate::campaign) mod orders;
pub(in crate::campaign) mod orders_given;
pub(in crate::campaign) mod passed;
pub(in crate::campaign) mod question_outcome;
pub(in crate::campaign) mod rebase;
pub(in crate::campaign) mod replies_ahead;
pub(in crate::campaign) mod sealed;
pub(in crate::campaign) mod start;
pub(in crate::campaign) mod take_back;
pub(in crate::campaign) mod turn;
pub(in crate::campaign) mod waivers;
pub(in crate::campaign) mod what_if;
