//! The table as data: kept, given by hand, checked, told apart.

pub mod defects;
pub mod given;
pub mod state;
pub mod twin;
pub mod underway;
