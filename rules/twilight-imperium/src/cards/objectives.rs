//! Public objectives (LRR 12): requirements, scoring and revealing.

use crate::cards::secret_objectives;
use crate::components::{MECATOL, ObjectiveId, Requirement};
use crate::economy::payment::{self, Currency};
use crate::flow;
use crate::phases::victory;
use crate::prelude::*;
use std::cmp::Reverse;

/// Steps of scoring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A player may score one public objective (LRR 12.6, 37.2).
    Score { seat: Seat },
    /// Trade goods are spent for an objective (LRR 12.10).
    SpendTradeGoods {
        seat: Seat,
        /// How many.
        count: u32,
    },
    /// It is paid: the points are gained.
    Scored { seat: Seat, objective: ObjectiveId },
}

/// What a player could score now (LRR 12.5, 12.8, 12.11, 12.16).
pub fn scorable(s: &State, seat: Seat) -> Vec<ObjectiveId> {
    if !controls_home(s, seat) {
        return vec![];
    }
    let open = s.objectives.revealed.iter().copied().filter(|o| !s.objectives.scored.get(o).is_some_and(|by| by.contains(&seat)));
    open.filter(|o| is_met(s, seat, o.card().requirement)).collect()
}

/// LRR 12.16: all planets of the home system.
pub fn controls_home(s: &State, seat: Seat) -> bool {
    if modifiers::scores_without_home(s, seat) {
        return true;
    }
    s.players[seat]
        .faction
        .sheet()
        .home_planets
        .iter()
        .all(|planet| s.planets.get(planet).is_some_and(|card| card.controller == Some(seat)))
}

/// How much of what an objective counts a player has, and how much it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Progress {
    /// So much is there.
    pub have: u32,
    /// So much is needed.
    pub need: u32,
}

impl Progress {
    /// So much of so much.
    pub fn new(have: usize, need: u32) -> Self {
        Self { have: u32::try_from(have).expect("a table is small"), need }
    }

    /// Whether it is enough.
    pub const fn is_met(self) -> bool {
        self.have >= self.need
    }
}

/// Whether a requirement is met, or can be paid (LRR 12.4, 12.10).
pub fn is_met(s: &State, seat: Seat, requirement: Requirement) -> bool {
    progress(s, seat, requirement).is_met()
}

/// How near a player is to what a requirement asks for, all of it by what everybody may know.
pub fn progress(s: &State, seat: Seat, requirement: Requirement) -> Progress {
    let planets = |fits: &dyn Fn(PlanetId) -> bool| s.planets_of(seat).filter(|planet| fits(*planet)).count();
    let player = &s.players[seat];
    match requirement {
        Requirement::PlanetsOfOneTrait(need) => {
            let each = Trait::ALL.iter().map(|kind| planets(&|planet| planet.card().trait_of == Some(*kind)));
            Progress::new(each.max().unwrap_or(0), need)
        }
        Requirement::UnitUpgrades(need) => Progress::new(unit_upgrades(s, seat), need),
        Requirement::TechnologiesPerColour { per_colour, colours } => {
            let technologies = s.technologies_of(seat);
            let owned = |colour: Colour| technologies.iter().filter(|t| t.card().colour == Some(colour)).count();
            // What a colour has more than it takes does not count for another.
            let mut each: Vec<usize> = Colour::ALL.iter().map(|colour| owned(*colour).min(per_colour as usize)).collect();
            each.sort_unstable_by_key(|count| Reverse(*count));
            Progress::new(each.iter().take(colours as usize).sum(), per_colour * colours)
        }
        Requirement::SpendResources(need) => Progress { have: payment::available(s, seat, Currency::Resources), need },
        Requirement::SpendInfluence(need) => Progress { have: payment::available(s, seat, Currency::Influence), need },
        Requirement::SpendTradeGoods(need) => Progress { have: player.trade_goods, need },
        Requirement::SpendCommandTokens(need) => Progress { have: player.tactic + player.strategy, need },
        Requirement::PlanetsOutsideHome(need) => Progress::new(planets(&|planet| !planet.is_home()), need),
        Requirement::SpecialtyPlanets(need) => Progress::new(planets(&|planet| planet.card().specialty.is_some()), need),
        Requirement::ShipsBesideMecatol(need) => {
            Progress::new(adjacent(s, seat, MECATOL).into_iter().filter(|system| s.has_ships(seat, *system)).count(), need)
        }
        Requirement::PlanetsInOtherHomes(need) => Progress::new(planets(&|planet| is_home_of_another(s, seat, planet)), need),
    }
}

/// Whether a planet lies in the home system of somebody else who has not left the game (LRR 14.0).
pub fn is_home_of_another(s: &State, seat: Seat, planet: PlanetId) -> bool {
    s.others_clockwise(seat).any(|other| s.home(other) == planet.card().system)
}

