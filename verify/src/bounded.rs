//! Bounds checks on positions in a file: each must hold what a table can, before any rule works with it.

use crate::file::Export;
use crate::report::{About, Report};
use serde_json::Value;
use sternpost_game::bounds::unbounded;
use sternpost_log::Body;

/// Reports each position, written into the log or kept beside it, that is more than any table holds. Whether there is none.
pub(crate) fn are_bounded(export: &Export, report: &mut Report) -> bool {
    let mut all = true;
    for entry in &export.entries {
        let Body::Rebased { snapshot, .. } = &entry.body else { continue };
        if let Some(why) = unbounded(snapshot) {
            report.wrong_at(About::Positions, entry.seq, format!("no table holds that: {why}"));
            all = false;
        }
    }
    for kept in &export.kept {
        let position = serde_json::from_str::<Value>(kept.position.get());
        if let Some(why) = position.ok().as_ref().and_then(unbounded) {
            report.wrong(About::File, format!("the position kept at entry {}: no table holds that: {why}", kept.kept));
            all = false;
        }
    }
    all
}
