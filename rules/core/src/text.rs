//! Typed messages and their Fluent wording.
//!
//! Rules never build sentences. They name a message and its arguments; the wording lies in a `.ftl` file beside the game. The
//! [`messages!`](crate::messages) macro declares a message type; its variants are the keys. What is wrong with a wording is
//! found in [`wording`](crate::wording).

use crate::Seat;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use unic_langid::LanguageIdentifier;

/// A key or a name: nearly all of them are written in the program, and cost nothing to hand on.
pub type Name = Cow<'static, str>;

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A seat, shown by its holder's name.
    Seat(Seat),
    /// A number.
    Number(i64),
    /// A thing with a name of its own in the catalogue, under the key `kind-id`.
    Term {
        /// What sort of thing: `planet`.
        kind: Name,
        /// Which one: `mecatol-rex`.
        id: Name,
    },
    /// Shown as it is: a number of a tile, a name a player gave.
    Literal(String),
    /// Several, joined by the language's rules.
    List(Vec<Arg>),
    /// A whole message inside another.
    Text(Box<Text>),
}

impl Arg {
    /// A named thing.
    pub fn term(kind: &'static str, id: impl Into<Name>) -> Self {
        Self::Term { kind: kind.into(), id: id.into() }
    }

    /// Messages inside are said to the same seat.
    fn say_to(&mut self, reader: Seat) {
        match self {
            Self::Text(text) => **text = std::mem::replace(&mut **text, Text::plain("")).said_to(reader),
            Self::List(args) => args.iter_mut().for_each(|arg| arg.say_to(reader)),
            Self::Seat(_) | Self::Number(_) | Self::Term { .. } | Self::Literal(_) => {}
        }
    }

    /// The part this argument plays in a choice id.
    fn write_slug(&self, out: &mut String) {
        match self {
            Self::Seat(seat) => drop(write!(out, "{seat}")),
            Self::Number(n) => drop(write!(out, "{n}")),
            Self::Term { id, .. } => out.push_str(id),
            Self::Literal(text) => out.push_str(text),
            Self::List(args) => {
                for (at, arg) in args.iter().enumerate() {
                    if at > 0 {
                        out.push('+');
                    }
                    arg.write_slug(out);
                }
            }
            Self::Text(text) => out.push_str(&text.key),
        }
    }
}

/// Things that can stand in a message.
pub trait ToArg {
    /// The argument.
    fn to_arg(&self) -> Arg;
}

impl ToArg for Arg {
    fn to_arg(&self) -> Arg {
        self.clone()
    }
}
impl ToArg for Seat {
    fn to_arg(&self) -> Arg {
        Arg::Seat(*self)
    }
}
impl ToArg for Text {
    fn to_arg(&self) -> Arg {
        Arg::Text(Box::new(self.clone()))
    }
}
impl ToArg for String {
    fn to_arg(&self) -> Arg {
        Arg::Literal(self.clone())
    }
}
impl<T: ToArg> ToArg for Vec<T> {
    fn to_arg(&self) -> Arg {
        Arg::List(self.iter().map(ToArg::to_arg).collect())
    }
}
macro_rules! number_args { ($($t:ty),*) => { $(impl ToArg for $t { fn to_arg(&self) -> Arg { Arg::Number(i64::from(*self)) } })* } }
number_args!(u8, u16, u32, i8, i16, i32, i64);

/// A message ready to be worded: a key of the catalogue and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Text {
    /// The Fluent key.
    pub key: Name,
    /// Arguments by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Name, Arg)>,
}

impl Text {
    /// A message without arguments.
    pub fn plain(key: impl Into<Name>) -> Self {
        Self { key: key.into(), args: vec![] }
    }

    /// The name of a thing: the message `kind-id`.
    #[must_use]
    pub fn term(kind: &str, id: &str) -> Self {
        Self::plain(format!("{kind}-{id}"))
    }

    /// The same, said to a seat: where it names this seat, the wording may say "you" by `$seat-who`.
    #[must_use]
    pub fn said_to(mut self, reader: Seat) -> Self {
        let is_reader = |(name, arg): &(Name, Arg)| (*arg == Arg::Seat(reader)).then(|| format!("{name}-who").into());
        let named: Vec<Name> = self.args.iter().filter_map(is_reader).collect();
        for (_, arg) in &mut self.args {
            arg.say_to(reader);
        }
        self.args.extend(named.into_iter().map(|name| (name, Arg::Literal(YOU.to_owned()))));
        self
    }
}

/// What `$seat-who` is where a seat is told of itself.
const YOU: &str = "you";

/// A typed message. Implemented by [`messages!`](crate::messages).
pub trait Message {
    /// The key and arguments.
    fn text(&self) -> Text;
    /// A compact, stable name of this very message, used as choice id: `system:18`, `unit:carrier:3`, `pass`.
    fn id(&self) -> String;
    /// What its [`Message::id`] begins with: the same for all of its kind.
    fn name(&self) -> &'static str;
    /// Every key this type can produce, with the names of the arguments it gives.
    fn signatures() -> Vec<(String, &'static [&'static str])>
    where
        Self: Sized;
    /// Every key this type can produce.
    fn keys() -> Vec<String>
    where
        Self: Sized,
    {
        Self::signatures().into_iter().map(|(key, _)| key).collect()
    }
}

