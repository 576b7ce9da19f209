//! Combat cards, order upgrades and event cards, under the names of their factions.

use super::{Fact, any_of, heading, says};
use crate::cards::combat::{CombatCardId, Deck};
use crate::cards::events::{Does, EventId};
use crate::cards::orders::OrderUpgradeId;
use crate::components::Structure;
use crate::words::Choice;
use sternpost_core::{Message, Text};
use sternpost_show::reference::Entry;

/// All of them.
pub fn entries() -> impl Iterator<Item = Entry> {
    let combat = CombatCardId::ALL.iter().map(|card| of_combat_card(*card));
    let upgrades = OrderUpgradeId::ALL.iter().map(|upgrade| of_upgrade(*upgrade));
    combat.chain(upgrades).chain(EventId::ALL.iter().map(|event| of_event(*event)))
}

fn of_combat_card(id: CombatCardId) -> Entry {
    let card = id.card();
    let icons = Fact::Icons { bolter: card.icons.bolter, shield: card.icons.shield, morale: card.icons.morale }.text();
    let deck = match card.deck {
        Deck::Starting => heading("reference-starting"),
        Deck::Upgrade { level, cost } => Fact::Upgrade { level, count: cost }.text(),
    };
    let units = card.requires.units.iter().map(|unit| unit.name());
    let bastion = card.requires.or_a_bastion.then(|| Structure::Bastion.name());
    let facts = vec![
        (heading("reference-icons"), icons),
        (heading("reference-deck"), deck),
        (heading("reference-requires"), any_of(units.chain(bastion).collect())),
    ];
    Entry { group: Some(card.faction.name()), says: abilities(id), facts, ..Entry::new("combat-card", id.slug()) }
}

/// What a combat card does for whoever plays it, and for whose units.
fn abilities(id: CombatCardId) -> Vec<Text> {
    let card = id.card();
    let parts = [("general", card.general), ("unit", card.unit)].into_iter().filter(|(_, abilities)| !abilities.is_empty());
    parts.map(|(part, _)| Text::plain(format!("combat-card-{part}-{}", id.slug()))).collect()
}

/// What a card that can be chosen does, where its price or its icons stand beside the choice.
pub fn in_full(choice: &Choice) -> Vec<Text> {
    if let Choice::CombatCard { card } = *choice {
        return abilities(card);
    }
    if let Choice::OrderUpgrade { upgrade } = *choice {
        return says("order-upgrade", upgrade.slug());
    }
    vec![]
}

fn of_upgrade(id: OrderUpgradeId) -> Entry {
    let card = id.card();
    let facts = vec![
        (heading("reference-order"), card.order.name()),
        (heading("reference-price"), Fact::Upgrade { level: card.level, count: card.cost }.text()),
    ];
    Entry { group: Some(id.faction().name()), says: says("order-upgrade", id.slug()), facts, ..Entry::new("order-upgrade", id.slug()) }
}

fn of_event(id: EventId) -> Entry {
    let card = id.card();
    let sort = match &card.does {
        Does::Scheme(_) => "reference-scheme",
        Does::Tactic(_) => "reference-tactic",
    };
    let facts = vec![(heading("reference-type"), heading(sort)), (heading("reference-storm"), card.storm.name())];
    Entry { group: Some(id.faction().name()), says: says("event", id.slug()), facts, ..Entry::new("event", id.slug()) }
}
