//! The past: what happened, as far as the reader may know it, and whole campaigns as files.

pub mod chronicle;
pub mod chronicle_search;
pub(crate) mod delayed_view;
pub mod explanation;
pub mod export;
pub(crate) mod export_extras;
pub mod finish;
pub mod history;
pub mod import;
pub mod lines_left;
pub(crate) mod positions;
pub mod readable;
