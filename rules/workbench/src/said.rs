//! What is wrong with a wording: keys without words, words without keys, arguments that a message does not give.
//!
//! For tests: a game, and the service for its own words, declare what they say and have every language checked against it.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::Message;
use sternpost_core::text::key_of_line;

/// What the names of arguments end with that a catalogue gives beside others (`Catalogue::say`).
const BESIDE: [&str; 4] = ["-id", "-kind", "-who", "-or"];

/// What is said: every key with the names of its arguments.
#[derive(Clone, Debug, Default)]
pub struct Said(BTreeMap<String, BTreeSet<String>>);

impl Said {
    /// All messages of a type.
    #[must_use]
    pub fn messages<M: Message>(mut self) -> Self {
        for (key, args) in M::signatures() {
            self.add(key, args.iter().map(|arg| (*arg).to_owned()));
        }
        self
    }

    /// A message with the names of its arguments; those of a key added before are added to.
    pub fn add(&mut self, key: impl Into<String>, args: impl IntoIterator<Item = String>) {
        self.0.entry(key.into()).or_default().extend(args);
    }

    /// A game's options by their JSON Schema: `option-NAME`, `option-NAME-help`, and `option-NAME-VALUE` for what there is to choose.
    #[must_use]
    pub fn options(mut self, schema: &Value) -> Self {
        for (name, property) in schema["properties"].as_object().into_iter().flatten() {
            self.add(format!("option-{name}"), []);
            self.add(format!("option-{name}-help"), []);
            for value in choices(schema, property) {
                self.add(format!("option-{name}-{value}"), []);
            }
        }
        self
    }

    /// What is wrong with the wording in these Fluent sources, a sentence each.
    #[must_use]
    pub fn defects(&self, sources: &[&str]) -> Vec<String> {
        let wordings = wordings(sources);
        let mut found = vec![];
        for key in self.0.keys().filter(|key| !wordings.contains_key(*key)) {
            found.push(format!("`{key}` has no wording"));
        }
        found.extend(sources.iter().flat_map(|source| choices_by_words(source)));
        found.extend(sources.iter().flat_map(|source| alternatives_joined_by_and(source)));
        for (name, wording) in &wordings {
            for other in wording.parts.iter().filter(|part| !wordings.contains_key(*part)) {
                found.push(format!("`{name}` contains `{other}`, which has no wording"));
            }
            let key = name.split('.').next().unwrap_or(name);
            match self.0.get(key) {
                None => found.push(format!("`{name}` is never said")),
                // What a button says: the question's arguments, and what was picked.
                Some(given) if name.ends_with(".deed") => {
                    let picked = ["picked", "reading", "answer"].map(str::to_owned);
                    let given = given.iter().cloned().chain(picked).collect();
                    for argument in named(name, &wordings).difference(&with_ids(&given)) {
                        found.push(format!("`{name}` names `${argument}`, which it is not given"));
                    }
                }
                // A subject has what its question has.
                Some(given) if name.ends_with(".subject") => {
                    for argument in named(name, &wordings).difference(&with_ids(given)) {
                        found.push(format!("`{name}` names `${argument}`, which it is not given"));
                    }
                }
                // Parts of other messages are checked where they stand.
                Some(_) if name.contains('.') => {}
                Some(given) => {
                    for argument in named(name, &wordings).difference(&with_ids(given)) {
                        found.push(format!("`{name}` names `${argument}`, which it is not given"));
                    }
                }
            }
        }
        found
    }
}

/// What of what questions say beside themselves stands in one of two languages only, or names other arguments in the other: a button's deed
/// (`.deed`), a letter's subject (`.subject`); and what is noted of an option (`.note`).
#[must_use]
pub fn said_otherwise(one: &[&str], other: &[&str]) -> Vec<String> {
    let beside = |sources: &[&str]| -> BTreeMap<String, BTreeSet<String>> {
        let wordings = wordings(sources);
        let names = wordings.keys().filter(|name| [".deed", ".subject", ".note"].iter().any(|beside| name.ends_with(beside)));
        names.map(|name| (name.clone(), named(name, &wordings).iter().map(|argument| base(argument)).collect())).collect()
    };
    let (one, other) = (beside(one), beside(other));
    let names: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    let wrong = names.into_iter().filter_map(|name| match (one.get(name), other.get(name)) {
        (Some(here), Some(there)) if here == there => None,
        (Some(here), Some(there)) => Some(format!("`{name}` names {here:?} in one language, {there:?} in the other")),
        (None, _) | (_, None) => Some(format!("`{name}` stands in one language only")),
    });
    wrong.collect()
}

