//! Whoever asks for something at a link that anybody may have: their name, their address, their language.

use super::asked_language;
use crate::campaign::{is_address, is_name, normal_address};
use crate::http::pages::{FieldError, Lex, Typed};
use crate::http::request::Request;
use serde::Deserialize;
use sternpost_model::language::Language;

/// Who asks.
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
    pub(super) fn lex(&self, request: &Request) -> Lex {
        Lex::new(self.language.or(asked_language(request)).unwrap_or_default())
    }

    /// What was typed, with what is wrong with it.
    pub(super) fn checked(self, lex: Lex) -> Typed {
        checked(lex, Typed { name: self.name, mail: self.mail, errors: vec![] })
    }
}

/// What is wrong with a name and an address.
pub(super) fn checked(lex: Lex, mut typed: Typed) -> Typed {
    if !is_name(&typed.name) {
        typed.errors.push(FieldError::new("name", lex.t("page-field-name")));
    }
    if !is_address(&normal_address(&typed.mail)) {
        typed.errors.push(FieldError::new("mail", lex.t("page-no-address")));
    }
    typed
}
