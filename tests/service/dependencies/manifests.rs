//! A game crate depends on the kernel, serde and pure helpers: what can read a clock, a disk or a network never gets in.

use crate::dependencies::{checkout, crates_in, rules_crates, toml_of};
use std::collections::BTreeSet;

/// What the kernel is built on. Whoever adds a line here says in `docs/decisions/0005-dependencies.md` what it is for.
const KERNEL: [&str; 6] = ["fluent-bundle", "schemars", "serde", "serde_json", "thiserror", "unic-langid"];
/// What is shown is built on the kernel.
const SHOW: [&str; 4] = ["schemars", "serde", "serde_json", "sternpost-core"];
/// How a game is reached is built on both.
const FACE: [&str; 8] = ["schemars", "serde", "serde_json", "serde_path_to_error", "sha2", "sternpost-core", "sternpost-show", "thiserror"];
/// What a game may be built on.
const GAME: [&str; 8] =
    ["schemars", "serde", "serde_json", "sternpost-core", "sternpost-game", "sternpost-kit", "sternpost-players", "sternpost-show"];
/// What several games share is built on the kernel and on what is shown.
const KIT: [&str; 3] = ["serde", "sternpost-core", "sternpost-show"];
/// Players think about any game; they are tried at games.
const PLAYERS: [&str; 5] = ["schemars", "serde", "serde_json", "sternpost-core", "sternpost-game"];
/// Boards are drawn from what games show in neutral terms: of the service, of a game and of storage a drawing knows nothing.
const PICTURE: [&str; 8] = ["gif", "png", "resvg", "serde", "sternpost-core", "sternpost-game", "sternpost-show", "thiserror"];
/// What the service's other crates speak of is built on the log, and on nothing that opens a database, a socket or a letter.
const MODEL: [&str; 17] = [
    "aws-lc-rs",
    "base64",
    "chrono",
    "chrono-tz",
    "rand",
    "schemars",
    "serde",
    "serde_json",
    "sternpost-core",
    "sternpost-game",
    "sternpost-log",
    "thiserror",
    "tracing",
    "unicode-normalization",
    "unicode-properties",
    "unicode-security",
    "uuid",
];
/// The crates of the service from the lowest up, each with its folder: none is built on one that stands behind it.
const SERVICE: [(&str, &str); 14] = [
    ("sternpost-catalogue", "service/catalogue"),
    ("sternpost-model", "service/model"),
    ("sternpost-limits", "service/limits"),
    ("sternpost-orders", "service/orders"),
    ("sternpost-store", "service/store"),
    ("sternpost-picture", "service/picture"),
    ("sternpost-table", "service/table"),
    ("sternpost-words", "service/words"),
    ("sternpost-boards", "service/boards"),
    ("sternpost-api", "service/api"),
    ("sternpost-pages", "service/pages"),
    ("sternpost-post", "service/post"),
    ("sternpost-web", "service/web"),
    ("sternpost", "."),
];
/// Lines of Rust that a crate of the service may have: whoever changes one waits for all of it.
const MOST_LINES: usize = 16_000;
/// The games players are tried at.
const GAMES: [&str; 5] = ["arcs", "conquest", "forbidden-stars", "twilight-imperium", "voidfall"];
/// What a game's and the kernel's tests may use besides.
const TESTS: [&str; 6] = ["insta", "proptest", "sternpost-game", "sternpost-scenarios", "sternpost-show", "sternpost-workbench"];
/// Crates beside the rules: scenario files are read by `sternpost-scenarios`, tests by the workbench.
const BESIDE: [&str; 2] = ["scenarios", "workbench"];
/// What nothing that runs in production is built on.
const FOR_DEVELOPERS: &str = "sternpost-workbench";

