//! How everybody stands, made from a view.

use super::view::{SeenPlayer, View};
use crate::components::Category;
use crate::phases::victory::TO_WIN;
use crate::position::Phase;
use crate::prelude::*;
use sternpost_kit::{count, count_of};
use sternpost_show::Tally;
use sternpost_show::tally::{Cell, Column, Fact, Goal, Progress, SeatMark, Weight};

/// The tally of a view.
pub fn tally(view: &View) -> Tally {
    // Before the first round there is none.
    let round = (view.round > 0).then(|| Fact::new("round", Word::Round { round: view.round }.text()));
    let mut facts: Vec<Fact> = round.into_iter().chain([Fact::new("phase", phase(view.phase).text())]).collect();
    let battle = view.battle.and_then(|battle| Some((view.row.iter().find(|planet| planet.slot == battle.slot)?.planet?, battle.round)));
    facts.extend(battle.map(|(planet, round)| Fact::new("battle", Word::BattleAt { planet, round }.text())));
    Tally {
        facts,
        order: vec![],
        columns: columns(view),
        marks: marks(view),
        goals: Category::ALL.iter().map(|category| goal(view, *category)).collect(),
    }
}

const fn phase(phase: Phase) -> Word {
    match phase {
        Phase::Setup => Word::SetupPhase,
        Phase::Deploy => Word::DeployPhase,
        Phase::Command => Word::CommandPhase,
        Phase::Combat => Word::CombatPhase,
        Phase::Headquarters => Word::HeadquartersPhase,
    }
}

fn column(view: &View, id: &'static str, [sign, label]: [Word; 2], weight: Weight, cell: impl Fn(&SeenPlayer) -> Cell) -> Column {
    Column { id: id.into(), sign: sign.text(), label: label.text(), weight, cells: BySeat::new(2, |seat| cell(&view.players[seat])) }
}

fn columns(view: &View) -> Vec<Column> {
    vec![
        column(view, "planets", [Word::PlanetsSign, Word::Planets], Weight::Score, |player| Cell::count(count(player.display.len()))),
        column(view, "warlord", [Word::WarlordHpSign, Word::WarlordHp], Weight::Usual, |player| {
            Cell::of(player.hit_points[0], player.hit_points[1])
        }),
        column(view, "resources", [Word::ResourcesSign, Word::Resources], Weight::Usual, |player| Cell::count(player.resources)),
        column(view, "hand", [Word::HandSign, Word::Hand], Weight::Usual, |player| Cell::count(count(player.hand.len()))),
        column(view, "deck", [Word::DeckSign, Word::Deck], Weight::Usual, |player| Cell::count(player.deck)),
        column(view, "units", [Word::UnitsSign, Word::Units], Weight::Usual, |player| Cell::count(player.units)),
    ]
}

fn marks(view: &View) -> Vec<SeatMark> {
    let seats =
        |is: &dyn Fn(&SeenPlayer) -> bool| [Seat(0), Seat(1)].into_iter().filter(|seat| is(&view.players[*seat])).collect::<Vec<_>>();
    let mark = |id: &'static str, [sign, label]: [Word; 2], seats: Vec<Seat>| SeatMark {
        id: id.into(),
        sign: sign.text(),
        label: label.text(),
        seats,
    };
    vec![
        mark("initiative", [Word::InitiativeSign, Word::Initiative], vec![view.initiative]),
        mark("passed", [Word::PassedSign, Word::Passed], seats(&|player| player.has_passed)),
        mark("bloodied", [Word::BloodiedSign, Word::Bloodied], seats(&|player| player.is_bloodied)),
    ]
}

fn goal(view: &View, category: Category) -> Goal {
    let have = |seat: Seat| count_of(view.players[seat].display.iter().filter(|planet| planet.categories().contains(&category)));
    Goal {
        id: category.id().into(),
        title: Word::ThreeOf { category }.text(),
        says: brings(view, category),
        worth: Word::Victory.text(),
        owner: None,
        seats: BySeat::new(2, |seat| Progress::toward(have(seat), count(TO_WIN))),
    }
}

/// The planets in the row that would bring it nearer.
fn brings(view: &View, category: Category) -> Option<Text> {
    let planets: Vec<PlanetId> =
        view.row.iter().filter_map(|planet| planet.planet).filter(|id| id.categories().contains(&category)).collect();
    (!planets.is_empty()).then(|| Word::Brings { planets }.text())
}
