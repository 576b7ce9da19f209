//! Tests of the OpenAPI document: it is consistent, and everything it allows to be sent can be read.

use crate::document::{document, tidy};
use crate::operation::{Operation, Place};
use crate::{desk, devices, letters, lobby, operations, orders, promises, talk, turns, what_if};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_log::pace::Terms;
use sternpost_model::wishes::Wishes;
use sternpost_orders::written::OrderBody;
use sternpost_table::Act;
use sternpost_table::court::CourtWish;
use sternpost_table::play::take_back::TakeBackWish;
use sternpost_table::seats::create::NewCampaign;
use sternpost_table::seats::lobby::SeatAct;
use sternpost_table::seats::roles::RoleWish;
use sternpost_table::seats::seating::{PoolWish, SeatInPlay};
use sternpost_table::talk::promises::NewPromise;
use sternpost_table::time::pace_acts::TimeWish;

fn whole() -> Value {
    serde_json::from_str(document()).expect("the document is JSON")
}

fn names_in(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            if let Some(Value::String(name)) = members.get("$ref") {
                found.insert(name.clone());
            }
            members.values().for_each(|value| names_in(value, found));
        }
        Value::Array(items) => items.iter().for_each(|item| names_in(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn every_name_that_is_used_is_explained_and_every_one_that_is_explained_is_used() {
    let document = whole();
    let mut used = BTreeSet::new();
    names_in(&document, &mut used);
    let explained: BTreeSet<String> = ["schemas", "responses"]
        .into_iter()
        .flat_map(|kind| document["components"][kind].as_object().unwrap().keys().map(move |name| format!("#/components/{kind}/{name}")))
        .collect();
    assert_eq!(used, explained);
}

#[test]
fn no_two_types_have_one_name() {
    let document = whole();
    let names = document["components"]["schemas"].as_object().unwrap().keys();
    let numbered: Vec<&String> = names.filter(|name| name.ends_with(|last: char| last.is_ascii_digit())).collect();
    assert!(numbered.is_empty(), "{numbered:?}");
}

#[test]
fn every_part_of_an_address_is_explained_and_every_operation_has_a_name_of_its_own() {
    let mut ids = BTreeSet::new();
    for Operation { method, path, id, parameters, .. } in operations() {
        let parts: BTreeSet<&str> = path.split('{').skip(1).map(|rest| rest.split('}').next().unwrap()).collect();
        let explained: BTreeSet<&str> =
            parameters.iter().filter(|parameter| parameter.place == Place::Path).map(|parameter| parameter.name).collect();
        assert_eq!(parts, explained, "{} {path}", method.name());
        assert!(ids.insert(id), "{id} twice");
    }
}

/// Samples of what a schema allows: one for each of its ways, and for each member with and without.
fn allowed(schema: &Value, schemas: &Value) -> Vec<Value> {
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        return allowed(&schemas[name.rsplit('/').next().unwrap()], schemas);
    }
    if let Some(only) = schema.get("const") {
        return vec![only.clone()];
    }
    if let Some(Value::Array(all)) = schema.get("enum") {
        return all.clone();
    }
    let ways: Vec<&Value> = ["oneOf", "anyOf"].iter().filter_map(|way| schema.get(way)?.as_array()).flatten().collect();
    if !ways.is_empty() {
        let own = schema.get("properties").is_some().then(|| members(schema, schemas));
        let inner = ways.into_iter().flat_map(|way| allowed(way, schemas));
        return match own {
            None => inner.collect(),
            Some(own) => inner.flat_map(|way| own.iter().map(move |own| both(own, &way)).collect::<Vec<_>>()).collect(),
        };
    }
    let types = match schema.get("type") {
        None => vec![json!("object")],
        Some(Value::Array(types)) => types.clone(),
        Some(one) => vec![one.clone()],
    };
    types.iter().flat_map(|kind| of_type(kind.as_str().unwrap(), schema, schemas)).collect()
}

fn both(own: &Value, way: &Value) -> Value {
    let mut both = own.clone();
    both.as_object_mut().unwrap().extend(way.as_object().unwrap().clone());
    both
}

fn of_type(kind: &str, schema: &Value, schemas: &Value) -> Vec<Value> {
    let number = |name: &str| schema.get(name).and_then(Value::as_u64);
    match kind {
        "null" => vec![Value::Null],
        "boolean" => vec![json!(true), json!(false)],
        "integer" => [number("minimum").unwrap_or(0), number("maximum").unwrap_or(7)].map(Value::from).to_vec(),
        "number" => vec![json!(1.5)],
        "string" => vec![match (schema.get("format").and_then(Value::as_str), schema.get("pattern").and_then(Value::as_str)) {
            (Some("date-time"), _) => json!("2026-11-27T20:00:00Z"),
            (Some("date"), _) => json!("2026-11-27"),
            (_, Some(pattern)) if pattern.contains("[0-5]") => json!("08:30"),
            (_, _) => schema.pointer("/examples/0").cloned().unwrap_or(json!("a")),
        }],
        "array" => {
            let items = match schema.get("prefixItems").and_then(Value::as_array) {
                Some(first) => vec![Value::Array(first.iter().map(|item| allowed(item, schemas).remove(0)).collect())],
                None => allowed(&schema["items"], schemas).into_iter().map(|item| json!([item])).collect(),
            };
            let none = (number("minItems").unwrap_or(0) == 0).then(|| json!([]));
            items.into_iter().chain(none).collect()
        }
        "object" => members(schema, schemas),
        other => panic!("{other} in {schema}"),
    }
}

/// Objects of a schema: with what has to be there, with each further member, and with all of them.
fn members(schema: &Value, schemas: &Value) -> Vec<Value> {
    let none = Map::new();
    let properties = schema.get("properties").and_then(Value::as_object).unwrap_or(&none);
    let required: Vec<&str> = schema.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
    let ways: BTreeMap<&String, Vec<Value>> = properties.iter().map(|(name, schema)| (name, allowed(schema, schemas))).collect();
    let first = |is_there: &dyn Fn(&str) -> bool| -> Map<String, Value> {
        ways.iter().filter(|(name, _)| is_there(name)).map(|(name, ways)| ((*name).clone(), ways[0].clone())).collect()
    };
    let least = first(&|name| required.contains(&name));
    let mut found = vec![Value::Object(least.clone()), Value::Object(first(&|_| true))];
    for (name, ways) in &ways {
        for way in ways {
            let mut one = least.clone();
            one.insert((*name).clone(), way.clone());
            found.push(Value::Object(one));
        }
    }
    found
}

type Reads = fn(Value) -> Result<(), serde_json::Error>;

fn reads<T: DeserializeOwned>(value: Value) -> Result<(), serde_json::Error> {
    serde_json::from_value::<T>(value).map(|_| ())
}

/// The type each operation reads, by its name in the document.
const READ: &[(&str, Reads)] = &[
    ("create", reads::<NewCampaign>),
    ("answer", reads::<turns::Turn>),
    ("preview", reads::<turns::Turn>),
    ("take-back", reads::<TakeBackWish>),
    ("language", reads::<desk::LanguageChoice>),
    ("mail", reads::<desk::MailChoice>),
    ("revoke-links", reads::<desk::RevokedLinks>),
    ("settle-seat", reads::<SeatAct>),
    ("open-link", reads::<lobby::OpenLinkChoice>),
    ("say", reads::<talk::Saying>),
    ("setTalkSettings", reads::<talk::TalkSettingsChange>),
    ("promise", reads::<NewPromise>),
    ("settlePromise", reads::<promises::PromiseSettled>),
    ("giveOrder", reads::<OrderBody>),
    ("changeOrder", reads::<orders::ChangedOrder>),
    ("act-on-time", reads::<TimeWish>),
    ("settle-time", reads::<Terms>),
    ("setLetters", reads::<Wishes>),
    ("setSecondWay", reads::<letters::SecondChoice>),
    ("tellDevice", reads::<devices::NewDevice>),
    ("act-on-seat", reads::<SeatInPlay>),
    ("act-on-substitutes", reads::<PoolWish>),
    ("act-on-roles", reads::<RoleWish>),
    ("act-on-court", reads::<CourtWish>),
    ("try", reads::<what_if::WhatIfAct>),
];

#[test]
fn whatever_the_document_allows_to_be_sent_can_be_read() {
    let document = whole();
    let calls = document["paths"].as_object().unwrap().values().flat_map(|calls| calls.as_object().unwrap().values());
    let mut tried = 0;
    let mut sent: BTreeSet<&str> = BTreeSet::new();
    for call in calls.filter(|call| call.get("requestBody").is_some()) {
        let id = call["operationId"].as_str().unwrap();
        let (_, reads) = READ.iter().find(|(name, _)| *name == id).unwrap_or_else(|| panic!("what {id} reads is not on the list"));
        let body = &call["requestBody"]["content"]["application/json"];
        let examples = body.get("examples").and_then(Value::as_object).into_iter().flat_map(Map::values).map(|one| one["value"].clone());
        for value in allowed(&body["schema"], &document["components"]["schemas"]).into_iter().chain(examples) {
            reads(value.clone()).unwrap_or_else(|error| panic!("{id}: {error}: {value}"));
            tried += 1;
        }
        sent.insert(id);
    }
    assert_eq!(sent.len(), READ.len());
    assert!(tried > 200, "{tried}");
}

/// The schema of a name allows each of them.
fn allows_all<T: Serialize>(name: &str, all: &[T]) {
    let schemas = whole()["components"]["schemas"].clone();
    let written: Vec<Value> = all.iter().map(|one| serde_json::to_value(one).unwrap()).collect();
    let allowed = allowed(&schemas[name], &schemas);
    let missing: Vec<&Value> = written.iter().filter(|one| !allowed.contains(one)).collect();
    assert!(missing.is_empty(), "{name}: {missing:?} is not among {allowed:?}");
}

#[test]
fn what_acts_hold_of_lower_crates_is_described_whole() {
    use sternpost_core::Answer;
    use sternpost_players::Strength;
    use sternpost_store::{ChannelFormat, Delay, Watching};
    allows_all("Strength", &[Strength::Random, Strength::Eager, Strength::Steady]);
    allows_all("ChannelFormat", &[ChannelFormat::Json, ChannelFormat::Discord, ChannelFormat::Slack]);
    allows_all("Delay", &[Delay::Hours(1), Delay::Hours(720), Delay::Entries(1), Delay::Entries(1000)]);
    allows_all("Watching", &[Watching::Anybody, Watching::ByLink(Delay::Hours(1)), Watching::Nobody]);
    let one = || "a".to_owned();
    let answers = [
        Answer::One(one()),
        Answer::Some(vec![]),
        Answer::Some(vec![one()]),
        Answer::Split(vec![(one(), 0)]),
        Answer::Arrange(vec![one()]),
        Answer::Amount(0),
    ];
    allows_all("Answer", &answers);
}

#[test]
fn an_act_is_made_of_what_the_document_describes() {
    let text = schemars::schema_for!(Act).to_value().to_string().replace("#/$defs/", "#/components/schemas/");
    let mut act: Value = serde_json::from_str(&text).unwrap();
    tidy(&mut act);
    let described = whole();
    let parts = act["$defs"].as_object().unwrap();
    assert!(parts.len() > 10, "{:?}", parts.keys());
    // What is done about talk, promises and orders has addresses of its own: their parts are described, and not the three as a whole.
    for (name, part) in parts.iter().filter(|(name, _)| !["TalkWish", "PromiseWish", "OrderWish"].contains(&name.as_str())) {
        assert_eq!(*part, described["components"]["schemas"][name], "{name}");
    }
}
