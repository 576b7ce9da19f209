//! Which component of a game is shown by which scenario: the game's own lists, as its [`Book`] has them, against its scenario files.
//!
//! A scenario *uses* a component if two things are so. It is on the table: the words that name it stand in the position, in an
//! answer or in an expectation. And the scenario is about it: a word for it stands in an answer, in an expectation, or in the
//! name of the file, which says what the scenario shows. A card that merely lies in a hand is not used. Which words speak of a
//! component the game says itself ([`Naming`]): mostly its id; of an ability its faction's and its own; of a stat line the unit's and
//! those of whoever has it. Numbers count only where a system is meant: as keys, in ids and as its value.

use crate::coverage::{Source, scenarios};
use crate::yaml;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use sternpost_show::reference::{Book, Entry, Naming};

/// A component and what shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Component<'b> {
    /// What it is.
    pub entry: &'b Entry,
    /// The scenarios that use it, in the order of their paths.
    pub used_by: Vec<String>,
}

impl Component<'_> {
    /// Whether it works and no scenario shows that.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.entry.is_built && self.used_by.is_empty()
    }
}

/// The components of a game whose crate lies in this folder.
///
/// # Errors
/// What cannot be read, a line each.
pub fn of_folder<'b>(book: &'b Book, folder: &Path) -> Result<Vec<Component<'b>>, Vec<String>> {
    check(book, &scenarios(folder)?)
}

/// The components of a book and the scenarios that use them.
///
/// # Errors
/// Every scenario that is not YAML.
pub fn check<'b>(book: &'b Book, scenarios: &[Source]) -> Result<Vec<Component<'b>>, Vec<String>> {
    let mut wrong = vec![];
    let mut spoken = vec![];
    for source in scenarios {
        match Spoken::of(source) {
            Ok(words) => spoken.push((source.path.as_str(), words)),
            Err(why) => wrong.push(format!("{}: {why}", source.path)),
        }
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let components = book.entries().iter().filter(|entry| !entry.spoken_of.is_empty()).map(|entry| {
        let uses = spoken.iter().filter(|(_, words)| entry.spoken_of.iter().any(|naming| words.uses(naming)));
        Component { entry, used_by: uses.map(|(path, _)| (*path).to_owned()).collect() }
    });
    Ok(components.collect())
}

/// The words of a scenario.
struct Spoken {
    /// All of them but the file's name.
    all: BTreeSet<String>,
    /// Those of its answers and expectations.
    said: BTreeSet<String>,
    /// The name of the file, with a dash at both ends.
    name: String,
}

impl Spoken {
    fn of(source: &Source) -> Result<Self, String> {
        let file = yaml::read(&source.text)?;
        let mut spoken = Self { all: BTreeSet::new(), said: BTreeSet::new(), name: format!("-{}-", stem(&source.path)) };
        if let Some(steps) = file.get("steps") {
            collect(steps, false, &mut spoken.said);
        }
        for part in ["given", "setup"] {
            if let Some(part) = file.get(part) {
                collect(part, false, &mut spoken.all);
            }
        }
        spoken.all.extend(spoken.said.iter().cloned());
        Ok(spoken)
    }

    fn uses(&self, naming: &Naming) -> bool {
        let is_about = |word: &String| self.said.contains(word) || self.name.contains(&format!("-{word}-"));
        naming.on_the_table.iter().all(|word| self.all.contains(word)) && naming.about.iter().any(is_about)
    }
}

fn stem(path: &str) -> &str {
    let file = path.rsplit('/').next().unwrap_or(path);
    file.strip_suffix(".yaml").unwrap_or(file)
}

