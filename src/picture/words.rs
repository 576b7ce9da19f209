//! How a picture words what it shows: the game's catalogue, the names of the seats, and the few words of its own.

use crate::language::Language;
use std::sync::LazyLock;
use sternpost_core::text::{Names, Part};
use sternpost_core::{Answer, Arg, Asked, Book, Catalogue, Picked, Seat, Text};

static ENGLISH: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new("en", &[include_str!("text/en.ftl")]).expect("the wording of pictures is well formed"));
static GERMAN: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new("de", &[include_str!("text/de.ftl")]).expect("the wording of pictures is well formed"));

/// The picture's own words in a language, English if there is no other.
#[must_use]
pub fn catalogue(language: &str) -> &'static Catalogue {
    match Language::or_english(language) {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
    }
}

/// The words of one reader.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    game: &'a Catalogue,
    own: &'a Catalogue,
    names: Names<'a>,
    reference: Option<Reference<'a>>,
}

/// Where a game can be looked up.
#[derive(Clone, Copy)]
struct Reference<'a> {
    game: &'a str,
    language: &'a str,
    book: &'a Book,
    /// Whether every name leads there, or only those of what the board does not show.
    everything: bool,
}

impl<'a> Words<'a> {
    /// A game's words in the reader's language, and who holds which seat.
    #[must_use]
    pub fn new(language: &str, game: &'a Catalogue, names: Names<'a>) -> Self {
        Self { game, own: catalogue(language), names, reference: None }
    }

    /// A message of the game.
    #[must_use]
    pub fn say(&self, text: &Text) -> String {
        self.game.say(text, self.names)
    }

    /// An answer to a question, as it stands in the turn so far, on receipts, and beside the question as its default.
    #[must_use]
    pub fn answer(&self, asked: &Asked, answer: &Answer) -> String {
        let label =
            |id: &String| asked.offers.iter().find(|offer| offer.id == *id).map_or_else(|| id.clone(), |offer| self.say(&offer.label));
        let joined = |parts: Vec<String>| if parts.is_empty() { self.say(&Text::plain("list-empty")) } else { parts.join(", ") };
        match answer {
            Picked::One(id) => label(id),
            Picked::Some(ids) => joined(ids.iter().map(label).collect()),
            Picked::Split(parts) => joined(parts.iter().map(|(id, n)| format!("{n} × {}", label(id))).collect()),
            Picked::Arrange(ids) => ids.iter().map(label).collect::<Vec<_>>().join(" → "),
            Picked::Amount(n) => n.to_string(),
        }
    }

    /// The same words, in which names lead to what can be looked up under them.
    #[must_use]
    pub fn looking_up(self, game: &'a str, language: &'a str, book: Option<&'a Book>) -> Self {
        Self { reference: book.map(|book| Reference { game, language, book, everything: false }), ..self }
    }

    /// The same for a page without a board: every name leads somewhere.
    #[must_use]
    pub fn everywhere(self) -> Self {
        Self { reference: self.reference.map(|reference| Reference { everything: true, ..reference }), ..self }
    }

    /// A message of the game in parts: names that lead somewhere stand by themselves.
    #[must_use]
    pub fn say_in_parts(&self, text: &Text) -> Vec<Part> {
        let leads_somewhere = |key: &str| {
            let found = |Reference { book, everything, .. }| if everything { book.named(key) } else { book.linked(key) };
            self.reference.and_then(found).is_some()
        };
        self.game.say_in_parts(text, self.names, &leads_somewhere)
    }

    /// Where something can be looked up, by the key of its name.
    #[must_use]
    pub fn page_of(&self, key: &str) -> Option<String> {
        let Reference { game, language, book, .. } = self.reference?;
        book.named(key).map(|entry| format!("/games/{game}/reference/{}/{}?language={language}", entry.kind, entry.id))
    }

    /// Where a rule can be looked up, as questions cite it.
    #[must_use]
    pub fn page_of_rule(&self, cited: &str) -> Option<String> {
        let entry = self.reference?.book.rule(cited)?;
        self.page_of(&entry.name().key)
    }

    /// Who holds a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        (self.names)(seat)
    }

    /// A panel's title, with whose it is unless the title says so.
    #[must_use]
    pub fn title(&self, panel: &sternpost_core::scene::Panel) -> String {
        super::board_text::title(panel, self)
    }

    /// One of the picture's own messages.
    pub(super) fn own(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let args = args.iter().map(|(name, arg)| ((*name).to_owned().into(), arg.clone())).collect();
        self.own.say(&Text { key: key.to_owned().into(), args }, self.names)
    }

    /// "2 × Carrier of Ada, 1 damaged".
    pub(super) fn piece(&self, piece: &sternpost_core::scene::Piece) -> String {
        let mut words = self.say(&piece.label);
        if piece.count != 1 {
            words = self.own("picture-several", &[("count", number(piece.count)), ("piece", Arg::Literal(words))]);
        }
        if let Some(owner) = piece.owner {
            words = self.own("picture-of", &[("piece", Arg::Literal(words)), ("owner", Arg::Seat(owner))]);
        }
        if piece.damaged > 0 {
            words = format!("{words}, {}", self.own("picture-damaged", &[("count", number(piece.damaged))]));
        }
        words
    }

    /// "Jord (4/2), belongs to Ada, exhausted".
    pub(super) fn area(&self, area: &sternpost_core::scene::Area, is_active: bool) -> String {
        let mut words = self.say(&area.label);
        let notes: Vec<String> = area.notes.iter().map(|note| self.say(note)).collect();
        if !notes.is_empty() {
            words = format!("{words} ({})", notes.join(", "));
        }
        if let Some(owner) = area.owner {
            words = format!("{words}, {}", self.own("picture-owned", &[("owner", Arg::Seat(owner))]));
        }
        if area.dimmed {
            words = format!("{words}, {}", self.own("picture-dimmed", &[]));
        }
        if is_active {
            words = format!("{words}, {}", self.own("picture-active", &[]));
        }
        words
    }
}

/// A count as an argument.
pub(super) fn number(n: u32) -> Arg {
    Arg::Number(i64::from(n))
}
