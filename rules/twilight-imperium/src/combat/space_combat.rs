//! Space combat (LRR 63) with anti-fighter barrage (LRR 41) and retreat.

use crate::board::adjacency::adjacent;
use crate::board::units::{Condition, Location, Units};
use crate::cards::occasions::{Occasion, window};
use crate::combat::combat_rolls;
use crate::combat::dice;
use crate::components::{Anomaly, SystemId, UnitType};
use crate::economy::command_tokens;
use crate::flow::{self, Asks, Part, T, ask, nobody};
use crate::position::state::State;
use crate::position::underway::{HitSource, Hits, SpaceCombat};
use crate::show::messages::{Choice, Line, Prompt};
use crate::tactical::routes::anomaly;
use crate::{board::fleet, combat::hits};
use serde::{Deserialize, Serialize};
use sternpost_core::{Offer, Picked, Question, Seat, steps};

/// Steps of a space combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Is there a combat at all (LRR 63.0, 63.1)?
    Begin {
        /// The active player.
        attacker: Seat,
        /// Where.
        system: SystemId,
    },
    /// A round begins.
    Round,
    /// Something may have ended the fight before its time (LRR 63.3a).
    CheckFight,
    /// LRR 63.3.
    AntiFighterBarrage,
    /// LRR 63.4.
    AnnounceRetreat(Side),
    /// LRR 63.5.
    Roll(Side),
    /// LRR 63.6.
    AssignHits,
    /// LRR 63.7.
    Retreat,
    /// What cannot be carried on the retreat is destroyed (LRR 63.7b).
    LeaveBehind {
        /// Where to.
        to: SystemId,
    },
    /// The ships go.
    Depart {
        /// Where to.
        to: SystemId,
    },
    /// LRR 63.8.
    RoundOver,
    /// LRR 63.9, 63.10.
    End,
    /// All that belongs to the end of the combat is resolved (LRR 63.9a).
    Close,
    /// Everything that outlives the combat is checked (LRR 43.3b, 64.4a).
    Aftermath {
        /// The active player.
        attacker: Seat,
        /// Where.
        system: SystemId,
    },
}

/// A side of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The active player (LRR 9).
    Attacker,
    /// The other (LRR 84).
    Defender,
}

fn combat(s: &State) -> &SpaceCombat {
    s.underway.combat.as_ref().expect("a space combat is under way")
}

fn combat_mut<'t>(t: &'t mut T<'_>) -> &'t mut SpaceCombat {
    t.state.underway.combat.as_mut().expect("a space combat is under way")
}

impl SpaceCombat {
    fn side(&self, side: Side) -> Seat {
        match side {
            Side::Attacker => self.attacker,
            Side::Defender => self.defender,
        }
    }
}

/// Where a side could retreat to (LRR 63.4c, 63.7c): an adjacent system with an own unit or planet and no foreign ships. RULING: ships
/// enter no asteroid field, no supernova and no nebula that is not active (LRR 11.1, 57.1, 77.1).
pub fn retreats(s: &State, seat: Seat, from: SystemId) -> Vec<SystemId> {
    let open = |system: &SystemId| !matches!(anomaly(*system), Some(Anomaly::AsteroidField | Anomaly::Supernova | Anomaly::Nebula));
    let is_mine = |system: &SystemId| {
        let holds_unit = s.locations_in(*system).into_iter().any(|at| !s.units(seat, at).is_empty());
        holds_unit || s.planets_in(*system).iter().any(|planet| s.planets[planet].controller == Some(seat))
    };
    let near = adjacent(s, seat, from).into_iter().filter(open);
    near.filter(|system| is_mine(system) && !s.has_foreign_ships(seat, *system)).collect()
}

/// Whether a side has a ship that can move away at all (LRR 63.7b).
fn has_movable_ship(s: &State, seat: Seat, system: SystemId) -> bool {
    s.units(seat, Location::Space(system)).iter().any(|(unit, _)| moves(s, seat, unit))
}

