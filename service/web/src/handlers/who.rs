//! The form in which a stranger names themselves at a link that anybody may have: name, address, language.

use super::asked_language;
use crate::request::Request;
use serde::Deserialize;
use sternpost_model::free_text::is_name;
use sternpost_model::language::Language;
use sternpost_pages::host::FieldError;
use sternpost_pages::seats::Typed;
use sternpost_table::seats::people::{is_address, normal_address};
use sternpost_words::{PageWords, say};

/// The form in which a stranger names themselves.
#[derive(Deserialize)]
pub struct WhoForm {
    #[serde(default)]
    name: String,
    #[serde(default)]
    mail: String,
    language: Option<Language>,
}

impl WhoForm {
    /// The words for who asks: in the language they have picked, or that their browser asks for.
    pub(super) fn page_words(&self, request: &Request) -> PageWords {
        PageWords::new(self.language.or(asked_language(request)).unwrap_or_default())
    }

    /// The input with its errors.
    pub(super) fn checked(self, page_words: PageWords) -> Typed {
        checked(page_words, Typed { name: self.name, mail: self.mail, errors: vec![] })
    }
}

/// Checks a name and an address.
pub(super) fn checked(page_words: PageWords, mut typed: Typed) -> Typed {
    if !is_name(&typed.name) {
        typed.errors.push(FieldError::new("name", page_words.t(say::FIELD_NAME)));
    }
    if !is_address(&normal_address(&typed.mail)) {
        typed.errors.push(FieldError::new("mail", page_words.t(say::NO_ADDRESS)));
    }
    typed
}
