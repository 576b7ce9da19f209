//! Invasion (LRR 25): the custodians token (LRR 36), landing and control. Bombardment (LRR 20) is in
//! [`crate::combat::bombardment`], ground combat (LRR 18) in [`crate::combat::ground_combat`], fighters that land with ground
//! forces in [`crate::combat::landing_fighters`].

use crate::components::MECATOL;
use crate::economy::payment::{self, Currency};
use crate::prelude::*;
use crate::{
    board::control,
    combat::{bombardment, ground_combat, landing_fighters, space_cannon},
    phases::victory,
};

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
    /// What it consists of (LRR 25.1-25.5).
    Steps {
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
    /// At which planet dice are rolled that no unit has by itself (FAQ-GEN-4).
    AimExtraDice {
        /// The active player.
        seat: Seat,
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
    /// In the same step fighters land like them, if something lets them; then others may react to what was committed (LRR 25.2).
    CommitFighters {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// Hits among ground forces and fighters: their owner says what is lost (LRR 18.2).
    LoseUnits {
        seat: Seat,
        /// Who brought it about.
        by: Seat,
        planet: PlanetId,
        /// How many.
        count: u32,
    },
    /// Fighters that landed are in space again.
    FightersReturn {
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

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Begin { seat, system } => it.does(|t| begin(*seat, *system, t)),
        Step::Steps { seat, system } => it.does(|t| steps_in_order(*seat, *system, t)),
        Step::Bombard { seat, system, unit } => it
            .asks(|s| ask(*seat, bombardment::targets(s, *seat, *system, *unit)), |picked, t| bombardment::assign(*seat, *unit, picked, t)),
        Step::AimExtraDice { seat } => it.may_ask(|s| bombardment::where_to_aim_extra_dice(s, *seat), bombardment::aim_extra_dice),
        Step::BombardmentRolls { seat } => it.does(|t| bombardment::roll(t, *seat)),
        Step::Custodians { seat } => it.may_ask(|s| may_remove_custodians(s, *seat), |picked, t| remove_custodians(*seat, picked, t)),
        Step::TakeCustodians { seat } => it.does(|t| take_custodians(*seat, t)),
        Step::Commit { seat, system } => {
            it.may_ask(|s| landings_on_offer(s, *seat, *system), |picked, t| commit(*seat, *system, picked, t))
        }
        Step::CommitFighters { seat, system } => it.asks_or(
            |s| landing_fighters::on_offer(s, *seat, *system),
            |picked, t| {
                landing_fighters::land(*seat, *system, picked, t);
                all_committed(*seat, *system, t);
            },
            |t| all_committed(*seat, *system, t),
        ),
        Step::LoseUnits { seat, by, planet, count } => it.asks_or(
            |s| landing_fighters::losses_on_offer(s, *seat, *planet, *count),
            |picked, t| landing_fighters::lose_chosen(*seat, *by, *planet, picked, t),
            |t| landing_fighters::lose_all_alike(*seat, *by, *planet, *count, t),
        ),
        Step::FightersReturn { seat, system } => it.does(|t| landing_fighters::take_off_everywhere(t, *seat, *system)),
        Step::Defense { seat, planets } => it.asks_or(
            |s| defenses_on_offer(s, *seat, planets.as_deref()),
            |picked, t| choose_defense(*seat, planets.as_deref(), picked, t),
            |t| last_defense(*seat, planets.as_deref(), t),
        ),
        Step::NextCombat { seat, system } => it.asks_or(
            |s| ground_combat::combats_on_offer(s, *seat, *system),
            |picked, t| ground_combat::choose(*seat, *system, picked, t),
            |t| ground_combat::last(*seat, *system, t),
        ),
        Step::CombatRound => it.does(ground_combat::round),
        Step::CombatRolls => it.does(ground_combat::rolls),
        Step::CombatHits => it.does(ground_combat::assign_hits),
        Step::CombatRoundOver => it.does(ground_combat::round_over),
        Step::CombatEnds => it.does(ground_combat::end_or_go_on),
        Step::CombatOver => it.does(ground_combat::over),
        Step::Control { seat } => it.does(|t| establish_control(*seat, t)),
    }
}

/// What happens at the start of an invasion comes first.
fn begin(seat: Seat, system: SystemId, t: &mut T<'_>) {
    t.next(steps![window(Occasion::InvasionBegins { seat, system }), Step::Steps { seat, system }]);
}

/// LRR 25.1-25.5 in this order.
fn steps_in_order(seat: Seat, system: SystemId, t: &mut T<'_>) {
    t.next(bombardment::steps_of(t.state, seat, system));
    if system == MECATOL {
        t.next(steps![Step::Custodians { seat }]);
    }
    t.next(steps![
        Step::Commit { seat, system },
        Step::CommitFighters { seat, system },
        Step::Defense { seat, planets: None },
        Step::NextCombat { seat, system },
        Step::FightersReturn { seat, system },
        Step::Control { seat }
    ]);
}

/// Others with ground forces on a planet.
pub fn defender_on(s: &State, seat: Seat, planet: PlanetId) -> Option<Seat> {
    s.others_clockwise(seat).find(|other| s.units(*other, Location::Planet(planet)).ground_forces() > 0)
}

fn custodians_cost(s: &State, seat: Seat) -> u32 {
    if modifiers::removes_custodians_freely(s, seat) { 0 } else { CUSTODIANS_COST }
}

/// LRR 36.2.
fn may_remove_custodians(s: &State, seat: Seat) -> Asks {
    let can_commit = s.units(seat, Location::Space(MECATOL)).ground_forces() > 0;
    // LRR 36.2a
    if !s.custodians || !can_commit || payment::available(s, seat, Currency::Influence) < custodians_cost(s, seat) {
        return nobody();
    }
    let prompt = Prompt::RemoveCustodians { cost: custodians_cost(s, seat) };
    let no = Offer::new(Choice::Decline).said(&Said::LeaveCustodians);
    let yes = Offer::new(Choice::Accept).said(&Said::RemoveCustodians { cost: custodians_cost(s, seat) });
    ask(seat, Question::one_of(&prompt, "LRR 36.2", [no, yes]))
}

fn remove_custodians(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    if picked.one() == Choice::Accept {
        let pay = payment::Step { seat, currency: Currency::Influence, owed: custodians_cost(t.state, seat) };
        t.next(steps![pay, Step::TakeCustodians { seat }]);
    }
}

fn take_custodians(seat: Seat, t: &mut T<'_>) {
    t.state.custodians = false;
    t.state.underway.tactical.as_mut().expect("an invasion is part of a tactical action").must_land = true;
    t.tell(&Line::CustodiansRemoved { seat });
    victory::gain_points(t, seat, 1);
}

/// Planets on which ground forces can land now (LRR 36.1).
pub fn landable(s: &State, system: SystemId) -> Vec<PlanetId> {
    if system == MECATOL && s.custodians {
        return vec![];
    }
    s.planets_in(system).iter().copied().filter(|planet| !crate::cards::agendas::is_closed(s, Location::Planet(*planet))).collect()
}

fn landings_on_offer(s: &State, seat: Seat, system: SystemId) -> Asks {
    let forces = s.units(seat, Location::Space(system)).ground_forces();
    let planets = landable(s, system);
    if forces == 0 || planets.is_empty() {
        return nobody();
    }
    let offers = planets.into_iter().map(|planet| {
        let offer = Offer::new(Choice::Land { planet }).at(planet.place());
        match defender_on(s, seat, planet) {
            Some(owner) => offer.hint(&Hint::Defended { seat: owner, count: s.units(owner, Location::Planet(planet)).ground_forces() }),
            None => offer.hint(&Hint::PlanetValues { resources: s.resources(planet), influence: s.influence(planet) }),
        }
    });
    // LRR 36.2: whoever took the custodians token must land
    let must_land = s.underway.tactical.as_ref().is_some_and(|action| action.must_land);
    let stay = Offer::new(Choice::Stay).said(&Said::StayInSpace).cap(if must_land { forces - 1 } else { forces });
    let question = Question::split(&Prompt::CommitGroundForces { system }, "LRR 25.2", forces, offers.chain([stay]));
    let free = free_planets(s, seat, system, forces);
    let staying = (Choice::Stay, forces - sternpost_kit::count(free.len()));
    if must_land && staying.1 == forces {
        return ask(seat, question);
    }
    let landing = free.into_iter().map(|planet| (Choice::Land { planet }, 1));
    let parts = landing.chain([staying]).filter(|(_, count)| *count > 0).collect();
    ask(seat, question.default(Picked::Split(parts)))
}

/// Planets that one ground force takes from nobody: what a passed deadline lands on.
fn free_planets(s: &State, seat: Seat, system: SystemId, forces: u32) -> Vec<PlanetId> {
    let stands = |planet: PlanetId| s.others_clockwise(seat).any(|other| !s.units(other, Location::Planet(planet)).is_empty());
    let free = landable(s, system).into_iter().filter(|planet| s.planets[planet].controller.is_none() && !stands(*planet));
    free.take(forces as usize).collect()
}

fn commit(seat: Seat, system: SystemId, picked: Picked<Choice>, t: &mut T<'_>) {
    for (choice, count) in picked.parts() {
        if let Choice::Land { planet } = choice {
            land(t, seat, system, planet, count);
        }
    }
}

fn land(t: &mut T<'_>, seat: Seat, system: SystemId, planet: PlanetId, count: u32) {
    t.state.units_mut(seat, Location::Space(system)).take_any(UnitType::Infantry, count);
    t.state.units_mut(seat, Location::Planet(planet)).add(UnitType::Infantry, Condition::Intact, count);
    t.state.underway.tactical.as_mut().expect("an invasion is part of a tactical action").committed.insert(planet, count);
    t.tell(&Line::Committed { seat, count, planet });
}

/// Everything that lands has landed, ground forces and what lands like them: planet by planet others may react to it (LRR 25.2).
fn all_committed(seat: Seat, system: SystemId, t: &mut T<'_>) {
    let planets = t.state.planets_in(system).iter().copied();
    let landed: Vec<PlanetId> = planets.filter(|planet| action_committed(t.state).contains_key(planet)).collect();
    t.next(landed.into_iter().map(|planet| window(Occasion::Committed { seat, planet })));
}

/// What was committed to a planet is in space again (Parley), ground forces and fighters.
pub fn turn_back(t: &mut T<'_>, seat: Seat, planet: PlanetId) {
    let action = t.state.underway.tactical.as_mut().expect("an invasion is part of a tactical action");
    let Some(count) = action.committed.remove(&planet) else { return };
    let (from, system) = (Location::Planet(planet), planet.card().system);
    let count = t.state.units_mut(seat, from).take_any(UnitType::Infantry, count);
    t.state.units_mut(seat, Location::Space(system)).add(UnitType::Infantry, Condition::Intact, count);
    if count > 0 {
        t.tell(&Line::LandingTurnedBack { seat, count, planet });
    }
    landing_fighters::take_off(t, seat, planet);
}

fn action_committed(s: &State) -> &BTreeMap<PlanetId, u32> {
    &s.underway.tactical.as_ref().expect("an invasion is part of a tactical action").committed
}

/// The planets landed on, among `left` if that is said, on which somebody else can fire space cannons.
fn with_space_cannons(s: &State, seat: Seat, left: Option<&[PlanetId]>) -> Vec<PlanetId> {
    if modifiers::lands_unharmed(s, seat) {
        return vec![];
    }
    let landed = action_committed(s).keys().copied().filter(|planet| left.is_none_or(|left| left.contains(planet)));
    landed.filter(|planet| s.others_clockwise(seat).any(|other| space_cannon::can_defend(s, other, *planet))).collect()
}

/// LRR 25.3a.
fn defenses_on_offer(s: &State, seat: Seat, left: Option<&[PlanetId]>) -> Asks {
    let planets = with_space_cannons(s, seat, left);
    if planets.len() < 2 {
        return nobody();
    }
    let offers = planets.into_iter().map(|planet| Offer::new(Choice::Planet { planet }).at(planet.place()));
    ask(seat, Question::one_of(&Prompt::NextDefense, "LRR 25.3a", offers))
}

fn choose_defense(seat: Seat, left: Option<&[PlanetId]>, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::Planet { planet } = picked.one() else { unreachable!("only planets are offered") };
    let rest = with_space_cannons(t.state, seat, left).into_iter().filter(|other| *other != planet).collect();
    defend(t, seat, planet);
    t.next(steps![Step::Defense { seat, planets: Some(rest) }]);
}

fn last_defense(seat: Seat, left: Option<&[PlanetId]>, t: &mut T<'_>) {
    if let Some(planet) = with_space_cannons(t.state, seat, left).first().copied() {
        defend(t, seat, planet);
    }
}

/// Everybody else may fire on a planet; then comes the next one.
fn defend(t: &mut T<'_>, seat: Seat, planet: PlanetId) {
    let others: Vec<Seat> = t.state.others_clockwise(seat).collect();
    t.next(others.into_iter().map(|other| space_cannon::Step::FireAtGroundForces { seat: other, active: seat, planet }.into()));
}

fn establish_control(seat: Seat, t: &mut T<'_>) {
    let committed: Vec<PlanetId> = action_committed(t.state).keys().copied().collect();
    for planet in committed {
        // LRR 25.5, 25.5d
        if t.state.units(seat, Location::Planet(planet)).ground_forces() > 0 {
            control::gain(t, seat, planet);
        }
    }
}
