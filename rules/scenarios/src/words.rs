//! Why a part of a file cannot be read: where it is, and what was meant.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// So many names are listed when none is near.
const LISTED: usize = 12;

/// Reads a value.
///
/// # Errors
/// The path inside the value and what is wrong there.
pub(crate) fn at_path<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_path_to_error::deserialize(value).map_err(|e| {
        let path = e.path().to_string();
        let why = meant(&e.inner().to_string());
        if path == "." { why } else { format!("{}: {why}", path.replace('[', ".").replace(']', "")) }
    })
}

/// The words of an error, with the name that was probably meant in place of all that are possible.
pub(crate) fn meant(error: &str) -> String {
    let unknown = |kind: &str| {
        let start = error.find(kind)?;
        let (word, rest) = error[start + kind.len()..].split_once('`')?;
        Some((&error[..start], word, rest))
    };
    let (before, said, word, rest) = match (unknown("unknown variant `"), unknown("unknown field `")) {
        (Some((before, word, rest)), _) => (before, format!("there is no `{word}` here"), word, rest),
        (None, Some((before, word, rest))) => (before, format!("unknown field `{word}`"), word, rest),
        (None, None) => return error.to_owned(),
    };
    let Some((_, list)) = rest.split_once("expected") else { return error.to_owned() };
    // Names stand between backticks: every second part.
    let names: Vec<&str> = list.split('`').skip(1).step_by(2).collect();
    let near = names.iter().copied().map(|name| (strsim::osa_distance(word, name), name)).min();
    match near {
        Some((distance, name)) if distance <= 1 + word.chars().count() / 3 => format!("{before}{said}; did you mean `{name}`?"),
        Some(_) if names.len() <= LISTED => format!("{before}{said}; there are {}", names.join(", ")),
        Some(_) => format!("{before}{said}; there are {}, … ({} in all)", names[..LISTED].join(", "), names.len()),
        None => format!("{before}{said}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_that_was_meant_is_named_and_a_long_list_is_cut() {
        let all = [
            ("unknown variant `sabotge`, expected one of `parley`, `sabotage`", "there is no `sabotge` here; did you mean `sabotage`?"),
            ("unknown variant `x`, expected `levy`", "there is no `x` here; there are levy"),
            ("a.b: unknown field `viw`, expected `asked` or `view`", "a.b: unknown field `viw`; did you mean `view`?"),
            ("unknown field `x`, there are no fields", "unknown field `x`, there are no fields"),
            ("invalid type: null", "invalid type: null"),
        ];
        for (error, words) in all {
            assert_eq!(meant(error), words);
        }
        let many: Vec<String> = (0..40).map(|n| format!("`card-number-{n}`")).collect();
        let cut = meant(&format!("unknown variant `x`, expected one of {}", many.join(", ")));
        assert!(cut.ends_with("card-number-11, … (40 in all)"), "{cut}");
    }
}
