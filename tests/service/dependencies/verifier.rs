//! Who checks an export has no network code: what reads a stranger's file cannot call anybody.

use crate::dependencies::checkout;
use std::collections::BTreeSet;
use std::process::Command;

/// What would be network code, or a runtime for it.
const NEVER: [&str; 14] = [
    "async-trait",
    "aws-lc-rs",
    "curl",
    "futures-util",
    "getrandom",
    "hyper",
    "lettre",
    "mio",
    "native-tls",
    "rand",
    "reqwest",
    "rustls",
    "socket2",
    "ureq",
];

#[test]
fn the_verifier_has_no_network_code_in_its_tree() {
    let args = ["tree", "--offline", "--locked", "-p", "sternpost-verify", "-e", "normal", "--prefix", "none", "--format", "{p}"];
    let output = Command::new(env!("CARGO")).args(args).current_dir(checkout("")).output().expect("cargo can be run");
    assert!(output.status.success(), "cargo tree: {}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("cargo tells text");
    let tree: BTreeSet<&str> = told.lines().filter_map(|line| line.split(' ').next()).filter(|name| !name.is_empty()).collect();
    assert!(tree.contains("sternpost-log") && tree.contains("twilight-imperium") && tree.len() > 20, "the tree is whole: {tree:?}");
    let is_network = |name: &&&str| NEVER.contains(*name) || ["actix", "tokio", "sqlx"].iter().any(|family| name.starts_with(family));
    let never: Vec<&&str> = tree.iter().filter(is_network).collect();
    assert!(never.is_empty(), "the verifier depends on {never:?}");
}