/// The dependencies of a manifest that are not allowed, each as a sentence.
fn strangers(manifest: &toml::Table, name: &str) -> Vec<String> {
    let (own, tests): (BTreeSet<&str>, BTreeSet<&str>) = match name {
        "core" => (KERNEL.into(), TESTS.into()),
        "show" => (SHOW.into(), TESTS.into()),
        "game" => (FACE.into(), TESTS.into()),
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
    for name in rules_crates().into_iter().filter(|name| !BESIDE.contains(&name.as_str())) {
        found.extend(strangers(&toml_of(&checkout(&format!("rules/{name}/Cargo.toml"))), &name));
        assert!(!checkout(&format!("rules/{name}/build.rs")).exists(), "rules/{name}: rules are built from what one reads");
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_board_is_drawn_by_a_crate_that_knows_neither_the_service_nor_a_game() {
    let manifest = toml_of(&checkout("service/picture/Cargo.toml"));
    let own = manifest["dependencies"].as_table().expect("a drawing needs something to draw with");
    let strange: Vec<&String> = own.keys().filter(|name| !PICTURE.contains(&name.as_str())).collect();
    assert!(strange.is_empty(), "service/picture: {strange:?} in [dependencies]");
}

#[test]
fn what_the_service_speaks_of_knows_no_database_no_http_and_no_mail() {
    let manifest = toml_of(&checkout("service/model/Cargo.toml"));
    let own = manifest["dependencies"].as_table().expect("the model is built on the log");
    let strange: Vec<&String> = own.keys().filter(|name| !MODEL.contains(&name.as_str())).collect();
    assert!(strange.is_empty(), "service/model: {strange:?} in [dependencies]");
}

/// The crates of the service that one of them must not be built on and is, from a manifest.
fn built_on_above(manifest: &toml::Table, name: &str) -> Vec<&'static str> {
    let above = SERVICE.iter().map(|(other, _)| *other).skip_while(|other| *other != name);
    let sections = ["dependencies", "dev-dependencies", "build-dependencies"];
    let listed = |other: &&str| sections.iter().any(|section| manifest.get(*section).and_then(|all| all.get(*other)).is_some());
    above.filter(listed).collect()
}

#[test]
fn no_crate_of_the_service_is_built_on_one_above_it() {
    for (name, folder) in SERVICE {
        let manifest = toml_of(&checkout(&format!("{folder}/Cargo.toml")));
        assert_eq!(built_on_above(&manifest, name), Vec::<&str>::new(), "{folder}");
    }
    assert_eq!(crates_in("service").len(), SERVICE.len() - 1, "every crate below service/ has its place in the order");
}

/// The sources of a crate of the service, in its folder; of the one at the top those in `src`.
fn sources(folder: &str) -> Vec<String> {
    let mut todo = vec![checkout(folder).join("src")];
    let mut found = vec![];
    while let Some(path) = todo.pop() {
        if path.is_dir() {
            todo.extend(path.read_dir().expect("the folder can be read").map(|entry| entry.expect("an entry").path()));
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(std::fs::read_to_string(&path).expect("a source is text"));
        }
    }
    found
}

#[test]
fn no_crate_of_the_service_is_long() {
    for (name, folder) in SERVICE {
        let lines: usize = sources(folder).iter().map(|source| source.lines().count()).sum();
        assert!((100..=MOST_LINES).contains(&lines), "{name}: {lines} lines");
    }
}

#[test]
fn a_crate_of_the_service_lists_nothing_that_it_does_not_use() {
    for (name, folder) in SERVICE {
        let manifest = toml_of(&checkout(&format!("{folder}/Cargo.toml")));
        let sources = sources(folder).concat();
        let Some(listed) = manifest.get("dependencies").and_then(toml::Value::as_table) else { continue };
        let used = |dependency: &str| sources.contains(&dependency.replace('-', "_"));
        let unused: Vec<&String> = listed.keys().filter(|dependency| !used(dependency)).collect();
        assert!(unused.is_empty(), "{name} lists {unused:?}");
    }
}

#[test]
fn an_arrow_up_is_noticed() {
    let manifest: toml::Table =
        "[dev-dependencies]\nsternpost.workspace = true\n[dependencies]\nsternpost-core.workspace = true".parse().unwrap();
    assert_eq!(built_on_above(&manifest, "sternpost-model"), ["sternpost"]);
    assert_eq!(built_on_above(&"[dependencies]\nsternpost-model.workspace = true".parse().unwrap(), "sternpost"), Vec::<&str>::new());
}

#[test]
fn nothing_that_runs_in_production_is_built_on_the_workbench() {
    let crates = rules_crates().into_iter().map(|name| format!("rules/{name}"));
    let all = crates
        .chain(["games", "log", "verify"].map(str::to_owned))
        .chain(SERVICE.map(|(_, folder)| folder.to_owned()))
        .filter(|path| path != "rules/workbench");
    let built_on_it = all.filter(|path| {
        let manifest = toml_of(&checkout(&format!("{path}/Cargo.toml")));
        manifest.get("dependencies").and_then(|own| own.as_table()).is_some_and(|own| own.contains_key(FOR_DEVELOPERS))
    });
    assert_eq!(built_on_it.collect::<Vec<_>>(), Vec::<String>::new());
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
