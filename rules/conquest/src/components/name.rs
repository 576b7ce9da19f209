//! What lies in play goes by a name: the title of a player card, or a token.

use super::{Printed, Title, Token};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::{Arg, Text, ToArg};

/// The name of a card in play: a title, or a token. Written as the one or the other: no title is called as a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum CardName {
    /// A player card.
    Title(Title),
    /// A token unit.
    Token(Token),
}

impl CardName {
    /// What is printed on it.
    #[must_use]
    pub fn card(self) -> &'static Printed {
        match self {
            Self::Title(title) => title.card(),
            Self::Token(token) => token.card(),
        }
    }

    /// Its stable id.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Title(title) => title.slug(),
            Self::Token(token) => token.slug(),
        }
    }

    /// Its name as a message.
    #[must_use]
    pub fn name(self) -> Text {
        match self {
            Self::Title(title) => title.name(),
            Self::Token(token) => token.name(),
        }
    }

    /// What it does besides its numbers and keywords, in our words, if it does.
    #[must_use]
    pub fn text(self) -> Option<Text> {
        let kind = match self {
            Self::Title(_) => "card-text",
            Self::Token(_) => "token-text",
        };
        self.card().has_text.then(|| Text::term(kind, self.slug()))
    }

    /// The title, unless it is a token.
    #[must_use]
    pub fn title(self) -> Option<Title> {
        match self {
            Self::Title(title) => Some(title),
            Self::Token(_) => None,
        }
    }
}

impl From<Title> for CardName {
    fn from(title: Title) -> Self {
        Self::Title(title)
    }
}

impl From<Token> for CardName {
    fn from(token: Token) -> Self {
        Self::Token(token)
    }
}

impl ToArg for CardName {
    fn to_arg(&self) -> Arg {
        match self {
            Self::Title(title) => title.to_arg(),
            Self::Token(token) => token.to_arg(),
        }
    }
}
