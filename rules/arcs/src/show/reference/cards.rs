//! Court cards, leaders, lore, ambitions, resources and action cards.

use super::{heading, names, number, says};
use crate::cards::leaders::Leader;
use crate::prelude::*;
use crate::words::starting;
use sternpost_show::reference::{Entry, Table};

/// All of them.
pub fn entries() -> impl Iterator<Item = Entry> {
    let court = CourtCardId::ALL.iter().map(|card| court_card(*card));
    let leaders = LeaderId::ALL.iter().map(|leader| of_leader(*leader));
    let lore = LoreId::ALL.iter().map(|it| Entry { says: says("lore", it.slug()), ..Entry::new("lore", it.slug()) });
    let ambitions = Ambition::ALL.iter().map(|it| Entry { says: says("ambition", it.slug()), ..Entry::new("ambition", it.slug()) });
    let resources = Resource::ALL.iter().map(|it| Entry { says: says("resource", it.slug()), ..Entry::new("resource", it.slug()) });
    let suits = Suit::ALL.iter().map(|suit| of_suit(*suit));
    court.chain(leaders).chain(lore).chain(ambitions).chain(resources).chain(suits)
}

fn court_card(card: CourtCardId) -> Entry {
    let group = if card.suit().is_some() { "reference-guild" } else { "reference-vox" };
    let facts = card.suit().map_or_else(Vec::new, |suit| {
        vec![(heading("reference-suit"), suit.name()), (heading("reference-raid-cost"), number(card.raid_cost()))]
    });
    Entry { group: Some(heading(group)), says: says("court-card", card.slug()), facts, ..Entry::new("court-card", card.slug()) }
}

/// A leader with what it begins with in the systems A, B and C of the setup card.
fn of_leader(leader: LeaderId) -> Entry {
    let Leader { boxes, resources, .. } = leader.card();
    let systems = ["reference-system-a", "reference-system-b", "reference-system-c"].map(heading);
    let mut facts: Vec<(Text, Text)> = systems.into_iter().zip(boxes.iter().map(starting)).collect();
    facts.push((heading("reference-resources"), names(resources.iter().map(|resource| resource.name()).collect())));
    Entry { says: says("leader", leader.slug()), facts, ..Entry::new("leader", leader.slug()) }
}

fn of_suit(suit: Suit) -> Entry {
    let actions = names(suit.actions().iter().map(|action| action.name()).collect());
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
