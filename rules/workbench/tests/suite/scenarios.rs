//! The scenario runner: what Skirmish's own files say holds, and everything a file can get wrong is said clearly.

use crate::tiny;
use serde_json::Value;
use std::path::Path;
use sternpost_core::Source;
use sternpost_workbench::Rng;
use sternpost_workbench::scenario;

const START: &str = r#"
rule: Skirmish 3
title: A try
given: {begin: turns, camps: [{coins: 3, guards: 1, hand: [levy]}, {guards: 2, hand: [parley]}]}
"#;

fn try_out(rest: &str) -> String {
    failures(&format!("{START}{rest}"))
}

fn failures(text: &str) -> String {
    match scenario::run(tiny::game(), text) {
        Ok(()) => "nothing fails".to_owned(),
        Err(failures) => failures.iter().map(|failure| format!("{failure}\n")).collect(),
    }
}

#[test]
fn the_scenarios_of_skirmish_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tiny/scenarios");
    let count = scenario::run_folder(tiny::game(), &folder).unwrap_or_else(|report| panic!("{report}"));
    assert!(count >= 10, "{count} scenarios");
}

#[test]
fn a_folder_reports_every_failing_file_and_an_empty_one_is_an_error() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tiny/text");
    assert!(scenario::run_folder(tiny::game(), &folder).unwrap_err().contains("no scenarios"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/failing");
    let report = scenario::run_folder(tiny::game(), &folder).unwrap_err();
    assert!(report.contains("2 of 3 scenarios fail"), "{report}");
    assert!(report.contains("no-rule.yaml") && report.contains("missing field `rule`"), "{report}");
    assert!(report.contains("wrong-prompt.yaml") && report.contains("expected: ask-bid"), "{report}");
    assert!(!report.contains("holds.yaml"), "{report}");
}

#[test]
fn each_expectation_can_fail_and_says_how() {
    let all = [
        ("asked: {1: {}}", "the question to seat 1"),
        ("asked: {0: {prompt: ask-bid}}", "actual  : ask-turn"),
        ("asked: {0: {offers: [rest, fly]}}", "missing: [fly]; not expected: [hire, march:1, play:levy]"),
        ("asked: {0: {offers_include: [fly]}}", "not offered `fly`"),
        ("asked: {0: {offers_exclude: [rest]}}", "is offered `rest`"),
        ("asked: {0: {default: hire}}", "the default of seat 0"),
        ("not_asked: [0]", "the question to seat 0"),
        ("view: {/camps/0/coins: 4}", "the view at `/camps/0/coins`"),
        ("view: {/camps/0/gold: 4}", "`/camps/0` has banners, cards, coins"),
        ("view_lacks: [/camps/0/hand]", "nothing of `/camps/0/hand`"),
        ("view_lacks: [parley]", "it is mentioned"),
        ("told: [line-hired]", "`line-hired` was not told"),
        ("over: true", "whether it is over"),
        ("standings: [{seat: 0}]", "the standings"),
        ("defects: [a card too many]", "what cannot be"),
    ];
    for (expect, fragment) in all {
        let said = try_out(&format!("steps: [{{expect: {{{expect}}}}}]"));
        assert!(said.contains("step 1") && said.contains(fragment), "{expect}: {said}");
        assert!(said.contains("open    : seat 0 ask-turn (Skirmish 3): one of rest, hire, play:levy, march:1; default rest"), "{said}");
    }
}

#[test]
fn lines_are_expected_by_key_arguments_and_order() {
    let hired = "steps: [{seat: 0, turn: [hire, 'unit:guard', hire, 'unit:rider']}, {expect: {EXPECT}}]";
    let holds = ["told: [line-hired, line-hired]", "told: [{key: line-hired, args: {seat: 0, unit: rider}}]", "not_told: [line-lost]"];
    for expect in holds {
        assert_eq!(try_out(&hired.replace("EXPECT", expect)), "nothing fails", "{expect}");
    }
    let fails = [
        "told: [{key: line-hired, args: {unit: rider}}, {key: line-hired, args: {unit: guard}}]",
        "told: [line-hired, line-hired, line-hired]",
        "told: [{key: line-hired, args: {seat: 1}}]",
        "not_told: [{key: line-hired, args: {unit: guard}}]",
    ];
    for expect in fails {
        let said = try_out(&hired.replace("EXPECT", expect));
        assert!(said.contains("told: [line-hired {\"seat\":0,\"unit\":\"guard\"}; "), "{expect}: {said}");
    }
}

#[test]
fn an_answer_that_is_not_taken_ends_the_scenario_with_the_open_questions() {
    let said = try_out("steps: [{seat: 0, answer: fly}, {expect: {over: true}}]");
    assert!(
        said.contains("step 1: seat 0 answers fly") && said.contains("`fly` is not one of the choices on offer (Skirmish 3)"),
        "{said}"
    );
    assert!(said.contains("one of rest, hire") && !said.contains("step 2"), "{said}");
}

#[test]
fn a_refusal_is_expected_with_its_reason() {
    assert_eq!(try_out("steps: [{seat: 0, refused: fly, because: not one of the choices}]"), "nothing fails");
    assert_eq!(try_out("steps: [{seat: 0, refused: {turn: [hire, 'unit:knight']}}]"), "nothing fails");
    let said = try_out("steps: [{seat: 0, refused: rest}]");
    assert!(said.contains("actual  : the answer is taken"), "{said}");
    let said = try_out("steps: [{seat: 1, refused: rest, because: too expensive}]");
    assert!(said.contains("… too expensive …") && said.contains("this seat is not asked anything now"), "{said}");
}

#[test]
fn scripted_dice_must_fit_and_be_used_up() {
    let fight = "steps: [{seat: 0, answer: 'march:1', DICE}, {seat: 0, answer: pass}, {seat: 1, answer: pass}]";
    let with = |dice: &str| try_out(&fight.replace("DICE", dice));
    assert_eq!(with("dice: [1, 1, 1]"), "nothing fails");
    assert!(with("dice: [1, 1]").contains("`dice` run dry: something with 6 faces is drawn"));
    assert!(with("dice: [1, 7, 1]").contains("bring a 7 where 1 to 6 are possible"));
    assert!(with("dice: [0, 1, 1]").contains("bring a 0 where"));
    assert!(with("dice: [1, 1, 1, 5]").contains("`dice` are left over: [5]"));
}

#[test]
fn playing_on_with_defaults_reaches_a_question_or_says_that_it_does_not() {
    assert_eq!(try_out("seed: 4\nsteps: [{until: {seat: 1, prompt: ask-bid}, defaults: true}, {seat: 1, amount: 0}]"), "nothing fails");
    assert_eq!(try_out("seed: 4\nsteps: [{until: {over: true}, defaults: true}, {expect: {over: true}}]"), "nothing fails");
    let said = try_out("seed: 4\nsteps: [{until: {prompt: ask-nothing}, defaults: true}]");
    assert!(said.contains("the campaign came to its end") && said.contains("nobody is asked anything"), "{said}");
}

#[test]
fn what_is_wrong_with_a_file_is_said() {
    let all = [
        ("rule: [", "this is not YAML"),
        ("- a list", "this is not a scenario"),
        ("rule: ''\ntitle: x\ngiven: {}\nsteps: [{}]", "names a rule"),
        ("rule: 1.1\ntitle: x\ngiven: {}\nsteps: [{}]", "whole numbers"),
        ("rule: R\ntitle: x\nsteps: [{}]", "from `given` or from `setup`"),
        ("rule: R\ntitle: x\ngiven: {}\nsteps: []", "without steps"),
        ("rule: R\ntitle: x\ngiven: {}\nsteps: [{}]\nauthor: me", "unknown field `author`"),
        ("rule: R\ntitle: x\ngame: chess\ngiven: {}\nsteps: [{}]", "a scenario of `chess`"),
        ("rule: R\ntitle: x\ngiven: {begin: dawn, camps: []}\nsteps: [{}]", "there are 2 to 4"),
        ("rule: R\ntitle: x\ngiven: {begin: dawn, camps: [{gold: 1}]}\nsteps: [{}]", "unknown field `gold`"),
        ("rule: R\ntitle: x\ngiven: {begin: bids, camps: [{hand: [spy, spy, spy]}, {hand: [spy, spy]}]}\nsteps: [{}]", "more than 4 cards"),
        ("rule: R\ntitle: x\nsetup: {seats: [red, red]}\nsteps: [{}]", "two camps are red"),
        ("rule: R\ntitle: x\ngiven: !!binary aGk=\nsteps: [{}]", "cannot be played"),
        ("rule: R\ntitle: x\ngiven: !mine {}\nsteps: [{}]", "no tags"),
        ("rule: R\nrule: S\ntitle: x\ngiven: {}\nsteps: [{}]", "duplicate"),
        ("? [a]\n: b", "cannot be a key"),
    ];
    for (text, fragment) in all {
        let said = failures(text);
        assert!(said.contains(fragment), "{text}: {said}");
    }
}

#[test]
fn what_is_wrong_with_a_step_is_said() {
    let all = [
        ("{}", "a step is one of"),
        ("{seat: 0}", "a step is one of"),
        ("{answer: rest}", "a step is one of"),
        ("{seat: 0, answer: rest, amount: 1}", "one answer"),
        ("{seat: 0, some: [a], arrange: [a]}", "exactly one of"),
        ("{seat: 0, turn: [{some: [a], amount: 1}]}", "exactly one of"),
        ("{seat: 0, turn: [{turn: [rest]}]}", "cannot stand inside"),
        ("{seat: 0, answer: rest, because: x}", "belongs to `refused`"),
        ("{seat: 0, answr: rest}", "step 1 cannot be read: unknown field `answr`"),
        ("{expect: {viw: {}}}", "unknown field `viw`"),
        ("{expect: {}, seat: 0}", "a step is one of"),
        ("{until: {}}", "names a `seat`"),
        ("{until: {over: true}, defaults: false}", "a step is one of"),
        ("{seat: 300, answer: rest}", "step 1 cannot be read"),
    ];
    for (step, fragment) in all {
        let said = try_out(&format!("steps: [{step}]"));
        assert!(said.contains(fragment), "{step}: {said}");
    }
}

#[test]
fn hostile_yaml_is_refused_and_harms_nobody() {
    let bomb: String = (1..30).fold("a0: &a0 [x, x, x, x]\n".to_owned(), |bomb, i| {
        let before = format!("*a{}", i - 1);
        format!("{bomb}a{i}: &a{i} [{before}, {before}, {before}, {before}]\n")
    });
    assert!(failures(&bomb).contains("repetition limit"), "{}", failures(&bomb));
    let deep = format!("rule: {}{}", "[".repeat(50_000), "]".repeat(50_000));
    assert!(failures(&deep).contains("nested too deeply"), "{}", failures(&deep));
    let nested = format!("rule: R\ntitle: x\nsteps: [{{}}]\ngiven: {}{}", "[".repeat(100), "]".repeat(100));
    assert!(failures(&nested).contains("nested too deeply"), "{}", failures(&nested));
    let wide = format!("rule: R\ntitle: x\nsteps: [{{}}]\ngiven: [{}]", "1,".repeat(60_000));
    assert!(failures(&wide).contains("too much of it"));
    assert!(failures(&"- ".repeat(100_000)).contains("recursion limit"));
    assert!(failures(&"x".repeat(300 * 1024)).contains("bytes"));
    assert!(failures("\u{0}\u{1}\u{2}").contains("not YAML"));
    assert!(failures("").contains("this is not a scenario"));
}

#[test]
fn a_file_with_letters_changed_is_refused_or_run_but_breaks_nothing() {
    let text = include_str!("../tiny/scenarios/5-hits-are-split.yaml");
    let mut rng = Rng::new(99);
    let marks = b"[]{}:,-'\"&*!x09 \n";
    let mut refused = 0;
    for _ in 0..2_000 {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=rng.below(3) {
            let at = rng.below(u32::try_from(bytes.len()).unwrap()) as usize;
            bytes[at] = marks[rng.below(u32::try_from(marks.len()).unwrap()) as usize];
        }
        let said = failures(&String::from_utf8(bytes).unwrap());
        assert!(!said.contains("panicked"), "{said}");
        refused += usize::from(said != "nothing fails");
    }
    assert!(refused > 500, "{refused}");
}

#[test]
fn the_schema_describes_the_position_and_every_reference_leads_somewhere() {
    let schema = scenario::schema(tiny::game());
    assert_eq!(schema["properties"]["game"]["const"], "skirmish");
    assert!(schema["properties"]["given"]["properties"]["camps"].is_object());
    assert_eq!(schema["additionalProperties"], false);
    assert_eq!(schema["$defs"]["Step"]["additionalProperties"], false);
    let mut refs = vec![];
    collect_refs(&schema, &mut refs);
    assert!(refs.len() > 10, "{refs:?}");
    for target in refs {
        assert!(schema.pointer(target.trim_start_matches('#')).is_some(), "{target} leads nowhere");
    }
}

#[test]
fn every_key_a_file_may_use_is_in_the_schema() {
    let schema = scenario::schema(tiny::game());
    let keys = |at: &str| schema.pointer(at).unwrap()["properties"].as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(keys("/$defs/Step"), "amount answer arrange because defaults dice expect refused seat some split turn until");
    assert_eq!(keys("/$defs/Expect"), "asked defects eyes not_asked not_told over standings told view view_lacks");
    assert!(tiny::game().options_schema().is_object());
}

fn collect_refs(value: &Value, refs: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            refs.extend(object.get("$ref").and_then(Value::as_str).map(str::to_owned));
            object.values().for_each(|value| collect_refs(value, refs));
        }
        Value::Array(items) => items.iter().for_each(|item| collect_refs(item, refs)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
