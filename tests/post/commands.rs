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

/// A scenario of Arcs in a folder of its own, with this in front of it.
fn of_arcs(head: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tax.yaml");
    let text = "
rule: ARCS-TAX-01
title: A city of one's own is taxed
seed: 1
given:
  players: [{}, {}, {}]
  systems: {hex3: {ships: {0: 1}, buildings: [{kind: city, owner: 0}]}, gate5: {ships: {1: 1}}, gate6: {ships: {2: 1}}}
  at: {turn: {lead: administration-4}}
steps: [{seat: 0, answer: 'act:tax'}, {expect: {told: [line-taxed, line-gained]}}]
";
    std::fs::write(&file, format!("{head}{text}")).expect("it is written");
    (folder, file)
}

#[test]
fn a_scenario_is_run_as_one_of_the_game_it_is_of() {
    let run = |args: &[&str], file: &std::path::Path| {
        let ended = sternpost(&["scenario", "run"]).args(args).arg(file).output().expect("it runs");
        (ended.status.code(), String::from_utf8_lossy(&ended.stdout).into_owned() + &String::from_utf8_lossy(&ended.stderr))
    };
    for head in ["", "game: arcs"] {
        let (_folder, file) = of_arcs(head);
        let (code, said) = run(&[], &file);
        assert!(code == Some(0) && said.starts_with("ok "), "{head}: {said}");
    }
    let in_its_folder = "rules/arcs/scenarios/round/arcs-lead-01-the-initiative-holder-leads.yaml";
    assert_eq!(run(&[], in_its_folder.as_ref()).0, Some(0), "the folder says which game it is");
    let (_folder, file) = of_arcs("game: chess");
    let (code, said) = run(&[], &file);
    assert!(code != Some(0) && said.contains("there is no game `chess`"), "{said}");
    let (_folder, file) = of_arcs("game: arcs");
    assert_eq!(run(&["--game", "twilight-imperium"], &file).0, Some(1), "what is said on the command line counts");
}

/// What `play` says of a whole campaign, and the scores of its ranking, the best first.
fn played(game: &str, seats: usize, args: &[&str]) -> (String, Vec<i32>) {
    let ended = sternpost(&["play", game, "--seats", &seats.to_string(), "--seed", "3"]).args(args).output().expect("it runs");
    let said = String::from_utf8_lossy(&ended.stdout).into_owned();
    assert!(ended.status.success(), "{game} {seats} {args:?}: {}", String::from_utf8_lossy(&ended.stderr));
    let lines: Vec<&str> = said.lines().collect();
    let ranking = lines[lines.len() - seats..].iter().zip(1..).map(|(line, rank)| {
        let score = line.strip_prefix(&format!("{rank}. Seat ")).and_then(|rest| rest.split_once(": "));
        score.and_then(|(_, score)| score.parse().ok()).unwrap_or_else(|| panic!("{game}: no rank {rank} in `{line}`"))
    });
    let scores = ranking.collect();
    (said, scores)
}

#[test]
fn a_first_game_of_arcs_is_played_to_win_by_however_many() {
    for seats in 2..=4 {
        let (steady, scores) = played("arcs", seats, &[]);
        assert!(scores[0] >= 10, "{seats} players who play to win score: {scores:?}");
        let (random, _) = played("arcs", seats, &["--players", "random"]);
        assert_ne!(steady, random, "what was said is what is played");
    }
}

#[test]
fn a_first_game_of_twilight_imperium_is_played_to_win() {
    let (_, scores) = played("twilight-imperium", 3, &[]);
    assert!(scores[0] >= 10, "players who play to win reach the end by points: {scores:?}");
}

#[test]
fn random_players_play_twilight_imperium_to_the_end() {
    let (said, scores) = played("twilight-imperium", 4, &["--players", "random"]);
    assert!(scores.is_sorted_by(|one, other| one >= other), "{scores:?}");
    assert!(said.lines().any(|line| line.contains(" wins")), "the chronicle tells who has won: {scores:?}");
}

/// The number behind a policy's name and a column's place in what `simulate` prints.
fn cell(said: &str, policy: &str, column: usize) -> u32 {
    let row = said.lines().find(|line| line.split_whitespace().take(2).eq(policy.split(' ')));
    let row = row.unwrap_or_else(|| panic!("{policy} in {said}"));
    let words: Vec<&str> = row.split_whitespace().filter(|word| !["(90", "%:"].contains(word) && !word.ends_with(')')).collect();
    words[column].parse().unwrap_or_else(|_| panic!("a number in column {column} of `{row}`"))
}

#[test]
fn a_simulation_counts_fewer_letters_where_windows_wait_for_those_who_have_a_choice() {
    let args = ["simulate", "twilight-imperium", "--seats", "3", "--campaigns", "1", "--rounds", "3", "--seed", "4"];
    let ended = sternpost(&args).output().expect("it runs");
    let said = String::from_utf8_lossy(&ended.stdout).into_owned();
    assert!(ended.status.success(), "{said} {}", String::from_utf8_lossy(&ended.stderr));
    let policies = ["everybody none", "prompt none", "prompt usual"];
    let [waits, letters, ordered] = [4, 5, 6].map(|column| policies.map(|policy| cell(&said, policy, column)));
    assert!(waits[1] < waits[0] && waits[2] < waits[1], "waits: {said}");
    assert!(letters[1] < letters[0] && letters[2] < letters[1], "letters: {said}");
    assert!(ordered[0] == 0 && ordered[1] == 0 && ordered[2] > 10, "orders answer where there are some: {said}");
}

#[test]
fn a_simulation_of_nonsense_is_refused() {
    for args in [&["simulate", "chess"][..], &["simulate", "arcs", "--answers", "5,four"], &["simulate", "arcs", "--rounds", "0"]] {
        let ended = sternpost(args).output().expect("it runs");
        assert!(!ended.status.success() && !ended.stderr.is_empty(), "{args:?}");
    }
}
