//! Time and seats in the log. The serialised names are for ever.

mod act;
mod seated;
mod terms;

pub use act::{MONTHS, TimeAct, Until, Why};
pub use seated::{PassedBy, SeatedAct};
pub use terms::{Day, Pace, PlayHours, Terms, Then, TimeOfDay, TimeOut, WhenOut, hours};
