//! The form fields of a game's options: generated from their JSON Schema, and read back.

use serde::Serialize;
use serde_json::{Map, Value, json};
use sternpost_core::{Catalogue, Key, Text};
use sternpost_words::{PageWords, say};

/// The kind of an option's field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// A check box.
    Flag {
        /// Whether it is ticked.
        is_on: bool,
    },
    /// A number.
    Number {
        /// The smallest.
        least: Option<i64>,
        /// The largest.
        most: Option<i64>,
        /// What stands there.
        value: i64,
    },
    /// A line of text.
    Text {
        /// The most letters.
        most: Option<i64>,
        /// What stands there.
        value: String,
    },
    /// A list to choose from: value, label, whether it is chosen.
    Select {
        /// The choices.
        choices: Vec<(String, String, bool)>,
    },
    /// A list of which any number may be chosen.
    Many {
        /// The choices.
        choices: Vec<(String, String, bool)>,
    },
}

/// A field of the options form, called `option-NAME`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionField {
    /// The option's name; of one within another, both: `rulings.sleepers`.
    pub name: String,
    /// The same in words.
    pub label: String,
    /// The option it is within, if it is the first of the fields that are.
    pub heads: Option<Heading>,
    /// What it does, as the schema says.
    pub help: Option<String>,
    /// What it looks like.
    pub kind: OptionKind,
    /// What was typed, where that is nothing the option can be.
    pub typed: Option<String>,
}

/// The heading above the fields of an option that has options within it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Heading {
    /// The option's name.
    pub name: String,
    /// The same in words.
    pub label: String,
    /// What it is about, as the schema says.
    pub help: Option<String>,
}

/// A field that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadOption {
    /// The option's name.
    pub name: String,
    /// The message that says what is wrong.
    pub key: Key,
}

/// The fields of a schema's flags, whole numbers, enumerations, lists of them and texts, and behind them those of its objects, one level deep; other options
/// keep their default.
#[must_use]
pub fn option_fields(schema: &Value, values: &Value) -> Vec<OptionField> {
    let mut fields = fields_of(schema, schema, values);
    for (name, property) in properties(schema) {
        let target = resolved(schema, property);
        let within = fields_of(schema, target, values.get(name).unwrap_or(&Value::Null));
        let mut heads = Some(Heading { name: name.clone(), label: in_words(name), help: help(property, target) });
        fields.extend(within.into_iter().map(|field| OptionField { name: format!("{name}.{}", field.name), heads: heads.take(), ..field }));
    }
    fields
}

fn properties(object: &Value) -> impl Iterator<Item = (&String, &Value)> {
    object.get("properties").and_then(Value::as_object).into_iter().flatten()
}

fn help(property: &Value, target: &Value) -> Option<String> {
    property.get("description").or_else(|| target.get("description")).and_then(Value::as_str).map(str::to_owned)
}

/// The fields of an object within a schema.
fn fields_of(schema: &Value, object: &Value, values: &Value) -> Vec<OptionField> {
    let field = |(name, property): (&String, &Value)| {
        let kind = kind(schema, property, values.get(name).unwrap_or(&Value::Null))?;
        let help = help(property, resolved(schema, property));
        Some(OptionField { name: name.clone(), label: in_words(name), heads: None, help, kind, typed: None })
    };
    properties(object).filter_map(field).collect()
}

/// The message key of an option's name: that of one within another has a dash between their names.
fn key_of(name: &str) -> String {
    format!("option-{}", name.replace('.', "-"))
}

/// The same fields in a game's own words, where it has some: `option-NAME`, `option-NAME-help`, `option-NAME-VALUE`.
#[must_use]
pub fn in_words_of(catalogue: &Catalogue, mut fields: Vec<OptionField>) -> Vec<OptionField> {
    for field in &mut fields {
        if let Some(heading) = &mut field.heads {
            let key = key_of(&heading.name);
            heading.label = own_words(catalogue, &key).unwrap_or_else(|| heading.label.clone());
            heading.help = own_words(catalogue, &format!("{key}-help")).or_else(|| heading.help.take());
        }
        let key = key_of(&field.name);
        field.label = own_words(catalogue, &key).unwrap_or_else(|| field.label.clone());
        field.help = own_words(catalogue, &format!("{key}-help")).or_else(|| field.help.take());
        if let OptionKind::Select { choices } | OptionKind::Many { choices } = &mut field.kind {
            for (value, label, _) in choices {
                *label = own_words(catalogue, &format!("{key}-{}", value.trim_matches('"'))).unwrap_or_else(|| label.clone());
            }
        }
    }
    fields
}

