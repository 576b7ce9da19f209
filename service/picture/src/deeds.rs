//! Words the button that gives an answer: "Send 7 units to Mecatol Rex". A question says it in the attribute `deed` of its prompt, by the prompt's
//! own arguments and by what is picked: how many (`$picked`), what that comes to (`$reading`), and the one choice (`$answer`, its id `$answer-id`,
//! the kind of choice it is `$answer-kind`: `card` of `card:goff-nob:1`).

use super::Words;
use serde::Serialize;
use sternpost_core::{Answer, Arg, Picked, Text};
use sternpost_game::Asked;

/// A longer deed is none: a button is read at a glance.
const LONGEST: usize = 64;

/// The placeholder of a number that is not known yet, in the words for any number.
const PICKED: &str = "{picked}";
const READING: &str = "{reading}";

/// The placeholder of the choice that is not picked yet, in the words for any of them.
pub const ANSWER: &str = "{answer}";

/// The words of a button for whatever is picked, by how much that is. `{picked}` and `{reading}` stand for the numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Deeds {
    /// Where nothing is picked.
    pub none: String,
    /// Where one is.
    pub one: String,
    /// Where more are.
    pub many: String,
}

/// The name of the attribute.
const DEED: &str = "deed";

impl Words<'_> {
    /// The deed that giving an answer does, in words short enough for a button. A question that says nothing of it is answered by the choice itself.
    #[must_use]
    pub fn deed(&self, asked: &Asked, answer: &Answer) -> Option<String> {
        let picked = match answer {
            Picked::One(_) => 1,
            Picked::Some(ids) => i64::try_from(ids.len()).unwrap_or(i64::MAX),
            Picked::Split(parts) => parts.iter().map(|(_, count)| i64::from(*count)).sum(),
            Picked::Amount(count) => i64::from(*count),
            Picked::Arrange(_) => 0,
        };
        let reading = asked.readings(answer).first().map_or(0, |(_, reading)| *reading);
        let chosen = chosen(answer).and_then(|id| asked.offers.iter().find(|offer| offer.id == *id));
        let named = chosen.map(|offer| (offer.id.as_str(), self.say(&offer.label)));
        let said = self.said_deed(asked, Arg::Number(picked), Arg::Number(reading), named);
        said.or_else(|| chosen.map(|offer| self.label(&offer.label))).filter(|deed| is_short(deed))
    }

    /// The same for a choice that is still to be picked: [`ANSWER`] stands for it. Nothing if the question says nothing of it.
    #[must_use]
    pub fn deed_of_any(&self, asked: &Asked) -> Option<String> {
        self.said_deed(asked, Arg::Number(1), Arg::Number(0), Some(("", ANSWER.to_owned())))
    }

    /// The same for numbers that are still to come; nothing if the question says nothing of it.
    #[must_use]
    pub fn deeds(&self, asked: &Asked) -> Option<Deeds> {
        let said = |picked, reading: &str| self.said_deed(asked, picked, Arg::Literal(reading.to_owned()), None);
        let deeds = Deeds {
            none: self.said_deed(asked, Arg::Number(0), Arg::Number(0), None)?,
            one: said(Arg::Number(1), READING)?,
            many: said(Arg::Literal(PICKED.to_owned()), READING)?,
        };
        is_short(&deeds.many).then_some(deeds)
    }

    /// The question as the subject of a letter has it (`.subject` of its prompt); nothing if it says nothing of that.
    #[must_use]
    pub fn subject(&self, prompt: &Text) -> Option<String> {
        self.attribute(prompt, "subject")
    }

    fn said_deed(&self, asked: &Asked, picked: Arg, reading: Arg, named: Option<(&str, String)>) -> Option<String> {
        let mut prompt: Text = asked.prompt.clone();
        let (id, answer) = named.unwrap_or_default();
        let kind = id.split(':').next().unwrap_or_default();
        let (kind, id, answer) = (Arg::Literal(kind.to_owned()), Arg::Literal(id.to_owned()), Arg::Literal(answer));
        prompt.args.extend([("picked".into(), picked), ("reading".into(), reading), ("answer".into(), answer)]);
        prompt.args.extend([("answer-id".into(), id), ("answer-kind".into(), kind)]);
        self.attribute(&prompt, DEED)
    }
}

/// The one choice of an answer that has one.
fn chosen(answer: &Answer) -> Option<&String> {
    match answer {
        Picked::One(id) => Some(id),
        Picked::Split(parts) => parts.iter().find(|(_, count)| *count > 0).map(|(id, _)| id),
        Picked::Some(_) | Picked::Arrange(_) | Picked::Amount(_) => None,
    }
}

