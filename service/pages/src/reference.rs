//! The pages of a game's reference: its contents, one kind of things, and one thing.

use super::layout::{Link, Page};
use super::linked::Linked;
use askama::Template;
use serde::Serialize;
use sternpost_picture::Words;
use sternpost_show::reference::{Book, Entry, Kind, Table};

/// Things under a heading.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Group {
    /// The heading, if there are several.
    pub title: Option<String>,
    /// What stands under it.
    pub rows: Vec<Row>,
}

/// A thing in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Its name, and where it stands by itself.
    pub link: Link,
    /// What it says.
    pub says: Vec<Linked>,
}

/// A kind of things, as the first page names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KindCard {
    /// Its title, and where its things are listed with what they say.
    pub link: Link,
    /// How many there are.
    pub count: usize,
    /// Their names; none: there are too many for one page.
    pub names: Vec<Link>,
}

/// A table in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Columns {
    /// What it is about.
    pub title: String,
    /// The heads.
    pub heads: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<Linked>>,
}

/// All that can be looked up in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/reference.html")]
pub struct ReferencePage {
    /// The frame.
    pub page: Page,
    /// The game's name.
    pub game: String,
    /// The same page in other languages.
    pub languages: Vec<Link>,
    /// Where the form that looks for something is sent.
    pub action: String,
    /// What is looked for, and what was found: with the kind each is of.
    pub sought: Option<(String, Vec<(String, Row)>)>,
    /// The kinds.
    pub kinds: Vec<KindCard>,
}

/// Everything of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/reference-kind.html")]
pub struct ReferenceKindPage {
    /// The frame.
    pub page: Page,
    /// Back to all of the game.
    pub up: Link,
    /// The same page in other languages.
    pub languages: Vec<Link>,
    /// What the things are called together.
    pub title: String,
    /// The things.
    pub groups: Vec<Group>,
}

/// One thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/reference-entry.html")]
pub struct ReferenceEntryPage {
    /// The frame.
    pub page: Page,
    /// Back to all of the game, and to all of its kind.
    pub up: Vec<Link>,
    /// The same page in other languages.
    pub languages: Vec<Link>,
    /// What there is to say of it.
    pub entry: EntryWords,
    /// The one before it and the one after it.
    pub beside: Vec<Link>,
}

/// One thing by itself: what a name shows beside it, without the frame of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/card.html")]
pub struct CardPart {
    /// What things of its kind are called together.
    pub kind: String,
    /// What there is to say of it.
    pub entry: EntryWords,
}

/// A thing in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EntryWords {
    /// Its name.
    pub name: String,
    /// What it says.
    pub says: Vec<Linked>,
    /// What is printed on it besides.
    pub facts: Vec<(String, Linked)>,
    /// What is told in columns.
    pub tables: Vec<Columns>,
}

impl EntryWords {
    /// A thing of a book.
    #[must_use]
    pub fn of(entry: &Entry, words: &Words<'_>) -> Self {
        Self {
            name: words.say(&entry.name()),
            says: entry.says.iter().map(|text| Linked::of(words, text)).collect(),
            facts: entry.facts.iter().map(|(label, value)| (words.say(label), Linked::of(words, value))).collect(),
            tables: entry.tables.iter().map(|table| Columns::of(table, words)).collect(),
        }
    }
}

/// So many names of a kind fit on the first page.
const MOST_NAMES: usize = 100;

impl KindCard {
    /// A kind of a book.
    #[must_use]
    pub fn of(book: &Book, kind: &Kind, words: &Words<'_>, at: &str, query: &str) -> Self {
        let names = book.of_kind(kind.id).map(|entry| link(entry, words, at, query));
        let count = book.of_kind(kind.id).count();
        let link = Link::new(format!("{at}/{}{query}", kind.id), words.say(&kind.title));
        Self { link, count, names: if count > MOST_NAMES { vec![] } else { names.collect() } }
    }
}

/// A thing's name, and where it stands by itself.
#[must_use]
pub fn link(entry: &Entry, words: &Words<'_>, at: &str, query: &str) -> Link {
    Link::new(format!("{at}/{}/{}{query}", entry.kind, entry.id), words.say(&entry.name()))
}

/// Things of a kind under their headings, in their order.
#[must_use]
pub fn groups<'b>(entries: impl Iterator<Item = &'b Entry>, words: &Words<'_>, at: &str, query: &str) -> Vec<Group> {
    let mut groups: Vec<Group> = vec![];
    for entry in entries {
        let title = entry.group.as_ref().map(|title| words.say(title));
        if groups.last().is_none_or(|last| last.title != title) {
            groups.push(Group { title, rows: vec![] });
        }
        let row = Row { link: link(entry, words, at, query), says: entry.says.iter().map(|text| Linked::of(words, text)).collect() };
        if let Some(last) = groups.last_mut() {
            last.rows.push(row);
        }
    }
    groups
}

/// The most things that are shown of what was found.
const MOST_FOUND: usize = 60;

/// The entries that have all words of a search in their name or text: those whose name begins so first, then those whose name has them.
#[must_use]
pub fn found(book: &Book, sought: &str, words: &Words<'_>, (at, query): (&str, &str)) -> Vec<(String, Row)> {
    let sought: Vec<String> = sought.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let mut found: Vec<(usize, String, Row)> = vec![];
    for kind in &book.kinds {
        for entry in book.of_kind(kind.id) {
            let name = words.say(&entry.name()).to_lowercase();
            let says = || entry.says.iter().map(|text| words.say(text).to_lowercase()).collect::<Vec<_>>().join(" ");
            let has = |text: &str| sought.iter().all(|word| text.contains(word.as_str()));
            let rank = match sought.first() {
                Some(first) if has(&name) => usize::from(!name.starts_with(first.as_str())),
                Some(_) if has(&format!("{name} {}", says())) => 2,
                Some(_) | None => continue,
            };
            let says = entry.says.iter().map(|text| Linked::of(words, text)).collect();
            found.push((rank, words.say(&kind.title), Row { link: link(entry, words, at, query), says }));
        }
    }
    found.sort_by_key(|(rank, ..)| *rank);
    found.into_iter().take(MOST_FOUND).map(|(_, kind, row)| (kind, row)).collect()
}

impl Columns {
    /// A table in words.
    #[must_use]
    pub fn of(table: &Table, words: &Words<'_>) -> Self {
        Self {
            title: words.say(&table.title),
            heads: table.columns.iter().map(|head| words.say(head)).collect(),
            rows: table.rows.iter().map(|row| row.iter().map(|cell| Linked::of(words, cell)).collect()).collect(),
        }
    }
}
