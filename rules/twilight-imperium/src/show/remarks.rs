//! What stands beside a question: the odds of the combat that it is about, the same for everybody, for they are made of what everybody may
//! know; and for who can do nothing in a window why the question came.

use crate::board::giving_up;
use crate::cards::abilities::AbilityId;
use crate::combat::invasion::{self, defender_on, landable};
use crate::combat::odds::{self, Barrage};
use crate::combat::outlook::{Odds, Outlook};
use crate::combat::space_combat::{self, opponent_of};
use crate::combat::{ground_combat, space_cannon};
use crate::flow::{self, Step};
use crate::phases::voting;
use crate::prelude::*;
use crate::tactical::{movement, tactical_action};
use crate::words::Remark;
use std::cmp::Reverse;
use sternpost_core::Reacts as _;
use sternpost_core::{ToArg as _, Window};

/// What is shown: of so many combats.
const OF: u32 = 100;

/// What stands beside the question of a step.
pub fn beside(s: &State, step: &Step, seat: Seat) -> Vec<Text> {
    let why_asked = if let Step::Window(window) = step { why_asked(s, window, seat) } else { None };
    let remarks: Vec<Remark> = if let Step::Movement(movement::Step::Choose { seat }) = step {
        arrival(s, step, *seat).into_iter().collect()
    } else if let Step::SpaceCannon(space_cannon::Step::FireAtShips { active, system, .. }) = step {
        fight_to_come(s, *active, *system)
    } else if let Step::SpaceCombat(space_combat::Step::AntiFighterBarrage) = step {
        fight(s, Barrage::Ahead)
    } else if let Step::SpaceCombat(space_combat::Step::AnnounceRetreat(_)) = step {
        fight(s, Barrage::Over)
    } else if let Step::Invasion(invasion::Step::Bombard { seat, system, .. } | invasion::Step::Commit { seat, system }) = step {
        landings(s, *seat, *system)
    } else if let Step::Invasion(invasion::Step::NextCombat { seat, system }) = step {
        let contested = ground_combat::contested(s, *seat, *system).into_iter();
        contested.map(|(planet, defender)| on_ground(s, planet, *seat, defender)).collect()
    } else if let Step::SpaceCannon(space_cannon::Step::FireAtGroundForces { active, planet, .. }) = step {
        defender_on(s, *active, *planet).map(|defender| on_ground(s, *planet, *active, defender)).into_iter().collect()
    } else if let Step::TacticalAction(tactical_action::Step::Activate { seat }) = step {
        vec![Remark::TokensToActivate { left: s.players[*seat].tactic }]
    } else if let Step::Voting(voting::Step::Vote { .. } | voting::Step::Exhaust { .. }) = step {
        votes(s)
    } else if let Step::Window(window) = step {
        at_occasion(s, &window.occasion)
    } else {
        vec![]
    };
    remarks.iter().chain(&why_asked).map(Remark::text).collect()
}

/// Who can do nothing is asked all the same, for others must not see that (LRR 3.5): it is told so, and nobody else is.
fn why_asked(s: &State, window: &Window<Occasion, AbilityId>, seat: Seat) -> Option<Remark> {
    let can = TwilightImperium::abilities(s, &window.occasion, seat);
    let has_used = |ability: &AbilityId| window.used.contains(&(seat, *ability));
    can.iter().all(|usable| has_used(&usable.ability)).then_some(Remark::NothingInHandFits)
}

/// The votes that others can still cast, and what was predicted (LRR 2.6, 2.22).
fn votes(s: &State) -> Vec<Remark> {
    let Some(vote) = &s.underway.vote else { return vec![] };
    let voters = s.clockwise_from(s.speaker).filter(|seat| !vote.cast.contains_key(seat));
    let ready = voters.map(|seat| (seat, voting::votes_available(s, seat))).filter(|(_, count)| *count > 0);
    let seats: Vec<Arg> = ready.map(|(seat, count)| Word::VotesBy { seat, count }.text().to_arg()).collect();
    let predictions = vote.predictions.iter().map(|prediction| {
        let (seat, outcome) = (prediction.seat, prediction.outcome.clone());
        Word::PredictionOf { seat, outcome }.text().to_arg()
    });
    let predictions: Vec<Arg> = predictions.collect();
    let ready = (!seats.is_empty()).then_some(Remark::VotesReady { seats });
    ready.into_iter().chain((!predictions.is_empty()).then_some(Remark::Predicted { predictions })).collect()
}

