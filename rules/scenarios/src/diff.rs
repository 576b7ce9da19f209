//! Where two JSON values part: for failures somebody has to read.

use serde_json::Value;

/// The JSON pointer of the first difference, with both sides (`null` where one has nothing); `None` if they are equal.
#[must_use]
pub fn first_difference(left: &Value, right: &Value) -> Option<(String, Value, Value)> {
    let mut at = String::new();
    differ(left, right, &mut at).map(|(l, r)| (at, l, r))
}

/// [`first_difference`] of two JSON texts, in words.
#[must_use]
pub fn explain(left: &str, right: &str) -> String {
    let read = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_else(|_| Value::String(text.to_owned()));
    match first_difference(&read(left), &read(right)) {
        Some((at, l, r)) => format!("at `{at}`: {} against {}", short(&l), short(&r)),
        None if left == right => "no difference".to_owned(),
        None => "the same values, written differently".to_owned(),
    }
}

/// A value as one line of bearable length.
#[must_use]
pub fn short(value: &Value) -> String {
    let text = value.to_string();
    if text.chars().count() <= 300 {
        return text;
    }
    format!("{}…", text.chars().take(300).collect::<String>())
}

fn differ(left: &Value, right: &Value, at: &mut String) -> Option<(Value, Value)> {
    let length = at.len();
    match (left, right) {
        (Value::Object(l), Value::Object(r)) => {
            for key in l.keys().chain(r.keys().filter(|key| !l.contains_key(*key))) {
                at.push('/');
                at.push_str(&key.replace('~', "~0").replace('/', "~1"));
                let found = match (l.get(key), r.get(key)) {
                    (Some(l), Some(r)) => differ(l, r, at),
                    (l, r) => Some((l.cloned().unwrap_or_default(), r.cloned().unwrap_or_default())),
                };
                if found.is_some() {
                    return found;
                }
                at.truncate(length);
            }
            None
        }
        (Value::Array(l), Value::Array(r)) => {
            for i in 0..l.len().max(r.len()) {
                at.push_str(&format!("/{i}"));
                let found = match (l.get(i), r.get(i)) {
                    (Some(l), Some(r)) => differ(l, r, at),
                    (l, r) => Some((l.cloned().unwrap_or_default(), r.cloned().unwrap_or_default())),
                };
                if found.is_some() {
                    return found;
                }
                at.truncate(length);
            }
            None
        }
        (l, r) => (l != r).then(|| (l.clone(), r.clone())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_first_difference_is_named_by_its_pointer() {
        let left = json!({"a": [1, {"b/c": 2}], "z": 1});
        assert_eq!(first_difference(&left, &left), None);
        let right = json!({"a": [1, {"b/c": 3}], "z": 2});
        assert_eq!(first_difference(&left, &right), Some(("/a/1/b~1c".to_owned(), json!(2), json!(3))));
        assert_eq!(first_difference(&json!([1]), &json!([1, 2])), Some(("/1".to_owned(), Value::Null, json!(2))));
        assert_eq!(first_difference(&json!({}), &json!({"x": 1})), Some(("/x".to_owned(), Value::Null, json!(1))));
    }
}