fn moves(s: &State, seat: Seat, unit: UnitType) -> bool {
    s.stats(seat, unit).is_some_and(|stats| (unit.is_ship() || stats.in_space) && stats.movement.is_some())
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begin { attacker, system } => it.does(|t| begin(t, attacker, system)),
        Step::Round => it.does(round),
        Step::CheckFight => it.does(check_fight),
        Step::AntiFighterBarrage => it.does(barrage),
        Step::AnnounceRetreat(side) => it.may_ask(|s| may_announce_retreat(s, side), |picked, t| announce_retreat(side, picked, t)),
        Step::Roll(side) => it.does(|t| roll(t, side)),
        Step::AssignHits => it.does(assign_hits),
        Step::Retreat => it.may_ask(where_to_retreat, retreat),
        Step::LeaveBehind { .. } => it.may_ask(what_to_leave_behind, leave_behind),
        Step::Depart { to } => it.does(|t| depart(t, to)),
        Step::RoundOver => it.does(round_over),
        Step::End => it.does(end),
        Step::Close => it.does(|t| t.state.underway.combat = None),
        Step::Aftermath { attacker, system } => it.does(|t| aftermath(attacker, system, t)),
    }
}

fn begin(t: &mut T<'_>, attacker: Seat, system: SystemId) {
    let defender = t.state.owners_of_ships(system).into_iter().find(|owner| *owner != attacker);
    if let Some(defender) = defender.filter(|_| t.state.has_ships(attacker, system)) {
        t.tell(&Line::SpaceCombatBegins { attacker, defender, system });
        t.state.underway.combat = Some(SpaceCombat::begin(system, attacker, defender));
        t.next(steps![Step::Round, Step::End]);
    }
    t.next(steps![Step::Aftermath { attacker, system }]);
}

/// LRR 63.3-63.7 in this order; LRR 63.8 repeats it without the barrage.
fn round(t: &mut T<'_>) {
    let combat = combat_mut(t);
    combat.round += 1;
    combat.retreating = None;
    combat.sustained.clear();
    combat.bonus.clear();
    combat.munitions.clear();
    let (round, system) = (combat.round, combat.system);
    t.tell(&Line::CombatRound { round });
    // LRR 27.12b: the start of the first round is the start of the combat; LRR 63.2: before the barrage
    t.next(steps![window(Occasion::SpaceRoundBegins { round, system }), Step::CheckFight]);
    if round == 1 {
        t.next(steps![Step::AntiFighterBarrage, Step::CheckFight]);
    }
    t.next(steps![
        Step::AnnounceRetreat(Side::Defender),
        Step::AnnounceRetreat(Side::Attacker),
        Step::Roll(Side::Attacker),
        Step::Roll(Side::Defender),
        Step::AssignHits,
        window(Occasion::HitsAssigned { system }),
        Step::Retreat,
        Step::RoundOver,
    ]);
}

fn check_fight(t: &mut T<'_>) {
    if !goes_on(t.state) {
        t.skip_to(|step| matches!(step, flow::Step::SpaceCombat(Step::RoundOver)));
    }
}

/// LRR 63.8, 63.9: both sides still have ships, and nothing has ended the fight.
fn goes_on(s: &State) -> bool {
    let SpaceCombat { system, attacker, defender, broken_off, .. } = *combat(s);
    !broken_off && s.has_ships(attacker, system) && s.has_ships(defender, system)
}

/// LRR 41: both sides at once; hits take fighters only.
///
/// RULING: it is rolled whenever it can hit, unasked: declining has no use.
fn barrage(t: &mut T<'_>) {
    let SpaceCombat { system, attacker, defender, .. } = combat(t.state).clone();
    let at = Location::Space(system);
    let mut hits = vec![];
    for (seat, target) in [(attacker, defender), (defender, attacker)] {
        // A side without fighters cannot be hit (LRR 41.2a).
        if t.state.units(target, at).count(UnitType::Fighter) == 0 {
            continue;
        }
        for (unit, pile) in t.state.units(seat, at).iter() {
            let Some(barrage) = t.state.stats(seat, unit).and_then(|stats| stats.anti_fighter_barrage) else { continue };
            let roll = dice::roll(t, u32::from(barrage.dice) * (pile.intact + pile.damaged), barrage.hit);
            t.tell(&Line::BarrageRolled { seat, hit: barrage.hit, dice: roll.dice, hits: roll.hits });
            hits.push((seat, target, roll.hits));
        }
    }
    for (seat, target, count) in hits {
        hits::destroy(t, seat, target, at, UnitType::Fighter, count);
    }
}

/// LRR 63.4.
fn may_announce_retreat(s: &State, side: Side) -> Asks {
    let combat = combat(s);
    let seat = combat.side(side);
    // LRR 63.4b
    if combat.retreating.is_some() || !has_movable_ship(s, seat, combat.system) || retreats(s, seat, combat.system).is_empty() {
        return nobody();
    }
    let prompt = Prompt::AnnounceRetreat { system: combat.system };
    ask(seat, Question::one_of(&prompt, "LRR 63.4", [Choice::Stay, Choice::Retreat]))
}

