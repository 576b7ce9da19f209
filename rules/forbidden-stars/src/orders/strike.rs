//! FS-ORB: after an Advance without a combat, ships of one void may strike an enemy world beside it. Upgrades are declared before dice are rolled, dice are spent
//! for them after it, and then damage is suffered.

use crate::battle::sides::{Dice, Fighter, face};
use crate::battle::{self, MOST_DICE, damage};
use crate::cards::combat::Icon;
use crate::cards::events::occasions::{self, Occasion};
use crate::cards::orders::{self, OrderUpgradeId, Passive, StrikeUpgrade, changes};
use crate::components::{MOST_IN_AN_AREA, bastion};
use crate::flow::Part;
use crate::orders::advance;
use crate::position::underway::Striking;
use crate::prelude::*;
use sternpost_core::Barred;
use sternpost_kit::one_of_or;

/// Steps of an orbital strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// FS-ORB-01: which ships strike which world, if any.
    Declare { seat: Seat },
    /// FS-ORB-11, -12: upgrades that are used.
    Upgrades { seat: Seat },
    /// FS-ORB-07: dice.
    Roll { seat: Seat },
    /// FS-ORB-15: dice are spent for what was declared.
    Spend { seat: Seat },
    /// The same for one upgrade.
    SpendFor { seat: Seat, upgrade: OrderUpgradeId },
    /// Ships of the active system move to voids of a system beside it.
    Depart { seat: Seat, system: SystemId },
    /// A player destroys a unit or a structure of an area.
    GiveUp { seat: Seat, area: AreaId },
    /// FS-ORB-08: what was rolled hits.
    Hit,
    /// FS-ORB-08: damage is suffered.
    Suffer { seat: Seat, area: AreaId, damage: u32 },
    /// FS-CONT-04: a combat, if the strike has made its world contested.
    Ends { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Declare { seat } => it
            .barring(|s, asked| if asked == seat { shielded(s, seat) } else { vec![] })
            .may_ask(|s| strikes(s, seat), |picked, t| declare(seat, &picked.one(), t)),
        Step::Upgrades { seat } => it.may_ask(|s| upgrades(s, seat), |picked, t| use_upgrades(seat, picked, t)),
        Step::Roll { seat } => it.does(|t| roll(seat, t)),
        Step::Spend { seat } => it.does(|t| spend(seat, t)),
        Step::SpendFor { seat, upgrade } => {
            it.may_ask(|s| spending(s, seat, upgrade), |picked, t| resolve(seat, upgrade, &picked.one(), t))
        }
        Step::Depart { seat, system } => it.may_ask(|s| departing(s, seat, system), |picked, t| depart(seat, picked, t)),
        Step::GiveUp { seat, area } => it.may_ask(|s| given_up(s, seat, area), |picked, t| give_up(seat, area, &picked.one(), t)),
        Step::Hit => it.does(hit),
        Step::Suffer { seat, area, damage } => {
            it.may_ask(|s| targets(s, seat, area, damage), |picked, t| suffer(seat, area, damage, &picked.one(), t))
        }
        Step::Ends { seat } => it.does(|t| end(seat, t)),
    }
}

/// FS-ORB-02 to -04, -06: a void with ships that stand, and an enemy world beside it, both in the active system.
fn aims(s: &State, seat: Seat) -> Vec<(AreaId, AreaId)> {
    // FS-ORB-01
    if s.resolving().has_fought && !changes(s, Passive::StrikesAfterCombat) {
        return vec![];
    }
    let areas = s.resolving().system.areas();
    let has_ships = |void: &AreaId| !void.is_world() && dice(s, seat, *void) > 0;
    let is_target = |world: &AreaId| world.is_world() && s.is_enemy(*world, seat) && areas.contains(world);
    let beside = |from: AreaId| s.board.areas_beside(from).filter(is_target).map(move |to| (from, to)).collect::<Vec<_>>();
    areas.into_iter().filter(has_ships).flat_map(beside).collect()
}