/// `RolledDice` as `rolled-dice`.
#[must_use]
pub fn kebab(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 4);
    for (i, c) in name.chars().enumerate() {
        if c.is_ascii_uppercase() && i > 0 {
            out.push('-');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

/// The length of a name in kebab-case.
#[must_use]
pub const fn kebab_len(name: &str) -> usize {
    let bytes = name.as_bytes();
    let (mut at, mut len) = (0, 0);
    while at < bytes.len() {
        len += if at > 0 && bytes[at].is_ascii_uppercase() { 2 } else { 1 };
        at += 1;
    }
    len
}

/// [`kebab`] when the program is compiled; `LEN` is [`kebab_len`].
#[must_use]
pub const fn kebab_bytes<const LEN: usize>(name: &str) -> [u8; LEN] {
    let bytes = name.as_bytes();
    let mut out = [0; LEN];
    let (mut at, mut to) = (0, 0);
    while at < bytes.len() {
        if at > 0 && bytes[at].is_ascii_uppercase() {
            out[to] = b'-';
            to += 1;
        }
        out[to] = bytes[at].to_ascii_lowercase();
        to += 1;
        at += 1;
    }
    out
}

/// The bytes of a name as a text.
///
/// # Panics
/// If they are none; they come from a text.
#[must_use]
pub const fn kebab_text(bytes: &[u8]) -> &str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("letters are changed one by one"),
    }
}

/// A prefix and a name with a dash between; `LEN` is the length of all three.
#[must_use]
pub const fn with_prefix<const LEN: usize>(prefix: &str, name: &str) -> [u8; LEN] {
    let (prefix, name) = (prefix.as_bytes(), name.as_bytes());
    let mut out = [b'-'; LEN];
    let mut at = 0;
    while at < prefix.len() {
        out[at] = prefix[at];
        at += 1;
    }
    let mut at = 0;
    while at < name.len() {
        out[prefix.len() + 1 + at] = name[at];
        at += 1;
    }
    out
}

/// A name in kebab-case, made when the program is compiled; with a prefix, a key.
#[macro_export]
macro_rules! kebab_name {
    ($prefix:expr, $name:expr) => {{
        const NAMED: &str = $crate::kebab_name!($name);
        const PREFIXED: [u8; $prefix.len() + 1 + NAMED.len()] = $crate::text::with_prefix($prefix, NAMED);
        const KEY: &str = $crate::text::kebab_text(&PREFIXED);
        KEY
    }};
    ($name:expr) => {{
        const NAME: &str = $name;
        const BYTES: [u8; $crate::text::kebab_len(NAME)] = $crate::text::kebab_bytes(NAME);
        const TEXT: &str = $crate::text::kebab_text(&BYTES);
        TEXT
    }};
}

/// Joins the parts of a choice id.
#[must_use]
pub fn choice_id(name: &str, args: &[Arg]) -> String {
    let mut id = String::with_capacity(name.len() + 16 * args.len());
    id.push_str(name);
    for arg in args {
        id.push(':');
        arg.write_slug(&mut id);
    }
    id
}

