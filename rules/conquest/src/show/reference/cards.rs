//! The 174 cards, under the names of their factions.

use super::{Fact, heading, names, number};
use crate::components::{CardName, CardType, Cost, Faction, Keyword, Loyalty, Printed, STARTING_HAND, STARTING_RESOURCES, Title};
use sternpost_core::{Message, Text};
use sternpost_show::reference::{Entry, Naming, Table};

/// All of them, faction by faction, neutral cards last.
pub fn entries() -> impl Iterator<Item = Entry> {
    let factions = Faction::ALL.iter().map(|faction| Some(*faction)).chain([None]);
    factions.flat_map(|faction| Title::ALL.iter().filter(move |title| title.card().faction == faction)).map(|title| of_card(*title))
}

fn of_card(title: Title) -> Entry {
    let card = title.card();
    let tables = title.warlord().map(|warlord| of_squad(&warlord.signature_squad().collect::<Vec<_>>())).into_iter().collect();
    // Numbers and keywords are shown by the rules they stand for: no scenario is owed for a card that has nothing else.
    let spoken_of = if card.has_text { vec![Naming::by_id(title.slug())] } else { vec![] };
    Entry {
        group: Some(faction(card)),
        says: CardName::from(title).text().into_iter().collect(),
        facts: facts(card),
        tables,
        spoken_of,
        ..Entry::new("card", title.slug())
    }
}

pub(super) fn faction(card: &Printed) -> Text {
    card.faction.map_or_else(|| heading("reference-neutral"), Faction::name)
}

/// What is printed on a card, line by line.
pub(super) fn facts(card: &Printed) -> Vec<(Text, Text)> {
    let mut facts = vec![(heading("reference-type"), card.card_type.name()), (heading("reference-faction"), faction(card))];
    let mut add = |key, value| facts.push((heading(key), value));
    match card.cost {
        Cost::Of(cost) => add("reference-cost", number(cost)),
        Cost::X => add("reference-cost", heading("reference-x")),
        Cost::None => {}
    }
    if card.is_unit() {
        add("reference-attack", number(card.side.attack));
        add("reference-hit-points", number(card.side.hit_points));
    }
    if let Some(side) = card.bloodied {
        add("reference-bloodied", Fact::Sides { attack: side.attack, hit_points: side.hit_points }.text());
        add("reference-starting-hand", number(STARTING_HAND));
        add("reference-starting-resources", number(STARTING_RESOURCES));
    }
    if card.card_type == CardType::Army {
        add("reference-command", number(card.command));
    }
    if card.shields > 0 {
        add("reference-shields", number(card.shields));
    }
    add("reference-traits-of", names(card.traits.iter().map(|it| it.name()).collect()));
    if !card.keywords.is_empty() {
        add("reference-keywords-of", names(card.keywords.iter().map(|keyword| named(*keyword, card)).collect()));
    }
    if card.is_unique {
        add("reference-unique", heading("reference-yes"));
    }
    match card.loyalty {
        Loyalty::Loyal => add("reference-in-decks", heading("reference-loyal")),
        Loyalty::Signature(warlord) => add("reference-signature-of", warlord.name()),
        Loyalty::Common | Loyalty::OutsideDecks => {}
    }
    add("reference-copies", number(card.copies));
    facts
}

/// A keyword as it is printed on a card.
fn named(keyword: Keyword, card: &Printed) -> Text {
    if keyword == Keyword::AreaEffect { Fact::AreaEffect { damage: card.area_effect }.text() } else { keyword.name() }
}

fn of_squad(squad: &[(Title, u8)]) -> Table {
    Table {
        title: heading("reference-squad"),
        columns: ["reference-card", "reference-type", "reference-copies"].map(heading).to_vec(),
        rows: squad.iter().map(|(title, copies)| vec![title.name(), title.card().card_type.name(), number(*copies)]).collect(),
    }
}
