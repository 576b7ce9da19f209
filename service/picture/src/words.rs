//! The words of a picture: the game's catalogue, the names of the seats, and the few words of its own.

use crate::made::{SOURCES_DE, SOURCES_EN};
use crate::say;
use std::borrow::Cow;
use std::sync::LazyLock;
use sternpost_core::text::{Names, Part};
use sternpost_core::{Answer, Arg, Catalogue, Key, Picked, Seat, Shape, Text};
use sternpost_game::{Asked, Offered};
use sternpost_show::Book;
use sternpost_show::reference::Entry;
use sternpost_show::scene::{Area, Card, Outline, Piece, Scene, Slot, Strength};

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("en", SOURCES_EN).expect("the wording of pictures is well formed"));
static GERMAN: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("de", SOURCES_DE).expect("the wording of pictures is well formed"));

/// The picture's own words in a language, English if there is no other.
#[must_use]
pub fn catalogue(language: &str) -> &'static Catalogue {
    let primary = language.split('-').next().unwrap_or_default().trim();
    if primary.eq_ignore_ascii_case("de") { &GERMAN } else { &ENGLISH }
}

/// The words of one reader.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    game: &'a Catalogue,
    own: &'a Catalogue,
    /// What somebody else than the game tells, whatever the game.
    told: Option<Lines<'a>>,
    names: Names<'a>,
    reference: Option<Reference<'a>>,
}

/// Lines that somebody else than the game tells: what is done about time is told by the service, whatever the game.
#[derive(Clone, Copy)]
pub struct Lines<'a> {
    /// Their wording.
    pub catalogue: &'a Catalogue,
    /// Whether a line is one of them, by its key.
    pub is_one: fn(&str) -> bool,
}

