//! Converts submitted forms to acts. A form sends all of its fields, and the button that was pressed says which act it is; the fields that belong to
//! that act are taken, under the names and in the types that programs use.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use sternpost_model::language::Language;

/// The type of a form's field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// Words.
    Text,
    /// One of several words, or nothing.
    Pick,
    /// A number; nought if it is none.
    Number,
    /// A box that is ticked or not.
    Tick,
    /// A language: the reader's own if it is none of ours.
    Language,
}

/// A field of a form: its name, its name in the act, what is typed into it, and the acts it belongs to.
pub(crate) type Field = (&'static str, &'static str, Typed, &'static [&'static str]);

/// The act a form sends; none: none of ours.
pub(crate) fn read<T: DeserializeOwned>(sent: &[(String, String)], fields: &[Field], language: Language) -> Option<T> {
    let typed_in = |name: &str| sent.iter().find(|(sent, _)| sent == name).map(|(_, text)| text.trim());
    let named = typed_in("act")?;
    let mut act = Map::from_iter([("act".to_owned(), Value::from(named))]);
    for (name, inner, typed, _) in fields.iter().filter(|(.., acts)| acts.contains(&named)) {
        let text = typed_in(name);
        let value = match typed {
            Typed::Text => Value::from(text.unwrap_or_default()),
            Typed::Pick if text.is_none() => continue,
            Typed::Pick => Value::from(text),
            Typed::Number => Value::from(text.and_then(|text| text.parse::<u32>().ok()).unwrap_or(0)),
            Typed::Tick => Value::from(text == Some("true")),
            Typed::Language => Value::from(text.and_then(Language::preferred).unwrap_or(language).tag()),
        };
        act.insert((*inner).to_owned(), value);
    }
    serde_json::from_value(Value::Object(act)).ok()
}

#[cfg(test)]
mod tests {
    use super::{Typed, read};
    use sternpost_model::language::Language;
    use sternpost_table::seats::seating::SeatInPlay;

    const FIELDS: &[super::Field] = &[
        ("name", "name", Typed::Text, &["offer"]),
        ("mail", "email", Typed::Text, &["offer"]),
        ("talk", "with-talk", Typed::Tick, &["offer"]),
        ("language", "language", Typed::Language, &["offer"]),
    ];

    fn sent(fields: &[(&str, &str)]) -> Option<SeatInPlay> {
        let fields: Vec<(String, String)> = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        read(&fields, FIELDS, Language::German)
    }

    #[test]
    fn a_form_says_what_a_program_says_under_its_own_names() {
        let form = [("act", "offer"), ("name", " Bo "), ("mail", "bo@b.test"), ("talk", "true"), ("seat", "1"), ("language", "?")];
        let offer = SeatInPlay::Offer {
            name: "Bo".to_owned(),
            email: "bo@b.test".to_owned(),
            language: Language::German,
            with_talk: true,
            with_notes: false,
        };
        assert_eq!(sent(&form), Some(offer));
    }

    #[test]
    fn another_button_of_the_same_form_takes_what_belongs_to_it() {
        assert_eq!(sent(&[("act", "back"), ("name", "Bo")]), Some(SeatInPlay::Back {}));
    }

    #[test]
    fn what_is_no_act_of_ours_is_none() {
        assert_eq!(sent(&[("act", "crown"), ("name", "Bo")]), None);
        assert_eq!(sent(&[]), None);
    }
}