/// FS-ORB-05, FS-BAST-04: whether a bastion shields a world.
fn has_bastion(s: &State, world: AreaId) -> bool {
    s.held(world).structures.iter().any(|built| built.structure == Structure::Bastion)
}

/// FS-ORB-14: an upgrade for which bastions do not matter.
fn past_bastions(s: &State, seat: Seat) -> Option<OrderUpgradeId> {
    orders::strike_upgrades(s, seat).into_iter().find(|upgrade| of(*upgrade).ignores_bastions)
}

fn of(upgrade: OrderUpgradeId) -> &'static StrikeUpgrade {
    upgrade.card().strike().expect("only strike upgrades are declared")
}

fn strikes(s: &State, seat: Seat) -> Asks {
    let offer = |(from, to): (AreaId, AreaId)| {
        let (offer, count) = (Offer::new(Choice::Strike { from, to }), dice(s, seat, from));
        if !has_bastion(s, to) {
            return Some(offer.hint(&Word::DiceRolled { count }));
        }
        past_bastions(s, seat).map(|upgrade| offer.hint(&Word::DiceRolledWith { count, upgrade }))
    };
    let offers: Vec<Offer<Choice>> = aims(s, seat).into_iter().filter_map(offer).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::Strike { system: s.resolving().system }, "FS-ORB-01", offers, Choice::Nothing))
}

/// Worlds that a bastion shields.
fn shielded(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    if past_bastions(s, seat).is_some() {
        return vec![];
    }
    let shielded = aims(s, seat).into_iter().filter(|(_, to)| has_bastion(s, *to));
    shielded.map(|(from, to)| Barred::new(Choice::Strike { from, to }, &Why::Bastion, "FS-ORB-05")).collect()
}

/// FS-ORB-07: combat values of the ships that stand there, eight dice at most (FS-ORB-10).
fn dice(s: &State, seat: Seat, void: AreaId) -> u32 {
    s.units_in(void, seat).map(|(unit, figures)| unit.card().combat * figures.fresh).sum::<u32>().min(MOST_DICE)
}

fn declare(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Strike { from, to } = *choice else { return };
    let target = t.state.held(to).seats(t.state).into_iter().find(|other| *other != seat).expect("an enemy world has an owner");
    let strike = Striking { from, to, target, upgrades: vec![], dice: Dice::default(), first: None, routs: false };
    t.state.resolving_mut().strike = Some(strike);
    t.tell(&Line::Strikes { seat, from, to });
    if has_bastion(t.state, to)
        && let Some(upgrade) = past_bastions(t.state, seat)
    {
        use_upgrade(seat, upgrade, t);
    }
    t.next(steps![Step::Upgrades { seat }, Step::Roll { seat }]);
    t.next([occasions::window(Occasion::StrikeRolled { seat })]);
    t.next(steps![Step::Spend { seat }, Step::Hit, Step::Ends { seat }]);
}

fn upgrades(s: &State, seat: Seat) -> Asks {
    let offers: Vec<Choice> = orders::strike_upgrades(s, seat).into_iter().map(|upgrade| Choice::OrderUpgrade { upgrade }).collect();
    if offers.is_empty() {
        return nobody();
    }
    let most = sternpost_kit::count(offers.len());
    ask(seat, Question::some_of(&Prompt::StrikeUpgrades { area: s.striking().to }, "FS-ORB-11", 0, most, offers))
}

fn use_upgrades(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    for choice in picked.several() {
        let Choice::OrderUpgrade { upgrade } = choice else { unreachable!("only upgrades are on offer") };
        use_upgrade(seat, upgrade, t);
    }
}

fn use_upgrade(seat: Seat, upgrade: OrderUpgradeId, t: &mut T<'_>) {
    orders::turn_down(seat, upgrade, t);
    t.state.striking_mut().upgrades.push(upgrade);
}