/// Options that were decided as names and values, in a game's own words where it has some.
#[must_use]
pub fn option_rows(catalogue: &Catalogue, page_words: PageWords, options: &Value) -> Vec<(String, String)> {
    rows_within(catalogue, page_words, "", options)
}

/// The rows of an object; what is within another option names both.
fn rows_within(catalogue: &Catalogue, page_words: PageWords, outer: &str, options: &Value) -> Vec<(String, String)> {
    let Value::Object(options) = options else { return vec![] };
    let called = |name: &str| own_words(catalogue, &key_of(name)).unwrap_or_else(|| in_words(name.rsplit('.').next().unwrap_or(name)));
    let rows = options.iter().flat_map(|(name, value)| {
        let name = if outer.is_empty() { name.clone() } else { format!("{outer}.{name}") };
        if outer.is_empty() && value.is_object() {
            let within = rows_within(catalogue, page_words, &name, value);
            return within.into_iter().map(|(label, value)| (format!("{}: {label}", called(&name)), value)).collect();
        }
        let key = key_of(&name);
        let plain = |value: &Value| match value {
            Value::String(text) => own_words(catalogue, &format!("{key}-{text}")).unwrap_or_else(|| text.clone()),
            Value::Bool(true) => page_words.t(say::YES),
            Value::Bool(false) => page_words.t(say::NO),
            Value::Null | Value::Number(_) | Value::Array(_) | Value::Object(_) => value.to_string(),
        };
        let value = if let Value::Array(values) = value { values.iter().map(plain).collect::<Vec<_>>().join(", ") } else { plain(value) };
        vec![(called(&name), value)]
    });
    rows.collect()
}

/// The game's notes on its options as they were decided, a line each: the attribute `note` of `option-NAME-VALUE`. What is not said is as the game
/// has it by default.
#[must_use]
pub fn option_notes(catalogue: &Catalogue, defaults: &Value, options: &Value) -> Vec<String> {
    let decided = defaults.as_object().into_iter().flatten().map(|(name, value)| (name, options.get(name).unwrap_or(value)));
    let note = |(name, value): (&String, &Value)| {
        let wording = Text::plain(format!("{}-{}", key_of(name), value.as_str()?));
        catalogue.attribute(&wording, "note", &|seat| seat.to_string())
    };
    decided.filter_map(note).collect()
}

fn own_words(catalogue: &Catalogue, key: &str) -> Option<String> {
    catalogue.keys().contains(key).then(|| catalogue.say(&Text::plain(key.to_owned()), &|seat| seat.to_string()))
}

/// The options a form says, over the defaults.
///
/// # Errors
/// The name of the first field that cannot be read.
pub fn options_from(schema: &Value, defaults: &Value, fields: &[(String, String)]) -> Result<Value, String> {
    let (options, bad) = read_options(schema, defaults, fields);
    bad.into_iter().next().map_or(Ok(options), |bad| Err(bad.name))
}

/// The options a form says, over the defaults, and the fields that cannot be read: they keep their default.
#[must_use]
pub fn read_options(schema: &Value, defaults: &Value, fields: &[(String, String)]) -> (Value, Vec<BadOption>) {
    let mut options: Map<String, Value> = defaults.as_object().cloned().unwrap_or_default();
    let mut bad = vec![];
    for field in option_fields(schema, defaults) {
        let sent: Vec<&str> =
            fields.iter().filter(|(name, _)| name.strip_prefix("option-") == Some(&field.name)).map(|(_, value)| value.trim()).collect();
        match read(&field.kind, &sent) {
            Ok(Some(value)) => say(&mut options, &field.name, value),
            Ok(None) => {}
            Err(key) => bad.push(BadOption { name: field.name, key }),
        }
    }
    (Value::Object(options), bad)
}

/// Puts the value of a field where it belongs.
fn say(options: &mut Map<String, Value>, name: &str, value: Value) {
    match name.split_once('.') {
        Some((outer, inner)) => {
            let within = options.entry(outer).or_insert_with(|| json!({}));
            if let Value::Object(within) = within {
                within.insert(inner.to_owned(), value);
            }
        }
        None => drop(options.insert(name.to_owned(), value)),
    }
}

