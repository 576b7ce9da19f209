//! The scenario runner: what Skirmish's own files say holds, and everything a file can get wrong is said clearly.

use crate::tiny;
use serde_json::Value;
use std::path::Path;
use sternpost_core::Source;
use sternpost_players::Rng;
use sternpost_scenarios as scenario;

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
        Ok(_) => "nothing fails".to_owned(),
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
    assert!(report.contains("3 of 4 scenarios fail"), "{report}");
    assert!(report.contains("no-rule.yaml") && report.contains("missing field `rule`"), "{report}");
    assert!(report.contains("wrong-prompt.yaml") && report.contains("expected: ask-bid"), "{report}");
    assert!(report.contains("shows-nothing.yaml") && report.contains("nothing is expected after the last answer"), "{report}");
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
        ("asked: {0: {barred: {fly: why-no-wings}}}", "why seat 0 is not offered `fly`"),
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
fn a_refusal_is_expected_with_its_question_and_reason() {
    assert_eq!(try_out("steps: [{seat: 0, refused: fly, asked: ask-turn, because: not one of the choices}]"), "nothing fails");
    assert_eq!(
        try_out("steps: [{seat: 0, refused: {turn: [hire, 'unit:knight']}, asked: ask-hire, because: 'unit:knight'}]"),
        "nothing fails"
    );
    let said = try_out("steps: [{seat: 0, refused: rest, asked: ask-turn, because: no}]");
    assert!(said.contains("actual  : the answer is taken"), "{said}");
    let said = try_out("steps: [{seat: 0, refused: fly, asked: ask-turn, because: too expensive}]");
    assert!(said.contains("… too expensive …") && said.contains("`fly` is not one of the choices on offer"), "{said}");
}

#[test]
fn a_refusal_of_a_seat_that_is_asked_nothing_is_not_taken_for_one_of_the_rules() {
    let said = try_out("steps: [{seat: 1, refused: 'play:levy', asked: ask-turn, because: ''}]");
    assert!(
        said.contains("expected: asked ask-turn: refused") && said.contains("asked nothing: refused: this seat is not asked"),
        "{said}"
    );
    assert_eq!(try_out("steps: [{seat: 1, refused: rest, asked: nothing, because: not asked}]"), "nothing fails");
    for unsaid in ["{seat: 0, refused: fly}", "{seat: 0, refused: fly, asked: ask-turn}", "{seat: 0, refused: fly, because: fly}"] {
        let said = try_out(&format!("steps: [{unsaid}]"));
        assert!(said.contains("says which question it is `asked`"), "{unsaid}: {said}");
    }
}

#[test]
fn a_refused_turn_says_which_of_its_answers_is_refused() {
    let said = try_out("steps: [{seat: 0, turn: [hire, 'unit:guard', hire, 'unit:knight', rest]}]");
    assert!(said.contains("actual  : answer 4 of 5, unit:knight, asked ask-hire: refused: `unit:knight`"), "{said}");
    // The first turn of the file is over when the seat rests.
    let said = try_out("steps: [{seat: 0, turn: [hire, 'unit:guard', rest, rest]}]");
    assert!(said.contains("answer 4 of 4, rest, asked nothing: refused: the turn ended after 3 answers"), "{said}");
    let said = try_out("steps: [{seat: 0, turn: []}]");
    assert!(said.contains("refused: no answer was given"), "{said}");
}

#[test]
fn what_cannot_be_read_is_named_with_its_path_and_what_was_meant() {
    let all = [
        (
            "given: {begin: turns, camps: [{hand: [levy]}, {hand: [spy, parlye]}]}\nsteps: [{}]",
            "given.camps.1.hand.1: there is no `parlye` here; did you mean `parley`?",
        ),
        ("given: {begin: turns, camps: [{hnad: []}, {}]}\nsteps: [{}]", "given.camps.0.hnad: unknown field `hnad`; did you mean `hand`?"),
        ("given: {begin: noon, camps: [{}, {}]}\nsteps: [{}]", "given.begin: there is no `noon` here; there are dawn, "),
        ("given: {begin: turns, camps: [{coins: many}, {}]}\nsteps: [{}]", "given.camps.0.coins: invalid type"),
        ("setup: {seats: [red, blew]}\nsteps: [{}]", "set-up.seats.1: there is no `blew` here; did you mean `blue`?"),
        ("given: {}\ndice: [1, two]\nsteps: [{}]", "dice.1: invalid type"),
    ];
    for (rest, fragment) in all {
        let said = failures(&format!("rule: R\ntitle: x\n{rest}"));
        assert!(said.contains(fragment), "{rest}: {said}");
    }
    let said = try_out("steps: [{expect: {}}, {expect: {asked: {0: {promt: ask-turn}}}}]");
    assert!(said.contains("step 2 cannot be read: expect.asked.0.promt: unknown field `promt`; did you mean `prompt`?"), "{said}");
}