fn at_occasion(s: &State, occasion: &Occasion) -> Vec<Remark> {
    if let Occasion::ShipsMoved { seat, system } = *occasion {
        fight_to_come(s, seat, system)
    } else if let Occasion::SpaceRoundBegins { round, .. } = *occasion {
        fight(s, if round == 1 { Barrage::Ahead } else { Barrage::Over })
    } else if let (Occasion::GroundRoundBegins { .. }, Some(combat)) = (occasion, &s.underway.ground) {
        vec![on_ground(s, combat.planet, combat.attacker, combat.defender)]
    } else {
        vec![]
    }
}

/// The space combat to which all ships that can come would come, as many as the fleet pool holds; what they carry is left out.
fn arrival(s: &State, step: &Step, seat: Seat) -> Option<Remark> {
    let system = s.underway.tactical.as_ref()?.system;
    let defender = s.owners_of_ships(system).into_iter().find(|owner| *owner != seat)?;
    let offers = flow::asks(step, s).remove(&seat)?.offers;
    let mut coming: Vec<(UnitType, Condition)> = offers.into_iter().flat_map(|offer| ships(s, seat, &offer)).collect();
    coming.sort_by_key(|(unit, _)| Reverse(giving_up::price(s, seat, *unit)));
    let mut table = s.clone();
    for (unit, condition) in coming {
        let here = table.units(seat, Location::Space(system)).non_fighter_ships();
        if unit == UnitType::Fighter || here < modifiers::fleet_limit(s, seat) {
            table.units_mut(seat, Location::Space(system)).add(unit, condition, 1);
        }
    }
    if !table.has_ships(seat, system) {
        return None;
    }
    let outlook = odds::of_space_combat(&table, system, seat, defender, Barrage::Ahead);
    Some(worded(outlook, |Odds { attacker: attacker_wins, defender: defender_wins, nobody }| Remark::ArrivalOdds {
        system,
        attacker: seat,
        defender,
        attacker_wins,
        defender_wins,
        nobody_wins: nobody,
    }))
}

/// The ships that one line of the movement offers.
fn ships(s: &State, seat: Seat, offer: &Offer<Choice>) -> Vec<(UnitType, Condition)> {
    let Choice::Ship { unit, condition, from } = offer.choice else { return vec![] };
    let there = s.units(seat, Location::Space(from)).count_in(unit, condition);
    vec![(unit, condition); offer.cap.unwrap_or(there) as usize]
}

/// The space combat under way.
fn fight(s: &State, barrage: Barrage) -> Vec<Remark> {
    let combat = s.underway.combat.as_ref();
    combat.map(|combat| in_space(s, combat.system, combat.attacker, combat.defender, barrage)).into_iter().collect()
}

/// The space combat that the active player's ships have come to.
fn fight_to_come(s: &State, active: Seat, system: SystemId) -> Vec<Remark> {
    let defender = opponent_of(s, active, system);
    defender.map(|defender| in_space(s, system, active, defender, Barrage::Ahead)).into_iter().collect()
}

fn in_space(s: &State, system: SystemId, attacker: Seat, defender: Seat, barrage: Barrage) -> Remark {
    worded(
        odds::of_space_combat(s, system, attacker, defender, barrage),
        |Odds { attacker: attacker_wins, defender: defender_wins, nobody }| Remark::SpaceOdds {
            system,
            attacker,
            defender,
            attacker_wins,
            defender_wins,
            nobody_wins: nobody,
        },
    )
}

fn on_ground(s: &State, planet: PlanetId, attacker: Seat, defender: Seat) -> Remark {
    worded(odds::of_ground_combat(s, planet, attacker, defender), |Odds { attacker: attacker_wins, defender: defender_wins, nobody }| {
        Remark::GroundOdds { planet, attacker, defender, attacker_wins, defender_wins, nobody_wins: nobody }
    })
}

/// All ground forces in space on each defended planet.
fn landings(s: &State, seat: Seat, system: SystemId) -> Vec<Remark> {
    let count = s.units(seat, Location::Space(system)).ground_forces();
    let defended = landable(s, system).into_iter().filter_map(|planet| Some((planet, defender_on(s, seat, planet)?)));
    let remark = |(planet, defender): (PlanetId, Seat)| {
        worded(odds::of_landing(s, planet, seat, count), |Odds { attacker: attacker_wins, defender: defender_wins, nobody }| {
            Remark::LandingOdds { planet, count, attacker: seat, defender, attacker_wins, defender_wins, nobody_wins: nobody }
        })
    };
    if count == 0 { vec![] } else { defended.map(remark).collect() }
}

fn worded(outlook: Option<Outlook>, known: impl FnOnce(Odds) -> Remark) -> Remark {
    outlook.map_or(Remark::TooManyUnits, |outlook| known(outlook.of(OF)))
}
