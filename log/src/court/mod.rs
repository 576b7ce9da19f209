//! The court in the log: a table's acts about its own past, which are disputes and rulings, motions and votes, and the chance after a rewind. The
//! serialised names are for ever.
//!
//! These entries stand outside the line that a rewind moves: a ruling that leads back is not left behind by it.

mod act;
mod admits;
mod cases;
mod correction;
mod docket;
mod draws;
mod place;
mod rewinds;
mod stops;
mod unfit;
mod voices;

pub use act::{CourtAct, Motion, Outcome, Ruling};
pub use cases::{Appointment, Dispute, Proposal, Said, Statement, Verdict};
pub use correction::corrected;
pub use docket::{Court, MOST_TEXT};
pub use draws::{Again, Draws};
pub use place::Place;
pub use rewinds::Rewind;
pub use stops::{MOST_DAYS_STOPPED, MOST_STOPS};
pub use unfit::Unfit;
pub use voices::CourtTerms;
