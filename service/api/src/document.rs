//! Builds the OpenAPI document from the operations and types.

use crate::operation::{Content, Header, Operation, Parameter, Place, Success, Who};
use crate::problem::{Failure, Problem};
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

const ABOUT: &str = "Long board games by post. Errors are problem documents (RFC 9457) whose `type` is stable. Where GET works HEAD does too; \
                     another method than an address knows is answered 405 with those it knows. Answers are for the caller alone: \
                     `Cache-Control: private`. Who asks for too much is answered 429 and told when to come back.";

/// The types, as they may be sent and as they are answered: a field that may be left out of what is sent always stands in an answer.
struct Types {
    sent: SchemaGenerator,
    answered: SchemaGenerator,
}

impl Types {
    fn new() -> Self {
        let settings = || {
            let mut settings = SchemaSettings::draft2020_12();
            settings.definitions_path = "/components/schemas".into();
            settings.meta_schema = None;
            settings
        };
        Self { sent: settings().for_deserialize().into_generator(), answered: settings().for_serialize().into_generator() }
    }

    /// All of those that were named, by their names. What is both sent and answered is described as it may be sent: no answer is anything else.
    fn all(mut self) -> Map<String, Value> {
        let mut all = self.answered.take_definitions(true);
        all.values_mut().for_each(never_null);
        for (name, sent) in self.sent.take_definitions(true) {
            let answered = all.insert(name.clone(), sent);
            debug_assert!(answered.is_none_or(|answered| has_members_of(&answered, &all[&name])), "two types are called {name}");
        }
        all.values_mut().for_each(tidy);
        all
    }
}

/// Whether two schemas have members of the same names.
fn has_members_of(one: &Value, other: &Value) -> bool {
    let members =
        |schema: &Value| schema.get("properties").and_then(Value::as_object).map(|members| members.keys().cloned().collect::<Vec<_>>());
    members(one) == members(other)
}

/// Takes out of a schema how numbers are kept here: what they may be it says besides.
pub(crate) fn tidy(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            let is_of_numbers = |format: &str| format.starts_with("uint") || format.starts_with("int") || format == "double";
            if members.get("format").and_then(Value::as_str).is_some_and(is_of_numbers) {
                members.remove("format");
            }
            members.values_mut().for_each(tidy);
        }
        Value::Array(items) => items.iter_mut().for_each(tidy),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Says of members of an answer which may be missing that they are never null: they are left out instead.
fn never_null(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            let required: Vec<Value> = members.get("required").and_then(Value::as_array).cloned().unwrap_or_default();
            if let Some(Value::Object(properties)) = members.get_mut("properties") {
                for (_, property) in properties.iter_mut().filter(|(name, _)| !required.contains(&Value::String((*name).clone()))) {
                    without_null(property);
                }
            }
            members.values_mut().for_each(never_null);
        }
        Value::Array(items) => items.iter_mut().for_each(never_null),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn without_null(property: &mut Value) {
    if let Some(Value::Array(types)) = property.get_mut("type") {
        types.retain(|kind| kind != "null");
        if let [only] = types.as_slice() {
            property["type"] = only.clone();
        }
    }
    if let Some(Value::Array(ways)) = property.get_mut("anyOf") {
        ways.retain(|way| way.get("type").is_none_or(|kind| kind != "null"));
        if let [Value::Object(only)] = ways.as_slice() {
            let only = only.clone();
            let Value::Object(members) = property else { return };
            members.remove("anyOf");
            members.extend(only);
        }
    }
}

/// The document of some operations: OpenAPI 3.1.
#[must_use]
pub(crate) fn of(operations: &[Operation]) -> Value {
    let mut types = Types::new();
    let problem = types.answered.subschema_for::<Problem>().to_value();
    let mut paths = Map::new();
    for operation in operations {
        let at = paths.entry(operation.path).or_insert_with(|| json!({}));
        at[operation.method.name()] = described(operation, &mut types);
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Sternpost", "version": "1", "description": ABOUT, "license": { "name": "MIT OR Apache-2.0" } },
        "servers": [{ "url": "/api/v1" }],
        "security": [{ "bearer": [] }, { "cookie": [] }],
        "paths": paths,
        "components": {
            "securitySchemes": {
                "bearer": { "type": "http", "scheme": "bearer", "bearerFormat": "JWT" },
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "sternpost",
                    "description": "What signing in leaves in a browser; over https its name begins with `__Host-`.",
                },
            },
            "responses": failures(&problem),
            "schemas": types.all(),
        },
    })
}

