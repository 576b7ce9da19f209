//! Corrections of a position: a JSON Patch on what is stored of it.

use json_patch::Patch;
use serde_json::Value;

/// A position with what a ruling changes about it.
///
/// # Errors
/// In a sentence, if it is no JSON Patch (RFC 6902), or does not fit the position.
pub fn corrected(position: Value, patch: &Value) -> Result<Value, String> {
    let patch: Patch = serde_json::from_value(patch.clone()).map_err(|why| why.to_string())?;
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
        ] {
            assert!(corrected(position.clone(), &wrong).is_err(), "{wrong}");
        }
    }
}
