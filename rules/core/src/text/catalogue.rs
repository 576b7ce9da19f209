//! The wording of messages in a language.

use super::{Arg, Text};
use crate::Seat;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeSet;
use unic_langid::LanguageIdentifier;

/// Says who holds a seat.
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

/// Says of a line, by its key, whether it goes on with the line before it, whose key stands first: an attack, and the damage it does.
pub type GoesOn = fn(&str, &str) -> bool;

/// The wording of one language.
pub struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
    goes_on: GoesOn,
}

impl Catalogue {
    /// Puts the kernel's words in a language and a game's words together. The kernel speaks English where it does not know the
    /// language.
    ///
    /// # Errors
    /// What is wrong with a source: a syntax error or a key given twice.
    pub fn new(language: &str, sources: &[&str]) -> Result<Self, String> {
        let language: LanguageIdentifier = language.parse().map_err(|e| format!("language {language}: {e}"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
        bundle.set_use_isolating(false);
        let mut keys = BTreeSet::new();
        for source in std::iter::once(&kernel_words(language.language.as_str())).chain(sources) {
            let resource = FluentResource::try_new((*source).to_owned()).map_err(|(_, errors)| format!("{errors:?}"))?;
            keys.extend(source.lines().filter_map(key_of_line));
            bundle.add_resource(resource).map_err(|errors| format!("{errors:?}"))?;
        }
        Ok(Self { bundle, keys, goes_on: |_, _| false })
    }

    /// The same wording, in which some lines go on with the one before them; without this none does.
    #[must_use]
    pub fn with_acts(self, goes_on: GoesOn) -> Self {
        Self { goes_on, ..self }
    }

    /// Whether a line goes on with the one before it: both are read as one.
    #[must_use]
    pub fn goes_on(&self, before: &Text, line: &Text) -> bool {
        (self.goes_on)(&before.key, &line.key)
    }

    /// Every key that has a wording.
    #[must_use]
    pub fn keys(&self) -> &BTreeSet<String> {
        &self.keys
    }

    /// The wording of a message; an unknown key is shown as it is.
    ///
    /// A term's id and kind are given beside its name, as `$unit-id` and `$unit-kind`: languages with genders and cases choose
    /// by them. Of a seat that is told of itself ([`Text::said_to`]) `$seat-who` is `you`. A list `$units` is joined by "and"; where the
    /// sentence means one of several things, `$units-or` is the same list joined by "or".
    #[must_use]
    pub fn say(&self, text: &Text, names: Names<'_>) -> String {
        self.say_marked(text, &Marks { names, is_named: None })
    }

    /// The same in parts: names of things stand by themselves where `is_named` says so of their keys.
    #[must_use]
    pub fn say_in_parts(&self, text: &Text, names: Names<'_>, is_named: &dyn Fn(&str) -> bool) -> Vec<Part> {
        parts(&self.say_marked(text, &Marks { names, is_named: Some(is_named) }))
    }

    /// What a message says beside itself, in an attribute: a question's deed, say. Nothing if it has no such attribute.
    #[must_use]
    pub fn attribute(&self, text: &Text, attribute: &str, names: Names<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(&text.key)?.get_attribute(attribute)?.value();
        let args = self.args_of(text, &Marks { names, is_named: None });
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut vec![]).into_owned())
    }

    fn say_marked(&self, text: &Text, marks: &Marks<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(&text.key).and_then(|m| m.value()) else { return text.key.to_string() };
        let words = self.bundle.format_pattern(pattern, Some(&self.args_of(text, marks)), &mut vec![]).into_owned();
        if text.args.is_empty() && marks.marks(&text.key) { format!("{NAME}{}{SAID}{words}{END}", text.key) } else { words }
    }