fn roll(seat: Seat, t: &mut T<'_>) {
    let strike = t.state.striking();
    let more: u32 = strike.upgrades.iter().map(|upgrade| of(*upgrade).dice).sum();
    // FS-ORB-10
    let number = (dice(t.state, seat, strike.from) + more).min(MOST_DICE);
    let mut rolled = Dice::default();
    t.roll(number as usize, 6).into_iter().for_each(|one| *rolled.of_mut(face(one)) += 1);
    t.tell(&Line::HasDice { seat, bolter: rolled.bolter, shield: rolled.shield, morale: rolled.morale });
    t.state.striking_mut().dice = rolled;
}

fn spend(seat: Seat, t: &mut T<'_>) {
    let steps: Vec<crate::flow::Step> =
        t.state.striking().upgrades.iter().map(|upgrade| Step::SpendFor { seat, upgrade: *upgrade }.into()).collect();
    t.next(steps);
}

fn spending(s: &State, seat: Seat, upgrade: OrderUpgradeId) -> Asks {
    let offers = (of(upgrade).offers)(s, seat);
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::Upgrade { upgrade }, "FS-ORB-15", offers, Choice::Nothing))
}

fn resolve(seat: Seat, upgrade: OrderUpgradeId, choice: &Choice, t: &mut T<'_>) {
    if *choice != Choice::Nothing {
        (of(upgrade).resolve)(seat, choice, t);
    }
}

/// FS-SPEND-04: dice of the strike go back to the supply.
///
/// # Panics
/// If there are not as many.
pub fn spend_dice(seat: Seat, icon: Icon, count: u32, t: &mut T<'_>) {
    let dice = t.state.striking_mut().dice.of_mut(icon);
    *dice = dice.checked_sub(count).expect("no more dice are spent than there are");
    (0..count).for_each(|_| t.tell(&Line::SpendsDie { seat, icon }));
}

/// Moves of ships from the active system to friendly and uncontrolled voids of one beside it; a storm bars the way (FS-WARP-02).
pub fn departures(s: &State, seat: Seat, system: SystemId) -> Vec<advance::Move> {
    let active = s.resolving().system;
    if s.board.is_cut(active, system) {
        return vec![];
    }
    let is_open = |to: &AreaId| !to.is_world() && (s.is_friendly(*to, seat) || s.is_uncontrolled(*to));
    let has_room = |to: &AreaId| s.unit_count(*to, seat) < MOST_IN_AN_AREA;
    let voids: Vec<AreaId> = system.areas().into_iter().filter(|to| is_open(to) && has_room(to)).collect();
    let ships = advance::movable(s, seat, active).into_iter().filter(|(unit, _)| unit.is_ship());
    ships.flat_map(|(unit, from)| voids.iter().map(move |to| (unit, from, *to)).collect::<Vec<_>>()).collect()
}

/// FS-CARD-05: it was paid for, so one moves at least.
fn departing(s: &State, seat: Seat, system: SystemId) -> Asks {
    let sheet = advance::sheet(s, seat, &Prompt::Depart { system }, 1, &departures(s, seat, system));
    sheet.map_or_else(nobody, |question| ask(seat, question.skipped_when_forced()))
}

fn depart(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    for (choice, count) in picked.parts() {
        let Choice::Move { unit, from, to } = choice else { unreachable!("only moves are on offer") };
        t.state.board.take(unit, from, count, 0);
        t.state.board.place(unit, to, count);
        t.tell(&Line::Moves { seat, unit, count, from, to });
    }
}

fn given_up(s: &State, seat: Seat, area: AreaId) -> Asks {
    let units = s.pieces_at(area, seat).into_iter().map(|(piece, _)| piece).filter(|piece| piece.unit().is_some()).map(Fighter::choice);
    let own = s.held(area).structures.iter().filter(|built| built.seat == seat);
    let offers: Vec<Choice> = units.chain(own.map(|built| Choice::Structure { structure: built.structure })).collect();
    if offers.is_empty() {
        return nobody();
    }
    // By default the unit that costs least.
    let cost = |choice: &Choice| {
        let unit = Fighter::chosen(choice).and_then(Fighter::unit);
        (unit.is_none(), unit.map_or(0, |unit| unit.card().cost + unit.card().forge))
    };
    ask(seat, Question::one_of(&Prompt::GiveUp { area }, "FS-CLAR-03", offers).preferring(cost).skipped_when_forced())
}

