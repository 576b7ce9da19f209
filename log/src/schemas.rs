//! JSON Schemas of values that no type in this workspace describes: moments and zones, and the kernel's answers. Fields that hold them name these
//! (`#[schemars(with = "...")]`).

use schemars::JsonSchema;

/// The largest number of an entry: what a database can count to.
const LAST_ENTRY: u64 = i64::MAX.unsigned_abs();

/// Types that stand for a schema, which is written out wherever it is used.
#[macro_export]
macro_rules! described {
    ($($(#[doc = $doc:literal])+ $name:ident = $schema:tt;)*) => { $(
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl ::schemars::JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!($schema)
            }
        }
    )* };
}

described! {
    /// A moment in time.
    Moment = { "type": "string", "format": "date-time" };
    /// A day of the calendar.
    Day = { "type": "string", "format": "date" };
    /// A time zone, by its name in the IANA database.
    Zone = { "type": "string", "examples": ["Europe/Berlin"] };
    /// A time of day, to the minute.
    TimeOfDay = { "type": "string", "pattern": "^([01]?[0-9]|2[0-3]):[0-5][0-9]$" };
    /// The number of an entry, or nought for none.
    Entry = { "type": "integer", "minimum": 0, "maximum": LAST_ENTRY };
    /// The number of an entry that is there: from one.
    AnEntry = { "type": "integer", "minimum": 1, "maximum": LAST_ENTRY };
}

/// An answer to a question, in one of five shapes: the one that the question's shape says.
#[derive(Clone, Debug, JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub enum Answer {
    /// One of the choices.
    One(Choice),
    /// Some of the choices, each at most once.
    Some(Vec<Choice>),
    /// A total, split over the choices.
    Split(Vec<(Choice, Amount)>),
    /// All choices, put in order.
    Arrange(Vec<Choice>),
    /// A number.
    Amount(Amount),
}

described! {
    /// The id of a choice.
    Choice = { "type": "string", "description": "A choice id." };
    /// A number in an answer.
    Amount = { "type": "integer", "minimum": 0, "maximum": 4_294_967_295u32 };
}