    fn args_of<'a>(&self, text: &'a Text, marks: &Marks<'_>) -> FluentArgs<'a> {
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            match arg {
                Arg::Term { kind, id } => {
                    args.set(format!("{name}-id"), FluentValue::from(id.as_ref()));
                    args.set(format!("{name}-kind"), FluentValue::from(kind.as_ref()));
                    args.set(name.clone(), self.value(arg, marks));
                }
                Arg::List(items) => {
                    let words: Vec<String> = items.iter().map(|item| self.word(item, marks)).collect();
                    args.set(format!("{name}-or"), FluentValue::from(self.join(&words, Join::Or, marks)));
                    args.set(name.clone(), FluentValue::from(self.join(&words, Join::And, marks)));
                }
                Arg::Seat(_) | Arg::Number(_) | Arg::Literal(_) | Arg::Text(_) => args.set(name.clone(), self.value(arg, marks)),
            }
        }
        args
    }

    fn value<'a>(&self, arg: &Arg, marks: &Marks<'_>) -> FluentValue<'a> {
        match arg {
            Arg::Number(n) => FluentValue::from(*n),
            Arg::Seat(_) | Arg::Term { .. } | Arg::Literal(_) | Arg::List(_) | Arg::Text(_) => FluentValue::from(self.word(arg, marks)),
        }
    }

    fn word(&self, arg: &Arg, marks: &Marks<'_>) -> String {
        match arg {
            Arg::Seat(seat) => marks.plain((marks.names)(*seat)),
            Arg::Number(n) => n.to_string(),
            Arg::Term { kind, id } => {
                let key = format!("{kind}-{id}");
                if self.keys.contains(&key) { self.say_marked(&Text::plain(key), marks) } else { id.to_string() }
            }
            Arg::Literal(text) => marks.plain(text.clone()),
            Arg::Text(text) => self.say_marked(text, marks),
            Arg::List(items) => {
                let words: Vec<String> = items.iter().map(|item| self.word(item, marks)).collect();
                self.join(&words, Join::And, marks)
            }
        }
    }

    fn join(&self, words: &[String], join: Join, marks: &Marks<'_>) -> String {
        let glue = |key: &'static str| self.say_marked(&Text::plain(key), marks);
        match words.split_last() {
            None => glue("list-empty"),
            Some((only, [])) => only.clone(),
            Some((last, rest)) => format!("{}{}{last}", rest.join(&glue("list-separator")), glue(join.key())),
        }
    }
}

/// Whether all things of a list are meant, or one of them.
#[derive(Clone, Copy)]
enum Join {
    And,
    Or,
}

impl Join {
    /// The key of what stands before the last thing.
    const fn key(self) -> &'static str {
        match self {
            Self::And => "list-last",
            Self::Or => "list-last-or",
        }
    }
}

/// A part of a worded message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words.
    Words(String),
    /// A name.
    Name {
        /// The key of what it names.
        key: String,
        /// How it is called.
        words: String,
    },
}

/// Whose names are said, and which names are marked while a message is worded.
struct Marks<'a> {
    names: Names<'a>,
    is_named: Option<&'a dyn Fn(&str) -> bool>,
}

impl Marks<'_> {
    fn marks(&self, key: &str) -> bool {
        self.is_named.is_some_and(|is_named| is_named(key))
    }

    /// What people have written cannot pass for a mark.
    fn plain(&self, mut text: String) -> String {
        if self.is_named.is_some() {
            text.retain(|letter| ![NAME, SAID, END].contains(&letter));
        }
        text
    }
}

/// Before the key of a name, between it and its words, and after those: letters that nobody's language has.
const NAME: char = '\u{e000}';
const SAID: char = '\u{e001}';
const END: char = '\u{e002}';

/// A marked message in parts. Names hold no names.
fn parts(mut marked: &str) -> Vec<Part> {
    let mut parts = vec![];
    let plain = |words: &str| (!words.is_empty()).then(|| Part::Words(words.to_owned()));
    while let Some((before, rest)) = marked.split_once(NAME) {
        let named = rest.split_once(SAID).and_then(|(key, rest)| rest.split_once(END).map(|(words, rest)| (key, words, rest)));
        let Some((key, words, rest)) = named else { break };
        parts.extend(plain(before));
        parts.push(Part::Name { key: key.to_owned(), words: words.to_owned() });
        marked = rest;
    }
    parts.extend(plain(marked));
    parts
}

