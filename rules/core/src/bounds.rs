//! What a position can hold at most, whatever its game: looked at where a position comes from outside, before any rule works with it.
//!
//! What a game's own components allow is [`Rules::defects`](crate::Rules::defects); its sums would run over with numbers that no table knows. What rules may do
//! for one submission is bounded by [`Chance`](crate::Chance), which passes everywhere.

use serde_json::Value;

/// The greatest number in a position: no box holds so many pieces, and no campaign asks so many questions.
pub const MOST: u64 = 1_000_000;
/// The most things in a list.
pub const MOST_THINGS: usize = 10_000;
/// The most values in all.
pub const MOST_VALUES: usize = 500_000;
/// The longest word.
pub const LONGEST_WORD: usize = 10_000;

/// What of a position is more than any table holds; nothing if it is bounded.
#[must_use]
pub fn unbounded(position: &Value) -> Option<String> {
    let (mut left, mut values) = (vec![position], 0);
    while let Some(value) = left.pop() {
        values += 1;
        let things = match value {
            Value::Null | Value::Bool(_) => 0,
            Value::Number(number) => {
                let is_few = number.as_u64().is_some_and(|number| number <= MOST)
                    || number.as_i64().is_some_and(|number| number.unsigned_abs() <= MOST);
                if !is_few {
                    return Some(format!("{number}: no number is greater than {MOST}"));
                }
                0
            }
            Value::String(word) if word.len() > LONGEST_WORD => return Some(format!("no word is longer than {LONGEST_WORD} letters")),
            Value::String(_) => 0,
            Value::Array(things) => {
                left.extend(things);
                things.len()
            }
            Value::Object(members) => {
                left.extend(members.values());
                members.len()
            }
        };
        if things > MOST_THINGS || values > MOST_VALUES {
            return Some(format!("there are at most {MOST_THINGS} things in a list and {MOST_VALUES} in all"));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_position_holds_what_a_table_can() {
        let fits = json!({ "ships": { "0": 8, "1": [1_000_000, -1] }, "phase": "action", "none": null, "is": true });
        assert_eq!(unbounded(&fits), None);
        let all = [
            json!({ "cruisers": 4_294_967_295_u32 }),
            json!([[{ "deep": -1_000_001 }]]),
            serde_json::from_str("[5e-1]").expect("a number that is not whole"),
            json!(u64::MAX),
            json!({ "cards": vec![1; MOST_THINGS + 1] }),
            json!("x".repeat(LONGEST_WORD + 1)),
            Value::Array(vec![json!(vec![1; MOST_THINGS]); MOST_VALUES / MOST_THINGS + 1]),
        ];
        for other in all {
            assert!(unbounded(&other).is_some());
        }
    }
}
