//! A code generator for the names of messages. Called by a crate's build script, it reads the crate's Fluent files and writes a constant for each
//! message without arguments and a function for each with some, so that a key that is missing, a language that lacks one, and an argument that is not
//! given do not compile.
//!
//! A folder of texts holds a file for each language (`en.ftl`, `de.ftl`), and files of single pages (`NAME.ftl`), which hold a part for each language
//! below the lines `## en` and `## de`. What is written (`page.rs` for the prefix `page-`) is read by [`include!`] from `OUT_DIR`:
//!
//! - `SOURCES_EN` and `SOURCES_DE`: the texts of each language, to make a catalogue of;
//! - `say`: the names, in a module. `page-notes` is `say::NOTES`, `page-notes-refused = … { $most } …` is `say::notes_refused(most)`. Arguments stand in
//!   the order in which the English text, then the others, name them.

mod message;
mod write;

use message::Messages;
use std::collections::BTreeMap;
use std::env::var;
use std::fs::{read_dir, read_to_string};
use std::path::{Path, PathBuf};

/// The languages, the one that others are held against first.
pub const LANGUAGES: [&str; 2] = ["en", "de"];

/// Writes the names of all messages in a folder of the crate that is being built, whose keys all begin with a prefix (`page-`), which names leave out.
///
/// # Panics
/// If a text cannot be read, or languages do not say the same messages: the crate does not compile, and the reason is printed.
pub fn write(folder: &str, prefix: &str) {
    let root = PathBuf::from(var("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder"));
    let out = PathBuf::from(var("OUT_DIR").expect("cargo names a folder for what is written"));
    println!("cargo::rerun-if-changed={folder}");
    let texts = texts(&root.join(folder));
    let code = code(&texts, prefix).unwrap_or_else(|why| panic!("{folder}: {why}"));
    std::fs::write(out.join(format!("{}.rs", prefix.trim_end_matches('-'))), code).expect("the folder of what is built can be written to");
}

/// The texts of a folder by file name.
fn texts(folder: &Path) -> BTreeMap<String, String> {
    let entries = read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder lists its files").path());
    let texts = paths.filter(|path| path.extension().is_some_and(|kind| kind == "ftl"));
    let text = |path: PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        (name, read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display())))
    };
    texts.map(text).collect()
}

/// The code for texts by file name, or what is wrong with them.
fn code(texts: &BTreeMap<String, String>, prefix: &str) -> Result<String, String> {
    let mut languages: BTreeMap<&str, Vec<String>> = LANGUAGES.map(|language| (language, vec![])).into();
    for (name, text) in texts {
        for (language, part) in parts(name, text)? {
            languages.entry(language).or_default().push(part);
        }
    }
    let [first, others @ ..] = LANGUAGES;
    let mut messages = Messages::read(first, &languages[first])?;
    for other in others {
        let said = Messages::read(other, &languages[other])?;
        messages.take_in(&said).map_err(|why| format!("{other}: {why}"))?;
    }
    messages.settle();
    write::code(&languages, &messages, prefix)
}

/// The texts of a file by language: its name says it, or lines `## en` and `## de` in it.
fn parts(name: &str, text: &str) -> Result<Vec<(&'static str, String)>, String> {
    if let Some(language) = LANGUAGES.into_iter().find(|language| *language == name) {
        return Ok(vec![(language, text.to_owned())]);
    }
    let mut parts: Vec<(&str, String)> = vec![];
    for line in text.lines() {
        match line.strip_prefix("## ") {
            Some(named) => {
                let language = LANGUAGES.into_iter().find(|language| *language == named.trim());
                parts.push((language.ok_or_else(|| format!("{name}.ftl: `{line}` names no language"))?, String::new()));
            }
            None => match parts.last_mut() {
                Some((_, part)) => *part += &format!("{line}\n"),
                None if line.is_empty() || line.starts_with('#') => {}
                None => return Err(format!("{name}.ftl: `{line}` stands above the first `## LANGUAGE`")),
            },
        }
    }
    Ok(parts)
}

#[cfg(test)]
mod tests {
    use super::code;
    use std::collections::BTreeMap;

    fn code_of(texts: &[(&str, &str)]) -> Result<String, String> {
        code(&texts.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect::<BTreeMap<_, _>>(), "page-")
    }

    #[test]
    fn a_message_is_a_constant_or_a_function_of_its_arguments() {
        let code = code_of(&[
            ("en", "page-notes = Notes\npage-moved = { $count ->\n    [one] one\n   *[other] { $count } of { $all }\n }\n"),
            ("de", "page-notes = Notizen\npage-moved = { $all }, { $count }\n"),
        ])
        .unwrap();
        assert!(code.contains("/// Notes\npub const NOTES: Key = Key(\"page-notes\");"), "{code}");
        assert!(code.contains("pub fn moved(count: impl Filling, all: impl Filling) -> Text {"), "{code}");
    }

    #[test]
    fn what_a_catalogue_gives_beside_an_argument_is_no_other() {
        let texts = "page-said = { $seat-who ->\n    [you] you\n   *[other] { $seat }\n } and one of { $names-or }\n";
        let code = code_of(&[("en", texts), ("de", texts)]).unwrap();
        assert!(code.contains("pub fn said(seat: impl Filling, names: impl Filling) -> Text {"), "{code}");
    }

    #[test]
    fn a_page_has_its_words_in_one_file() {
        let code = code_of(&[("en", ""), ("de", ""), ("block", "# A page.\n\n## en\npage-block = Block\n\n## de\npage-block = Sperren\n")])
            .unwrap();
        assert!(code.contains("pub const BLOCK: Key"), "{code}");
        assert!(code.contains("pub const SOURCES_DE: &[&str] = &[\"page-block = Sperren\\n\", \"\"];"), "{code}");
    }

    #[test]
    fn arguments_of_a_message_within_another_are_its_own() {
        let texts = "page-inner = { $name }\npage-outer = ({ page-inner })\n";
        let code = code_of(&[("en", texts), ("de", texts)]).unwrap();
        assert!(code.contains("pub fn outer(name: impl Filling) -> Text {"), "{code}");
    }

    #[test]
    fn what_is_wrong_is_said() {
        let wrong = [
            (vec![("en", "page-a = a\n"), ("de", "")], "de: `page-a` is missing"),
            (vec![("en", ""), ("de", "page-a = a\n")], "de: `page-a` is no message of en"),
            (vec![("en", "page-a = a\npage-a = b\n"), ("de", "page-a = a\n")], "en: `page-a` is said twice"),
            (vec![("en", "other = a\n"), ("de", "other = a\n")], "`other` does not begin with `page-`"),
            (
                vec![("en", "page-a = a\npage-a-b = a\n"), ("de", "page-a = a\npage-a-b = a\n"), ("block", "page-c = c\n")],
                "block.ftl: `page-c = c` stands above the first `## LANGUAGE`",
            ),
            (vec![("en", ""), ("de", ""), ("block", "## fr\n")], "block.ftl: `## fr` names no language"),
        ];
        for (texts, why) in wrong {
            assert_eq!(code_of(&texts), Err(why.to_owned()));
        }
    }
}