/// Reads the value of a field, if it has one; the error is the message that says what is wrong.
fn read(kind: &OptionKind, sent: &[&str]) -> Result<Option<Value>, Key> {
    let chosen = |choices: &[(String, String, bool)], text: &str| {
        let known = choices.iter().any(|(value, ..)| value == text);
        serde_json::from_str::<Value>(text).ok().filter(|_| known).ok_or(say::OPTION_UNKNOWN)
    };
    match (kind, sent.first()) {
        // An unticked box is not sent at all.
        (OptionKind::Flag { .. }, sent) => Ok(Some(json!(sent.is_some()))),
        // What was left empty was not said.
        (OptionKind::Number { .. } | OptionKind::Select { .. } | OptionKind::Text { .. } | OptionKind::Many { .. }, None)
        | (OptionKind::Text { .. }, Some(&"")) => Ok(None),
        (OptionKind::Text { most, .. }, Some(text)) => {
            let letters = i64::try_from(text.chars().count()).unwrap_or(i64::MAX);
            if most.is_some_and(|most| letters > most) { Err(say::OPTION_LONG) } else { Ok(Some(json!(text))) }
        }
        (OptionKind::Number { least, most, .. }, Some(text)) => {
            let number: i64 = text.parse().map_err(|_| say::OPTION_NUMBER)?;
            let fits = least.is_none_or(|least| number >= least) && most.is_none_or(|most| number <= most);
            if fits { Ok(Some(json!(number))) } else { Err(say::OPTION_NUMBER) }
        }
        (OptionKind::Select { choices }, Some(text)) => chosen(choices, text).map(Some),
        (OptionKind::Many { choices }, Some(_)) => {
            // An empty one is sent along, so that it can be seen when nothing is ticked. They stand in the schema's order.
            let said = sent.iter().filter(|text| !text.is_empty()).map(|text| chosen(choices, text)).collect::<Result<Vec<_>, _>>()?;
            let ticked = choices.iter().filter_map(|(value, ..)| said.iter().find(|one| one.to_string() == *value));
            Ok(Some(ticked.cloned().collect()))
        }
    }
}

/// The same fields with what was typed standing there, where it could not be read.
#[must_use]
pub fn as_typed(mut fields: Vec<OptionField>, bad: &[BadOption], sent: &[(String, String)]) -> Vec<OptionField> {
    for field in fields.iter_mut().filter(|field| bad.iter().any(|bad| bad.name == field.name)) {
        field.typed = sent.iter().find(|(name, _)| name.strip_prefix("option-") == Some(&field.name)).map(|(_, value)| value.clone());
    }
    fields
}

fn resolved<'s>(schema: &'s Value, property: &'s Value) -> &'s Value {
    let target = property.get("$ref").and_then(Value::as_str).and_then(|path| path.strip_prefix('#'));
    target.and_then(|pointer| schema.pointer(pointer)).unwrap_or(property)
}

fn kind(schema: &Value, property: &Value, value: &Value) -> Option<OptionKind> {
    let target = resolved(schema, property);
    if let Some(choices) = choices(schema, target) {
        let choices = choices.into_iter().map(|(choice, label)| (choice.to_string(), label, choice == *value)).collect();
        return Some(OptionKind::Select { choices });
    }
    let bound = |name: &str| target.get(name).and_then(Value::as_i64);
    match target.get("type").and_then(Value::as_str)? {
        "boolean" => Some(OptionKind::Flag { is_on: value.as_bool().unwrap_or(false) }),
        "integer" => Some(OptionKind::Number { least: bound("minimum"), most: bound("maximum"), value: value.as_i64().unwrap_or(0) }),
        "array" => {
            let choices = choices(schema, resolved(schema, target.get("items")?))?;
            let is_chosen = |choice: &Value| value.as_array().is_some_and(|chosen| chosen.contains(choice));
            Some(OptionKind::Many {
                choices: choices.into_iter().map(|(choice, label)| (choice.to_string(), label, is_chosen(&choice))).collect(),
            })
        }
        "string" => Some(OptionKind::Text { most: bound("maxLength"), value: value.as_str().unwrap_or_default().to_owned() }),
        _ => None,
    }
}

