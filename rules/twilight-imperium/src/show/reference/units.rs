//! Units: each type with all its stat lines, and each stat line by itself (LRR 13, 23).

use super::{name, names, number};
use crate::cards::card_texts;
use crate::components::{Combat, CombatDice, Dice, Excess, FactionAbilityId, FactionId, Production, UnitCard, UnitStats, UnitType};
use crate::words::reference::{Label, Value};
use sternpost_core::{Message, Text};
use sternpost_show::reference::{Entry, Naming, Table};

/// All of them.
pub fn entries() -> Vec<Entry> {
    UnitType::ALL.iter().map(|unit| of_type(*unit)).chain(UnitCard::ALL.iter().map(|card| of_card(*card))).collect()
}

fn of_type(unit: UnitType) -> Entry {
    let figures = unit.supply().map_or_else(|| Value::Unlimited.text(), number);
    let cards = UnitCard::ALL.iter().copied().filter(|card| card.stats().unit == unit);
    Entry { facts: vec![(Label::Figures.text(), figures)], tables: vec![table(cards)], ..Entry::new("unit", unit.slug()) }
}

fn of_card(card: UnitCard) -> Entry {
    let stats = card.stats();
    let mut facts = vec![(Label::UnitType.text(), name(stats.unit.name()))];
    facts.extend(stats.faction.map(|faction| (Label::Faction.text(), name(faction.name()))));
    facts.extend(stats.requires.map(|technology| (Label::UnlockedBy.text(), name(technology.name()))));
    facts.extend(stats.replaces.map(|covered| (Label::CoversUnit.text(), name(covered.name()))));
    let over = UnitCard::ALL.iter().filter(|other| other.stats().replaces == Some(card));
    let over: Vec<Text> = over.map(|other| other.name()).collect();
    if !over.is_empty() {
        facts.push((Label::CoveredBy.text(), names(over)));
    }
    let unit = stats.unit.id();
    // Whoever has it: by the technology that brings it, by the faction on whose sheet it is, or everybody.
    let owner = stats.requires.map(|technology| technology.id()).or_else(|| stats.faction.map(|faction| faction.id()));
    let on_the_table = std::iter::once(unit.as_str()).chain(owner.as_deref());
    let own = FactionAbilityId::of_flagship(card).map(|ability| ability.id());
    let about = [Some(unit.as_str()), own.as_deref(), Some(card.slug())].into_iter().flatten();
    Entry {
        says: FactionAbilityId::of_flagship(card).map(card_texts::of_ability).into_iter().collect(),
        facts,
        tables: vec![table([card])],
        is_built: true,
        spoken_of: vec![Naming::with(on_the_table, about)],
        ..Entry::new("unit-card", card.slug())
    }
}

/// The stat lines a faction's units can have, those on its sheet before those that upgrade them.
pub fn cards_of(faction: FactionId) -> Vec<UnitCard> {
    let is_own = |card: &UnitCard| card.stats().faction == Some(faction);
    let is_hidden = |card: &UnitCard| {
        let stats = card.stats();
        // A faction's own unit hides the generic one, and its upgrade the generic upgrade.
        let own = UnitCard::ALL.iter().filter(|other| is_own(other)).map(|other| other.stats());
        let mut own = own.filter(|other| other.unit == stats.unit && other.requires.is_some() == stats.requires.is_some());
        stats.faction.is_none() && own.next().is_some()
    };
    let open = |card: &&UnitCard| card.stats().faction.is_none_or(|other| other == faction);
    let mut cards: Vec<UnitCard> = UnitCard::ALL.iter().filter(open).filter(|card| !is_hidden(card)).copied().collect();
    cards.sort_by_key(|card| (card.stats().unit, card.stats().requires.is_some()));
    cards
}

/// Stat lines in columns.
pub fn table(cards: impl IntoIterator<Item = UnitCard>) -> Table {
    let columns = [Label::Name, Label::Cost, Label::Combat, Label::Move, Label::Capacity, Label::Does];
    Table {
        title: Label::Units.text(),
        columns: columns.iter().map(Message::text).collect(),
        rows: cards.into_iter().map(|card| row(card.stats())).collect(),
    }
}

/// A stat line in a sentence: what is printed on it, without what it has not.
pub fn in_words(stats: &UnitStats) -> Text {
    let labels = [Label::Name, Label::Cost, Label::Combat, Label::Move, Label::Capacity, Label::Does];
    let none = Value::None.text();
    let printed = labels.into_iter().zip(row(stats)).filter(|(label, value)| *label != Label::Name && *value != none);
    let said = printed.map(|(label, value)| if label == Label::Does { value } else { Value::Stat { stat: label.text(), value }.text() });
    names(said)
}

fn row(stats: &UnitStats) -> Vec<Text> {
    let none = || Value::None.text();
    let cost = stats.cost.map_or_else(none, |cost| match stats.units_per_cost {
        1 => number(cost),
        _ => Value::CostForTwo { cost }.text(),
    });
    let capacity = if stats.capacity == 0 { none() } else { number(stats.capacity) };
    vec![
        name(stats.card.name()),
        cost,
        stats.combat.map_or_else(none, combat),
        stats.movement.map_or_else(none, number),
        capacity,
        does(stats),
    ]
}

fn combat(combat: Combat) -> Text {
    let hit = combat.hit;
    match combat.dice {
        CombatDice::Fixed(1) => number(u32::from(hit)),
        CombatDice::Fixed(dice) => Value::Combat { hit, dice }.text(),
        CombatDice::OpponentNonFighterShips => Value::CombatPerShip { hit }.text(),
    }
}

/// The abilities of a stat line, in the order of the card.
fn does(stats: &UnitStats) -> Text {
    let on = |is_so: bool, value: Value| is_so.then_some(value);
    let cannon = |Dice { hit, dice }: Dice| {
        if stats.deep_space_cannon { Value::DeepSpaceCannon { hit, dice } } else { Value::SpaceCannon { hit, dice } }
    };
    let production = |production: Production| match production {
        Production::Fixed(count) => Value::Production { count },
        Production::PlanetResourcesPlus(count) => Value::ProductionPlus { count },
    };
    let excess = match stats.excess_counts {
        Excess::Destroyed => None,
        Excess::FleetPool => Some(Value::ExcessFleet),
        Excess::HalfFleetPool => Some(Value::ExcessHalf),
    };
    let all = [
        on(stats.sustain_damage, Value::Sustain),
        on(stats.planetary_shield, Value::Shield),
        stats.bombardment.map(|Dice { hit, dice }| Value::Bombardment { hit, dice }),
        stats.anti_fighter_barrage.map(|Dice { hit, dice }| Value::Barrage { hit, dice }),
        stats.space_cannon.map(cannon),
        stats.production.map(production),
        on(stats.supports_fighters > 0, Value::SpaceDockCapacity { count: stats.supports_fighters }),
        on(stats.in_space, Value::InSpace),
        on(stats.moves_alone, Value::MovesAlone),
        excess,
        stats.respawn.map(|hit| Value::Respawn { hit }),
        on(stats.voids_planetary_shield, Value::VoidsShield),
        on(stats.immune_to_direct_hit, Value::NoDirectHit),
    ];
    let all: Vec<Text> = all.into_iter().flatten().map(|value| value.text()).collect();
    if all.is_empty() { Value::None.text() } else { names(all) }
}
