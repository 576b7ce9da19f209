//! JSON Schema of a game's scenario files: its position, and the grammar all games share.

use super::file::{File, Step};
use serde_json::{Map, Value, json};
use sternpost_game::Game;

/// The schema of a game's scenario files.
#[must_use]
pub fn schema(game: &dyn Game) -> Value {
    let mut whole = schemars::schema_for!(File).to_value();
    let step = hoist(&mut whole, schemars::schema_for!(Step).to_value(), "");
    let given = hoist(&mut whole, game.given_schema(), "given.");
    let options = hoist(&mut whole, game.options_schema(), "options.");
    whole["$defs"]["Step"] = with_one_kind(step);
    whole["properties"]["steps"] = json!({"description": "What happens, and what must come of it.", "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/Step"}});
    whole["properties"]["given"] = given;
    whole["properties"]["game"] =
        json!({"description": "The game's id, if the file does not lie in the game's folder.", "const": game.id()});
    whole["$defs"]["SetupGiven"]["properties"]["options"] = options;
    whole["oneOf"] = json!([{"required": ["given"]}, {"required": ["setup"]}]);
    whole["anyOf"] = json!([{"required": ["steps"]}, {"required": ["fails"]}]);
    whole
}

/// A step is one thing only.
fn with_one_kind(mut step: Value) -> Value {
    let answers = ["answer", "some", "split", "arrange", "amount", "turn"];
    let mut kinds: Vec<Value> = answers.iter().map(|answer| json!({"required": ["seat", answer]})).collect();
    kinds.push(json!({"required": ["seat", "refused", "asked", "because"]}));
    kinds.extend(["at_any_time", "expect", "until"].map(|kind| json!({"required": [kind]})));
    step["oneOf"] = Value::Array(kinds);
    step
}

/// Moves the definitions of a schema into another, under a prefix, and gives back the schema without them.
fn hoist(whole: &mut Value, mut part: Value, prefix: &str) -> Value {
    prefix_refs(&mut part, prefix);
    let object = part.as_object_mut().expect("a schema of a struct is an object");
    object.remove("$schema");
    let defs = object.remove("$defs");
    if !whole["$defs"].is_object() {
        whole["$defs"] = Value::Object(Map::new());
    }
    if let Some(Value::Object(defs)) = defs {
        for (name, def) in defs {
            whole["$defs"][format!("{prefix}{name}")] = def;
        }
    }
    part
}

fn prefix_refs(value: &mut Value, prefix: &str) {
    match value {
        Value::Object(object) => {
            if let Some(Value::String(target)) = object.get_mut("$ref")
                && let Some(name) = target.strip_prefix("#/$defs/")
            {
                *target = format!("#/$defs/{prefix}{name}");
            }
            object.values_mut().for_each(|value| prefix_refs(value, prefix));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| prefix_refs(item, prefix)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
