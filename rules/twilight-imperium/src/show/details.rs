//! What a choice does in full where the thing it names does not say it: what waits in a system, the stat line of a unit as this player has
//! it, the half of a strategy card that is used. Asked for only when somebody looks; made of what everybody may know.

use crate::board::units::Units;
use crate::cards::agendas::{self, Kind, Outcome};
use crate::cards::card_texts;
use crate::combat::space_cannon;
use crate::flow::Step;
use crate::prelude::*;
use crate::setup::options::Content;
use crate::show::reference::units;
use crate::strategy::strategic_action;
use crate::tactical::{routes, tactical_action};
use crate::words::Detail;
use crate::words::reference::Value;
use sternpost_core::ToArg as _;

/// The paragraphs of a choice; none: what it names says it.
pub fn of(s: &State, step: &Step, seat: Seat, choice: &Choice) -> Vec<Text> {
    if let (Step::TacticalAction(tactical_action::Step::Activate { .. }), Choice::System { system }) = (step, choice) {
        what_waits(s, seat, *system)
    } else if let (Step::StrategicAction(strategic_action::Step::Secondary { card, .. }), Choice::Accept) = (step, choice) {
        vec![if modifiers::follows_with_primary(s, seat, *card) { primary(*card) } else { secondary(*card) }]
    } else if let Choice::Strategic { card } = choice {
        vec![primary(*card)]
    } else if let Choice::Produce { unit } = choice {
        s.stats(seat, *unit).map(units::in_words).into_iter().collect()
    } else if let Choice::Technology { technology } = choice {
        of_technology(s, *technology)
    } else if let (Choice::For | Choice::Against, Some(vote)) = (choice, &s.underway.vote) {
        of_outcome(vote.agenda, &Outcome::chosen(choice))
    } else {
        vec![]
    }
}

/// What comes of one of two outcomes: of a vote, of a tie, of what is predicted.
fn of_outcome(agenda: AgendaId, outcome: &Outcome) -> Vec<Text> {
    let becomes_law = *outcome == Outcome::For && agenda.card().kind == Kind::Law;
    let law = becomes_law.then(|| Detail::BecomesLaw.text());
    law.into_iter().chain(agendas::text_of_outcome(agenda, outcome)).collect()
}

fn primary(card: StrategyCardId) -> Text {
    Text::term("strategy-card-primary", card.slug())
}

fn secondary(card: StrategyCardId) -> Text {
    Text::term("strategy-card-secondary", card.slug())
}

/// An upgrade is its stat line; what others say is out of play where their texts are.
fn of_technology(s: &State, technology: TechnologyId) -> Vec<Text> {
    let line = technology.card().upgrade.map(|unit| units::in_words(unit.stats()));
    let is_out_of_play = !s.plays_with(Content::Technologies) && card_texts::of_technology(technology).is_some();
    line.or(is_out_of_play.then(|| Value::NotInPlay.text())).into_iter().collect()
}

/// Whoever activates a system finds there: ships and guns of others, what holds its planets, what lies about it in space, and which planets
/// are nobody's (LRR 8, 15.3b, 47, 87.3).
fn what_waits(s: &State, seat: Seat, system: SystemId) -> Vec<Text> {
    let mut found: Vec<Detail> = routes::anomaly(system).map(|anomaly| Detail::Anomaly { anomaly }).into_iter().collect();
    for other in s.others_clockwise(seat) {
        let fleet = listed(s.units(other, Location::Space(system)));
        if !fleet.is_empty() {
            found.push(Detail::Fleet { seat: other, units: fleet });
        }
        let dice = space_cannon::offense(s, other, system).values().sum();
        if dice > 0 {
            found.push(Detail::Cannons { seat: other, dice });
        }
        for planet in s.planets_in(system) {
            let units = listed(s.units(other, Location::Planet(*planet)));
            if s.planets[planet].controller == Some(other) || !units.is_empty() {
                found.push(Detail::Garrison { planet: *planet, seat: other, units });
            }
        }
    }
    let free = s.planets_in(system).iter().filter(|planet| s.planets[planet].controller.is_none()).map(|planet| {
        let (resources, influence) = (s.resources(*planet), s.influence(*planet));
        Word::PlanetRow { planet: *planet, resources, influence }.text().to_arg()
    });
    let free: Vec<Arg> = free.collect();
    if !free.is_empty() {
        found.push(Detail::Holds { planets: free });
    }
    found.iter().map(Detail::text).collect()
}

fn listed(units: &Units) -> Vec<Arg> {
    units.iter().map(|(unit, pile)| Word::Units { count: pile.intact + pile.damaged, unit }.text().to_arg()).collect()
}
