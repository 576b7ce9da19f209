//! What a scenario file may say, and reading it without trusting it.

use super::words::at_path;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A rules question: a position, steps, and what must come of them.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Scenario")]
pub(crate) struct File {
    /// The rule this shows: `LRR 6.2`.
    pub(crate) rule: String,
    /// What it shows, as a sentence.
    pub(crate) title: String,
    /// The game's id, if the file does not lie in the game's folder.
    pub(crate) game: Option<String>,
    /// The position to begin from.
    pub(crate) given: Option<Value>,
    /// The set-up to begin from, in place of a position.
    pub(crate) setup: Option<SetupGiven>,
    /// What chance brings, in order, as faces counted from 1.
    #[serde(default)]
    pub(crate) dice: Vec<u32>,
    /// Where chance comes from when `dice` are used up; without it that is an error. A set-up is always drawn from here.
    pub(crate) seed: Option<u64>,
    /// What happens, and what must come of it.
    pub(crate) steps: Option<Vec<Value>>,
    /// Part of the words with which all this fails: the file is about something that cannot be, or shows what is said about it.
    pub(crate) fails: Option<String>,
}

/// The set-up of a whole campaign.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupGiven {
    /// What the host decides; by default nothing.
    pub(crate) options: Option<Value>,
    /// What each seat decides.
    pub(crate) seats: Vec<Value>,
}

/// One step: an answer (`seat` with `answer`, `some`, `split`, `arrange`, `amount` or `turn`), a refused one (`seat`
/// with `refused`), an act at any time, an expectation, or playing on until something is asked.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    /// Who answers.
    pub(crate) seat: Option<u8>,
    /// The choice id picked.
    pub(crate) answer: Option<String>,
    /// The choice ids picked.
    pub(crate) some: Option<Vec<String>>,
    /// Parts by choice id.
    pub(crate) split: Option<BTreeMap<String, u32>>,
    /// The choice ids in order.
    pub(crate) arrange: Option<Vec<String>>,
    /// The number.
    pub(crate) amount: Option<u32>,
    /// Several answers, submitted as one.
    pub(crate) turn: Option<Vec<AnswerGiven>>,
    /// An answer that must be refused and change nothing.
    pub(crate) refused: Option<AnswerGiven>,
    /// With `refused`: the key of the prompt that the refused answer is given to, or `nothing` if the seat is asked nothing then.
    pub(crate) asked: Option<String>,
    /// With `refused`: part of the words of the refusal.
    pub(crate) because: Option<String>,
    /// What chance brings in this step, after what is left of the file's `dice`.
    pub(crate) dice: Option<Vec<u32>>,
    /// What a seat does although nobody waits for it.
    pub(crate) at_any_time: Option<AtAnyTime>,
    /// What must be so now.
    pub(crate) expect: Option<Expect>,
    /// Everybody answers with the defaults until this is so.
    pub(crate) until: Option<Until>,
    /// Says that defaults are meant; `until` knows no other way.
    pub(crate) defaults: Option<bool>,
}

/// An act that belongs to no question: proposing a deal, say.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AtAnyTime {
    /// Who.
    pub(crate) seat: u8,
    /// Answers to what may be done at any time and to what that raises; the whole act.
    pub(crate) answers: Vec<AnswerGiven>,
    /// If it must be refused: part of the words.
    pub(crate) refused: Option<String>,
}

/// A choice id, or another shape of answer.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum AnswerGiven {
    /// One choice.
    One(String),
    /// Anything else.
    Shaped(Shaped),
}

/// An answer of another shape: exactly one of these.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shaped {
    /// The choice ids picked.
    pub(crate) some: Option<Vec<String>>,
    /// Parts by choice id.
    pub(crate) split: Option<BTreeMap<String, u32>>,
    /// The choice ids in order.
    pub(crate) arrange: Option<Vec<String>>,
    /// The number.
    pub(crate) amount: Option<u32>,
    /// Several answers, submitted as one; only in `refused`.
    pub(crate) turn: Option<Vec<AnswerGiven>>,
}

/// What must be so.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Expect {
    /// Seats that are asked something, and what.
    #[serde(default)]
    pub(crate) asked: BTreeMap<u8, AskedGiven>,
    /// Seats that are asked nothing.
    #[serde(default)]
    pub(crate) not_asked: Vec<u8>,
    /// Whose view and chronicle are looked at: a seat, `spectator`, or `arbiter` (the default).
    pub(crate) eyes: Option<EyesGiven>,
    /// Values in the view, by JSON pointer.
    #[serde(default)]
    pub(crate) view: BTreeMap<String, Value>,
    /// What the view must not have: JSON pointers (beginning with `/`), or words that occur nowhere in it.
    #[serde(default)]
    pub(crate) view_lacks: Vec<String>,
    /// Seats that may do something although nobody waits for it, and what.
    #[serde(default)]
    pub(crate) anytime: BTreeMap<u8, AskedGiven>,
    /// Seats that may do nothing of the kind.
    #[serde(default)]
    pub(crate) not_anytime: Vec<u8>,
    /// Seats that were asked nothing since the last expectation of this kind, nor are now.
    pub(crate) never_asked: Option<Vec<u8>>,
    /// Seats that are asked in a window only because others may not know that they have nothing to decide: they need not be waited for.
    #[serde(default)]
    pub(crate) no_choice: Vec<u8>,
    /// Seats that are asked something and have a choice.
    #[serde(default)]
    pub(crate) choice: Vec<u8>,
    /// Lines told since the last expectation on lines, in this order; others may stand between them.
    pub(crate) told: Option<Vec<LineGiven>>,
    /// Lines told since then, each once, in whatever order.
    pub(crate) told_in_any_order: Option<Vec<LineGiven>>,
    /// Lines not told since then.
    pub(crate) not_told: Option<Vec<LineGiven>>,
    /// Whether the campaign is over.
    pub(crate) over: Option<bool>,
    /// The final ranking: `{seat, rank, score}`; what is left out is not looked at.
    pub(crate) standings: Option<Vec<Map<String, Value>>>,
    /// What cannot be, exactly.
    pub(crate) defects: Option<Vec<String>>,
}

