//! The past: what happened, as far as somebody may read it, and whole campaigns as files.

pub(crate) mod chronicle;
pub(crate) mod chronicle_search;
pub(crate) mod delayed_view;
pub(crate) mod explanation;
pub(crate) mod export;
pub(crate) mod export_extras;
pub(crate) mod finish;
pub(crate) mod history;
pub(crate) mod import;
pub(crate) mod lines_left;
pub(crate) mod positions;
pub(crate) mod readable;