/// The kernel's own words.
/// The kernel's own words in a language, as a Fluent source: how lists are put together, what is said of any campaign.
#[must_use]
pub fn kernel_words(language: &str) -> &'static str {
    match language {
        "de" => include_str!("../../text/de.ftl"),
        _ => include_str!("../../text/en.ftl"),
    }
}

/// The key a line of a Fluent source defines, if it defines one.
#[must_use]
pub fn key_of_line(line: &str) -> Option<String> {
    let (key, _) = line.split_once('=')?;
    let key = key.trim_end();
    let starts = key.chars().next().is_some_and(|c| c.is_ascii_alphabetic());
    (starts && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')).then(|| key.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(seat: Seat) -> String {
        ["Ada", "Bo"][usize::from(seat.0)].to_owned()
    }

    #[test]
    fn a_message_is_worded_with_names_plurals_and_lists() {
        let source = "line-built = { $seat } built { $units ->\n    [one] one unit\n   *[other] { $units } units\n } on { $at }.\nplanet-jord = Jord\nplanet-meer = Meer\n";
        let catalogue = Catalogue::new("en", &[source]).unwrap();
        let at = Arg::List(vec![Arg::term("planet", "jord"), Arg::term("planet", "meer")]);
        let text = Text {
            key: "line-built".into(),
            args: vec![("seat".into(), Arg::Seat(Seat(1))), ("units".into(), Arg::Number(2)), ("at".into(), at)],
        };
        assert_eq!(catalogue.say(&text, &names), "Bo built 2 units on Jord and Meer.");
    }

    #[test]
    fn a_term_tells_its_id_and_kind_to_choose_by() {
        let source = "line-a = { $at-kind ->\n    [planet] auf\n   *[other] in\n } { $at }, { $at-id ->\n    [jord] blau\n   *[other] grün\n }\nplanet-jord = Jord\n";
        let catalogue = Catalogue::new("de", &[source]).unwrap();
        let text = Text { key: "line-a".into(), args: vec![("at".into(), Arg::term("planet", "jord"))] };
        assert_eq!(catalogue.say(&text, &names), "auf Jord, blau");
    }

    #[test]
    fn the_kernel_joins_lists_in_the_language_of_the_catalogue() {
        let say = |language| {
            let catalogue = Catalogue::new(language, &["line-a = { $seats }"]).unwrap();
            let seats = Arg::List(vec![Arg::Seat(Seat(0)), Arg::Seat(Seat(1))]);
            catalogue.say(&Text { key: "line-a".into(), args: vec![("seats".into(), seats)] }, &names)
        };
        assert_eq!(["en", "de", "de-AT", "fr"].map(say), ["Ada and Bo", "Ada und Bo", "Ada und Bo", "Ada and Bo"]);
    }

    #[test]
    fn a_list_is_joined_by_or_where_one_of_it_is_meant() {
        let say = |language, count: usize| {
            let source = "line-a = { $seats } or one of { $seats-or }";
            let catalogue = Catalogue::new(language, &[source]).unwrap();
            let seats = Arg::List([Seat(0), Seat(1), Seat(0)].into_iter().take(count).map(Arg::Seat).collect());
            catalogue.say(&Text { key: "line-a".into(), args: vec![("seats".into(), seats)] }, &names)
        };
        assert_eq!(say("en", 3), "Ada, Bo and Ada or one of Ada, Bo or Ada");
        assert_eq!(say("de", 2), "Ada und Bo or one of Ada oder Bo");
        assert_eq!((say("en", 1), say("en", 0)), ("Ada or one of Ada".to_owned(), "none or one of none".to_owned()));
    }

    #[test]
    fn names_stand_by_themselves_wherever_they_are_said() {
        let source = "line-a = { $seat } plays { $card } on { $at }: { $text }\ncard-horn = The Horn\ncard-spy = Spy\nplanet-jord = Jord\n";
        let catalogue = Catalogue::new("en", &[source]).unwrap();
        let cards = Arg::List(vec![Arg::term("card", "horn"), Arg::Text(Box::new(Text::plain("card-spy")))]);
        let text = Text {
            key: "line-a".into(),
            args: vec![
                ("seat".into(), Arg::Seat(Seat(0))),
                ("card".into(), cards),
                ("at".into(), Arg::term("planet", "jord")),
                ("text".into(), Arg::Literal("\u{e000}card-spy\u{e001}me\u{e002}".to_owned())),
            ],
        };
        let words = |words: &str| Part::Words(words.to_owned());
        let name = |key: &str, words: &str| Part::Name { key: key.to_owned(), words: words.to_owned() };
        let parts = catalogue.say_in_parts(&text, &|_| "A\u{e000}da".to_owned(), &|key| key.starts_with("card-"));
        let spoken =
            [words("Ada plays "), name("card-horn", "The Horn"), words(" and "), name("card-spy", "Spy"), words(" on Jord: card-spyme")];
        assert_eq!(parts, spoken);
        assert_eq!(catalogue.say_in_parts(&Text::plain("card-horn"), &names, &|_| true), [name("card-horn", "The Horn")]);
    }

    #[test]
    fn a_seat_can_be_told_of_itself() {
        let source = "hint-ships = { $seat-who ->\n    [you] you have { $count }\n   *[other] { $seat } has { $count }\n }\nhint-both = { $text }, { $seats }\n";
        let catalogue = Catalogue::new("en", &[source]).unwrap();
        let ships =
            |seat| Text { key: "hint-ships".into(), args: vec![("seat".into(), Arg::Seat(seat)), ("count".into(), Arg::Number(2))] };
        let said = |text: Text| catalogue.say(&text, &names);
        assert_eq!(said(ships(Seat(1)).said_to(Seat(1))), "you have 2");
        assert_eq!((said(ships(Seat(1)).said_to(Seat(0))), said(ships(Seat(1)))), ("Bo has 2".to_owned(), "Bo has 2".to_owned()));
        let seats = Arg::List(vec![Arg::Text(Box::new(ships(Seat(0)))), Arg::Seat(Seat(1))]);
        let both = vec![("text".into(), Arg::Text(Box::new(ships(Seat(1))))), ("seats".into(), seats)];
        assert_eq!(said(Text { key: "hint-both".into(), args: both }.said_to(Seat(1))), "you have 2, Ada has 2 and Bo");
    }

    #[test]
    fn a_message_says_something_beside_itself() {
        let source = "ask-move = Which ships move to { $at }?\n    .deed = Send { $picked ->\n        [one] one ship\n       *[other] { $picked } ships\n    } to { $at }\nask-other = What else?\nplanet-jord = Jord\n";
        let catalogue = Catalogue::new("en", &[source]).unwrap();
        let deed = |key: &'static str, picked| {
            let args = vec![("at".into(), Arg::term("planet", "jord")), ("picked".into(), picked)];
            catalogue.attribute(&Text { key: key.into(), args }, "deed", &names)
        };
        assert_eq!(deed("ask-move", Arg::Number(7)).unwrap(), "Send 7 ships to Jord");
        assert_eq!(deed("ask-move", Arg::Number(1)).unwrap(), "Send one ship to Jord");
        assert_eq!(deed("ask-move", Arg::Literal("{picked}".to_owned())).unwrap(), "Send {picked} ships to Jord");
        assert_eq!((deed("ask-other", Arg::Number(7)), deed("ask-none", Arg::Number(7))), (None, None));
    }

    #[test]
    fn a_broken_source_is_refused() {
        assert!(Catalogue::new("en", &["line-a = { $x"]).is_err());
        assert!(Catalogue::new("en", &["a = 1\na = 2"]).is_err());
    }
}
