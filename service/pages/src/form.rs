//! The form of a question: its controls, and reading back what was submitted.
//!
//! Fields: `one` (a choice id; also the one that takes a total of 1), `some` (choice ids), `split:ID` and `order:ID` (numbers),
//! `amount`; beside them `turn` (the answers composed so far, as JSON), `version`, `question`, `key`, `action`, and
//! `given` (the answer that waits sealed already).

use super::choice::{Choice, NotOffered, fetch, fold};
use super::linked::Linked;
use super::sheet::DEAL_FIELD;
use crate::folds::Folds;
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use sternpost_core::{Answer, Eyes, Meter, Picked, Seat, Shape};
use sternpost_game::{Asked, hex};
use sternpost_picture::{ANSWER, Mark, Words};
use sternpost_show::Tally;
use sternpost_show::tally::Near;
use sternpost_table::replies::takes_list;
use sternpost_words::tally;
use thiserror::Error;

/// The shape of a question's controls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ControlShape {
    /// Radio buttons.
    OneOf,
    /// Check boxes.
    SomeOf {
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
    },
    /// A number for each choice.
    Split {
        /// The fewest that they add up to.
        least: u32,
        /// The most that they add up to.
        total: u32,
    },
    /// A place in the order for each choice.
    Arrange,
    /// One number.
    Amount {
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
        /// What stands there.
        value: u32,
    },
}

impl ControlShape {
    /// Those of a question, with what is picked already.
    fn of(asked: &Asked, picked: Option<&Answer>) -> Self {
        match asked.shape {
            Shape::OneOf => Self::OneOf,
            Shape::Split { .. } if takes_one(asked) => Self::OneOf,
            Shape::SomeOf { least, most } => Self::SomeOf { least, most },
            Shape::Split { least, total } => Self::Split { least, total },
            Shape::Arrange => Self::Arrange,
            Shape::Amount { least, most } => {
                let value = if let Some(Picked::Amount(value)) = picked { *value } else { least };
                Self::Amount { least, most, value }
            }
        }
    }
}

/// A gauge: what the numbers of a split or the picked choices come to, with its bounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Gauge {
    /// What is measured.
    pub label: String,
    /// The rule that sets the limit.
    pub rule: String,
    /// The least it must come to.
    pub least: Option<i64>,
    /// The most it may come to.
    pub most: Option<i64>,
    /// What the numbers come to as they stand: of what takes room, and of room, so much.
    pub reading: String,
    /// Whether some choices make room for others.
    pub makes_room: bool,
    /// What each choice adds, for how many: `4/1 1/2`, in the order of the choices.
    pub shares: String,
}

impl Gauge {
    fn of(meter: &Meter, words: &Words<'_>, choices: &[Choice]) -> Self {
        let makes_room = meter.least.is_none() && meter.most.is_some() && meter.makes_room();
        let numbers = || choices.iter().map(|choice| choice.number.max(u32::from(choice.is_picked))).enumerate();
        let reads =
            |of: &dyn Fn(i32) -> bool| meter.reads(numbers().filter(|(at, _)| meter.shares.get(*at).is_some_and(|share| of(share.each))));
        let reading = if makes_room {
            format!("{} / {}", reads(&|each| each > 0), meter.most.unwrap_or_default() - reads(&|each| each < 0))
        } else {
            meter.reads(numbers()).to_string()
        };
        let shares: Vec<String> = meter.shares.iter().map(|share| format!("{}/{}", share.each, share.per)).collect();
        Self {
            label: words.say(&meter.label),
            rule: meter.rule.clone(),
            least: meter.least,
            most: meter.most,
            reading,
            makes_room,
            shares: shares.join(" "),
        }
    }
}

/// The least number of parts for which a list is worth taking along.
const WORTH_KEEPING: usize = 10;

/// A question's controls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Control {
    /// What is asked.
    pub prompt: Linked,
    /// The rule it comes from.
    pub rule: String,
    /// Where that rule can be looked up.
    pub rule_page: Option<String>,
    /// What the controls look like.
    pub shape: ControlShape,
    /// The choices.
    pub choices: Vec<Choice>,
    /// What the numbers come to, and may.
    pub meters: Vec<Gauge>,
    /// Whether that tells of their sum, or of what is picked, all there is to tell.
    pub is_counted: bool,
    /// What one would look for and cannot pick, with the reason.
    pub barred: Vec<NotOffered>,
    /// What a passed deadline picks, in words.
    pub default: String,
    /// What one would otherwise have to work out.
    pub remarks: Vec<Linked>,
}

