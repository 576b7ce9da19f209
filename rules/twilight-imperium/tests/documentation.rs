//! What is written about the rules is true: every reading we chose is told, with a scenario or test that shows it
//! (`docs/rules/twilight-imperium.md`), and every chapter of the book is where the chapter map (`README.md`) says.
#![expect(clippy::disallowed_methods, reason = "a test reads files of the checkout; rules do not")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the checkout").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

/// A row of the table of readings.
struct Row {
    question: String,
    places: Vec<String>,
    shown_by: Vec<String>,
}

fn rows() -> Vec<Row> {
    let text = fs::read_to_string(folder().join("../../docs/rules/twilight-imperium.md")).expect("the readings are documented");
    let quoted = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let table = text.lines().filter(|line| line.starts_with('|')).skip(2);
    table
        .map(|line| match cells(line).as_slice() {
            [question, _, places, shown] => Row { question: question.clone(), places: quoted(places), shown_by: quoted(shown) },
            _ => panic!("not a row of four cells: {line}"),
        })
        .collect()
}

fn count(files: impl Iterator<Item = String>) -> BTreeMap<String, usize> {
    files.fold(BTreeMap::new(), |mut counts, file| {
        *counts.entry(file).or_default() += 1;
        counts
    })
}

#[test]
fn every_ruling_in_the_code_is_documented_and_every_documented_one_is_in_the_code() {
    let src = folder().join("src");
    let marks = files_below(&src).into_iter().flat_map(|path| {
        let name = path.strip_prefix(&src).expect("below it").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a source file");
        vec![name; text.matches("RULING:").count()]
    });
    let documented = rows().into_iter().flat_map(|row| row.places);
    assert_eq!(count(marks), count(documented));
}

#[test]
fn every_ruling_has_a_scenario_or_test_that_exists() {
    let scenarios = files_below(&folder().join("scenarios"));
    let mut exist: BTreeSet<String> = scenarios.iter().filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned())).collect();
    for path in files_below(&folder().join("src")).iter().chain(&files_below(&folder().join("tests"))) {
        let text = fs::read_to_string(path).expect("a source file");
        let tests = text.split("#[test]").skip(1).filter_map(|test| test.split("fn ").nth(1)?.split('(').next());
        exist.extend(tests.map(str::to_owned));
    }
    for row in rows() {
        assert!(!row.shown_by.is_empty(), "nothing shows: {}", row.question);
        for name in row.shown_by {
            assert!(exist.contains(&name), "{name} does not exist: {}", row.question);
        }
    }
}

#[test]
fn the_chapter_map_names_every_chapter_once_and_files_that_exist() {
    let text = fs::read_to_string(folder().join("README.md")).expect("the crate has a README");
    let map: Vec<Vec<&str>> =
        text.lines().filter(|line| line.starts_with("| ")).map(|line| line.split('|').map(str::trim).collect()).collect();
    let numbers: Vec<u32> = map.iter().filter_map(|row| row[1].parse().ok()).collect();
    assert_eq!(numbers, (1..=89).collect::<Vec<u32>>());
    for row in map.iter().skip(1) {
        assert!(!row[2].is_empty(), "{row:?} has a name");
        let files: Vec<&str> = row[4].split('`').skip(1).step_by(2).collect();
        assert!(!files.is_empty(), "{row:?} names a file");
        for file in files {
            assert!(folder().join("src").join(file).exists(), "{file} does not exist: {row:?}");
        }
    }
}

#[test]
fn the_reference_calls_the_chapters_as_the_chapter_map_does() {
    let readme = fs::read_to_string(folder().join("README.md")).expect("the crate has a README");
    let map = readme.lines().filter(|line| line.starts_with("| ")).map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let map: Vec<Vec<&str>> = map.filter(|row| row[1].parse::<u32>().is_ok()).collect();
    for (language, column) in [("en", 2), ("de", 3)] {
        let words = fs::read_to_string(folder().join(format!("text/{language}-chapters.ftl"))).expect("chapters have names");
        let said: Vec<&str> = words.lines().filter(|line| line.starts_with("chapter-")).collect();
        let told: Vec<String> = map.iter().map(|row| format!("chapter-{} = {}", row[1], row[column])).collect();
        assert_eq!(said, told, "{language}");
    }
}

/// Parts of the book; what single cards and sheets say is in `src/cards`, what is printed on them in `src/components`.
const CHAPTERS: [&str; 7] = ["setup", "board", "phases", "strategy", "tactical", "combat", "economy"];

/// Names of single components: `TechnologyId::SarweenTools`, but not `TechnologyId::ALL`.
fn components_named(code: &str) -> Vec<String> {
    let kinds = ["ActionCardId", "AgendaId", "FactionAbilityId", "FactionId", "NoteKind", "SecretObjectiveId", "TechnologyId"];
    let is_one = |name: &str| name.starts_with(char::is_uppercase) && name.contains(char::is_lowercase);
    let mut named = vec![];
    for kind in kinds {
        for rest in code.split(&format!("{kind}::")).skip(1) {
            let name: String = rest.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
            named.extend(is_one(&name).then(|| format!("{kind}::{name}")));
        }
    }
    named
}

#[test]
fn no_chapter_of_the_book_names_a_single_card_technology_or_faction() {
    let mut found = vec![];
    for chapter in CHAPTERS {
        for path in files_below(&folder().join("src").join(chapter)) {
            let text = fs::read_to_string(&path).expect("a source file");
            let code = text.split("#[cfg(test)]").next().expect("the rules come first");
            let asks = ["has_technology(", "has_abilities_of("].iter().filter(|way| code.contains(**way)).map(|way| (*way).to_owned());
            found.extend(components_named(code).into_iter().chain(asks).map(|name| format!("{}: {name}", path.display())));
        }
    }
    assert!(found.is_empty(), "what it says belongs into its own file, as an ability or a `Passive`:\n{}", found.join("\n"));
}

#[test]
fn the_name_of_a_component_is_told_from_a_list_of_them() {
    assert_eq!(components_named("TechnologyId::ALL.iter(); AgendaId::Mutiny.card()"), ["AgendaId::Mutiny"]);
    assert_eq!(components_named("fn id(x: NoteKind) -> FactionId"), Vec::<String>::new());
}