/// An argument without what is chosen by of it: another language may need that where this one does not.
fn base(argument: &str) -> String {
    BESIDE.into_iter().find_map(|end| argument.strip_suffix(end)).unwrap_or(argument).to_owned()
}

/// The values of an enumeration in a schema, wherever it stands; `null` for one that may be left open.
fn choices(schema: &Value, property: &Value) -> Vec<String> {
    let named = property["$ref"].as_str().and_then(|path| schema.pointer(path.trim_start_matches('#')));
    let inner = [&property["items"], &property["allOf"][0]].into_iter().chain(named).filter(|inner| inner.is_object());
    let either: Vec<&Value> = property["anyOf"].as_array().into_iter().flatten().collect();
    let mut found: Vec<String> = inner.chain(either.iter().copied()).flat_map(|inner| choices(schema, inner)).collect();
    if either.iter().any(|one| one["type"] == "null") {
        found.push("null".to_owned());
    }
    let words = |values: &Value| values.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect::<Vec<_>>();
    found.extend(words(&property["enum"]));
    for one in property["oneOf"].as_array().into_iter().flatten() {
        found.extend(one["const"].as_str().map(str::to_owned));
        found.extend(words(&one["enum"]));
    }
    found
}

/// A term's id and kind come with it, whether a seat is the reader's, and a list that is joined by "or".
fn with_ids(given: &BTreeSet<String>) -> BTreeSet<String> {
    given.iter().flat_map(|name| std::iter::once(name.clone()).chain(BESIDE.map(|end| format!("{name}{end}")))).collect()
}

/// One message or attribute.
#[derive(Default)]
struct Wording {
    arguments: BTreeSet<String>,
    parts: BTreeSet<String>,
}

/// The arguments a wording names, with those of its parts.
fn named(name: &str, wordings: &BTreeMap<String, Wording>) -> BTreeSet<String> {
    let (mut todo, mut done, mut found) = (vec![name], BTreeSet::new(), BTreeSet::new());
    while let Some(name) = todo.pop() {
        if let Some(wording) = wordings.get(name).filter(|_| done.insert(name)) {
            found.extend(wording.arguments.iter().cloned());
            todo.extend(wording.parts.iter().map(String::as_str));
        }
    }
    found
}

/// The messages of some sources by key, their attributes as `key.attribute`.
fn wordings(sources: &[&str]) -> BTreeMap<String, Wording> {
    let mut found: BTreeMap<String, Wording> = BTreeMap::new();
    for source in sources {
        let (mut key, mut name) = (String::new(), String::new());
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            if let Some(of_line) = key_of_line(line) {
                (key, name) = (of_line.clone(), of_line);
            } else if let Some((attribute, _)) = line.trim_start().strip_prefix('.').and_then(|rest| rest.split_once(" =")) {
                name = format!("{key}.{attribute}");
            }
            let wording = found.entry(name.clone()).or_default();
            wording.arguments.extend(line.split('$').skip(1).map(identifier));
            wording.parts.extend(line.split('{').skip(1).map(|rest| identifier(rest.trim_start())).filter(|part| !part.is_empty()));
        }
    }
    found.remove("");
    found
}

/// The places where a wording chooses by the words of an argument instead of its `-id`: in another language they are others.
fn choices_by_words(source: &str) -> Vec<String> {
    const OF_NUMBERS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    let (mut key, mut chosen_by, mut found) = (String::new(), vec![], vec![]);
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        key = key_of_line(line).unwrap_or(key);
        let variant = line.trim_start().trim_start_matches('*').strip_prefix('[').and_then(|rest| rest.split_once(']'));
        if let (Some((variant, _)), Some(Some(name))) = (variant, chosen_by.last()) {
            let is_number = OF_NUMBERS.contains(&variant) || variant.chars().all(|c| c.is_ascii_digit());
            if !is_number {
                found.push(format!("`{key}` chooses by the words of `${name}`; its id is `${name}-id`"));
            }
        }
        for (at, brace) in line.match_indices(['{', '}']) {
            if brace == "}" {
                chosen_by.pop();
                continue;
            }
            let name = line[at + 1..].trim_start().strip_prefix('$').map(identifier);
            let chooses = name.filter(|name| line[at..].contains(&format!("${name} ->")));
            chosen_by.push(chooses.filter(|name| !BESIDE.iter().any(|end| name.ends_with(end))));
        }
    }
    found
}

