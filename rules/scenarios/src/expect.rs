//! Compares what is so with what a scenario expects.

use super::answers::{answer, answer_words};
use super::failure::Failure;
use super::file::{AskedGiven, Expect, EyesGiven, LineGiven, OtherEyes};
use crate::diff::short;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use sternpost_core::{Answer, Arg, Eyes, Picked, Seat, Text, Told};
use sternpost_game::{Asked, Play};

/// Everything that is not as expected.
pub(crate) fn check(play: &dyn Play, asked: &[Asked], told: &[Told], expect: &Expect) -> Vec<Failure> {
    let mut found = vec![];
    questions(asked, expect, &mut found);
    anytime(play, expect, &mut found);
    let eyes = eyes(expect.eyes);
    views(&play.view(eyes), expect, &mut found);
    let heard: Vec<&Text> = told.iter().filter(|line| line.audience.includes(eyes)).map(|line| &line.text).collect();
    lines(&heard, expect, &mut found);
    let mut differ = |what: &str, expected: Value, actual: Value| {
        if expected != actual {
            found.push(Failure::differs(what, short(&expected), short(&actual)));
        }
    };
    if let Some(over) = expect.over {
        differ("whether it is over", json!(over), json!(play.is_over()));
    }
    if let Some(defects) = &expect.defects {
        differ("what cannot be", json!(defects), json!(play.defects()));
    }
    if let Some(standings) = &expect.standings {
        let actual = serde_json::to_value(play.standings().unwrap_or_default()).expect("standings are plain data");
        let rows = actual.as_array().map_or(&[][..], Vec::as_slice);
        let fits = rows.len() == standings.len()
            && rows.iter().zip(standings).all(|(row, given)| given.iter().all(|(k, v)| row.get(k) == Some(v)));
        if !fits {
            differ("the standings", json!(standings), actual);
        }
    }
    found
}

fn eyes(given: Option<EyesGiven>) -> Eyes {
    match given {
        Some(EyesGiven::Seat(seat)) => Eyes::Seat(Seat(seat)),
        Some(EyesGiven::Other(OtherEyes::Spectator)) => Eyes::Spectator,
        Some(EyesGiven::Other(OtherEyes::Arbiter)) | None => Eyes::Arbiter,
    }
}

fn anytime(play: &dyn Play, expect: &Expect, found: &mut Vec<Failure>) {
    for (seat, given) in &expect.anytime {
        match play.anytime(Seat(*seat)) {
            None => found.push(Failure::differs(format!("what seat {seat} may do at any time"), "something", "nothing")),
            Some(question) => one_question(&question, given, found),
        }
    }
    for seat in &expect.not_anytime {
        if let Some(question) = play.anytime(Seat(*seat)) {
            found.push(Failure::differs(format!("what seat {seat} may do at any time"), "nothing", question.prompt.key));
        }
    }
}

fn questions(asked: &[Asked], expect: &Expect, found: &mut Vec<Failure>) {
    let of = |seat: u8| asked.iter().find(|question| question.seat == Seat(seat));
    for (seat, given) in &expect.asked {
        match of(*seat) {
            None => found.push(Failure::differs(format!("the question to seat {seat}"), "a question", "none")),
            Some(question) => one_question(question, given, found),
        }
    }
    for seat in &expect.not_asked {
        if let Some(question) = of(*seat) {
            found.push(Failure::differs(format!("the question to seat {seat}"), "none", question.prompt.key.clone()));
        }
    }
}

fn one_question(question: &Asked, given: &AskedGiven, found: &mut Vec<Failure>) {
    let seat = question.seat;
    if let Some(prompt) = given.prompt.as_ref().filter(|prompt| **prompt != question.prompt.key) {
        found.push(Failure::differs(format!("the prompt to seat {seat}"), prompt, question.prompt.key.as_ref()));
    }
    let ids: BTreeSet<&str> = question.offers.iter().map(|offer| offer.id.as_str()).collect();
    if let Some(all) = &given.offers {
        let wanted: BTreeSet<&str> = all.iter().map(String::as_str).collect();
        if wanted != ids {
            let list = |ids: BTreeSet<&str>| ids.into_iter().collect::<Vec<_>>().join(", ");
            let missing = list(wanted.difference(&ids).copied().collect());
            let surplus = list(ids.difference(&wanted).copied().collect());
            let what = format!("the offers to seat {seat} (missing: [{missing}]; not expected: [{surplus}])");
            found.push(Failure::differs(what, list(wanted), list(ids.clone())));
        }
    }
    for id in given.offers_include.iter().filter(|id| !ids.contains(id.as_str())) {
        found.push(Failure::of_file(format!("seat {seat} is not offered `{id}`")));
    }
    for id in given.offers_exclude.iter().filter(|id| ids.contains(id.as_str())) {
        found.push(Failure::of_file(format!("seat {seat} is offered `{id}`")));
    }
    for (id, why) in &given.barred {
        let closed = question.barred.iter().find(|closed| closed.id == *id);
        let said = closed.map_or("nothing", |closed| closed.why.key.as_ref());
        if said != why {
            found.push(Failure::differs(format!("why seat {seat} is not offered `{id}`"), why, said));
        }
    }
    match given.default.as_ref().map(answer) {
        None => {}
        Some(Err(why)) => found.push(Failure::of_file(why)),
        Some(Ok(default)) if in_no_order(default.clone()) == in_no_order(question.default.clone()) => {}
        Some(Ok(default)) => {
            found.push(Failure::differs(format!("the default of seat {seat}"), answer_words(&default), answer_words(&question.default)));
        }
    }
}