/// What a seat is asked.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AskedGiven {
    /// The key of the prompt.
    pub(crate) prompt: Option<String>,
    /// All choice ids, in any order.
    pub(crate) offers: Option<Vec<String>>,
    /// Choice ids that are among them.
    #[serde(default)]
    pub(crate) offers_include: Vec<String>,
    /// Choice ids that are not.
    #[serde(default)]
    pub(crate) offers_exclude: Vec<String>,
    /// Choice ids that stand beside the choices as not on offer now, each with the key of the reason; there may be others.
    #[serde(default)]
    pub(crate) barred: BTreeMap<String, String>,
    /// What a passed deadline picks.
    pub(crate) default: Option<AnswerGiven>,
}

/// Who looks.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum EyesGiven {
    /// The holder of a seat.
    Seat(u8),
    /// Somebody without one.
    Other(OtherEyes),
}

/// Who looks without a seat.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OtherEyes {
    /// Anybody who may watch.
    Spectator,
    /// Whoever rules on a dispute.
    Arbiter,
}

/// A line, by the key of its wording, or by key and some of its arguments.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum LineGiven {
    /// Whatever its arguments.
    Key(String),
    /// With these arguments.
    Line(LineWithArgs),
}

/// A line with some of its arguments.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LineWithArgs {
    /// The key of its wording.
    pub(crate) key: String,
    /// Arguments: numbers, seats as numbers, names by id, lists.
    #[serde(default)]
    pub(crate) args: Map<String, Value>,
}

/// What to play on for: all that is named.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Until {
    /// This seat is asked.
    pub(crate) seat: Option<u8>,
    /// This prompt is open.
    pub(crate) prompt: Option<String>,
    /// It is over; then phases do not matter.
    pub(crate) over: Option<bool>,
    /// Play on beyond the end of the phase.
    #[serde(default)]
    pub(crate) through_phases: bool,
}

/// A file that could not be read.
pub(crate) struct Unreadable {
    /// Why.
    pub(crate) why: String,
    /// What it says about how it is to fail, as far as that can be read.
    pub(crate) fails: Option<String>,
}

/// Reads a file.
pub(crate) fn read(text: &str) -> Result<File, Unreadable> {
    let json = super::yaml::read(text).map_err(|why| Unreadable { why, fails: None })?;
    let fails = json.get("fails").and_then(Value::as_str).map(str::to_owned);
    understand(&json).map_err(|why| Unreadable { why, fails })
}

fn understand(json: &Value) -> Result<File, String> {
    let file: File = at_path(json).map_err(|e| format!("this is not a scenario: {e}"))?;
    if file.rule.trim().is_empty() || file.title.trim().is_empty() {
        return Err("a scenario names a rule and has a title".to_owned());
    }
    if file.given.is_some() == file.setup.is_some() {
        return Err("a scenario begins from `given` or from `setup`: one of them".to_owned());
    }
    Ok(file)
}

impl File {
    /// The keys of the lines that it expects to be told.
    pub(crate) fn lines_expected(&self) -> Vec<String> {
        let expected = self.steps.iter().flatten().filter_map(|step| step.get("expect"));
        let lists = expected.flat_map(|expect| ["told", "told_in_any_order"].into_iter().filter_map(|name| expect.get(name)?.as_array()));
        let key = |line: &Value| line.as_str().or_else(|| line.get("key")?.as_str()).map(str::to_owned);
        lists.flatten().filter_map(key).collect()
    }

    /// Whether running it would show anything: only a file that must fail may do so by its position alone.
    pub(crate) fn shows_something(&self) -> Result<(), String> {
        let nothing = self.steps.as_ref().map_or(self.fails.is_none(), Vec::is_empty);
        if nothing { Err("a scenario without steps shows nothing".to_owned()) } else { Ok(()) }
    }

    /// Whether anything is expected of what the last answer brings about: a refusal, a moment that must come, or what an expectation names.
    pub(crate) fn shows_what_came(&self) -> Result<(), String> {
        let names_something = |expect: &Value| expect.as_object().is_some_and(|expect| expect.keys().any(|key| key != "eyes"));
        let shows = |step: &Value| {
            let refuses = |step: &Value| step.get("refused").is_some();
            let refuses_an_act = step.get("at_any_time").is_some_and(refuses);
            step.get("expect").is_some_and(names_something) || step.get("until").is_some() || refuses(step) || refuses_an_act
        };
        let empty = self.steps.iter().flatten().any(|step| step.get("expect").is_some_and(|expect| !names_something(expect)));
        if empty {
            return Err("an expectation names nothing that must be so".to_owned());
        }
        let last = self.steps.as_ref().and_then(|steps| steps.last());
        if self.fails.is_some() || last.is_none_or(shows) {
            Ok(())
        } else {
            Err("nothing is expected after the last answer: what it brings about is not shown".to_owned())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_must_be_told_are_expected_and_no_others() {
        let steps = "[{expect: {told: [line-a, {key: line-b}], not_told: [line-c]}}, {expect: {told_in_any_order: [line-d]}}]";
        let Ok(file) = read(&format!("rule: A 1\ntitle: A\ngiven: {{}}\nsteps: {steps}")) else { panic!("it can be read") };
        assert_eq!(file.lines_expected(), ["line-a", "line-b", "line-d"]);
    }
}