/// The document of the API, as it is served.
#[must_use]
pub fn document() -> &'static str {
    static DOCUMENT: LazyLock<String> = LazyLock::new(|| of(&crate::operations()).to_string());
    &DOCUMENT
}

/// The error responses that every operation may have.
fn failures(problem: &Value) -> Map<String, Value> {
    let told = |failure: Failure| {
        let (_, name, says) = failure.told();
        let mut told = json!({ "description": says, "content": { "application/problem+json": { "schema": problem } } });
        if failure.says_when() {
            let wait = json!({ "type": "integer", "minimum": 1 });
            told["headers"] = json!({ "Retry-After": { "description": "Seconds to wait.", "required": true, "schema": wait } });
        }
        (name.to_owned(), told)
    };
    Failure::ALL.into_iter().map(told).collect()
}

fn described(operation: &Operation, types: &mut Types) -> Value {
    let mut responses = Map::new();
    for success in &operation.successes {
        responses.insert(success.status.to_string(), answer(success, types));
    }
    for failure in operation.failures() {
        let (status, name, _) = failure.told();
        responses.insert(status.to_string(), json!({ "$ref": format!("#/components/responses/{name}") }));
    }
    let mut described = json!({ "operationId": operation.id, "summary": operation.summary, "responses": responses });
    if !operation.parameters.is_empty() {
        described["parameters"] = operation.parameters.iter().map(|parameter| parameter_of(parameter, types)).collect();
    }
    if let Some(body) = operation.body {
        let mut media = json!({ "schema": sent(body, types) });
        if !operation.examples.is_empty() {
            let value = |text: &str| serde_json::from_str::<Value>(text).expect("an example is JSON: a test reads all of them");
            let examples = operation.examples.iter().map(|(name, text)| ((*name).to_owned(), json!({ "value": value(text) })));
            media["examples"] = Value::Object(examples.collect());
        }
        described["requestBody"] = json!({ "required": true, "content": { "application/json": media } });
    }
    match operation.who {
        Who::SignedIn => {}
        Who::Anybody => described["security"] = json!([]),
        Who::Onlookers => described["security"] = json!([{}, { "bearer": [] }, { "cookie": [] }]),
    }
    described
}

/// The schema of something that is sent.
fn sent(of: crate::operation::Described, types: &mut Types) -> Value {
    let mut schema = of(&mut types.sent).to_value();
    tidy(&mut schema);
    schema
}

fn parameter_of(parameter: &Parameter, types: &mut Types) -> Value {
    let place = match parameter.place {
        Place::Path => "path",
        Place::Query => "query",
        Place::Header => "header",
    };
    let mut described = json!({
        "name": parameter.name,
        "in": place,
        "required": parameter.is_required,
        "description": parameter.says,
        "schema": sent(parameter.schema, types),
    });
    if let Some(example) = parameter.example {
        described["example"] = example.into();
    }
    described
}

fn answer(success: &Success, types: &mut Types) -> Value {
    let mut told = json!({ "description": success.says });
    match success.content {
        Content::Nothing => {}
        Content::Json(of) => {
            let mut schema = of(&mut types.answered).to_value();
            tidy(&mut schema);
            told["content"] = json!({ "application/json": { "schema": schema } });
        }
        Content::Media(media) => {
            let described = media.iter().map(|(name, kind)| {
                let mut schema = json!({ "type": "string" });
                if let Some(kind) = kind {
                    schema["contentMediaType"] = (*kind).into();
                }
                ((*name).to_owned(), json!({ "schema": schema }))
            });
            told["content"] = Value::Object(described.collect());
        }
    }
    if let Some(Header { name, says, is_required }) = success.header {
        let mut header = json!({ "description": says, "schema": { "type": "string" } });
        if is_required {
            header["required"] = true.into();
        }
        told["headers"] = json!({ name: header });
    }
    told
}