/// The words of a value. A number is one only if it is the value of a key that holds a system.
fn collect(value: &Value, is_system: bool, words: &mut BTreeSet<String>) {
    match value {
        Value::Null | Value::Bool(_) => {}
        Value::Number(number) => {
            if is_system {
                words.insert(number.to_string());
            }
        }
        Value::String(text) => words.extend(split(text)),
        Value::Array(values) => values.iter().for_each(|value| collect(value, is_system, words)),
        Value::Object(fields) => {
            for (key, value) in fields {
                words.extend(split(key));
                collect(value, matches!(key.as_str(), "system" | "from" | "to" | "at" | "home"), words);
            }
        }
    }
}

/// `ship:carrier:intact:27` and `/systems/27/space` are several words.
fn split(text: &str) -> impl Iterator<Item = String> {
    text.split([':', '/', '+', ' ', ',']).filter(|word| !word.is_empty()).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Text;
    use sternpost_show::reference::Kind;

    fn book() -> Book {
        let kind = |id| Kind { id, title: Text::plain(id), is_linked: true };
        let aura = Entry { spoken_of: vec![Naming::with(["elves"], ["aura"])], ..Entry::new("ability", "aura") };
        let rule = Entry { spoken_of: vec![], ..Entry::new("card", "no-component") };
        let later = Entry { is_built: false, ..Entry::new("card", "later") };
        let tile = Entry { spoken_of: vec![Naming::by_id("27")], ..Entry::new("tile", "27") };
        Book::new(vec![kind("card"), kind("ability"), kind("tile")], vec![Entry::new("card", "horn"), rule, later, aura, tile])
    }

    fn uses(path: &str, text: &str) -> Vec<String> {
        let book = book();
        let source = Source { path: path.to_owned(), text: text.to_owned() };
        let used = check(&book, &[source]).unwrap();
        used.iter().filter(|component| !component.used_by.is_empty()).map(|component| component.entry.id.to_string()).collect()
    }

    #[test]
    fn what_is_answered_or_expected_is_used_and_what_only_lies_there_is_not() {
        assert_eq!(uses("a.yaml", "given: {hand: [horn]}\nsteps: [{seat: 0, answer: 'play:horn:3'}]"), ["horn"]);
        assert_eq!(uses("a.yaml", "given: {hand: [horn]}\nsteps: [{expect: {told: [{key: x, args: {card: horn}}]}}]"), ["horn"]);
        assert_eq!(uses("a.yaml", "given: {hand: [horn]}\nsteps: [{seat: 0, answer: pass}]"), [""; 0]);
    }

    #[test]
    fn a_file_that_is_named_after_it_uses_what_is_on_the_table() {
        assert_eq!(uses("x/horn-not-twice.yaml", "given: {hand: [horn]}\nsteps: []"), ["horn"]);
        assert_eq!(uses("x/horn-not-twice.yaml", "given: {hand: []}\nsteps: []"), [""; 0]);
        assert_eq!(uses("x/hornets.yaml", "given: {hand: [horn]}\nsteps: []"), [""; 0]);
        assert_eq!(uses("x/aura-glows.yaml", "given: {players: [elves]}\nsteps: []"), ["aura"]);
        assert_eq!(uses("x/aura-glows.yaml", "given: {players: [dwarfs]}\nsteps: []"), [""; 0]);
    }

    #[test]
    fn a_number_is_a_system_where_one_stands() {
        assert_eq!(uses("a.yaml", "steps: [{expect: {view: {/systems/27/space: 1}}}]"), ["27"]);
        assert_eq!(uses("a.yaml", "steps: [{expect: {told: [{args: {system: 27}}]}}]"), ["27"]);
        assert_eq!(uses("a.yaml", "dice: [27]\nsteps: [{seat: 0, amount: 27}]"), [""; 0]);
    }

    #[test]
    fn only_what_is_built_is_missed_and_what_is_no_component_is_not_listed() {
        let book = book();
        let components = check(&book, &[]).unwrap();
        let missing: Vec<&str> =
            components.iter().filter(|component| component.is_missing()).map(|component| component.entry.id.as_ref()).collect();
        assert_eq!(missing, ["horn", "aura", "27"]);
        assert_eq!(components.len(), 4);
    }
}
