//! Cards: technologies, strategy cards, action cards, agendas, notes, objectives.

use super::units::table;
use super::{name, names, number};
use crate::cards::agendas::{self, Ballot, Kind};
use crate::cards::card_texts;
use crate::cards::{objectives, secret_objectives};
use crate::components::{ActionCardId, AgendaId, NoteKind, ObjectiveId, SecretObjectiveId, Stage, StrategyCardId, TechnologyId};
use crate::words::reference::{Label, Value, sort_of};
use sternpost_core::{Message, Text};
use sternpost_show::reference::{Entry, Naming};

/// All of them.
pub fn entries() -> Vec<Entry> {
    let mut entries: Vec<Entry> = TechnologyId::ALL.iter().map(|technology| of_technology(*technology)).collect();
    entries.extend(StrategyCardId::ALL.iter().map(|card| of_strategy_card(*card)));
    entries.extend(ActionCardId::ALL.iter().map(|card| of_action_card(*card)));
    entries.extend(AgendaId::ALL.iter().map(|agenda| of_agenda(*agenda)));
    entries.extend(NoteKind::ALL.iter().map(|note| of_note(*note)));
    entries.extend(ObjectiveId::ALL.iter().map(|objective| of_objective(*objective)));
    entries.extend(SecretObjectiveId::ALL.iter().map(|secret| of_secret(*secret)));
    entries
}

fn of_technology(technology: TechnologyId) -> Entry {
    let card = technology.card();
    let mut facts = vec![(Label::Colour.text(), sort_of(card).text())];
    let needed = card.prerequisites.iter().map(|(colour, count)| Value::Prerequisite { count: *count, colour: *colour }.text());
    let needed: Vec<Text> = needed.collect();
    facts.push((Label::Prerequisites.text(), if needed.is_empty() { Value::None.text() } else { names(needed) }));
    facts.extend(card.faction.map(|faction| (Label::Faction.text(), name(faction.name()))));
    facts.extend(card.upgrade.map(|unit| (Label::Brings.text(), name(unit.name()))));
    let text = card_texts::of_technology(technology);
    // An upgrade says its stat line.
    let text = text.or(card.copies.then(|| Value::Assimilates.text()));
    let is_built = text.is_some() || card.upgrade.is_some();
    Entry {
        says: text.into_iter().chain((!is_built).then(|| Value::NotInPlay.text())).collect(),
        facts,
        tables: card.upgrade.map(|unit| table(unit.stats().replaces.into_iter().chain([unit]))).into_iter().collect(),
        is_built,
        spoken_of: vec![spoken_of(technology)],
        ..Entry::new("technology", technology.slug())
    }
}

/// By its id; a unit upgrade is spoken of when its unit is, too.
fn spoken_of(technology: TechnologyId) -> Naming {
    match technology.card().upgrade {
        Some(card) => {
            let unit = card.stats().unit;
            Naming::with([technology.slug(), unit.slug()], [technology.slug(), unit.slug()])
        }
        None => Naming::by_id(technology.slug()),
    }
}

/// What its owner does, and what the others may do (LRR 75.5).
fn of_strategy_card(card: StrategyCardId) -> Entry {
    Entry {
        says: vec![Text::term("strategy-card-primary", card.slug()), Text::term("strategy-card-secondary", card.slug())],
        facts: vec![(Label::Initiative.text(), number(u32::from(card.initiative())))],
        ..Entry::new("strategy-card", card.slug())
    }
}

fn of_action_card(card: ActionCardId) -> Entry {
    Entry {
        says: vec![card_texts::of_action_card(card)],
        facts: vec![(Label::Copies.text(), number(card.card().copies))],
        ..Entry::new("action-card", card.slug())
    }
}

fn of_agenda(agenda: AgendaId) -> Entry {
    let card = agenda.card();
    let sort = match card.kind {
        Kind::Law => Value::Law,
        Kind::Directive => Value::Directive,
    };
    let ballot = match card.ballot {
        Ballot::ForAgainst => Value::ForAgainst,
        Ballot::Player => Value::ElectPlayer,
        Ballot::Planet(_) => Value::ElectPlanet,
        Ballot::Law => Value::ElectLaw,
        Ballot::ScoredSecret => Value::ElectSecret,
    };
    Entry {
        says: vec![agendas::text_of(agenda)],
        facts: vec![(Label::Sort.text(), sort.text()), (Label::Ballot.text(), ballot.text())],
        ..Entry::new("agenda", agenda.slug())
    }
}

fn of_note(note: NoteKind) -> Entry {
    let faction = note.card().faction;
    Entry {
        says: vec![card_texts::of_note(note)],
        facts: faction.map(|faction| (Label::Faction.text(), name(faction.name()))).into_iter().collect(),
        ..Entry::new("note", note.slug())
    }
}

fn of_objective(objective: ObjectiveId) -> Entry {
    let card = objective.card();
    let stage = match card.stage {
        Stage::I => Value::FirstStage,
        Stage::II => Value::SecondStage,
    };
    Entry {
        group: Some(stage.text()),
        says: vec![objectives::text(objective)],
        facts: vec![(Label::Stage.text(), stage.text()), (Label::Points.text(), number(card.points))],
        ..Entry::new("objective", objective.slug())
    }
}

fn of_secret(secret: SecretObjectiveId) -> Entry {
    Entry {
        says: vec![card_texts::of_secret(secret)],
        facts: vec![(Label::Points.text(), number(secret_objectives::POINTS))],
        ..Entry::new("secret-objective", secret.slug())
    }
}
