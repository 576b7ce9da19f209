//! API types and operations of a seat's own settings: its language, its letters, its links.

use crate::operation::{Operation, post, put};
use schemars::JsonSchema;
use serde::Deserialize;
use sternpost_core::Seat;
use sternpost_model::language::Language;

/// The language of a seat.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LanguageChoice {
    /// The language of its letters and pages.
    pub language: Language,
}

/// The choice of whether a seat is written to.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MailChoice {
    /// Whether letters are wanted.
    pub wanted: bool,
}

/// The seat whose links are to be revoked.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RevokedLinks {
    /// The seat; unsaid: the caller's. Only the host names another.
    #[schemars(with = "Option<Seat>")]
    pub seat: Option<u8>,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        put("/campaigns/{id}/language", "language", "The language of the letters and pages of the caller's seat.")
            .takes::<LanguageChoice>()
            .answers_nothing("It is set."),
        put("/campaigns/{id}/mail", "mail", "Whether the caller's seat is written to.").takes::<MailChoice>().answers_nothing("It is set."),
        post(
            "/campaigns/{id}/revoke-links",
            "revoke-links",
            "Every link a seat was sent so far is dead: the caller's own, or any a person holds for the host.",
        )
        .takes::<RevokedLinks>()
        .answers_nothing("They are dead."),
    ]
}
