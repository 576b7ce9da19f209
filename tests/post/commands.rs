//! Commands that only print: what a shell does with them.

use std::io::Read as _;
use std::process::{Command, Output, Stdio};

fn sternpost(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sternpost"));
    command.args(args).current_dir(env!("CARGO_MANIFEST_DIR")).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What a command says and how it ends if whoever reads it goes after the first byte, as `head` does.
fn cut_short(args: &[&str]) -> Output {
    let mut child = sternpost(args).spawn().expect("it starts");
    let mut out = child.stdout.take().expect("it is piped");
    let mut first = [0; 1];
    out.read_exact(&mut first).expect("it says something");
    drop(out);
    child.wait_with_output().expect("it ends")
}

#[test]
fn a_reader_that_goes_away_is_no_failure_of_what_prints() {
    let commands: [&[&str]; 3] =
        [&["scenario", "schema", "twilight-imperium"], &["rules", "coverage", "twilight-imperium"], &["serve", "--print-config"]];
    for args in commands {
        let ended = cut_short(args);
        let said = String::from_utf8_lossy(&ended.stderr);
        assert!(ended.status.success() && said.is_empty(), "{args:?}: {:?} {said}", ended.status);
    }
}

#[test]
fn a_scenario_whose_dice_run_dry_says_so_without_a_trace_of_a_panic() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("dry.yaml");
    let text = "
rule: LRR 63.5
title: Two cruisers and no dice
given:
  players: [{faction: hacan}, {faction: xxcha}, {faction: yssaril}]
  systems: {27: {units: {0: {cruiser: 1}, 1: {cruiser: 1}}}}
  at: {space-combat: {seat: 0, system: 27}}
steps: [{expect: {over: false}}]
";
    std::fs::write(&file, text).expect("it is written");
    let ended = sternpost(&["scenario", "run"]).arg(&file).output().expect("it runs");
    let (out, errors) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
    assert!(out.contains("before the first step: `dice` run dry"), "{out}");
    assert_eq!((ended.status.code(), &*errors), (Some(1), ""));
}

#[test]
fn running_a_scenario_says_what_was_declined_by_default() {
    let file = "rules/twilight-imperium/scenarios/71-game-round/lrr-71-2-turns-belong-to-the-action-phase.yaml";
    let ended = sternpost(&["scenario", "run", file]).output().expect("it runs");
    let out = String::from_utf8_lossy(&ended.stdout);
    assert!(ended.status.success() && out.starts_with("ok "), "{out}");
    assert!(
        out.contains("by default, step 2: seat") && out.contains("ask-choose-strategy-card: ") && out.contains(", declining "),
        "{out}"
    );
}
