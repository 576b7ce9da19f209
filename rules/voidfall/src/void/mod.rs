//! The Void as a co-operative or solo table plays against it: Crises, Alarms, Void Growth, Harbingers, Safe Havens (VF-CRI, VF-VG, VF-HB, VF-CBO, VF-SAN, VF-EXT).

pub mod alarm;
pub mod blows;
pub mod crises;
pub mod growth;
pub mod harbingers;
pub mod havens;
pub mod order;
pub mod setup;
pub mod together;