/// The reference in which a game can be looked up.
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
        Self { game, own: catalogue(language), told: None, names, reference: None }
    }

    /// The same words for a reader who is told lines of somebody else, too.
    #[must_use]
    pub fn telling(self, lines: Lines<'a>) -> Self {
        Self { told: Some(lines), ..self }
    }

    /// The wording of a line that somebody else than the game tells.
    fn told_by_another(&self, key: &str) -> Option<&'a Catalogue> {
        self.told.filter(|lines| (lines.is_one)(key)).map(|lines| lines.catalogue)
    }

    /// A message of the game.
    #[must_use]
    pub fn say(&self, text: &Text) -> String {
        self.of(text).say(&self.settled(text), self.names)
    }

    /// Lines by act: those that go on with the one before them stand together, as the game says.
    #[must_use]
    pub fn acts<'l, L>(&self, lines: &'l [L], text: impl Fn(&L) -> &Text) -> Vec<&'l [L]> {
        let goes_on = |before: &L, line: &L| {
            let is_of_game = self.told_by_another(&text(line).key).is_none();
            is_of_game && self.game.goes_on(text(before), text(line))
        };
        lines.chunk_by(goes_on).collect()
    }

    /// Acts in words, a string each.
    #[must_use]
    pub fn say_acts<L>(&self, lines: &[L], text: impl Fn(&L) -> &Text) -> Vec<String> {
        let said = |act: &[L]| act.iter().map(|line| self.say(text(line))).collect::<Vec<_>>().join(" ");
        self.acts(lines, &text).into_iter().map(said).collect()
    }

    /// The character of somebody or something, in a line, if the game says so: its `.character`.
    #[must_use]
    pub fn character(&self, text: &Text) -> Option<String> {
        self.attribute(text, "character")
    }

    /// The text of a message's attribute in the game's catalogue.
    pub(super) fn attribute(&self, text: &Text, attribute: &str) -> Option<String> {
        self.game.attribute(text, attribute, self.names)
    }

    /// Resolves the game's texts within a line that somebody else tells: they are worded first, with the game's catalogue.
    fn settled<'t>(&self, text: &'t Text) -> Cow<'t, Text> {
        let is_of_game = |arg: &Arg| matches!(arg, Arg::Text(inner) if self.told_by_another(&inner.key).is_none());
        if self.told_by_another(&text.key).is_none() || !text.args.iter().any(|(_, arg)| is_of_game(arg)) {
            return Cow::Borrowed(text);
        }
        let said = |arg: &Arg| match arg {
            Arg::Text(inner) if is_of_game(arg) => Arg::Literal(self.game.say(inner, self.names)),
            Arg::Text(_) | Arg::Seat(_) | Arg::Number(_) | Arg::Term { .. } | Arg::Literal(_) | Arg::List(_) => arg.clone(),
        };
        Cow::Owned(Text { key: text.key.clone(), args: text.args.iter().map(|(name, arg)| (name.clone(), said(arg))).collect() })
    }

    /// The catalogue that has the wording of a message.
    fn of(&self, text: &Text) -> &'a Catalogue {
        self.told_by_another(&text.key).unwrap_or(self.game)
    }

    /// The label of a choice where it stands by itself: it begins with a capital letter, except for somebody's name.
    #[must_use]
    pub fn label(&self, text: &Text) -> String {
        let words = self.say(text);
        let is_name = |arg: &Arg| matches!(arg, Arg::Seat(seat) if words.starts_with(&self.name(*seat)));
        if text.args.iter().any(|(_, arg)| is_name(arg)) {
            return words;
        }
        capitalised(&words)
    }

    /// An answer to a question, as it stands in the turn so far, on receipts, and beside the question as its default.
    #[must_use]
    pub fn answer(&self, asked: &Asked, answer: &Answer) -> String {
        let label =
            |id: &String| asked.offers.iter().find(|offer| offer.id == *id).map_or_else(|| id.clone(), |offer| self.say(&offer.label));
        let alone =
            |id: &String| asked.offers.iter().find(|offer| offer.id == *id).map_or_else(|| id.clone(), |offer| self.label(&offer.label));
        let joined = |parts: Vec<String>| if parts.is_empty() { self.say(&Text::plain("list-empty")) } else { parts.join(", ") };
        match answer {
            Picked::One(id) => alone(id),
            Picked::Some(ids) => joined(ids.iter().map(label).collect()),
            Picked::Split(parts) if asked.shape == (Shape::Split { least: 1, total: 1 }) => {
                joined(parts.iter().map(|(id, _)| alone(id)).collect())
            }
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

    /// An answer with what it comes to: "Jord and Mellon (Votes: 7)".
    #[must_use]
    pub fn answer_counted(&self, asked: &Asked, answer: &Answer) -> String {
        let readings: Vec<String> =
            asked.readings(answer).into_iter().map(|(label, reading)| format!("{}: {reading}", self.say(label))).collect();
        in_brackets(self.answer(asked, answer), &readings)
    }

    /// A message of the game in parts: names that lead somewhere stand by themselves.
    #[must_use]
    pub fn say_in_parts(&self, text: &Text) -> Vec<Part> {
        let leads_somewhere = |key: &str| {
            let found = |Reference { book, everything, .. }| if everything { book.named(key) } else { book.linked(key) };
            self.reference.and_then(found).is_some()
        };
        self.of(text).say_in_parts(&self.settled(text), self.names, &leads_somewhere)
    }

    /// The address at which something can be looked up, by the key of its name.
    #[must_use]
    pub fn page_of(&self, key: &str) -> Option<String> {
        let Reference { game, language, book, .. } = self.reference?;
        book.named(key).map(|entry| format!("/games/{game}/reference/{}/{}?language={language}", entry.kind, entry.id))
    }

    /// The card that shows something, by the key of its name: its kind and id.
    #[must_use]
    pub fn card_of(&self, key: &str) -> Option<String> {
        self.reference?.book.named(key).map(|entry| format!("{}/{}", entry.kind, entry.id))
    }

    /// The things that a message names and that can be looked up, each once.
    #[must_use]
    pub fn things(&self, text: &Text) -> Vec<&'a Entry> {
        let Some(Reference { book, .. }) = self.reference else { return vec![] };
        let mut found: Vec<&Entry> = vec![];
        for part in self.say_in_parts(text) {
            let Part::Name { key, .. } = part else { continue };
            found.extend(book.named(&key).filter(|entry| !found.contains(entry)));
        }
        found
    }

    /// The full description of a choice, a paragraph each: as its question has it, or as it stands on what its label names.
    #[must_use]
    pub fn detail(&self, offer: &Offered) -> Vec<Text> {
        if !offer.detail.is_empty() {
            return offer.detail.clone();
        }
        self.things(&offer.label).into_iter().find(|thing| !thing.says.is_empty()).map_or_else(Vec::new, |thing| thing.says.clone())
    }

    /// The address at which a rule can be looked up, as questions cite it.
    #[must_use]
    pub fn page_of_rule(&self, cited: &str) -> Option<String> {
        let entry = self.reference?.book.rule(cited)?;
        self.page_of(&entry.name().key)
    }

    /// The name of a seat's holder.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        (self.names)(seat)
    }

    /// A panel's title, with whose it is unless the title says so.
    #[must_use]
    pub fn title(&self, panel: &sternpost_show::scene::Panel) -> String {
        super::board_text::title(panel, self)
    }

    /// One of the picture's own messages.
    pub(super) fn own(&self, said: impl Into<Text>) -> String {
        self.own.say(&said.into(), self.names)
    }

    /// One of them as the beginning of a line.
    pub(super) fn capitalised(&self, key: Key) -> Arg {
        Arg::Literal(capitalised(&self.own(key)))
    }

    /// "2 × Carrier of Ada, 1 damaged".
    pub(super) fn piece(&self, piece: &Piece) -> String {
        let mut words = self.say(&piece.label);
        if piece.count != 1 {
            words = self.own(say::several(number(piece.count), words));
        }
        if let Some(owner) = piece.owner {
            words = self.own(say::of(words, owner));
        }
        for badge in &piece.badges {
            words = format!("{words}, {}", self.say(&badge.label));
        }
        words
    }

    /// "Strength 19 of Ada (1.8 hits a roll, lasts 8, carries 3)".
    pub(super) fn strength(&self, strength: &Strength) -> String {
        let Strength { owner, hits, hull, carries, .. } = strength;
        let owner = owner.map_or(Arg::Literal(String::new()), Arg::Seat);
        let (figure, hits, tenths) = (strength.figure(), hits / 10, hits % 10);
        match carries {
            0 => self.own(say::fleet(figure, owner, hits, tenths, hull)),
            carries => self.own(say::fleet_carrying(figure, owner, hits, tenths, hull, carries)),
        }
    }

    /// "Slot 1 (raid cost 3): fuel".
    pub(super) fn slot(&self, scene: &Scene, slot: &Slot) -> String {
        let badges: Vec<String> = slot.badges.iter().map(|badge| self.say(&badge.label)).collect();
        let held = super::board_text::contents(scene, &slot.id, self);
        let held = if held.is_empty() { self.own(say::EMPTY) } else { held.join("; ") };
        self.with(&in_brackets(self.say(&slot.label), &badges), held)
    }

    /// "2 × Agents of the Court (face down), belongs to Ada: agent of Boris".
    pub(super) fn card(&self, scene: &Scene, card: &Card) -> String {
        let mut words = self.say(&card.label);
        if card.count != 1 {
            words = self.own(say::several(number(card.count), words));
        }
        let face = card.is_face_down.then(|| self.own(say::FACE_DOWN));
        let turned = card.is_turned.then(|| self.own(say::DIMMED));
        let said = card.notes.iter().chain(card.badges.iter().map(|badge| &badge.label)).map(|text| self.say(text));
        words = in_brackets(words, &face.into_iter().chain(turned).chain(said).collect::<Vec<_>>());
        let lies_with_its_owner = scene.areas.iter().any(|area| area.id == card.at && area.owner == card.owner);
        if let Some(owner) = card.owner.filter(|_| !lies_with_its_owner) {
            words = self.own(say::of(words, owner));
        }
        let below = scene.cards.iter().filter(|other| other.under.as_ref() == Some(&card.id));
        let below = below.map(|other| self.own(say::under(self.card(scene, other))));
        let things: Vec<String> = super::board_text::contents(scene, &card.id, self).into_iter().chain(below).collect();
        if things.is_empty() { words } else { self.with(&words, things.join("; ")) }
    }

    /// "Court: 2 × agent of Ada".
    pub(super) fn with(&self, area: &str, things: String) -> String {
        self.own(say::contents(area.to_owned(), things))
    }

    /// The full words for what a drawing has no room to say: as `KEY-in-words`, where the game has that.
    fn in_words(&self, text: &Text) -> String {
        let key = format!("{}-in-words", text.key);
        let longer = self.game.keys().contains(&key).then(|| Text { key: key.into(), args: text.args.clone() });
        self.say(longer.as_ref().unwrap_or(text))
    }

    /// The same as a label.
    pub(super) fn label_in_words(&self, text: &Text) -> String {
        capitalised(&self.in_words(text))
    }

    /// The kind of an area, where its look or its first note says it.
    pub(super) fn of_kind(&self, area: &Area) -> Option<String> {
        let words = self.of_style(&area.style).or_else(|| area.notes.first().map(|note| self.say(note)));
        words.map(|words| capitalised(&words))
    }

    /// The words for what a drawing shows by the look of an area only: as `style-STYLE`, where the game has that.
    fn of_style(&self, style: &str) -> Option<String> {
        let key = format!("style-{style}");
        self.game.keys().contains(&key).then(|| self.say(&Text::plain(key)))
    }

    /// The words that say whose an area is: a sheet is somebody's, a part of the map is controlled.
    pub(super) fn held(&self, area: &Area, owner: Seat) -> String {
        let is_sheet = matches!(area.outline, Outline::Box { .. });
        if is_sheet { self.own(say::owned(owner)) } else { self.own(say::controlled(owner)) }
    }

    /// "Jord (4/2), belongs to Ada, exhausted".
    pub(super) fn area(&self, area: &Area, is_active: bool) -> String {
        let mut words = self.say(&area.label);
        // Badges of a map say what its notes do; a box shows them beside its title.
        let is_box = matches!(area.outline, Outline::Box { .. });
        let badges = area.badges.iter().filter(|_| is_box).map(|badge| self.in_words(&badge.label));
        let notes = area.notes.iter().map(|note| self.in_words(note)).chain(self.of_style(&area.style)).chain(badges);
        let notes: Vec<String> = notes.collect();
        words = in_brackets(words, &notes);
        // A sheet that is called by its owner's name needs not say it again.
        if let Some(owner) = area.owner.filter(|owner| self.say(&area.label) != self.name(*owner)) {
            words = format!("{words}, {}", self.held(area, owner));
        }
        if area.dimmed {
            words = format!("{words}, {}", self.own(say::DIMMED));
        }
        if is_active {
            words = format!("{words}, {}", self.own(say::ACTIVE));
        }
        words
    }
}

