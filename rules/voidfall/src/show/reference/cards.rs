//! Cards and Houses, a page each.

use super::{Page, source};
use crate::components::agendas::{self, AgendaId};
use crate::components::effects::{Cost, Deed};
use crate::components::events::{Between, EventId, Instruction, Lasting, Where};
use crate::components::focuses::FocusId;
use crate::components::houses::OriginCard;
use crate::components::tracks;
use crate::prelude::*;
use crate::show::effects::{condition_said, costly, deed_said, items_said, objective_said, stock_said};
use crate::technologies::{self, With};
use sternpost_show::reference::{Entry, Table};

/// All of them.
pub fn entries() -> Vec<Entry> {
    let houses = House::ALL.iter().map(|house| of_house(*house));
    let focuses = FocusId::ALL.iter().map(|focus| Entry {
        says: actions(*focus),
        facts: vec![source(focus.provenance())],
        is_built: focus.card().house.is_none_or(House::can_be_played),
        ..Entry::new("focus-card", focus.slug())
    });
    let technologies = TechnologyId::ALL.iter().map(|technology| of_technology(*technology));
    let agendas = AgendaId::ALL.iter().map(|agenda| Entry {
        group: Some(agenda.agenda_type().name()),
        says: agenda_in_full(*agenda),
        facts: vec![source(agenda.provenance())],
        ..Entry::new("agenda", agenda.slug())
    });
    let events = EventId::ALL.iter().map(|event| Entry {
        says: event_in_full(*event),
        facts: vec![source(event.provenance())],
        ..Entry::new("event", event.slug())
    });
    let crises = crate::show::crisis::entries();
    houses.chain(focuses).chain(technologies).chain(agendas).chain(events).chain(crises).collect()
}

/// What a card that can be chosen does.
pub fn in_full(choice: &Choice) -> Vec<Text> {
    if let Choice::Focus { focus } = *choice {
        actions(focus)
    } else if let Choice::Agenda { agenda } = *choice {
        agenda_in_full(agenda)
    } else if let Choice::Research { technology } | Choice::Improve { technology } = *choice {
        immediate(technology).chain(actions_of(technology)).collect()
    } else if let Choice::Event { event } = *choice {
        event_in_full(event)
    } else if let Choice::Crisis { crisis } = *choice {
        crate::show::crisis::in_full(crisis)
    } else if let Choice::Heroic { focus, .. } = *choice {
        actions(focus)
    } else {
        vec![]
    }
}

/// The actions of a focus card, a paragraph each.
fn actions(focus: FocusId) -> Vec<Text> {
    let said = |action: &crate::components::effects::Action| {
        Word::ActionInFull { action: action.name, does: costly(action.cost, &action.deed()).text() }.text()
    };
    let heroic = focus.is_heroic().then(|| Word::HeroicCard.text());
    heroic.into_iter().chain(focus.card().actions.iter().map(said)).collect()
}

/// What an agenda does when it is played, and what it brings.
fn agenda_in_full(agenda: AgendaId) -> Vec<Text> {
    let agenda_type = agenda.agenda_type();
    let played = Word::PlayedWith { focuses: agenda_type.focuses().to_vec(), does: deed_said(&agenda_type.deed()) }.text();
    [played].into_iter().chain(agenda.objectives().iter().map(objective_said)).collect()
}

fn deeds(deeds: &[Deed]) -> impl Iterator<Item = Text> {
    deeds.iter().map(|deed| costly(deed.cost, deed).text())
}

fn immediate(technology: TechnologyId) -> impl Iterator<Item = Text> {
    deeds(technology.immediate()).map(|does| Word::AtOnce { does }.text())
}

fn actions_of(technology: TechnologyId) -> impl Iterator<Item = Text> {
    [false, true].into_iter().flat_map(move |is_improved| {
        technologies::actions(technology, is_improved).iter().map(move |action| {
            let does = costly(action.deed.cost, &action.deed).text();
            let with = match action.with {
                With::Focuses(focuses) => Word::WithFocuses { focuses: focuses.to_vec() }.text(),
                With::Preferred => Word::WithPreferred.text(),
            };
            if is_improved { Word::ImprovedAction { with, does }.text() } else { Word::BasicAction { with, does }.text() }
        })
    })
}

fn of_technology(technology: TechnologyId) -> Entry {
    Entry {
        says: immediate(technology).chain(actions_of(technology)).collect(),
        facts: vec![(Word::OfHouse.text(), House::of_technology(technology).name()), source(technology.provenance())],
        ..Entry::new("technology", technology.slug())
    }
}

fn event_in_full(event: EventId) -> Vec<Text> {
    let card = event.card();
    let mut says = vec![Word::Rounds { count: card.rounds }.text()];
    for event_box in card.boxes {
        let text = instruction_said(&event_box.says);
        says.push(if event_box.is_solid { Word::Must { text }.text() } else { Word::May { text }.text() });
    }
    for decree in card.decrees {
        let does = if decree.times > 1 {
            Word::Times { count: decree.times, does: deed_said(&decree.deed) }.text()
        } else {
            deed_said(&decree.deed)
        };
        let conditions: Vec<Text> = decree.conditions.iter().map(condition_said).collect();
        says.push(if conditions.is_empty() { Word::Objective { does }.text() } else { Word::ObjectiveIf { conditions, does }.text() });
    }
    says.extend((card.between == Between::Green).then(|| Word::BothObjectives.text()));
    says
}

/// Texts one of which holds; a single one by itself.
fn one_of(mut effects: Vec<Text>) -> Text {
    if effects.len() == 1 { effects.remove(0) } else { Word::Or { effects }.text() }
}