/// The values of an enumeration, written as `enum` or as `oneOf` with a `const` each; one that may be left open has `null` too.
fn choices(schema: &Value, target: &Value) -> Option<Vec<(Value, String)>> {
    if let Some(either) = target.get("anyOf").and_then(Value::as_array) {
        let (open, said): (Vec<&Value>, Vec<&Value>) = either.iter().partition(|one| one.get("type") == Some(&json!("null")));
        let said: Option<Vec<_>> = said.into_iter().map(|one| choices(schema, resolved(schema, one))).collect();
        return Some(open.into_iter().map(|_| (Value::Null, "-".to_owned())).chain(said?.into_iter().flatten()).collect());
    }
    let label = |value: &Value| value.as_str().map_or_else(|| value.to_string(), in_words);
    let mut found = vec![];
    if let Some(values) = target.get("enum").and_then(Value::as_array) {
        found.extend(values.iter().map(|value| (value.clone(), label(value))));
    } else {
        for one in target.get("oneOf")?.as_array()? {
            match (one.get("const"), one.get("enum").and_then(Value::as_array)) {
                (Some(value), _) => {
                    let words = one.get("description").or_else(|| one.get("title")).and_then(Value::as_str);
                    let words = words.map_or_else(|| label(value), |words| format!("{}: {}", label(value), words.trim_end_matches('.')));
                    found.push((value.clone(), words));
                }
                (None, Some(values)) => found.extend(values.iter().map(|value| (value.clone(), label(value)))),
                (None, None) => return None,
            }
        }
    }
    Some(found)
}

