//! Ground combat (LRR 18): on each planet where two players have ground forces (LRR 25.4).

use crate::combat::invasion::{Step, defender_on};
use crate::combat::{combat_rolls, landing_fighters};
use crate::position::underway::{GroundCombat, Once};
use crate::prelude::*;

/// Planets on which two players have ground forces.
pub fn contested(s: &State, seat: Seat, system: SystemId) -> Vec<(PlanetId, Seat)> {
    let own = s.planets_in(system).iter().copied().filter(|planet| landing_fighters::fighting(s, seat, *planet) > 0);
    own.filter_map(|planet| Some((planet, defender_on(s, seat, planet)?))).collect()
}

/// LRR 25.4a: the active player chooses which comes next.
pub fn combats_on_offer(s: &State, seat: Seat, system: SystemId) -> Asks {
    let planets = contested(s, seat, system);
    if planets.len() < 2 {
        return nobody();
    }
    let offers = planets.into_iter().map(|(planet, _)| Offer::new(Choice::Planet { planet }).at(planet.place()));
    ask(seat, Question::one_of(&Prompt::NextGroundCombat { system }, "LRR 25.4a", offers))
}

/// The combat that was chosen.
pub fn choose(seat: Seat, system: SystemId, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::Planet { planet } = picked.one() else { unreachable!("only planets are offered") };
    let defender = defender_on(t.state, seat, planet).expect("only contested planets are offered");
    fight(t, seat, defender, planet, system);
}

/// The only one that is left, if there is one.
pub fn last(seat: Seat, system: SystemId, t: &mut T<'_>) {
    if let Some((planet, defender)) = contested(t.state, seat, system).first().copied() {
        fight(t, seat, defender, planet, system);
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
        whole_combat_bonus: BTreeMap::new(),
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
    [attacker, defender].into_iter().filter(|side| landing_fighters::fighting(s, *side, planet) > 0).collect()
}

/// A round begins.
pub fn round(t: &mut T<'_>) {
    let combat = t.state.underway.ground.as_mut().expect("a ground combat is under way");
    combat.round += 1;
    combat.silent.clear();
    combat.bonus.clear();
    combat.hits.clear();
    let (round, planet) = (combat.round, combat.planet);
    t.next(steps![window(Occasion::GroundRoundBegins { round, planet }), Step::CombatRolls, Step::CombatHits, Step::CombatRoundOver,]);
}

/// LRR 18.1: both roll, the attacker first.
pub fn rolls(t: &mut T<'_>) {
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
    t.next([window(Occasion::GroundRollsMade { planet })]);
}

/// LRR 18.2: both lose a ground force for each hit.
pub fn assign_hits(t: &mut T<'_>) {
    let GroundCombat { planet, attacker, defender, hits, .. } = combat(t.state).clone();
    for (seat, opponent) in [(defender, attacker), (attacker, defender)] {
        let count = hits.get(&seat).copied().unwrap_or(0);
        landing_fighters::lose(t, opponent, seat, planet, count);
    }
}

/// LRR 18.3 repeats the rounds; LRR 18.4b, 18.4c end the combat. The end of the last round is the end of the combat.
pub fn round_over(t: &mut T<'_>) {
    let GroundCombat { planet, round, .. } = *combat(t.state);
    t.next([window(Occasion::GroundRoundEnds { round, planet })]);
    t.next(steps![Step::CombatEnds]);
}

/// Who is left goes on or has won.
pub fn end_or_go_on(t: &mut T<'_>) {
    let planet = combat(t.state).planet;
    match sides_left(t.state)[..] {
        [_, _] => t.next(steps![Step::CombatRound]),
        // FAQ-NAALU-1: fighters alone win nothing
        [winner] if t.state.units(winner, Location::Planet(planet)).ground_forces() > 0 => {
            t.tell(&Line::GroundCombatWon { seat: winner, planet });
            let against = combat(t.state).opponent(winner);
            t.next([window(Occasion::GroundCombatWon { seat: winner, against, planet })]);
        }
        _ => t.tell(&Line::GroundCombatDrawn { planet }),
    }
}

/// The combat is over: fighters that fought in it return to space.
pub fn over(t: &mut T<'_>) {
    if let Some(combat) = t.state.underway.ground.take() {
        landing_fighters::take_off(t, combat.attacker, combat.planet);
    }
}