impl Control {
    /// The controls of a question. `picked` is what stands in them: what a link in a mail names, or what was sent and refused. Numbers
    /// begin with the default: a sum that is right needs no typing, and who confirms what stands there gets what silence would have brought.
    #[must_use]
    pub fn of(asked: &Asked, words: &Words<'_>, picked: Option<&Answer>) -> Self {
        let is_in_numbers = matches!(asked.shape, Shape::Split { .. } | Shape::Amount { .. });
        let picked = picked.or(is_in_numbers.then_some(&asked.default));
        let shape = ControlShape::of(asked, picked);
        let of_any = words.deed_of_any(asked);
        let choices = asked.offers.iter().enumerate().map(|(i, offer)| {
            let (is_picked, number) = standing(&offer.id, i, picked, &shape);
            Choice {
                index: i + 1,
                id: offer.id.clone(),
                label: Linked::label(words, &offer.label),
                deed: match shape {
                    // What the button works out by itself is not said with each choice.
                    ControlShape::OneOf => {
                        let label = words.label(&offer.label);
                        let worked_out = of_any.as_ref().map_or_else(|| label.clone(), |of_any| of_any.replace(ANSWER, &label));
                        let is_other = |deed: &String| *deed != worked_out;
                        words.deed(asked, &Picked::One(offer.id.clone())).filter(is_other)
                    }
                    ControlShape::SomeOf { .. } | ControlShape::Split { .. } | ControlShape::Arrange | ControlShape::Amount { .. } => None,
                },
                hint: offer.hint.as_ref().map(|hint| Linked::of(words, hint)),
                near: None,
                detail: words.detail(offer).iter().map(|text| Linked::of(words, text)).collect(),
                is_folded: false,
                is_open: false,
                does_at: None,
                is_on_board: offer.place.is_some(),
                is_picked,
                number,
                cap: match shape {
                    ControlShape::Split { total, .. } => offer.cap.unwrap_or(total).min(total),
                    ControlShape::Arrange => u32::try_from(asked.offers.len()).unwrap_or(u32::MAX),
                    ControlShape::OneOf | ControlShape::SomeOf { .. } | ControlShape::Amount { .. } => 0,
                },
            }
        });
        let choices = fold(choices.collect());
        Self {
            prompt: Linked::of(words, &asked.prompt),
            rule: asked.rule.clone(),
            rule_page: words.page_of_rule(&asked.rule),
            shape,
            meters: asked.meters.iter().map(|meter| Gauge::of(meter, words, &choices)).collect(),
            is_counted: asked.is_counted(),
            choices,
            barred: NotOffered::of(asked, words),
            default: words.answer(asked, &asked.default),
            remarks: asked.remarks.iter().map(|remark| Linked::of(words, remark)).collect(),
        }
    }

    /// The same, of whose choices what they do is fetched when it is opened, where that is much.
    #[must_use]
    pub fn folding(mut self, folds: &Folds) -> Self {
        fetch(&mut self.choices, |part| folds.closed(part));
        self
    }

    /// The same; choices that name a goal say how near everybody is to it, in the order of turns.
    #[must_use]
    pub fn with_goals(mut self, asked: &Asked, tally: &Tally, eyes: Eyes, words: &Words<'_>) -> Self {
        let goals: Vec<_> = tally::goals(tally, eyes).into_iter().map(|goal| (words.things(&goal.title), goal)).collect();
        // Who has left the game scores nothing any more.
        let order = &tally.order;
        for (choice, offer) in self.choices.iter_mut().zip(&asked.offers) {
            let things = words.things(&offer.label);
            let named = goals.iter().find(|(of, _)| !of.is_empty() && of.iter().all(|thing| things.contains(thing)));
            choice.near = named.map(|(_, goal)| {
                let near = |seat: &Seat| Some((*seat, goal.seats.get(*seat)?)).filter(|(_, progress)| progress.state != Near::Unknown);
                let near =
                    order.iter().filter_map(near).map(|(seat, progress)| format!("{} {}", words.name(seat), tally::progress(progress)));
                near.collect::<Vec<_>>().join(" · ")
            });
        }
        self
    }

