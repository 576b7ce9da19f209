//! Chapters, rounds and turns (ARCS-LEAD to ARCS-INIT, ARCS-CHAP, ARCS-SCORE, ARCS-PREL).

pub mod chapter;
pub mod declaring;
pub mod round;
pub mod scoring;
pub mod spending;
pub mod turn;
