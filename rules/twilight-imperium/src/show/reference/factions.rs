//! Faction sheets, their abilities, and the units a faction can have with their upgrades (SETUP-3, LRR 27.21).

use super::units::{cards_of, table};
use super::{name, names, number};
use crate::cards::card_texts;
use crate::components::{FactionAbilityId, FactionId, NoteKind, UnitCard};
use crate::words::Word;
use crate::words::reference::{Label, Value};
use sternpost_core::{Message, Text};
use sternpost_show::reference::{Entry, Naming};

/// All of them.
pub fn entries() -> Vec<Entry> {
    let abilities = FactionAbilityId::ALL.iter().map(|ability| of_ability(*ability));
    FactionId::ALL.iter().map(|faction| of_faction(*faction)).chain(abilities).collect()
}

fn abilities(faction: FactionId) -> impl Iterator<Item = FactionAbilityId> {
    FactionAbilityId::ALL.iter().copied().filter(move |ability| ability.faction() == faction)
}

fn of_faction(faction: FactionId) -> Entry {
    let sheet = faction.sheet();
    let start = sheet.starting_technologies.iter().map(|technology| technology.name());
    let choice = (sheet.starting_technology_choice > 0).then(|| Value::ChooseTechnology { count: sheet.starting_technology_choice }.text());
    let units = sheet.starting_units.iter().map(|(unit, count)| Word::Units { count: *count, unit: *unit }.text());
    let notes = NoteKind::ALL.iter().filter(|note| note.card().faction == Some(faction)).map(|note| note.name());
    let facts = [
        (Label::Abilities, list(abilities(faction).map(FactionAbilityId::name))),
        (Label::Technologies, list(sheet.technologies.iter().map(|technology| technology.name()))),
        (Label::Flagship, list([sheet.flagship.name()])),
        (Label::Note, list(notes)),
        (Label::Commodities, Some(number(sheet.commodities))),
        (Label::HomeSystem, list([sheet.home.name()])),
        (Label::HomePlanets, list(sheet.home_planets.iter().map(|planet| planet.name()))),
        (Label::StartingUnits, list(units)),
        (Label::StartingTechnologies, list(start.chain(choice))),
    ];
    let own: Vec<String> = abilities(faction).map(FactionAbilityId::id).collect();
    let id = faction.id();
    let about = own.iter().map(String::as_str).chain([id.as_str()]).chain(sheet.technologies.iter().map(|technology| technology.slug()));
    Entry {
        facts: facts.into_iter().filter_map(|(label, value)| Some((label.text(), value?))).collect(),
        tables: vec![table(cards_of(faction))],
        spoken_of: vec![Naming::with([id.as_str()], about)],
        ..Entry::new("faction", faction.slug())
    }
}

/// Names as a value, if there are any.
fn list(all: impl IntoIterator<Item = Text>) -> Option<Text> {
    let all: Vec<Text> = all.into_iter().collect();
    (!all.is_empty()).then(|| names(all))
}

/// An ability is on the table with its faction, that of a flagship with the flagship.
fn of_ability(ability: FactionAbilityId) -> Entry {
    let faction = ability.faction();
    let flagship = UnitCard::ALL.iter().find(|card| FactionAbilityId::of_flagship(**card) == Some(ability));
    let mut facts = vec![(Label::Faction.text(), name(faction.name()))];
    facts.extend(flagship.map(|card| (Label::Flagship.text(), name(card.name()))));
    let (id, owner) = (ability.id(), faction.id());
    let with = std::iter::once(owner.as_str()).chain(flagship.map(|_| "flagship"));
    Entry {
        says: vec![card_texts::of_ability(ability)],
        facts,
        spoken_of: vec![Naming::with(with, [id.as_str()]), Naming::by_id(id.clone())],
        ..Entry::new("faction-ability", ability.slug())
    }
}