/// Declares a message type: an enum whose variants are Fluent keys under a prefix and whose fields are arguments.
///
/// ```
/// use sternpost_core::{messages, Message, Seat};
/// messages! {
///     "line";
///     /// What is told.
///     pub enum Line {
///         /// Dice were rolled.
///         Rolled { seat: Seat, dice: Vec<u32> },
///         /// Nobody acted.
///         Quiet,
///     }
/// }
/// assert_eq!(Line::Quiet.text().key, "line-quiet");
/// assert_eq!(Line::Rolled { seat: Seat(1), dice: vec![3, 4] }.id(), "rolled:1:3+4");
/// ```
#[macro_export]
macro_rules! messages {
    ($prefix:literal; $(#[$meta:meta])* $vis:vis enum $name:ident {
        $( $(#[$vmeta:meta])* $variant:ident $({ $( $(#[$fmeta:meta])* $field:ident : $ty:ty ),* $(,)? })? ),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
        #[allow(missing_docs, clippy::allow_attributes, reason = "the fields of a message are named in its wording")]
        $vis enum $name { $( $(#[$vmeta])* $variant $({ $( $(#[$fmeta])* $field : $ty ),* })? ),* }
        impl $crate::Message for $name {
            fn text(&self) -> $crate::Text {
                match self {
                    $( Self::$variant $({ $($field),* })? => $crate::Text {
                        key: ::std::borrow::Cow::Borrowed($crate::kebab_name!($prefix, stringify!($variant))),
                        args: ::std::vec![ $($( (::std::borrow::Cow::Borrowed(stringify!($field)), $crate::ToArg::to_arg($field)) ),*)? ],
                    } ),*
                }
            }
            fn id(&self) -> ::std::string::String {
                match self {
                    $( Self::$variant $({ $($field),* })? =>
                        $crate::text::choice_id($crate::kebab_name!(stringify!($variant)), &[ $($( $crate::ToArg::to_arg($field) ),*)? ]) ),*
                }
            }
            fn name(&self) -> &'static str {
                match self {
                    $( Self::$variant { .. } => $crate::kebab_name!(stringify!($variant)) ),*
                }
            }
            fn signatures() -> ::std::vec::Vec<(::std::string::String, &'static [&'static str])> {
                ::std::vec![ $( (
                    ::std::format!("{}-{}", $prefix, $crate::text::kebab(stringify!($variant))),
                    &[ $($( stringify!($field) ),*)? ] as &'static [&'static str],
                ) ),* ]
            }
        }
    };
}

/// Declares the ids of things with names of their own: an enum whose variants are Fluent keys `kind-variant`.
///
/// Serialised and shown in kebab-case; `ALL` lists every one in the order written.
#[macro_export]
macro_rules! terms {
    ($kind:literal; $(#[$meta:meta])* $vis:vis enum $name:ident { $( $(#[$vmeta:meta])* $variant:ident ),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs, clippy::allow_attributes, reason = "a component's id says what it is")]
        $vis enum $name { $( $(#[$vmeta])* $variant ),* }
        impl $name {
            /// Every one, in the order of the list.
            pub const ALL: &'static [Self] = &[ $( Self::$variant ),* ];
            /// The stable id, in kebab-case.
            #[must_use]
            pub fn id(self) -> ::std::string::String {
                self.slug().to_owned()
            }
            /// The same, not owned.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self { $( Self::$variant => $crate::kebab_name!(stringify!($variant)) ),* }
            }
            /// Its name as a message.
            #[must_use]
            pub fn name(self) -> $crate::Text {
                $crate::Text::plain(match self { $( Self::$variant => $crate::kebab_name!($kind, stringify!($variant)) ),* })
            }
        }
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.slug())
            }
        }
        impl $crate::ToArg for $name {
            fn to_arg(&self) -> $crate::Arg {
                $crate::Arg::term($kind, self.slug())
            }
        }
    };
}

/// Says who holds a seat.
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

/// The wording of one language.
pub struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
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
        Ok(Self { bundle, keys })
    }

    /// Every key that has a wording.
    #[must_use]
    pub fn keys(&self) -> &BTreeSet<String> {
        &self.keys
    }

    /// The wording of a message; an unknown key is shown as it is.
    ///
    /// A term's id and kind are given beside its name, as `$unit-id` and `$unit-kind`: languages with genders and cases choose
    /// by them. Of a seat that is told of itself ([`Text::said_to`]) `$seat-who` is `you`.
    #[must_use]
    pub fn say(&self, text: &Text, names: Names<'_>) -> String {
        self.say_marked(text, &Marks { names, is_named: None })
    }

    /// The same in parts: names of things stand by themselves where `is_named` says so of their keys.
    #[must_use]
    pub fn say_in_parts(&self, text: &Text, names: Names<'_>, is_named: &dyn Fn(&str) -> bool) -> Vec<Part> {
        parts(&self.say_marked(text, &Marks { names, is_named: Some(is_named) }))
    }

    fn say_marked(&self, text: &Text, marks: &Marks<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(&text.key).and_then(|m| m.value()) else { return text.key.to_string() };
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            if let Arg::Term { kind, id } = arg {
                args.set(format!("{name}-id"), FluentValue::from(id.as_ref()));
                args.set(format!("{name}-kind"), FluentValue::from(kind.as_ref()));
            }
            args.set(name.clone(), self.value(arg, marks));
        }
        let words = self.bundle.format_pattern(pattern, Some(&args), &mut vec![]).into_owned();
        if text.args.is_empty() && marks.marks(&text.key) { format!("{NAME}{}{SAID}{words}{END}", text.key) } else { words }
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
            Arg::List(args) => self.join(args, marks),
        }
    }

    fn join(&self, args: &[Arg], marks: &Marks<'_>) -> String {
        let words: Vec<String> = args.iter().map(|arg| self.word(arg, marks)).collect();
        let glue = |key: &'static str| self.say_marked(&Text::plain(key), marks);
        match words.split_last() {
            None => glue("list-empty"),
            Some((only, [])) => only.clone(),
            Some((last, rest)) => format!("{}{}{last}", rest.join(&glue("list-separator")), glue("list-last")),
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
pub(crate) fn kernel_words(language: &str) -> &'static str {
    match language {
        "de" => include_str!("../text/de.ftl"),
        _ => include_str!("../text/en.ftl"),
    }
}

/// The key a line of a Fluent source defines, if it defines one.
pub(crate) fn key_of_line(line: &str) -> Option<String> {
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
    fn a_broken_source_is_refused() {
        assert!(Catalogue::new("en", &["line-a = { $x"]).is_err());
        assert!(Catalogue::new("en", &["a = 1\na = 2"]).is_err());
    }
}
