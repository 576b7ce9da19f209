//! What can be looked up: Houses, focus cards, technologies, agendas and events, made of the tables the rules use, and every rule of the book, which is in `rules.rs`.
//! Each page of a part says where it is known from.

mod cards;
mod pieces;
pub mod rules;

pub use cards::in_full;

use crate::Voidfall;
use crate::components::provenance::Provenance;
use crate::prelude::*;
use std::sync::OnceLock;
use sternpost_show::reference::Kind;
use sternpost_show::{Book, Reference};

impl Reference for Voidfall {
    fn book(&self) -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book::new(kinds(), cards::entries().into_iter().chain(pieces::entries()).chain(rules::entries()).collect()))
    }
}

messages! {
    "page";
    /// What only pages of the reference say.
    pub enum Page {
        Source,
        InTheBox,
        Space,
        Tier,
        TrackOf { track: Track, provenance: Text },
        Brings,
        Seats,
        Sectors,
        Storms,
        Number { count: u32 },
        StartingGlory { seats: u8, values: Vec<Text> },
        Bounties,
        Reclaims,
        TradeBonuses,
        Tokens,
        Maps,
        Unplayed,
        MapsAreUnknown,
        OnlyItsName,
        OursInItsPlace,
        TheTileSaysIt,
    }
}

/// The fact of a page that says where the part is known from.
pub fn source(provenance: Provenance) -> (Text, Text) {
    (Page::Source.text(), provenance.name())
}

/// The kinds, in the order shown. Rules are linked by their ids; what the board shows by itself is not.
fn kinds() -> Vec<Kind> {
    let kind = |id, title: Word| Kind { id, title: title.text(), is_linked: true };
    let unlinked = |id, title: Page| Kind { id, title: title.text(), is_linked: false };
    vec![
        kind("house", Word::HousesTitle),
        kind("focus-card", Word::FocusCardsTitle),
        kind("technology", Word::TechnologiesTitle),
        kind("agenda", Word::AgendasTitle),
        kind("event", Word::EventsTitle),
        kind("crisis", Word::CrisesTitle),
        kind("war", Word::WarsTitle),
        unlinked("bounty", Page::Bounties),
        unlinked("reclaim", Page::Reclaims),
        unlinked("trade-bonus", Page::TradeBonuses),
        unlinked("token", Page::Tokens),
        unlinked("map", Page::Maps),
        unlinked("unplayed", Page::Unplayed),
        Kind { is_linked: false, ..kind("rule", Word::RulesTitle) },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_game::Published;
    use sternpost_workbench::pages::Pages;

    static GAME: Published<Voidfall> = Published::new();

    /// Every page of a part says in both languages where it is known from; rules are the book's, and their pages cite it.
    #[test]
    fn every_page_of_a_part_says_where_it_is_known_from() {
        let pages = Pages { game: &GAME, book: Voidfall.book() };
        let mut seen = BTreeSet::new();
        for entry in Voidfall.book().entries().iter().filter(|entry| entry.kind != "rule") {
            let sources: Vec<&Text> = entry.facts.iter().filter(|(title, _)| *title == Page::Source.text()).map(|(_, said)| said).collect();
            let [said] = sources[..] else { panic!("{} {}: {} sources", entry.kind, entry.id, sources.len()) };
            assert!(Provenance::ALL.iter().any(|provenance| provenance.name() == *said), "{}", entry.id);
            assert!(pages.say("en", said) != pages.say("de", said), "{}", entry.id);
            seen.insert(said.key.clone());
        }
        assert_eq!(seen.len(), Provenance::ALL.len(), "each is said of something: {seen:?}");
    }

    /// Each thing that players meet has a page: what is a part of `parts.tsv` is on one of these kinds.
    #[test]
    fn every_sort_of_part_has_pages() {
        let count = |kind: &str| Voidfall.book().of_kind(kind).count();
        let expected = [
            ("house", 14),
            ("focus-card", 37),
            ("technology", 28),
            ("agenda", 31),
            ("event", 30),
            ("crisis", 35),
            ("war", 8),
            ("bounty", 6),
            ("reclaim", 6),
            ("trade-bonus", 6),
            ("token", 2),
            ("map", 4),
            ("unplayed", 17),
            ("rule", 463),
        ];
        assert_eq!(Voidfall.book().kinds.iter().map(|kind| (kind.id, count(kind.id))).collect::<Vec<_>>(), expected);
    }

    /// What is not played can be looked up with its reason, and is no component that the engine has.
    #[test]
    fn what_is_not_played_says_why() {
        for entry in Voidfall.book().of_kind("unplayed") {
            assert!(!entry.is_built && entry.says.len() == 1, "{}", entry.id);
        }
    }

    /// Where something takes place, and of what it is taken, are words of their own.
    #[test]
    fn what_an_event_says_is_said_in_words_apart() {
        let pages = Pages { game: &GAME, book: Voidfall.book() };
        let says = |event: &str, language: &str| {
            let entry = Voidfall.book().entry("event", event).expect("an event");
            entry.says.iter().map(|text| pages.say(language, text)).collect::<Vec<_>>().join(" ")
        };
        for (event, language, words) in [
            ("impending-destiny", "en", "deploy 1 fleet power in the Home sector"),
            ("impending-destiny", "de", "im Heimatsektor"),
            ("last-breath", "en", "gain a corruption of the House mat"),
            ("last-breath", "de", "eine Verderbnis des Haustableaus erhalten"),
            ("glorious-ascension", "en", "remove a corruption of a sector"),
            ("glorious-ascension", "de", "eine Verderbnis eines Sektors entfernen"),
        ] {
            let said = says(event, language);
            assert!(said.contains(words) && !said.contains("  ") && !said.contains("nothing"), "{event}: {said}");
        }
    }

    /// The three tracks of each House stand on its page: seven spaces, with what it takes to enter the last two.
    #[test]
    fn the_tracks_of_a_house_stand_on_its_page() {
        for house in Voidfall.book().of_kind("house") {
            assert_eq!(house.tables.iter().map(|table| table.rows.len()).collect::<Vec<_>>(), [7, 7, 7], "{}", house.id);
        }
        let pages = Pages { game: &GAME, book: Voidfall.book() };
        let valnis = Voidfall.book().entry("house", "valnis").expect("a House");
        let last = |at: usize| valnis.tables[0].rows[6].iter().map(|text| pages.say("en", text)).nth(at).expect("a column");
        assert_eq!((last(0), last(1), last(2)), ("7".into(), "4".into(), "deactivate 2: 20 influence".into()));
    }
}
