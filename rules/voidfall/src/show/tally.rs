//! How everybody stands, made from a view.

use super::view::{SeenPlayer, View};
use super::{crisis, effects};
use crate::components::agendas;
use crate::components::effects::Objective;
use crate::components::{CYCLES, FORCE};
use crate::position::Phase;
use crate::prelude::*;
use sternpost_show::Tally;
use sternpost_show::tally::{Cell, Column, Fact, Goal, Progress, SeatMark, Weight};

/// The tally of a view.
pub fn tally(view: &View) -> Tally {
    let mut facts =
        vec![Fact::new("cycle", Word::CycleOf { cycle: view.cycle, most: CYCLES }.text()), Fact::new("phase", phase(view.phase).text())];
    if view.phase == Phase::Focus {
        facts.push(Fact::new("round", Word::RoundOf { round: view.round, most: view.rounds }.text()));
    }
    facts.extend(view.event.map(|event| Fact::new("event", event.name())));
    facts.extend(view.void.iter().flat_map(crisis::facts));
    Tally {
        facts,
        order: view.order.clone(),
        columns: columns(view),
        marks: marks(view),
        goals: crisis::goals(view).into_iter().chain(goals(view)).collect(),
    }
}

const fn phase(phase: Phase) -> Word {
    match phase {
        Phase::Setup => Word::SetupPhase,
        Phase::Preparation => Word::PreparationPhase,
        Phase::Focus => Word::FocusPhase,
        Phase::Evaluation => Word::EvaluationPhase,
    }
}

fn column(view: &View, id: &'static str, [sign, label]: [Word; 2], weight: Weight, cell: impl Fn(&SeenPlayer) -> Cell) -> Column {
    let cells = BySeat::new(view.players.len(), |seat| cell(&view.players[seat]));
    Column { id: id.into(), sign: sign.text(), label: label.text(), weight, cells }
}

fn columns(view: &View) -> Vec<Column> {
    let count = |count: usize| Cell::count(u32::try_from(count).unwrap_or(0));
    vec![
        column(view, "influence", [Word::InfluenceSign, Word::InfluenceTitle], Weight::Score, |player| Cell::count(player.influence)),
        column(view, "pure", [Word::PureSign, Word::PureTitle], Weight::Usual, |player| Cell::count(player.pure)),
        column(view, "corrupted", [Word::CorruptedSign, Word::CorruptedTitle], Weight::Usual, |player| Cell::count(player.corrupted)),
        column(view, "fleet-power", [Word::FleetPowerSign, Word::DeployedTitle], Weight::Usual, |player| {
            Cell::of(player.deployed.into(), FORCE.into())
        }),
        column(view, "corruption", [Word::MatSign, Word::MatTitle], Weight::Usual, |player| Cell::count(player.corruption_on_mat.into())),
        column(view, "technologies", [Word::TechnologiesSign, Word::TechnologiesTitle], Weight::Usual, |player| {
            Cell::of(u32::try_from(player.technologies.len()).unwrap_or(0), player.technology_limit)
        }),
        column(view, "glory", [Word::GlorySign, Word::GloryTitle], Weight::Usual, |player| {
            Cell::count(player.glory.iter().map(|value| u32::from(*value)).sum())
        }),
        column(view, "trade", [Word::TradeSign, Word::TradeTitle], Weight::Minor, |player| Cell::count(player.trade.into())),
        column(view, "upkeep", [Word::UpkeepSign, Word::UpkeepTitle], Weight::Minor, |player| Cell::count(player.upkeep.into())),
        column(view, "bounties", [Word::BountiesSign, Word::BountiesTitle], Weight::Minor, |player| count(player.bounties.len())),
        column(view, "reclaims", [Word::ReclaimsSign, Word::ReclaimsTitle], Weight::Minor, |player| count(player.reclaims.len())),
    ]
}

fn marks(view: &View) -> Vec<SeatMark> {
    vec![SeatMark { id: "turn".into(), sign: Word::OnTurnSign.text(), label: Word::OnTurn.text(), seats: view.turn.into_iter().collect() }]
}

/// What each objective would bring now.
fn goals(view: &View) -> Vec<Goal> {
    let of = |(seat, player): (Seat, &SeenPlayer)| {
        let goal = move |(agenda, number, brings): &(Option<agendas::AgendaId>, u32, i32)| {
            let objective = objective_of(player, *agenda, *number)?;
            let agenda_said = match agenda {
                Some(agenda) => Word::Agenda { agenda: *agenda }.text(),
                None => Word::StartingAgenda { house: player.house }.text(),
            };
            let title = Word::ObjectiveTitle { agenda: agenda_said, does: effects::objective_said(objective) }.text();
            let slug = agenda.map_or("starting", |agenda| agenda.slug());
            let now = u32::try_from(*brings).unwrap_or(0);
            let progress = move |of: Seat| if of == seat { Progress::toward(now.min(1), 1) } else { Progress::default() };
            Some(Goal {
                id: format!("objective-{seat}-{slug}-{number}").into(),
                title,
                says: None,
                worth: Word::BringsNow { count: *brings }.text(),
                owner: Some(seat),
                seats: BySeat::new(view.players.len(), progress),
            })
        };
        player.objectives.iter().filter_map(goal).collect::<Vec<_>>()
    };
    view.players.iter().flat_map(of).collect()
}

fn objective_of(player: &SeenPlayer, agenda: Option<agendas::AgendaId>, number: u32) -> Option<&'static Objective> {
    let objectives = match agenda {
        Some(agenda) => agenda.objectives(),
        None => agendas::starting(player.house, player.origin),
    };
    objectives.get(usize::try_from(number).ok()?.checked_sub(1)?)
}
