//! How everybody stands, made from a view.

use super::view::{SeenPlayer, View};
use crate::components::{CONTROL_TOKENS, MOST_MATERIEL, ROUNDS};
use crate::prelude::*;
use sternpost_show::Tally;
use sternpost_show::tally::{Cell, Column, Fact, Goal, Progress, SeatMark, Weight};

/// The tally of a view.
pub fn tally(view: &View) -> Tally {
    let round = (view.round > 0).then(|| Fact::new("round", Word::Round { round: view.round, most: ROUNDS }.text()));
    let active = view.active.map(|system| Fact::new("active", Word::ActiveSystem { system }.text()));
    Tally {
        facts: round.into_iter().chain([Fact::new("phase", phase(view.phase).text())]).chain(active).collect(),
        order: view.players.clockwise_from(view.first).filter(|seat| !view.players[*seat].is_eliminated).collect(),
        columns: columns(view),
        marks: marks(view),
        goals: view.players.iter().filter(|(_, player)| !player.is_eliminated).map(|(seat, player)| goal(view, seat, player)).collect(),
    }
}

const fn phase(phase: Phase) -> Word {
    match phase {
        Phase::Setup => Word::SetupPhase,
        Phase::Planning => Word::PlanningPhase,
        Phase::Operations => Word::OperationsPhase,
        Phase::Refresh => Word::RefreshPhase,
    }
}

fn column(view: &View, id: &'static str, [sign, label]: [Word; 2], weight: Weight, cell: impl Fn(&SeenPlayer) -> Cell) -> Column {
    let cell = |seat: Seat| if view.players[seat].is_eliminated { Cell::Nothing } else { cell(&view.players[seat]) };
    Column { id: id.into(), sign: sign.text(), label: label.text(), weight, cells: BySeat::new(view.players.len(), cell) }
}

fn columns(view: &View) -> Vec<Column> {
    let needed = view.needed;
    vec![
        column(view, "objectives", [Word::ObjectivesSign, Word::Objectives], Weight::Score, |player| Cell::of(player.collected, needed)),
        column(view, "worlds", [Word::WorldsSign, Word::Worlds], Weight::Usual, |player| Cell::count(player.friendly_worlds)),
        column(view, "materiel", [Word::MaterielSign, Word::Materiel], Weight::Usual, |player| Cell::of(player.materiel, MOST_MATERIEL)),
        column(view, "command", [Word::CommandLevelSign, Word::CommandLevel], Weight::Usual, |player| Cell::count(player.command_level)),
        column(view, "units", [Word::UnitsSign, Word::Units], Weight::Usual, |player| Cell::count(player.units)),
        column(view, "orders", [Word::OrdersOnBoardSign, Word::OrdersOnBoard], Weight::Usual, |player| Cell::count(player.on_board)),
        column(view, "assets", [Word::AssetsSign, Word::Assets], Weight::Minor, |player| Cell::count(player.assets.values().sum())),
        column(view, "event-deck", [Word::OnEventDeckSign, Word::OnEventDeck], Weight::Minor, |player| Cell::count(player.on_event_deck)),
        column(view, "control", [Word::ControlTokensSign, Word::ControlTokens], Weight::Minor, |player| {
            Cell::of(player.control_tokens, CONTROL_TOKENS)
        }),
    ]
}

fn marks(view: &View) -> Vec<SeatMark> {
    let left = view.players.iter().filter(|(_, player)| player.is_eliminated).map(|(seat, _)| seat).collect();
    let mark = |id: &'static str, [sign, label]: [Word; 2], seats: Vec<Seat>| SeatMark {
        id: id.into(),
        sign: sign.text(),
        label: label.text(),
        seats,
    };
    vec![
        mark("first-player", [Word::FirstPlayerSign, Word::FirstPlayer], vec![view.first]),
        mark("attacker", [Word::AttackerSign, Word::Attacker], view.combat.iter().map(|combat| combat.attacker.seat).collect()),
        mark("defender", [Word::DefenderSign, Word::Defender], view.combat.iter().map(|combat| combat.defender.seat).collect()),
        mark("eliminated", [Word::LeftSign, Word::Left], left),
    ]
}

/// Own objectives: how many a seat would have if they were collected now.
fn goal(view: &View, seat: Seat, player: &SeenPlayer) -> Goal {
    let progress =
        |of: Seat| if of == seat { Progress::toward(player.collected + player.objectives_held, view.needed) } else { Progress::default() };
    Goal {
        id: format!("objectives-{seat}").into(),
        title: Word::OwnObjectives { seat, faction: player.faction }.text(),
        says: None,
        worth: Word::Victory.text(),
        owner: Some(seat),
        seats: BySeat::new(view.players.len(), progress),
    }
}
