//! YAML without trusting it, as JSON.

use serde_json::{Map, Value};

/// No rules question needs more text.
const LARGEST: usize = 256 * 1024;
/// Nor more nesting.
const DEEPEST: usize = 64;
/// Nor more values, once aliases are spelt out.
const MOST_VALUES: usize = 50_000;

/// Reads a text.
///
/// # Errors
/// Why it cannot be read, or is not worth it.
pub(crate) fn read(text: &str) -> Result<Value, String> {
    if text.len() > LARGEST {
        return Err(format!("the file has {} bytes; {LARGEST} are enough for a rules question", text.len()));
    }
    // The parser takes time that grows with the square of the depth before it gives up; brackets in texts count too, and
    // nobody writes hundreds of those without closing them.
    if open_brackets(text) > 4 * DEEPEST {
        return Err("this is not a scenario: nested too deeply".to_owned());
    }
    let yaml: serde_norway::Value = serde_norway::from_str(text).map_err(|e| format!("this is not YAML: {e}"))?;
    plain(yaml, 0, &mut 0)
}

/// The deepest nesting, roughly.
fn open_brackets(text: &str) -> usize {
    let step = |(open, most): (usize, usize), byte| match byte {
        b'[' | b'{' => (open + 1, most.max(open + 1)),
        b']' | b'}' => (open.saturating_sub(1), most),
        _ => (open, most),
    };
    text.bytes().fold((0, 0), step).1
}

/// YAML as JSON: numbers as keys become text, tags and numbers that JSON does not have are refused.
fn plain(yaml: serde_norway::Value, depth: usize, count: &mut usize) -> Result<Value, String> {
    use serde_norway::Value as Yaml;
    *count += 1;
    if depth > DEEPEST || *count > MOST_VALUES {
        return Err("this is not a scenario: nested too deeply, or too much of it".to_owned());
    }
    Ok(match yaml {
        Yaml::Null => Value::Null,
        Yaml::Bool(yes) => Value::Bool(yes),
        Yaml::String(text) => Value::String(text),
        Yaml::Number(n) => match (n.as_i64(), n.as_u64()) {
            (Some(n), _) => Value::from(n),
            (None, Some(n)) => Value::from(n),
            (None, None) => return Err(format!("{n}: rules count in whole numbers")),
        },
        Yaml::Sequence(items) => Value::Array(items.into_iter().map(|item| plain(item, depth + 1, count)).collect::<Result<_, _>>()?),
        Yaml::Mapping(pairs) => {
            let mut object = Map::new();
            for (key, value) in pairs {
                let key = match plain(key, depth + 1, count)? {
                    Value::String(text) => text,
                    Value::Number(n) => n.to_string(),
                    other @ (Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_)) => {
                        return Err(format!("{other} cannot be a key"));
                    }
                };
                object.insert(key, plain(value, depth + 1, count)?);
            }
            Value::Object(object)
        }
        Yaml::Tagged(tagged) => return Err(format!("{}: scenarios have no tags", tagged.tag)),
    })
}