#[test]
fn a_file_may_be_expected_to_fail_and_another_failure_does_not_do() {
    let broke = "rule: R\ntitle: x\ngiven: {begin: turns, camps: [{hand: [parlye]}, {}]}\n";
    assert_eq!(failures(&format!("{broke}fails: did you mean `parley`")), "nothing fails");
    assert_eq!(failures(&format!("{broke}steps: [{{}}]\nfails: did you mean `parley`")), "nothing fails");
    assert_eq!(failures("rule: R\ntitle: x\nauthor: me\ngiven: {}\nfails: unknown field `author`"), "nothing fails");
    assert_eq!(try_out("steps: [{expect: {over: true}}]\nfails: whether it is over"), "nothing fails");
    let said = failures(&format!("{broke}fails: too many cards"));
    assert!(said.contains("expected: it fails with … too many cards …") && said.contains("did you mean `parley`"), "{said}");
    let said = try_out("steps: [{expect: {over: false}}]\nfails: whether it is over");
    assert!(said.contains("actual  : it holds"), "{said}");
    // One failure that is expected hides no other.
    let said = try_out("steps: [{expect: {over: true, not_asked: [0]}}]\nfails: whether it is over");
    assert!(said.contains("the question to seat 0") && !said.contains("actual  : step 1: whether it is over"), "{said}");
}

#[test]
fn a_position_that_leaves_nothing_to_ask_is_refused_instead_of_breaking_the_rules_later() {
    let position = |begin: &str, coins: u32| {
        format!("rule: R\ntitle: x\ngiven: {{begin: {begin}, camps: [{{coins: {coins}}}, {{}}]}}\nsteps: [{{expect: {{}}}}]")
    };
    assert_eq!(failures(&position("hiring", 1)), "nothing fails");
    let said = failures(&position("hiring", 0));
    assert!(said.contains("the position cannot be played: the rules cannot go on from here: a question offers something"), "{said}");
    assert_eq!(failures(&position("hiring-after-bids", 1)), "nothing fails");
    let said = failures(&position("hiring-after-bids", 0));
    assert!(said.contains("the rules break when everybody answers with the defaults: a question offers something"), "{said}");
}

#[test]
fn told_lines_are_there_until_an_expectation_looks_at_them() {
    let hired = "steps: [{seat: 0, turn: [hire, 'unit:guard']}, {expect: {over: false}}, ";
    assert_eq!(try_out(&format!("{hired}{{expect: {{told: [line-hired]}}}}]")), "nothing fails");
    // Expectations side by side look at the same lines, with whatever eyes; then they are gone.
    let twice = "{expect: {eyes: 0, told: [line-hired]}}, {expect: {eyes: 1, told: [line-hired]}}, {seat: 0, answer: rest}";
    assert_eq!(try_out(&format!("{hired}{twice}, {{expect: {{not_told: [line-hired]}}}}]")), "nothing fails");
    let said = try_out(&format!("{hired}{{seat: 0, answer: rest}}, {{expect: {{not_told: [line-hired]}}}}]"));
    assert!(said.contains("`line-hired` was told"), "{said}");
}

#[test]
fn lines_may_come_in_any_order_and_each_counts_once() {
    let hired = "steps: [{seat: 0, turn: [hire, 'unit:guard', hire, 'unit:rider']}, {expect: {told_in_any_order: LINES}}]";
    let guard = "{key: line-hired, args: {unit: guard}}";
    let rider = "{key: line-hired, args: {unit: rider}}";
    // A key alone must not take the line that only it can spare.
    for lines in [format!("[{rider}, {guard}]"), format!("[line-hired, {guard}]"), format!("[line-hired, {rider}]"), "[]".to_owned()] {
        assert_eq!(try_out(&hired.replace("LINES", &lines)), "nothing fails", "{lines}");
    }
    for lines in [format!("[{rider}, {rider}]"), "[line-hired, line-hired, line-hired]".to_owned(), "[line-lost]".to_owned()] {
        assert!(try_out(&hired.replace("LINES", &lines)).contains("was not told"), "{lines}");
    }
}

