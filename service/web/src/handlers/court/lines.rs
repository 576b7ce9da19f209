//! The text format of a correction: lines `path = new value`, each of them checked against what stands there now, so that nothing is overwritten
//! unseen.

use serde_json::{Value, json};
use sternpost_table::court::Unseen;

/// Lines a correction may have.
const MOST_LINES: usize = 50;

/// The error of reading lines as a correction.
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
    /// A line names what is hidden and has changed since the disputed entry.
    Unseen(String),
}

/// A change: its path, what stands there, what is to stand there.
pub(super) type Change = (String, String, String);

/// A position as lines, each a path (RFC 6901) and a plain value.
pub(super) fn leaves(position: &Value) -> Vec<(String, String)> {
    let mut found = vec![];
    collect(String::new(), position, &mut found);
    found
}

/// The same for who rules: what is not theirs to see is named and not shown. `changed` stands in its place, once for all that lies hidden there.
pub(super) fn leaves_seen(position: &Value, unseen: &Unseen, changed: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = vec![];
    for (path, value) in leaves(position) {
        match unseen.hiding(&path) {
            None => found.push((path, value)),
            Some(place) if found.last().is_some_and(|(last, _)| last == place) => {}
            Some(place) => found.push((place.to_owned(), changed.to_owned())),
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

/// The correction that lines make of a position, as a JSON Patch, and each change. What is not for who rules to see answers nothing, not even whether
/// it is there.
pub(super) fn patch_of(position: &Value, unseen: &Unseen, typed: &str) -> Result<(Value, Vec<Change>), Wrong> {
    let lines: Vec<&str> = typed.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.is_empty() || lines.len() > MOST_LINES {
        return Err(Wrong::Count);
    }
    let (mut patch, mut changes) = (vec![], vec![]);
    for line in lines {
        if line.match_indices('=').any(|(at, _)| unseen.is_touched_by(line[..at].trim_end())) {
            return Err(Wrong::Unseen(line.to_owned()));
        }
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

    fn with_hands(hands: [&[&str]; 2]) -> Value {
        let seat = |cards: &&[&str]| json!({ "goods": cards.len(), "hand": { "known-to": [0], "value": cards } });
        json!({ "seats": hands.iter().map(seat).collect::<Vec<_>>(), "phase": "action" })
    }

    #[test]
    fn what_is_hidden_and_has_changed_since_the_disputed_entry_is_not_shown() {
        let (now, then) = (with_hands([&["sabotage"], &["plague", "tekklar"]]), with_hands([&["sabotage"], &["plague"]]));
        let shown = leaves_seen(&now, &Unseen::of(&now, Some(&then)), "…");
        let of =
            |start: &str| shown.iter().filter(|(path, _)| path.starts_with(start)).map(|(_, value)| value.as_str()).collect::<Vec<_>>();
        assert_eq!(of("/seats/0/hand"), ["0", "\"sabotage\""], "it was there to be seen");
        assert_eq!(of("/seats/1/hand"), ["…"], "neither the cards nor how many");
        assert_eq!((of("/seats/1/goods"), of("/phase")), (vec!["2"], vec!["\"action\""]), "everybody sees that");
        let blind = leaves_seen(&now, &Unseen::of(&now, None), "…");
        assert_eq!(blind.iter().filter(|(_, value)| value == "…").count(), 2, "what nobody can compare is hidden: {blind:?}");
    }

    #[test]
    fn a_line_on_what_is_hidden_answers_the_same_whatever_is_there() {
        let (now, then) = (with_hands([&["sabotage"], &["plague"]]), with_hands([&["sabotage"], &[]]));
        let unseen = Unseen::of(&now, Some(&then));
        let all =
            ["/hand/value/0 = plague", "/hand/value/0 = tekklar", "/hand/value/7 = plague", "/hand = {}", " = {}", "/hand/value/0 = a = b"];
        for line in all.map(|line| format!("/seats/1{line}")) {
            assert_eq!(patch_of(&now, &unseen, &line).unwrap_err(), Wrong::Unseen(line.clone()));
        }
        assert!(patch_of(&now, &unseen, "/seats/0/hand/value/0 = tekklar\n/seats/1/goods = 4").is_ok());
    }

    #[test]
    fn lines_become_a_patch_that_tests_before_it_replaces() {
        let (patch, changes) =
            patch_of(&position(), &Unseen::default(), " /seats/0/goods = 4\n\n/phase = status\n/a~1b/x = y = false ").unwrap();
        assert_eq!(changes[1], ("/phase".to_owned(), "\"action\"".to_owned(), "\"status\"".to_owned()));
        let after = corrected(position(), &patch).unwrap();
        assert_eq!((&after["seats"][0]["goods"], &after["phase"], &after["a/b"]["x = y"]), (&json!(4), &json!("status"), &json!(false)));
        let moved_on = json!({ "seats": [{ "goods": 2, "hand": [] }, { "goods": 5 }], "phase": "action", "a/b": { "x = y": true } });
        assert!(corrected(moved_on, &patch).is_err(), "what stands otherwise by now is not overwritten");
    }

    #[test]
    fn lines_that_correct_nothing_are_named() {
        let wrong = |typed: &str| patch_of(&position(), &Unseen::default(), typed).unwrap_err();
        assert_eq!(wrong(" \n"), Wrong::Count);
        assert_eq!(wrong(&"/phase = a\n".repeat(51)), Wrong::Count);
        assert_eq!(wrong("/seats/2/goods = 1"), Wrong::Path("/seats/2/goods = 1".to_owned()));
        assert_eq!(wrong("phase = 1"), Wrong::Path("phase = 1".to_owned()));
        assert_eq!(wrong(" = 1"), Wrong::Path("= 1".to_owned()));
        assert_eq!(wrong("/seats/0/goods = many"), Wrong::Value("/seats/0/goods = many".to_owned()));
        assert_eq!(wrong("/seats/0/goods = 3"), Wrong::Same("/seats/0/goods = 3".to_owned()));
    }
}
