//! Values that only some seats may know.

use crate::{Eyes, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt;

/// A value only some seats may know.
///
/// No `Deref` and no `Debug` of the value: reading it must be spelt out, with different words for the rules and for a view,
/// so that every read can be found and judged.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Secret<T> {
    value: T,
    known_to: BTreeSet<Seat>,
    /// Everybody has seen it where it lies now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    by_all: bool,
}

impl<T> Secret<T> {
    /// Known to one seat: a hand.
    pub fn of(seat: Seat, value: T) -> Self {
        Self { value, known_to: BTreeSet::from([seat]), by_all: false }
    }

    /// Known to nobody: a face-down pile.
    pub fn of_nobody(value: T) -> Self {
        Self { value, known_to: BTreeSet::new(), by_all: false }
    }

    /// Known to everybody, although it lies face down: a card that was played in the open before.
    pub fn of_everybody(value: T) -> Self {
        Self { by_all: true, ..Self::of_nobody(value) }
    }

    /// The value, if these eyes may see it.
    pub fn seen_by(&self, eyes: Eyes) -> Option<&T> {
        match eyes {
            Eyes::Seat(seat) => (self.by_all || self.known_to.contains(&seat)).then_some(&self.value),
            Eyes::Spectator => self.by_all.then_some(&self.value),
            Eyes::Arbiter => Some(&self.value),
        }
    }

    /// The value, for rules that act on it; never for what is shown.
    pub fn for_the_rules(&self) -> &T {
        &self.value
    }

    /// The value to change, for rules that act on it.
    pub fn for_the_rules_mut(&mut self) -> &mut T {
        &mut self.value
    }

    /// The value, to change places with others, unless these eyes may see it: for [`Described::twin`](crate::Described::twin).
    pub fn unless_seen_by(&mut self, eyes: Eyes) -> Option<&mut T> {
        if self.seen_by(eyes).is_some() { None } else { Some(&mut self.value) }
    }

    /// The value, to change places with others, unless a seat may see it: for [`Described::deal_anew`](crate::Described::deal_anew).
    pub fn unless_seen(&mut self) -> Option<&mut T> {
        if self.by_all || !self.known_to.is_empty() { None } else { Some(&mut self.value) }
    }

    /// From now on this seat knows it too.
    pub fn show_to(&mut self, seat: Seat) {
        self.known_to.insert(seat);
    }

    /// Takes the value out of hiding.
    pub fn into_the_open(self) -> T {
        self.value
    }
}

/// A value, who knows it, and whether everybody does: as a [`Pile`](crate::Pile) keeps its cards.
pub(crate) type Known<T> = (T, BTreeSet<Seat>, bool);

impl<T> Secret<T> {
    pub(crate) fn from_known((value, known_to, by_all): Known<T>) -> Self {
        Self { value, known_to, by_all }
    }

    pub(crate) fn into_known(self) -> Known<T> {
        (self.value, self.known_to, self.by_all)
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret(known to {:?})", self.known_to)
    }
}

/// The member that only what is hidden has: how a [`Secret`] and a [`Pile`](crate::Pile) are written.
const KNOWN_TO: &str = "known-to";

/// Where a position, as it is written, hides something from somebody: JSON Pointers (RFC 6901), none within another. Besides a [`Secret`] and a
/// [`Pile`](crate::Pile) that is what seats have answered under seal, in positions of older logs.
#[must_use]
pub fn hidden_in(position: &Value) -> Vec<String> {
    let mut found = vec![];
    collect(String::new(), position, &mut found);
    found.extend(position.get("sealed").map(|_| "/sealed".to_owned()).filter(|sealed| !found.contains(sealed)));
    found
}

fn collect(path: String, value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(members) if members.contains_key(KNOWN_TO) => {
            if members.get("by-all") != Some(&Value::Bool(true)) {
                found.push(path);
            }
        }
        Value::Object(members) => {
            for (name, member) in members {
                collect(format!("{path}/{}", name.replace('~', "~0").replace('/', "~1")), member, found);
            }
        }
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                collect(format!("{path}/{at}"), item, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pile;
    use serde_json::json;

    #[test]
    fn what_is_hidden_is_found_as_it_is_written() {
        fn written(value: impl Serialize) -> Value {
            serde_json::to_value(value).expect("it is plain data")
        }
        let position = json!({
            "hands": [written(Secret::of(Seat(0), vec!["sabotage"])), written(Pile::of(Seat(1), vec!["plague"]))],
            "a/b": { "deck": written(Pile::<u8>::of_nobody(vec![1, 2])) },
            "shown": written(Secret::of_everybody(3)),
            "round": 2,
        });
        assert_eq!(hidden_in(&position), ["/a~1b/deck", "/hands/0", "/hands/1"]);
        assert_eq!(hidden_in(&json!({ "state": { "sealed": 1 }, "sealed": { "0": "pass" } })), ["/sealed"]);
    }
}
