//! Factions, units, structures, asset tokens and orders: what they cost, what they are worth in a fight, what a faction begins with.

use super::{Fact, heading, names, number, says};
use crate::components::{Asset, Domain, Faction, ORDERS_OF_A_KIND, OrderKind, Structure, UnitId, bastion};
use sternpost_core::{Message, Text};
use sternpost_show::reference::{Entry, Table};

/// All of them. They are in nearly every scenario; none is owed one of its own.
pub fn entries() -> impl Iterator<Item = Entry> {
    let units = UnitId::ALL.iter().map(|unit| of_unit(*unit));
    let structures = Structure::ALL.iter().map(|structure| of_structure(*structure));
    let assets = Asset::ALL.iter().map(|asset| Entry { says: says("asset", asset.slug()), ..Entry::new("asset", asset.slug()) });
    let orders = OrderKind::ALL.iter().map(|order| of_order(*order));
    let factions = Faction::ALL.iter().map(|faction| of_faction(*faction));
    let all = units.chain(structures).chain(assets).chain(orders).chain(factions);
    all.map(|entry| Entry { spoken_of: vec![], ..entry })
}

fn of_unit(id: UnitId) -> Entry {
    let card = id.card();
    let domain = match card.domain {
        Domain::Ground => "reference-ground-unit",
        Domain::Ship => "reference-ship",
    };
    let facts = vec![
        (heading("reference-type"), heading(domain)),
        (heading("reference-level"), number(card.level)),
        (heading("reference-price"), Fact::Cost { count: card.cost, forge: card.forge }.text()),
        (heading("reference-in-a-fight"), Fact::Fight { combat: card.combat, health: card.health, morale: card.morale }.text()),
        (heading("reference-figures"), number(card.figures)),
    ];
    Entry { group: Some(card.faction.name()), facts, ..Entry::new("unit", id.slug()) }
}

fn of_structure(structure: Structure) -> Entry {
    let mut facts = vec![(heading("reference-price"), Fact::Cost { count: structure.cost(), forge: 0 }.text())];
    if structure == Structure::Bastion {
        let fight = Fact::Fight { combat: bastion::COMBAT, health: bastion::HEALTH, morale: bastion::MORALE };
        facts.push((heading("reference-in-a-fight"), fight.text()));
    }
    Entry { says: says("structure", structure.slug()), facts, ..Entry::new("structure", structure.slug()) }
}

fn of_order(order: OrderKind) -> Entry {
    let tokens = u32::try_from(ORDERS_OF_A_KIND).expect("few tokens");
    Entry {
        says: says("order", order.slug()),
        facts: vec![(heading("reference-tokens"), number(tokens))],
        ..Entry::new("order", order.slug())
    }
}

/// What a faction can do with Dominate, and its sheet.
fn of_faction(faction: Faction) -> Entry {
    let row = |unit: UnitId| -> Vec<Text> {
        let card = unit.card();
        vec![
            unit.name(),
            number(card.level),
            Fact::Cost { count: card.cost, forge: card.forge }.text(),
            Fact::Fight { combat: card.combat, health: card.health, morale: card.morale }.text(),
            number(card.start),
        ]
    };
    let columns = ["reference-unit", "reference-level", "reference-price", "reference-in-a-fight", "reference-at-the-start"];
    let sheet =
        Table { title: heading("reference-sheet"), columns: columns.map(heading).to_vec(), rows: UnitId::of(faction).map(row).collect() };
    let assets = names(faction.starting_assets().iter().map(|asset| asset.name()).collect());
    let facts = vec![(heading("reference-home"), number(faction.home_tile().into())), (heading("reference-starting-assets"), assets)];
    Entry { says: says("faction", faction.slug()), facts, tables: vec![sheet], ..Entry::new("faction", faction.slug()) }
}
