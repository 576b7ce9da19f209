//! Checks of the component tables: totals of the box, stat lines in use, ready maps, and wording.

mod maps;
mod printed;
mod totals;
mod units;
mod wording;
