//! A correction as lines: `path = new value`, each of them checked against what stands there now, so that nothing is overwritten unseen.

use serde_json::{Value, json};

/// Lines a correction may have.
const MOST_LINES: usize = 50;

/// Why lines are no correction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wrong {
    /// There is none, or there are too many.
    Count,
    /// A line names no path of the position.
    Path(String),
    /// What stands behind the equals sign is no value.
    Value(String),
    /// It stands there already.
    Same(String),
}

/// A change: its path, what stands there, what is to stand there.
pub(super) type Change = (String, String, String);

/// A position as lines, each a path (RFC 6901) and a plain value.
pub(super) fn leaves(position: &Value) -> Vec<(String, String)> {
    let mut found = vec![];
    collect(String::new(), position, &mut found);
    found
}

/// The same for who rules: what has changed since the disputed entry, which is theirs to see, is named and not shown. `hidden` stands in its place.
pub(super) fn leaves_as_disputed(position: &Value, disputed: Option<&Value>, hidden: &str) -> Vec<(String, String)> {
    let mut found = leaves(position);
    if let Some(disputed) = disputed {
        for (path, value) in &mut found {
            if disputed.pointer(path) != position.pointer(path) {
                hidden.clone_into(value);
            }
        }
    }
    found
}

fn collect(path: String, value: &Value, found: &mut Vec<(String, String)>) {
    match value {
        Value::Object(members) if !members.is_empty() => {
            for (name, member) in members {
                collect(format!("{path}/{}", name.replace('~', "~0").replace('/', "~1")), member, found);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            for (at, item) in items.iter().enumerate() {
                collect(format!("{path}/{at}"), item, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => {
            found.push((path, value.to_string()));
        }
    }
}

/// The correction that lines make of a position, as a JSON Patch, and each change.
pub(super) fn patch_of(position: &Value, typed: &str) -> Result<(Value, Vec<Change>), Wrong> {
    let lines: Vec<&str> = typed.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.is_empty() || lines.len() > MOST_LINES {
        return Err(Wrong::Count);
    }
    let (mut patch, mut changes) = (vec![], vec![]);
    for line in lines {
        let (path, old, said) = split(position, line).ok_or_else(|| Wrong::Path(line.to_owned()))?;
        let new = match (serde_json::from_str::<Value>(said), old) {
            (Ok(new), _) => new,
            // Where words stand, words need no quotes.
            (Err(_), Value::String(_)) if !said.is_empty() => Value::String(said.to_owned()),
            (Err(_), _) => return Err(Wrong::Value(line.to_owned())),
        };
        if new == *old {
            return Err(Wrong::Same(line.to_owned()));
        }
        changes.push((path.to_owned(), old.to_string(), new.to_string()));
        patch.push(json!({ "op": "test", "path": path, "value": old }));
        patch.push(json!({ "op": "replace", "path": path, "value": new }));
    }
    Ok((Value::Array(patch), changes))
}

/// A line's path, what stands there, and what is to; names may hold equals signs.
fn split<'l, 'p>(position: &'p Value, line: &'l str) -> Option<(&'l str, &'p Value, &'l str)> {
    line.match_indices('=').find_map(|(at, _)| {
        let path = line[..at].trim_end();
        // The position as a whole is none of its parts.
        let there = position.pointer(path).filter(|_| path.starts_with('/'))?;
        Some((path, there, line[at + 1..].trim()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_log::court::corrected;

    fn position() -> Value {
        json!({ "seats": [{ "goods": 3, "hand": [] }, { "goods": 5 }], "phase": "action", "a/b": { "x = y": true } })
    }

    #[test]
    fn a_position_is_lines_that_lead_back_into_it() {
        let found = leaves(&position());
        assert!(found.contains(&("/seats/0/goods".to_owned(), "3".to_owned())), "{found:?}");
        assert!(found.contains(&("/seats/0/hand".to_owned(), "[]".to_owned())));
        for (path, value) in found {
            assert_eq!(position().pointer(&path).unwrap().to_string(), value, "{path}");
        }
    }

    #[test]
    fn what_has_changed_since_the_disputed_entry_is_not_shown() {
        let then = json!({ "seats": [{ "goods": 3, "hand": ["sabotage"] }, { "goods": 5 }], "phase": "action" });
        let shown = leaves_as_disputed(&position(), Some(&then), "…");
        let value = |path: &str| shown.iter().find(|(found, _)| found == path).map(|(_, value)| value.as_str());
        assert_eq!((value("/seats/0/goods"), value("/phase")), (Some("3"), Some("\"action\"")));
        assert_eq!((value("/seats/0/hand"), value("/a~1b/x = y")), (Some("…"), Some("…")), "an empty hand tells something too");
        assert_eq!(leaves_as_disputed(&position(), None, "…"), leaves(&position()));
    }

    #[test]
    fn lines_become_a_patch_that_tests_before_it_replaces() {
        let (patch, changes) = patch_of(&position(), " /seats/0/goods = 4\n\n/phase = status\n/a~1b/x = y = false ").unwrap();
        assert_eq!(changes[1], ("/phase".to_owned(), "\"action\"".to_owned(), "\"status\"".to_owned()));
        let after = corrected(position(), &patch).unwrap();
        assert_eq!((&after["seats"][0]["goods"], &after["phase"], &after["a/b"]["x = y"]), (&json!(4), &json!("status"), &json!(false)));
        let moved_on = json!({ "seats": [{ "goods": 2, "hand": [] }, { "goods": 5 }], "phase": "action", "a/b": { "x = y": true } });
        assert!(corrected(moved_on, &patch).is_err(), "what stands otherwise by now is not overwritten");
    }

    #[test]
    fn lines_that_correct_nothing_are_named() {
        let wrong = |typed: &str| patch_of(&position(), typed).unwrap_err();
        assert_eq!(wrong(" \n"), Wrong::Count);
        assert_eq!(wrong(&"/phase = a\n".repeat(51)), Wrong::Count);
        assert_eq!(wrong("/seats/2/goods = 1"), Wrong::Path("/seats/2/goods = 1".to_owned()));
        assert_eq!(wrong("phase = 1"), Wrong::Path("phase = 1".to_owned()));
        assert_eq!(wrong(" = 1"), Wrong::Path("= 1".to_owned()));
        assert_eq!(wrong("/seats/0/goods = many"), Wrong::Value("/seats/0/goods = many".to_owned()));
        assert_eq!(wrong("/seats/0/goods = 3"), Wrong::Same("/seats/0/goods = 3".to_owned()));
    }
}
