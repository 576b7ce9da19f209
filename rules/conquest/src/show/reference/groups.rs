//! What cards have in common: keywords and traits with the cards that have them, factions with their neighbours and starters.

use super::cards::faction;
use super::{heading, names, number};
use crate::decks::DeckList;
use crate::prelude::*;
use sternpost_show::reference::{Entry, Table};

/// All of them.
pub fn entries() -> impl Iterator<Item = Entry> {
    let keywords = Keyword::ALL.iter().map(|keyword| of_keyword(*keyword));
    let traits = Trait::ALL.iter().map(|it| of_trait(*it));
    keywords.chain(traits).chain(Faction::ALL.iter().map(|faction| of_faction(*faction)))
}

/// Keywords are shown by the rules that explain them; no scenario is owed besides.
fn of_keyword(keyword: Keyword) -> Entry {
    let tables = with(|name| name.card().has_keyword(keyword)).into_iter().collect();
    Entry { says: vec![keyword.text()], tables, spoken_of: vec![], ..Entry::new("keyword", keyword.slug()) }
}

fn of_trait(sought: Trait) -> Entry {
    let tables = with(|name| name.card().has_trait(sought)).into_iter().collect();
    Entry { tables, spoken_of: vec![], ..Entry::new("trait", sought.slug()) }
}

/// The cards and tokens that have something, if there are any.
fn with(fits: impl Fn(CardName) -> bool) -> Option<Table> {
    let all = Title::ALL.iter().map(|title| CardName::from(*title)).chain(Token::ALL.iter().map(|token| CardName::from(*token)));
    let row = |name: CardName| vec![name.name(), name.card().card_type.name(), faction(name.card())];
    let rows: Vec<Vec<Text>> = all.filter(|name| fits(*name)).map(row).collect();
    let columns = ["reference-card", "reference-type", "reference-faction"].map(heading).to_vec();
    (!rows.is_empty()).then(|| Table { title: heading("reference-on-cards"), columns, rows })
}

fn of_faction(faction: Faction) -> Entry {
    let warlord = WarlordId::of(faction);
    let facts = vec![
        (heading("reference-warlord"), warlord.name()),
        (heading("reference-neighbours"), names(faction.neighbours().into_iter().map(Faction::name).collect())),
    ];
    let deck = |title, list: &DeckList| Table {
        title: heading(title),
        columns: ["reference-card", "reference-type", "reference-copies"].map(heading).to_vec(),
        rows: list.counts().iter().map(|(title, copies)| vec![title.name(), title.card().card_type.name(), number(*copies)]).collect(),
    };
    let tables = vec![deck("reference-starter", &DeckList::starter(warlord)), deck("reference-own-deck", &DeckList::ours(warlord))];
    Entry { facts, tables, spoken_of: vec![], ..Entry::new("faction", faction.slug()) }
}
