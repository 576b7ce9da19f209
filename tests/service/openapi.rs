//! The OpenAPI document names every API route, and no other.

use serde_json::Value;
use std::collections::BTreeSet;

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
    let document: Value = serde_json::from_str(include_str!("../../service/web/src/api/openapi.json")).unwrap();
    let kinds = document["components"]["schemas"]["Problem"]["properties"]["type"]["enum"].as_array().unwrap();
    let named: BTreeSet<&str> = kinds.iter().map(|kind| kind.as_str().unwrap().rsplit('/').next().unwrap()).collect();
    let sources = sources();
    // `StatusCode::NAME, "code"`: how a problem is made.
    let made = sources.split("StatusCode::").skip(1).filter_map(|rest| {
        let (status, rest) = rest.split_once(',')?;
        let code = rest.trim_start().strip_prefix('"')?.split('"').next()?;
        status.chars().all(|c| c.is_ascii_uppercase() || c == '_').then_some((status, code))
    });
    let made: BTreeSet<(&str, &str)> = made.collect();
    assert!(made.len() > 15, "{made:?}");
    let codes: BTreeSet<&str> = made.iter().map(|(_, code)| *code).collect();
    assert_eq!(codes, named);

    let used: BTreeSet<String> = document["paths"]
        .as_object()
        .unwrap()
        .values()
        .flat_map(|calls| calls.as_object().unwrap().values())
        .flat_map(|call| call["responses"].as_object().unwrap().keys().cloned())
        .collect();
    // 405 is what other methods get, 410 what links of pages get.
    let elsewhere = ["METHOD_NOT_ALLOWED", "GONE"];
    for (status, code) in made.iter().filter(|(status, _)| !elsewhere.contains(status)) {
        let number = number(status);
        assert!(used.contains(&number), "{number} {code} is in no answer of the document");
    }
    for (path, calls) in document["paths"].as_object().unwrap() {
        for (method, call) in calls.as_object().unwrap() {
            assert!(call["responses"].get("500").is_some() && call["responses"].get("503").is_some(), "{method} {path}");
            assert!(call["operationId"].is_string(), "{method} {path}");
        }
    }
}

fn number(status: &str) -> String {
    let known = (100..600).filter_map(|code| reqwest::StatusCode::from_u16(code).ok());
    let name = |code: &reqwest::StatusCode| code.canonical_reason().map(|name| name.to_ascii_uppercase().replace([' ', '-'], "_"));
    known.into_iter().find(|code| name(code).as_deref() == Some(status)).expect("a status that has a name").as_u16().to_string()
}

#[test]
fn the_document_names_the_routes_that_are_there() {
    let document: Value = serde_json::from_str(include_str!("../../service/web/src/api/openapi.json")).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let named: BTreeSet<(String, String)> = paths
        .iter()
        .flat_map(|(path, calls)| calls.as_object().unwrap().keys().map(move |method| (path.clone(), method.clone())))
        .collect();
    let source = include_str!("../../service/web/src/routes.rs");
    let api = &source[source.find("scope(\"/api/v1\")").unwrap()..source.find("/api/openapi.json").unwrap()];
    let routes = |line: &str| -> Vec<(String, String)> {
        let path = line.split('"').nth(1).expect("a route has a path").to_owned();
        let methods = ["get", "post", "put", "delete"].into_iter().filter(|method| line.contains(&format!(").{method}(")));
        methods.map(|method| (path.clone(), method.to_owned())).collect()
    };
    let there: BTreeSet<(String, String)> = api.lines().filter(|line| line.contains("at(\"")).flat_map(routes).collect();
    assert!(there.len() > 10);
    assert_eq!(named, there);
}