/// The places where one of several things is meant and a list follows that is joined by "and".
fn alternatives_joined_by_and(source: &str) -> Vec<String> {
    const ONE_OF: [&str; 10] =
        ["one of", "any of", "either", "eins von", "eines von", "eine von", "einer von", "einen von", "einem von", "entweder"];
    let (mut key, mut found) = (String::new(), vec![]);
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        key = key_of_line(line).unwrap_or(key);
        for (at, brace) in line.match_indices("{ $") {
            let before = line[..at].trim_end().trim_end_matches(':').to_lowercase();
            let name = identifier(&line[at + brace.len()..]);
            if ONE_OF.iter().any(|words| before.ends_with(words)) && !BESIDE.iter().any(|end| name.ends_with(end)) {
                found.push(format!("`{key}` means one of `${name}`; joined by \"or\" it is `${name}-or`"));
            }
        }
    }
    found
}

/// The identifier at the start of a text, with an attribute.
fn identifier(text: &str) -> String {
    text.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::text::kernel_words;

    fn said() -> Said {
        let mut said = Said::default();
        said.add("line-moved", ["unit", "count"].map(str::to_owned));
        said.add("word-units", ["unit", "count"].map(str::to_owned));
        said.add("line-quiet", []);
        said
    }

    #[test]
    fn a_sound_wording_has_no_defects() {
        let source = "# The $words of { a } test.\nline-moved = { word-units.all } with { $unit-id ->\n    [carrier] load\n   *[other] nothing\n }\nword-units = { $count } { $unit }\n    .all = all { $unit }\nline-quiet = Nothing.\n";
        assert_eq!(said().defects(&[source]), Vec::<String>::new());
    }

    #[test]
    fn missing_and_superfluous_keys_and_arguments_are_found() {
        let source = "line-moved = { word-ships } of { word-units.all }\nword-units = { $count }\n    .all = { $seat }\nline-old = Old.\n";
        assert_eq!(
            said().defects(&[source]),
            [
                "`line-quiet` has no wording",
                "`line-moved` contains `word-ships`, which has no wording",
                "`line-moved` names `$seat`, which it is not given",
                "`line-old` is never said",
            ]
        );
    }

    #[test]
    fn what_stands_beside_a_question_in_one_language_only_or_with_other_arguments_is_found() {
        let one = "ask-lead = Which?\n    .deed = Lead { $answer }\n    .subject = lead\nask-move = Which?\n    .deed = Move { $picked } to { $at }\n";
        let same = "ask-lead = Welche?\n    .deed = { $answer-id ->\n        [no] Nein\n       *[other] { $answer } anspielen\n    }\n    .subject = anspielen\nask-move = Welche?\n    .deed = { $picked } nach { $at }\n";
        let other = "ask-lead = Welche?\n    .deed = { $answer } anspielen\nask-move = Welche?\n    .deed = { $picked } bewegen\n";
        assert_eq!(said_otherwise(&[one], &[same]), Vec::<String>::new());
        let wrong = [
            "`ask-lead.subject` stands in one language only",
            "`ask-move.deed` names {\"at\", \"picked\"} in one language, {\"picked\"} in the other",
        ];
        assert_eq!(said_otherwise(&[one], &[other]), wrong);
    }

    #[test]
    fn a_choice_by_words_is_found_where_an_id_is_meant() {
        let source = "line-quiet = Nothing.\nline-moved =\n    { $count ->\n        [0] none\n        [one] { $unit }\n       *[other] { $unit ->\n            [war sun] suns\n           *[other] { $unit }s\n        } there\n    }\nword-units = { $unit-id ->\n    [war-sun] suns\n   *[other] { $unit }s\n}\n";
        assert_eq!(said().defects(&[source]), ["`line-moved` chooses by the words of `$unit`; its id is `$unit-id`"]);
    }

    #[test]
    fn a_list_joined_by_and_is_found_where_one_of_it_is_meant() {
        let source = "line-quiet = Nothing.\nline-moved = one of: { $unit }\nword-units = eines von { $unit } oder Eines von: { $unit-or } und { $count }\n";
        let found = ["line-moved", "word-units"].map(|key| format!("`{key}` means one of `$unit`; joined by \"or\" it is `$unit-or`"));
        assert_eq!(said().defects(&[source]), found);
    }

    #[test]
    fn the_kernel_says_the_same_in_every_language() {
        let mut said = Said::default();
        for key in ["list-separator", "list-last", "list-last-or", "list-empty"] {
            said.add(key, []);
        }
        // Said by the service, of a campaign of any game.
        said = said.messages::<sternpost_core::window::Dropped>();
        said = said.messages::<sternpost_show::highlight::InHighlight>();
        said.add("campaign-new-rules", ["revision".to_owned()]);
        said.add("campaign-new-rules-back", ["revision", "entry"].map(str::to_owned));
        for language in ["en", "de"] {
            assert_eq!(said.defects(&[kernel_words(language)]), Vec::<String>::new(), "{language}");
        }
    }
}