fn announce_retreat(side: Side, picked: Picked<Choice>, t: &mut T<'_>) {
    if picked.one() == Choice::Retreat {
        let seat = combat(t.state).side(side);
        combat_mut(t).retreating = Some(seat);
        t.tell(&Line::AnnouncesRetreat { seat });
    }
}

fn roll(t: &mut T<'_>, side: Side) {
    let combat = combat(t.state).clone();
    let seat = combat.side(side);
    let opponent = combat.opponent(seat);
    let groups = combat_rolls::groups(t.state, seat, opponent, Location::Space(combat.system), side == Side::Defender);
    t.next(combat_rolls::steps(seat, Location::Space(combat.system), groups));
}

fn assign_hits(t: &mut T<'_>) {
    let combat = combat_mut(t);
    let (system, hits) = (combat.system, std::mem::take(&mut combat.hits));
    let by = |seat| combat.opponent(seat);
    let hits =
        hits.into_iter().map(|(seat, count)| (seat, Hits { by: by(seat), source: HitSource::Combat, count, assigned: false })).collect();
    t.next(steps![hits::Step::Produced { system, hits }]);
}

/// LRR 63.7.
fn where_to_retreat(s: &State) -> Asks {
    let combat = combat(s);
    let Some(seat) = combat.retreating else { return nobody() };
    // LRR 63.7a
    if !s.has_ships(combat.opponent(seat), combat.system) || !has_movable_ship(s, seat, combat.system) {
        return nobody();
    }
    let systems = retreats(s, seat, combat.system);
    if systems.is_empty() {
        return nobody();
    }
    let offers = systems.into_iter().map(|system| Offer::new(Choice::System { system }).at(system.place()));
    ask(seat, Question::one_of(&Prompt::RetreatTo, "LRR 63.7", offers).skipped_when_forced())
}

fn retreat(picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::System { system: to } = picked.one() else { unreachable!("only systems are offered") };
    t.next(steps![Step::LeaveBehind { to }, Step::Depart { to }]);
}

fn retreating(s: &State) -> Seat {
    combat(s).retreating.expect("somebody retreats")
}

/// Fighters without a move value and ground forces in space, against the capacity of the ships that go.
fn surplus_on_retreat(s: &State, seat: Seat, units: &Units) -> (u32, Vec<(UnitType, u32)>) {
    let going = units.iter().filter(|(unit, _)| moves(s, seat, *unit));
    let capacity: u32 = going.filter_map(|(unit, pile)| Some(s.stats(seat, unit)?.capacity * (pile.intact + pile.damaged))).sum();
    let carried = units.iter().filter(|(unit, _)| !moves(s, seat, *unit));
    let carried: Vec<_> = carried.map(|(unit, pile)| (unit, pile.intact + pile.damaged)).collect();
    (carried.iter().map(|(_, n)| n).sum::<u32>().saturating_sub(capacity), carried)
}

fn what_to_leave_behind(s: &State) -> Asks {
    let seat = retreating(s);
    let (surplus, carried) = surplus_on_retreat(s, seat, &s.units(seat, Location::Space(combat(s).system)));
    if surplus == 0 {
        return nobody();
    }
    let offers = carried.into_iter().map(|(unit, count)| Offer::new(Choice::Destroy { unit }).cap(count));
    ask(seat, Question::split(&Prompt::LeaveBehind { surplus }, "LRR 63.7b", surplus, offers).skipped_when_forced())
}

fn leave_behind(picked: Picked<Choice>, t: &mut T<'_>) {
    let (seat, at) = (retreating(t.state), Location::Space(combat(t.state).system));
    for (choice, count) in picked.parts() {
        if let Choice::Destroy { unit } = choice {
            hits::destroy(t, seat, seat, at, unit, count);
        }
    }
}

/// LRR 63.7b, 63.7d: all ships and what they carry go together, and a token follows.
fn depart(t: &mut T<'_>, to: SystemId) {
    let combat = combat(t.state);
    let (from, seat) = (combat.system, combat.retreating.expect("somebody retreats"));
    let units = std::mem::take(t.state.units_mut(seat, Location::Space(from)));
    for (unit, pile) in units.iter() {
        let there = t.state.units_mut(seat, Location::Space(to));
        there.add(unit, Condition::Intact, pile.intact);
        there.add(unit, Condition::Damaged, pile.damaged);
    }
    t.state.sweep();
    t.tell(&Line::Retreated { seat, system: to });
    t.next(steps![command_tokens::Step::PlaceFromReinforcements { seat, system: to }, fleet::Step::Check { seat, system: to }]);
}

