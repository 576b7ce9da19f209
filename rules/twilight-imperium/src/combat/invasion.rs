//! Invasion (LRR 25): bombardment (LRR 20), the custodians token (LRR 36), landing, ground combat (LRR 18) and control.

use crate::board::units::{Condition, Location};
use crate::cards::occasions::{Occasion, window};
use crate::combat::combat_rolls;
use crate::components::{MECATOL, PlanetId, SystemId, UnitType};
use crate::economy::payment::{self, Currency};
use crate::flow::{self, Answers, Asks, T, ask, nobody, only};
use crate::position::state::State;
use crate::position::underway::{GroundCombat, Once};
use crate::show::messages::{Choice, Hint, Line, Prompt};
use crate::{
    board::control,
    combat::{dice, hits, space_cannon},
    phases::victory,
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{Offer, Picked, Question, Seat, steps};

/// Influence that removes the custodians token (LRR 36.2).
const CUSTODIANS_COST: u32 = 6;

/// Steps of an invasion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The invasion begins.
    Begin {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// Units of one type are assigned to planets (LRR 20.1, 20.1d).
    Bombard {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
        /// Which units.
        unit: UnitType,
    },
    /// All units are assigned: they roll (LRR 20.1d).
    BombardmentRolls {
        /// The active player.
        seat: Seat,
    },
    /// The custodians token may be removed (LRR 36.2).
    Custodians {
        /// The active player.
        seat: Seat,
    },
    /// The influence is paid: the token is taken (LRR 36.3).
    TakeCustodians {
        /// The active player.
        seat: Seat,
    },
    /// Ground forces land (LRR 25.2).
    Commit {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// LRR 25.3, 25.3a: space cannon defense on the planets that were landed on, one after the other.
    Defense {
        /// The active player.
        seat: Seat,
        /// The planets on which it is still to come; unsaid: all that were landed on.
        #[serde(default)]
        planets: Option<Vec<PlanetId>>,
    },
    /// LRR 25.4, 25.4a: the next ground combat.
    NextCombat {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// A round of ground combat begins (LRR 18.1-18.3).
    CombatRound,
    /// Both sides roll, if both are still there.
    CombatRolls,
    /// Both lose a ground force for each hit (LRR 18.2).
    CombatHits,
    /// LRR 18.3, 18.4: another round, or the end.
    CombatRoundOver,
    /// Who is left is looked at.
    CombatEnds,
    /// All that belongs to the end of the combat is resolved.
    CombatOver,
    /// LRR 25.5.
    Control {
        /// The active player.
        seat: Seat,
    },
}

/// Others with ground forces on a planet.
fn defender_on(s: &State, seat: Seat, planet: PlanetId) -> Option<Seat> {
    s.others_clockwise(seat).find(|other| s.units(*other, Location::Planet(planet)).ground_forces() > 0)
}

/// Whether a player has a unit on a planet that has PLANETARY SHIELD and does not lose it to somebody's ship in the system
/// (LRR 60.3, 60.3a).
pub fn has_shield(s: &State, owner: Seat, planet: PlanetId) -> bool {
    let shielded =
        s.units(owner, Location::Planet(planet)).iter().any(|(unit, _)| s.stats(owner, unit).is_some_and(|x| x.planetary_shield));
    shielded && !s.others_clockwise(owner).any(|other| voids_shields(s, other, planet))
}

fn voids_shields(s: &State, seat: Seat, planet: PlanetId) -> bool {
    let ships = s.units(seat, Location::Space(planet.card().system));
    ships.iter().any(|(unit, _)| s.stats(seat, unit).is_some_and(|stats| stats.voids_planetary_shield))
}

/// LRR 20.1f, 60.0: planets with a shielded unit cannot be bombarded, unless something here voids the shield (LRR 60.3, 60.3b).
fn is_shielded(s: &State, seat: Seat, planet: PlanetId) -> bool {
    if voids_shields(s, seat, planet) {
        return false;
    }
    s.others_clockwise(seat).any(|other| has_shield(s, other, planet))
}

/// Bombards one planet once more (Harrow; LRR 20.1e, 60.2): other players' ground forces only, and no shielded ones. The
/// hits.
pub fn bombard_again(t: &mut T<'_>, seat: Seat, planet: PlanetId) -> u32 {
    if is_shielded(t.state, seat, planet) {
        return 0;
    }
    let mut total = 0;
    for (unit, count) in bombarding(t.state, seat, planet.card().system) {
        let Some(each) = t.state.stats(seat, unit).and_then(|stats| stats.bombardment) else { continue };
        let roll = dice::roll(t, u32::from(each.dice) * count, each.hit);
        t.tell(&Line::BombardmentRolled { seat, planet, hit: each.hit, dice: roll.dice, hits: roll.hits });
        total += roll.hits;
    }
    total
}

/// Whether a player's ships could bombard a planet now.
pub fn can_bombard(s: &State, seat: Seat, planet: PlanetId) -> bool {
    !bombarding(s, seat, planet.card().system).is_empty() && !is_shielded(s, seat, planet)
}

/// Planets that can be bombarded.
fn bombardable(s: &State, seat: Seat, system: SystemId) -> Vec<PlanetId> {
    let planets = s.planets_in(system).iter().copied();
    planets.filter(|planet| defender_on(s, seat, *planet).is_some() && !is_shielded(s, seat, *planet)).collect()
}

/// Own units in the system that bombard.
fn bombarding(s: &State, seat: Seat, system: SystemId) -> Vec<(UnitType, u32)> {
    let units = s.units(seat, Location::Space(system));
    let armed = units.iter().filter(|(unit, _)| s.stats(seat, *unit).is_some_and(|stats| stats.bombardment.is_some()));
    armed.map(|(unit, pile)| (unit, pile.intact + pile.damaged)).collect()
}

/// Planets on which ground forces can land now (LRR 36.1).
fn landable(s: &State, system: SystemId) -> Vec<PlanetId> {
    if system == MECATOL && s.custodians {
        return vec![];
    }
    s.planets_in(system).iter().copied().filter(|planet| !crate::cards::agendas::is_closed(s, Location::Planet(*planet))).collect()
}

/// What each step of this chapter is.
pub fn part<P: crate::flow::Part>(step: &Step, it: P) -> P::Out {
    it.asks_together(|s| asks(step, s), |answers, t| answered(step.clone(), answers, t), |t| perform(step.clone(), t))
}

/// Whom a step asks what.
pub fn asks(step: &Step, s: &State) -> Asks {
    match step {
        Step::Bombard { seat, system, unit } => {
            let planets = bombardable(s, *seat, *system);
            let count = s.units(*seat, Location::Space(*system)).count(*unit);
            let offers = planets.into_iter().map(|planet| {
                let owner = defender_on(s, *seat, planet).expect("only defended planets can be bombarded");
                let hint = Hint::Defended { seat: owner, count: s.units(owner, Location::Planet(planet)).ground_forces() };
                Offer::new(Choice::Bombard { unit: *unit, planet }).hint(&hint).cap(count).at(planet.place())
            });
            let prompt = Prompt::Bombard { system: *system, unit: *unit };
            ask(*seat, Question::split(&prompt, "LRR 20.1", count, offers.chain([Offer::new(Choice::Stay)])))
        }
        Step::Custodians { seat } => {
            let at = Location::Space(MECATOL);
            let can_commit = s.units(*seat, at).ground_forces() > 0;
            // LRR 36.2a
            if !s.custodians || !can_commit || payment::available(s, *seat, Currency::Influence) < CUSTODIANS_COST {
                return nobody();
            }
            ask(*seat, Question::one_of(&Prompt::RemoveCustodians, "LRR 36.2", [Choice::Decline, Choice::Accept]))
        }
        Step::Commit { seat, system } => asks_commit(s, *seat, *system),
        Step::Defense { seat, planets } => {
            // LRR 25.3a
            let planets = with_space_cannons(s, *seat, planets.as_deref());
            if planets.len() < 2 {
                return nobody();
            }
            let offers = planets.into_iter().map(|planet| Offer::new(Choice::Planet { planet }).at(planet.place()));
            ask(*seat, Question::one_of(&Prompt::NextDefense, "LRR 25.3a", offers))
        }
        Step::NextCombat { seat, system } => {
            let planets = contested(s, *seat, *system);
            if planets.len() < 2 {
                return nobody();
            }
            let offers = planets.into_iter().map(|(planet, _)| Offer::new(Choice::Planet { planet }).at(planet.place()));
            ask(*seat, Question::one_of(&Prompt::NextGroundCombat { system: *system }, "LRR 25.4a", offers))
        }
        Step::Begin { .. }
        | Step::BombardmentRolls { .. }
        | Step::TakeCustodians { .. }
        | Step::CombatRound
        | Step::CombatRolls
        | Step::CombatHits
        | Step::CombatRoundOver
        | Step::CombatEnds
        | Step::CombatOver
        | Step::Control { .. } => nobody(),
    }
}

fn asks_commit(s: &State, seat: Seat, system: SystemId) -> Asks {
    let forces = s.units(seat, Location::Space(system)).ground_forces();
    let planets = landable(s, system);
    if forces == 0 || planets.is_empty() {
        return nobody();
    }
    let offers = planets.into_iter().map(|planet| {
        let offer = Offer::new(Choice::Land { planet }).at(planet.place());
        match defender_on(s, seat, planet) {
            Some(owner) => offer.hint(&Hint::Defended { seat: owner, count: s.units(owner, Location::Planet(planet)).ground_forces() }),
            None => offer.hint(&Hint::PlanetValues { resources: planet.card().resources, influence: planet.card().influence }),
        }
    });
    // LRR 36.2: whoever took the custodians token must land
    let must_land = s.underway.tactical.as_ref().is_some_and(|action| action.must_land);
    let stay = Offer::new(Choice::Stay).cap(if must_land { forces - 1 } else { forces });
    let question = Question::split(&Prompt::CommitGroundForces { system }, "LRR 25.2", forces, offers.chain([stay]));
    let default = if must_land { None } else { Some(Picked::Split(vec![(Choice::Stay, forces)])) };
    ask(
        seat,
        match default {
            Some(default) => question.default(default),
            None => question,
        },
    )
}

/// The planets landed on, among `left` if that is said, on which somebody else can fire space cannons.
fn with_space_cannons(s: &State, seat: Seat, left: Option<&[PlanetId]>) -> Vec<PlanetId> {
    let landed = action_committed(s).keys().copied().filter(|planet| left.is_none_or(|left| left.contains(planet)));
    landed.filter(|planet| s.others_clockwise(seat).any(|other| space_cannon::can_defend(s, other, *planet))).collect()
}

/// Everybody else may fire on a planet; then comes the next one.
fn defend(t: &mut T<'_>, seat: Seat, planet: PlanetId) {
    let others: Vec<Seat> = t.state.others_clockwise(seat).collect();
    t.next(others.into_iter().map(|other| space_cannon::Step::FireAtGroundForces { seat: other, active: seat, planet }.into()));
}

/// Planets on which two players have ground forces.
fn contested(s: &State, seat: Seat, system: SystemId) -> Vec<(PlanetId, Seat)> {
    let own = s.planets_in(system).iter().copied().filter(|planet| s.units(seat, Location::Planet(*planet)).ground_forces() > 0);
    own.filter_map(|planet| Some((planet, defender_on(s, seat, planet)?))).collect()
}

/// Carries out a step that asks nobody.
pub fn perform(step: Step, t: &mut T<'_>) {
    match step {
        // LRR 25.1-25.5 in this order
        Step::Begin { seat, system } => {
            if !bombardable(t.state, seat, system).is_empty() {
                let units = bombarding(t.state, seat, system);
                t.next(units.iter().map(|(unit, _)| flow::Step::from(Step::Bombard { seat, system, unit: *unit })));
                t.next(steps![Step::BombardmentRolls { seat }]);
            }
            if system == MECATOL {
                t.next(steps![Step::Custodians { seat }]);
            }
            t.next(steps![
                Step::Commit { seat, system },
                Step::Defense { seat, planets: None },
                Step::NextCombat { seat, system },
                Step::Control { seat }
            ]);
        }
        Step::BombardmentRolls { seat } => bombard(t, seat),
        Step::Custodians { .. } | Step::Commit { .. } => {}
        Step::TakeCustodians { seat } => {
            t.state.custodians = false;
            t.state.underway.tactical.as_mut().expect("an invasion is part of a tactical action").must_land = true;
            t.tell(&Line::CustodiansRemoved { seat });
            victory::gain_points(t, seat, 1);
        }
        Step::Defense { seat, planets } => {
            if let Some(planet) = with_space_cannons(t.state, seat, planets.as_deref()).first().copied() {
                defend(t, seat, planet);
            }
        }
        Step::NextCombat { seat, system } => {
            if let Some((planet, defender)) = contested(t.state, seat, system).first().copied() {
                fight(t, seat, defender, planet, system);
            }
        }
        Step::CombatRound => combat_round(t),
        Step::CombatRolls => combat_rolls(t),
        Step::CombatHits => combat_hits(t),
        Step::CombatRoundOver => combat_round_over(t),
        Step::CombatEnds => combat_ends(t),
        Step::CombatOver => t.state.underway.ground = None,
        Step::Control { seat } => {
            let committed: Vec<PlanetId> = action_committed(t.state).keys().copied().collect();
            for planet in committed {
                // LRR 25.5, 25.5d
                if t.state.units(seat, Location::Planet(planet)).ground_forces() > 0 {
                    control::gain(t, seat, planet);
                }
            }
        }
        Step::Bombard { .. } => unreachable!("always asks"),
    }
}

fn action_committed(s: &State) -> &BTreeMap<PlanetId, u32> {
    &s.underway.tactical.as_ref().expect("an invasion is part of a tactical action").committed
}

fn bombard(t: &mut T<'_>, seat: Seat) {
    let action = t.state.underway.tactical.as_mut().expect("an invasion is part of a tactical action");
    let volleys = std::mem::take(&mut action.volleys);
    for (planet, volley) in volleys {
        let Some(owner) = defender_on(t.state, seat, planet) else { continue };
        let mut total = 0;
        for (hit, count) in volley {
            let roll = dice::roll(t, count, hit);
            t.tell(&Line::BombardmentRolled { seat, planet, hit, dice: roll.dice, hits: roll.hits });
            total += roll.hits;
        }
        // LRR 20.2, 20.2a
        hits::destroy(t, seat, owner, Location::Planet(planet), UnitType::Infantry, total);
        t.next([window(Occasion::Bombarded { seat, target: owner, planet })]);
    }
}

fn fight(t: &mut T<'_>, seat: Seat, defender: Seat, planet: PlanetId, system: SystemId) {
    t.tell(&Line::GroundCombatBegins { attacker: seat, defender, planet });
    let combat = GroundCombat {
        planet,
        attacker: seat,
        defender,
        round: 0,
        silent: BTreeSet::new(),
        hits: BTreeMap::new(),
        bonus: BTreeMap::new(),
        once: Once::default(),
    };
    t.state.underway.ground = Some(combat);
    t.next(steps![Step::CombatRound, Step::CombatOver, Step::NextCombat { seat, system }]);
}

fn combat(s: &State) -> &GroundCombat {
    s.underway.ground.as_ref().expect("a ground combat is under way")
}

/// The sides that still have ground forces on the planet.
fn sides_left(s: &State) -> Vec<Seat> {
    let GroundCombat { planet, attacker, defender, .. } = *combat(s);
    [attacker, defender].into_iter().filter(|side| s.units(*side, Location::Planet(planet)).ground_forces() > 0).collect()
}

fn combat_round(t: &mut T<'_>) {
    let combat = t.state.underway.ground.as_mut().expect("a ground combat is under way");
    combat.round += 1;
    combat.silent.clear();
    combat.bonus.clear();
    combat.hits.clear();
    let (round, planet) = (combat.round, combat.planet);
    t.next(steps![window(Occasion::GroundRoundBegins { round, planet }), Step::CombatRolls, Step::CombatHits, Step::CombatRoundOver,]);
}

/// LRR 18.1: both roll, the attacker first.
fn combat_rolls(t: &mut T<'_>) {
    if sides_left(t.state).len() < 2 {
        return;
    }
    let GroundCombat { planet, attacker, defender, silent, .. } = combat(t.state).clone();
    let at = Location::Planet(planet);
    for (seat, opponent) in [(attacker, defender), (defender, attacker)] {
        if !silent.contains(&seat) {
            t.next(combat_rolls::steps(seat, at, combat_rolls::groups(t.state, seat, opponent, at, seat == defender)));
        }
    }
}

/// LRR 18.2: both lose a ground force for each hit.
fn combat_hits(t: &mut T<'_>) {
    let GroundCombat { planet, attacker, defender, hits, .. } = combat(t.state).clone();
    for (seat, opponent) in [(defender, attacker), (attacker, defender)] {
        let count = hits.get(&seat).copied().unwrap_or(0);
        hits::destroy(t, opponent, seat, Location::Planet(planet), UnitType::Infantry, count);
    }
}

/// LRR 18.3 repeats the rounds; LRR 18.4b, 18.4c end the combat. The end of the last round is the end of the combat.
fn combat_round_over(t: &mut T<'_>) {
    let GroundCombat { planet, round, .. } = *combat(t.state);
    t.next([window(Occasion::GroundRoundEnds { round, planet })]);
    t.next(steps![Step::CombatEnds]);
}

fn combat_ends(t: &mut T<'_>) {
    let planet = combat(t.state).planet;
    match sides_left(t.state)[..] {
        [_, _] => t.next(steps![Step::CombatRound]),
        [winner] => {
            t.tell(&Line::GroundCombatWon { seat: winner, planet });
            let against = combat(t.state).opponent(winner);
            t.next([window(Occasion::GroundCombatWon { seat: winner, against, planet })]);
        }
        _ => t.tell(&Line::GroundCombatDrawn { planet }),
    }
}

/// Carries on with an answer.
pub fn answered(step: Step, answers: Answers, t: &mut T<'_>) {
    let (seat, picked) = only(answers);
    match step {
        Step::Bombard { unit, .. } => assign_bombardment(t, seat, unit, picked),
        Step::Custodians { .. } => {
            if picked.one() == Choice::Accept {
                let pay = payment::Step { seat, currency: Currency::Influence, owed: CUSTODIANS_COST };
                t.next(steps![pay, Step::TakeCustodians { seat }]);
            }
        }
        Step::Commit { system, .. } => {
            for (choice, count) in picked.parts() {
                if let Choice::Land { planet } = choice {
                    land(t, seat, system, planet, count);
                }
            }
        }
        Step::Defense { planets, .. } => {
            let Choice::Planet { planet } = picked.one() else { unreachable!("only planets are offered") };
            let rest = with_space_cannons(t.state, seat, planets.as_deref()).into_iter().filter(|other| *other != planet).collect();
            defend(t, seat, planet);
            t.next(steps![Step::Defense { seat, planets: Some(rest) }]);
        }
        Step::NextCombat { system, .. } => {
            let Choice::Planet { planet } = picked.one() else { unreachable!("only planets are offered") };
            let defender = defender_on(t.state, seat, planet).expect("only contested planets are offered");
            fight(t, seat, defender, planet, system);
        }
        Step::Begin { .. }
        | Step::BombardmentRolls { .. }
        | Step::TakeCustodians { .. }
        | Step::CombatRound
        | Step::CombatRolls
        | Step::CombatHits
        | Step::CombatRoundOver
        | Step::CombatEnds
        | Step::CombatOver
        | Step::Control { .. } => unreachable!("asks nobody"),
    }
}

/// The dice wait, for the assignment of all units comes first (LRR 20.1d).
fn assign_bombardment(t: &mut T<'_>, seat: Seat, unit: UnitType, picked: Picked<Choice>) {
    let each = t.state.stats(seat, unit).and_then(|stats| stats.bombardment).expect("only bombarding units are assigned");
    let action = t.state.underway.tactical.as_mut().expect("an invasion is part of a tactical action");
    for (choice, count) in picked.parts() {
        if let Choice::Bombard { planet, .. } = choice {
            action.volleys.entry(planet).or_default().push((each.hit, u32::from(each.dice) * count));
        }
    }
}

fn land(t: &mut T<'_>, seat: Seat, system: SystemId, planet: PlanetId, count: u32) {
    t.state.units_mut(seat, Location::Space(system)).take_any(UnitType::Infantry, count);
    t.state.units_mut(seat, Location::Planet(planet)).add(UnitType::Infantry, Condition::Intact, count);
    t.state.underway.tactical.as_mut().expect("an invasion is part of a tactical action").committed.insert(planet, count);
    t.tell(&Line::Committed { seat, count, planet });
}
