//! What a position can hold at most, whatever its game: looked at where a position comes from outside, before any rule works with it.
//!
//! What a game's own components allow is [`Rules::defects`](sternpost_core::Rules::defects); its sums would run over with numbers that no table knows. What rules may do
//! for one submission is bounded by [`Chance`](sternpost_core::Chance), which passes everywhere.

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use std::fmt;

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
    Count(&mut 0).deserialize(position).err().map(|why| why.to_string())
}

/// Checks a position as it is written, before anything is made of it.
///
/// # Errors
/// If it is no JSON, or more than any table holds.
pub(crate) fn check(position: &str) -> Result<(), serde_json::Error> {
    let mut reader = serde_json::Deserializer::from_str(position);
    Count(&mut 0).deserialize(&mut reader)?;
    reader.end()
}

/// Reads a value and keeps nothing of it but how many values there were until then.
struct Count<'c>(&'c mut usize);

impl<'d> DeserializeSeed<'d> for Count<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'d>>(self, reader: D) -> Result<(), D::Error> {
        *self.0 += 1;
        if *self.0 > MOST_VALUES {
            return Err(too_many());
        }
        reader.deserialize_any(self)
    }
}

impl<'d> Visitor<'d> for Count<'_> {
    type Value = ();

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("whole numbers, words and lists")
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<(), E> {
        if number <= MOST { Ok(()) } else { Err(too_great(number)) }
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<(), E> {
        if number.unsigned_abs() <= MOST { Ok(()) } else { Err(too_great(number)) }
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<(), E> {
        if word.len() <= LONGEST_WORD { Ok(()) } else { Err(E::custom(format!("no word is longer than {LONGEST_WORD} letters"))) }
    }

    fn visit_seq<A: SeqAccess<'d>>(self, mut things: A) -> Result<(), A::Error> {
        let mut count = 0;
        while things.next_element_seed(Count(self.0))?.is_some() {
            count = counted(count)?;
        }
        Ok(())
    }

    fn visit_map<A: MapAccess<'d>>(self, mut members: A) -> Result<(), A::Error> {
        let mut count = 0;
        while members.next_key_seed(Count(self.0))?.is_some() {
            members.next_value_seed(Count(self.0))?;
            count = counted(count)?;
        }
        Ok(())
    }
}

/// One thing more in a list.
fn counted<E: Error>(count: usize) -> Result<usize, E> {
    if count < MOST_THINGS { Ok(count + 1) } else { Err(too_many()) }
}

fn too_great<E: Error>(number: impl fmt::Display) -> E {
    E::custom(format!("{number}: no number is greater than {MOST}"))
}

fn too_many<E: Error>() -> E {
    E::custom(format!("there are at most {MOST_THINGS} things in a list and {MOST_VALUES} in all"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_position_holds_what_a_table_can() {
        let fits = json!({ "ships": { "0": 8, "1": [1_000_000, -1] }, "phase": "action", "none": null, "is": true });
        assert_eq!(unbounded(&fits), None);
        check(&fits.to_string()).expect("it fits as it is written too");
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
            assert!(check(&other.to_string()).is_err(), "as it is written too");
        }
    }
}
