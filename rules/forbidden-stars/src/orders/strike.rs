//! FS-ORB: after an Advance without a combat, ships of one void may strike an enemy world beside it. Strike upgrades are not there yet.

use crate::battle::MOST_DICE;
use crate::battle::sides::{Dice, face};
use crate::cards::events::occasions::{self, Occasion};
use crate::cards::orders::{Passive, changes};
use crate::flow::Part;
use crate::orders::trimming;
use crate::position::underway::Striking;
use crate::prelude::*;
use sternpost_kit::one_of_or;

/// Steps of an orbital strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// FS-ORB-01: which ships strike which world, if any.
    Declare { seat: Seat },
    /// FS-ORB-08: what was rolled hits.
    Hit,
    /// FS-ORB-08: units there suffer damage.
    Suffer { seat: Seat, area: AreaId, damage: u32 },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Declare { seat } => it.may_ask(|s| strikes(s, seat), |picked, t| strike(seat, &picked.one(), t)),
        Step::Hit => it.does(hit),
        Step::Suffer { seat, area, damage } => {
            it.may_ask(|s| targets(s, seat, area, damage), |picked, t| suffer(seat, area, damage, &picked.one(), t))
        }
    }
}

/// FS-ORB-02 to -06: a void and an enemy world beside it, both in the active system. A bastion shields its world (FS-BAST-04), routed ships take no part.
fn strikes(s: &State, seat: Seat) -> Asks {
    let areas = s.resolving().system.areas();
    let has_ships = |void: AreaId| !void.is_world() && dice(s, seat, void) > 0;
    let has_bastion = |world: AreaId| s.held(world).structures.iter().any(|built| built.structure == Structure::Bastion);
    let is_target = |world: AreaId| world.is_world() && s.is_enemy(world, seat) && !has_bastion(world);
    let offers: Vec<Offer<Choice>> = areas
        .into_iter()
        .filter(|void| has_ships(*void))
        .flat_map(|from| {
            s.board.areas_beside(from).filter(|to| areas.contains(to) && is_target(*to)).map(move |to| (from, to)).collect::<Vec<_>>()
        })
        .map(|(from, to)| Offer::new(Choice::Strike { from, to }).hint(&Word::DiceRolled { count: dice(s, seat, from) }))
        .collect();
    // FS-ORB-01
    if offers.is_empty() || (s.resolving().has_fought && !changes(s, Passive::StrikesAfterCombat)) {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::Strike { system: s.resolving().system }, "FS-ORB-01", offers, Choice::Nothing))
}

/// FS-ORB-07, FS-ORB-10: combat values of the ships that stand there, eight dice at most.
fn dice(s: &State, seat: Seat, void: AreaId) -> u32 {
    s.units_in(void, seat).map(|(unit, figures)| unit.card().combat * figures.fresh).sum::<u32>().min(MOST_DICE)
}

fn strike(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Strike { from, to } = *choice else { return };
    let number = dice(t.state, seat, from);
    t.tell(&Line::Strikes { seat, from, to });
    let mut rolled = Dice::default();
    t.roll(number as usize, 6).into_iter().for_each(|one| *rolled.of_mut(face(one)) += 1);
    t.tell(&Line::HasDice { seat, bolter: rolled.bolter, shield: rolled.shield, morale: rolled.morale });
    t.state.order.as_mut().expect("an order is being resolved").strike = Some(Striking { from, to, dice: rolled });
    t.next([occasions::window(Occasion::StrikeRolled { seat })]);
    t.next(steps![Step::Hit]);
}

fn hit(t: &mut T<'_>) {
    let order = t.state.order.as_mut().expect("an order is being resolved");
    let (seat, Striking { to, dice, .. }) = (order.seat, order.strike.take().expect("a strike is on"));
    let target = t.state.held(to).seats(t.state).into_iter().find(|other| *other != seat).expect("an enemy world has an owner");
    t.next(steps![Step::Suffer { seat: target, area: to, damage: dice.bolter }]);
}

/// FS-DMG-03, -04: units that stand, routed ones only where there are no others.
fn targets(s: &State, seat: Seat, area: AreaId, damage: u32) -> Asks {
    let standing: Vec<Choice> =
        s.units_in(area, seat).filter(|(_, figures)| figures.fresh > 0).map(|(unit, _)| Choice::Unit { unit }).collect();
    let routed = || s.units_in(area, seat).filter(|(_, figures)| figures.routed > 0).map(|(unit, _)| Choice::RoutedUnit { unit }).collect();
    let offers: Vec<Choice> = if standing.is_empty() { routed() } else { standing };
    if damage == 0 || offers.is_empty() {
        return nobody();
    }
    let offer = |choice: Choice| {
        let count = trimming::chosen(&choice).map_or(0, |(unit, _)| unit.card().health);
        Offer::new(choice).hint(&Word::HealthLeft { count })
    };
    // By default what dies loses least.
    let loss = |choice: &Choice| {
        let Some((unit, _)) = trimming::chosen(choice) else { return (0, 0) };
        let cost = unit.card().cost + unit.card().forge;
        (u32::from(damage >= unit.card().health) * cost, cost)
    };
    let question = Question::one_of(&Prompt::Suffer { count: damage, area }, "FS-DMG-03", offers.into_iter().map(offer));
    ask(seat, question.preferring(loss).skipped_when_forced())
}

/// It is destroyed and the rest goes on; who survives is not routed (FS-ORB-09, FS-DMG-11).
fn suffer(seat: Seat, area: AreaId, damage: u32, choice: &Choice, t: &mut T<'_>) {
    let Some((unit, is_routed)) = trimming::chosen(choice) else { return };
    let health = unit.card().health;
    if damage < health {
        return t.tell(&Line::Survives { seat, fighter: unit.name(), count: damage });
    }
    t.tell(&Line::Falls { seat, fighter: unit.name(), count: health });
    t.state.board.take(unit, area, u32::from(!is_routed), u32::from(is_routed));
    t.next(steps![Step::Suffer { seat, area, damage: damage - health }]);
}
