//! Checks the export of a campaign, offline: that no entry is missing or changed, that each answer was one the rules allow, that every die came
//! from the secret, how the campaign ended, and what the letters in a mailbox have witnessed of it. It reports what it has proven, and what it
//! could not and why.
//!
//! No network, no clock: the verdict depends only on the files it is given. `docs/export.md` and `docs/fair-chance.md` describe what is checked.

mod bounded;
pub mod command;
mod file;
pub mod letters;
pub mod replay;
mod report;

pub use file::{Export, check, check_export, left_out, read};
pub use report::{About, Finding, Report, Verdict};
