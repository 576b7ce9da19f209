//! Functions of the service are short: whoever reads one sees all of it, and what it leaves to others by their names.

use super::checkout;
use std::fs::read_to_string;
use std::path::Path;

/// Lines a function may have, from the one with its name to its last.
const MOST_LINES: usize = 60;
/// Where functions are counted.
const FOLDERS: [&str; 5] = ["service", "src", "log", "verify", "games"];
/// The name of the function that a line begins, if it begins one.
fn begun(line: &str) -> Option<&str> {
    let mut rest = line.trim_start();
    if let Some(public) = rest.strip_prefix("pub") {
        rest = public.strip_prefix('(').and_then(|scope| scope.split_once(')')).map_or(public, |(_, rest)| rest).trim_start();
    }
    for word in ["const ", "async ", "unsafe "] {
        rest = rest.strip_prefix(word).unwrap_or(rest);
    }
    let rest = rest.strip_prefix("fn ")?;
    Some(&rest[..rest.find(['(', '<'])?])
}

/// The functions of a source as `rustfmt` writes it, with how many lines each has: it ends with the bracket below its first letter.
fn functions(source: &str) -> Vec<(&str, usize)> {
    let lines: Vec<&str> = source.lines().collect();
    let length = |at: usize| {
        let margin = &lines[at][..lines[at].len() - lines[at].trim_start().len()];
        // One without a body ends with its signature, a short one on its own line.
        let is_last = |line: &&str| {
            let own = line.strip_prefix(margin).filter(|own| !own.starts_with(' '));
            own.is_some_and(|own| own == "}" || own.ends_with(';') || own.ends_with('}') && begun(own).is_some())
        };
        1 + lines[at..].iter().position(is_last).unwrap_or(lines.len() - at)
    };
    lines.iter().enumerate().filter_map(|(at, line)| Some((begun(line)?, length(at)))).collect()
}

#[test]
fn a_function_is_counted_from_its_name_to_its_last_line() {
    let source = "impl A {\n    pub(super) async fn one(\n        a: u8,\n    ) -> u8 {\n        match a {\n        }\n    }\n\n    fn two() {}\n}\n\n\
                  trait B {\n    fn three<T>(\n        t: T,\n    );\n    fn four(&self);\n}\n\nconst fn five() {\n    let f = 1;\n}\n";
    assert_eq!(functions(source), [("one", 6), ("two", 1), ("three", 3), ("four", 1), ("five", 3)]);
}

/// The long functions of all sources in a folder: in which, its name, how many lines.
fn long_ones(folder: &Path) -> Vec<(String, String, usize)> {
    let (mut todo, mut found) = (vec![folder.to_owned()], vec![]);
    while let Some(path) = todo.pop() {
        if path.is_dir() {
            todo.extend(path.read_dir().expect("the folder can be read").map(|entry| entry.expect("an entry").path()));
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let source = read_to_string(&path).expect("a source is text");
            let short = path.strip_prefix(checkout("")).expect("it is in the checkout").to_string_lossy().into_owned();
            let long = functions(&source).into_iter().filter(|(_, lines)| *lines > MOST_LINES);
            found.extend(long.map(|(name, lines)| (short.clone(), name.to_owned(), lines)));
        }
    }
    found
}

#[test]
fn no_function_of_the_service_is_long() {
    let long: Vec<(String, String, usize)> = FOLDERS.iter().flat_map(|folder| long_ones(&checkout(folder))).collect();
    assert!(long.is_empty(), "over {MOST_LINES} lines: {long:#?}");
}
