//! The position of a campaign: as it is kept, given by hand, checked, and told from one that looks the same.

pub mod defects;
pub mod given;
pub mod given_cards;
pub mod laying_out;
pub mod player;
pub mod printing;
pub mod state;
pub mod touched;
pub mod twin;
pub mod underway;
