//! VF-SKI: the Void strikes.

use crate::combat::exchange::{Arms, Demand, Fight, Level, Outcome, Side};
use crate::components::events::Lasting;
use crate::flow::Part;
use crate::galaxy::{Force, Sector};
use crate::invasion::{self, Cause, Invasion, Paid, Party, Reach};
use crate::prelude::*;
use crate::rounds::skirmish;
use sternpost_kit::one_of_or;

/// Steps of a skirmish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A skirmish of a player, with so much more Voidborn fleet power; where it strikes is looked for.
    Begins { seat: Seat, more: u8 },
    /// VF-SKI-13: the lot decides between equals.
    Lot { seat: Seat, strength: u8 },
    /// It is fought there.
    Fight { seat: Seat, strength: u8, at: SectorId },
    /// Autonomous Drones: a trade token in its place.
    Drones { seat: Seat, strength: u8, at: SectorId },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begins { seat, more } => it.does(|t| begin(seat, more, t)),
        Step::Lot { seat, strength } => it.does(|t| draw_lot(seat, strength, t)),
        Step::Drones { seat, strength, at } => it.asks_or(
            |s| ask_drones(s, seat, at),
            |picked, t| drones(seat, strength, at, &picked.one(), t),
            |t| t.next(steps![Step::Fight { seat, strength, at }]),
        ),
        Step::Fight { seat, strength, at } => it.does(|t| fight(seat, strength, at, t)),
    }
}

/// VF-SKI-03, -04: its strength.
pub fn strength(s: &State, seat: Seat, more: u8) -> u8 {
    if s.phase == crate::position::Phase::Evaluation {
        strength_at_the_end(s, seat) + more
    } else {
        s.players[seat].corruption_on_mat() + more
    }
}

/// VF-SKI-04: the strength of the one that would come if this cycle ended now.
pub fn strength_at_the_end(s: &State, seat: Seat) -> u8 {
    s.players[seat].corruption_on_mat() + u8::from(s.cycle > 1)
}

/// VF-SKI-05, -06: with no strength it is warded off.
fn begin(seat: Seat, more: u8, t: &mut T<'_>) {
    let strength = skirmish::strength(t.state, seat, more);
    let is_spared = t.state.holds(Lasting::NoSkirmishUpToForty) && t.state.players[seat].influence <= 40;
    if strength == 0 || is_spared || targets(t.state, seat, strength).is_empty() {
        // VF-UND-05
        return t.tell(&Line::NoSkirmish { seat });
    }
    t.next(steps![Step::Lot { seat, strength }]);
}

fn draw_lot(seat: Seat, strength: u8, t: &mut T<'_>) {
    let targets = targets(t.state, seat, strength);
    let at = match targets.as_slice() {
        [] => return t.tell(&Line::NoSkirmish { seat }),
        [only] => *only,
        _ => targets[t.pick(targets.len())],
    };
    t.next(steps![Step::Drones { seat, strength, at }]);
}

/// VF-SKI-07, -08, -10: where it can strike.
pub fn candidates(s: &State, seat: Seat) -> Vec<SectorId> {
    let is_one =
        |(at, sector): &(SectorId, &Sector)| !sector.is_home() && s.galaxy.beside(*at).any(|other| s.galaxy.sector(other).is_voidborn());
    s.galaxy.of(seat).filter(is_one).map(|(at, _)| at).collect()
}

/// How a skirmish over a sector would go, with the best defence: hold, else the fewest recalled (RULING R-4).
pub fn foreseen(s: &State, seat: Seat, strength: u8, at: SectorId) -> (Outcome, u8) {
    let arms: Arms = invasion::arms_of_the_void(s, seat);
    let fight = invasion::against(s, Side::new(Force::default(), strength, arms), Party::Player(seat), at);
    best_defence(&fight)
}

/// The best that a defender can do in a fight: outcome and losses.
fn best_defence(fight: &Fight) -> (Outcome, u8) {
    let mut fight = fight.clone();
    match fight.go_on(&mut vec![]) {
        Demand::Over => (fight.outcome(), fight.defender.recalled.total()),
        Demand::Destroyers => {
            fight.decide_destroyers(true);
            best_defence(&fight)
        }
        Demand::Recall(role) => {
            let fleets: Vec<Fleet> = fight.side(role).force.iter().map(|(fleet, _)| fleet).collect();
            let tried = fleets.into_iter().map(|fleet| {
                let mut next = fight.clone();
                next.recall(role, fleet);
                best_defence(&next)
            });
            tried.min_by_key(|(outcome, lost)| (badness(*outcome), *lost)).expect("somebody recalls something")
        }
    }
}

/// What is worse for a defender.
const fn badness(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::DefenderHolds => 0,
        Outcome::Tie => 1,
        Outcome::InvaderHolds => 2,
    }
}

/// VF-SKI-11 to -13: where it strikes; several if the lot decides.
pub fn targets(s: &State, seat: Seat, strength: u8) -> Vec<SectorId> {
    let rank = |at: SectorId| {
        let (outcome, lost) = foreseen(s, seat, strength, at);
        let sector = s.galaxy.sector(at);
        let guilds = u8::try_from(sector.guilds.len()).expect("a sector has few slots");
        (outcome != Outcome::DefenderHolds, lost, sector.is_pure(), sector.population, guilds)
    };
    let ranked: Vec<_> = candidates(s, seat).into_iter().map(|at| (rank(at), at)).collect();
    let Some(most) = ranked.iter().map(|(rank, _)| *rank).max() else { return vec![] };
    ranked.into_iter().filter(|(rank, _)| *rank == most).map(|(_, at)| at).collect()
}

/// Autonomous Drones: a trade token is returned for it; improved ones need none.
fn ask_drones(s: &State, seat: Seat, at: SectorId) -> Asks {
    let in_evaluation = s.phase == crate::position::Phase::Evaluation;
    let player = &s.players[seat];
    let can = match player.level_of(TechnologyId::AutonomousDrones) {
        Level::None => false,
        Level::Basic => player.trade > 0,
        Level::Improved => true,
    };
    if !in_evaluation || !can {
        return nobody();
    }
    ask(
        seat,
        one_of_or(&Prompt::SkirmishDrones { sector: at }, "VF-TEC-11", [Choice::Drones], Choice::Nothing)
            .default(Picked::One(Choice::Drones)),
    )
}

fn drones(seat: Seat, strength: u8, at: SectorId, choice: &Choice, t: &mut T<'_>) {
    if *choice != Choice::Drones {
        return t.next(steps![Step::Fight { seat, strength, at }]);
    }
    if t.state.players[seat].level_of(TechnologyId::AutonomousDrones) == Level::Basic {
        crate::loot::return_trade(seat, t);
    }
    t.tell(&Line::SkirmishWon { seat, sector: at });
}

/// VF-SKI-15: as any fight, the Void with as much fleet power as it has strength.
fn fight(seat: Seat, strength: u8, at: SectorId, t: &mut T<'_>) {
    t.state.invasion = Some(Invasion {
        cause: Cause::Skirmish,
        at,
        invader: Party::Void,
        defender: Party::Player(seat),
        left_behind: vec![],
        paid: Paid::default(),
        fight: Some(Fight::new(Side::new(Force::default(), strength, Arms::default()), Side::default(), false)),
        voidborn: 0,
        is_settled: false,
        reach: Reach::Beside,
    });
    t.tell(&Line::VoidStrikes { seat, sector: at, count: strength });
    t.next(steps![invasion::Step::Begin]);
}