/// An answer whose parts stand in no order of their own, put into one.
fn in_no_order(answer: Answer) -> Answer {
    match answer {
        Picked::Some(mut some) => {
            some.sort_unstable();
            Picked::Some(some)
        }
        Picked::Split(mut parts) => {
            parts.sort_unstable();
            Picked::Split(parts)
        }
        Picked::One(_) | Picked::Arrange(_) | Picked::Amount(_) => answer,
    }
}

fn views(view: &Value, expect: &Expect, found: &mut Vec<Failure>) {
    for (pointer, wanted) in &expect.view {
        match view.pointer(pointer) {
            Some(value) if value == wanted => {}
            Some(value) => found.push(Failure::differs(format!("the view at `{pointer}`"), short(wanted), short(value))),
            None => found.push(Failure::differs(
                format!("the view at `{pointer}`"),
                short(wanted),
                format!("nothing; {}", nearest(view, pointer)),
            )),
        }
    }
    for lack in &expect.view_lacks {
        let there = if lack.starts_with('/') { view.pointer(lack).is_some_and(|value| !value.is_null()) } else { mentions(view, lack) };
        if there {
            let shown = view.pointer(lack).map_or_else(|| "it is mentioned".to_owned(), short);
            found.push(Failure::differs("the view", format!("nothing of `{lack}`"), shown));
        }
    }
}

/// The deepest part of a pointer that is there, with its keys.
fn nearest(view: &Value, pointer: &str) -> String {
    let mut part = pointer;
    while let Some((shorter, _)) = part.rsplit_once('/') {
        part = shorter;
        match view.pointer(part) {
            Some(Value::Object(object)) => return format!("`{part}` has {}", object.keys().cloned().collect::<Vec<_>>().join(", ")),
            Some(Value::Array(items)) => return format!("`{part}` has {} entries", items.len()),
            Some(_) | None => {}
        }
    }
    "a pointer begins with `/`".to_owned()
}

/// Whether a text occurs in any text or key.
fn mentions(value: &Value, word: &str) -> bool {
    match value {
        Value::String(text) => text.contains(word),
        Value::Array(items) => items.iter().any(|item| mentions(item, word)),
        Value::Object(object) => object.iter().any(|(key, value)| key.contains(word) || mentions(value, word)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

fn lines(heard: &[&Text], expect: &Expect, found: &mut Vec<Failure>) {
    let told = || Some(format!("told: [{}]", heard.iter().map(|text| show(text)).collect::<Vec<_>>().join("; ")));
    let mut rest = heard.iter();
    for line in expect.told.iter().flatten() {
        if !rest.any(|text| fits(text, line)) {
            let what = format!("`{}` was not told, or not in this order", line_words(line));
            found.push(Failure { actual: told(), ..Failure::of_file(what) });
            break;
        }
    }
    for line in expect.told_in_any_order.as_deref().map(|wanted| missing(heard, wanted)).unwrap_or_default() {
        found.push(Failure { actual: told(), ..Failure::of_file(format!("`{}` was not told", line_words(line))) });
    }
    for line in expect.not_told.iter().flatten() {
        if heard.iter().any(|text| fits(text, line)) {
            found.push(Failure { actual: told(), ..Failure::of_file(format!("`{}` was told", line_words(line))) });
        }
    }
}

/// The wanted lines left over when every line told stands for one of them at most, as many as possible being found.
fn missing<'a>(heard: &[&Text], wanted: &'a [LineGiven]) -> Vec<&'a LineGiven> {
    let mut stands_for: Vec<Option<usize>> = vec![None; heard.len()];
    let found: Vec<bool> = (0..wanted.len()).map(|at| place(at, heard, wanted, &mut stands_for, &mut vec![false; heard.len()])).collect();
    wanted.iter().zip(found).filter(|(_, found)| !found).map(|(line, _)| line).collect()
}

/// Finds a line for one that is wanted; whoever has it now looks for another.
fn place(at: usize, heard: &[&Text], wanted: &[LineGiven], stands_for: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for line in 0..heard.len() {
        if tried[line] || !fits(heard[line], &wanted[at]) {
            continue;
        }
        tried[line] = true;
        let free = match stands_for[line] {
            None => true,
            Some(other) => place(other, heard, wanted, stands_for, tried),
        };
        if free {
            stands_for[line] = Some(at);
            return true;
        }
    }
    false
}

fn fits(text: &Text, line: &LineGiven) -> bool {
    match line {
        LineGiven::Key(key) => text.key == *key,
        LineGiven::Line(line) => {
            let args = args(text);
            text.key == line.key && line.args.iter().all(|(name, value)| args.get(name) == Some(value))
        }
    }
}

fn line_words(line: &LineGiven) -> String {
    match line {
        LineGiven::Key(key) => key.clone(),
        LineGiven::Line(line) => format!("{} {}", line.key, Value::Object(line.args.clone())),
    }
}

fn show(text: &Text) -> String {
    if text.args.is_empty() { text.key.to_string() } else { format!("{} {}", text.key, Value::Object(args(text))) }
}

/// Arguments as a file writes them: seats and numbers as numbers, names by their ids.
fn args(text: &Text) -> Map<String, Value> {
    text.args.iter().map(|(name, arg)| (name.to_string(), simple(arg))).collect()
}

fn simple(arg: &Arg) -> Value {
    match arg {
        Arg::Seat(seat) => json!(seat.0),
        Arg::Number(n) => json!(n),
        Arg::Term { id, .. } => json!(id),
        Arg::Literal(text) => json!(text),
        Arg::List(items) => items.iter().map(simple).collect(),
        Arg::Text(text) if text.args.is_empty() => json!(text.key),
        Arg::Text(text) => json!({"key": text.key, "args": args(text)}),
    }
}
