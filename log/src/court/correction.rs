//! Corrections of a position: a JSON Patch on what is stored of it.

use json_patch::{Patch, PatchOperation};
use serde_json::Value;

/// Changes of one correction.
const MOST_CHANGES: usize = 1_000;
/// How deep in a position something can be changed.
const DEEPEST: usize = 64;

/// A position with what a ruling changes about it. What a patch can make of a position is bounded by what stands in the patch: one that copies what is
/// there would double it with every line, and one that goes ever deeper would be more than can be walked through again.
///
/// # Errors
/// In a sentence, if it is no JSON Patch (RFC 6902), copies or moves something, is too long, or does not fit the position.
pub fn corrected(position: Value, patch: &Value) -> Result<Value, String> {
    if patch.as_array().is_some_and(|changes| changes.len() > MOST_CHANGES) {
        return Err(format!("a correction has {MOST_CHANGES} changes at most"));
    }
    let patch: Patch = serde_json::from_value(patch.clone()).map_err(|why| why.to_string())?;
    for change in &patch.0 {
        if matches!(change, PatchOperation::Copy(_) | PatchOperation::Move(_)) {
            return Err("a correction says what it puts where: it copies and moves nothing".to_owned());
        }
        if change.path().count() > DEEPEST {
            return Err("there is nothing so deep in a position".to_owned());
        }
    }
    let mut corrected = position;
    json_patch::patch(&mut corrected, &patch).map_err(|why| why.to_string())?;
    Ok(corrected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_correction_changes_what_it_says_or_is_refused_whole() {
        let position = json!({ "goods": [3, 5], "phase": "action" });
        let patch = json!([{ "op": "test", "path": "/goods/1", "value": 5 }, { "op": "replace", "path": "/goods/1", "value": 3 }]);
        assert_eq!(corrected(position.clone(), &patch), Ok(json!({ "goods": [3, 3], "phase": "action" })));
        for wrong in [
            json!([{ "op": "test", "path": "/goods/1", "value": 4 }]),
            json!([{ "op": "replace", "path": "/ships", "value": 4 }]),
            json!([{ "op": "conjure", "path": "/goods", "value": 4 }]),
            json!({ "goods": 1 }),
            json!("goods"),
            json!([{ "op": "move", "from": "/goods", "path": "/phase" }]),
            json!([{ "op": "add", "path": "/deep".repeat(DEEPEST + 1), "value": 1 }]),
            Value::Array(vec![json!({ "op": "test", "path": "/goods/1", "value": 5 }); MOST_CHANGES + 1]),
            // Forty such lines would fill any memory.
            Value::Array((0..40).map(|at| json!({ "op": "copy", "from": "", "path": format!("/{at}") })).collect()),
        ] {
            assert!(corrected(position.clone(), &wrong).is_err(), "{wrong}");
        }
    }
}
