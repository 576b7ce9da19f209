//! The service's own words, in every language: no key is missing or left over, and none names an argument it is not given.

use std::collections::BTreeSet;
use std::path::PathBuf;
use sternpost_model::language::Language;
use sternpost_words::PageWords;
use sternpost_workbench::Said;

/// A set of words whose keys are written in the code: what they begin with, the folders and files that say them, and the sources in English and
/// German. All others have names made of them (`sternpost-catalogue`): a key that is missing does not compile.
struct Words {
    prefix: &'static str,
    said_in: &'static [&'static str],
    sources: [(&'static str, &'static str); 2],
}

const WRITTEN: [Words; 2] = [
    Words {
        prefix: "time-",
        said_in: &["log/src/pace"],
        sources: [
            ("en", include_str!("../../service/model/src/pace/text/told/en.ftl")),
            ("de", include_str!("../../service/model/src/pace/text/told/de.ftl")),
        ],
    },
    Words {
        prefix: "docket-",
        said_in: &["service/table/src/court"],
        sources: [
            ("en", include_str!("../../service/model/src/pace/text/docket/en.ftl")),
            ("de", include_str!("../../service/model/src/pace/text/docket/de.ftl")),
        ],
    },
];

/// Templates and code below some folders.
fn code(folders: &[&str]) -> String {
    let mut todo: Vec<PathBuf> = folders.iter().map(|folder| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder)).collect();
    let mut code = String::new();
    while let Some(path) = todo.pop() {
        if path.is_dir() {
            todo.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|kind| ["html", "txt", "rs"].iter().any(|known| kind == *known)) {
            code.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
    code
}

/// Every key of the code with the names of the arguments that stand behind it, up to the end of its call.
fn said(code: &str, prefix: &str) -> Said {
    let mut said = Said::default();
    for (at, _) in code.match_indices(&format!("\"{prefix}")) {
        let key = code[at + 1..].split('"').next().unwrap();
        if key == prefix {
            continue;
        }
        let rest = call(code, at, &code[at + key.len() + 2..]);
        said.add(key, literals(&rest[..end_of_call(rest)]));
    }
    said
}

/// What follows a key in its call; a key that is chosen first, `let key = if ..`, is used by a later one.
fn call<'a>(code: &'a str, at: usize, rest: &'a str) -> &'a str {
    let line = &code[code[..at].rfind('\n').map_or(0, |end| end + 1)..at];
    if line.trim_start().starts_with("let key = ") { rest.split_once("(key,").map_or(rest, |(_, args)| args) } else { rest }
}

/// Where the brackets that are open before a text are closed.
fn end_of_call(text: &str) -> usize {
    let mut depth = 0_u32;
    for (i, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => return i,
            ')' | ']' | '}' => depth -= 1,
            ';' => return i,
            _ => {}
        }
    }
    text.len()
}

/// The names in quotes in a text.
fn literals(text: &str) -> BTreeSet<String> {
    let is_name = |part: &&str| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    text.split('"').skip(1).step_by(2).filter(is_name).map(str::to_owned).collect()
}

#[test]
fn every_language_says_what_is_said_and_nothing_else() {
    for words in WRITTEN {
        let said = said(&code(words.said_in), words.prefix);
        for (language, source) in words.sources {
            assert_eq!(said.defects(&[source]), Vec::<String>::new(), "{}{language}", words.prefix);
        }
    }
}

/// What no page says any more is left over: its name is nowhere in templates and code. (Names that only one crate can see are looked after by the compiler.)
#[test]
fn no_words_of_pages_are_left_over() {
    let code = code(&["templates/page", "service/pages/src", "service/web/src", "service/words/src"]);
    let is_named = |c: char| c.is_alphanumeric() || c == '_';
    let said: BTreeSet<&str> = code.split("say::").skip(1).map(|rest| &rest[..rest.find(|c| !is_named(c)).unwrap_or(rest.len())]).collect();
    let keys = PageWords::new(Language::English).catalogue().keys();
    let name = |key: &String| key.strip_prefix("page-").map(|name| name.replace('-', "_"));
    let is_said = |name: &String| {
        said.contains(name.as_str()) || said.contains(name.to_uppercase().as_str()) || said.contains(format!("{name}_").as_str())
    };
    let left: Vec<String> = keys.iter().filter_map(name).filter(|name| !is_said(name)).collect();
    assert!(left.is_empty(), "{left:?}");
    assert!(said.len() > 1_000, "{} are said", said.len());
}

/// A sign too many before the words of a text would be shown with them.
#[test]
fn no_text_begins_with_the_sign_before_it() {
    let mut todo: Vec<PathBuf> = ["src", "service", "rules"].map(|folder| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder)).into();
    let mut texts = 0;
    while let Some(path) = todo.pop() {
        if path.is_dir() {
            todo.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|kind| kind == "ftl") {
            texts += 1;
            for line in std::fs::read_to_string(&path).unwrap().lines() {
                let said = line.split_once('=').map(|(_, said)| said.trim_start());
                assert!(!said.is_some_and(|said| said.starts_with('=')), "{}: {line}", path.display());
            }
        }
    }
    assert!(texts > 40, "{texts} files");
}

/// A line of the chronicle is worded by the service or by its game: which of them its key says.
#[test]
fn no_game_says_what_the_service_says() {
    let games = std::fs::read_dir(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("rules")).unwrap();
    let texts = games.flat_map(|game| std::fs::read_dir(game.unwrap().path().join("text")).into_iter().flatten());
    let mut keys = 0;
    for text in texts.map(|text| text.unwrap().path()).filter(|text| text.extension().is_some_and(|kind| kind == "ftl")) {
        let source = std::fs::read_to_string(&text).unwrap();
        for key in source.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
            keys += 1;
            assert!(!sternpost_model::pace::is_line(key), "{key} of {}", text.display());
        }
    }
    assert!(keys > 4_000, "{keys} keys");
}

#[test]
fn the_check_reads_calls_with_their_arguments() {
    let code = r#"everybody("docket-stood", vec![number("seq", seq), literal("when", now("docket-now"))]); match { a => "docket-x", }"#;
    let said = said(code, "docket-");
    let wording = "docket-stood = { $seq } { $when }\ndocket-now = now { $seq }\ndocket-x = x\n";
    assert_eq!(said.defects(&[wording]), ["`docket-now` names `$seq`, which it is not given"]);
}