fn round_over(t: &mut T<'_>) {
    let SpaceCombat { system, attacker, defender, round, .. } = combat(t.state).clone();
    t.next([window(Occasion::SpaceRoundEnds { round, system })]);
    if !goes_on(t.state) {
        return;
    }
    if can_anybody_hit(t.state, attacker, defender, system) {
        t.next(steps![Step::Round]);
        return;
    }
    // FAQ-GEN-2: nobody can ever win: the attacker must retreat, or loses the units in the combat
    if has_movable_ship(t.state, attacker, system) && !retreats(t.state, attacker, system).is_empty() {
        t.tell(&Line::AnnouncesRetreat { seat: attacker });
        combat_mut(t).retreating = Some(attacker);
        t.next(steps![Step::Retreat]);
    } else {
        let at = Location::Space(system);
        for (unit, pile) in t.state.units(attacker, at).iter().filter(|(unit, _)| unit.is_ship()) {
            hits::destroy(t, attacker, attacker, at, unit, pile.intact + pile.damaged);
        }
    }
}

/// Whether a die of either side can hit at all.
fn can_anybody_hit(s: &State, attacker: Seat, defender: Seat, system: SystemId) -> bool {
    let at = Location::Space(system);
    let hits = |seat, opponent, defends| {
        combat_rolls::groups(s, seat, opponent, at, defends).iter().any(|group| group.dice > 0 && group.hit <= 10)
    };
    hits(attacker, defender, false) || hits(defender, attacker, true)
}

fn end(t: &mut T<'_>) {
    let SpaceCombat { system, attacker, defender, broken_off, .. } = *combat(t.state);
    let left: Vec<Seat> = [attacker, defender].into_iter().filter(|seat| t.state.has_ships(*seat, system)).collect();
    match left[..] {
        [winner] if !broken_off => {
            t.tell(&Line::SpaceCombatWon { seat: winner, system });
            let against = combat(t.state).opponent(winner);
            t.next([window(Occasion::SpaceCombatWon { seat: winner, against, system })]);
        }
        // LRR 63.10
        _ => t.tell(&Line::SpaceCombatDrawn { system }),
    }
    t.next(steps![Step::Close]);
}

fn aftermath(attacker: Seat, system: SystemId, t: &mut T<'_>) {
    for seat in t.state.seats() {
        fleet::lose_blockaded_factories(t, seat, system);
    }
    // LRR 63.10a, 43.3b
    let owners: Vec<Seat> = t.state.clockwise_from(attacker).collect();
    t.next(owners.into_iter().map(|seat| flow::Step::from(fleet::Step::Check { seat, system })));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::given;
    use crate::position::given::Given;
    use serde_json::json;
    use sternpost_core::{Chance, Position};

    /// No unit and no effect of the base game makes a combat that nobody can win, so the position is made by hand: modifiers
    /// (LRR 54) that no die can make up for.
    fn stalemate(retreat: bool) -> Position<crate::TwilightImperium> {
        let given: Given = serde_json::from_value(json!({
            "options": { "content": [] },
            "players": [{ "faction": "hacan" }, { "faction": "xxcha" }, { "faction": "yssaril" }],
            "systems": { "27": { "units": { "0": { "cruiser": 1 }, "1": { "cruiser": 1 } } } },
            "planets": if retreat { json!({ "thibah": { "controller": 0 } }) } else { json!({}) },
            "at": { "space-combat": { "seat": 0, "system": 27 } },
        }))
        .expect("the position can be read");
        let (mut state, _) = given::position(&given).expect("the position is possible");
        let mut combat = SpaceCombat::begin(SystemId(27), Seat(0), Seat(1));
        combat.bonus = [(Seat(0), -10), (Seat(1), -10)].into();
        state.underway.combat = Some(combat);
        let mut position = Position::at(state, steps![Step::RoundOver, Step::End, crate::tactical::tactical_action::Step::End].into());
        position.settle(&mut Chance::closed());
        position
    }

    #[test]
    fn faq_gen_2_who_cannot_win_must_retreat() {
        let position = stalemate(true);
        assert!(position.state.has_ships(Seat(0), SystemId(21)), "the only way out is taken");
        assert!(position.state.has_ships(Seat(1), SystemId(27)));
    }

    #[test]
    fn faq_gen_2_without_a_way_out_the_attacker_loses_the_ships() {
        let position = stalemate(false);
        assert!(position.state.units(Seat(0), Location::Space(SystemId(27))).is_empty());
        assert!(position.state.has_ships(Seat(1), SystemId(27)));
    }
}
