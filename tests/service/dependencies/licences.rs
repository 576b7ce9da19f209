//! Every crate that is built in has a licence on the list of `deny.toml`, and comes from the registry.

use crate::dependencies::{checkout, crates_in, rules_crates, text, toml_of};
use serde_json::Value;
use spdx::{Expression, Licensee, ParseMode};
use std::collections::BTreeMap;
use std::process::Command;

fn allowed() -> Vec<Licensee> {
    let deny = toml_of(&checkout("deny.toml"));
    let allow = deny["licenses"]["allow"].as_array().expect("deny.toml lists licences").iter();
    allow
        .map(|licence| {
            let name = licence.as_str().expect("a licence is named by a text");
            Licensee::parse(name).unwrap_or_else(|why| panic!("deny.toml: {name}: {why}"))
        })
        .collect()
}

/// The licences `deny.toml` has read in files for manifests that do not name them.
fn clarified() -> BTreeMap<String, String> {
    let deny = toml_of(&checkout("deny.toml"));
    let listed = deny["licenses"].get("clarify").and_then(toml::Value::as_array).cloned().unwrap_or_default();
    let word = |entry: &toml::Value, key: &str| entry[key].as_str().expect("a text").to_owned();
    listed.iter().map(|entry| (word(entry, "crate"), word(entry, "expression"))).collect()
}

/// What is wrong with a licence expression, if anything is.
fn refused(expression: Option<&str>, allowed: &[Licensee]) -> Option<String> {
    let Some(expression) = expression else { return Some("names no licence".to_owned()) };
    match Expression::parse_mode(expression, ParseMode::LAX) {
        Err(why) => Some(format!("has a licence nobody can read, `{expression}`: {}", why.reason)),
        Ok(parsed) if parsed.evaluate(|needed| allowed.iter().any(|licensee| licensee.satisfies(needed))) => None,
        Ok(_) => Some(format!("is licensed `{expression}`, which deny.toml does not allow")),
    }
}

/// What cargo knows of all packages of this machine's platform; those of others need not be here.
fn packages() -> Vec<Value> {
    let rustc = Command::new("rustc").arg("-vV").output().expect("rustc is on the path, for it has built this test");
    let told = String::from_utf8(rustc.stdout).expect("rustc tells text");
    let host = told.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc names its host");
    let args = ["metadata", "--format-version", "1", "--offline", "--locked", "--filter-platform", host];
    let output = Command::new(env!("CARGO")).args(args).current_dir(checkout("")).output().expect("cargo can be run");
    assert!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    metadata["packages"].as_array().expect("there are packages").clone()
}

#[test]
fn no_crate_under_a_licence_off_the_list_is_built_in() {
    let (allowed, clarified, packages) = (allowed(), clarified(), packages());
    assert!(packages.len() > 200, "cargo names only {} packages", packages.len());
    let wrong: Vec<String> = packages
        .iter()
        .filter_map(|package| {
            let read = package["name"].as_str().and_then(|name| clarified.get(name)).map(String::as_str);
            let why = refused(package["license"].as_str().or(read), &allowed)?;
            Some(format!("{} {} {why}", package["name"], package["version"]))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_crate_comes_from_the_registry_or_lies_in_this_checkout() {
    let lock = toml_of(&checkout("Cargo.lock"));
    let packages = lock["package"].as_array().expect("the lock lists packages");
    let folders = rules_crates()
        .into_iter()
        .map(|name| format!("rules/{name}"))
        .chain(crates_in("service").into_iter().map(|name| format!("service/{name}")))
        .chain(["games", "log", "verify", "rules/workbench/harbours", ""].map(str::to_owned));
    let name_in = |folder: String| text(toml_of(&checkout(&folder).join("Cargo.toml"))["package"].as_table()?, "name").map(str::to_owned);
    let own: Vec<String> = folders.filter_map(name_in).collect();
    for package in packages.iter().filter_map(toml::Value::as_table) {
        let name = text(package, "name").expect("a package has a name");
        match text(package, "source") {
            Some(source) => {
                assert_eq!(source, "registry+https://github.com/rust-lang/crates.io-index", "{name} comes from elsewhere");
                assert!(package.contains_key("checksum"), "{name} has no checksum");
            }
            None => assert!(own.iter().any(|own| own == name), "{name} comes from a path"),
        }
    }
}

#[test]
fn a_licence_off_the_list_is_noticed_in_every_form() {
    let list: Vec<Licensee> = ["MIT", "Apache-2.0"].iter().map(|name| Licensee::parse(name).unwrap()).collect();
    for fine in ["MIT", "MIT OR GPL-3.0-only", "MIT/Apache-2.0", "MIT AND Apache-2.0"] {
        assert_eq!(refused(Some(fine), &list), None, "{fine}");
    }
    for wrong in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "Apache-2.0 WITH LLVM-exception", "something of our own"] {
        assert!(refused(Some(wrong), &list).is_some(), "{wrong}");
    }
    assert!(refused(None, &list).is_some());
}
