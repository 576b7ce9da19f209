//! The values a statement is given: numbers, texts and bytes, each of which may be missing. Postgres has to know the type of a missing value too.

use chrono::{DateTime, Utc};
use std::borrow::Cow;
use sternpost_log::CampaignId;
use sternpost_model::language::Language;

/// A value of a statement, as both databases take it.
pub(crate) enum Value<'q> {
    Number(Option<i64>),
    Text(Option<Cow<'q, str>>),
    Bytes(Option<Cow<'q, [u8]>>),
}

/// A type that can be a value of a statement.
pub(crate) trait Bind<'q>: Sized {
    /// Its value in a statement, or the lack of it.
    fn value(it: Option<Self>) -> Value<'q>;
}

/// A time, as tables hold it: microseconds since 1970.
pub(crate) fn micros(time: DateTime<Utc>) -> i64 {
    time.timestamp_micros()
}

/// A count, as tables hold it.
pub(crate) fn number(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

impl<'q, T: Bind<'q>> Bind<'q> for Option<T> {
    fn value(it: Option<Self>) -> Value<'q> {
        T::value(it.flatten())
    }
}

impl<'q> Bind<'q> for i64 {
    fn value(it: Option<Self>) -> Value<'q> {
        Value::Number(it)
    }
}

impl<'q> Bind<'q> for u8 {
    fn value(it: Option<Self>) -> Value<'q> {
        Value::Number(it.map(i64::from))
    }
}

impl<'q> Bind<'q> for u32 {
    fn value(it: Option<Self>) -> Value<'q> {
        Value::Number(it.map(i64::from))
    }
}

impl<'q> Bind<'q> for u64 {
    fn value(it: Option<Self>) -> Value<'q> {
        Value::Number(it.map(number))
    }
}

impl<'q> Bind<'q> for bool {
    fn value(it: Option<Self>) -> Value<'q> {
        Value::Number(it.map(i64::from))
    }
}

impl<'q> Bind<'q> for DateTime<Utc> {
    fn value(it: Option<Self>) -> Value<'q> {
        Value::Number(it.map(micros))
    }
}

impl<'q> Bind<'q> for &'q str {
    fn value(it: Option<Self>) -> Value<'q> {
        Value::Text(it.map(Cow::Borrowed))
    }
}

impl<'q> Bind<'q> for &'q String {
    fn value(it: Option<Self>) -> Value<'q> {
        Value::Text(it.map(|text| Cow::Borrowed(text.as_str())))
    }
}

impl<'q> Bind<'q> for String {
    fn value(it: Option<Self>) -> Value<'q> {
        Value::Text(it.map(Cow::Owned))
    }
}

impl<'q> Bind<'q> for CampaignId {
    fn value(it: Option<Self>) -> Value<'q> {
        Value::Text(it.map(|id| Cow::Owned(id.to_string())))
    }
}

impl<'q> Bind<'q> for Language {
    fn value(it: Option<Self>) -> Value<'q> {
        Value::Text(it.map(|language| Cow::Borrowed(language.tag())))
    }
}

impl<'q> Bind<'q> for &'q [u8] {
    fn value(it: Option<Self>) -> Value<'q> {
        Value::Bytes(it.map(Cow::Borrowed))
    }
}

impl<'q> Bind<'q> for Vec<u8> {
    fn value(it: Option<Self>) -> Value<'q> {
        Value::Bytes(it.map(Cow::Owned))
    }
}