pub(super) fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// "Jord (4/2, scientific)".
pub(super) fn in_brackets(words: String, notes: &[String]) -> String {
    if notes.is_empty() { words } else { format!("{words} ({})", notes.join(", ")) }
}

/// A count as an argument.
pub(super) fn number(n: u32) -> Arg {
    Arg::Number(i64::from(n))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_show::scene::Outline;

    #[test]
    fn what_a_drawing_shows_in_colour_or_shorter_is_said_in_words() {
        let source = "planet-wellon = Wellon\nvalues = 1/2\nspecialty = yellow\nspecialty-in-words = specialty: yellow\nstyle-industrial = industrial\n";
        let catalogue = Catalogue::new("en", &[source]).unwrap();
        let words = Words::new("en", &catalogue, &|seat| seat.to_string());
        let area = |style: &str| Area {
            id: "planet-wellon".into(),
            parent: None,
            outline: Outline::Disc { x: 0, y: 0, r: 1 },
            style: style.to_owned(),
            glyph: None,
            label: Text::plain("planet-wellon"),
            notes: vec![Text::plain("values"), Text::plain("specialty")],
            badges: vec![],
            owner: None,
            dimmed: false,
        };
        assert_eq!(words.area(&area("industrial"), false), "Wellon (1/2, specialty: yellow, industrial)");
        assert_eq!(words.area(&area("planet"), false), "Wellon (1/2, specialty: yellow)");
    }
}
