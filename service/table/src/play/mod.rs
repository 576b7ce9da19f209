//! Playing: what a seat is asked, what it submits, and what that leads to.

pub mod answer;
pub(crate) mod bots;
pub mod compose;
pub mod deal_sheet;
pub mod draft;
pub mod filled;
pub(crate) mod follow_ups;
pub mod lay_out;
pub(crate) mod orders;
pub mod orders_given;
pub mod passed;
pub(crate) mod question_outcome;
pub(crate) mod rebase;
pub(crate) mod record;
pub(crate) mod replies_ahead;
pub(crate) mod sealed;
pub(crate) mod start;
pub mod take_back;
pub(crate) mod turn;
pub mod waivers;
pub mod what_if;
