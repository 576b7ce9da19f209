//! The past: what happened, as far as somebody may read it, and whole campaigns as files.

pub(in crate::campaign) mod chronicle;
pub(in crate::campaign) mod chronicle_search;
pub(in crate::campaign) mod delayed_view;
pub(in crate::campaign) mod explanation;
pub(in crate::campaign) mod export;
pub(in crate::campaign) mod export_extras;
pub(in crate::campaign) mod finish;
pub(in crate::campaign) mod history;
pub(in crate::campaign) mod import;
pub(in crate::campaign) mod lines_left;
pub(in crate::campaign) mod positions;
pub(in crate::campaign) mod readable;
pub(in crate::campaign) mod rounds;
