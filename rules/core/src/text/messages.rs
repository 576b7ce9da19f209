//! Typed messages: their keys, their names as choices, and the macros that declare them.

use super::{Arg, Text};

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