#[test]
fn a_seat_that_was_asked_between_two_steps_was_not_never_asked() {
    let start = "steps: [{expect: {never_asked: [1]}}, ";
    let levy = "{seat: 0, answer: 'play:levy'}, {seat: 1, answer: pass}";
    assert_eq!(try_out(&format!("{start}{{seat: 0, answer: hire}}, {{expect: {{never_asked: [1]}}}}]")), "nothing fails");
    let said = try_out(&format!("{start}{levy}, {{expect: {{not_asked: [1], never_asked: [1]}}}}]"));
    assert!(said.contains("step 4: the questions to seat 1") && said.contains("ask-cancel after step 2"), "{said}");
    // It counts from the last expectation of the kind.
    assert_eq!(
        try_out(&format!("{start}{levy}, {{expect: {{never_asked: []}}}}, {{seat: 0, answer: hire}}, {{expect: {{never_asked: [1]}}}}]")),
        "nothing fails"
    );
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
fn what_nobody_waits_for_is_done_at_any_time_and_the_open_question_stays() {
    let gift = "steps: [{at_any_time: {seat: 1, answers: ['give:0', {amount: 2}]}}, ";
    let start = START.replace("{guards: 2,", "{coins: 2, guards: 2,");
    let run = |rest: &str| failures(&format!("{start}{gift}{rest}]"));
    assert_eq!(
        run("{expect: {told: [line-gave], view: {/camps/0/coins: 5}, asked: {0: {prompt: ask-turn}}, not_anytime: [1]}}"),
        "nothing fails"
    );
    assert_eq!(run("{expect: {anytime: {0: {prompt: ask-gift, offers: ['give:1']}}}}"), "nothing fails");
    assert_eq!(run("{at_any_time: {seat: 1, answers: ['give:0'], refused: not asked}}"), "nothing fails");
    assert_eq!(run("{at_any_time: {seat: 0, answers: ['give:1'], refused: ''}}"), "nothing fails", "half an act is none");
    let said = run("{at_any_time: {seat: 0, answers: ['give:1', {amount: 1}], refused: ''}}");
    assert!(said.contains("expected: a refusal") && said.contains("actual  : it is done"), "{said}");
    let said = run("{at_any_time: {seat: 0, answers: ['give:1', {amount: 9}]}}");
    assert!(said.contains("does give:1, then {amount: 9}") && said.contains("refused: pick at least 1 and at most 5"), "{said}");
    let said = run("{expect: {anytime: {1: {}}}}");
    assert!(said.contains("what seat 1 may do at any time") && said.contains("actual  : nothing"), "{said}");
    let said = run("{at_any_time: {seat: 0, answers: []}, seat: 0}");
    assert!(said.contains("a step of its own"), "{said}");
}

#[test]
fn playing_on_with_defaults_reaches_a_question_or_says_that_it_does_not() {
    let until = |until: &str| try_out(&format!("seed: 4\nsteps: [{{until: {{{until}}}, defaults: true}}, {{expect: {{}}}}]"));
    assert_eq!(until("seat: 1, prompt: ask-bid, through_phases: true"), "nothing fails");
    assert_eq!(until("over: true"), "nothing fails");
    let said = until("prompt: ask-nothing, through_phases: true");
    assert!(said.contains("the campaign came to its end") && said.contains("nobody is asked anything"), "{said}");
}

#[test]
fn playing_on_with_defaults_ends_with_the_phase_unless_told_otherwise() {
    let said = try_out("seed: 4\nsteps: [{until: {prompt: ask-bid}, defaults: true}]");
    assert!(said.contains("expected: ask-bid is open") && said.contains("the phase ended (day 1; now day 2)"), "{said}");
    assert!(said.contains("defaults: seat 0 ask-turn: rest, declining hire, play:levy, march:1"), "{said}");
}

#[test]
fn playing_on_with_defaults_says_what_it_declined() {
    let text = format!("{START}steps: [{{seat: 0, answer: 'play:levy'}}, {{until: {{seat: 0}}}}]");
    let report = scenario::run(tiny::game(), &text).unwrap();
    assert_eq!(report.played_on, ["step 2: seat 1 ask-cancel: pass, declining use:parley"]);
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
        ("{seat: 0, answer: rest, because: x}", "belong to `refused`"),
        ("{seat: 0, answer: rest, asked: x}", "belong to `refused`"),
        ("{seat: 0, answr: rest}", "step 1 cannot be read: answr: unknown field `answr`"),
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
    assert_eq!(
        keys("/$defs/Step"),
        "amount answer arrange asked at_any_time because defaults dice expect refused seat some split turn until"
    );
    assert_eq!(
        keys("/$defs/Expect"),
        "anytime asked choice defects eyes never_asked no_choice not_anytime not_asked not_told over standings told told_in_any_order view view_lacks"
    );
    assert_eq!(keys("/$defs/Until"), "over prompt seat through_phases");
    assert_eq!(keys(""), "dice fails game given rule seed setup steps title");
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
