//! FS-DMG, FS-ROUT: damage is suffered, units are routed, rallied and destroyed.

use super::Step;
use super::sides::{Fighter, Lasting, Role, Wounded};
use crate::cards::combat::Icon;
use crate::cards::events::occasions::{self, Occasion};
use crate::prelude::*;

/// The question whose pieces of which kind take the damage: bastions and units that stand (FS-DMG-03), routed ones only where there is nothing else
/// (FS-DMG-04).
pub fn targets(s: &State, role: Role, damage: u32) -> Asks {
    let targets = can_suffer(s, role);
    if damage == 0 || targets.is_empty() {
        return nobody();
    }
    let seat = s.side(role).seat;
    let offer = |fighter: &Fighter| Offer::new(fighter.choice()).hint(&Word::HealthLeft { count: health_left(s, role, *fighter) });
    let question = Question::one_of(&Prompt::Suffer { count: damage, area: s.combat().area }, "FS-DMG-03", targets.iter().map(offer));
    // By default what dies loses least; what only is routed loses less.
    let loss = |choice: &Choice| {
        let Some(fighter) = Fighter::chosen(choice) else { return (0, 0) };
        let dies = damage >= health_left(s, role, fighter);
        (u32::from(dies) * cost(s, role, fighter), cost(s, role, fighter))
    };
    ask(seat, question.preferring(loss).skipped_when_forced())
}

fn cost(s: &State, role: Role, fighter: Fighter) -> u32 {
    match fighter {
        Fighter::Unit(unit) | Fighter::Routed(unit) => 2 * (unit.card().cost + unit.card().forge),
        Fighter::Token | Fighter::RoutedToken => s.token_unit(role).card().cost - 1,
        Fighter::Bastion => 2 * Structure::Bastion.cost(),
    }
}

/// FS-DMG-03, -04: those of these that can take damage: bastions and units that stand, routed ones only where there is nothing else.
pub fn exposed(there: Vec<(Fighter, u32)>) -> Vec<Fighter> {
    let mut all: Vec<Fighter> = there.into_iter().map(|(fighter, _)| fighter).collect();
    if all.iter().any(|fighter| fighter.is_unrouted()) {
        all.retain(|fighter| fighter.is_unrouted());
    }
    all
}

fn can_suffer(s: &State, role: Role) -> Vec<Fighter> {
    let mut all = exposed(s.fighters(role));
    // RULING: a bastion is no unit, and suffers where units suffer nothing.
    if s.lasts(role, Lasting::SuffersNothing) > 0 {
        all.retain(|fighter| *fighter == Fighter::Bastion);
    }
    all
}

/// Health less the damage of this round: damage goes to the piece that has some already.
fn health_left(s: &State, role: Role, fighter: Fighter) -> u32 {
    let wound = s.side(role).wounded.iter().find(|wounded| wounded.fighter == fighter).map_or(0, |wounded| wounded.damage);
    s.health_of(role, fighter).saturating_sub(wound)
}

/// FS-DMG-05 to -08, -10: it is destroyed and the rest goes on, or it is routed.
pub fn suffer(role: Role, damage: u32, choice: &Choice, t: &mut T<'_>) {
    let Some(fighter) = Fighter::chosen(choice) else { return };
    let (seat, left) = (t.state.side(role).seat, health_left(t.state, role, fighter));
    if damage >= left {
        t.tell(&Line::Falls { seat, fighter: fighter.name(), count: left });
        remove(role, fighter, t);
        t.next(steps![Step::Suffer { role, damage: damage - left }]);
        return;
    }
    t.tell(&Line::Survives { seat, fighter: fighter.name(), count: damage });
    let before = t.state.health_of(role, fighter) - left;
    let side = t.state.side_mut(role);
    side.wounded.retain(|wounded| wounded.fighter != fighter);
    side.wounded.push(Wounded { fighter, damage: before + damage });
    rout(role, fighter, t);
}

/// FS-ROUT-01: a unit that stands is routed, unless something forbids it (FS-GOLD-04).
pub fn rout(role: Role, fighter: Fighter, t: &mut T<'_>) {
    if !fighter.is_standing_unit() || t.state.lasts(role, Lasting::CannotBeRouted) > 0 {
        return;
    }
    turn(role, fighter, t);
    t.tell(&Line::IsRouted { seat: t.state.side(role).seat, fighter: fighter.name() });
    t.next([occasions::window(Occasion::UnitRouted { role, fighter: fighter.turned() })]);
    if t.state.lasts(role.other(), Lasting::AmbushesRouted) > 0 {
        t.next(steps![Step::Ambushed { role, fighter: fighter.turned() }]);
    }
}

/// FS-ROUT-01: a routed unit is rallied.
pub fn rally(role: Role, fighter: Fighter, t: &mut T<'_>) {
    if fighter.is_routed() {
        turn(role, fighter, t);
        t.tell(&Line::IsRallied { seat: t.state.side(role).seat, fighter: fighter.name() });
    }
}

