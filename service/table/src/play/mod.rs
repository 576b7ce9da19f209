//! Playing: what a seat is asked, what it hands in, and what becomes of it.

pub(crate) mod answer;
pub(crate) mod bots;
pub(crate) mod compose;
pub(crate) mod deal_sheet;
pub(crate) mod draft;
pub(crate) mod filled;
pub(crate) mod follow_ups;
pub(crate) mod lay_out;
pub(crate) mod orders;
pub(crate) mod orders_given;
pub(crate) mod passed;
pub(crate) mod question_outcome;
pub(crate) mod rebase;
pub(crate) mod record;
pub(crate) mod replies_ahead;
pub(crate) mod sealed;
pub(crate) mod start;
pub(crate) mod take_back;
pub(crate) mod turn;
pub(crate) mod waivers;
pub(crate) mod what_if;
