//! CONQ-ROUND: four phases, again and again until somebody has won.

use crate::cards::occasions::window;
use crate::flow;
use crate::phases::{combat, command, deploy, headquarters};
use crate::position::{Phase, other};
use crate::prelude::*;

/// Steps of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A round begins.
    Begin,
    /// A phase begins.
    PhaseBegins(Phase),
    /// A phase ends, and what lasted until then.
    PhaseEnds,
    /// What lasted until the end of the phase is over.
    Cleared,
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begin => it.does(begin),
        Step::PhaseBegins(phase) => it.does(move |t| phase_begins(phase, t)),
        Step::PhaseEnds => it.does(phase_ends),
        Step::Cleared => it.does(clear),
    }
}

fn begin(t: &mut T<'_>) {
    t.state.round += 1;
    t.tell(&Line::RoundBegins { round: t.state.round });
    t.next(steps(t.state.initiative));
}

/// CONQ-ROUND-01: a round, step by step, and then the next.
#[must_use]
pub fn steps(initiative: Seat) -> Vec<flow::Step> {
    steps![
        Step::PhaseBegins(Phase::Deploy),
        deploy::Step::Begin,
        Step::PhaseEnds,
        Step::PhaseBegins(Phase::Command),
        command::Step::Dials,
        command::Step::Struggles(None),
        window(Occasion::CommandActions),
        Step::PhaseEnds,
        Step::PhaseBegins(Phase::Combat),
        combat::Step::Mobile(initiative),
        combat::Step::Mobile(other(initiative)),
        window(Occasion::CombatBegan),
        combat::Step::NextBattle,
        window(Occasion::BattlesOver),
        combat::Step::WarlordsHome,
        Step::PhaseEnds,
        Step::PhaseBegins(Phase::Headquarters),
        window(Occasion::HeadquartersActions),
        headquarters::Step::FirstPlanet,
        headquarters::Step::TurnUp,
        headquarters::Step::Draw,
        headquarters::Step::Gain,
        headquarters::Step::Ready,
        headquarters::Step::PassInitiative,
        Step::PhaseEnds,
        Step::Begin,
    ]
    .to_vec()
}

fn phase_begins(phase: Phase, t: &mut T<'_>) {
    t.state.phase = phase;
    match phase {
        Phase::Setup => {}
        Phase::Deploy => t.tell(&Line::DeployBegins),
        Phase::Command => t.tell(&Line::CommandBegins),
        Phase::Combat => t.tell(&Line::CombatBegins),
        Phase::Headquarters => t.tell(&Line::HeadquartersBegins),
    }
}

/// What was there until the end of the phase leaves first.
fn phase_ends(t: &mut T<'_>) {
    let leaves: Vec<_> = t
        .state
        .underway
        .lasting
        .iter()
        .filter_map(|lasting| if let Change::Leaves(how) = lasting.change { Some((how, lasting.on.clone())) } else { None })
        .collect();
    leaves.into_iter().for_each(|(how, cards)| leaving::leave(how, cards, t));
    t.next(steps![Step::Cleared]);
}

fn clear(t: &mut T<'_>) {
    lasting::end(Until::Phase, t);
    lasting::end(Until::NextAttack, t);
    // CONQ-ABILITY-05
    t.state.cards.values_mut().for_each(|card| card.uses = 0);
    t.state.underway.fought.clear();
}
