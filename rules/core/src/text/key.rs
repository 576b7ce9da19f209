//! Messages by names that are made of their wording (`sternpost-catalogue`), and what can stand in them.

use super::{Arg, Text};
use crate::Seat;

/// A message without arguments, by its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key(pub &'static str);

impl From<Key> for Text {
    fn from(key: Key) -> Self {
        Self::plain(key.0)
    }
}
impl From<&Key> for Text {
    fn from(key: &Key) -> Self {
        (*key).into()
    }
}
impl From<&Text> for Text {
    fn from(text: &Text) -> Self {
        text.clone()
    }
}

impl Text {
    /// A message with its arguments.
    pub fn with<const COUNT: usize>(key: &'static str, args: [(&'static str, Arg); COUNT]) -> Self {
        Self { key: key.into(), args: args.into_iter().map(|(name, arg)| (name.into(), arg)).collect() }
    }
}

/// What can stand in a message.
pub trait Filling {
    /// As an argument.
    fn arg(&self) -> Arg;
}
impl Filling for Arg {
    fn arg(&self) -> Arg {
        self.clone()
    }
}
impl Filling for Seat {
    fn arg(&self) -> Arg {
        Arg::Seat(*self)
    }
}
impl Filling for Text {
    fn arg(&self) -> Arg {
        Arg::Text(Box::new(self.clone()))
    }
}
impl Filling for Key {
    fn arg(&self) -> Arg {
        Arg::Text(Box::new((*self).into()))
    }
}
impl Filling for str {
    fn arg(&self) -> Arg {
        Arg::Literal(self.to_owned())
    }
}
impl Filling for String {
    fn arg(&self) -> Arg {
        Arg::Literal(self.clone())
    }
}
impl Filling for u64 {
    // A number of an entry is a name: it gets no separators.
    fn arg(&self) -> Arg {
        Arg::Literal(self.to_string())
    }
}
impl Filling for usize {
    fn arg(&self) -> Arg {
        Arg::Number(i64::try_from(*self).unwrap_or(i64::MAX))
    }
}
macro_rules! numbers { ($($number:ty),*) => { $(impl Filling for $number { fn arg(&self) -> Arg { Arg::Number(i64::from(*self)) } })* } }
numbers!(u8, u32, i32, i64);
impl<T: Filling + ?Sized> Filling for &T {
    fn arg(&self) -> Arg {
        (**self).arg()
    }
}
