//! What a table does about its own past, as the log has it: disputes and rulings, motions and votes, and what chance gives after a rewind. The
//! serialised names are for ever.
//!
//! These entries stand outside the line that a rewind moves: a ruling that leads back is not left behind by it.

mod act;
mod cases;
mod correction;
mod docket;
mod draws;
mod rewinds;
mod unfit;

pub use act::{CourtAct, Motion, Outcome, Ruling};
pub use cases::{Appointment, Dispute, Proposal, Said, Statement, Verdict};
pub use correction::corrected;
pub use docket::{Court, MOST_TEXT};
pub use draws::{Again, Draws};
pub use rewinds::Rewind;
pub use unfit::Unfit;
