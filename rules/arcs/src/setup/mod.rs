//! Before the first chapter: what is decided, and how the table is laid (ARCS-SETUP).

pub mod drafting;
pub mod laying_out;
pub mod options;
