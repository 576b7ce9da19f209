//! No crate comes in two versions, except those that `deny.toml` lists with who brings them.

use crate::dependencies::{checkout, text, toml_of};
use std::collections::{BTreeMap, BTreeSet};

/// A version we put up with.
struct Skipped {
    name: String,
    version: String,
}

impl Skipped {
    fn covers(&self, name: &str, version: &str) -> bool {
        self.name == name && version.strip_prefix(&self.version).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }
}

fn skipped(deny: &toml::Table) -> Vec<Skipped> {
    let listed = deny["bans"]["skip"].as_array().expect("deny.toml lists what it skips").iter();
    let line = |value: &toml::Value| {
        let line = value.as_table().expect("a line is a table");
        let field = |key: &str| text(line, key).unwrap_or_else(|| panic!("deny.toml: a skipped crate has no {key}: {line}")).to_owned();
        assert!(!field("reason").is_empty(), "deny.toml: who brings {line}?");
        Skipped { name: field("name"), version: field("version") }
    };
    listed.map(line).collect()
}

/// Names and versions of a lock file.
fn locked(lock: &toml::Table) -> Vec<(String, String)> {
    let packages = lock["package"].as_array().expect("the lock lists packages").iter().filter_map(toml::Value::as_table);
    packages.map(|package| (text(package, "name").unwrap_or("").to_owned(), text(package, "version").unwrap_or("").to_owned())).collect()
}

/// Duplicates nobody listed, and lines nobody needs any more.
fn findings(locked: &[(String, String)], skipped: &[Skipped]) -> Vec<String> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (name, version) in locked {
        versions.entry(name).or_default().insert(version);
    }
    let is_skipped = |name: &str, version: &str| skipped.iter().any(|line| line.covers(name, version));
    let mut found = vec![];
    for (name, all) in &versions {
        let left = all.iter().filter(|version| !is_skipped(name, version)).count();
        if left > 1 {
            let all: Vec<&str> = all.iter().copied().collect();
            found.push(format!(
                "{name} comes in {}: `cargo tree -i {name}` says who brings it; avoid it, or list the older version in deny.toml",
                all.join(" and ")
            ));
        }
    }
    for line in skipped {
        let of_name = versions.get(line.name.as_str());
        if !of_name.is_some_and(|all| all.len() > 1 && all.iter().any(|version| line.covers(&line.name, version))) {
            found.push(format!("deny.toml skips {} {}, which is no second version any more: take the line out", line.name, line.version));
        }
    }
    found
}

#[test]
fn no_crate_comes_in_two_versions_unless_deny_toml_says_who_brings_it() {
    let deny = toml_of(&checkout("deny.toml"));
    let locked = locked(&toml_of(&checkout("Cargo.lock")));
    assert!(locked.len() > 200, "the lock names only {} packages", locked.len());
    let found = findings(&locked, &skipped(&deny));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_new_duplicate_and_an_old_line_are_noticed() {
    let lock: Vec<(String, String)> = [("a", "1.2.0"), ("a", "2.0.1"), ("b", "0.10.4"), ("b", "0.11.0"), ("c", "1.0.0")]
        .map(|(name, version)| (name.to_owned(), version.to_owned()))
        .into();
    let line = |name: &str, version: &str| Skipped { name: name.to_owned(), version: version.to_owned() };
    assert_eq!(findings(&lock, &[line("a", "1"), line("b", "0.10")]), Vec::<String>::new());
    let unlisted = findings(&lock, &[line("b", "0.10")]);
    assert!(matches!(&unlisted[..], [one] if one.starts_with("a comes in 1.2.0 and 2.0.1")), "{unlisted:?}");
    let old = findings(&lock, &[line("a", "1"), line("b", "0.10"), line("c", "1"), line("b", "0.1")]);
    assert!(old.len() == 2 && old.iter().all(|why| why.contains("take the line out")), "{old:?}");
}
