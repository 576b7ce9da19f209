//! A round: planning, operations, refresh (FS-QREF-01); who has won, who has left.

pub mod elimination;
pub mod ending;
pub mod operations;
pub mod planning;
pub mod refresh;
pub mod round;