/// `victory-points` as "Victory points".
fn in_words(name: &str) -> String {
    let words = name.replace(['-', '_'], " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_model::language::Language;

    fn schema() -> Value {
        json!({
            "$defs": {"Map": {"oneOf": [{"const": "small", "description": "Three rings."}, {"type": "string", "enum": ["large"]}]}},
            "properties": {
                "victory_points": {"type": "integer", "minimum": 10, "maximum": 14, "description": "Who reaches them wins."},
                "open-hands": {"type": "boolean"},
                "map": {"$ref": "#/$defs/Map"},
                "moon": {"anyOf": [{"$ref": "#/$defs/Map"}, {"type": "null"}]},
                "names": {"type": "array"},
                "content": {"type": "array", "items": {"$ref": "#/$defs/Map"}}
            }
        })
    }

    #[test]
    fn flags_numbers_and_enumerations_become_fields() {
        let fields = option_fields(&schema(), &json!({"victory_points": 10, "map": "large"}));
        let names: Vec<_> = fields.iter().map(|field| field.label.as_str()).collect();
        assert_eq!(names, ["Content", "Map", "Moon", "Open hands", "Victory points"]);
        assert_eq!(fields[4].kind, OptionKind::Number { least: Some(10), most: Some(14), value: 10 });
        let small = ("\"small\"".to_owned(), "Small: Three rings".to_owned(), false);
        let large = |is_chosen| ("\"large\"".to_owned(), "Large".to_owned(), is_chosen);
        assert_eq!(fields[0].kind, OptionKind::Many { choices: vec![small.clone(), large(false)] });
        assert_eq!(fields[1].kind, OptionKind::Select { choices: vec![small.clone(), large(true)] });
        let open = ("null".to_owned(), "-".to_owned(), true);
        assert_eq!(fields[2].kind, OptionKind::Select { choices: vec![open, small, large(false)] });
    }

    #[test]
    fn a_game_words_its_options_and_the_schema_the_rest() {
        let source = "option-map = Spielplan\noption-map-small = klein\noption-open-hands-help = Alle Hände sind offen.\n";
        let catalogue = Catalogue::new("de", &[source]).unwrap();
        let fields = in_words_of(&catalogue, option_fields(&schema(), &json!({"map": "small"})));
        let OptionKind::Select { choices } = &fields[1].kind else { panic!("a list to choose from") };
        assert_eq!((fields[1].label.as_str(), choices[0].1.as_str(), choices[1].1.as_str()), ("Spielplan", "klein", "Large"));
        assert_eq!((fields[3].label.as_str(), fields[3].help.as_deref()), ("Open hands", Some("Alle Hände sind offen.")));
        let rows =
            option_rows(&catalogue, PageWords::new(Language::German), &json!({"map": "small", "open-hands": true, "names": ["x", "y"]}));
        let expected =
            [("Spielplan", "klein"), ("Names", "x, y"), ("Open hands", "ja")].map(|(name, value)| (name.to_owned(), value.to_owned()));
        assert_eq!(rows.into_iter().collect::<std::collections::BTreeSet<_>>(), expected.into_iter().collect());
    }

    #[test]
    fn what_a_game_notes_of_a_value_is_said_where_it_was_decided_or_is_usual() {
        let source = "option-map = Board\noption-map-small = small\n    .note = Its rings are ours.\noption-map-large = large\n";
        let catalogue = Catalogue::new("en", &[source]).unwrap();
        let notes = |defaults: Value, options: Value| option_notes(&catalogue, &defaults, &options);
        let said = vec!["Its rings are ours.".to_owned()];
        assert_eq!(notes(json!({"map": "large", "moon": null}), json!({"map": "small"})), said);
        assert_eq!(notes(json!({"map": "small", "moon": 3}), json!({})), said);
        assert_eq!(notes(json!({"map": "small"}), json!({"map": "large", "ring": "small"})), Vec::<String>::new());
    }

    #[test]
    fn options_within_an_option_are_fields_rows_and_read_back() {
        let schema = json!({
            "$defs": {
                "Rulings": {"type": "object", "description": "How it is read.", "properties": {
                    "sleepers": {"oneOf": [{"const": "gain-nothing"}, {"const": "gain-a-point"}]},
                    "lamps-count": {"type": "boolean"},
                    "deeper": {"type": "object", "properties": {"never": {"type": "boolean"}}}
                }}
            },
            "properties": {"rulings": {"$ref": "#/$defs/Rulings"}, "zeal": {"type": "integer"}}
        });
        let defaults = json!({"rulings": {"sleepers": "gain-nothing", "lamps-count": true, "deeper": {"never": true}}, "zeal": 2});
        let source = "option-rulings = Auslegung\noption-rulings-sleepers = Schlafende\noption-rulings-sleepers-gain-nothing = nichts\n";
        let catalogue = Catalogue::new("de", &[source]).unwrap();
        let fields = in_words_of(&catalogue, option_fields(&schema, &defaults));
        let names: Vec<_> = fields.iter().map(|field| (field.name.as_str(), field.label.as_str())).collect();
        assert_eq!(names, [("zeal", "Zeal"), ("rulings.lamps-count", "Lamps count"), ("rulings.sleepers", "Schlafende")]);
        let heads: Vec<_> = fields.iter().map(|field| field.heads.as_ref().map(|heading| heading.label.as_str())).collect();
        assert_eq!(
            (heads, fields[1].heads.as_ref().unwrap().help.as_deref()),
            (vec![None, Some("Auslegung"), None], Some("How it is read."))
        );
        let sent = [("option-rulings.sleepers".to_owned(), "\"gain-a-point\"".to_owned())];
        let read = options_from(&schema, &defaults, &sent);
        assert_eq!(read, Ok(json!({"rulings": {"sleepers": "gain-a-point", "lamps-count": false, "deeper": {"never": true}}, "zeal": 2})));
        let sent = [("option-rulings.sleepers".to_owned(), "\"gain-all\"".to_owned())];
        assert_eq!(options_from(&schema, &defaults, &sent), Err("rulings.sleepers".to_owned()));
        let rows = option_rows(
            &catalogue,
            PageWords::new(Language::German),
            &json!({"rulings": {"sleepers": "gain-nothing", "lamps-count": true}}),
        );
        let expected = [("Auslegung: Lamps count", "ja"), ("Auslegung: Schlafende", "nichts")];
        assert_eq!(rows, expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
    }

    #[test]
    fn a_form_is_read_over_the_defaults() {
        let defaults = json!({"victory_points": 10, "map": "large", "open-hands": true, "names": ["x"]});
        let sent = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let read = options_from(&schema(), &defaults, &[sent("option-victory_points", "14"), sent("option-map", "\"small\"")]);
        assert_eq!(read, Ok(json!({"victory_points": 14, "map": "small", "open-hands": false, "names": ["x"]})));
        let chosen =
            |choice: &str| options_from(&schema(), &defaults, &[sent("option-moon", choice)]).map(|options| options["moon"].clone());
        assert_eq!((chosen("null"), chosen("\"small\"")), (Ok(Value::Null), Ok(json!("small"))));
        assert_eq!(options_from(&schema(), &defaults, &[sent("option-map", "\"huge\"")]), Err("map".to_owned()));
        assert_eq!(options_from(&schema(), &defaults, &[sent("option-victory_points", "15")]), Err("victory_points".to_owned()));
        let ticked = |values: &[&str]| {
            let sent: Vec<_> = values.iter().map(|value| sent("option-content", value)).collect();
            options_from(&schema(), &json!({"content": ["large"]}), &sent).map(|options| options["content"].clone())
        };
        assert_eq!(ticked(&["", "\"large\"", "\"small\""]), Ok(json!(["small", "large"])));
        assert_eq!((ticked(&[""]), ticked(&[])), (Ok(json!([])), Ok(json!(["large"]))), "nothing ticked, and not said at all");
        assert_eq!(ticked(&["\"huge\""]), Err("content".to_owned()));
    }
}
