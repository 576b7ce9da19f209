//! Whether what is written about a game is true: the readings it chose, the defaults of its questions, the map of its chapters.
//!
//! Each check gives what is wrong, a sentence each, so that a game's test is one comparison with nothing.
#![expect(clippy::disallowed_methods, reason = "the workbench reads files of the checkout; rules do not")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A game's crate, with `src`, `scenarios` and `tests`.
#[derive(Clone, Copy, Debug)]
pub struct Crate<'a>(pub &'a Path);

/// What marks a reading in a source file.
const RULING: &str = "RULING: ";

impl Crate<'_> {
    fn files(self, folder: &str) -> Vec<PathBuf> {
        below(&self.0.join(folder))
    }

    /// The names of scenario files, without their endings.
    fn scenarios(self) -> BTreeMap<String, PathBuf> {
        let files = self.files("scenarios").into_iter();
        files.filter_map(|path| Some((path.file_stem()?.to_string_lossy().into_owned(), path.clone()))).collect()
    }

    /// The names of tests in Rust.
    fn tests(self) -> BTreeSet<String> {
        let files = self.files("src").into_iter().chain(self.files("tests"));
        let sources: Vec<String> = files.filter(|path| is_rust(path)).map(|path| read(&path)).collect();
        let tests = sources.iter().flat_map(|text| text.split("#[test]").skip(1));
        tests.filter_map(|test| Some(test.split("fn ").nth(1)?.split('(').next()?.to_owned())).collect()
    }

    /// The page of readings: a table of question, answer, files that carry it out, and scenarios or tests that show it. Every
    /// `RULING:` of a source file has its place in a row, and every row a scenario or test that exists.
    #[must_use]
    pub fn wrong_rulings(self, page: &Path) -> Vec<String> {
        let rows = table(&read(page));
        let src = self.0.join("src");
        let marks = self.files("src").into_iter().filter(|path| is_rust(path)).flat_map(|path| {
            let name = path.strip_prefix(&src).unwrap_or(&path).to_string_lossy().into_owned();
            vec![name; read(&path).matches(RULING).count()]
        });
        let (marked, told) = (counted(marks), counted(rows.iter().filter_map(|row| row.get(2)).flat_map(|cell| quoted(cell))));
        let files: BTreeSet<&String> = marked.keys().chain(told.keys()).collect();
        let mut wrong = vec![];
        for file in files {
            let (in_code, in_page) = (marked.get(file).unwrap_or(&0), told.get(file).unwrap_or(&0));
            if in_code != in_page {
                wrong.push(format!("{file} has {in_code} readings, and {in_page} are told of it"));
            }
        }
        let (scenarios, tests) = (self.scenarios(), self.tests());
        for row in rows {
            let shown = row.get(3).map(|cell| quoted(cell)).unwrap_or_default();
            if row.len() != 4 || shown.is_empty() {
                wrong.push(format!("nothing shows: {}", row.join(" | ")));
            }
            let unknown = shown.into_iter().filter(|name| !scenarios.contains_key(name) && !tests.contains(name));
            wrong.extend(unknown.map(|name| format!("`{name}` does not exist, which should show: {}", row[0])));
        }
        wrong
    }

    /// The page of defaults: a table of a prompt's key, what is answered for who says nothing, why, and scenarios that show it. Every
    /// prompt has its row, and a scenario expects the default it is said to show; that of `anytime` prompts is expected by no key.
    #[must_use]
    pub fn wrong_defaults(self, page: &Path, prompts: impl IntoIterator<Item = String>, anytime: &[&str]) -> Vec<String> {
        let prompts: BTreeSet<String> = prompts.into_iter().collect();
        let scenarios = self.scenarios();
        let (mut wrong, mut told) = (vec![], BTreeSet::new());
        for row in table(&read(page)) {
            let [key, default, _, shown] = row.as_slice() else {
                wrong.push(format!("not a row of four cells: {}", row.join(" | ")));
                continue;
            };
            let key = quoted(key).concat();
            if default.is_empty() {
                wrong.push(format!("`{key}` has no default"));
            }
            for name in quoted(shown) {
                let text = scenarios.get(&name).map(|path| read(path)).unwrap_or_default();
                if !text.contains("default: ") || !(anytime.contains(&key.as_str()) || text.contains(&key)) {
                    wrong.push(format!("{name} does not expect the default of `{key}`"));
                }
            }
            if !prompts.contains(&key) {
                wrong.push(format!("`{key}` is no prompt"));
            }
            if !told.insert(key.clone()) {
                wrong.push(format!("`{key}` has two rows"));
            }
        }
        wrong.extend(prompts.difference(&told).map(|key| format!("`{key}` has no row")));
        wrong
    }

    /// The map of chapters in the crate's README: a table whose first column is a chapter and whose last one names files below `src`.
    #[must_use]
    pub fn wrong_chapter_map(self, chapters: impl IntoIterator<Item = String>) -> Vec<String> {
        let chapters: BTreeSet<String> = chapters.into_iter().collect();
        let (mut wrong, mut told) = (vec![], BTreeSet::new());
        for row in table(&read(&self.0.join("README.md"))) {
            let files = row.last().map(|cell| quoted(cell)).unwrap_or_default();
            let missing = files.iter().filter(|file| !self.0.join("src").join(file).exists());
            wrong.extend(missing.map(|file| format!("{file} does not exist: {}", row[0])));
            if !told.insert(row[0].clone()) {
                wrong.push(format!("{} is there twice", row[0]));
            }
        }
        wrong.extend(chapters.symmetric_difference(&told).map(|chapter| format!("{chapter} is in the map or in the book alone")));
        wrong
    }

    /// Single components that chapters of the book name: `TechnologyId::SarweenTools`, but not `TechnologyId::ALL`. What one of them
    /// says belongs into its own file; `folders` are those below `src` that know none, `kinds` the types of their ids.
    #[must_use]
    pub fn named_components(self, folders: &[&str], kinds: &[&str]) -> Vec<String> {
        self.found_in(folders, |code| named_in(code, kinds))
    }

    /// Which of some words the code of these folders below `src` has.
    #[must_use]
    pub fn said_in(self, folders: &[&str], words: &[&str]) -> Vec<String> {
        self.found_in(folders, |code| words.iter().filter(|word| code.contains(**word)).map(|word| (*word).to_owned()).collect())
    }

    fn found_in(self, folders: &[&str], find: impl Fn(&str) -> Vec<String>) -> Vec<String> {
        let files = folders.iter().flat_map(|folder| below(&self.0.join("src").join(folder)));
        let found = files.filter(|path| is_rust(path)).flat_map(|path| {
            let text = read(&path);
            // The rules come first, then their tests.
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            find(code).into_iter().map(|name| format!("{}: {name}", path.display())).collect::<Vec<_>>()
        });
        found.collect()
    }

    /// Messages that no source file says: the name of each type and the keys of its messages. `Line::Moved` says `line-moved`; a file
    /// called `messages.rs`, or in a folder `messages`, only declares them.
    #[must_use]
    pub fn unsaid(self, kinds: &[(&str, Vec<String>)]) -> Vec<String> {
        let declares = |path: &Path| path.ends_with("messages.rs") || path.components().any(|part| part.as_os_str() == "messages");
        let sources = self.files("src").into_iter().filter(|path| is_rust(path) && !declares(path));
        let code: String = sources.map(|path| read(&path)).collect();
        let pascal = |key: &str| key.split('-').skip(1).map(|word| word[..1].to_uppercase() + &word[1..]).collect::<String>();
        let variants = kinds.iter().flat_map(|(kind, keys)| keys.iter().map(move |key| format!("{kind}::{}", pascal(key))));
        variants.filter(|variant| !code.contains(variant)).collect()
    }
}

