//! A cycle: preparation, focus phase, evaluation (VF-CYC-02).

pub mod cycle;
pub mod ending;
pub mod evaluation;
pub mod event;
pub mod skirmish;
pub mod turn;
