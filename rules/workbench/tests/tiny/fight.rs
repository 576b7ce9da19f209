//! Skirmish 5: a fight, round by round until one side has nobody left or the defender withdraws.

use super::cards::Occasion;
use super::day::score;
use super::state::{Camp, Fight, State, Unit};
use super::words::{Ask, Choice, Hint, Line};
use super::{Reaction, Step, TableOf};
use sternpost_core::{Asks, BySeat, Offer, Question, Seat, steps};

pub(crate) fn begin(attacker: Seat, defender: Seat, t: &mut TableOf<'_>) {
    let none = || BySeat::new(t.state.camps.len(), |_| 0);
    t.state.fight = Some(Fight { attacker, defender, ambush: none(), hits: none() });
    t.tell(&Line::Marched { attacker, defender });
}

/// Skirmish 5: ambushes, dice, hits (the defender's first), withdrawal; and again.
pub(crate) fn round(t: &mut TableOf<'_>) {
    let Fight { attacker, defender, .. } = *fight(t.state);
    t.next(steps![
        Reaction::new(Occasion::RoundStarts),
        Step::Roll,
        Step::TakeHits { seat: defender },
        Step::TakeHits { seat: attacker },
        Step::Withdraw,
        Step::FightRound
    ]);
}

/// Skirmish 5: a die each; guards and ambushes hit with 5 and 6, riders with 4 too.
pub(crate) fn roll(t: &mut TableOf<'_>) {
    let Fight { attacker, defender, .. } = *fight(t.state);
    for (seat, other) in [(attacker, defender), (defender, attacker)] {
        let riders = t.state.camps[seat].riders as usize;
        let extra = fight(t.state).ambush[seat];
        let dice = t.roll((t.state.camps[seat].units() + extra) as usize, 6);
        let hits = dice.iter().enumerate().filter(|(i, die)| **die >= if *i < riders { 4 } else { 5 }).count();
        let fight = t.state.fight.as_mut().expect("a fight is going on");
        fight.hits[other] = u32::try_from(hits).expect("few dice");
        fight.ambush[seat] = 0;
        t.tell(&Line::Rolled { seat, dice });
    }
}

pub(crate) fn losses(s: &State, seat: Seat) -> Asks<Choice> {
    let camp: &Camp = &s.camps[seat];
    let hits = fight(s).hits[seat].min(camp.units());
    if hits == 0 {
        return Asks::new();
    }
    let there = Unit::ALL.iter().filter(|unit| camp.count(**unit) > 0);
    let offers = there.map(|unit| Offer::new(Choice::Unit { unit: *unit }).cap(camp.count(*unit)));
    Asks::from([(seat, Question::split(&Ask::Losses { hits }, "Skirmish 5", hits, offers).skipped_when_forced())])
}

pub(crate) fn take_hits(seat: Seat, parts: Vec<(Choice, u32)>, t: &mut TableOf<'_>) {
    let before = (t.state.camps[seat].guards, t.state.camps[seat].riders);
    for (choice, lost) in parts {
        let Choice::Unit { unit } = choice else { unreachable!("only units take hits") };
        *t.state.camps[seat].count_mut(unit) -= lost;
    }
    let camp = &t.state.camps[seat];
    let line = Line::Lost { seat, guards: before.0 - camp.guards, riders: before.1 - camp.riders };
    t.tell(&line);
}

pub(crate) fn withdrawal(s: &State) -> Asks<Choice> {
    let Fight { attacker, defender, .. } = *fight(s);
    if s.camps[attacker].units() == 0 || s.camps[defender].units() == 0 {
        return Asks::new();
    }
    let offers = [Offer::new(Choice::Stand), Offer::new(Choice::Withdraw).hint(&Hint::GivesUpAPoint)];
    Asks::from([(defender, Question::one_of(&Ask::Withdraw, "Skirmish 5", offers))])
}

pub(crate) fn withdraw(choice: Choice, t: &mut TableOf<'_>) {
    if choice == Choice::Withdraw {
        let Fight { attacker, defender, .. } = *fight(t.state);
        t.tell(&Line::Withdrew { seat: defender });
        t.skip_to(|step| matches!(step, Step::FightEnds));
        t.tell(&Line::Taken { seat: attacker });
        score(attacker, t);
    }
}

/// One side has nobody left: the fight is over at once.
pub(crate) fn nobody_to_withdraw(t: &mut TableOf<'_>) {
    let Fight { attacker, defender, .. } = *fight(t.state);
    t.skip_to(|step| matches!(step, Step::FightEnds));
    if t.state.camps[attacker].units() > 0 {
        t.tell(&Line::Taken { seat: attacker });
        score(attacker, t);
    } else {
        t.tell(&Line::Held { seat: defender });
    }
}

pub(crate) fn end(t: &mut TableOf<'_>) {
    t.state.fight = None;
}

fn fight(s: &State) -> &Fight {
    s.fight.as_ref().expect("a fight is going on")
}