    /// Whether any number of each is possible as far as the sum goes: only what is measured limits it.
    #[must_use]
    pub fn is_only_measured(&self) -> bool {
        let all: u64 = self.choices.iter().map(|choice| u64::from(choice.cap)).sum();
        let fits = |total: u32| !self.meters.is_empty() && u64::from(total) >= all;
        matches!(self.shape, ControlShape::Split { least: 0, total } if self.is_counted || fits(total))
    }

    /// The values of the controls as a list, a part a line, that can be pasted again; none where it is short.
    #[must_use]
    pub fn as_list(&self) -> Option<String> {
        let parts = self.choices.iter().filter(|choice| choice.number > 0 && matches!(self.shape, ControlShape::Split { .. }));
        let lines: Vec<String> = parts.map(|choice| format!("{}x {}\n", choice.number, choice.label.plain())).collect();
        (lines.len() >= WORTH_KEEPING).then(|| lines.concat())
    }

    /// The places on the board that stand for choices.
    #[must_use]
    pub fn marks(&self, asked: &Asked) -> Vec<Mark> {
        let marks = self.choices.iter().zip(&asked.offers).filter_map(|(choice, offer)| {
            let place = offer.place.clone()?;
            let selected = choice.is_picked || (choice.number > 0 && matches!(self.shape, ControlShape::Split { .. }));
            Some(Mark { place, choice: choice.id.clone(), label: choice.label.plain(), index: choice.index, selected })
        });
        marks.collect()
    }
}

/// Whether exactly one of the choices is taken, though the rules share out a total: it is picked, no number typed.
fn takes_one(asked: &Asked) -> bool {
    let can_be_it = asked.offers.iter().all(|offer| offer.cap != Some(0));
    asked.shape == (Shape::Split { least: 1, total: 1 }) && asked.meters.is_empty() && can_be_it
}

/// Whether a choice is picked, and its number.
fn standing(id: &str, index: usize, picked: Option<&Answer>, shape: &ControlShape) -> (bool, u32) {
    let place = |at: usize| u32::try_from(at + 1).unwrap_or(u32::MAX);
    let unpicked = if *shape == ControlShape::Arrange { place(index) } else { 0 };
    match picked {
        Some(Picked::One(one)) => (one == id, unpicked),
        Some(Picked::Some(some)) => (some.iter().any(|one| one == id), unpicked),
        Some(Picked::Split(parts)) => {
            let number = parts.iter().find(|(one, _)| one == id).map_or(0, |(_, n)| *n);
            (*shape == ControlShape::OneOf && number > 0, number)
        }
        Some(Picked::Arrange(order)) => (false, order.iter().position(|one| one == id).map_or(unpicked, place)),
        Some(Picked::Amount(_)) | None => (false, unpicked),
    }
}

/// The action that the submitted form asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Add the answer in the controls and ask what follows.
    Next,
    /// Submit the turn if it is complete with the answer in the controls; else go on.
    HandIn,
    /// Submit the turn as far as it goes.
    Confirm,
    /// Make an order of the answer in the controls.
    Order,
    /// Put a list that was pasted into the controls.
    Fill,
}

/// A form that no page of ours sends.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadForm {
    /// A field is missing.
    #[error("the form has no field `{0}`")]
    Missing(&'static str),
    /// A field cannot be read.
    #[error("the field `{0}` cannot be read")]
    Unreadable(String),
}

/// A turn page's form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnForm {
    /// The answers composed so far.
    pub turn: Vec<Answer>,
    /// The campaign's version it was composed on.
    pub version: u64,
    /// The question the turn begins with.
    pub question: String,
    /// The idempotency key.
    pub key: String,
    /// The answer that its page said had been given already: the id of that write; empty if there was none.
    pub given: String,
    /// What to do.
    pub action: Action,
    /// A digest of all fields: the same form sent again has the same.
    pub sent: String,
    controls: Vec<(String, String)>,
}

