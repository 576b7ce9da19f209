//! Typed messages and their Fluent wording.
//!
//! Rules never build sentences. They name a message and its arguments; the wording lies in a `.ftl` file beside the game. The
//! [`messages!`](crate::messages) macro declares a message type; its variants are the keys.

mod catalogue;
mod key;
mod messages;
mod reading;

use crate::Seat;
pub use catalogue::{Catalogue, GoesOn, Names, Part, kernel_words, key_of_line};
pub use key::{Filling, Key};
pub use messages::{Message, choice_id, kebab, kebab_bytes, kebab_len, kebab_text, with_prefix};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt::Write as _;

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
    pub(super) fn write_slug(&self, out: &mut String) {
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