fn instruction_said(says: &Instruction) -> Text {
    match says {
        Instruction::Place(ways) => {
            let way = |way: &&[crate::components::events::Placing]| {
                Word::Items { items: way.iter().map(|placing| items_said(&placing.items)).collect() }.text()
            };
            Word::PlaceBeside { items: one_of(ways.iter().map(way).collect()) }.text()
        }
        Instruction::Everywhere(items, Where::BesideRift) => Word::PlaceBesideRifts { items: items_said(items) }.text(),
        Instruction::Everywhere(items, Where::WithDefense | Where::PopulationFrom(_) | Where::ForceUpTo(_)) => {
            Word::PlaceEverywhere { items: items_said(items) }.text()
        }
        Instruction::HarbingerOnRifts => Word::HarbingerOnRifts.text(),
        Instruction::CorruptionTogether(count) => Word::CorruptionTogether { count: *count }.text(),
        Instruction::GloryAnywhere(value) => Word::PlaceGlory { value: *value }.text(),
        Instruction::CorruptDisplays(Some(agenda_type)) => Word::CorruptOneDisplay { agenda_type: *agenda_type }.text(),
        Instruction::CorruptDisplays(None) => Word::CorruptAllDisplays.text(),
        Instruction::Deeds(all) => one_of(deeds(all).collect()),
        Instruction::Depending(condition, first, second) => {
            let (first, second) = (one_of(deeds(first).collect()), one_of(deeds(second).collect()));
            Word::Depending { condition: condition_said(condition), first, second }.text()
        }
        Instruction::Corruption { count, .. } => Word::GainCorruption { count: *count }.text(),
        Instruction::CorruptionAndAdvance => Word::CorruptionAndAdvance.text(),
        Instruction::RaiseAndCorrupt => Word::RaisedAndCorrupted.text(),
        Instruction::Destroy { count, installations_too } => {
            if *installations_too {
                Word::DestroyAny { count: *count }.text()
            } else {
                Word::DestroyGuilds { count: *count }.text()
            }
        }
        Instruction::Lasting(lasting) => lasting_said(*lasting),
        Instruction::SkirmishAfterFirstTurn(more) => Word::SkirmishComes { count: *more }.text(),
    }
}

fn lasting_said(lasting: Lasting) -> Text {
    match lasting {
        Lasting::RemovedCorruptionIsKept => Word::LastingKept,
        Lasting::DeploymentIsTaxed => Word::LastingTax,
        Lasting::CrisisBoardIsIgnored => Word::LastingBoard,
        Lasting::NoSkirmishUpToForty => Word::LastingForty,
        Lasting::VoidAbsorbsByImproved => Word::LastingAbsorbs,
        Lasting::GloryIsUpgraded => Word::LastingGlory,
        Lasting::PreferredCostEnergy => Word::LastingEnergy,
        Lasting::PreferredCostCredit => Word::LastingCredit,
        Lasting::VoidbornAtHarbingers => Word::LastingHarbingers,
    }
    .text()
}

fn of_house(house: House) -> Entry {
    let card = house.card();
    let mut facts = vec![
        (Word::PreferredTitle.text(), Word::Focuses { focuses: card.preferred.to_vec() }.text()),
        (Word::TechnologiesTitle.text(), Word::Technologies { technologies: card.technologies.to_vec() }.text()),
    ];
    for origin in Origin::ALL {
        facts.push((Word::OriginTitle { origin: *origin }.text(), origin_said(&card.origins[*origin as usize])));
    }
    facts.push(source(house.provenance()));
    let ability = card.ability_is_unknown.then(|| Word::AbilityUnknown.text());
    let starting = Origin::ALL.iter().flat_map(|origin| {
        agendas::starting(house, *origin).iter().map(|objective| Word::OfOrigin { origin: *origin, text: objective_said(objective) }.text())
    });
    Entry {
        says: ability.into_iter().chain(starting).collect(),
        facts,
        tables: Track::ALL.iter().map(|track| track_table(house, *track)).collect(),
        is_built: house.can_be_played(),
        ..Entry::new("house", house.slug())
    }
}

/// VF-CIV-01, -02, -04: the spaces of a track, with what it takes to enter them.
fn track_table(house: House, track: Track) -> Table {
    let number = |count: u8| Page::Number { count: count.into() }.text();
    let row = |space: u8| {
        let card = tracks::space(house, track, space);
        let cost = Cost { deactivate: tracks::deactivations(space), ..Cost::FREE };
        let deed = Deed { cost, connector: card.connector, effects: card.effects };
        let brings = if cost.is_free() { deed_said(&deed) } else { costly(cost, &deed).text() };
        vec![number(space), number(tracks::level(space)), brings]
    };
    Table {
        title: Page::TrackOf { track, provenance: tracks::PROVENANCE.name() }.text(),
        columns: [Page::Space, Page::Tier, Page::Brings].map(|column| column.text()).to_vec(),
        rows: (1..=tracks::LAST_SPACE).map(row).collect(),
    }
}

fn origin_said(origin: &OriginCard) -> Text {
    let extras = if origin.extras.is_empty() {
        Word::NothingAtAll.text()
    } else {
        deed_said(&Deed { cost: Cost::FREE, ..Deed::free(origin.extras) })
    };
    Word::OriginInFull {
        technology: origin.technology,
        stock: stock_said(origin.stock),
        active: origin.active,
        inactive: origin.inactive,
        extras,
    }
    .text()
}