impl TurnForm {
    /// Reads a form's fields, in the order sent.
    ///
    /// # Errors
    /// If a field is missing or cannot be read.
    pub fn read(fields: Vec<(String, String)>) -> Result<Self, BadForm> {
        let field =
            |name: &'static str| fields.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str()).ok_or(BadForm::Missing(name));
        let turn = serde_json::from_str(field("turn")?).map_err(|_| BadForm::Unreadable("turn".to_owned()))?;
        let version = field("version")?.parse().map_err(|_| BadForm::Unreadable("version".to_owned()))?;
        let (question, key) = (field("question")?.to_owned(), field("key")?.to_owned());
        // A page that was made before anything was given says nothing.
        let given = field("given").unwrap_or_default().to_owned();
        let action = match field("action")? {
            "next" => Action::Next,
            "hand-in" => Action::HandIn,
            "confirm" => Action::Confirm,
            "order" => Action::Order,
            "fill" => Action::Fill,
            _ => return Err(BadForm::Unreadable("action".to_owned())),
        };
        let sent = hex(&Sha256::digest(serde_json::to_string(&fields).expect("fields are texts")));
        Ok(Self { turn, version, question, key, given, action, controls: fields, sent })
    }

    /// The text typed into a field beside the controls.
    #[must_use]
    pub fn typed(&self, name: &str) -> Option<&str> {
        self.controls.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// Whether it is the form of a proposal on one sheet.
    #[must_use]
    pub fn is_sheet(&self) -> bool {
        self.controls.iter().any(|(name, _)| name.starts_with(DEAL_FIELD))
    }

    /// Reads a row of such a sheet as an answer to its question; nothing if nothing was picked.
    ///
    /// # Errors
    /// If a number is none.
    pub fn row(&self, row: &str, asked: &Asked) -> Result<Option<Answer>, BadForm> {
        let prefix = format!("{DEAL_FIELD}{row}/");
        let own = |(name, value): &(String, String)| Some((name.strip_prefix(&prefix)?.to_owned(), value.clone()));
        read_controls(&self.controls.iter().filter_map(own).collect::<Vec<_>>(), asked)
    }

    /// A list that was pasted for a question that takes one. Whatever was pressed, it is put into the controls first.
    #[must_use]
    pub fn list(&self, asked: &Asked) -> Option<&str> {
        let list = self.controls.iter().find(|(name, _)| name == "list").map(|(_, text)| text.as_str());
        list.filter(|text| takes_list(&asked.shape) && (!text.trim().is_empty() || self.action == Action::Fill))
    }

    /// Reads the controls as an answer to a question; nothing if nothing was picked. Whether it is legal is for the rules to say.
    ///
    /// # Errors
    /// If a number is none.
    pub fn answer(&self, asked: &Asked) -> Result<Option<Answer>, BadForm> {
        read_controls(&self.controls, asked)
    }
}

/// Reads fields as an answer to a question.
fn read_controls(controls: &[(String, String)], asked: &Asked) -> Result<Option<Answer>, BadForm> {
    let all = |name: &str| controls.iter().filter(|(n, _)| n == name).map(|(_, value)| value.clone()).collect::<Vec<_>>();
    let numbers = |prefix: &str| {
        let ours = controls.iter().filter_map(|(name, value)| Some((name.strip_prefix(prefix)?, name, value.trim())));
        ours.map(|(id, name, value)| {
            let number = if value.is_empty() { Ok(0) } else { value.parse::<u32>() };
            number.map(|n| (id.to_owned(), n)).map_err(|_| BadForm::Unreadable(name.clone()))
        })
        .collect::<Result<Vec<_>, _>>()
    };
    Ok(match asked.shape {
        Shape::OneOf => all("one").into_iter().next().map(Picked::One),
        Shape::SomeOf { .. } => Some(Picked::Some(all("some"))),
        Shape::Split { .. } if takes_one(asked) && !all("one").is_empty() => {
            all("one").into_iter().next().map(|one| Picked::Split(vec![(one, 1)]))
        }
        Shape::Split { .. } => {
            let parts = numbers("split:")?;
            (!parts.is_empty()).then(|| Picked::Split(parts.into_iter().filter(|(_, n)| *n > 0).collect()))
        }
        Shape::Arrange => {
            let mut order = numbers("order:")?;
            // Equal numbers keep the order of the list.
            order.sort_by_key(|(_, n)| *n);
            (!order.is_empty()).then(|| Picked::Arrange(order.into_iter().map(|(id, _)| id).collect()))
        }
        Shape::Amount { .. } => match all("amount").first() {
            Some(value) => Some(Picked::Amount(value.trim().parse().map_err(|_| BadForm::Unreadable("amount".to_owned()))?)),
            None => None,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::{Catalogue, Share, Text};
    use sternpost_game::Offered;

    fn asked(shape: Shape) -> Asked {
        let offer = |id: &str| Offered {
            id: id.into(),
            label: Text::plain(id.to_owned()),
            hint: None,
            detail: vec![],
            place: None,
            cap: None,
            reply_to: None,
        };
        let default = Picked::One("a".into());
        Asked {
            id: "q1-0".into(),
            seat: Seat(0),
            prompt: Text::plain("?"),
            rule: "1".into(),
            shape,
            offers: vec![offer("a"), offer("b:2")],
            default,
            meters: vec![],
            barred: vec![],
            remarks: vec![],
        }
    }

    fn form(extra: &[(&str, &str)]) -> TurnForm {
        let base = [("turn", "[{\"one\":\"pass\"}]"), ("version", "7"), ("question", "q1-0"), ("key", "k"), ("action", "next")];
        TurnForm::read(base.iter().chain(extra).map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect()).unwrap()
    }

    #[test]
    fn every_shape_of_controls_is_read_back() {
        let read = |shape, extra: &[(&str, &str)]| form(extra).answer(&asked(shape)).unwrap();
        assert_eq!(read(Shape::OneOf, &[("one", "b:2")]), Some(Picked::One("b:2".into())));
        assert_eq!(read(Shape::OneOf, &[]), None);
        assert_eq!(
            read(Shape::SomeOf { least: 0, most: 2 }, &[("some", "a"), ("some", "b:2")]),
            Some(Picked::Some(vec!["a".into(), "b:2".into()]))
        );
        assert_eq!(
            read(Shape::Split { least: 3, total: 3 }, &[("split:a", "0"), ("split:b:2", "3")]),
            Some(Picked::Split(vec![("b:2".into(), 3)]))
        );
        assert_eq!(read(Shape::Arrange, &[("order:a", "2"), ("order:b:2", "1")]), Some(Picked::Arrange(vec!["b:2".into(), "a".into()])));
        assert_eq!(read(Shape::Amount { least: 0, most: 9 }, &[("amount", " 4 ")]), Some(Picked::Amount(4)));
    }

    #[test]
    fn one_of_a_total_of_one_is_picked_and_not_typed() {
        let catalogue = Catalogue::new("en", &[]).unwrap();
        let words = Words::new("en", &catalogue, &|seat| seat.to_string());
        let one = Asked { default: Picked::Split(vec![("b:2".into(), 1)]), ..asked(Shape::Split { least: 1, total: 1 }) };
        let control = Control::of(&one, &words, None);
        assert_eq!(control.shape, ControlShape::OneOf);
        assert_eq!(control.choices.iter().map(|choice| choice.is_picked).collect::<Vec<_>>(), [false, true]);
        let picked = Picked::Split(vec![("a".into(), 1)]);
        assert_eq!(form(&[("one", "a")]).answer(&one).unwrap(), Some(picked.clone()));
        assert_eq!(words.answer(&one, &picked), "A");
        assert_eq!(form(&[("split:a", "1"), ("split:b:2", "0")]).answer(&one).unwrap(), Some(picked), "a page made before");
        let two = asked(Shape::Split { least: 1, total: 2 });
        assert_eq!(Control::of(&two, &words, None).shape, ControlShape::Split { least: 1, total: 2 });
        assert_eq!(form(&[("one", "a")]).answer(&two).unwrap(), None);
    }

    #[test]
    fn a_long_list_can_be_taken_along_and_a_short_one_is_none() {
        let catalogue = Catalogue::new("en", &["part-1 = Void Pirate\n"]).unwrap();
        let words = Words::new("en", &catalogue, &|seat| seat.to_string());
        let ids: Vec<String> = (1..=12).map(|number| format!("part-{number}")).collect();
        let some = asked(Shape::OneOf).offers.remove(0);
        let offers = ids.iter().map(|id| Offered { id: id.clone(), label: Text::plain(id.clone()), ..some.clone() }).collect();
        let asked = Asked { offers, ..asked(Shape::Split { least: 0, total: 50 }) };
        let list = |parts: usize| {
            let picked = Picked::Split(ids.iter().take(parts).map(|id| (id.clone(), 3)).collect());
            Control::of(&asked, &words, Some(&picked)).as_list()
        };
        assert_eq!(list(9), None);
        let list = list(10).unwrap();
        assert_eq!((list.lines().next(), list.lines().count()), (Some("3x Void Pirate"), 10), "{list}");
    }

    #[test]
    fn a_meter_whose_choices_make_room_says_what_is_carried_and_for_how_much_there_is_room() {
        let catalogue = Catalogue::new("en", &[]).unwrap();
        let words = Words::new("en", &catalogue, &|seat| seat.to_string());
        let meter = Meter {
            label: Text::plain("carried"),
            rule: "1".into(),
            least: None,
            most: Some(0),
            shares: vec![Share::of(1), Share::of(-4)],
        };
        let numbers = Picked::Split(vec![("a".into(), 3), ("b:2".into(), 1)]);
        let asked = Asked { meters: vec![meter], ..asked(Shape::Split { least: 0, total: 9 }) };
        let gauge = |picked: &Answer| Control::of(&asked, &words, Some(picked)).meters.remove(0);
        assert_eq!(gauge(&numbers).reading, "3 / 4");
        assert_eq!(gauge(&Picked::Split(vec![("a".into(), 3)])).reading, "3 / 0");
    }

    #[test]
    fn choices_begin_with_a_capital_letter_but_names_stay_as_they_are() {
        let catalogue = Catalogue::new("en", &["choice-ship = carrier from Thibah\nchoice-seat = { $seat }\n"]).unwrap();
        let words = Words::new("en", &catalogue, &|_| "ada".to_owned());
        assert_eq!(words.label(&Text::plain("choice-ship")), "Carrier from Thibah");
        let seat = Text { key: "choice-seat".into(), args: vec![("seat".into(), sternpost_core::Arg::Seat(Seat(0)))] };
        assert_eq!(words.label(&seat), "ada");
    }

    #[test]
    fn numbers_that_are_none_are_refused() {
        let refused = form(&[("split:a", "many")]).answer(&asked(Shape::Split { least: 3, total: 3 }));
        assert_eq!(refused, Err(BadForm::Unreadable("split:a".to_owned())));
        assert_eq!(TurnForm::read(vec![]), Err(BadForm::Missing("turn")));
    }

    #[test]
    fn controls_show_what_was_picked() {
        let catalogue = Catalogue::new("en", &[]).unwrap();
        let words = Words::new("en", &catalogue, &|seat| seat.to_string());
        let asked = asked(Shape::Arrange);
        let control = Control::of(&asked, &words, Some(&Picked::Arrange(vec!["b:2".into(), "a".into()])));
        assert_eq!(control.choices.iter().map(|choice| choice.number).collect::<Vec<_>>(), [2, 1]);
        assert_eq!(Control::of(&asked, &words, None).choices.iter().map(|choice| choice.number).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(words.answer(&asked, &Picked::Split(vec![("a".into(), 3)])), "3 × a");
    }

    #[test]
    fn a_default_of_nothing_is_said_in_words_too() {
        let catalogue = Catalogue::new("en", &[]).unwrap();
        let words = Words::new("en", &catalogue, &|seat| seat.to_string());
        let nothing = Asked { default: Picked::Split(vec![]), ..asked(Shape::Split { least: 0, total: 3 }) };
        assert!(!Control::of(&nothing, &words, None).default.is_empty());
        let none = Asked { default: Picked::Some(vec![]), ..asked(Shape::SomeOf { least: 0, most: 1 }) };
        assert!(!Control::of(&none, &words, None).default.is_empty());
    }
}