/// The cells of the first table of a page, row by row, without its head.
///
/// # Panics
/// If the page cannot be read.
#[must_use]
pub fn rows(page: &Path) -> Vec<Vec<String>> {
    table(&read(page))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

fn is_rust(path: &Path) -> bool {
    path.extension().is_some_and(|kind| kind == "rs")
}

/// Every file below a folder; none if there is no such folder.
fn below(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return vec![] };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    paths.into_iter().flat_map(|path| if path.is_dir() { below(&path) } else { vec![path] }).collect()
}

/// The cells of the first table of a page, without its head.
fn table(page: &str) -> Vec<Vec<String>> {
    let rows = page.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|')).skip(2);
    rows.map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
}

/// The components that some code names.
fn named_in(code: &str, kinds: &[&str]) -> Vec<String> {
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

/// What stands between backticks.
fn quoted(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn counted(files: impl Iterator<Item = String>) -> BTreeMap<String, usize> {
    files.fold(BTreeMap::new(), |mut counts, file| {
        *counts.entry(file).or_default() += 1;
        counts
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A crate in a folder of its own, with these files.
    fn with(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        folder
    }

    #[test]
    fn a_reading_is_told_where_it_is_carried_out_and_shown_by_something_that_exists() {
        let page = "| q | a | where | shown |\n|---|---|---|---|\n| Why? | So. | `a.rs` | `one`, `two_ways` |\n";
        let files = [
            ("src/a.rs", "// RULING: so\n#[test]\nfn two_ways() {}\n"),
            ("scenarios/x/one.yaml", ""),
            ("page.md", page),
            ("bad.md", &page.replace("`one`", "`none`").replace("a.rs", "b.rs")),
        ];
        let folder = with(&files);
        assert_eq!(Crate(folder.path()).wrong_rulings(&folder.path().join("page.md")), Vec::<String>::new());
        let wrong = Crate(folder.path()).wrong_rulings(&folder.path().join("bad.md")).join("\n");
        for words in ["a.rs has 1 readings, and 0", "b.rs has 0 readings, and 1", "`none` does not exist"] {
            assert!(wrong.contains(words), "{wrong}");
        }
    }

    #[test]
    fn every_prompt_has_a_default_and_a_scenario_expects_what_it_shows() {
        let page = "| key | default | why | shown |\n|---|---|---|---|\n| `ask-x` | nothing | cheap | `one` |\n| `ask-y` | | | |\n";
        let folder = with(&[("scenarios/one.yaml", "default: x, ask-x"), ("page.md", page)]);
        let wrong = |prompts: &[&str]| {
            Crate(folder.path()).wrong_defaults(&folder.path().join("page.md"), prompts.iter().map(|key| (*key).to_owned()), &[])
        };
        assert_eq!(wrong(&["ask-x", "ask-y"]), ["`ask-y` has no default"]);
        assert_eq!(wrong(&["ask-x", "ask-z"]), ["`ask-y` has no default", "`ask-y` is no prompt", "`ask-z` has no row"]);
    }

    #[test]
    fn a_chapter_map_names_every_chapter_and_files_that_exist() {
        let readme = "# Game\n\n| chapter | file |\n|---|---|\n| ONE | `a.rs` |\n| TWO | `b.rs` |\n\n| another | table |\n|---|---|\n| X | `x.rs` |\n";
        let folder = with(&[("README.md", readme), ("src/a.rs", "")]);
        let wrong = |chapters: [&str; 2]| Crate(folder.path()).wrong_chapter_map(chapters.map(str::to_owned));
        assert_eq!(wrong(["ONE", "TWO"]), ["b.rs does not exist: TWO"]);
        assert_eq!(wrong(["ONE", "SIX"]).len(), 3);
    }

    #[test]
    fn the_name_of_a_component_is_told_from_a_list_of_them() {
        let kinds = ["TechnologyId", "AgendaId", "NoteKind"];
        assert_eq!(named_in("TechnologyId::ALL.iter(); AgendaId::Mutiny.card()", &kinds), ["AgendaId::Mutiny"]);
        assert_eq!(named_in("fn id(x: NoteKind) -> AgendaId", &kinds), Vec::<String>::new());
        let folder = with(&[("src/fights/a.rs", "CardId::Horn\n#[cfg(test)]\nCardId::Flute"), ("src/cards/b.rs", "CardId::Drum")]);
        assert_eq!(Crate(folder.path()).said_in(&["fights"], &["CardId::", "nobody("]).len(), 1);
        let named = Crate(folder.path()).named_components(&["fights"], &["CardId"]);
        assert!(named.len() == 1 && named[0].ends_with("a.rs: CardId::Horn"), "{named:?}");
    }

    #[test]
    fn a_message_that_nobody_says_is_found() {
        let folder = with(&[("src/a.rs", "Line::ShipsMoved"), ("src/messages.rs", "Line::Lost")]);
        let kinds = [("Line", vec!["line-ships-moved".to_owned(), "line-lost".to_owned()])];
        assert_eq!(Crate(folder.path()).unsaid(&kinds), ["Line::Lost"]);
    }
}
