//! No floats in rules: their rounding may differ between machines, and a log must fold to the same position on all of them.
//!
//! Clippy refuses the types by name (`rules/clippy.toml`) and arithmetic with them; this reads the sources word by word, so
//! that a literal behind an inferred type is found too.

use crate::dependencies::{checkout, rules_crates};
use proc_macro2::{TokenStream, TokenTree};
use std::fs::read_to_string;
use std::path::{Path, PathBuf};

const TYPES: [&str; 4] = ["f16", "f32", "f64", "f128"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in folder.read_dir().unwrap_or_else(|why| panic!("{}: {why}", folder.display())) {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Whether the text of a literal is a number with a fraction or an exponent, or one that says it is a float.
fn is_float(literal: &str) -> bool {
    let is_decimal =
        literal.starts_with(|first: char| first.is_ascii_digit()) && !["0x", "0b", "0o"].iter().any(|p| literal.starts_with(p));
    let digits = literal.trim_end_matches("usize").trim_end_matches("isize");
    is_decimal && (literal.contains('.') || literal.ends_with("f32") || literal.ends_with("f64") || digits.contains(['e', 'E']))
}

/// Everything in a source that has to do with floats, comments and texts aside.
fn floats(stream: TokenStream) -> Vec<String> {
    let mut found = vec![];
    // `pair.0.1` reads as a dot and the number 0.1; `1..0.5` has two dots before it.
    let mut dots = 0;
    for tree in stream {
        let before = std::mem::take(&mut dots);
        match tree {
            TokenTree::Group(group) => found.extend(floats(group.stream())),
            TokenTree::Ident(name) => found.extend(Some(name.to_string()).filter(|name| TYPES.contains(&name.as_str()))),
            TokenTree::Literal(literal) => found.extend(Some(literal.to_string()).filter(|literal| before != 1 && is_float(literal))),
            TokenTree::Punct(punct) if punct.as_char() == '.' => dots = before + 1,
            TokenTree::Punct(_) => {}
        }
    }
    found
}

fn floats_of(source: &str) -> Vec<String> {
    floats(source.parse().expect("the source is Rust"))
}

#[test]
fn no_rule_computes_with_floats() {
    let mut found = vec![];
    let mut read = 0;
    // The workbench too: what it finds must be found again on another machine.
    for name in rules_crates() {
        let mut files = vec![];
        sources(&checkout(&format!("rules/{name}/src")), &mut files);
        read += files.len();
        for file in files {
            let source = read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            found.extend(floats_of(&source).into_iter().map(|float| format!("{}: `{float}`", file.display())));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(read > 100, "only {read} sources were read");
}

#[test]
fn clippy_refuses_arithmetic_with_floats_in_every_crate_of_rules() {
    for name in rules_crates() {
        let root = read_to_string(checkout(&format!("rules/{name}/src/lib.rs"))).expect("a crate of rules is a library");
        assert!(root.contains("#![deny(clippy::float_arithmetic)]"), "rules/{name}/src/lib.rs does not deny float_arithmetic");
    }
}

#[test]
fn a_float_is_found_wherever_it_hides_and_nothing_else_is_taken_for_one() {
    for float in ["fn f(x: f64) {}", "let x = 1.5;", "let x = [2e3];", "let x = 1f32;", "m! { (1.) }", "let x = 3_f64;", "let r = 0..0.5;"]
    {
        assert_eq!(floats_of(float).len(), 1, "{float}");
    }
    let clean = "/// LRR 63.5\nlet s = \"1.5\"; let r = 1..2; let t = pair.0.1; let h = 0x1e5; let n = 1usize; let b = b\"1.5\"; // 2.5";
    assert_eq!(floats_of(clean), Vec::<String>::new());
}