fn give_up(seat: Seat, area: AreaId, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Structure { structure } = *choice {
        t.state.board.tear_down(structure, seat, area);
        t.tell(&Line::IsDestroyed { seat, fighter: structure.name() });
    } else if let Some(piece) = Fighter::chosen(choice) {
        remove(seat, area, piece, t);
        t.tell(&Line::IsDestroyed { seat, fighter: piece.name() });
    }
}

fn hit(t: &mut T<'_>) {
    let strike = t.state.striking();
    t.next(steps![Step::Suffer { seat: strike.target, area: strike.to, damage: strike.dice.bolter }]);
}

/// FS-DMG-03, -04, FS-ORB-14: units that stand and bastions, routed ones only where there is nothing else; but first what must.
fn targets(s: &State, seat: Seat, area: AreaId, damage: u32) -> Asks {
    let there = s.pieces_at(area, seat);
    let first = s.striking().first.filter(|first| there.iter().any(|(piece, _)| piece == first));
    let pieces = first.map_or_else(|| damage::exposed(there), |first| vec![first]);
    if damage == 0 || pieces.is_empty() {
        return nobody();
    }
    let offer = |piece: &Fighter| Offer::new(piece.choice()).hint(&Word::HealthLeft { count: health(*piece) });
    // By default what dies loses least.
    let loss = |choice: &Choice| {
        let Some(piece) = Fighter::chosen(choice) else { return (0, 0) };
        let cost = piece.unit().map_or_else(|| Structure::Bastion.cost(), |unit| unit.card().cost + unit.card().forge);
        (u32::from(damage >= health(piece)) * cost, cost)
    };
    let question = Question::one_of(&Prompt::Suffer { count: damage, area }, "FS-DMG-03", pieces.iter().map(offer));
    ask(seat, question.preferring(loss).skipped_when_forced())
}

/// Damage that destroys a piece outside of a combat, where there are no tokens.
fn health(piece: Fighter) -> u32 {
    piece.unit().map_or(bastion::HEALTH, |unit| unit.card().health)
}

fn remove(seat: Seat, area: AreaId, piece: Fighter, t: &mut T<'_>) {
    match piece {
        Fighter::Unit(unit) => t.state.board.take(unit, area, 1, 0),
        Fighter::Routed(unit) => t.state.board.take(unit, area, 0, 1),
        Fighter::Bastion => t.state.board.tear_down(Structure::Bastion, seat, area),
        Fighter::Token | Fighter::RoutedToken => unreachable!("reinforcement tokens lie in combats alone"),
    }
}

/// It is destroyed and the rest goes on; who survives is not routed (FS-ORB-09, FS-DMG-11), unless a card says so.
fn suffer(seat: Seat, area: AreaId, damage: u32, choice: &Choice, t: &mut T<'_>) {
    let Some(piece) = Fighter::chosen(choice) else { return };
    let health = health(piece);
    if damage < health {
        t.tell(&Line::Survives { seat, fighter: piece.name(), count: damage });
        if let Some(unit) = piece.unit().filter(|_| t.state.striking().routs && piece.is_standing_unit()) {
            t.state.board.rout(unit, area);
            t.tell(&Line::IsRouted { seat, fighter: piece.name() });
        }
        return;
    }
    t.tell(&Line::Falls { seat, fighter: piece.name(), count: health });
    remove(seat, area, piece, t);
    if t.state.striking().first == Some(piece) {
        t.state.striking_mut().first = None;
    }
    t.next(steps![Step::Suffer { seat, area, damage: damage - health }]);
}

fn end(seat: Seat, t: &mut T<'_>) {
    let strike = t.state.resolving_mut().strike.take().expect("a strike is on");
    if t.state.is_contested(strike.to) {
        t.next(steps![battle::Step::Begins { area: strike.to, attacker: seat, from: None }]);
    }
}
