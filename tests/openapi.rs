//! The OpenAPI document names every API route, and no other.

use serde_json::Value;
use std::collections::BTreeSet;

#[test]
fn the_document_names_the_routes_that_are_there() {
    let document: Value = serde_json::from_str(include_str!("../src/http/api/openapi.json")).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let named: BTreeSet<(String, String)> = paths
        .iter()
        .flat_map(|(path, calls)| calls.as_object().unwrap().keys().map(move |method| (path.clone(), method.clone())))
        .collect();
    let source = include_str!("../src/http/routes.rs");
    let api = &source[source.find("scope(\"/api/v1\")").unwrap()..source.find("/api/openapi.json").unwrap()];
    let routes = |line: &str| -> Vec<(String, String)> {
        let path = line.split('"').nth(1).expect("a route has a path").to_owned();
        let methods = ["get", "post", "put"].into_iter().filter(|method| line.contains(&format!(").{method}(")));
        methods.map(|method| (path.clone(), method.to_owned())).collect()
    };
    let there: BTreeSet<(String, String)> = api.lines().filter(|line| line.contains("at(\"")).flat_map(routes).collect();
    assert!(there.len() > 10);
    assert_eq!(named, there);
}