/// Unit upgrades; of each type of unit only one counts (LRR 80.6, FAQ-NEKRO-5).
fn unit_upgrades(s: &State, seat: Seat) -> usize {
    // LRR 80.22: copied ones as well
    let owned = s.technologies_of(seat);
    let upgrades = owned.iter().filter_map(|t| t.card().upgrade);
    let types: BTreeSet<UnitType> = upgrades.map(|card| card.stats().unit).collect();
    types.len()
}

/// The wording of a requirement.
pub fn text(objective: ObjectiveId) -> Text {
    Text::term("objective-text", &objective.id())
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Score { seat } => it.may_ask(|s| objectives_to_score(s, seat), |picked, t| choose(seat, picked, t)),
        Step::SpendTradeGoods { seat, count } => it.does(|t| spend_trade_goods(seat, count, t)),
        Step::Scored { seat, objective } => it.does(|t| score(seat, objective, t)),
    }
}

fn objectives_to_score(s: &State, seat: Seat) -> Asks {
    let known = scorable(s, seat);
    let leaked: Vec<_> = if controls_home(s, seat) { secret_objectives::scorable(s, seat).collect() } else { vec![] };
    if known.is_empty() && leaked.is_empty() {
        return nobody();
    }
    let offers = known.into_iter().map(|objective| {
        let points = objective.card().points;
        Offer::new(Choice::Objective { objective }).hint(&Hint::Points { points })
    });
    let leaked = leaked.into_iter().map(|secret| Offer::new(Choice::ScoreSecret { secret }));
    let question = Question::one_of(
        &Prompt::ScoreObjective,
        "LRR 12.6",
        offers.chain(leaked).chain([Offer::new(Choice::Decline).said(&Said::NoObjective)]),
    );
    ask(seat, question.preferring(|choice| best_scored(seat, choice)))
}

/// Ranks what can be scored: the most points, then what costs nothing (LRR 12.10).
fn best_scored(seat: Seat, choice: &Choice) -> (Reverse<u32>, bool) {
    if let Choice::Objective { objective } = choice {
        let card = objective.card();
        (Reverse(card.points), !cost(seat, card.requirement).is_empty())
    } else if matches!(choice, Choice::ScoreSecret { .. }) {
        (Reverse(1), false)
    } else {
        (Reverse(0), false)
    }
}

fn choose(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let choice = picked.one();
    if let Choice::Objective { objective } = choice {
        t.next(cost(seat, objective.card().requirement));
        t.next(steps![Step::Scored { seat, objective }]);
    } else if let Choice::ScoreSecret { secret } = choice {
        secret_objectives::scoring::begin(t, seat, secret);
    }
}

fn spend_trade_goods(seat: Seat, count: u32, t: &mut T<'_>) {
    trade_goods::spend(t, seat, count);
}

fn score(seat: Seat, objective: ObjectiveId, t: &mut T<'_>) {
    let points = objective.card().points;
    t.state.objectives.scored.entry(objective).or_default().insert(seat);
    t.tell(&Line::ScoredObjective { seat, objective, points });
    victory::gain_points(t, seat, points);
}

/// LRR 12.10: what "spend" objectives cost when they are scored.
fn cost(seat: Seat, requirement: Requirement) -> Vec<flow::Step> {
    match requirement {
        Requirement::SpendResources(owed) => vec![payment::Step { seat, currency: Currency::Resources, owed }.into()],
        Requirement::SpendInfluence(owed) => vec![payment::Step { seat, currency: Currency::Influence, owed }.into()],
        Requirement::SpendTradeGoods(count) => vec![Step::SpendTradeGoods { seat, count }.into()],
        Requirement::SpendCommandTokens(count) => vec![command_tokens::Step::Spend { seat, count }.into()],
        Requirement::PlanetsOfOneTrait(_)
        | Requirement::UnitUpgrades(_)
        | Requirement::TechnologiesPerColour { .. }
        | Requirement::PlanetsOutsideHome(_)
        | Requirement::SpecialtyPlanets(_)
        | Requirement::ShipsBesideMecatol(_)
        | Requirement::PlanetsInOtherHomes(_) => vec![],
    }
}

/// The speaker reveals the next objective, stage I before stage II (LRR 12.14, 12.14a); none is left: the game ends (LRR 12.15).
pub fn reveal(t: &mut T<'_>) {
    t.commit();
    match t.state.objectives.face_down.take_first(1).pop() {
        Some(objective) => {
            t.state.objectives.revealed.push(objective);
            t.tell(&Line::RevealedObjective { objective });
        }
        None => {
            t.tell(&Line::NoObjectiveLeft);
            victory::end(t);
        }
    }
}
