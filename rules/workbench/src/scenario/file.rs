//! What a scenario file may say, and reading it without trusting it.

use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use sternpost_core::{Answer, Picked};

/// No rules question needs more text.
const LARGEST: usize = 256 * 1024;
/// Nor more nesting.
const DEEPEST: usize = 64;
/// Nor more values, once aliases are spelt out.
const MOST_VALUES: usize = 50_000;

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
    pub(crate) steps: Vec<Value>,
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
/// with `refused`), an expectation, or playing on until something is asked.
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
    /// Part of the words of the refusal.
    pub(crate) because: Option<String>,
    /// What chance brings in this step, after what is left of the file's `dice`.
    pub(crate) dice: Option<Vec<u32>>,
    /// What must be so now.
    pub(crate) expect: Option<Expect>,
    /// Everybody answers with the defaults until this is so.
    pub(crate) until: Option<Until>,
    /// Says that defaults are meant; `until` knows no other way.
    pub(crate) defaults: Option<bool>,
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
    /// Lines told since the last expectation, in this order; others may stand between them.
    #[serde(default)]
    pub(crate) told: Vec<LineGiven>,
    /// Lines not told since the last expectation.
    #[serde(default)]
    pub(crate) not_told: Vec<LineGiven>,
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
    /// It is over.
    pub(crate) over: Option<bool>,
}

/// Reads a file.
pub(crate) fn read(text: &str) -> Result<File, String> {
    if text.len() > LARGEST {
        return Err(format!("the file has {} bytes; {LARGEST} are enough for a rules question", text.len()));
    }
    // The parser takes time that grows with the square of the depth before it gives up; brackets in texts count too, and
    // nobody writes hundreds of those without closing them.
    if open_brackets(text) > 4 * DEEPEST {
        return Err("this is not a scenario: nested too deeply".to_owned());
    }
    let yaml: serde_norway::Value = serde_norway::from_str(text).map_err(|e| format!("this is not YAML: {e}"))?;
    let json = plain(yaml, 0, &mut 0)?;
    let file: File = serde_json::from_value(json).map_err(|e| format!("this is not a scenario: {e}"))?;
    if file.rule.trim().is_empty() || file.title.trim().is_empty() {
        return Err("a scenario names a rule and has a title".to_owned());
    }
    if file.given.is_some() == file.setup.is_some() {
        return Err("a scenario begins from `given` or from `setup`: one of them".to_owned());
    }
    if file.steps.is_empty() {
        return Err("a scenario without steps shows nothing".to_owned());
    }
    Ok(file)
}

fn open_brackets(text: &str) -> usize {
    let step = |(open, most): (usize, usize), byte| match byte {
        b'[' | b'{' => (open + 1, most.max(open + 1)),
        b']' | b'}' => (open.saturating_sub(1), most),
        _ => (open, most),
    };
    text.bytes().fold((0, 0), step).1
}

/// YAML as JSON: numbers as keys become text, tags and numbers that JSON does not have are refused.
fn plain(yaml: serde_norway::Value, depth: usize, count: &mut usize) -> Result<Value, String> {
    use serde_norway::Value as Yaml;
    *count += 1;
    if depth > DEEPEST || *count > MOST_VALUES {
        return Err("this is not a scenario: nested too deeply, or too much of it".to_owned());
    }
    Ok(match yaml {
        Yaml::Null => Value::Null,
        Yaml::Bool(yes) => Value::Bool(yes),
        Yaml::String(text) => Value::String(text),
        Yaml::Number(n) => match (n.as_i64(), n.as_u64()) {
            (Some(n), _) => Value::from(n),
            (None, Some(n)) => Value::from(n),
            (None, None) => return Err(format!("{n}: rules count in whole numbers")),
        },
        Yaml::Sequence(items) => Value::Array(items.into_iter().map(|item| plain(item, depth + 1, count)).collect::<Result<_, _>>()?),
        Yaml::Mapping(pairs) => {
            let mut object = Map::new();
            for (key, value) in pairs {
                let key = match plain(key, depth + 1, count)? {
                    Value::String(text) => text,
                    Value::Number(n) => n.to_string(),
                    other @ (Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_)) => {
                        return Err(format!("{other} cannot be a key"));
                    }
                };
                object.insert(key, plain(value, depth + 1, count)?);
            }
            Value::Object(object)
        }
        Yaml::Tagged(tagged) => return Err(format!("{}: scenarios have no tags", tagged.tag)),
    })
}

/// The answers of a turn.
pub(crate) fn turn(given: &AnswerGiven) -> Result<Vec<Answer>, String> {
    match given {
        AnswerGiven::Shaped(Shaped { some: None, split: None, arrange: None, amount: None, turn: Some(turn) }) => {
            turn.iter().map(answer).collect()
        }
        one @ (AnswerGiven::One(_) | AnswerGiven::Shaped(_)) => Ok(vec![answer(one)?]),
    }
}

/// One answer.
pub(crate) fn answer(given: &AnswerGiven) -> Result<Answer, String> {
    match given {
        AnswerGiven::One(id) => Ok(Picked::One(id.clone())),
        AnswerGiven::Shaped(Shaped { some, split, arrange, amount, turn: None }) => {
            let parts = |parts: &BTreeMap<String, u32>| Picked::Split(parts.iter().map(|(id, n)| (id.clone(), *n)).collect());
            let all = [
                some.clone().map(Picked::Some),
                split.as_ref().map(parts),
                arrange.clone().map(Picked::Arrange),
                amount.map(Picked::Amount),
            ];
            let mut said = all.into_iter().flatten();
            match (said.next(), said.next()) {
                (Some(answer), None) => Ok(answer),
                (_, _) => Err("an answer is exactly one of a choice id, `some`, `split`, `arrange` and `amount`".to_owned()),
            }
        }
        AnswerGiven::Shaped(_) => Err("a `turn` cannot stand inside an answer".to_owned()),
    }
}
