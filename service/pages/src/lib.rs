//! The pages: the content of each one as plain data with every word in it, and its template.
//!
//! Models know no store and no game; handlers fill them. Their templates lie in `templates/page/`, the service's own words in
//! the crate of words, style and script in `assets/`. Every page works without its script.

pub mod anytime;
pub mod assets;
pub mod board_look;
pub mod campaign;
pub mod choice;
pub mod compare;
pub mod course;
pub mod court;
pub mod court_words;
pub mod differences;
pub mod door;
pub mod folds;
pub mod form;
pub mod host;
pub mod layout;
pub mod letters;
pub mod linked;
pub mod lobby;
pub mod look_back;
pub mod mailed;
pub mod options;
pub mod orders;
pub mod plot;
pub mod postbox;
pub mod promises;
pub mod reference;
pub mod refused;
pub mod roles;
pub mod seats;
pub mod sessions;
pub mod sheet;
pub mod since;
pub mod standing;
pub mod state;
pub mod talk;
pub mod time;
pub mod told;
pub mod turn;
pub mod what_if;
pub mod why;
pub mod windows;

// Templates name messages.
use sternpost_words::say;
