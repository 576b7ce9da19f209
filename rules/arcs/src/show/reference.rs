//! What can be looked up in Arcs: Court cards, leaders, lore, ambitions, resources and action cards, made of the lists the rules use.

use super::messages::Word;
use crate::Arcs;
use crate::cards::leaders::{Leader, StartingPieces};
use crate::components::{ActionCard, Ambition, CourtCardId, LeaderId, LoreId, Resource, Suit};
use std::sync::OnceLock;
use sternpost_core::reference::{Entry, Kind, Table};
use sternpost_core::{Book, Message, Reference, Text};

impl Reference for Arcs {
    fn book(&self) -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(make)
    }
}

fn heading(key: &'static str) -> Text {
    Text::plain(key)
}

fn number(n: u8) -> Text {
    Word::Number { n: u32::from(n) }.text()
}

fn make() -> Book {
    let kind = |id, title, is_linked| Kind { id, title: heading(title), is_linked };
    let kinds = vec![
        kind("court-card", "reference-court-cards", true),
        kind("leader", "reference-leaders", true),
        kind("lore", "reference-lore", true),
        kind("ambition", "reference-ambitions", true),
        kind("resource", "reference-resources", false),
        kind("suit", "reference-suits", true),
    ];
    let says = |kind: &str, id: &str| vec![Text::plain(format!("{kind}-text-{id}"))];
    let court = CourtCardId::ALL.iter().map(|card| court_card(*card, says("court-card", card.slug())));
    let ambitions = Ambition::ALL.iter().map(|it| Entry { says: says("ambition", it.slug()), ..Entry::new("ambition", it.slug()) });
    let resources = Resource::ALL.iter().map(|it| Entry { says: says("resource", it.slug()), ..Entry::new("resource", it.slug()) });
    let suits = Suit::ALL.iter().map(|suit| of_suit(*suit));
    let leaders = LeaderId::ALL.iter().map(|leader| of_leader(*leader, says("leader", leader.slug())));
    let lore = LoreId::ALL.iter().map(|lore| Entry { says: says("lore", lore.slug()), ..Entry::new("lore", lore.slug()) });
    let court = court.chain(leaders).chain(lore);
    Book::new(kinds, court.chain(ambitions).chain(resources).chain(suits).collect())
}

fn court_card(card: CourtCardId, says: Vec<Text>) -> Entry {
    let group = if card.suit().is_some() { "reference-guild" } else { "reference-vox" };
    let facts = card.suit().map_or_else(Vec::new, |suit| {
        vec![(heading("reference-suit"), suit.name()), (heading("reference-raid-cost"), number(card.raid_cost()))]
    });
    Entry { group: Some(heading(group)), says, facts, ..Entry::new("court-card", card.slug()) }
}

/// A leader with what it begins with in the systems A, B and C of the setup card.
fn of_leader(leader: LeaderId, says: Vec<Text>) -> Entry {
    let Leader { boxes, resources, .. } = leader.leader();
    let pieces = |pieces: &StartingPieces| match pieces.building {
        Some(kind) => Word::StartingPieces { ships: pieces.ships, kind }.text(),
        None => Word::StartingShips { ships: pieces.ships }.text(),
    };
    let systems = ["reference-system-a", "reference-system-b", "reference-system-c"].map(heading);
    let mut facts: Vec<(Text, Text)> = systems.into_iter().zip(boxes.iter().map(pieces)).collect();
    facts.push((heading("reference-resources"), Word::Names { names: resources.iter().map(|resource| resource.name()).collect() }.text()));
    Entry { says, facts, ..Entry::new("leader", leader.slug()) }
}

fn of_suit(suit: Suit) -> Entry {
    let actions = Word::Names { names: suit.actions().iter().map(|action| action.name()).collect() }.text();
    let row = |card: ActionCard| {
        let ambition = match card.ambitions().as_slice() {
            [] => heading("reference-none"),
            [ambition] => ambition.name(),
            _ => heading("reference-any"),
        };
        vec![number(card.number), number(card.pips()), ambition]
    };
    let columns = ["reference-number", "reference-pips", "reference-card-ambition"].map(heading).to_vec();
    let rows = (1..=7).map(|number| row(ActionCard { suit, number })).collect();
    let cards = Table { title: heading("reference-cards"), columns, rows };
    Entry { facts: vec![(heading("reference-actions"), actions)], tables: vec![cards], ..Entry::new("suit", suit.slug()) }
}