/// All routed units of a side are rallied.
pub fn rally_all(role: Role, t: &mut T<'_>) {
    for (fighter, number) in t.state.fighters(role).into_iter().filter(|(fighter, _)| fighter.is_routed()) {
        (0..number).for_each(|_| rally(role, fighter, t));
    }
}

/// One piece changes its state.
fn turn(role: Role, fighter: Fighter, t: &mut T<'_>) {
    let area = t.state.combat().area;
    let wounded = t.state.side_mut(role).wounded.iter_mut().filter(|wounded| wounded.fighter == fighter);
    wounded.for_each(|wounded| wounded.fighter = fighter.turned());
    match fighter {
        Fighter::Unit(unit) | Fighter::Routed(unit) => {
            let to_routed = matches!(fighter, Fighter::Unit(_));
            let figures = t.state.board.held_mut(area).units.get_mut(&unit).expect("the unit is there");
            let (from, to) = if to_routed { (&mut figures.fresh, &mut figures.routed) } else { (&mut figures.routed, &mut figures.fresh) };
            *from -= 1;
            *to += 1;
        }
        Fighter::Token | Fighter::RoutedToken => {
            let tokens = &mut t.state.side_mut(role).reinforcements;
            let (from, to) =
                if fighter == Fighter::Token { (&mut tokens.fresh, &mut tokens.routed) } else { (&mut tokens.routed, &mut tokens.fresh) };
            *from -= 1;
            *to += 1;
        }
        Fighter::Bastion => {}
    }
}

/// FS-DEST-01: a piece is destroyed.
pub fn destroy(role: Role, fighter: Fighter, t: &mut T<'_>) {
    if t.state.fighters(role).iter().any(|(there, _)| *there == fighter) {
        t.tell(&Line::IsDestroyed { seat: t.state.side(role).seat, fighter: fighter.name() });
        remove(role, fighter, t);
    }
}

/// FS-DEST-01: a structure of the contested world is destroyed.
pub fn destroy_structure(structure: Structure, t: &mut T<'_>) {
    let area = t.state.combat().area;
    let Some(built) = t.state.held(area).structures.iter().find(|built| built.structure == structure).copied() else { return };
    let role = t.state.combat().role_of(built.seat);
    if structure == Structure::Bastion {
        return destroy(role, Fighter::Bastion, t);
    }
    t.state.board.held_mut(area).structures.retain(|other| *other != built);
    t.tell(&Line::IsDestroyed { seat: built.seat, fighter: structure.name() });
}

/// FS-FREE-05: another unit stands there instead of a piece, whatever state that was in; nothing is destroyed.
pub fn replace(role: Role, fighter: Fighter, unit: UnitId, t: &mut T<'_>) {
    let (area, seat) = (t.state.combat().area, t.state.side(role).seat);
    remove(role, fighter, t);
    t.state.board.place(unit, area, 1);
    t.tell(&Line::Replaces { seat, fighter: fighter.name(), unit, area });
}

fn remove(role: Role, fighter: Fighter, t: &mut T<'_>) {
    let (area, seat) = (t.state.combat().area, t.state.side(role).seat);
    t.state.side_mut(role).wounded.retain(|wounded| wounded.fighter != fighter);
    match fighter {
        Fighter::Unit(unit) => t.state.board.take(unit, area, 1, 0),
        Fighter::Routed(unit) => t.state.board.take(unit, area, 0, 1),
        Fighter::Token => t.state.side_mut(role).reinforcements.fresh -= 1,
        Fighter::RoutedToken => t.state.side_mut(role).reinforcements.routed -= 1,
        Fighter::Bastion => t.state.board.tear_down(Structure::Bastion, seat, area),
    }
}

/// Who was routed in an ambush is destroyed unless a morale die is spent for it.
pub fn ransom(s: &State, role: Role, fighter: Fighter) -> Asks {
    let side = s.side(role);
    if side.dice.morale == 0 {
        return nobody();
    }
    let offers = [Choice::SpendDie { icon: Icon::Morale }, Choice::Nothing];
    ask(side.seat, Question::one_of(&Prompt::Ransom { fighter: fighter.name() }, "FS-ROUT-01", offers))
}

/// What was decided is done.
pub fn ransomed(role: Role, fighter: Fighter, choice: &Choice, t: &mut T<'_>) {
    if let Choice::SpendDie { icon } = *choice {
        spend_die(role, icon, t);
    } else {
        destroy(role, fighter, t);
    }
}

/// FS-SPEND-04: a die goes back to the supply.
pub fn spend_die(role: Role, icon: Icon, t: &mut T<'_>) {
    let side = t.state.side_mut(role);
    *side.dice.of_mut(icon) -= 1;
    let seat = side.seat;
    t.tell(&Line::SpendsDie { seat, icon });
}
