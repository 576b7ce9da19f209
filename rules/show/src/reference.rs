//! What can be looked up in a game: everything in its box and every rule, a page each. A game gives it beside its
//! [`Rules`](sternpost_core::Rules), made of the lists its rules use themselves; whoever shows it knows no game.

use std::collections::BTreeMap;
use sternpost_core::Text;
use sternpost_core::text::Name;

/// All that can be looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The sorts of things, in the order shown.
    pub kinds: Vec<Kind>,
    /// Everything, kind by kind, in the order of the box.
    entries: Vec<Entry>,
    /// Where an entry stands, by the key of its name.
    places: BTreeMap<String, usize>,
}

/// A sort of things that can be looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// What the keys of their names begin with, and their addresses: `action-card`.
    pub id: &'static str,
    /// What they are called together.
    pub title: Text,
    /// Whether their names lead to their pages wherever they stand. What the board shows by itself would only be in the way.
    pub is_linked: bool,
}

/// Something that can be looked up. Its name is the message `KIND-ID`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What sort of thing it is.
    pub kind: &'static str,
    /// Which one.
    pub id: Name,
    /// Under which heading it stands among its kind, if there are any.
    pub group: Option<Text>,
    /// What it says, a paragraph each.
    pub says: Vec<Text>,
    /// What is printed on it besides: names and values.
    pub facts: Vec<(Text, Text)>,
    /// What is better told in columns.
    pub tables: Vec<Table>,
    /// Whether the engine does what it says.
    pub is_built: bool,
    /// How scenarios speak of it, each a way; none: it is no component, and no scenario is owed.
    pub spoken_of: Vec<Naming>,
}

/// Facts in columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it is about.
    pub title: Text,
    /// The heads of the columns.
    pub columns: Vec<Text>,
    /// The rows, a value for each column.
    pub rows: Vec<Vec<Text>>,
}

/// A way in which a scenario speaks of a component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Naming {
    /// Words that all stand in its position, steps or expectations: with them the component is on the table.
    pub on_the_table: Vec<String>,
    /// Words of which one stands in an answer, an expectation or the name of the file: it is about the component.
    pub about: Vec<String>,
}

impl Naming {
    /// A component that is always called by its own id.
    #[must_use]
    pub fn by_id(id: impl Into<String>) -> Self {
        let id = id.into();
        Self { on_the_table: vec![id.clone()], about: vec![id] }
    }

    /// A component that is on the table with others.
    pub fn with<'a>(on_the_table: impl IntoIterator<Item = &'a str>, about: impl IntoIterator<Item = &'a str>) -> Self {
        let owned = |word: &str| word.to_owned();
        Self { on_the_table: on_the_table.into_iter().map(owned).collect(), about: about.into_iter().map(owned).collect() }
    }
}

impl Entry {
    /// A component that says nothing yet, called by its id.
    #[must_use]
    pub fn new(kind: &'static str, id: impl Into<Name>) -> Self {
        let id = id.into();
        let spoken_of = vec![Naming::by_id(id.clone())];
        Self { kind, id, group: None, says: vec![], facts: vec![], tables: vec![], is_built: true, spoken_of }
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> Text {
        Text::term(self.kind, &self.id)
    }
}

impl Book {
    /// A book of these entries, put in the order of their kinds. An entry of no kind is left out.
    #[must_use]
    pub fn new(kinds: Vec<Kind>, entries: Vec<Entry>) -> Self {
        let order = |entry: &Entry| kinds.iter().position(|kind| kind.id == entry.kind);
        let mut entries: Vec<Entry> = entries.into_iter().filter(|entry| order(entry).is_some()).collect();
        entries.sort_by_key(order);
        let places = entries.iter().enumerate().map(|(at, entry)| (entry.name().key.into_owned(), at)).collect();
        Self { kinds, entries, places }
    }

    /// Everything.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// A kind by its id.
    #[must_use]
    pub fn kind(&self, id: &str) -> Option<&Kind> {
        self.kinds.iter().find(|kind| kind.id == id)
    }

    /// Everything of a kind, in the order of the box.
    pub fn of_kind(&self, kind: &str) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.kind == kind)
    }

    /// What a name's key stands for.
    #[must_use]
    pub fn named(&self, key: &str) -> Option<&Entry> {
        self.places.get(key).and_then(|at| self.entries.get(*at))
    }

    /// One of a kind.
    #[must_use]
    pub fn entry(&self, kind: &str, id: &str) -> Option<&Entry> {
        self.named(&format!("{kind}-{id}")).filter(|entry| entry.kind == kind)
    }

    /// A rule, as questions cite it: `LRR 63.5`.
    #[must_use]
    pub fn rule(&self, cited: &str) -> Option<&Entry> {
        self.entry("rule", &slug(cited))
    }

    /// What a name's key leads to from wherever the name stands.
    #[must_use]
    pub fn linked(&self, key: &str) -> Option<&Entry> {
        self.named(key).filter(|entry| self.kind(entry.kind).is_some_and(|kind| kind.is_linked))
    }
}

/// The id of a rule in addresses and keys: `LRR 63.5` is `lrr-63-5`.
#[must_use]
pub fn slug(cited: &str) -> String {
    cited.to_lowercase().replace([' ', '.'], "-")
}

/// A game that can be looked up.
pub trait Reference: Send + Sync {
    /// All of it; the same at every call.
    fn book(&self) -> &'static Book;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(id: &'static str, is_linked: bool) -> Kind {
        Kind { id, title: Text::plain(id), is_linked }
    }

    #[test]
    fn a_book_is_in_the_order_of_its_kinds_and_knows_everything_by_name() {
        let entries = vec![Entry::new("unit", "a"), Entry::new("card", "b"), Entry::new("card", "a"), Entry::new("ghost", "x")];
        let book = Book::new(vec![kind("card", true), kind("unit", false)], entries);
        let keys: Vec<String> = book.entries().iter().map(|entry| entry.name().key.into_owned()).collect();
        assert_eq!(keys, ["card-b", "card-a", "unit-a"]);
        assert_eq!(book.entry("card", "a").map(|entry| entry.id.as_ref()), Some("a"));
        assert_eq!((book.entry("card", "x"), book.named("ghost-x")), (None, None));
    }

    #[test]
    fn a_rule_is_found_as_it_is_cited() {
        let book = Book::new(vec![kind("rule", false)], vec![Entry::new("rule", slug("LRR 63.5"))]);
        assert_eq!(book.rule("LRR 63.5").map(|entry| entry.id.as_ref()), Some("lrr-63-5"));
        assert_eq!(book.rule("LRR 63.6"), None);
    }

    #[test]
    fn what_the_board_shows_is_not_linked() {
        let book = Book::new(vec![kind("card", true), kind("unit", false)], vec![Entry::new("unit", "a"), Entry::new("card", "a")]);
        assert!(book.linked("card-a").is_some() && book.linked("unit-a").is_none() && book.named("unit-a").is_some());
    }
}
