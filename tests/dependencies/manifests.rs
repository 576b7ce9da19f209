//! A game crate depends on the kernel, serde and pure helpers: what can read a clock, a disk or a network never gets in.

use crate::{checkout, rules_crates, toml_of};
use std::collections::BTreeSet;

/// What the kernel is built on. Whoever adds a line here says in `docs/decisions/0005-dependencies.md` what it is for.
const KERNEL: [&str; 8] = ["fluent-bundle", "schemars", "serde", "serde_json", "serde_path_to_error", "sha2", "thiserror", "unic-langid"];
/// What a game may be built on.
const GAME: [&str; 5] = ["schemars", "serde", "serde_json", "sternpost-core", "sternpost-kit"];
/// What several games share is built on the kernel.
const KIT: [&str; 2] = ["serde", "sternpost-core"];
/// Players take their numbers from the workbench; they are tried at games.
const PLAYERS: [&str; 4] = ["serde", "serde_json", "sternpost-core", "sternpost-workbench"];
/// The games players are tried at.
const GAMES: [&str; 2] = ["arcs", "twilight-imperium"];
/// What a game's and the kernel's tests may use besides.
const TESTS: [&str; 3] = ["insta", "proptest", "sternpost-workbench"];

/// The dependencies of a manifest that are not allowed, each as a sentence.
fn strangers(manifest: &toml::Table, name: &str) -> Vec<String> {
    let (own, tests): (BTreeSet<&str>, BTreeSet<&str>) = match name {
        "core" => (KERNEL.into(), TESTS.into()),
        "kit" => (KIT.into(), TESTS.into_iter().chain(GAME).collect()),
        "players" => (PLAYERS.into(), TESTS.into_iter().chain(GAMES).collect()),
        _ => (GAME.into(), TESTS.into()),
    };
    let mut found = vec![];
    for (section, value) in manifest {
        let allowed: Vec<&str> = match section.as_str() {
            "dependencies" => own.iter().copied().collect(),
            "dev-dependencies" => own.union(&tests).copied().collect(),
            "package" | "lints" | "lib" | "test" | "bench" | "example" | "features" => continue,
            _ => vec![],
        };
        let Some(table) = value.as_table() else { continue };
        let listed = table.keys().filter(|dependency| !allowed.contains(&dependency.as_str()));
        found.extend(listed.map(|dependency| format!("rules/{name}: `{dependency}` in [{section}] is not on the list")));
        // Another crate's path or name would get past the list.
        let renamed = table.iter().filter(|(_, value)| {
            section.ends_with("dependencies") && value.as_table().is_none_or(|v| v.get("workspace") != Some(&toml::Value::Boolean(true)))
        });
        found.extend(renamed.map(|(dependency, _)| format!("rules/{name}: `{dependency}` does not come from the workspace's list")));
    }
    if manifest.get("lints").and_then(|lints| lints.get("workspace")) != Some(&toml::Value::Boolean(true)) {
        found.push(format!("rules/{name}: the workspace's lints do not hold"));
    }
    found
}

#[test]
fn no_game_depends_on_anything_that_could_reach_a_clock_a_disk_or_a_network() {
    let mut found = vec![];
    // The workbench reads scenario files and is never part of the product's rules.
    for name in rules_crates().into_iter().filter(|name| name != "workbench") {
        found.extend(strangers(&toml_of(&checkout(&format!("rules/{name}/Cargo.toml"))), &name));
        assert!(!checkout(&format!("rules/{name}/build.rs")).exists(), "rules/{name}: rules are built from what one reads");
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn names_in_the_workspaces_list_are_the_crates_they_say() {
    let manifest = toml_of(&checkout("Cargo.toml"));
    let listed = manifest["workspace"]["dependencies"].as_table().expect("the workspace lists dependencies");
    let renamed: Vec<&String> = listed.iter().filter(|(_, value)| value.get("package").is_some()).map(|(name, _)| name).collect();
    assert!(renamed.is_empty(), "another crate behind the name: {renamed:?}");
}

#[test]
fn a_game_that_takes_up_a_strange_dependency_is_noticed() {
    let take = |text: &str, name: &str| strangers(&text.parse().expect("this is TOML"), name).join("\n");
    let whole = "[lints]\nworkspace = true\n[dependencies]\nserde.workspace = true\n";
    assert_eq!(take(whole, "chess"), "");
    assert!(take(&format!("{whole}rand.workspace = true"), "chess").contains("`rand` in [dependencies] is not on the list"));
    assert!(take(&format!("{whole}serde_json = \"1\""), "chess").contains("does not come from the workspace's list"));
    assert!(take(&format!("{whole}twilight-imperium.workspace = true"), "kit").contains("`twilight-imperium`"), "the kit knows no game");
    assert!(take(&format!("{whole}sha2.workspace = true"), "chess").contains("`sha2`"), "what the kernel has is not a game's");
    assert!(take(&format!("{whole}[build-dependencies]\nserde.workspace = true"), "chess").contains("[build-dependencies]"));
    assert!(take(&format!("{whole}[target.'cfg(unix)'.dependencies]\nserde.workspace = true"), "chess").contains("[target]"));
    assert!(take("[dependencies]\nserde.workspace = true", "chess").contains("lints"));
}
