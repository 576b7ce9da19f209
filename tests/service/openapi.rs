//! The OpenAPI document names every API route, and no other.

use crate::support::routes;
use serde_json::Value;
use std::collections::BTreeSet;
use sternpost_api::problem::ProblemKind;

/// Every source file of the HTTP edge.
fn sources() -> String {
    let mut todo = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/service/web/src"))];
    let mut all = String::new();
    while let Some(path) = todo.pop() {
        if path.is_dir() {
            todo.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            all.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
    all
}

#[test]
fn the_document_knows_every_kind_of_problem_and_every_status() {
    let document: Value = serde_json::from_str(sternpost_api::document()).unwrap();
    let kinds = document["components"]["schemas"]["Problem"]["properties"]["type"]["enum"].as_array().unwrap();
    let named: BTreeSet<&str> = kinds.iter().map(|kind| kind.as_str().unwrap().rsplit('/').next().unwrap()).collect();
    assert_eq!(named, ProblemKind::ALL.iter().map(|kind| kind.name()).collect());
    let sources = sources();
    for kind in ProblemKind::ALL {
        assert!(sources.contains(&format!("ProblemKind::{kind:?}")), "no problem is made of the kind {kind}");
    }

    let used: BTreeSet<String> = document["paths"]
        .as_object()
        .unwrap()
        .values()
        .flat_map(|calls| calls.as_object().unwrap().values())
        .flat_map(|call| call["responses"].as_object().unwrap().keys().cloned())
        .collect();
    // 405 is what other methods get, 410 what links of pages get.
    for kind in ProblemKind::ALL.iter().filter(|kind| ![405, 410].contains(&kind.status())) {
        assert!(used.contains(&kind.status().to_string()), "{} {kind} is in no answer of the document", kind.status());
    }
    for (path, calls) in document["paths"].as_object().unwrap() {
        for (method, call) in calls.as_object().unwrap() {
            assert!(call["responses"].get("500").is_some() && call["responses"].get("503").is_some(), "{method} {path}");
            assert!(call["operationId"].is_string(), "{method} {path}");
        }
    }
}

#[test]
fn the_document_names_the_routes_that_are_there() {
    let document: Value = serde_json::from_str(sternpost_api::document()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let named: BTreeSet<(String, String)> = paths
        .iter()
        .flat_map(|(path, calls)| calls.as_object().unwrap().keys().map(move |method| (path.clone(), method.clone())))
        .collect();
    let of_api = routes::all().into_iter().filter_map(|route| Some((route.path.strip_prefix("/api/v1")?.to_owned(), route.methods)));
    let there: BTreeSet<(String, String)> =
        of_api.flat_map(|(path, methods)| methods.into_iter().map(move |method| (path.clone(), method.to_owned()))).collect();
    assert!(there.len() > 10);
    assert_eq!(named, there);
}

/// A schema on one line: what it allows, without what it says.
fn bare(schema: &Value) -> Value {
    match schema {
        Value::Object(members) => {
            let of = |(name, member): (&String, &Value)| {
                // A member of that name is no sentence.
                let inner = if name == "properties" { named(member) } else { bare(member) };
                (name != "description" && name != "example" && name != "examples").then(|| (name.clone(), inner))
            };
            Value::Object(members.iter().filter_map(of).collect())
        }
        Value::Array(items) => items.iter().map(bare).collect(),
        Value::String(name) => name.trim_start_matches("#/components/schemas/").into(),
        Value::Null | Value::Bool(_) | Value::Number(_) => schema.clone(),
    }
}

fn named(properties: &Value) -> Value {
    let members = properties.as_object().unwrap();
    Value::Object(members.iter().map(|(name, member)| (name.clone(), bare(member))).collect())
}

/// An operation on some lines: who may, what is sent, what is answered.
fn operation_lines(path: &str, method: &str, call: &Value) -> String {
    let parameters = call["parameters"].as_array().into_iter().flatten();
    let parameter = |one: &Value| {
        let needed = if one["required"] == true { "" } else { "?" };
        format!("  {} {}{needed}: {}\n", one["in"].as_str().unwrap(), one["name"].as_str().unwrap(), bare(&one["schema"]))
    };
    let body = &call["requestBody"]["content"]["application/json"]["schema"];
    let body = if body.is_null() { String::new() } else { format!("  takes {}\n", bare(body)) };
    let answer = |(status, answer): (&String, &Value)| match answer["content"].as_object() {
        Some(content) => content.iter().map(|(kind, one)| format!("  {status} {kind} {}\n", bare(&one["schema"]))).collect(),
        None if answer.get("$ref").is_none() => format!("  {status}\n"),
        None => String::new(),
    };
    let responses = call["responses"].as_object().unwrap();
    let failures: Vec<&str> = responses.iter().filter(|(_, one)| one.get("$ref").is_some()).map(|(status, _)| status.as_str()).collect();
    let who = match call["security"].as_array().map(Vec::len) {
        None => "who is signed in",
        Some(0) => "anybody",
        Some(_) => "whoever may look on",
    };
    format!(
        "{} {path} ({}): {who}\n{}{body}{}  or {}\n",
        method.to_uppercase(),
        call["operationId"].as_str().unwrap(),
        parameters.map(parameter).collect::<String>(),
        responses.iter().map(answer).collect::<String>(),
        failures.join(" "),
    )
}

fn schema_lines((name, schema): (&String, &Value)) -> String {
    let Some(properties) = schema["properties"].as_object().filter(|_| schema.get("oneOf").is_none()) else {
        return format!("{name}: {}\n", bare(schema));
    };
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let line = |(member, schema): (&String, &Value)| {
        let needed = if required.contains(&Value::from(member.as_str())) { "" } else { "?" };
        format!("{name}.{member}{needed}: {}\n", bare(schema))
    };
    properties.iter().map(line).collect()
}

/// What programs notice, on a line each: whoever changes a type of the API sees here what that changes for them.
#[test]
fn what_programs_may_send_and_are_answered_is_as_it_was() {
    let document: Value = serde_json::from_str(sternpost_api::document()).unwrap();
    let calls = document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, calls)| calls.as_object().unwrap().iter().map(move |(method, call)| operation_lines(path, method, call)));
    let schemas = document["components"]["schemas"].as_object().unwrap().iter().map(schema_lines);
    insta::assert_snapshot!("api", calls.chain(schemas).collect::<String>());
}