fn is_short(deed: &str) -> bool {
    deed.chars().count() <= LONGEST
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::{Catalogue, Meter, Seat, Shape, Share};
    use sternpost_game::Offered;

    const SOURCE: &str = "ask-move = Which ships move to { $at }?\n    .deed = { $picked ->\n        [0] Send nothing to { $at }\n        [one] Send one ship to { $at }\n       *[other] Send { $picked } ships to { $at }\n    }\nask-vote = Which planets?\n    .deed = Vote For with { $reading }\nask-choose = Which card?\n    .deed = { $answer-id ->\n        [card-none] Choose nothing\n       *[other] Choose { $answer }\n    }\nask-attack = Who attacks?\n    .deed = { $answer-kind ->\n        [card] Attack with { $answer }\n       *[other] { $answer }\n    }\nask-what = What do you do?\nplanet-jord = Jord\ncard-horn = horn\ncard-none = none of them\ncard-long = a card of which very much has to be said before one knows which card it is\n";

    fn asked(prompt: &'static str, shape: Shape) -> Asked {
        let offer = |id: &'static str| Offered {
            id: id.to_owned(),
            label: Text::plain(id),
            hint: None,
            detail: vec![],
            place: None,
            cap: None,
            reply_to: None,
        };
        Asked {
            id: "q1-0".into(),
            seat: Seat(0),
            prompt: Text { key: prompt.into(), args: vec![("at".into(), Arg::term("planet", "jord"))] },
            rule: "1".into(),
            shape,
            offers: vec![offer("card-horn"), offer("card-long"), offer("card-none")],
            default: Picked::One("card-horn".into()),
            meters: vec![],
            barred: vec![],
            remarks: vec![],
        }
    }

    fn said<T>(say: impl FnOnce(&Words<'_>) -> T) -> T {
        let catalogue = Catalogue::new("en", &[SOURCE]).unwrap();
        say(&Words::new("en", &catalogue, &|seat| seat.to_string()))
    }

    #[test]
    fn a_button_says_how_many_and_where() {
        let question = asked("ask-move", Shape::Split { least: 0, total: 9 });
        let deed = |parts: &[(&str, u32)]| {
            let parts = parts.iter().map(|(id, count)| ((*id).to_owned(), *count)).collect();
            said(|words| words.deed(&question, &Picked::Split(parts)).unwrap())
        };
        assert_eq!(deed(&[("card-horn", 3), ("card-long", 4)]), "Send 7 ships to Jord");
        assert_eq!((deed(&[("card-horn", 1)]), deed(&[])), ("Send one ship to Jord".to_owned(), "Send nothing to Jord".to_owned()));
        let deeds = said(|words| words.deeds(&question).unwrap());
        assert_eq!(deeds.many, "Send {picked} ships to Jord");
        assert_eq!((deeds.one.as_str(), deeds.none.as_str()), ("Send one ship to Jord", "Send nothing to Jord"));
    }

    #[test]
    fn a_button_says_what_is_picked_comes_to() {
        let meter = Meter {
            label: Text::plain("votes"),
            rule: "1".into(),
            least: None,
            most: Some(9),
            shares: vec![Share::of(2), Share::of(3), Share::of(1)],
        };
        let question = Asked { meters: vec![meter], ..asked("ask-vote", Shape::SomeOf { least: 1, most: 2 }) };
        let both = Picked::Some(vec!["card-horn".into(), "card-long".into()]);
        assert_eq!(said(|words| words.deed(&question, &both)).unwrap(), "Vote For with 5");
        assert_eq!(said(|words| words.deeds(&question)).unwrap().many, "Vote For with {reading}");
    }

    #[test]
    fn a_button_says_of_each_kind_of_choice_what_it_does() {
        let mut question = asked("ask-attack", Shape::OneOf);
        question.offers[0].id = "card:horn:1".to_owned();
        let deed = |id: &str| said(|words| words.deed(&question, &Picked::One(id.into())).unwrap());
        assert_eq!((deed("card:horn:1"), deed("card-none")), ("Attack with horn".to_owned(), "none of them".to_owned()));
    }

    #[test]
    fn a_button_names_the_choice_where_there_is_room() {
        let deed = |prompt, id: &str| said(|words| words.deed(&asked(prompt, Shape::OneOf), &Picked::One(id.into())));
        assert_eq!(deed("ask-choose", "card-horn").unwrap(), "Choose horn");
        assert_eq!(deed("ask-choose", "card-none").unwrap(), "Choose nothing");
        assert_eq!(said(|words| words.deed_of_any(&asked("ask-choose", Shape::OneOf))).unwrap(), "Choose {answer}");
        assert_eq!(deed("ask-what", "card-horn").unwrap(), "Horn");
        assert_eq!((deed("ask-what", "card-long"), deed("ask-choose", "card-long")), (None, None), "too long for a button");
        assert_eq!(said(|words| words.deeds(&asked("ask-what", Shape::OneOf))), None);
    }
}
